"""The generated Swift list of days off and make-up days."""

from __future__ import annotations

from model import Interface
from text import banner

from .names import string


def shipped(interface: Interface) -> str:
    years = ", ".join(str(year) for year in interface.day_changes)
    days = "\n".join(
        f"            ({string(day.date)}, {'true' if day.is_off else 'false'}, {string(day.name)}),"
        for days in interface.day_changes.values()
        for day in days
    )
    return f"""{banner("interface/day-changes.json", "//")}
import Calendar

extension DayChangeList {{
    /// The days off and make-up days in the notices of the State Council.
    package static let shipped = DayChangeList(
        years: [{years}],
        days: [
{days}
        ].compactMap {{ (date: String, isOff: Bool, name: String) in
            CalendarDate(date).map {{ DayChange(date: $0, isOff: isOff, coursesOf: nil, name: name) }}
        }})
}}
"""
