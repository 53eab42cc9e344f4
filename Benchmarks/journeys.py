#!/usr/bin/env python3
"""Counts the requests and sequential steps of common calls to the stand-in. docs/round-trips.md gives the reason for each step."""

import argparse
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# The delay of each response, which makes concurrent requests overlap.
DELAY_MS = 150


@dataclass(frozen=True)
class Count:
    """The numbers of requests and steps of a journey. Steps are requests that were sent one after the other; concurrent requests are one step."""

    requests: int
    steps: int


@dataclass(frozen=True)
class Call:
    method: str
    parameters: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Journey:
    """A call whose requests are counted. It runs in a new session, after the sign-in and other calls."""

    name: str
    minimum: Count
    call: Call | None  # None: the sign-in itself
    before: tuple[Call, ...] = ()
    account: str = "undergraduate"
    expired: str | None = None  # pattern of the hosts whose sign-ins end before the call
    webvpn: str = "auto"
    community: bool = False  # whether the session signs in to the community, too


ONE = Count(1, 1)
REFRESH = {"cache": "refresh"}


def service(
    name: str,
    call: Call,
    first: Count,
    later: Count = ONE,
    account: str = "undergraduate",
    before: tuple[Call, ...] = (),
) -> list[Journey]:
    """Returns the journeys of a service: its first call after the sign-in, and a later call."""
    return [
        Journey(f"{name}, first call", first, call, before=before, account=account),
        Journey(f"{name}, later call", later, call, before=(*before, call), account=account),
    ]


BUS = Call("bus.get_routes", {"type": "workday", **REFRESH})
BALANCE = Call("wallet.get_balance", REFRESH)
TRANSACTIONS = Call("wallet.get_transactions", {"page": 1})
WEEK = Call("course.get_week", {"cache": "prefer"})
SEMESTERS = Call("course.get_semesters", REFRESH)
POLL_HOLE = Call("forum.watch_hole", {"id": 1, "since": "hole:1:9999:"})
POLL_MESSAGES = Call("forum.watch_messages", {"since": "messages:"})
POLL_SCORES = Call("score.watch", {"semester_id": 505})
POLL_METER = Call("electricity.watch")
HOLE = Call("forum.get_hole", {"id": 1})

JOURNEYS = [
    Journey("first sign-in", Count(9, 8), None),
    *service("announcements", Call("announcement.get_undergraduate_announcements", {"page": 1, **REFRESH}), ONE),
    *service("bus", BUS, Count(4, 4)),
    *service("canteens", Call("canteen.get_canteen_queuing"), Count(4, 4)),
    *service("classrooms", Call("classroom.get_classrooms", {"building": "H2", **REFRESH}), Count(2, 2)),
    *service("electricity", Call("electricity.get_electricity_usage", REFRESH), Count(4, 4)),
    *service("electricity history", Call("electricity.get_electricity_logs", REFRESH), Count(5, 5)),
    *service("exams", Call("exam.get_exams", REFRESH), Count(8, 8)),
    *service("library", Call("library.get_library"), ONE),
    *service("profile", Call("profile.get_student_profile", REFRESH), Count(5, 5)),
    *service("reservation", Call("reservation.get_playgrounds", REFRESH), Count(6, 5), Count(2, 1)),
    *service("scores", Call("score.get_scores", {"semester_id": 505, **REFRESH}), Count(8, 8)),
    *service("ranks", Call("score.get_ranks", REFRESH), Count(9, 9), Count(2, 2)),
    *service(
        "graduate students' scores",
        Call("score.get_scores", {"semester_id": 20261, **REFRESH}),
        Count(5, 5),
        account="graduate",
    ),
    *service("sport", Call("sport.get_exercise", REFRESH), Count(8, 8)),
    *service("semesters", SEMESTERS, Count(4, 4)),
    *service("graduate students' semesters", SEMESTERS, Count(4, 4), account="graduate"),
    *service("timetable", Call("course.get_courses", {"semester_id": 505, **REFRESH}), Count(4, 4)),
    *service("timetable of the week", WEEK, Count(5, 5), Count(0, 0)),
    Journey("exams after the timetable", ONE, Call("exam.get_exams"), before=(WEEK,)),
    *service("wallet", BALANCE, Count(4, 4)),
    *service("transactions", TRANSACTIONS, Count(5, 5)),
    *service("payment code", Call("wallet.get_qr_code"), Count(4, 4)),
    Journey("wallet after its site ended the sign-in", Count(4, 4), BALANCE, before=(BALANCE,), expired="ecard.*"),
    Journey(
        "transactions after their site ended the sign-in",
        Count(7, 7),
        TRANSACTIONS,
        before=(TRANSACTIONS,),
        expired="ecard.*",
    ),
    Journey("renewal of the whole sign-in", Count(9, 8), BUS, before=(BUS,), expired="*"),
    Journey("poll of a hole without news", ONE, POLL_HOLE, before=(HOLE,), community=True),
    Journey("poll of messages", ONE, POLL_MESSAGES, before=(HOLE,), community=True),
    Journey("poll of scores", ONE, POLL_SCORES, before=(POLL_SCORES,)),
    Journey("poll of the electricity meter", ONE, POLL_METER, before=(POLL_METER,)),
    Journey("forum through WebVPN", ONE, HOLE, webvpn="always", community=True),
    Journey(
        "forum after WebVPN ended the sign-in", Count(6, 6), HOLE, webvpn="always", community=True, expired="webvpn.*"
    ),
]


