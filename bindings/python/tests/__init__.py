"""Tests of the package, against the stand-in, with the library that DANXI_LIBRARY names, or else the one in build/lib."""

import os
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

os.environ.setdefault("DANXI_LIBRARY", str(ROOT / "build/lib/libdanxi.so.0"))
# The directories are appended, because standin/ has a package `tests` too. generator/ has the model of the contract.
sys.path += [str(ROOT / "standin"), str(ROOT / "generator")]
# The background jobs of a non-interactive shell ignore SIGINT, which tests send.
signal.signal(signal.SIGINT, signal.default_int_handler)
