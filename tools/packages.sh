#!/bin/sh
# Installs the missing Debian packages of the named groups, and prints their names.
set -eu

# Prints the packages that the examples in other languages need. A compiler may be installed without a package, for example by rustup.
languages() {
    echo g++ libffi-platypus-perl libgoogle-gson-java librust-serde-json-dev lua-cjson luajit
    command -v javac >/dev/null || echo default-jdk-headless
    command -v rustc >/dev/null || echo rustc
    command -v cargo >/dev/null || echo cargo
    command -v go >/dev/null || echo golang-go
    command -v ruby >/dev/null || echo ruby
    command -v node >/dev/null || echo nodejs
    [ -e /usr/include/node/node_api.h ] || echo libnode-dev
}

packages_of() {
    case $1 in
    build) echo libcurl4-openssl-dev libhiredis-dev libjansson-dev libpsl-dev libsimdjson-dev libsqlite3-dev libssl-dev libxml2-dev pkg-config zlib1g-dev binutils g++ ;;
    bench) echo golang-go golang-github-mmcdole-gofeed-dev newsboat ;;
    demo) echo openssl ;;
    test) echo openssl abigail-tools gpg gpg-agent chromium python3-venv clang cmake nginx-light valgrind libglib2.0-dev libuv1-dev redis-server luajit python3-cffi ;;
    venv) echo python3-venv ;;
    wheel) echo python3-dev autoconf automake dpkg-dev libbrotli-dev libidn2-dev libnghttp2-dev libtool meson zlib1g-dev ;;
    arm64) echo debian-archive-keyring mmdebstrap ;;
    languages) languages ;;
    deb)
        echo debhelper dh-python git help2man mkdocs mkdocs-material openssl pybuild-plugin-pyproject
        echo python3-all python3-dev python3-click python3-hatchling python3-keyring python3-pymdownx python3-rich
        ;;
    packages) echo autopkgtest faketime lintian mmdebstrap openssl python3-venv unzip ;;
    *) echo "packages.sh: unknown group of packages: $1. Use bench, build, demo, languages, test, venv, wheel, arm64, deb or packages." >&2 && exit 2 ;;
    esac
}

# Only one process installs packages, because steps of the Makefile run at the same time.
exec 9<"$0"
flock 9

missing=
for group in "$@"; do
    packages=$(packages_of "$group")
    for package in $packages; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
done
[ -n "$missing" ] || exit 0

echo "Installing missing Debian packages:$missing"
as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
$as_root apt-get -qq update
# RUNLEVEL=1 keeps the packages' services from starting. The tests start the services that they need.
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install --no-install-recommends $missing >/dev/null
