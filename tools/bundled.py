"""Collects the libraries that the wheel contains beside libdanxi, in build/bundled: python3 tools/bundled.py

tools/bundled.toml names the source packages of Debian that are built here, with fewer features than Debian's own packages, and the
binary packages whose libraries are taken as they are. All files are checked by SHA-256. They are downloaded from the mirror that the
machine's apt uses, unless build/bundled/downloads has them. The result is

  lib/             the libraries, by soname
  copyright/       the copyright file of each library, by soname
  libraries.json   the source or package, version and SHA-256 of each library
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

from debian_mirror import File, Mirror

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "tools" / "bundled.toml"
DIRECTORY = ROOT / "build" / "bundled"
DOWNLOADS = DIRECTORY / "downloads"
SUFFIXES = "../list/public_suffix_list.dat"

# Debian builds three variants of libcurl, of which the last two need these patches.
OTHER_VARIANTS = {"90_gnutls.patch", "99_nss.patch"}

CURL = """--disable-static --disable-dependency-tracking --disable-symbol-hiding --enable-versioned-symbols --enable-threaded-resolver
    --with-openssl --with-nghttp2 --with-brotli --with-zlib --with-libidn2
    --with-ca-path=/etc/ssl/certs --with-ca-bundle=/etc/ssl/certs/ca-certificates.crt
    --without-zstd --without-gssapi --without-libssh2 --without-librtmp --without-libpsl --without-libgsasl --disable-manual
    --disable-dict --disable-file --disable-ftp --disable-gopher --disable-imap --disable-ldap --disable-ldaps --disable-mqtt
    --disable-pop3 --disable-rtsp --disable-smb --disable-smtp --disable-telnet --disable-tftp"""
# configure only warns if it does not find libidn2.
CURL_NEEDS = {"libbrotlidec", "libidn2", "libnghttp2", "libssl", "libz"}
XML = """--disable-static --with-minimum --with-html --with-push --with-sax1 --with-tree --with-output --with-iconv --with-threads
    --without-icu --without-lzma --without-python --without-zlib"""
IDN = "--disable-static --disable-rpath --disable-nls --disable-doc --with-included-libunistring"


def main() -> None:
    sources, packages = recorded()
    download(sources, packages)
    for folder in ("lib", "copyright", "packages", "sources"):
        shutil.rmtree(DIRECTORY / folder, ignore_errors=True)
        (DIRECTORY / folder).mkdir(parents=True)
    libraries = [library for name, file in packages.items() for library in unpacked(name, file)]
    libraries += [built(name, file) for name, file in sources.items()]
    libraries.sort(key=lambda library: library["library"])
    (DIRECTORY / "libraries.json").write_text(json.dumps(libraries, indent=1) + "\n", encoding="utf-8")


def recorded() -> tuple[dict[str, File], dict[str, File]]:
    """Returns the source packages and the binary packages for the release and the architecture of this machine."""
    release = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    table = tomllib.loads(RECORD.read_text(encoding="utf-8"))
    try:
        sections = table[release]["sources"], table[release][architecture]
    except KeyError:
        sys.exit(
            f"tools/bundled.toml has no libraries for {release} on {architecture}. Build the wheel on Debian 12 (bookworm) for amd64."
        )
    sources, packages = ({name: File(**entry) for name, entry in section.items()} for section in sections)
    return sources, packages


def download(sources: dict[str, File], packages: dict[str, File]) -> None:
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    missing = {name: file for name, file in (sources | packages).items() if not is_complete(file)}
    if not missing:
        return
    mirror = Mirror(DIRECTORY / "apt")
    for name, file in missing.items():
        get = mirror.get_source if name in sources else mirror.get_package
        try:
            get(name, file, DOWNLOADS)
        except RuntimeError as problem:
            sys.exit(
                f"{problem}\n{file.name} cannot be downloaded. If Debian has replaced this version, `make outdated` names the new one. To build "
                "an earlier release again, unpack the archive libdanxi-…-bundled.tar of this release into build/bundled/downloads."
            )
        if not is_complete(file):
            sys.exit(
                f"build/bundled/downloads/{file.name}, or a file that it lists, has not the recorded SHA-256. Remove these files."
            )


def is_complete(file: File) -> bool:
    """Returns whether a file is there with its SHA-256, and for a source package also the files that it lists."""
    path = DOWNLOADS / file.name
    if not has_hash(path, file.sha256):
        return False
    return path.suffix != ".dsc" or all(has_hash(DOWNLOADS / name, listed_hash) for listed_hash, name in listed(path))


def listed(dsc: Path) -> list[tuple[str, str]]:
    """Returns the SHA-256 and the name of each file that belongs to a source package."""
    return re.findall(r"^ ([0-9a-f]{64}) \d+ (\S+)$", dsc.read_text(encoding="utf-8"), re.MULTILINE)


def files(recorded_files: dict[str, File]) -> list[Path]:
    """Returns the downloaded files, with those that the .dsc files list."""
    paths = [DOWNLOADS / file.name for file in recorded_files.values()]
    return paths + [DOWNLOADS / name for path in paths if path.suffix == ".dsc" for _, name in listed(path)]


def has_hash(path: Path, expected: str) -> bool:
    return path.exists() and sha256(path) == expected


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def unpacked(package: str, file: File) -> list[dict[str, str]]:
    """Unpacks a binary package and takes its libraries."""
    path, tree = DOWNLOADS / file.name, DIRECTORY / "packages" / package
    subprocess.run(["dpkg-deb", "-x", path, tree], check=True)
    source = subprocess.check_output(["dpkg-deb", "-f", path, "Source"], text=True).split()
    libraries = [path for path in sorted((tree / "usr/lib").glob("*/lib*.so.*")) if not path.is_symlink()]
    names = [take(path, tree / "usr/share/doc" / package / "copyright") for path in libraries]
    entry = {
        "source": source[0] if source else package,
        "package": package,
        "version": file.version,
        "sha256": file.sha256,
    }
    return [{"library": name, **entry} for name in names]


def built(source: str, file: File) -> dict[str, str]:
    """Builds a source package and takes its library."""
    tree = DIRECTORY / "sources" / source
    run(["dpkg-source", "--skip-patches", "-x", str(DOWNLOADS / file.name), str(tree)], DIRECTORY)
    series = tree / "debian" / "patches" / "series"
    for line in series.read_text(encoding="utf-8").splitlines() if series.exists() else ():
        patch = line.split("#")[0].strip()
        if patch and patch not in OTHER_VARIANTS:
            run(["patch", "--silent", "-p1", "-i", f"debian/patches/{patch}"], tree)
    library = RECIPES[source](tree)
    subprocess.run(["strip", "--strip-unneeded", library], check=True)
    name = take(library, tree / "debian" / "copyright")
    return {"library": name, "source": source, "version": file.version, "sha256": file.sha256}


def take(library: Path, copyright_file: Path) -> str:
    """Copies a library and its copyright file, and returns its soname."""
    (name,) = map(str, re.findall(r"SONAME +(\S+)", subprocess.check_output(["objdump", "-p", library], text=True)))
    shutil.copy(library, DIRECTORY / "lib" / name)
    shutil.copy(copyright_file, DIRECTORY / "copyright" / f"{name}.txt")
    return name


def curl(tree: Path) -> Path:
    run(["autoreconf", "--force", "--install"], tree)
    run(["./configure", "--prefix=/usr", *CURL.split()], tree)
    run(["make", "-C", "lib", "libcurl.la"], tree)
    library = only(tree / "lib" / ".libs", "libcurl.so.*.*.*")
    if lacking := CURL_NEEDS - needed(library):
        sys.exit(f"libcurl was built without {', '.join(sorted(lacking))}. Run `sh tools/packages.sh build wheel`.")
    return library


def needed(library: Path) -> set[str]:
    """Returns the libraries that a library needs, without their versions, such as `libz`."""
    headers = subprocess.check_output(["objdump", "-p", library], text=True)
    return set(re.findall(r"NEEDED +(\S+)\.so\.", headers))


def libidn2(tree: Path) -> Path:
    """Builds libidn2 with the parts of libunistring that it needs."""
    run(["./configure", "--prefix=/usr", *IDN.split()], tree)
    for folder in ("gl", "unistring", "lib"):
        run(["make", "-C", folder], tree)
    return only(tree / "lib" / ".libs", "libidn2.so.*.*.*")


def libpsl(tree: Path) -> Path:
    """Builds libpsl without conversions of names, because libdanxi passes names in ASCII."""
    # The library contains the path of the list and its time. The path is relative, so that it is the same in every folder.
    (tree / "list").mkdir(exist_ok=True)
    shutil.copy2(DIRECTORY / "packages/publicsuffix/usr/share/publicsuffix" / Path(SUFFIXES).name, tree / "list")
    run(
        ["meson", "setup", "--buildtype=plain", "-Druntime=no", "-Dbuiltin=true", f"-Dpsl_file={SUFFIXES}", "build"],
        tree,
    )
    targets = subprocess.check_output(["ninja", "-C", "build", "-t", "targets", "all"], cwd=tree, text=True)
    target = str(re.findall(r"^(src/libpsl\.so\.[0-9.]+):", targets, re.MULTILINE)[0])
    run(["ninja", "-C", "build", target], tree)
    return tree / "build" / target


def libxml2(tree: Path) -> Path:
    run(["autoreconf", "--force", "--install"], tree)
    run(["./configure", "--prefix=/usr", *XML.split()], tree)
    run(["make", "libxml2.la"], tree)
    return only(tree / ".libs", "libxml2.so.*.*.*")


RECIPES: dict[str, Callable[[Path], Path]] = {
    "curl": curl,
    "libidn2": libidn2,
    "libpsl": libpsl,
    "libxml2": libxml2,
}


def run(command: list[str], directory: Path) -> None:
    """Runs a command with Debian's flags for compilers, without debug information. Prints its output only if it fails."""
    choice = {**os.environ, "DEB_BUILD_MAINT_OPTIONS": "hardening=+all", "DEB_CFLAGS_MAINT_APPEND": "-g0"}
    flags = subprocess.check_output(["dpkg-buildflags"], cwd=directory, text=True, env=choice)
    environment = {**os.environ, **dict(line.split("=", 1) for line in flags.splitlines()), "LC_ALL": "C.UTF-8"}
    environment["MAKEFLAGS"] = f"-j{os.cpu_count()}"
    done = subprocess.run(
        command, cwd=directory, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(command)} failed in {directory}.")


def only(directory: Path, pattern: str) -> Path:
    (path,) = (path for path in directory.glob(pattern) if not path.is_symlink())
    return path


if __name__ == "__main__":
    main()
