"""Common code of the tests in this folder: paths, the stand-in, the environment of programs, and free ports."""

import json
import random
import socket
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import environment as tools_environment  # noqa: E402
from environment import LIBRARY, ROOT, StandIn  # noqa: E402, F401


def environment(standin, config=None):
    """Returns the environment in which a program finds the library, the Python package and the stand-in."""
    variables = tools_environment.environment(standin)
    return {**variables, "DANXI_CONFIG": json.dumps(config)} if config else variables


def free_port():
    """Returns a free port of 127.0.0.1 for a server that starts later.

    If possible, the port is outside the range of ports of outgoing connections, so that no connection uses the port before the server starts.
    """
    first, last = map(int, Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split())
    ports = [*range(5_000, first), *range(last + 1, 65_536)] or range(5_000, 65_536)
    while True:
        port = random.choice(ports)
        with socket.socket() as listener:
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
