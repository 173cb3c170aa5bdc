# Two commands are enough: `make run` and `make test`. Every target does its own set-up.

SWIFT_BUILD = swift build -c release --static-swift-stdlib
NOREN = .build/release/noren
DECK ?= resources/demo/deck.yaml
PREFIX ?= /usr/local

.PHONY: help run build test lint format bench bench-json docs reference install uninstall package deps clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

run: build ## open the demo (DECK=path for another deck); without a display, its headless tour
	@scripts/run $(NOREN) $(DECK)

build: deps ## the release binary, .build/release/noren
	$(SWIFT_BUILD) --product noren

test: deps ## every test, in release
	swift test -c release --disable-xctest

lint: deps ## formatting, and that no module imports upward
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Examples
	scripts/check-arrows

format: deps ## format the sources in place
	swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Examples

bench: deps ## speed as ratios and counts
	$(SWIFT_BUILD) --product Benchmarks
	.build/release/Benchmarks

bench-json: deps ## the same as JSON
	@$(SWIFT_BUILD) --product Benchmarks >&2
	@.build/release/Benchmarks --json

docs: deps ## the documentation of AnimationCore, in build/docs
	scripts/docs AnimationCore

reference: build ## the schema and the reference page of the deck format, from the tables of its reader
	$(NOREN) --schema > resources/deck.schema.json
	mkdir -p docs && $(NOREN) --reference > docs/deck-format.md

install: build ## copy the program below PREFIX (default /usr/local), DESTDIR in front
	scripts/install install $(NOREN) $(PREFIX) "$(DESTDIR)"

uninstall: ## take it away again
	scripts/install uninstall $(NOREN) $(PREFIX) "$(DESTDIR)"

package: build ## a Debian package in build/
	scripts/package $(NOREN)

deps: ## install the Debian packages that are missing
	@scripts/deps

clean: ## remove everything that was built
	rm -rf .build build
