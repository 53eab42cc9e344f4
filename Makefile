# Run `make help` for the list of targets; README.md describes installation, CONTRIBUTING.md development.

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' interface/interface.toml)
SONAME := libdanxi.so.0
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
BINDIR ?= $(PREFIX)/bin
INCLUDEDIR ?= $(PREFIX)/include
SWIFT ?= swift
STRIP ?= strip --strip-unneeded
JOBS ?= $(shell nproc)

# Python keeps compiled modules in this folder, so that none are among the sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
unexport PYTHONDONTWRITEBYTECODE

# ARCH=arm64 builds on an x86-64 machine for Debian 13 on arm64, in build/arm64: see docs/internals/arm64.md.
MACHINE := $(shell dpkg --print-architecture 2>/dev/null)
ARCH := $(MACHINE)
OUT := build
CROSS ?= $(CURDIR)/build/debian13-arm64

ifneq ($(ARCH),$(MACHINE))
ifneq ($(ARCH),arm64)
$(error ARCH=$(ARCH) is not supported on this machine. Use ARCH=arm64)
endif
OUT := build/arm64
TOOLCHAIN = $(dir $(shell readlink -f "$$(command -v $(SWIFT))"))
CC = $(TOOLCHAIN)clang --target=aarch64-linux-gnu --sysroot=$(PKG_CONFIG_SYSROOT_DIR) -fuse-ld=lld
STRIP = $(TOOLCHAIN)llvm-objcopy --strip-unneeded
# Package.swift, SwiftPM and pkg-config read them.
export PKG_CONFIG_SYSROOT_DIR := $(CROSS)/system
export PKG_CONFIG_LIBDIR := $(CROSS)/sdk/pkgconfig
CROSS_FLAGS := --swift-sdks-path $(CROSS)/sdk --swift-sdk debian-13-arm64 --pkg-config-path $(PKG_CONFIG_LIBDIR)
endif

# The flags that harden C and C++. Package.swift passes CFLAGS and CXXFLAGS on. Swift checks bounds, overflows and lifetimes itself.
# `=` asks the compiler when a recipe runs: when make starts, the compiler may not be installed yet.
HARDENING = -fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 \
    $(if $(findstring x86_64,$(shell $(CC) -dumpmachine)),-fcf-protection=full)
HARDENED_LINK := -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack

# In `make test`, tools/step.py runs the command of each step, and writes its output to build/log.
step = $(if $(STEPS),python3 tools/step.py $(1))

