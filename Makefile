# make, make demo, make test, make bench, make install: see README.md.

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' interface/interface.toml)
SONAME := libdanxi.so.0
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include

LIBRARY := build/lib/libdanxi.so.$(VERSION)
HEADERS := $(wildcard include/danxi/*.h)
SOURCES := $(shell find Sources include interface -type f) Package.swift

all: $(LIBRARY)

# The Swift runtime goes inside; --static-swift-stdlib would be ignored for a dynamic library.
$(LIBRARY): $(SOURCES) | packages
	swift build -c release --product danxi --disable-local-rpath -Xswiftc -static-stdlib
	mkdir -p build/lib
	strip --strip-unneeded -o $@.new .build/release/libdanxi.so
	mv $@.new $@
	mkdir -p build/symbols
	cp .build/release/libdanxi.so build/symbols/libdanxi.so.0
	ln -sf libdanxi.so.$(VERSION) build/lib/$(SONAME)
	ln -sf $(SONAME) build/lib/libdanxi.so

# Every part that is made from interface/*.toml.
generate:
	python3 generator

# What is missing of Debian's packages is installed, and said.
packages:
	@sh tools/packages.sh build

test-packages:
	@sh tools/packages.sh build test

install: all
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(INCLUDEDIR)/danxi
	install -m 644 $(LIBRARY) $(DESTDIR)$(LIBDIR)/
	ln -sf libdanxi.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libdanxi.so
	install -m 644 $(HEADERS) $(DESTDIR)$(INCLUDEDIR)/danxi/
	sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@INCLUDEDIR@|$(INCLUDEDIR)|; s|@VERSION@|$(VERSION)|' tools/danxi.pc.in > $(DESTDIR)$(LIBDIR)/pkgconfig/danxi.pc

# The examples against the stand-in.
demo: all test-packages
	python3 tools/demo.py

test: test-swift test-c test-standin test-python test-project

test-swift: packages
	swift test

test-c: all test-packages
	python3 Tests/C/run.py

test-standin: test-packages
	python3 -m unittest discover -s standin/tests -t standin

test-python: all test-packages
	python3 -m unittest discover -s bindings/python/tests -t bindings/python

test-project: all test-packages build/test-venv
	build/test-venv/bin/python -m unittest discover -s Tests/Project

# With the iCalendar library that reads what course.calendar writes; without it, those tests are skipped.
build/test-venv:
	python3 -m venv $@
	$@/bin/pip install -q icalendar || echo "icalendar cannot be installed from PyPI: its tests will be skipped"

bench: all test-packages
	python3 Benchmarks/run.py
	python3 Benchmarks/markup/run.py

clean:
	rm -rf build .build

.PHONY: all generate packages test-packages install demo test test-swift test-c test-standin test-python test-project bench clean
