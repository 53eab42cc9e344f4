"""python3 Tests/Interface/keep_stores.py: writes the stores of a release, which every later version reads.

`make interface-baseline` runs it. Stores of earlier releases stay as they are: a test reads them with the present library.
"""

import sys

import kept
import stores
import versions

sys.path.insert(0, str(kept.ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402


def main() -> int:
    first = not versions.released(kept.ROOT)
    folder = (kept.OLDEST if first else kept.HERE / versions.versions(kept.ROOT)["interface/interface.toml"]) / "stores"
    with StandIn() as standin:
        stores.write(folder, standin.client_environment())
    print(f"Kept the stores in {folder.relative_to(kept.ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