class Counter:
    """A counter of the requests of journeys, each of which runs in a new session."""

    def __init__(self, standin: Any, danxi: Any) -> None:
        self.standin = standin
        self.danxi = danxi
        self.people = {each["trait"] or each["role"]: each for each in standin.ready["campus_accounts"]}

    def count(self, journey: Journey) -> Count:
        self.standin.control("POST", "/reset")
        config = json.loads(json.dumps(self.standin.ready["config"]))
        config["network"]["webvpn"] = journey.webvpn
        with self.danxi.Session(config) as session:
            if journey.call:
                self.login(session, journey.account)
            if journey.community:
                account = self.standin.ready["accounts"][1]
                session.account.login(account["email"], account["password"])
            for call in journey.before:
                session.call(call.method, **call.parameters)
            if journey.expired:
                self.standin.control("POST", "/sessions/expire", {"host": journey.expired})
            self.standin.control("DELETE", "/requests")
            self.standin.control("POST", "/faults", {"kind": "delay", "ms": DELAY_MS, "times": None})
            if journey.call:
                session.call(journey.call.method, **journey.call.parameters)
            else:
                self.login(session, "undergraduate")
            return count(self.standin.control("GET", "/requests"))

    def login(self, session: Any, who: str) -> None:
        person = self.people[who]
        session.campus.login(person["number"], person["password"], who)


def count(log: list[dict[str, Any]]) -> Count:
    """Counts the requests of a log, and the steps: the maximum number of requests of which no two were concurrent."""
    sent = [entry for entry in log if not entry["forwarded"]]
    steps, end = 0, 0.0
    for entry in sorted(sent, key=lambda entry: entry["ended"]):
        if entry["started"] >= end:
            steps, end = steps + 1, entry["ended"]
    return Count(len(sent), steps)


def print_table(counter: Counter) -> bool:
    """Prints the counts, and returns whether no journey exceeds its minimum."""
    width = max(len(journey.name) for journey in JOURNEYS)
    print(f"{'journey':<{width}}  requests  minimum  steps  minimum")
    print(f"{'-' * width}  --------  -------  -----  -------")
    is_met = True
    for journey in JOURNEYS:
        found, minimum = counter.count(journey), journey.minimum
        exceeded = found.requests > minimum.requests or found.steps > minimum.steps
        is_met = is_met and not exceeded
        print(
            f"{journey.name:<{width}}  {found.requests:>8}  {minimum.requests:>7}  {found.steps:>5}  {minimum.steps:>7}"
            + ("  EXCEEDED" if exceeded else "")
        )
    return is_met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a minimum is exceeded")
    options = parser.parse_args()
    sys.path[:0] = [str(ROOT / "bindings" / "python"), str(ROOT / "standin")]
    os.environ.setdefault("DANXI_LIBRARY", str(ROOT / "build" / "lib" / "libdanxi.so.0"))
    import danxi
    from danxi_standin import StandIn

    with StandIn() as standin:
        is_met = print_table(Counter(standin, danxi))
    return 1 if options.strict and not is_met else 0


if __name__ == "__main__":
    sys.exit(main())
