"""Checks the headers that are made of all others: danxi_all.h as C and C++, and danxi_cdef.h in cffi and LuaJIT."""

import re
from pathlib import Path

from checks import headers
from checks.tools import check, output

PROGRAM = """
#include "danxi_all.h"
#include <danxi/danxi.h>

int main(void) { return danxi_version()[0] == 0; }
"""

# Each calls a method that sends no request, and prints the version and a number of the interface.
CFFI = """
import sys
import cffi

ffi = cffi.FFI()
ffi.cdef(open(sys.argv[1]).read())
danxi = ffi.dlopen(sys.argv[2])
session = ffi.new("danxi_session **")
danxi.danxi_result_free(danxi.danxi_session_open(ffi.NULL, session))
result = danxi.danxi_course_list_class_times(session[0], ffi.NULL)
print(danxi.danxi_result_status(result), ffi.string(danxi.danxi_result_json(result, ffi.NULL))[:8].decode())
danxi.danxi_result_free(result)
danxi.danxi_session_close(session[0])
print(danxi.DANXI_ERROR_TLS, danxi.DANXI_VERSION_NUMBER)
"""
LUAJIT = """
local ffi = require("ffi")
ffi.cdef(io.open(arg[1]):read("*a"))
local danxi = ffi.load(arg[2])
local session = ffi.new("danxi_session *[1]")
danxi.danxi_result_free(danxi.danxi_session_open(nil, session))
local result = danxi.danxi_course_list_class_times(session[0], nil)
print(tonumber(danxi.danxi_result_status(result)) .. " " .. ffi.string(danxi.danxi_result_json(result, nil)):sub(1, 8))
danxi.danxi_result_free(result)
danxi.danxi_session_close(session[0])
print(tonumber(ffi.C.DANXI_ERROR_TLS) .. " " .. tonumber(ffi.C.DANXI_VERSION_NUMBER))
"""
EXPECTED = "0 " + '[{"id":1'


def compiles(root: Path, build: Path, directory: Path, warnings: list[str]) -> None:
    """danxi_all.h needs no other header, and can be included in addition to the others."""
    for compiler, source in (("gcc", "c"), ("clang", "c"), ("g++", "c++")):
        flags = [flag for flag in warnings if source == "c" or "prototypes" not in flag]
        path = directory / f"single.{source}"
        path.write_text('#include "danxi_all.h"\nint main(void) { return 0; }\n')
        output(compiler, "-fsyntax-only", *flags, f"-I{root / 'build/include'}", path)
    path = directory / "both.c"
    path.write_text(PROGRAM)
    output(
        "gcc",
        *warnings,
        f"-I{root / 'build/include'}",
        f"-I{root / 'include'}",
        path,
        f"-L{build}",
        "-ldanxi",
        "-o",
        directory / "both",
    )


def declares_everything(root: Path) -> None:
    text = (root / "build/include/danxi_cdef.h").read_text()
    missing = [name for name in headers.interface(root) if f"{name}(" not in text and "jansson" not in name]
    check(not missing, f"danxi_cdef.h does not declare {', '.join(missing)}")
    check(not any(line.startswith("#") for line in text.splitlines()), "danxi_cdef.h has a preprocessor directive")


def loads(root: Path, build: Path, directory: Path) -> None:
    header = (root / "include/danxi/version.h").read_text()
    number = int(re.search(r"^#define DANXI_VERSION_NUMBER (0x\w+)$", header, re.MULTILINE)[1], 16)
    expected = [EXPECTED, f"10 {number}"]
    declarations, library = root / "build/include/danxi_cdef.h", build / "libdanxi.so.0"
    for name, program, command in (("with_cffi.py", CFFI, "/usr/bin/python3"), ("with_luajit.lua", LUAJIT, "luajit")):
        (directory / name).write_text(program)
        printed = output(command, directory / name, declarations, library).splitlines()
        check(printed == expected, f"{name} prints {printed}, expected {expected}")