LIBRARY := $(OUT)/lib/libdanxi.so.$(VERSION)
HEADERS := $(wildcard include/danxi/*.h)
TABLES := $(wildcard interface/*.toml)
SOURCES := $(shell find Sources Plugins include -type f) $(TABLES) $(wildcard generator/*.py) Package.swift

RPC := $(OUT)/bin/danxi-rpc
SINGLE_HEADERS := build/include/danxi_all.h build/include/danxi_cdef.h

# Three of the generated files that git ignores, for make to compare their times. The recipe touches them, because the generator writes
# only files that change. The lock is needed because several makes can run at the same time: some steps of `make test` start another make.
READER := bindings/python/danxi/_reader.abi3.so
PRODUCTS := build/generated/openrpc.json build/generated/methods.h bindings/python/danxi/_generated/__init__.py

all: $(LIBRARY) $(RPC) $(SINGLE_HEADERS) build/lib/pkgconfig/danxi.pc products $(READER) ## Build build/lib/libdanxi.so and the Python package, the default

library: $(LIBRARY) $(RPC) ## Build the library and danxi-rpc; with ARCH=arm64 for Debian 13 on arm64, in build/arm64

products: $(PRODUCTS) ## Write the generated files that are not in git: the Python package, openrpc.json, a table for the C tests

$(PRODUCTS) &: $(TABLES) $(shell find generator -name '*.py' -not -path '*/tests/*')
	@mkdir -p build
	flock build/products.lock python3 generator --products
	@touch $(PRODUCTS)

# The compiled part of the Python package, which is left out without a compiler or Python's headers.
$(READER): bindings/python/compiled/reader.c tools/build_reader.py
	python3 tools/build_reader.py

NO_SWIFT = The program `$(SWIFT)` was not found. The build needs Swift 6.3 or later: add the toolchain to PATH, or set SWIFT: \
    make SWIFT=/opt/swift/usr/bin/swift. Debian 12 has no package for Swift: see https://www.swift.org/install/linux/

# The release build has its own folder, because SwiftPM runs one build at a time in a folder, and `make test` also builds the tests.
RELEASE := $(OUT)/release
# -static-stdlib links the Swift runtime into the library: SwiftPM ignores --static-swift-stdlib for a dynamic library. The library has no
# debug information, because nothing reads it. Each build has the same instructions, because the optimizer does not unroll loops: it orders
# the variables of an unrolled loop by their addresses in memory.
RELEASE_FLAGS := -c release --scratch-path $(RELEASE) --product danxi --disable-local-rpath -debug-info-format none \
    -Xswiftc -static-stdlib -Xswiftc -cross-module-optimization -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=loop-unroll $(CROSS_FLAGS)

# Places a library in build/lib, after a command has changed the copy, and the same library with its symbols in build/symbols. A process may
# have mapped the old file, so it is replaced and not overwritten.
define place_library
	mkdir -p $(OUT)/lib $(OUT)/symbols
	cp $(1) $(LIBRARY).new
	$(if $(3),$(3) $(LIBRARY).new)
	mv $(LIBRARY).new $(LIBRARY)
	cp $(2) $(OUT)/symbols/libdanxi.so.0
	ln -sf libdanxi.so.$(VERSION) $(OUT)/lib/$(SONAME)
	ln -sf $(SONAME) $(OUT)/lib/libdanxi.so
endef

# The files of a Debian 13 for arm64, a Swift SDK for it, and an emulator. Remove the file for newer packages.
$(CROSS)/installed: | apt-arm64
	python3 tools/cross/system.py $(SWIFT)
	touch $@

$(LIBRARY): $(SOURCES) | apt-build $(if $(CROSS_FLAGS),$(CROSS)/installed)
	@command -v $(SWIFT) >/dev/null || { echo '$(NO_SWIFT)' >&2; exit 1; }
	$(call step,build) env $(if $(CROSS_FLAGS),-u CC -u CXX) CFLAGS='$(HARDENING) $(CFLAGS)' CXXFLAGS='$(HARDENING) $(CXXFLAGS)' \
	    SWIFT_COMPILER="$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')" \
	    $(SWIFT) build $(RELEASE_FLAGS) $(SWIFTFLAGS)
	$(call place_library,$(RELEASE)/release/libdanxi.so,$(RELEASE)/release/libdanxi.so,$(STRIP))

# The program finds the library beside itself, as in the wheel, or in ../lib. If LIBDIR is another folder, `make install` links it again.
RPC_RPATH ?= $$ORIGIN:$$ORIGIN/../lib
RPC_LIBDIR = $(if $(RPC_RPATH),$(filter-out ../lib,$(shell realpath -m --relative-to='$(BINDIR)' '$(LIBDIR)')))
# The debug information has no path of this clone, also not of the headers of another architecture.
RPC_FLAGS = -std=gnu11 -D_GNU_SOURCE -O2 -fPIE -Wall -Wextra $(HARDENING) $(CPPFLAGS) $(CFLAGS) \
    $(if $(CROSS_FLAGS),-ffile-prefix-map=$(CROSS)/system=)

$(RPC): $(wildcard rpc/*.c rpc/*.h) $(HEADERS) $(LIBRARY)
	mkdir -p $(@D)
	$(call build_rpc,$@.new,$(RPC_RPATH))
	mv $@.new $@

# Builds the program as the file $(1), which finds the library in the folders $(2).
define build_rpc
	$(CC) $(RPC_FLAGS) -Iinclude $$(pkg-config --cflags jansson) -o $(1) rpc/*.c \
	    -pie -L$(OUT)/lib -ldanxi $$(pkg-config --libs jansson) $(if $(2),-Xlinker -rpath -Xlinker '$(2)') $(HARDENED_LINK) $(LDFLAGS)
	$(STRIP) $(1)
endef

# All headers as one, and their declarations for cffi and LuaJIT.
$(SINGLE_HEADERS) &: $(HEADERS) tools/single_header.py
	python3 tools/single_header.py

# The copy of danxi.pc for programs that use the library in build/lib without `make install`: see tools/environment.py.
build/lib/pkgconfig/danxi.pc: tools/danxi.pc.in Makefile
	mkdir -p $(@D)
	$(call configured,danxi.pc,$${pcfiledir}/../..,$${pcfiledir}/..,$${pcfiledir}/../../../include) > $@

configured = sed 's|@PREFIX@|$(2)|; s|@LIBDIR@|$(3)|; s|@INCLUDEDIR@|$(4)|; s|@VERSION@|$(VERSION)|' tools/$(1).in

CMAKE_FILES := danxi-config.cmake danxi-config-version.cmake

help: ## Show this list
	@sed -n 's/^\([a-z0-9-]*\):[^#]*## \(.*\)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

demo: all apt-demo ## Run the examples in C and Python against the stand-in
	python3 tools/demo.py

try: all apt-demo build/try-venv ## Open a shell with the stand-in running; or run one command: make try RUN='python3 program.py'
	@env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS python3 tools/try.py $(if $(RUN),$(SHELL) -c '$(subst ','\'',$(value RUN))')

unexport RUN

install: all ## Install the library, danxi-rpc, headers, danxi.pc and the CMake package below PREFIX (/usr/local)
	install -d $(DESTDIR)$(BINDIR) $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(LIBDIR)/cmake/danxi $(DESTDIR)$(INCLUDEDIR)/danxi
	install -m 644 $(LIBRARY) $(DESTDIR)$(LIBDIR)/
	ln -sf libdanxi.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libdanxi.so
	$(if $(RPC_LIBDIR),$(call build_rpc,$(RPC).installed,$$ORIGIN/$(RPC_LIBDIR)))
	install -m 755 $(RPC)$(if $(RPC_LIBDIR),.installed) $(DESTDIR)$(BINDIR)/danxi-rpc
	install -m 644 $(HEADERS) $(DESTDIR)$(INCLUDEDIR)/danxi/
	install -m 644 $(SINGLE_HEADERS) $(DESTDIR)$(INCLUDEDIR)/
	for file in pkgconfig/danxi.pc $(CMAKE_FILES:%=cmake/danxi/%); do \
	    $(call configured,$${file##*/},$(PREFIX),$(LIBDIR),$(INCLUDEDIR)) > $(DESTDIR)$(LIBDIR)/$$file || exit; \
	done

