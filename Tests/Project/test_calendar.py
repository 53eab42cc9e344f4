"""Reads the iCalendar file of `course.calendar` with another implementation, the package `icalendar`.

`make test-project` installs `icalendar` from PyPI into a virtual environment. Without the package, these tests are skipped.
"""

import json
import os
import sys
import tempfile
import unittest
from collections import Counter
from datetime import datetime, timedelta, timezone
from pathlib import Path

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

try:
    import icalendar
    from dateutil.rrule import rrulestr  # a dependency of icalendar
except ImportError:
    icalendar = None


@unittest.skipIf(icalendar is None, "icalendar is not installed; run make test-project")
class CalendarTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.session = cls.enterClassContext(danxi.Session(cls.standin.ready["config"]))
        cls.person = next(
            p for p in cls.standin.ready["campus_accounts"] if not p["trait"] and p["role"] == "undergraduate"
        )
        cls.session.campus.login(cls.person["number"], cls.person["password"], "undergraduate")
        cls.slots = cls.two_slots(cls.session)

    @staticmethod
    def two_slots(session):
        """Returns two slots of one day, as if the person had reserved them."""
        tomorrow = (datetime.now(timezone(timedelta(hours=8))) + timedelta(days=1)).date().isoformat()
        for playground in session.reservation.get_playgrounds():
            slots = session.reservation.get_reservations(playground.id, tomorrow)
            if len(slots) > 1:
                return slots[:2]
        raise AssertionError("The stand-in has no playground with two slots.")

    def events(self, kind, **options):
        text = self.session.course.calendar(**options)
        calendar = icalendar.Calendar.from_ical(text)
        self.assertEqual(calendar.errors, [])
        return [e for e in calendar.walk("VEVENT") if [str(c) for c in e["CATEGORIES"].cats] == [kind]]

    def test_icalendar_reads_the_file_without_errors(self):
        text = self.session.course.calendar(bookings=self.slots, reminder_minutes=15)
        calendar = icalendar.Calendar.from_ical(text)
        self.assertEqual((str(calendar["VERSION"]), str(calendar["METHOD"])), ("2.0", "PUBLISH"))
        self.assertTrue(calendar["PRODID"])
        self.assertEqual([str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")], ["Asia/Shanghai"])
        for component in calendar.walk():
            self.assertEqual(component.errors, [])
            self.assertEqual(set(component.required) - set(component), set(), component.name)
        kinds = Counter()
        for event in calendar.walk("VEVENT"):
            kind = str(event["CATEGORIES"].cats[0])
            kinds[kind] += 1
            self.assertTrue(str(event["SUMMARY"]))
            self.assertEqual(event["DTSTAMP"].dt.utcoffset(), timedelta())
            if isinstance(event["DTSTART"].dt, datetime):
                self.assertEqual(event["DTSTART"].params["TZID"], "Asia/Shanghai")
                self.assertEqual(event["DTSTART"].dt.utcoffset(), timedelta(hours=8))
                self.assertLess(event["DTSTART"].dt, event["DTEND"].dt)
            alarms = [alarm["TRIGGER"].dt for alarm in event.walk("VALARM")]
            self.assertEqual(alarms, [] if kind == "DAY" else [timedelta(minutes=-15)])
        # A make-up day whose courses are unknown is an event of a whole day.
        self.assertEqual(set(kinds) - {"DAY"}, {"COURSE", "EXAM", "BOOKING"})
        # A copy written by icalendar has the same events.
        again = icalendar.Calendar.from_ical(calendar.to_ical())
        self.assertEqual([e["UID"] for e in again.walk("VEVENT")], [e["UID"] for e in calendar.walk("VEVENT")])

    def test_course_events_match_the_timetable(self):
        semester = self.session.course.get_current_semester()
        monday = semester.start_date
        years = json.loads((ROOT / "interface/day-changes.json").read_text("utf-8"))["years"].values()
        days_off = {each["date"] for year in years for each in year["days"] if each["is_off"]}
        expected = Counter()
        for course in self.session.course.get_courses(semester.id):
            for week in course.on_weeks:
                day = monday + timedelta(weeks=week - 1, days=course.weekday - 1)
                if str(day) not in days_off:
                    expected[course.name, f"{day} {course.start_time:%H:%M}"] += 1
        found, steps = Counter(), set()
        for event in self.events("COURSE", exams=False):
            start = event["DTSTART"].dt
            moments = [start]
            if "RRULE" in event:
                rule = event["RRULE"]
                self.assertEqual(rule["FREQ"], ["WEEKLY"])
                steps.update(rule.get("INTERVAL", [1]))
                moments = list(rrulestr(rule.to_ical().decode(), dtstart=start))
            if "EXDATE" in event:
                missing = {entry.dt for entry in event["EXDATE"].dts}
                self.assertLess(missing, set(moments))
                moments = [moment for moment in moments if moment not in missing]
            found.update((str(event["SUMMARY"]), f"{moment:%Y-%m-%d %H:%M}") for moment in moments)
        self.assertEqual(found, expected)
        self.assertEqual(steps, {1, 2}, "the timetable must have weekly and fortnightly courses")

    def test_exam_events_match_the_list_of_exams(self):
        arranged = {str(exam.date) for exam in self.session.exam.get_exams() if exam.date}
        self.assertTrue(arranged)
        self.assertEqual({f"{event['DTSTART'].dt:%Y-%m-%d}" for event in self.events("EXAM")}, arranged)

    def test_reserved_slots_are_events_of_the_calendar(self):
        events = self.events("BOOKING", exams=False, bookings=self.slots)
        self.assertEqual(
            [(str(e["SUMMARY"]), f"{e['DTSTART'].dt:%Y-%m-%d %H:%M}") for e in events],
            [(s.name, f"{s.date} {s.begin:%H:%M}") for s in self.slots],
        )
        # A C program passes the slots as JSON values.
        plain = self.session.call(
            "reservation.get_reservations", playground_id=self.slots[0].playground_id, date=self.slots[0].date
        )
        self.assertEqual([e["UID"] for e in self.events("BOOKING", bookings=plain[:2])], [e["UID"] for e in events])
        self.assertEqual(self.events("BOOKING"), [])

    def test_deadlines_loans_and_bookings_of_venues_match_their_lists(self):
        """Each kind is a switch, and its events are those of the list that the service returns."""
        text = self.session.course.calendar(deadlines=True, loans=True, venue_bookings=True, exams=False)
        calendar = icalendar.Calendar.from_ical(text)
        self.assertNotIn("X-WR-CALDESC", calendar)
        self.assertEqual(
            (calendar["REFRESH-INTERVAL"].dt, str(calendar["X-PUBLISHED-TTL"])), (timedelta(hours=6), "PT360M")
        )
        semester = self.session.course.get_current_semester()
        todos = self.session.elearning.list_todos(start_date=semester.start_date, end_date=semester.end_date)
        due = {
            f"{todo.kind}-{todo.id}@elearning.fudan.edu.cn": todo.due_time
            for todo in todos
            if todo.due_time and todo.kind not in ("announcement", "calendar_event")
        }
        events = self.of_kind(calendar, "DEADLINE")
        self.assertEqual({str(event["UID"]): event["DTEND"].dt for event in events}, due)
        self.assertTrue(due)
        self.assertTrue(all(event["DTEND"].dt - event["DTSTART"].dt == timedelta(minutes=15) for event in events))
        loans = sorted(loan.due_date for loan in self.session.library.list_loans().loans)
        self.assertTrue(loans)
        self.assertEqual(sorted(event["DTSTART"].dt for event in self.of_kind(calendar, "LOAN")), loans)
        periods = sorted(
            f"{period.date} {period.start:%H:%M}"
            for booking in self.session.booking.list_bookings(size=100).bookings
            if booking.status_name not in ("已取消", "已驳回")
            for period in booking.periods
            if period.date >= semester.start_date
        )
        self.assertTrue(periods)
        booked = sorted(f"{event['DTSTART'].dt:%Y-%m-%d %H:%M}" for event in self.of_kind(calendar, "BOOKING"))
        self.assertEqual(booked, periods)
        tasks = icalendar.Calendar.from_ical(self.session.course.calendar(deadlines=True, deadlines_as="task"))
        self.assertEqual({str(task["UID"]): task["DUE"].dt for task in tasks.walk("VTODO")}, due)
        self.assertEqual({str(task["STATUS"]) for task in tasks.walk("VTODO")} - {"NEEDS-ACTION", "COMPLETED"}, set())
        self.assertEqual(self.of_kind(tasks, "DEADLINE", "VEVENT"), [])

    @staticmethod
    def of_kind(calendar, kind, component="VEVENT"):
        return [event for event in calendar.walk(component) if [str(c) for c in event["CATEGORIES"].cats] == [kind]]

    def test_own_entries_of_a_file_are_events(self):
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory, "entries.json")
            entry = {
                "title": "合唱团",
                "date": "2026-09-10",
                "start": "19:00",
                "end": "21:00",
                "repeat_until": "2026-10-01",
            }
            path.write_text(json.dumps([entry]), "utf-8")
            text = self.session.course.calendar(entries_file=str(path), lessons=False, exams=False)
        (event,) = icalendar.Calendar.from_ical(text).walk("VEVENT")
        self.assertEqual((str(event["SUMMARY"]), event["RRULE"]["COUNT"]), ("合唱团", [4]))

    def test_a_session_without_changes_makes_equal_bytes(self):
        options = {"deadlines": True, "loans": True, "venue_bookings": True, "cache": "refresh"}
        first = self.session.course.calendar(**options)
        with danxi.Session(self.standin.ready["config"]) as session:
            session.campus.login(self.person["number"], self.person["password"], "undergraduate")
            again = session.course.calendar(**options)
        self.assertEqual(again, first)

    def test_identifiers_of_events_are_stable(self):
        first, later = (
            [
                str(event["UID"])
                for kind in ("COURSE", "EXAM", "BOOKING")
                for event in self.events(kind, bookings=slots, cache="refresh")
            ]
            for slots in (self.slots, self.slots[::-1])
        )
        self.assertEqual(sorted(first), sorted(later))
        self.assertEqual(len(set(first)), len(first))


class InvalidReservationTest(unittest.TestCase):
    def test_the_error_names_the_invalid_field_of_a_booking(self):
        with danxi.Session() as session:
            slot = {
                "playground_id": "1",
                "name": "x",
                "date": "2026-11-21",
                "begin": "18:00",
                "end": "19:00",
                "reserved": 1,
                "total": 1,
                "available": False,
            }
            for booking, problem in [
                ({**slot, "end": "17:00"}, "[0].end: expected a time after 18:00"), ({**slot, "begin": 18}, "[0].begin: expected a string"),
                ({**slot, "date": "2026-02-30"}, "[0].date: expected a date"),
                ({"name": "x"}, "[0].playground_id: is missing"), ("x", "[0]: expected an object"),
            ]:  # fmt: skip
                with self.subTest(booking=booking), self.assertRaises(danxi.InvalidArgumentError) as raised:
                    session.course.calendar(bookings=[booking])
                self.assertIn(f"course.calendar: `bookings`: {problem}", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
