"""Starts the stand-in for the C tests, and makes the environment of their programs."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "standin"))
import danxi_standin  # noqa: E402


def clean_environment() -> dict:
    """Returns the environment without variables that change where the library connects, which library is loaded, or what make does."""
    lowered = {"http_proxy", "https_proxy", "all_proxy", "no_proxy"}
    return {
        name: value
        for name, value in os.environ.items()
        if name.lower() not in lowered
        and not name.startswith(("DANXI_", "STANDIN_", "CHECK_", "LD_", "MAKE", "MFLAGS"))
    }


class StandIn(danxi_standin.StandIn):
    """A stand-in that also serves plain HTTP, by which the C tests reach its control host."""

    def __init__(self):
        super().__init__("--plain", environment=clean_environment())

    @property
    def environment(self) -> dict:
        """The environment variables with which the programs reach the stand-in."""
        return {**self.client_environment(), "STANDIN_PORT": str(self.ready["plain_port"])}
