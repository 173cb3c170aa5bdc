# Two commands are enough: `make run` and `make test`. Every target does its own set-up.

SWIFT_BUILD = swift build -c release --static-swift-stdlib
NOREN = .build/release/noren
DECK ?= resources/demo/deck.yaml
PREFIX ?= /usr/local
LIBRARIES = Geometry AnimationCore Gestures Scene Components
SECONDS ?= 60

.PHONY: help run build test coverage lint format bench bench-json docs reference pictures install uninstall package package-test \
  deps fuzz sanitize clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

run: build ## open the demo (DECK=path for another deck); without a display, its headless tour
	@scripts/run $(NOREN) $(DECK)

build: deps ## the release binary, .build/release/noren
	$(SWIFT_BUILD) --product noren

test: deps ## every test, in release
	swift test -c release --disable-xctest

coverage: deps ## which part of each module's lines the tests reach
	scripts/coverage

lint: deps ## formatting, and that no module imports upward
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Fuzz Benchmarks Examples
	scripts/check-arrows

format: deps ## format the sources in place
	swift format --in-place --parallel --recursive Package.swift Sources Tests Fuzz Benchmarks Examples

bench: deps ## speed as ratios and counts
	$(SWIFT_BUILD) --product Benchmarks
	.build/release/Benchmarks

bench-json: deps ## the same as JSON
	@$(SWIFT_BUILD) --product Benchmarks >&2
	@.build/release/Benchmarks --json

docs: deps ## the documentation of the library products, in build/docs
	scripts/docs $(LIBRARIES)

reference: build ## the schemas and the reference pages of decks and flows, from the tables of their readers
	@for format in deck flow; do \
	  $(NOREN) --schema $$format > resources/$$format.schema.json && \
	  $(NOREN) --reference $$format > docs/$$format-format.md || exit; \
	done

pictures: build ## the README's pictures and film, and the goldens that keep them from going stale
	scripts/pictures $(NOREN)

install: build ## copy the program below PREFIX (default /usr/local), DESTDIR in front
	scripts/install install $(NOREN) $(PREFIX) "$(DESTDIR)"

uninstall: ## take it away again
	scripts/install uninstall $(NOREN) $(PREFIX) "$(DESTDIR)"

fuzz: deps ## coverage-guided fuzzing of what strangers send, SECONDS (default 60) for all targets together
	scripts/fuzz $(SECONDS)

package: build ## a Debian package in build/
	scripts/package $(NOREN)

package-test: package ## the package in a fresh Debian root: installed, run, taken away (needs root and debootstrap)
	scripts/package-test

sanitize: deps ## address, thread and undefined-behaviour sanitizers
	scripts/sanitize

deps: ## install the Debian packages that are missing
	@scripts/deps

clean: ## remove everything that was built
	rm -rf .build build
