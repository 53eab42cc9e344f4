"""Captchas: PNG images (RFC 2083) of digits, each with 5 × 7 dots, and noise."""

import random
import struct
import zlib

_DIGITS = {  # one number for each row of five dots
    "0": (14, 17, 19, 21, 25, 17, 14),
    "1": (4, 12, 4, 4, 4, 4, 14),
    "2": (14, 17, 1, 2, 4, 8, 31),
    "3": (31, 2, 4, 2, 1, 17, 14),
    "4": (2, 6, 10, 18, 31, 2, 2),
    "5": (31, 16, 30, 1, 1, 17, 14),
    "6": (6, 8, 16, 30, 17, 17, 14),
    "7": (31, 1, 2, 4, 8, 8, 8),
    "8": (14, 17, 17, 14, 17, 17, 14),
    "9": (14, 17, 17, 15, 1, 2, 12),
}
_SCALE = 4
_MARGIN = 6
_ADVANCE = 6 * _SCALE
_INK, _NOISE, _PAPER = 40, 150, 245


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode_png(rows: list[bytearray]) -> bytes:
    """Returns a PNG image of rows of 8-bit gray pixels."""
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows))
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")


def captcha_png(digits: str) -> bytes:
    width, height = 2 * _MARGIN + len(digits) * _ADVANCE, 2 * _MARGIN + 7 * _SCALE
    rows = [bytearray([_PAPER]) * width for _ in range(height)]
    chance = random.Random(digits)
    for _ in range(width * height // 12):
        rows[chance.randrange(height)][chance.randrange(width)] = _NOISE
    for position, digit in enumerate(digits):
        left, top = _MARGIN + position * _ADVANCE, _MARGIN + chance.randint(-3, 3)
        for y in range(7 * _SCALE):
            for x in range(5 * _SCALE):
                if _DIGITS[digit][y // _SCALE] >> (4 - x // _SCALE) & 1:
                    rows[top + y][left + x] = _INK
    return encode_png(rows)
