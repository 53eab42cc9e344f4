"""The base class for tests of screens that draw given values, at given times."""

import datetime
import io
import unittest

from .command import has

if has("click", "rich", "keyring"):
    from rich.cells import cell_len
    from rich.console import Console

    from danxi.command.schema import Interface
    from danxi.command.screens.screen import Stage, lines_of

WIDTHS = (60, 80, 100, 120)
# A Tuesday.
DATE = "2026-11-24"


def at(time, date=DATE):
    return datetime.datetime.fromisoformat(f"{date}T{time}:00+08:00")


def course(name, weekday, start, end, room, **more):
    times = {3: "09:55", 4: "11:35", 6: "13:30", 7: "15:10", 8: "16:10"}
    return {
        "id": f"{name} {weekday}",
        "semester_id": 1,
        "on_weeks": [12],
        "name": name,
        "weekday": weekday,
        "start": start,
        "end": end,
        "start_time": times[start],
        "end_time": times[end],
        "places": [{"room": room}],
        "teachers": [],
        **more,
    }


DAY = {
    "date": DATE, "weekday": 2, "kind": "workday", "courses": "own", "is_announced": True, "is_term": True,
    "semester_name": "2026-2027学年1学期", "week": 12, "bus_type": "workday",
}  # fmt: skip
LESSONS = [course("数据结构", 2, 3, 4, "H3108"), course("计算机网络", 2, 6, 7, "H逸夫楼201")]


class DrawnTest(unittest.TestCase):
    """A test of what is drawn from given values, at given times."""

    @classmethod
    def setUpClass(cls):
        if not has("click", "rich", "keyring"):
            raise unittest.SkipTest("the packages of danxi[cli] are not installed")
        cls.interface = Interface.load()

    def draw(self, draw, value, time="12:00", width=80):
        """Returns the lines that a screen shows."""
        out = io.StringIO()
        console = Console(file=out, width=width, highlight=False)
        for each in lines_of(draw(value, Stage(self.interface, width, at(time))), width):
            console.print(each)
        lines = out.getvalue().splitlines()
        self.assertLessEqual(max(map(cell_len, lines)), width)
        return lines
