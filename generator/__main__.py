"""Writes all generated files from interface/*.toml, and removes generated files that are no longer needed.

With --products, it writes only the generated files that git ignores, as `make` does. With --check, it changes nothing: it prints which
generated files in git are not up to date, and exits with status 1 if there are any.
"""

import sys
from pathlib import Path

import files
from loading import load
from mistakes import ContractError

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = {"--products": files.PRODUCTS, "--check": files.TRACKED}


def main() -> int:
    option = sys.argv[1] if len(sys.argv) > 1 else ""
    is_check = option == "--check"
    folders = FOLDERS.get(option, files.TRACKED + files.PRODUCTS)
    try:
        outputs = files.below(folders, files.outputs(load(ROOT)))
    except ContractError as error:
        print(error, file=sys.stderr)
        return 1
    stale = [name for name, text in outputs.items() if not is_current(ROOT / name, text)]
    leftovers = list(files.leftovers(ROOT, set(outputs), folders))
    for name in stale:
        if not is_check:
            (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / name).write_text(outputs[name], encoding="utf-8")
        print("stale:" if is_check else "wrote", name)
    for name in leftovers:
        if not is_check:
            (ROOT / name).unlink()
        print("no longer generated:" if is_check else "removed", name)
    return 1 if is_check and (stale or leftovers) else 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