uninstall: ## Remove what `make install` installed, for the same PREFIX
	rm -f $(DESTDIR)$(LIBDIR)/libdanxi.so $(DESTDIR)$(LIBDIR)/$(SONAME) $(DESTDIR)$(LIBDIR)/libdanxi.so.$(VERSION)
	rm -f $(DESTDIR)$(BINDIR)/danxi-rpc $(addprefix $(DESTDIR)$(INCLUDEDIR)/,$(notdir $(SINGLE_HEADERS)))
	rm -f $(DESTDIR)$(LIBDIR)/pkgconfig/danxi.pc $(addprefix $(DESTDIR)$(INCLUDEDIR)/danxi/,$(notdir $(HEADERS)))
	rm -f $(CMAKE_FILES:%=$(DESTDIR)$(LIBDIR)/cmake/danxi/%)
	for directory in $(DESTDIR)$(INCLUDEDIR)/danxi $(DESTDIR)$(LIBDIR)/cmake/danxi; do [ ! -d $$directory ] || rmdir $$directory; done

# The Debian packages are for this machine, or for Debian 13, where those that depend on the architecture are built.
ifneq ($(filter-out 13,$(DEBIAN)),)
$(error DEBIAN=$(DEBIAN) is not supported. Use DEBIAN=13, or leave it out for the release of this machine)
endif
ifneq ($(CROSS_FLAGS),)
deb: apt-arm64 $(CROSS)/installed
	python3 tools/cross/deb.py $(SWIFT) $(ARCH)
else ifeq ($(DEBIAN),13)
deb: apt-arm64
	python3 tools/cross/deb.py $(SWIFT) $(ARCH)
