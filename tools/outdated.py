"""Compares tools/bundled.toml with Debian's archive: python3 tools/outdated.py [--update]

Prints the packages of which Debian has another version than the file, and exits with 1 if there are any. With --update, writes Debian's
versions to the file. A wheel is always built from the versions in the file, so that it can be built again.
"""

import sys

import bundled
from debian_mirror import File


def main() -> int:
    path = bundled.RECORD
    changes = []
    for target in bundled.targets():
        sources, packages = bundled.recorded(target)
        archive = target.archive()
        recorded = {**sources, **packages}
        newest = {name: archive.newest_source(name) for name in sources}
        newest |= {name: archive.newest_package(name) for name in packages}
        for name in (name for name in recorded if recorded[name] != newest[name]):
            versions = f"{recorded[name].version} is recorded, Debian has {newest[name].version}"
            print(f"{name} ({target.release}, {target.architecture}): {versions}")
            changes.append((recorded[name], newest[name]))
    if "--update" in sys.argv[1:]:
        path.write_text(updated(path.read_text(encoding="utf-8"), changes), encoding="utf-8")
        return 0
    if changes:
        print("Run `make outdated UPDATE=1`, then `make release`, and release the wheels as a new version.")
    else:
        print("Debian has no other versions of the libraries in the wheels.")
    return 1 if changes else 0


def updated(text: str, changes: list[tuple[File, File]]) -> str:
    """Returns the text of the file with other versions. Everything else in the file stays."""
    for old, new in changes:
        recorded = f'"{old.name}", sha256 = "{old.sha256}"'
        if (count := text.count(recorded)) != 1:
            raise ValueError(f"{old.name} occurs {count} times in tools/bundled.toml, expected once. Correct the file.")
        text = text.replace(recorded, f'"{new.name}", sha256 = "{new.sha256}"')
    return text


if __name__ == "__main__":
    sys.exit(main())
