"""Writes the Swift file with the schema: python3 generator/swift_schema.py FILE

SwiftPM runs this program for the module Runtime: see Plugins/GenerateSchema. The file is not in git because the schema is one line
of 800 kB.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import schema
from loading import load
from mistakes import ContractError
from model import Interface
from text import banner


def source(interface: Interface) -> str:
    text = json.dumps(schema.document(interface), ensure_ascii=False, separators=(",", ":"))
    return f"""{banner("interface/*.toml", "//")}
package enum Schema {{
    /// The whole interface as an OpenRPC document.
    package static let text: StaticString = ##\"\"\"
        {text}
        \"\"\"##
}}
"""


def main(path: Path) -> int:
    try:
        text = source(load(Path(__file__).resolve().parents[1]))
    except ContractError as error:
        print(error, file=sys.stderr)
        return 1
    # SwiftPM would compile the file again if its modification time changed.
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
