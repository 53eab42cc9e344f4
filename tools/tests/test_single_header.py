"""Tests of the declarations for cffi and LuaJIT."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import single_header  # noqa: E402


class Declarations(unittest.TestCase):
    def test_constants_of_whole_numbers_are_an_enum(self):
        values = {"DANXI_VERSION_MINOR": "10", "DANXI_VERSION_NUMBER": "0x000A00", "DANXI_SMALL": "0xff"}
        header = "".join(f"#define {name} {value}\n" for name, value in values.items())
        declared = single_header.declarations(f'{header}#define DANXI_TEXT "0.10.0"\nint danxi_f(void);\n')
        constants = "".join(f"    {name} = {value},\n" for name, value in values.items())
        self.assertEqual(declared, f"enum {{\n{constants}}};\nint danxi_f(void);\n")


if __name__ == "__main__":
    unittest.main()
