"""A Swift SDK bundle, with which `swift build --swift-sdk NAME` builds for Debian 13 on arm64.

Debian's Swift is older than the compiler, whose modules it cannot read. So the compiled modules are left out, and the compiler builds
modules from the textual interfaces beside them. The runtime is linked statically.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from debian_mirror import unpack  # noqa: E402

NAME = "debian-13-arm64"
TRIPLE = "aarch64-unknown-linux-gnu"
STATIC = "usr/libexec/swift/lib/swift_static"  # in Debian's package swiftlang


def make(package: Path, root: Path, toolchain: Path, directory: Path) -> None:
    """Writes a bundle below `directory` with the runtime in `package`. `toolchain` is the directory of the compiler's bin."""
    variant = directory / "danxi.artifactbundle" / "arm64"
    variant.mkdir(parents=True)
    unpack_runtime(package, toolchain, variant)
    # The linker looks for the runtime here.
    (root / "usr/lib/swift_static").symlink_to(variant / "swift_static")
    linker = {"path": str(toolchain / "bin" / "ld.lld")}
    flags = {"extraCLIOptions": ["-DSWIFT_RUNTIME_6_0"]}  # Task.immediate is newer
    tools = {"schemaVersion": "1.0", "rootPath": str(toolchain / "bin"), "linker": linker, "swiftCompiler": flags}
    write(variant / "toolset.json", tools)
    place = {
        "sdkRootPath": str(root),
        "swiftResourcesPath": "swift_static",
        "swiftStaticResourcesPath": "swift_static",
        "toolsetPaths": ["toolset.json"],
    }
    write(variant / "swift-sdk.json", {"schemaVersion": "4.0", "targetTriples": {TRIPLE: place}})
    artifact = {"type": "swiftSDK", "version": "13", "variants": [{"path": "arm64"}]}
    write(variant.parent / "info.json", {"schemaVersion": "1.0", "artifacts": {NAME: artifact}})
    write_pkg_config(root, directory / "pkgconfig")


def unpack_runtime(package: Path, toolchain: Path, directory: Path) -> None:
    unpack(package, STATIC, directory)
    swift = directory / "swift_static"
    for module in swift.glob("linux/*.swiftmodule/*.swiftmodule"):
        if module.with_suffix(".swiftinterface").exists():
            module.unlink()
    # The headers of the compiler, not those of Debian's clang.
    headers = swift / "clang"
    headers.unlink() if headers.is_symlink() else shutil.rmtree(headers, ignore_errors=True)
    headers.symlink_to((toolchain / "lib/swift/clang").resolve())


def write_pkg_config(root: Path, directory: Path) -> None:
    """Writes the root's files for pkg-config, without what only static linking needs. Its packages may be missing."""
    directory.mkdir()
    for path in root.glob("usr/lib/*/pkgconfig/*.pc"):
        if path.is_file():
            (directory / path.name).write_text(for_shared(path.read_text(encoding="utf-8")), encoding="utf-8")


def for_shared(text: str) -> str:
    return re.sub(r"^(Requires|Libs|Cflags)\.private:.*\n?", "", text, flags=re.MULTILINE)


def write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")
