"""In the built library, the functions that most programs need are adjacent."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn

sys.path.insert(0, str(ROOT / "tools"))
import demo  # noqa: E402
import function_order  # noqa: E402

# Maximum size of the functions that an example needs outside the order. Right after `make function-order`, it was 135,000 bytes.
MOST_OTHERS = 200_000


def functions() -> dict[str, tuple[int, int]]:
    """Returns the address and the size of each function of the library."""
    listing = subprocess.run(
        ["nm", "--print-size", str(LIBRARY.parent / "symbols" / "libdanxi.so.0")],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = (line.split() for line in listing.stdout.splitlines())
    return {line[3]: (int(line[0], 16), int(line[1], 16)) for line in lines if len(line) == 4 and line[2] in "tTwW"}


class FunctionOrder(unittest.TestCase):
    def setUp(self):
        self.functions = functions()
        self.order = (ROOT / "Sources" / "CInterface" / "functions.order").read_text().splitlines()

    def test_most_functions_of_the_order_exist(self):
        missing = [name for name in self.order if name not in self.functions]
        self.assertLess(
            len(missing),
            len(self.order) / 4,
            f"The library does not have these functions: {missing[:5]}. Run `make function-order`.",
        )

    def test_the_functions_of_the_order_are_adjacent(self):
        # Only the first 200 functions are checked. They are the library's own; later ones include functions of Swift's runtime.
        first = [self.functions[name] for name in self.order[:200] if name in self.functions]
        extent = max(address + size for address, size in first) - min(address for address, _ in first)
        self.assertLess(extent, 4 * sum(size for _, size in first))

    def test_an_example_needs_few_functions_outside_the_order(self):
        with StandIn() as standin, tempfile.TemporaryDirectory() as temporary:
            directory = Path(temporary)
            variables = demo.variables_for(standin, directory)
            executed = function_order.executed_by(ROOT / "examples" / "c" / "forum.c", directory, variables)

        others = sum(self.functions[name][1] for name in executed - set(self.order) if name in self.functions)
        self.assertLess(others, MOST_OTHERS, "Programs need other functions than before. Run `make function-order`.")


if __name__ == "__main__":
    unittest.main()
