"""python3 Tests/Packages/run.py [TEXT]: tests the packages in build/deb and build/wheel as users install them. TEXT selects tests by name.

`make test-packages` builds the packages and calls this program. It must run as root, because it installs a Debian 12 in a directory, and it
downloads packages from Debian and PyPI. Each test whose name begins with debian/ depends on the tests before it.
"""

import sys
import tempfile
import time
from pathlib import Path

import debs
import wheels
from support import Failed


def main() -> int:
    passed = failed = 0
    chosen = sys.argv[1] if len(sys.argv) > 1 else ""
    with tempfile.TemporaryDirectory(prefix="danxi-packages-") as name:
        for label, test in [*debs.tests(Path(name)), *wheels.tests(Path(name))]:
            if chosen not in label:
                continue
            start = time.monotonic()
            try:
                test()
            except Failed as problem:
                failed += 1
                print(f"FAILED {label} ({time.monotonic() - start:.0f} s)\n{problem}", flush=True)
            else:
                passed += 1
                print(f"ok {label} ({time.monotonic() - start:.0f} s)", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
