"""Compares each day of two years with a calculation that shares no code with the library: the last year whose days off were announced, and the next one.

The truth is the stand-in's calendar and timetable, and the list of day changes. For the library it passes the university's pages, the C interface, the
iCalendar file and the command.
"""

import json
import os
import subprocess
import sys
import time
import unittest
from collections import defaultdict
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402
from danxi_standin.world.courses import courses_of  # noqa: E402
from danxi_standin.world.people import GRADUATE, PEOPLE, UNDERGRADUATE  # noqa: E402
from danxi_standin.world.semesters import LESSONS, SUMMER, current_semester, is_holiday, semesters  # noqa: E402

try:
    import chinese_calendar
except ImportError:
    chinese_calendar = None
try:
    import icalendar
    from dateutil.rrule import rrulestr  # a dependency of icalendar
except ImportError:
    icalendar = None
try:
    import click
except ImportError:
    click = None

LISTED = json.loads((ROOT / "interface/day-changes.json").read_text("utf-8"))["years"]
CHANGES = {date.fromisoformat(each["date"]): each for year in LISTED.values() for each in year["days"]}
LAST = max(map(int, LISTED))
# UTC-11 to UTC+14. In names of POSIX, the sign is that of the way to UTC.
ZONES = [f"{'WEST' if offset < 0 else 'EAST'}{-offset}" for offset in range(-11, 15)]
CHINA = timezone(timedelta(hours=8))


def days(*years):
    for year in years:
        yield from (
            date(year, 1, 1) + timedelta(days=number)
            for number in range(365 + (date(year, 12, 31).timetuple().tm_yday == 366))
        )


def today():
    return datetime.now(CHINA).date()


@dataclass
class Expected:
    """The independent calculation for a person."""

    role: str

    def __post_init__(self):
        self.person = next(each for each in PEOPLE if each.role == self.role and not each.trait)
        known = [each for each in semesters() if each.start <= current_semester().start]
        if self.role == GRADUATE:
            known = [each for each in semesters() if each.term != SUMMER]
        self.terms = [(each, each.monday, each.monday + timedelta(days=7 * each.weeks)) for each in known]
        self.courses = {each: courses_of(self.person, each) for each in known}

    def term(self, day):
        """Returns the semester that contains a day, or the next one, with its Monday, and whether it contains the day."""
        inside = [(each, monday) for each, monday, after in self.terms if monday <= day < after]
        later = sorted((monday, each.id, each) for each, monday, _ in self.terms if monday > day)
        if inside:
            return *inside[0], True
        return (later[0][2], later[0][0], False) if later else (None, None, False)

    def day(self, day):
        """Returns the fields of a Day."""
        change, weekend = CHANGES.get(day), day.isoweekday() > 5
        is_off = change is not None and change["is_off"]
        term, monday, is_term = self.term(day)
        kind = "day_off" if is_off else "make_up_day" if change and weekend else "weekend" if weekend else "workday"
        courses = "none" if is_off or not is_term else "unknown" if kind == "make_up_day" else "own"
        return {
            "date": str(day),
            "weekday": day.isoweekday(),
            "kind": kind,
            "name": change and change["name"],
            "is_announced": str(day.year) in LISTED,
            "courses": courses,
            "courses_of": str(day) if courses == "own" else None,
            "bus_type": "workday" if kind in ("workday", "make_up_day") else "holiday",
            "is_term": is_term,
            "semester_name": term and term.name,
            "week": monday and (day - monday).days // 7 + 1,
        }

    def lessons(self, day):
        """Returns name and start of the lessons of a day. On a make-up day, these are the lessons of its weekday."""
        term, monday, is_term = self.term(day)
        change = CHANGES.get(day)
        # The stand-in's diary of graduates has no lessons on holidays, whether or not they are announced.
        if not is_term or change and change["is_off"] or self.role == GRADUATE and is_holiday(day):
            return set()
        week = (day - monday).days // 7 + 1
        return {
            (course.name, LESSONS[meeting.start - 1][:5])
            for course in self.courses[term]
            for meeting in course.meetings
            if meeting.weekday == day.isoweekday() and week in meeting.weeks
        }


class DaysTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn("--empty"))
        cls.begun = today()
        cls.expected = {role: Expected(role) for role in (UNDERGRADUATE, GRADUATE)}
        cls.sessions = {}
        for role, expected in cls.expected.items():
            cls.sessions[role] = cls.enterClassContext(danxi.Session(cls.standin.ready["config"]))
            cls.sessions[role].campus.login(expected.person.number, expected.person.password, role)
        zone = os.environ.get("TZ")
        cls.addClassCleanup(cls.set_zone, zone)

    @staticmethod
    def set_zone(zone):
        os.environ.pop("TZ", None)
        if zone:
            os.environ["TZ"] = zone
        time.tzset()

    def test_get_day_agrees_in_every_zone(self):
        kinds = set()
        for zone in (ZONES[0], ZONES[19], ZONES[-1]):
            self.set_zone(zone)
            for role, session in self.sessions.items():
                for day in days(LAST, LAST + 1):
                    expected = self.expected[role].day(day)
                    found = session.call("day.get_day", date=str(day))
                    self.assertEqual({name: found.get(name) for name in expected}, expected, f"{zone} {role}")
                    kinds.add((expected["kind"], expected["courses"], expected["is_announced"]))
        self.assertGreater(len(kinds), 5, "the two years must have days of most kinds")

    def test_today_is_the_day_at_the_university_in_every_zone(self):
        for zone in ZONES:
            self.set_zone(zone)
            before = today()
            found = self.sessions[UNDERGRADUATE].call("day.get_day")["date"]
            self.assertIn(found, (str(before), str(today())), zone)

    def test_the_overview_agrees(self):
        for role, session in self.sessions.items():
            exams = session.call("exam.get_exams") if role == UNDERGRADUATE else []
            buses = {kind: self.departures(session, kind) for kind in ("workday", "holiday")}
            for day in days(LAST, LAST + 1):
                overview = session.call("day.get_overview", date=str(day), parts=["lessons", "exams", "buses"])
                expected = self.expected[role].day(day)
                self.assertEqual({name: overview["day"].get(name) for name in expected}, expected)
                found = {(course["name"], course["start_time"]) for course in overview["lessons"]}
                self.assertEqual(found, self.expected[role].lessons(day), f"{role} {day}")
                soon = [
                    each
                    for each in exams
                    if each.get("date") and 0 <= (date.fromisoformat(each["date"]) - day).days <= 14
                ]
                self.assertEqual(len(overview["exams"]), len(soon), f"{role} {day}")
                if day not in (self.begun, self.begun + timedelta(days=1)):  # the departures of today begin now
                    self.assertEqual(overview["buses"], buses[expected["bus_type"]], f"{role} {day}")

    @staticmethod
    def departures(session, kind):
        """Returns the first two departures in each direction, in order of time."""
        found = defaultdict(list)
        for route in session.call("bus.get_routes", type=kind):
            for each in route["schedules"]:
                found[each["start"], each["end"]].append(each)
        first = [each for runs in found.values() for each in sorted(runs, key=lambda run: run["time"])[:2]]
        return sorted(first, key=lambda run: run["time"])

    @unittest.skipIf(icalendar is None, "icalendar is not installed; run make test-project")
    def test_the_calendar_files_agree_in_every_zone(self):
        texts = {}
        for zone in (ZONES[-1], ZONES[0]):
            self.set_zone(zone)
            for role, session in self.sessions.items():
                expected = self.expected[role]
                for semester in session.call("course.get_semesters"):
                    first, last = (date.fromisoformat(semester[key]) for key in ("start_date", "end_date"))
                    if last.year < LAST:
                        continue
                    text = session.call("course.calendar", semester_id=semester["id"], exams=False)
                    self.assertEqual(texts.setdefault((role, semester["id"]), text), text, zone)
                    lessons, unknown = events(text)
                    for number in range((last - first).days + 1):
                        day = first + timedelta(days=number)
                        self.assertEqual(lessons.pop(day, set()), expected.lessons(day), f"{role} {day}")
                        self.assertEqual(day in unknown, expected.day(day)["courses"] == "unknown", f"{role} {day}")
                    self.assertEqual(lessons, {}, "no lesson is outside the semester")
        self.assertGreater(len(texts), 3)

    @unittest.skipIf(click is None, "the packages of danxi[cli] are not installed")
    def test_the_command_shows_each_day(self):
        from danxi.command.clock import WEEKDAYS
        from danxi.command.screens import today as command

        self.set_zone(ZONES[19])  # in another zone, the heading ends with the zone of the times
        session, expected = self.sessions[UNDERGRADUATE], self.expected[UNDERGRADUATE]
        shown = {}
        for day in days(LAST, LAST + 1):
            truth = expected.day(day)
            found = session.call("day.get_day", date=str(day))
            heading, notes = command.heading(found, day), " ".join(command.notes(found))
            self.assertTrue(heading.startswith(f"{WEEKDAYS[day.weekday()]}, {day} · "))
            self.assertEqual(f"week {truth['week']} of {truth['semester_name']}" in heading, truth["is_term"])
            self.assertEqual("no term" in heading, not truth["is_term"])
            self.assertEqual("Day off" in notes, truth["kind"] == "day_off")
            self.assertEqual("Make-up day" in notes, truth["kind"] == "make_up_day")
            self.assertEqual("announces whose courses" in notes, truth["courses"] == "unknown")
            self.assertEqual(f"days off of {day.year} are not known" in notes, not truth["is_announced"])
            shown.setdefault((truth["kind"], truth["courses"]), (day, heading.partition(" · ")[2]))
        self.assertGreater(len(shown), 4)
        for zone, (day, rest) in zip((ZONES[0], ZONES[-1]), list(shown.values())[-2:], strict=True):
            command_line = [sys.executable, "-m", "danxi", "today", "--date", str(day)]
            variables = {**environment(self.standin), "DANXI_LIBRARY": os.environ["DANXI_LIBRARY"], "TZ": zone}
            done = subprocess.run(command_line, env=variables, capture_output=True, text=True, timeout=120)
            # The date is followed by how far away the day is.
            self.assertTrue(done.stdout.startswith(f"{WEEKDAYS[day.weekday()]}, {day}"), done.stdout + done.stderr)
            self.assertTrue(done.stdout.partition(" · ")[2].startswith(rest), done.stdout + done.stderr)
            for name, start in expected.lessons(day):
                self.assertRegex(done.stdout, rf"{start}.*{name[:4]}")


