"""The times of the community: integers that count nanoseconds since 1970."""

import re
import time
from datetime import datetime, timedelta, timezone
from functools import lru_cache

SECOND = 1_000_000_000
MILLISECOND = SECOND // 1_000  # the resolution of the times in the forum's database
DAY = 86_400 * SECOND
ZERO_TIME = "0001-01-01T00:00:00Z"  # the zero value of Go's time.Time

_CHINA = timezone(timedelta(hours=8))
_RFC3339 = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?")
_last = 0


def now() -> int:
    """Returns the current time or, if an earlier call has returned this time, a later one: no two calls return equal times."""
    global _last
    _last = max(time.time_ns(), _last + 1)
    return _last


def stamp() -> int:
    """Returns the current time in the resolution of the forum's database. Two calls within a millisecond return equal times."""
    return now() // MILLISECOND * MILLISECOND


@lru_cache(maxsize=100_000)
def rfc3339(nanoseconds: int) -> str:
    """Returns a time as RFC 3339 text in the time zone Asia/Shanghai, without trailing zeros in the fraction."""
    seconds, fraction = divmod(nanoseconds, SECOND)
    text = datetime.fromtimestamp(seconds, _CHINA).strftime("%Y-%m-%dT%H:%M:%S")
    digits = f".{fraction:09}".rstrip("0") if fraction else ""
    return f"{text}{digits}+08:00"


def parse_rfc3339(text: str) -> int:
    """Returns the time in RFC 3339 text. Without an offset, the text is in Asia/Shanghai. Raises ValueError for other text."""
    match = _RFC3339.fullmatch(text)
    if not match:
        raise ValueError(text)
    date, fraction, offset = match.groups()
    moment = datetime.fromisoformat(date + (offset or "+08:00").replace("Z", "+00:00"))
    return int(moment.timestamp()) * SECOND + int((fraction or "0").ljust(9, "0"))
