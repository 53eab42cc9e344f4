"""Shows the images of captchas on a terminal."""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from urllib.parse import unquote_to_bytes

PNG = b"\x89PNG\r\n\x1a\n"
_CHUNK = 4096  # maximum size of a piece of an image in kitty's protocol, in characters of base64


def show(url: str) -> str | None:
    """Shows an image if the terminal supports it. Otherwise saves the image, and returns the path of the file.

    Args:
        url: The image as a data URL (RFC 2397).
    """
    media_type, data = decode(url)
    shown = sequence(data)
    if shown is not None and sys.stderr.isatty():
        sys.stderr.write(f"{shown}\n")
        sys.stderr.flush()
        return None
    suffix = f".{media_type.rpartition('/')[2]}" if media_type.startswith("image/") else ""
    descriptor, path = tempfile.mkstemp(suffix if suffix[1:].isalnum() else "", "danxi-captcha-")
    with open(descriptor, "wb") as file:
        file.write(data)
    return path


def sequence(data: bytes) -> str | None:
    """Returns the escape sequences that show an image. None if the terminal cannot show an image of this type."""
    if _is_kitty() and data.startswith(PNG):
        return kitty(data)
    return iterm(data) if _is_iterm() else None


def decode(url: str) -> tuple[str, bytes]:
    """Returns the media type and the bytes of a data URL."""
    head, _, body = url.partition(",")
    media_type = head[len("data:") :].partition(";")[0]
    return media_type, base64.b64decode(body) if head.endswith(";base64") else unquote_to_bytes(body)


def encoded(url: str) -> tuple[str, str]:
    """Returns the media type of a data URL, and its bytes in base64."""
    media_type, data = decode(url)
    return media_type, base64.b64encode(data).decode()


def kitty(png: bytes) -> str:
    """Returns the escape sequences of kitty's graphics protocol that show a PNG."""
    text = base64.b64encode(png).decode()
    pieces = [text[start : start + _CHUNK] for start in range(0, len(text), _CHUNK)]
    heads = [f"{'a=T,f=100,' if index == 0 else ''}m={int(index < len(pieces) - 1)}" for index in range(len(pieces))]
    return "".join(f"\x1b_G{head};{piece}\x1b\\" for head, piece in zip(heads, pieces))


def iterm(data: bytes) -> str:
    """Returns iTerm2's escape sequence that shows an image of any type."""
    return f"\x1b]1337;File=inline=1;size={len(data)}:{base64.b64encode(data).decode()}\x07"


def _is_kitty() -> bool:
    return "KITTY_WINDOW_ID" in os.environ or os.environ.get("TERM") in ("xterm-kitty", "xterm-ghostty")


def _is_iterm() -> bool:
    return os.environ.get("TERM_PROGRAM") in ("iTerm.app", "WezTerm")
