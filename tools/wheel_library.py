"""Adds the library to the wheel. `pip install .` runs this too; pyproject.toml names it.

The environment variable DANXI_BUILD_LIBRARY is the file to add, or `none` for a package that loads the system's library.
Without it, the library is built, which needs Swift and the packages that README.md lists.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SONAME = "libdanxi.so.0"


class LibraryHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        choice = os.environ.get("DANXI_BUILD_LIBRARY")
        if choice == "none":
            return
        library = Path(choice) if choice else build(Path(self.root))
        if not library.is_file():
            raise FileNotFoundError(f"{library} does not exist. Correct or unset DANXI_BUILD_LIBRARY.")
        build_data["force_include"][str(library)] = f"danxi/{SONAME}"
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"


def build(root: Path) -> Path:
    """Builds the library. -o: nothing is installed on the machine."""
    try:
        subprocess.run(["make", "-o", "apt-build", "all"], cwd=root, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise RuntimeError(
            f"libdanxi could not be built ({problem}). README.md lists what the build needs. To use a library that is "
            "installed, set the environment variable DANXI_BUILD_LIBRARY to its path or to `none`."
        ) from problem
    return root / "build" / "lib" / SONAME
