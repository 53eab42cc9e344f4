"""Writes all generated files from interface/*.toml. With --check, prints the stale ones and changes nothing."""

import sys
from pathlib import Path

import c
import model
import openrpc
import python
import swift

ROOT = Path(__file__).resolve().parents[1]
EMITTERS = [swift, c, openrpc, python]


def main() -> int:
    interface = model.load(ROOT)
    stale = []
    for emitter in EMITTERS:
        for name, text in emitter.outputs(interface):
            path = ROOT / name
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(name)
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for name in stale:
        print("stale:" if "--check" in sys.argv else "wrote", name)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