def events(text):
    """Returns the lessons by day, as name and start, and the days whose courses are unknown."""
    lessons, unknown = defaultdict(set), set()
    for event in icalendar.Calendar.from_ical(text).walk("VEVENT"):
        start = event["DTSTART"].dt
        if str(event["CATEGORIES"].cats[0]) == "DAY":
            unknown.add(start)
            continue
        moments = list(rrulestr(event["RRULE"].to_ical().decode(), dtstart=start)) if "RRULE" in event else [start]
        missing = {each.dt for each in event["EXDATE"].dts} if "EXDATE" in event else set()
        for moment in moments:
            if moment not in missing:
                lessons[moment.date()].add((str(event["SUMMARY"]), f"{moment:%H:%M}"))
    return lessons, unknown


@unittest.skipIf(chinese_calendar is None, "chinesecalendar is not installed; run make test-project")
class ListTest(unittest.TestCase):
    def test_the_list_agrees_with_the_package_chinesecalendar(self):
        compared = 0
        for day in days(*map(int, LISTED)):
            try:
                is_off, name = chinese_calendar.get_holiday_detail(day)
            except NotImplementedError:  # a year that this version of the package does not know
                continue
            compared += 1
            change = CHANGES.get(day)
            self.assertEqual(change["is_off"] if change else day.isoweekday() > 5, is_off, day)
            self.assertEqual(change is not None, name is not None, day)
            if change:
                self.assertIn(chinese_calendar.Holiday(name).chinese, change["name"], day)
        self.assertGreater(compared, 365)


if __name__ == "__main__":
    unittest.main()