else
deb: apt-build apt-deb ## Build the Debian packages, build/deb/*.deb; with DEBIAN=13 or ARCH=arm64 those for Debian 13, in build/deb-trixie and build/deb-arm64
	sh tools/deb.sh
endif

# The architecture as an option of tools. None for the machine's own.
OTHER_ARCH := $(if $(CROSS_FLAGS),$(ARCH))

wheel: apt-wheel library products build/wheel-venv $(OUT)/bundled/libraries.json ## Build the Python wheel with the library inside, the sdist, and the wheel of the stand-in, in build/wheel; with ARCH=arm64 the wheel in build/arm64/wheel
	build/wheel-venv/bin/python tools/make_wheel.py $(OTHER_ARCH:%=--architecture %)

# The libraries that the wheel contains.
$(OUT)/bundled/libraries.json: tools/bundled.toml tools/bundled.py tools/debian_mirror.py | apt-build apt-wheel $(if $(CROSS_FLAGS),$(CROSS)/installed)
	python3 tools/bundled.py $(OTHER_ARCH)

outdated: ## Tell whether Debian has newer versions of the libraries in the wheel; UPDATE=1 records them in tools/bundled.toml
	python3 tools/outdated.py $(if $(UPDATE),--update)

release: apt-wheel build/wheel-venv ## Build the files of a release in build/dist, signed by the key of gpg SIGN=KEY (docs/releasing.md); needs root
	python3 tools/missing_days.py
	$(MAKE) packaged-wheel
	$(MAKE) deb DEBIAN=13
	$(MAKE) packaged-wheel ARCH=arm64
	build/wheel-venv/bin/python tools/release.py $(if $(SIGN),--sign '$(SIGN)')

DEBS := build/deb$(OTHER_ARCH:%=-%)

