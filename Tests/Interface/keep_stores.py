"""python3 Tests/Interface/keep_stores.py: writes the stores of the first release, which every later version reads.

`make interface-baseline` runs it. After the first release, it writes nothing: a test reads the stores with the present library.
"""

import sys

import kept
import stores
import versions

sys.path.insert(0, str(kept.ROOT / "standin"))
from danxi_standin import StandIn  # noqa: E402


def main() -> int:
    if versions.released(kept.ROOT):
        print("The stores of the first release stay as they are.")
        return 0
    with StandIn() as standin:
        stores.write(stores.FILES, standin.client_environment())
    print(f"Kept the stores in {stores.FILES.relative_to(kept.ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
