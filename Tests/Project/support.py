"""Shared by the tests of this folder: paths, the stand-in, and the environment of programs."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import environment as tools_environment  # noqa: E402
from environment import LIBRARY, ROOT, StandIn  # noqa: E402, F401


def environment(standin, config=None):
    """Returns the environment in which a program finds the library, the Python package and the stand-in."""
    variables = {**tools_environment.environment(standin), "PYTHONDONTWRITEBYTECODE": "1"}
    return {**variables, "DANXI_CONFIG": json.dumps(config)} if config else variables
