"""Shared by the tests of this folder: paths, the stand-in, and the environment of programs."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "build" / "lib"

sys.path.insert(0, str(ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402, F401


def environment(standin, config=None):
    """Returns the environment in which a program finds the library, the Python package and the stand-in."""
    return {
        **os.environ,
        **standin.client_environment(config),
        "LD_LIBRARY_PATH": str(LIBRARY),
        "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
        "PYTHONPATH": str(ROOT / "bindings" / "python"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
