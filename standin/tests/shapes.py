"""Compares a response with a recorded one: what every server of this kind sends, not what depends on its data."""

import re

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)")
FIXED = ("message", "status_txt")  # the fields of successful responses whose text is the server's own
# Fields whose values depend on what is not in the recorded set. Only the types of their values are compared.
VARYING = (
    "ai_summary_available",  # true from a number of floors on
    "has_answered_questions",  # the members of the set have answered no questions there
    "joined_time",  # the recorded forum had no account server
    "silent",  # its members are the divisions in which somebody is silenced
)


def differences(recorded, ours, where="$", key=""):
    """Yields the differences of two values of successful responses: in members, types, null, truth values, the form of times and the
    server's own texts. Each recorded element of a list must have one of ours like it, because recorded lists are shortened."""
    if key in VARYING and type(recorded) is type(ours):
        return
    if kind(recorded) != kind(ours):
        yield f"{where}: {recorded!r} recorded, {ours!r} here"
    elif isinstance(recorded, dict):
        if recorded.keys() != ours.keys():
            yield f"{where}: the members {sorted(recorded.keys() ^ ours.keys())} differ"
        for name in sorted(recorded.keys() & ours.keys()):
            yield from differences(recorded[name], ours[name], f"{where}.{name}", name)
    elif isinstance(recorded, list):
        if bool(recorded) != bool(ours):
            yield f"{where}: {len(recorded)} elements recorded, {len(ours)} here"
        for index, element in enumerate(recorded if ours else []):
            found = [list(differences(element, each, f"{where}[{index}]", key)) for each in ours]
            yield from min(found, key=len)
    elif (isinstance(recorded, bool) or key in FIXED) and recorded != ours:
        yield f"{where}: {recorded!r} recorded, {ours!r} here"


def kind(value):
    """Returns what two values must have in common. A time is another kind of text than others, and has a zone."""
    if isinstance(value, str):
        time = TIME.fullmatch(value)
        return f"time {time[1]}" if time else "text" if value else "empty text"
    if isinstance(value, int) and not isinstance(value, bool):
        return "number"
    return "number" if isinstance(value, float) else type(value).__name__
