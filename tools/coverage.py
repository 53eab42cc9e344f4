"""python3 tools/coverage.py BUILD_DIRECTORY [--lines MODULE]: prints the coverage that `make coverage` has measured, by Swift module.

With --lines, it prints the lines of a module that no test runs.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def exported(build: Path) -> list[dict[str, Any]]:
    """Returns LLVM's coverage of each file in Sources, with the path of the file below Sources as `name`."""
    paths = list((build / "debug/codecov").glob("*.json"))
    if not paths:
        raise SystemExit(f"{build} contains no coverage. Run `make coverage`.")
    files = json.loads(paths[0].read_text())["data"][0]["files"]
    sources = str(ROOT / "Sources") + "/"
    return [
        {**file, "name": file["filename"].removeprefix(sources)}
        for file in files
        if file["filename"].startswith(sources)
    ]


def print_table(files: list[dict[str, Any]]) -> None:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file in files:
        lines = file["summary"]["lines"]
        for module in (file["name"].partition("/")[0], "all"):
            counts[module][0] += lines["count"]
            counts[module][1] += lines["covered"]
    print(f"{'module':14}{'lines':>8}{'not run':>9}{'covered':>9}")
    for module, (count, covered) in sorted(counts.items(), key=lambda item: (item[0] == "all", item[0])):
        print(f"{module:14}{count:8}{count - covered:9}{covered / max(count, 1):9.1%}")


def print_lines(files: list[dict[str, Any]], module: str) -> None:
    for file in files:
        if file["name"].startswith(module + "/") and "/Generated/" not in file["name"]:
            text = Path(file["filename"]).read_text().splitlines()
            for line in sorted({line for start, end in unused(file["segments"]) for line in range(start, end + 1)}):
                if line <= len(text) and text[line - 1].strip(" }"):
                    print(f"{file['name']}:{line}: {text[line - 1].strip()}")


def unused(segments: list[list[Any]]) -> list[tuple[int, int]]:
    """Returns the first and the last line of each region that never ran. LLVM's segments are [line, column, count, has_count, …]."""
    pairs = zip(segments, segments[1:], strict=False)
    return [(start[0], end[0]) for start, end in pairs if start[3] and start[2] == 0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints the coverage of the Swift tests.")
    parser.add_argument("build", type=Path)
    parser.add_argument("--lines", metavar="MODULE")
    arguments = parser.parse_args()
    files = exported(arguments.build)
    if arguments.lines:
        print_lines(files, arguments.lines)
    else:
        print_table(files)


if __name__ == "__main__":
    main()
