#!/bin/sh
# Installs the Debian packages of the named groups that are missing, and says so.
set -eu

wanted() {
    case $1 in
    build) echo libcurl4-openssl-dev libjansson-dev libsimdjson-dev libssl-dev libxml2-dev pkg-config binutils g++ ;;
    test) echo clang nginx-light openssl python3-venv valgrind ;;
    esac
}

missing=
for group in "$@"; do
    for package in $(wanted "$group"); do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
done
[ -n "$missing" ] || exit 0

echo "Installing Debian packages:$missing"
as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
$as_root apt-get -qq update
# Nothing that is installed is started: the tests start what they need.
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install --no-install-recommends $missing >/dev/null
