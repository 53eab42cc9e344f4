"""Conversions between the interface's strings and Python's dates and times."""

from __future__ import annotations

import datetime
import sys
from typing import Any

_ZONES: dict[str, datetime.timezone] = {"Z": datetime.timezone.utc, "z": datetime.timezone.utc}

CAMPUS_TIME = datetime.timezone(datetime.timedelta(hours=8), "Asia/Shanghai")
"""The time zone of the university, which has no summer time."""


def campus_date(at: datetime.datetime | None = None) -> datetime.date:
    """Returns the date at the university, in Asia/Shanghai.

    Args:
        at: An instant with a time zone. The default is now.

    Raises:
        ValueError: `at` has no time zone.
    """
    if at is not None and at.utcoffset() is None:
        raise ValueError(f"{at!r} has no time zone: use an aware datetime, such as datetime.now(danxi.CAMPUS_TIME)")
    return (at or datetime.datetime.now(CAMPUS_TIME)).astimezone(CAMPUS_TIME).date()


class Timestamp(datetime.datetime):
    """An instant: an aware `datetime.datetime` that also keeps the server's string.

    `text` is the server's string in RFC 3339, such as `"2024-10-11T20:00:22.790123456+08:00"`. Its fraction may be finer than
    microseconds, to which a `datetime` is truncated. Lists continue from the exact `text`, so pass a Timestamp on unchanged
    (`start_time=page[-1].time_updated`). A Timestamp compares, hashes and computes like any other `datetime`; the `text` of a
    computed Timestamp is its value in RFC 3339.
    """

    __slots__ = ("_text",)
    # The server's string. If `isoformat` returns it but for zeros at the end of the fraction: the number of digits of the fraction, which
    # needs no memory.
    _text: str | int

    @classmethod
    def parse(cls, text: str) -> Timestamp:
        """Parses a string in RFC 3339.

        Raises:
            ValueError: `text` is not a time in RFC 3339.
        """
        global _last
        # An entity often has the same time twice: that of its creation is also that of its last change.
        last, last_text = _last
        if last_text == text and type(last) is cls:
            return last
        try:
            zone_at = -1 if text[-1] in "Zz" else -6
            fraction = text[20:zone_at]
            if text[4:20:3] not in _SEPARATORS or not (
                text[19] == "." and fraction.isdigit() or len(text) + zone_at == 19
            ):
                raise ValueError
            # `fromisoformat` takes half the time, but it also reads other zones than those of RFC 3339.
            is_iso = _HAS_FRACTIONS and (zone_at == -1 or text[-6::3] in ("+:", "-:"))
            try:
                self = cls.fromisoformat(text) if is_iso else _computed(cls, text, zone_at)
            except ValueError:
                self, is_iso = _computed(cls, text, zone_at), False
        except (IndexError, ValueError):
            raise ValueError(f"{text!r} is not a time in RFC 3339, such as 2024-10-11T20:00:22+08:00") from None
        # Neither an hour 24, which newer versions of `fromisoformat` accept, nor 60 minutes of an offset are as `isoformat` writes them.
        is_usual = is_iso and zone_at == -6 and text[10] == "T" and text[11:13] != "24" and text[-2] < "6"
        self._text = len(fraction) if is_usual and len(fraction) <= 6 and text[-6:] != "-00:00" else text
        _last = self, text
        return self

    @property
    def text(self) -> str:
        """The time in RFC 3339. If the Timestamp was parsed, this is the parsed string without any change."""
        text = getattr(self, "_text", "")
        if isinstance(text, str):
            return text or self.isoformat()
        whole = datetime.datetime.isoformat(self, timespec="microseconds")
        return whole[: 20 + text if text else 19] + whole[26:]

    def __repr__(self) -> str:
        return f"Timestamp.parse({self.text!r})" if self.tzinfo else super().__repr__()

    def __reduce_ex__(self, protocol: Any) -> Any:
        return (Timestamp.parse, (self.text,)) if hasattr(self, "_text") else super().__reduce_ex__(protocol)


# The Timestamp that was parsed last, and its string.
_last: tuple[Timestamp | None, str] = None, ""

# The characters at the positions 4, 7, 10, 13, 16 and 19.
_SEPARATORS = {f"--{letter}::{last}" for letter in "Tt " for last in ".+-Zz"}
# Whether `fromisoformat` reads `Z`, and fractions of any length.
_HAS_FRACTIONS = sys.version_info >= (3, 11)


def _computed(cls: type[Timestamp], text: str, zone_at: int) -> Timestamp:
    """Reads the numbers of a string in RFC 3339, also of one with a leap second."""
    second = int(text[17:19])
    return cls(
        int(text[:4]),
        int(text[5:7]),
        int(text[8:10]),
        int(text[11:13]),
        int(text[14:16]),
        59 if second == 60 else second,  # `datetime` cannot hold a leap second
        int(text[20:zone_at][:6].ljust(6, "0")),
        zone(text[zone_at:]),
    )


def zone(text: str) -> datetime.timezone:
    zone = _ZONES.get(text)
    if zone is None:
        if text[0] not in "+-" or text[3] != ":":
            raise ValueError
        offset = datetime.timedelta(hours=int(text[1:3]), minutes=int(text[4:6]))
        zone = _ZONES[text] = datetime.timezone(-offset if text[0] == "-" else offset)
    return zone


parse_date = datetime.date.fromisoformat


def parse_time_of_day(text: str) -> datetime.time:
    """Returns the time of a string such as `"08:00"`. `"24:00"`, the end of a day, is `datetime.time.max`."""
    return datetime.time.max if text == "24:00" else datetime.time.fromisoformat(text)


def written(value: datetime.date | datetime.time) -> str:
    """Returns the interface's string for an instant, a date or a time of day."""
    if isinstance(value, Timestamp):
        return value.text
    if isinstance(value, datetime.time):
        return "24:00" if value == datetime.time.max else value.isoformat("minutes")
    return value.isoformat()
