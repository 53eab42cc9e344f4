#!/bin/sh
# Installs the missing Debian packages of the named groups, and prints their names.
set -eu

packages_of() {
    case $1 in
    build) echo libcurl4-openssl-dev libjansson-dev libsimdjson-dev libssl-dev libxml2-dev pkg-config binutils g++ ;;
    demo) echo openssl ;;
    test) echo openssl python3-venv clang nginx-light valgrind libglib2.0-dev libuv1-dev ;;
    venv) echo python3-venv ;;
    *) echo "packages.sh: unknown group of packages: $1. Use build, demo, test or venv." >&2 && exit 2 ;;
    esac
}

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
# RUNLEVEL=1 keeps the packages' services from starting: the tests start what they need.
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install --no-install-recommends $missing >/dev/null
