"""The bus timetables on zlapp.fudan.edu.cn."""

from collections.abc import Iterable
from typing import Any

from danxi_standin.campus_host import CampusHost
from danxi_standin.envelope import envelope
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import route

# Pairs of a route and its runs: "time→", "←time" or "time↔time". Runs connect the ends of the route or, after "a~b", the stops a and b.
WORKDAY = (
    (
        "邯郸-枫林",
        "7:05→ ←7:05 8:40→ ←8:50 10.00→ ←10.10 12:15→ ←12:15 13:00→ 15:10→ ←15:20 17.15↔17.15 18:40→ ←20:50 22:05→",
    ),
    (
        "邯郸-江湾",
        "6:55→ ←7:10 7:30→ ←7:40 8:20↔8:45 9:45→ ←9:50 11:40↔12:00 13:05→ ←14:20 16:15→ ←17:10 18:00→ ←21:20 22:10→",
    ),
    ("邯郸-张江", "7:00→ ←7:10 9:50→ ←10:00 12:00→ ←12:00 14.30→ ←15:15 17:20↔17:20 19:00→ ←21:30"),
    ("枫林-江湾", "←6:45 7:20→ 12:10→ ←17:00"),
    ("枫林-张江", "7:15→ ←12:10 ←17:15 18:10→"),
    ("江湾-张江", "7:25↔17:25"),
    ("校区环线", "邯郸~江湾 21:00→ 邯郸~枫林 21:05→"),
)
HOLIDAY = (
    ("邯郸-枫林", "8:00→ ←8:30 12.30↔12.30 17:00→ ←17:30 21:00→"),
    ("邯郸-江湾", "8:00→ ←9:00 13:00↔13:30 18:00→ ←19:00"),
    ("邯郸-张江", "8:10↔17:10"),
    ("枫林-江湾", ""),
    ("枫林-张江", ""),
    ("江湾-张江", ""),
    ("校区环线", "邯郸~江湾 20:30→"),
)
FIRST_ID = {"0": 130021, "1": 140021}


def timetable(routes: Iterable[tuple[str, str]], holiday: str) -> list[dict[str, Any]]:
    number, found = FIRST_ID[holiday], []
    for name, runs in routes:
        start, _, end = name.partition("-")
        lists = []
        for run in runs.split():
            if "~" in run:
                start, end = run.split("~")
                continue
            departure, arrow, back = run.partition("↔")
            if not arrow:
                departure, arrow, back = run.partition("→")
            if not arrow:
                departure, arrow, back = run.partition("←")
            lists.append(
                {
                    "id": str(number),
                    "start": start,
                    "end": end,
                    "stime": departure,
                    "etime": back,
                    "arrow": {"↔": "1", "←": "2", "→": "3"}[arrow],
                    "holiday": holiday,
                }
            )
            number += 1
        found.append({"collect": 0, "route": name, "lists": lists})
    return found


class Bus(CampusHost):
    @route("GET", "/fudanbus/wap/default/lists")
    @route("POST", "/fudanbus/wap/default/lists")
    def list_buses(self, request: Request) -> Response:
        holiday = request.form.get("holiday") == "1"
        data = timetable(HOLIDAY, "1") if holiday else timetable(WORKDAY, "0")
        return envelope({"data": data, "is_holiday": int(holiday)})
