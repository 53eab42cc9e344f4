"""Times for people: those of the university in its zone, all others in the zone of this machine."""

from __future__ import annotations

import datetime

CAMPUS = datetime.timezone(datetime.timedelta(hours=8), "UTC+8")  # the university's time zone, which has no summer time
CAMPUS_ZONE = "Asia/Shanghai"  # its name in schemas
# Not of the `calendar` module, whose names follow the locale.
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

DAY = 86_400  # seconds


def now() -> datetime.datetime:
    """Returns the time at the university."""
    return datetime.datetime.now(CAMPUS)


def shown(text: str, zone: str = "") -> str:
    """Returns an instant to the minute, in the university's zone or in local time. Raises ValueError if `text` is no instant.

    Args:
        zone: The `x-zone` of the field.
    """
    import danxi

    try:
        time = danxi.Timestamp.parse(text).astimezone(CAMPUS if zone == CAMPUS_ZONE else None)
    except OverflowError as problem:
        raise ValueError(str(problem)) from None
    return time.strftime("%Y-%m-%d %H:%M")


def zone_note(zone: str) -> str:
    """Returns the zone of a field's times, such as `UTC+8`, if it differs from that of this machine. Otherwise an empty string."""
    if zone != CAMPUS_ZONE or now().astimezone().utcoffset() == CAMPUS.utcoffset(None):
        return ""
    return str(CAMPUS)


def campus_times() -> str:
    """Returns what a heading says about the times below it: `times in UTC+8`, if this machine has another zone. Otherwise an empty string."""
    zone = zone_note(CAMPUS_ZONE)
    return f"times in {zone}" if zone else ""


def weekday(number: int) -> str:
    """Returns the name of a day of the week: 1 is Monday."""
    return WEEKDAYS[number - 1] if 1 <= number <= len(WEEKDAYS) else str(number)


def duration(seconds: float) -> str:
    """Returns a duration in words: `45 s`, `12 min`, `3 h 47 min`, `5 days`."""
    minutes = round(seconds / 60)
    if seconds < 60:
        return f"{seconds:.0f} s"
    if minutes < 60:
        return f"{minutes} min"
    if seconds < DAY:
        hours, rest = divmod(minutes, 60)
        return f"{hours} h {rest} min" if rest else f"{hours} h"
    days = int(seconds / DAY)
    return "1 day" if days == 1 else f"{days} days"


def seconds_until(time: datetime.datetime, start: datetime.datetime) -> float:
    return (time - start).total_seconds()


def until(time: datetime.datetime, start: datetime.datetime) -> str:
    """Returns how long after `start` a time is: `in 12 min`, `now`, `5 min ago`, or from a day on the days between the dates: `in 5 days`."""
    seconds = seconds_until(time, start)
    if abs(seconds) >= DAY:
        return days_until(time.astimezone(start.tzinfo).date().isoformat(), start.date())
    if abs(seconds) < 60:
        return "now"
    return f"in {duration(seconds)}" if seconds > 0 else f"{duration(-seconds)} ago"


def days_until(date: str, today: datetime.date) -> str:
    """Returns how far away a date is: `today`, `tomorrow`, `in 5 days`, `3 days ago`."""
    days = (datetime.date.fromisoformat(date) - today).days
    near = {-1: "yesterday", 0: "today", 1: "tomorrow"}
    return near.get(days) or (f"in {days} days" if days > 0 else f"{-days} days ago")
