"""The environment variables of programs that use the library in build/lib and the stand-in."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = Path(os.environ.get("DANXI_BUILD", ROOT / "build"))  # another folder in `make test-arm64`
LIBRARY = BUILD / "lib"

__all__ = ["LIBRARY", "ROOT", "StandIn", "environment"]

sys.path.insert(0, str(ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402


def environment(standin: StandIn) -> dict[str, str]:
    """Returns this process's environment, extended so that C and Python programs need no further flags.

    Compilers and pkg-config find the headers and the library (`cc program.c -ldanxi`), and `import danxi` and the commands danxi and
    danxi-standin work.
    Programs that read the same variables as the examples (DANXI_CONFIG, DANXI_EMAIL, …) connect to the stand-in.
    """
    return {
        **os.environ,
        **standin.client_environment(),
        # The command `danxi` keeps its data in the stand-in's directory, so that it does not change a person's own sign-in.
        "XDG_DATA_HOME": str(Path(standin.ready["config"]["network"]["ca_file"]).parent / "data"),
        "PATH": f"{BUILD / 'bin'}:{ROOT / 'standin' / 'bin'}:{ROOT / 'bindings' / 'python' / 'bin'}:{os.environ['PATH']}",
        "CPATH": str(ROOT / "include"),
        "LIBRARY_PATH": str(LIBRARY),
        "LD_LIBRARY_PATH": str(LIBRARY),
        "PKG_CONFIG_PATH": str(LIBRARY / "pkgconfig"),
        "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
        "PYTHONPATH": f"{ROOT / 'bindings' / 'python'}:{ROOT / 'standin'}",
    }
