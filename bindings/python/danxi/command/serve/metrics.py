"""The numbers of a day in the text format of Prometheus. No label has personal data: the only one is the name of a source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .sources import Sources

# The name of each number, its meaning, and the path of its value in the overview of a day. The value of a list is its length.
NUMBERS = {
    "danxi_card_balance_yuan": ("Balance of the campus card.", ("card", "balance")),
    "danxi_electricity_available_kwh": (
        "Electricity left for the dormitory room.",
        ("electricity", "electricity_available"),
    ),
    "danxi_electricity_used_kwh": (
        "Electricity that the dormitory room has used.",
        ("electricity", "electricity_used"),
    ),
    "danxi_lessons_today": ("Lessons today.", ("lessons",)),
    "danxi_exams": ("Exams in the next 14 days.", ("exams",)),
    "danxi_deadlines": ("Deadlines in the next 14 days.", ("deadlines",)),
    "danxi_loans": ("Copies on loan from the libraries.", ("loans",)),
    "danxi_messages_unread": ("Unread messages of the forum.", ("messages",)),
}


def metrics(overview: dict[str, Any], sources: Sources) -> str:
    """Returns the numbers that are known, and how old each part is, whether it could be read, and how often it was asked for."""
    return "\n".join([*_lines(overview, sources), ""])


def _lines(overview: dict[str, Any], sources: Sources) -> Iterator[str]:
    for name, (meaning, path) in NUMBERS.items():
        value: Any = overview
        for key in path:
            value = (value or {}).get(key)
        if value is not None:
            yield from _head(name, "gauge", meaning)
            yield f"{name} {len(value) if isinstance(value, list) else value}"
    parts = [part["part"] for part in overview["parts"]]
    failed = {part["part"] for part in overview["parts"] if part.get("error_name")}
    yield from _head("danxi_source_up", "gauge", "Whether the last request of a source has succeeded.")
    yield from (f'danxi_source_up{{source="{name}"}} {int(name not in failed)}' for name in parts)
    ages = {name: sources.age(state) for name, state in sources.known(parts)}
    yield from _head("danxi_source_age_seconds", "gauge", "Time since the value of a source was read.")
    yield from (
        f'danxi_source_age_seconds{{source="{name}"}} {age:.0f}' for name, age in ages.items() if age is not None
    )
    for kind, meaning, counts in (
        ("requests", "Requests of a source since the start.", sources.attempts),
        ("failures", "Failed requests of a source since the start.", sources.failed),
    ):
        name = f"danxi_source_{kind}_total"
        yield from _head(name, "counter", meaning)
        yield from (f'{name}{{source="{each}"}} {counts[each]}' for each in parts)


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