# The wheel contains the library of the Debian package, whose build does not depend on the folder and the date.
packaged-wheel: deb ## Build the Debian packages, and the wheel with the library of the packages
	rm -rf $(DEBS)/unpacked
	dpkg-deb -x $(DEBS)/libdanxi0_*_$(ARCH).deb $(DEBS)/unpacked
	$(call place_library,$(DEBS)/unpacked/usr/lib/*/libdanxi.so.$(VERSION),$(DEBS)/libdanxi-$(VERSION)/$(OUT)/symbols/libdanxi.so.0)
	$(MAKE) -o $(LIBRARY) wheel

test-reproducible: apt-wheel apt-deb apt-packages ## Build the release twice, in two folders at two dates, and compare all files; takes an hour, not part of `make test`
	python3 tools/reproducible.py

docs: products build/docs-venv ## Build the documentation site, build/site
	NO_MKDOCS_2_WARNING=1 build/docs-venv/bin/mkdocs build --strict
	@echo "The documentation is in build/site/index.html"

generate: ## Write all generated files from interface/*.toml, including those in git
	python3 generator

function-order: all apt-test ## Measure which functions most programs need, and write the order in which the linker places them
	python3 tools/function_order.py
# Remove the library, because SwiftPM does not notice a change of functions.order.
	rm -f $(RELEASE)/release/libdanxi.so
	$(MAKE) all

# The builds are first in the list, because most other steps wait for them. The longest of these steps follow. `check` mostly waits, so
# next to the other steps it takes little time.
STEPS_OF_TEST := all build-tests $(if $(CHECK),check) test-swift test-simulation test-c test-project test-python test-pure-python test-standin lint test-interface test-generator test-tools

quick: ## Check the files that differ from main: run the tests of their modules and the linters
	@python3 tools/quick.py

# The packages of the builds are installed first, so that a build begins at once, and the other packages are installed while it runs. Else
# the steps that install packages take all jobs and wait for each other, with no processor in use.
test: apt-build ## Run the tests and the linters, JOBS steps at a time (the number of processors); make test CHECK=1 also runs `make check`
	@rm -rf build/log
	@$(MAKE) --no-print-directory -j$(JOBS) --keep-going STEPS=1 $(STEPS_OF_TEST); python3 tools/step.py --report $$?

# Without the index and debug information, the build takes a quarter less time. `build-tests` and `test-swift` must pass equal flags,
# because SwiftPM compiles everything again if the flags differ.
# With one or two processors, a module is compiled by one process: two would read the same imports, and other modules use the second processor.
# WHOLE_MODULES=1 is for a clone that is built once: see Package.swift.
SWIFT_TEST_FLAGS := --disable-index-store -debug-info-format none $(if $(filter 1 2,$(shell nproc)),-Xswiftc -j1)

build-tests: apt-build ## Build the Swift tests
	$(call step,build-tests) $(SWIFT) build --build-tests $(SWIFT_TEST_FLAGS)

test-swift: build-tests build/test-venv ## Run the Swift tests; make test-swift FILTER=BusTests runs some
	DANXI_TEST_PYTHON=$(CURDIR)/build/test-venv/bin/python $(call step,test-swift) python3 tools/swift_tests.py \
	    $(SWIFT) test --skip-build --disable-xctest --enable-swift-testing $(SWIFT_TEST_FLAGS) --experimental-maximum-parallelization-width 8 $(if $(FILTER),--filter '$(FILTER)')

test-simulation: build-tests ## Run 2,000 histories of the simulated world, and those that once violated a law
	$(call step,test-simulation) python3 tools/simulate.py --kept

simulate: build-tests ## Run histories of the simulated world: make simulate RUNS=500 FIRST=1; SEED=7 prints the history of one seed
	python3 tools/simulate.py $(if $(SEED),--seed $(SEED),--first $(or $(FIRST),1) --runs $(or $(RUNS),500))

test-c: all apt-test ## Run the tests of the C interface
	$(call step,test-c) python3 Tests/C/run.py

test-interface: all apt-test ## Check that the interface is compatible with the recorded baseline
	$(call step,test-interface) python3 tools/run_tests.py Tests/Interface

interface-baseline: all apt-test ## For a release: record the interface and its stores, with which later versions are compared
	python3 Tests/Interface/keep.py
	python3 Tests/Interface/keep_stores.py

test-standin: apt-test ## Run the tests of the stand-in
	$(call step,test-standin) python3 tools/run_tests.py standin/tests -t standin

test-generator: ## Run the tests of the generator
	$(call step,test-generator) python3 tools/run_tests.py generator/tests -t generator

test-tools: apt-test build/test-venv ## Run the tests of tools/
	$(call step,test-tools) build/test-venv/bin/python tools/run_tests.py tools/tests

test-python: all apt-test build/test-venv ## Run the tests of the Python package and of the command `danxi`
	$(call step,test-python) build/test-venv/bin/python tools/run_tests.py bindings/python/tests -t bindings/python

# What the compiled part of the package does is tested again without it.
PURE_TESTS := $(foreach name,values results recorded pages generator shown watch,test_$(name).py)

test-pure-python: all apt-test build/test-venv ## Run the tests of values again without the compiled part of the Python package
	DANXI_PURE_PYTHON=1 $(call step,test-pure-python) build/test-venv/bin/python tools/run_tests.py bindings/python/tests $(PURE_TESTS) -t bindings/python

test-project: all apt-test build/test-venv build/try-venv ## Run the end-to-end tests and the tests of the documentation
	$(call step,test-project) build/test-venv/bin/python tools/run_tests.py Tests/Project

test-subscribers: all apt-test build/test-venv build/subscribers ## Test `danxi serve` with khal, newsboat, promtool, vdirsyncer and Radicale, unpacked into build; not part of `make test`
	build/test-venv/bin/python -m unittest discover -s bindings/python/tests -t bindings/python -k test_serve_programs

PYTHON_ARM64 := build/debian13-arm64/system/usr/bin/python3
TESTS_ARM64 := $(foreach name,methods calls async threads values results errors extensions memory,test_$(name).py)

test-arm64: apt-arm64 apt-test ## Run the C tests, tests of the Python package and the demo on an emulated arm64 (docs/internals/arm64.md); not part of `make test`
	$(MAKE) ARCH=arm64 library products
	python3 tools/cross/emulate.py python3 Tests/C/run.py --arm64
	python3 tools/cross/emulate.py $(PYTHON_ARM64) tools/run_tests.py bindings/python/tests $(TESTS_ARM64) -t bindings/python --limit 3600
	python3 tools/cross/emulate.py $(PYTHON_ARM64) tools/demo.py

test-valkey: all build-tests apt-test apt-arm64 build/test-venv ## Run the tests of stores with the Valkey of Debian 13, unpacked into build; not part of `make test`
	python3 tools/valkey.py python3 tools/swift_tests.py $(SWIFT) test --skip-build --disable-xctest --enable-swift-testing $(SWIFT_TEST_FLAGS) \
	    --experimental-maximum-parallelization-width 8 --filter '^RedisTests\.'
	python3 tools/valkey.py build/test-venv/bin/python tools/run_tests.py Tests/Project test_stores.py

test-libcurl: all build-tests apt-wheel apt-test build/test-venv ## Run the tests and the attacks with the libcurl of Debian 13, built in build/debian13-libcurl; not part of `make test`
	DANXI_TEST_PYTHON=$(CURDIR)/build/test-venv/bin/python python3 tools/libcurl.py python3 tools/swift_tests.py $(SWIFT) test --skip-build \
	    --disable-xctest --enable-swift-testing $(SWIFT_TEST_FLAGS) --experimental-maximum-parallelization-width 8
	python3 tools/libcurl.py python3 Tests/C/run.py
	python3 tools/libcurl.py build/test-venv/bin/python tools/run_tests.py bindings/python/tests -t bindings/python
	python3 tools/libcurl.py build/test-venv/bin/python tools/run_tests.py Tests/Project
	python3 tools/libcurl.py python3 Tests/Check/run.py

build/subscribers: tools/subscribers.sh
	sh $< $(CURDIR)/$@

test-languages: all apt-test apt-languages build/test-venv ## Install compilers and interpreters for the examples in other languages, and run these examples
	DANXI_ALL_LANGUAGES=1 build/test-venv/bin/python tools/run_tests.py Tests/Project test_languages.py

test-packages: deb wheel apt-packages ## Test the Debian packages in a clean Debian 12 and 13, and the wheels with every CPython; not part of `make test`
	$(MAKE) deb DEBIAN=13
	$(MAKE) deb wheel ARCH=arm64
	python3 Tests/Packages/run.py

CHECKS := check-attacks check-inputs

check: $(CHECKS) ## Attack the library for some minutes with hostile servers, failures, blocked calls, killed processes and damaged files (Tests/Check)

check-attacks: all apt-test
	$(call step,check-attacks) python3 Tests/Check/run.py

check-inputs: build-tests apt-test
	$(call step,check-inputs) python3 Tests/Check/fuzz.py

MINUTES ?= 30

soak: all apt-test ## Run the C tests under Valgrind, `make check` for longer (MINUTES=30 for timed suites), fuzzers, sanitizers, then `make mutants`
	python3 Tests/C/run.py --valgrind all --filter=-valgrind
	python3 Tests/Check/run.py --minutes $(MINUTES)
	$(MAKE) mutants

check-figures: ## Write the figures of the last `make check` or `make soak` to docs/robustness.md
	python3 Tests/Check/run.py --write-figures

coverage: apt-build build/test-venv ## Measure which lines the Swift tests run, module by module
	DANXI_TEST_PYTHON=$(CURDIR)/build/test-venv/bin/python $(SWIFT) test --disable-xctest --enable-swift-testing --enable-code-coverage --scratch-path build/coverage
	python3 tools/coverage.py build/coverage

mutants: apt-build apt-test build/test-venv ## Check that the tests find the bugs in Tests/Mutants; NAMES="password ticket" selects some, RANDOM=200 draws others
	build/test-venv/bin/python Tests/Mutants/run.py $(NAMES) $(if $(RANDOM),--random $(RANDOM)) $(if $(SEED),--seed $(SEED)) \
	    $(if $(GUARDS),--guards $(GUARDS)) $(if $(TESTS),--tests $(TESTS)) $(if $(HISTORIES),--histories $(HISTORIES)) $(if $(SEEDS),--seeds)

# Without PyPI, the tests that need these packages are skipped.
build/test-venv: tools/test-requirements.txt | apt-venv
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip install -q --disable-pip-version-check -r $< || echo "The packages of $< could not be installed. The tests that need them will be skipped."

# The Python of the shell of `make try`, with the packages of the command, of `danxi serve` and pytest, and those that the machine has.
build/try-venv: tools/try-requirements.txt | apt-venv
	@rm -rf $@
	@python3 -m venv --system-site-packages $@
	@$@/bin/pip install -q --disable-pip-version-check -r $< || echo "The packages of $< could not be installed. The command danxi and pytest need them."

SWIFT_FILES = $$(git ls-files '*.swift')
WRITTEN_HEADERS = include/danxi/core.h include/danxi/extensions.h include/danxi/jansson.h
C_FILES = $(WRITTEN_HEADERS) $$(git ls-files '*.c' '*.h' '*.cpp' | grep -v -e ^include/ -e /Generated/ -e ^Tests/Interface/.*/)
LINT := build/lint-venv/bin

