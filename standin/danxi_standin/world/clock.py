"""Times are integers: nanoseconds since 1970, as fine as the servers' own."""

import re
import time
from datetime import datetime, timedelta, timezone
from functools import lru_cache

SECOND = 1_000_000_000
DAY = 86_400 * SECOND
ZERO_TIME = "0001-01-01T00:00:00Z"  # what Go servers send for a time that was never set

_CHINA = timezone(timedelta(hours=8))
_RFC3339 = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?")
_last = 0


def now() -> int:
    """Strictly increasing, so that no two things share a time."""
    global _last
    _last = max(time.time_ns(), _last + 1)
    return _last


@lru_cache(maxsize=100_000)
def rfc3339(nanoseconds: int) -> str:
    """In China's time, without the zeros that end the fraction."""
    seconds, fraction = divmod(nanoseconds, SECOND)
    text = datetime.fromtimestamp(seconds, _CHINA).strftime("%Y-%m-%dT%H:%M:%S")
    digits = f".{fraction:09}".rstrip("0") if fraction else ""
    return f"{text}{digits}+08:00"


def parse_rfc3339(text: str) -> int:
    """A time without an offset is China's. Raises ValueError."""
    match = _RFC3339.fullmatch(text)
    if not match:
        raise ValueError(text)
    date, fraction, offset = match.groups()
    moment = datetime.fromisoformat(date + (offset or "+08:00").replace("Z", "+00:00"))
    return int(moment.timestamp()) * SECOND + int((fraction or "0").ljust(9, "0"))
