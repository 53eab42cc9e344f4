"""Writes a wheel as a small file that has the same bytes wherever and whenever it is written."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import deflate

DOS_DATE = (1 << 5) | 1  # 1 January 1980, the earliest date of the format
DEFLATED = 8
VERSION = 20  # of the format, 2.0
UTF8 = 0x800
UNIX = 3 << 8


def compress(wheel: Path, result: Path) -> None:
    """Copies a wheel. The copy is compressed as much as the format allows, and has no times.

    Python's zipfile compresses with zlib, whose result depends on its version, and is a thirtieth larger.
    """
    body, directory = bytearray(), bytearray()
    with zipfile.ZipFile(wheel) as source:
        entries = [entry for entry in source.infolist() if not entry.is_dir()]
        for entry in entries:
            content = source.read(entry)
            packed = bytes(deflate.deflate_compress(content, 12))
            name = entry.filename.encode()
            sizes = (0, DOS_DATE, entry.CRC, len(packed), len(content), len(name), 0)
            executable = entry.external_attr >> 16 & 0o111
            mode = (0o100755 if executable else 0o100644) << 16
            directory += struct.pack("<IHHHH", 0x02014B50, UNIX | VERSION, VERSION, UTF8, DEFLATED)
            directory += struct.pack("<HHIIIHH", *sizes) + struct.pack("<HHHII", 0, 0, 0, mode, len(body)) + name
            body += struct.pack("<IHHH", 0x04034B50, VERSION, UTF8, DEFLATED) + struct.pack("<HHIIIHH", *sizes)
            body += name + packed
    count = len(entries)
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, count, count, len(directory), len(body), 0)
    result.write_bytes(body + directory + end)
