# Two commands are enough: `make run` and `make test`. Every target does its own set-up.
# The program and the tests are compiled with other settings, and each would undo the other's build in the same folder.

SWIFT_BUILD = swift build -c release --static-swift-stdlib
NOREN = .build/release/noren
TESTS = build/tests
DECK ?= resources/demo/deck.yaml
PREFIX ?= /usr/local
LIBRARIES = Geometry AnimationCore Gestures Scene Components
SECONDS ?= 60

.PHONY: help run build test coverage lint format bench bench-json allocations docs reference pictures install uninstall \
  package package-test deps deps-build deps-run deps-test deps-package fuzz sanitize clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

run: deps-run build ## open the demo (DECK=path for another deck); without a display, its headless tour
	@scripts/run $(NOREN) $(DECK)

build: deps-build ## the release binary, .build/release/noren
	$(SWIFT_BUILD) --product noren

test: deps-test ## every test, in release
	swift test -c release --disable-xctest --scratch-path $(TESTS)

coverage: deps-test ## which part of each module's lines the tests reach
	scripts/coverage

lint: deps-build ## formatting, and that no module imports upward
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Fuzz Benchmarks Examples
	scripts/check-arrows

format: deps-build ## format the sources in place
	swift format --in-place --parallel --recursive Package.swift Sources Tests Fuzz Benchmarks Examples

bench: deps-run ## speed as ratios and counts
	$(SWIFT_BUILD) --product Benchmarks
	.build/release/Benchmarks

bench-json: deps-run ## the same as JSON
	@$(SWIFT_BUILD) --product Benchmarks >&2
	@.build/release/Benchmarks --json

allocations: deps-run ## that a steady frame asks for no memory; counts alone, which no other program disturbs
	$(SWIFT_BUILD) --product Benchmarks
	.build/release/Benchmarks --allocations

docs: deps-build ## the documentation of the library products, in build/docs
	scripts/docs $(LIBRARIES)

reference: build ## the schemas and the reference pages of decks and flows, from the tables of their readers
	@for format in deck flow; do \
	  $(NOREN) --schema $$format > resources/$$format.schema.json && \
	  $(NOREN) --reference $$format > docs/$$format-format.md || exit; \
	done

pictures: deps-test build ## the README's pictures and film, and the goldens that keep them from going stale
	scripts/pictures $(NOREN)

install: ## copy what `make build` built below PREFIX (default /usr/local), DESTDIR in front; root needs no Swift
	scripts/install install $(NOREN) $(PREFIX) "$(DESTDIR)"

uninstall: ## take it away again
	scripts/install uninstall $(NOREN) $(PREFIX) "$(DESTDIR)"

fuzz: deps-test ## coverage-guided fuzzing of what strangers send, SECONDS (default 60) for all targets together
	scripts/fuzz $(SECONDS)

package: deps-package build ## a Debian package in build/
	scripts/package $(NOREN)

package-test: package ## the package in a fresh Debian root: installed, run, taken away (needs root and debootstrap)
	scripts/package-test

sanitize: deps-test ## address, thread and undefined-behaviour sanitizers
	scripts/sanitize

deps: ## install the Debian packages that are missing; deps-build, -run, -test and -package those that one of these needs
	@scripts/deps

deps-build deps-run deps-test deps-package:
	@scripts/deps $(@:deps-%=%)

clean: ## remove everything that was built
	rm -rf .build build
