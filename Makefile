# Run `make help` for the list of targets; README.md describes installation, CONTRIBUTING.md development.

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' interface/interface.toml)
SONAME := libdanxi.so.0
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include

LIBRARY := build/lib/libdanxi.so.$(VERSION)
HEADERS := $(wildcard include/danxi/*.h)
SOURCES := $(shell find Sources include interface -type f) Package.swift

all: $(LIBRARY) build/lib/pkgconfig/danxi.pc ## Build build/lib/libdanxi.so, the default

# The Swift runtime is linked in. --static-swift-stdlib would be ignored for a dynamic library.
$(LIBRARY): $(SOURCES) | build-packages
	swift build -c release --product danxi --disable-local-rpath -Xswiftc -static-stdlib
	mkdir -p build/lib
	strip --strip-unneeded -o $@.new .build/release/libdanxi.so
	mv $@.new $@
	mkdir -p build/symbols
	cp .build/release/libdanxi.so build/symbols/libdanxi.so.0
	ln -sf libdanxi.so.$(VERSION) build/lib/$(SONAME)
	ln -sf $(SONAME) build/lib/libdanxi.so

# The copy of danxi.pc for programs that use the library in build/lib without `make install`: see tools/environment.py.
build/lib/pkgconfig/danxi.pc: tools/danxi.pc.in Makefile
	mkdir -p $(@D)
	$(call danxi.pc,$${pcfiledir}/../..,$${pcfiledir}/..,$${pcfiledir}/../../../include) > $@

danxi.pc = sed 's|@PREFIX@|$(1)|; s|@LIBDIR@|$(2)|; s|@INCLUDEDIR@|$(3)|; s|@VERSION@|$(VERSION)|' tools/danxi.pc.in

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

demo: all demo-packages ## Run the examples in C and Python against the stand-in
	python3 tools/demo.py

try: all demo-packages ## Open a shell with the stand-in running; or run one command: make try RUN='python3 program.py'
	@env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS python3 tools/try.py $(if $(RUN),$(SHELL) -c '$(subst ','\'',$(value RUN))')

unexport RUN

install: all ## Install library, headers and danxi.pc below PREFIX (/usr/local)
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(INCLUDEDIR)/danxi
	install -m 644 $(LIBRARY) $(DESTDIR)$(LIBDIR)/
	ln -sf libdanxi.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libdanxi.so
	install -m 644 $(HEADERS) $(DESTDIR)$(INCLUDEDIR)/danxi/
	$(call danxi.pc,$(PREFIX),$(LIBDIR),$(INCLUDEDIR)) > $(DESTDIR)$(LIBDIR)/pkgconfig/danxi.pc

uninstall: ## Remove what `make install` installed, for the same PREFIX
	rm -f $(DESTDIR)$(LIBDIR)/libdanxi.so $(DESTDIR)$(LIBDIR)/$(SONAME) $(DESTDIR)$(LIBDIR)/libdanxi.so.$(VERSION)
	rm -f $(DESTDIR)$(LIBDIR)/pkgconfig/danxi.pc $(addprefix $(DESTDIR)$(INCLUDEDIR)/danxi/,$(notdir $(HEADERS)))
	[ ! -d $(DESTDIR)$(INCLUDEDIR)/danxi ] || rmdir $(DESTDIR)$(INCLUDEDIR)/danxi

docs: build/docs-venv ## Build the documentation site, build/site
	NO_MKDOCS_2_WARNING=1 build/docs-venv/bin/mkdocs build --strict
	@echo "The documentation is in build/site/index.html"

generate: ## Write the generated files from interface/*.toml
	python3 generator

test: lint test-generator test-swift test-c test-standin test-python test-project ## Run every test, and lint

test-swift: build-packages build/test-venv ## Run the Swift tests, module by module
	DANXI_TEST_PYTHON=$(CURDIR)/build/test-venv/bin/python swift test

test-c: all test-packages ## Run the tests of the C interface
	python3 Tests/C/run.py

test-standin: test-packages ## Run the tests of the stand-in
	python3 -m unittest discover -s standin/tests -t standin

test-generator: ## Run the tests of the generator
	python3 -B -m unittest discover -s generator/tests -t generator

test-python: all test-packages ## Run the tests of the Python package
	python3 -m unittest discover -s bindings/python/tests -t bindings/python

test-project: all test-packages build/test-venv ## Run the end-to-end tests and the tests of the documentation
	build/test-venv/bin/python -m unittest discover -s Tests/Project

# Without PyPI, the tests that need these packages are skipped.
build/test-venv: tools/test-requirements.txt | venv-packages
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip install -q --disable-pip-version-check -r $< || echo "The packages of $< could not be installed. The tests that need them will be skipped."

SWIFT_FILES = $$(git ls-files '*.swift')
C_FILES = $$(git ls-files '*.c' '*.h' '*.cpp' | grep -v -e ^include/ -e /Generated/)
LINT := build/lint-venv/bin

LINTS := lint-generated lint-swift lint-c lint-python lint-types

lint: build/lint-venv ## Check the style of Swift, C and Python, types, and that generated files are current
	@$(MAKE) --no-print-directory --keep-going $(LINTS)

lint-generated:
	python3 -B generator --check

lint-swift:
	swift format lint --strict $(SWIFT_FILES)

lint-c:
	$(LINT)/clang-format --dry-run -Werror $(C_FILES)

lint-python:
	$(LINT)/ruff check --quiet .
	$(LINT)/ruff format --check .

lint-types:
	$(LINT)/mypy --python-version 3.10 bindings/python/danxi bindings/python/tests/typed.py examples/python
	$(LINT)/mypy generator tools standin/danxi_standin

format: build/lint-venv ## Apply the style to Swift, C and Python
	swift format --in-place $(SWIFT_FILES)
	$(LINT)/clang-format -i $(C_FILES)
	$(LINT)/ruff check --quiet --fix-only .
	$(LINT)/ruff format --quiet .

build/lint-venv build/docs-venv: build/%-venv: tools/%-requirements.txt | venv-packages
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip install -q --disable-pip-version-check -r $< || { rm -rf $@; exit 1; }

bench: all test-packages ## Measure speed and memory against libcurl and jansson, and count round trips
	python3 Benchmarks/run.py
	python3 Benchmarks/markup/run.py
	python3 Benchmarks/journeys.py

clean: ## Remove everything that was built
	rm -rf build .build

# Installs the missing Debian packages of a group and prints their names.
build-packages demo-packages test-packages venv-packages:
	@sh tools/packages.sh $(@:-packages=)

.PHONY: all help demo try install uninstall docs generate test test-generator test-swift test-c test-standin test-python test-project lint format bench clean
.PHONY: $(LINTS) build-packages demo-packages test-packages venv-packages
