"""Imports the Python package and makes a first call. Usage: DANXI_LIBRARY=… load_package.py BASE_URL PACKAGES"""

import ctypes  # noqa: F401  (imported before the measurement, as in the other programs)
import json  # noqa: F401
import sys

from load_figures import Figures

base_url, packages = sys.argv[1:]
sys.path.insert(0, packages)

with Figures():
    import danxi

    session = danxi.Session(auth={"base_url": base_url})
    status = session.account.login("benchmark@example.com", "benchmark password")

assert status.signed_in, status
