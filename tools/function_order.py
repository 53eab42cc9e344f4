"""Writes Sources/CInterface/functions.order: the functions that most examples in C execute. Needs build/lib and valgrind.

The linker places these functions side by side, in the order of the file. Scattered over the library, each would occupy the
64 kB around it when it is first called, because Linux maps sixteen pages at a time.
"""

import collections
import re
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from demo import c_example, c_examples, variables_for
from environment import ROOT, StandIn

ORDER = ROOT / "Sources" / "CInterface" / "functions.order"
# The few longer symbols, of generic functions, are left out to keep the file readable.
LONGEST_SYMBOL = 500


def executed(command: list[str], directory: Path, variables: Mapping[str, str]) -> set[str]:
    """Runs a program. Returns the symbols of the library's functions that the program executes."""
    calls = directory / "calls"
    valgrind = ["valgrind", "--tool=callgrind", "--fair-sched=yes", "--demangle=no", f"--callgrind-out-file={calls}"]
    subprocess.run(
        [*valgrind, *command], check=True, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    with calls.open() as lines:
        return set(functions(lines))


def executed_by(source: Path, directory: Path, variables: Mapping[str, str]) -> set[str]:
    """Compiles an example and runs it with the library's symbols, as `executed()` does."""
    # The library in build/lib has no symbols. The one in build/symbols may have debug information, which valgrind 3.19 cannot read.
    library = directory / "libdanxi.so.0"
    if not library.exists():
        symbols = ROOT / "build" / "symbols" / "libdanxi.so.0"
        subprocess.run(["strip", "--strip-debug", "-o", library, symbols], check=True)
    with c_example(source, directory, variables) as command:
        return executed(command, directory, {**variables, "LD_LIBRARY_PATH": str(directory)})


def functions(lines: Iterator[str]) -> Iterator[str]:
    """Yields the symbols in a file of callgrind, in which a name is written once and then replaced by its number."""
    names: dict[tuple[str, str], str] = {}
    is_ours = False
    for line in lines:
        found = re.match(r"c?(ob|fn)=\((\d+)\)(?: (.*))?$", line)
        if not found:
            continue
        kind, number, name = found.groups()
        name = names.setdefault((kind, number), name)
        if line.startswith("ob="):
            is_ours = "libdanxi.so" in name
        # Code without a symbol has its address as its name.
        elif line.startswith("fn=") and is_ours and not name.startswith("0x"):
            # The name of a recursive call ends with a number, which is not part of the symbol.
            yield re.sub(r"'\d+$", "", name)


def main() -> None:
    uses: collections.Counter[str] = collections.Counter()
    with StandIn() as standin, tempfile.TemporaryDirectory() as temporary:
        directory = Path(temporary)
        variables = variables_for(standin, directory)
        examples = c_examples()
        for source in examples:
            uses.update(executed_by(source, directory, variables))
    common = [name for name in uses if uses[name] > len(examples) / 2 and len(name) <= LONGEST_SYMBOL]
    used = sorted(common, key=lambda name: (-uses[name], name))
    ORDER.write_text("".join(f"{name}\n" for name in used))


if __name__ == "__main__":
    main()