LINTS := lint-generated lint-swift lint-c lint-python lint-types lint-effects lint-expectations

# -o: the tests are built once, and not again by the other make.
lint: products build-tests build/lint-venv ## Check the style of Swift, C and Python, types in Python, generated files, and which files reach the system
	@$(call step,lint) $(MAKE) --no-print-directory --keep-going -o build-tests $(LINTS)

lint-generated:
	python3 generator --check

lint-swift:
	$(SWIFT) format lint --strict $(SWIFT_FILES)

lint-c:
	$(LINT)/clang-format --dry-run -Werror $(C_FILES)

lint-python: products
	$(LINT)/ruff check --quiet .
	$(LINT)/ruff format --check .
	$(LINT)/vermin --quiet --no-tips --violations --target=3.9- bindings/python/danxi bindings/python/tests/installed.py

lint-types: products
	$(LINT)/mypy --python-version 3.10 bindings/python/danxi bindings/python/tests/typed.py examples/python examples/testing
	$(LINT)/mypy generator tools standin/danxi_standin
	python3 tools/page_programs.py build/programs
	$(LINT)/mypy build/programs

lint-effects: build-tests
	python3 tools/effects.py --swift $(SWIFT)

lint-expectations:
	python3 tools/expectations.py

format: build/lint-venv ## Apply the style to Swift, C and Python
	$(SWIFT) format --in-place $(SWIFT_FILES)
	$(LINT)/clang-format -i $(C_FILES)
	$(LINT)/ruff check --quiet --fix-only .
	$(LINT)/ruff format --quiet .

