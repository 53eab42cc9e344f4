"""Names that a person may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import click

from .schema import Interface

CLOSE = 0.6  # the least similarity of a name
MOST = 3  # maximum number of names


def unknown(kind: str, name: str, names: Iterable[str], more: Iterable[str] = ()) -> click.UsageError:
    """Returns the error for an unknown name, with the names that are similar or, if there are none, those of `more`."""
    known = list(names)
    close = difflib.get_close_matches(name, known, MOST, CLOSE)
    parts = [each for each in known if len(name) > 2 and name in each and each not in close]
    meant = ([*close, *parts] or list(more))[:MOST]
    hint = f" Did you mean {' or '.join(f'`{each}`' for each in meant)}?" if meant else ""
    return click.UsageError(f"no {kind} is named {name!r}.{hint}")


# The words for people, by the service whose keywords name what they show.
DAILY = {
    "classroom": "rooms",
    "course": "week",
    "day": "today",
    "elearning": "todo",
    "electricity": "power",
    "exam": "exams",
    "score": "grades",
    "wallet": "card",
}


def by_keyword(interface: Interface, word: str) -> list[str]:
    """Returns the commands of the services and methods that have a word among their keywords, such as `food` or `成绩`."""
    wanted = word.lower()
    if len(wanted) < 2:
        return []
    tags = {name: interface.tag(name) for name in interface.service_names}
    services = [
        DAILY.get(name, name)
        for name, tag in tags.items()
        if any(wanted in keyword.lower() for keyword in (tag["x-title"], *tag.get("x-keywords", [])))
    ]
    methods = [
        f"{method.service} {method.verb.replace('_', '-')}"
        for method in interface.methods()
        if any(wanted in keyword.lower() for keyword in method.keywords)
    ]
    return [*services, *methods]
