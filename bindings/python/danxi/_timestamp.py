"""Times as the servers write them."""

from __future__ import annotations

import datetime as _datetime
import re

_FRACTION = re.compile(r"\.(\d{1,6})\d*")


class Timestamp(str):
    """A time as the server wrote it, in RFC 3339: `"2024-10-11T20:00:22.790123456+08:00"`.

    It is the server's text unchanged, because lists go on from it (`start_time`), and its fraction may be finer than a
    `datetime` can hold. Texts do not order by time: to compare two, compare their `datetime`.
    """

    __slots__ = ()

    @property
    def datetime(self) -> _datetime.datetime:
        """The time as an aware `datetime.datetime`, cut to microseconds."""
        text = _FRACTION.sub(lambda fraction: "." + fraction[1].ljust(6, "0"), self)
        return _datetime.datetime.fromisoformat(re.sub("[Zz]$", "+00:00", text))