build/lint-venv build/docs-venv build/wheel-venv: build/%-venv: tools/%-requirements.txt | apt-venv
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip install -q --disable-pip-version-check -r $< || { rm -rf $@; exit 1; }

bench: all apt-test apt-bench ## Measure speed and memory against libcurl and jansson, and count round trips
	python3 Benchmarks/run.py
	python3 Benchmarks/markup/run.py
	python3 Benchmarks/feeds/run.py
	python3 Benchmarks/feeds/refresh.py
	python3 Benchmarks/journeys.py

clean: ## Remove everything that was built
	rm -rf build .build bindings/python/danxi/_generated
	rm -f $$(grep -sl '^# Generated from interface/' bindings/python/danxi/*.py) $(READER)

# Installs the missing Debian packages of a group and prints their names.
apt-bench apt-build apt-demo apt-languages apt-test apt-venv apt-wheel apt-arm64 apt-deb apt-packages:
	@sh tools/packages.sh $(@:apt-%=%)

.PHONY: all library products help demo try install uninstall deb wheel packaged-wheel outdated release test-reproducible docs generate function-order quick test build-tests simulate test-simulation test-generator test-tools test-swift test-c test-interface interface-baseline test-standin test-python test-pure-python test-project test-languages test-arm64 test-valkey test-libcurl test-subscribers test-packages check soak check-figures coverage mutants lint format bench clean
.PHONY: $(LINTS) $(CHECKS) apt-bench apt-build apt-demo apt-languages apt-test apt-venv apt-wheel apt-arm64 apt-deb apt-packages
