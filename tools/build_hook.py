"""A build hook of Hatchling, named in pyproject.toml. It generates the modules of the services, builds the compiled part of the package if
there is a C compiler, and adds the library and danxi-rpc to the wheel.

`pip install .` runs the hook, too.

The environment variable DANXI_BUILD_LIBRARY is the file to add, or `none` for a package that loads the system's library.
If the variable is not set, the hook builds the library, which needs Swift and the packages that README.md lists.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SONAME = "libdanxi.so.0"
RPC = "danxi-rpc"  # the program that `danxi rpc` starts
READER = "bindings/python/danxi/_reader.abi3.so"


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        generate(root)
        has_reader = build_reader(root)
        choice = os.environ.get("DANXI_BUILD_LIBRARY")
        if choice != "none":
            library = Path(choice) if choice else build(root)
            if not library.is_file():
                raise FileNotFoundError(f"{library} does not exist. Correct or unset DANXI_BUILD_LIBRARY.")
            build_data["force_include"][str(library)] = f"danxi/{SONAME}"
            program = library.absolute().parent.parent / "bin" / RPC
            if program.is_file():
                build_data["force_include"][str(program)] = f"danxi/{RPC}"
        elif not has_reader:
            return
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"


def generate(root: Path) -> None:
    """Writes the generated modules of the package. The generator needs Python 3.11, the package only 3.9."""
    python = sys.executable if sys.version_info >= (3, 11) else "python3"
    try:
        subprocess.run([python, "-B", "generator", "--products"], cwd=root, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise RuntimeError(
            f"the modules of the services could not be generated ({problem}). The generator needs Python 3.11 or later as `{python}`."
        ) from problem


def build_reader(root: Path) -> bool:
    """Builds the compiled part of the package. Returns whether there is one."""
    subprocess.run([sys.executable, "tools/build_reader.py"], cwd=root, stdout=sys.stderr)
    return (root / READER).exists()


def build(root: Path) -> Path:
    """Builds the library. The option `-o apt-build` keeps make from installing Debian packages."""
    try:
        subprocess.run(["make", "-o", "apt-build", "all"], cwd=root, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise RuntimeError(
            f"libdanxi could not be built ({problem}). README.md lists what the build needs. To use a library that is "
            "installed, set the environment variable DANXI_BUILD_LIBRARY to its path or to `none`."
        ) from problem
    return root / "build" / "lib" / SONAME
