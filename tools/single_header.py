"""python3 tools/single_header.py: writes all headers as one, build/include/danxi_all.h, and their declarations for cffi and LuaJIT's `ffi`,
build/include/danxi_cdef.h.

danxi_cdef.h has no preprocessor directives, and its only comment is the first line. Constants of whole numbers are an enum in it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INCLUDE = ROOT / "include"
RESULT = ROOT / "build" / "include"

ALL = """/* All headers of libdanxi {version} as one, except danxi/jansson.h: made from include/danxi. */
#ifndef DANXI_ALL_H
#define DANXI_ALL_H

{headers}
#endif /* DANXI_ALL_H */
"""
CDEF = """/* The declarations of libdanxi {version} for cffi and LuaJIT, without preprocessor directives: made from include/danxi. */
{declarations}"""


def main() -> int:
    headers = whole("danxi/danxi.h", set())
    version = re.findall(r'DANXI_VERSION_STRING "(.*)"', headers)[0]
    RESULT.mkdir(parents=True, exist_ok=True)
    write("danxi_all.h", ALL.format(version=version, headers=headers))
    write("danxi_cdef.h", CDEF.format(version=version, declarations=declarations(headers)))
    return 0


def write(name: str, text: str) -> None:
    (RESULT / name).write_text(text, encoding="utf-8")


def whole(name: str, included: set[str]) -> str:
    """Returns a header, in which each header of the library that it includes is inserted once, where it is included first."""
    included.add(name)
    text = (INCLUDE / name).read_text(encoding="utf-8")
    return re.sub(
        r"^#include <(danxi/.*)>\n",
        lambda match: "" if match[1] in included else whole(match[1], included),
        text,
        flags=re.M,
    )


def declarations(headers: str) -> str:
    """Returns what headers declare, without comments and preprocessor directives."""
    text = re.sub(r"/\*.*?\*/", "", headers, flags=re.S)
    text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif\n", "", text, flags=re.M | re.S)
    numbers = re.findall(r"^#define (DANXI_\w+) (0x[0-9A-Fa-f]+|\d+)$", text, flags=re.M)
    text = re.sub(r"^#.*\n", "", text, flags=re.M).replace("DANXI_WARN_UNUSED_RESULT\n", "")
    constants = "enum {\n" + "".join(f"    {name} = {value},\n" for name, value in numbers) + "};\n"
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    return constants + "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
