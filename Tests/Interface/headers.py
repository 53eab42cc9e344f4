"""Makes two descriptions of the C headers: the binary interface, which abidiff compares, and assertions for compilers."""

import re
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

HEADERS = ("danxi/danxi.h", "danxi/jansson.h")
DECLARATION = re.compile(r"(?:__attribute__\(\(\w+\)\)\s*)?((?:const )?\w+ \**(danxi_\w+)\([^;{}]*\));")
NAMED_TYPE = re.compile(r"typedef (?:struct|enum) (danxi_\w+) \{")
# Source locations are left out, so that the file changes only with the interface.
ABIDW = ["abidw", "--no-show-locs", "--no-corpus-path", "--no-comp-dir-path", "--no-elf-needed", "--no-architecture"]

LAYOUT = """\
/* The values of enums and the layout of structures that programs were compiled with. `make interface-baseline` writes this file. */
#include <stddef.h>

#include <danxi/danxi.h>

#ifdef __cplusplus
#define KEPT(condition) static_assert(condition, #condition)
#else
#define KEPT(condition) _Static_assert(condition, #condition)
#endif

"""


def run(*command: str | Path) -> str:
    """Runs a command, which must succeed, and returns its standard output."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise AssertionError(
            f"{' '.join(map(str, command))} exited with {done.returncode}:\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def declared(include: Path) -> dict[str, str]:
    """Returns the declarations of all functions by name, as the preprocessor prints them."""
    options = [part for header in HEADERS for part in ("-include", header)]
    text = run("gcc", "-E", "-P", f"-I{include}", *options, "-x", "c", "/dev/null")
    return {name: " ".join(declaration.split()) for declaration, name in DECLARATION.findall(text)}


def stub(include: Path, folder: Path, *, without: str = "") -> Path:
    """Builds a library with the functions of the headers, which do nothing, and with debug information about their types.

    The debug information of the real library describes Swift's types. The Swift compiler refuses a function that differs from
    its declaration, so the headers are the binary interface. `without` is the name of a function to leave out.
    """
    body = [f"#include <{header}>" for header in HEADERS]
    for name, declaration in declared(include).items():
        if name != without:
            body.append(f"{declaration} {{ {'' if declaration.startswith('void danxi_') else 'return 0;'} }}")
    options = [part for header in HEADERS for part in ("-include", header)]
    text = run("gcc", "-E", "-P", f"-I{include}", *options, "-x", "c", "/dev/null")
    # Types that no function uses, such as those of constants, also belong to the interface.
    body += [f"{name} *type_{name};" for name in NAMED_TYPE.findall(text)]
    source, library = folder / "stub.c", folder / "libdanxi.so.0"
    source.write_text("\n".join(body) + "\n", encoding="utf-8")
    flags = ["-g", f"-fdebug-prefix-map={folder}=.", "-w", "-shared", "-fPIC", "-Wl,-soname,libdanxi.so.0"]
    run("gcc", *flags, f"-I{include}", source, "-o", library)
    return library


def abi(include: Path, folder: Path) -> str:
    """Returns libabigail's description of the interface that the headers in `include` declare."""
    return run(*ABIDW, stub(include, folder))


def changes(kept: Path, include: Path, folder: Path, suppressions: Path) -> str:
    """Compares the headers with a kept description. Returns abidiff's report, which is empty if programs still work.

    New functions, and new values at the end of an enum, are allowed.
    """
    command = [
        "abidiff",
        "--no-added-syms",
        "--no-architecture",
        "--suppressions",
        suppressions,
        kept,
        stub(include, folder),
    ]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300)
    return done.stdout + done.stderr if done.returncode else ""


def layout(description: str) -> str:
    """Returns the source of assertions, for C and C++, about all enums and structures in libabigail's description."""
    found = []
    for kind in ElementTree.fromstring(description).iter():
        name = kind.get("name", "")
        if not name.startswith("danxi_"):
            continue
        if kind.tag == "enum-decl":
            found += [f"{each.get('name')} == {each.get('value')}" for each in kind.iter("enumerator")]
        elif kind.tag == "class-decl" and kind.get("is-declaration-only") != "yes":
            found.append(f"sizeof({name}) == {int(kind.get('size-in-bits', 0)) // 8}")
            for member in kind.iter("data-member"):
                field = member.find("var-decl")
                assert field is not None
                offset = int(member.get("layout-offset-in-bits", 0)) // 8
                found.append(f"offsetof({name}, {field.get('name')}) == {offset}")
    return LAYOUT + "".join(f"KEPT({condition});\n" for condition in found)


def compiles(include: Path, source: Path, compiler: str) -> str:
    """Returns the errors that a compiler reports for a source, or an empty string."""
    language = ["-x", "c++", "-std=c++17"] if "++" in compiler else ["-x", "c", "-std=c11"]
    command = [compiler, *language, "-Wall", "-Werror", f"-I{include}", "-fsyntax-only", str(source)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300).stderr


def without_comments(text: str) -> str:
    """Returns a header without its comments and empty lines."""
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "".join(f"{line.rstrip()}\n" for line in code.splitlines() if line.strip())
