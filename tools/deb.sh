#!/bin/sh
# Builds the Debian packages of this clone: sh tools/deb.sh [DIRECTORY [VERSION]]
#
# The packages are in DIRECTORY (build/deb), where they replace the files of an earlier build: libdanxi_* and *danxi*_*.deb. The sources
# and the library's build stay in DIRECTORY/libdanxi-… for the next build. VERSION replaces the newest version in debian/changelog.
# The environment variable HOST names an architecture (arm64), for which only the packages that depend on it are built.
set -eu

mkdir -p "${1:-build/deb}"
directory=$(cd "${1:-build/deb}" && pwd)
upstream=$(dpkg-parsechangelog -S Version | sed 's/-[^-]*$//')
name=libdanxi-$upstream
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -S Timestamp)
export SOURCE_DATE_EPOCH

if [ "$directory/$name" -ef . ]; then
    echo "deb.sh: $directory/$name is this clone, which the build would replace. Choose another directory." >&2
    exit 2
fi

# Copies the files that are in git. tar keeps their modification times, which make compares.
cd "$directory"
mkdir -p "$name"
find . -mindepth 1 -maxdepth 1 -type f \( -name 'libdanxi_*' -o -name '*danxi*_*.deb' \) -delete
find "$name" -mindepth 1 -maxdepth 1 ! -name .build ! -name build -exec rm -rf {} +
(cd "$OLDPWD" && git ls-files -z | tar --create --null --files-from=-) | tar --extract --directory "$name"
[ -z "${2:-}" ] || sed -i "1s/(.*)/($2)/" "$name/debian/changelog"

tar --create --exclude="$name/.build" --exclude="$name/build" --exclude="$name/debian" --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
    --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw "$name" | xz -T1 > "libdanxi_$upstream.orig.tar.xz"
dpkg-source --build "$name"

# Without Debian's package of Swift, the build uses `swift` from PATH, or the one that SWIFT names. PATH is then set, so that all other
# programs of the build are those of the system.
profile=
if ! dpkg-query -W swiftlang >/dev/null 2>&1; then
    profile=--build-profiles=pkg.libdanxi.toolchain
    SWIFT=$(command -v "${SWIFT:-swift}") || true
    export SWIFT="${SWIFT:-swift}"
fi
build=--build=binary
[ -z "${HOST:-}" ] || build="--build=any --host-arch=$HOST"
if [ "${HOST:-$(dpkg --print-architecture)}" != "$(dpkg --print-architecture)" ]; then
    profile=--build-profiles=cross,nocheck,nodoc${profile:+,${profile#*=}}
    CROSS=$OLDPWD/build/debian13-$HOST
    DEB_BUILD_OPTIONS="nocheck nodoc ${DEB_BUILD_OPTIONS:-}"
    export CROSS DEB_BUILD_OPTIONS
fi
cd "$name"
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
dpkg-buildpackage $build --no-sign --no-pre-clean $profile
