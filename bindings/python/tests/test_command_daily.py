"""The screens for every day: `danxi week`, `next`, `exams`, `grades`, `todo`, `loans`, `rooms`, `card`, `power`, `bus` and `status`."""

import datetime
import io
import re
import unittest
import unittest.mock

from .command import has

if has("click", "rich", "keyring"):
    import click
    from rich.cells import cell_len
    from rich.console import Console

    from danxi.command import cells, clock
    from danxi.command.schema import Interface
    from danxi.command.screens import lists, places, today, week
    from danxi.command.screens import next as next_
    from danxi.command.screens.lessons import lessons_of
    from danxi.command.screens.screen import Stage
    from danxi.command.values import Week

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


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Drawn(unittest.TestCase):
    """What is drawn from given values, at given times."""

    @classmethod
    def setUpClass(cls):
        cls.interface = Interface.load()

    def draw(self, draw, value, time="12:00", width=80):
        """Returns the lines that a screen shows."""
        out = io.StringIO()
        console = Console(file=out, width=width, highlight=False)
        for each in draw(value, Stage(self.interface, width, at(time))):
            console.print(each)
        lines = out.getvalue().splitlines()
        self.assertLessEqual(max(map(cell_len, lines)), width)
        return lines

    # Today

    def overview(self, **parts):
        states = [{"part": name, "age_ms": 0} for name in parts]
        return {"day": DAY, "parts": states, "skipped": [], "electricity_forecast": None, **parts}

    def test_lessons_are_seen_from_now(self):
        value = self.overview(lessons=LESSONS)
        for time, first, second in (
            ("09:43", "in 12 min", "in 3 h 47 min"),
            ("10:00", "now, until 11:35", "in 3 h 30 min"),
            ("13:30", "over", "now, until 15:10"),
            ("15:10", "over", "over"),
        ):
            with self.subTest(time):
                lines = self.draw(today.draw, value, time)
                self.assertIn(first, next(line for line in lines if "数据结构" in line))
                self.assertIn(second, next(line for line in lines if "计算机网络" in line))
                self.assertEqual(any(line.startswith("▶ ") for line in lines), "now" in first + second)

    def test_the_buses_are_those_from_the_campus_of_the_next_lesson(self):
        there = course("羽毛球", 2, 8, 8, "JX101", start_time="15:25")
        there["places"][0]["campus"] = "江湾校区"
        runs = [{"time": "16:20", "start": "江湾", "end": "邯郸"}, {"time": "16:10", "start": "邯郸", "end": "江湾"}]
        lines = self.draw(today.draw, self.overview(lessons=[there], buses=runs), "16:08")
        self.assertIn("Buses from 江湾", lines)
        self.assertIn("  → 邯郸  16:20 (in 12 min)", [line.rstrip() for line in lines])
        self.assertFalse(any("16:10 (" in line for line in lines))
        unknown = self.draw(today.draw, self.overview(lessons=[], buses=runs), "16:08")
        self.assertIn("  江湾 → 邯郸  16:20 (in 12 min)", [line.rstrip() for line in unknown])

    def test_a_part_without_entries_is_one_line(self):
        value = self.overview(lessons=[], exams=[], deadlines=[], buses=[], bookings=[], loans=[], messages=0)
        lines = [" ".join(line.split()) for line in self.draw(today.draw, value)]
        self.assertEqual(
            lines[2:5], ["Lessons none", "Exams none in the next 14 days", "Deadlines none in the next 14 days"]
        )
        self.assertEqual(lines[5:], ["Buses no more today", "Bookings none", "Loans none", "Messages none unread"])

    def test_cancelled_bookings_are_left_out(self):
        day = self.overview()["day"]["date"]
        periods = [{"date": day, "start": "14:00", "end": "15:00"}]
        bookings = [{"name": f"court {state}", "is_void": state, "periods": periods} for state in (False, True, None)]
        text = " ".join(self.draw(today.draw, self.overview(bookings=bookings)))
        self.assertEqual([each["name"] in text for each in bookings], [True, False, True])

    def test_electricity_has_the_days_that_it_lasts(self):
        value = self.overview(electricity={"room": "587", "electricity_available": 22.13})
        text = " ".join(self.draw(today.draw, {**value, "electricity_forecast": {"days_left": 4.2}}))
        self.assertIn("22.13 kWh left, enough for about 4 days  587", text)
        for forecast in (None, {"days_left": None}):
            text = " ".join(self.draw(today.draw, {**value, "electricity_forecast": forecast}))
            self.assertIn("22.13 kWh left  587", text)

    def test_parts_that_failed_for_one_reason_share_a_line(self):
        states = [
            {"part": "lessons", "error_name": "not_signed_in", "error_message": "Call campus.login."},
            {"part": "card", "error_name": "not_signed_in", "error_message": "Call campus.login."},
            {"part": "messages", "error_name": "not_signed_in", "error_message": "Call account.login."},
            {"part": "buses", "error_name": "network", "error_message": "zlapp.fudan.edu.cn\x1b[31m refused."},
        ]
        lines = self.draw(today.draw, {**self.overview(), "parts": states})
        self.assertEqual(
            lines[2:],
            [
                "",
                "Not available",
                "  lessons, card: not signed in, use `danxi login campus`",
                "  messages: not signed in, use `danxi login community`",
                "  buses: zlapp.fudan.edu.cn�[31m refused.",
            ],
        )

    # Next

    def test_the_next_lesson_is_one_line(self):
        first, second = lessons_of({"day": DAY, "lessons": LESSONS})
        self.assertEqual(next_.line(second, at("13:18")), "13:30 计算机网络 · H逸夫楼201 · in 12 min")
        self.assertEqual(next_.line(first, at("10:00")), "09:55 数据结构 · H3108 · now, until 11:35")
        self.assertEqual(next_.line(first, at("23:00", "2026-11-23")), "tomorrow 09:55 数据结构 · H3108")
        self.assertEqual(next_.line(first, at("23:00", "2026-11-21")), "Tuesday 09:55 数据结构 · H3108")

    # Week

    def week(self, courses, **changes):
        days = [
            {**DAY, "date": f"2026-11-{22 + day}", "weekday": day, **changes.get(f"day{day}", {})}
            for day in range(1, 8)
        ]
        semester = {"id": 1, "name": "2026-2027学年1学期", "year": 2026, "is_current": True, "contains_today": True}
        return {
            "week": {
                "week": 12, "semester": semester, "start_date": "2026-11-23", "end_date": "2026-11-29", "first_week": 1, "last_week": 16,
                "days": days, "courses": courses,
            },
            "class_times": [
                {"id": number, "start": f"{7 + number:02}:00", "end": f"{7 + number:02}:45"} for number in range(1, 15)
            ],
        }  # fmt: skip

    def test_the_grid_has_every_room_and_day_at_every_width(self):
        courses = [*LESSONS, course("概率论与数理统计（B）", 5, 6, 6, "HGX301", end_time="14:15")]
        for width in WIDTHS:
            with self.subTest(width):
                lines = self.draw(week.draw, self.week(courses), "10:20", width)
                text = "".join("".join(line.split()) for line in lines)
                for room in ("H3108", "HGX301"):
                    self.assertIn(room, text)
                self.assertEqual("Sun 29" in lines[1], width >= week.NARROW)
                self.assertEqual("No courses on Saturday and Sunday." in lines[-1], width < week.NARROW)
                marked = [line for line in lines if line.startswith("▶")]
                self.assertEqual([line.split()[1] for line in marked], ["3"])

    def test_a_week_is_named_by_its_number_a_day_or_a_word(self):
        today_ = clock.now().date()
        for word, days in (("this", 0), ("next", 7), ("last", -7), ("tomorrow", 1)):
            found = Week().convert(word, None, None)
            self.assertIn(
                datetime.date.fromisoformat(found) - today_, (datetime.timedelta(days), datetime.timedelta(days + 1))
            )
        self.assertEqual([Week().convert(each, None, None) for each in ("3", "2026-10-08")], [3, "2026-10-08"])
        for wrong, problem in (
            ("61", "from 1 to 60, not 61"),
            ("soon", "'soon' is not the number of a week, a date such as 2024-10-11, or this, next, last"),
        ):
            with self.assertRaisesRegex(click.BadParameter, problem):
                Week().convert(wrong, None, None)

    def test_a_name_that_does_not_fit_is_cut_with_a_sign_and_its_room_is_complete(self):
        long = course(
            "学术英语写作(Academic Writing) for students of the natural sciences", 2, 3, 3, "H逸夫楼204", end_time=None
        )
        text = "\n".join(self.draw(week.draw, self.week([long]), width=60))
        self.assertIn("…", text)
        self.assertIn("▌H逸夫楼204 ", text)

    def test_courses_at_the_same_time_are_side_by_side_with_a_sign_at_every_width(self):
        clash = [course("甲", 1, 3, 4, "H逸夫楼201"), course("乙", 1, 4, 4, "HGX301", start_time="10:50")]
        for width in (40, *WIDTHS):
            with self.subTest(width):
                lines = self.draw(week.draw, self.week([*clash, *LESSONS]), width=width)
                lanes = {}
                for line in lines[1:-2]:
                    for piece in re.finditer("!([^!▌·╌]*)", line):
                        place = cell_len(line[: piece.start()])
                        lanes[place] = lanes.get(place, "") + "".join(piece[1].split())
                self.assertEqual(sorted(lanes.items()), list(zip(sorted(lanes), ["甲H逸夫楼201", "乙HGX301"])))
                text = "".join("".join(line.split()) for line in lines)
                self.assertIn("!ConflictonMonday:甲and乙.", text)

    def test_the_marks_of_a_week(self):
        clash = [course("甲", 1, 3, 4, "H1"), course("乙", 1, 4, 4, "H2", start_time="10:50")]
        holiday = {"day4": {"kind": "day_off", "name": "国庆节", "courses": "none"}}
        other = {"day6": {"kind": "make_up_day", "courses": "other", "courses_of": "2026-11-26"}}
        lines = self.draw(week.draw, self.week(clash, **holiday, **other))
        self.assertIn("! Conflict on Monday: 甲 and 乙.", lines[-2])
        self.assertIn("Saturday has the courses of 2026-11-26.", lines[-1])
        self.assertIn("国庆节", lines[2])
        rows = [line[week.MARGIN :].split("!")[1:] for line in lines[:-2] if "!" in line]
        self.assertEqual([row[0].split()[:1] for row in rows], [["甲"], ["H1"], []])
        self.assertEqual([row[1].split()[:1] for row in rows if len(row) > 1], [["乙"], ["H2"]])
        self.assertIn("No courses in this week.", self.draw(week.draw, self.week([]))[-1])

    # Lists

    def test_exams_that_are_over_are_left_out_by_default(self):
        exam = {"course": "数据结构", "date": DATE, "end_time": "10:30", "location": "H6506"}
        self.assertFalse(lists.is_over(exam, at("10:29")))
        self.assertTrue(lists.is_over(exam, at("10:31")))
        self.assertFalse(lists.is_over({"course": "论文"}, at("10:31")))
        self.assertFalse(lists.is_over({"course": "论文", "date": DATE}, at("10:31")))
        self.assertIn("None to come.", " ".join(self.draw(lists.draw_exams, [])))
        for width in WIDTHS:
            text = "\n".join(self.draw(lists.draw_exams, [exam], width=width))
            for each in (DATE, "H6506", "today"):
                self.assertIn(each, text)

    def test_grades_have_the_average_of_each_semester(self):
        early = {"course_name": "甲", "grade": "A", "year": 2025, "semester_type": "first", "semester_name": "早"}
        late = {"course_name": "乙", "grade": "B", "year": 2026, "semester_type": "first", "semester_name": "晚"}
        terms = [{"semester_name": "晚", "average": 3.0, "average_credits": 3.0}, {"semester_name": "早"}]
        summary = {"average": 3.254, "average_credits": 4.5, "terms": terms}
        lines = self.draw(lists.draw_grades, {"scores": [early, late], "summary": summary})
        self.assertEqual(lines[0], "Grades  average 3.25 over 4.5 credits")
        words = [line.split() for line in lines[2:]]
        self.assertEqual(words, [["晚", "3.00", "3"], ["乙", "B"], ["早"], ["甲", "A"]])
        self.assertEqual(self.draw(lists.draw_grades, {"scores": [early], "summary": None})[0], "Grades")

    def test_loans_that_are_overdue_are_named(self):
        loan = {"title": "文学概论", "due_date": "2026-11-23", "barcode": "1"}
        lines = self.draw(lists.draw_loans, [loan, {**loan, "title": "地理", "due_date": DATE}])
        self.assertIn("yesterday", lines[2])
        self.assertIn("Overdue: 文学概论.", lines[-1])

    # Bars

    def test_rooms_show_when_they_are_free(self):
        used = {"name": "H2101", "schedules": [{"start": 6, "end": 7}]}
        times = self.week([])["class_times"]
        value = {
            "building": "H2",
            "date": DATE,
            "rooms": [used, {"name": "H2102", "schedules": []}],
            "class_times": times,
        }
        lines = self.draw(places.draw_rooms, value, "13:10")
        self.assertEqual(lines[2].split().count("██"), 2)
        self.assertIn("Free in lesson 6 (13:00): H2102.", lines[4])
        self.assertFalse(
            any("Free in" in line for line in self.draw(places.draw_rooms, {**value, "date": "2026-11-25"}))
        )

    def test_bars_are_as_long_as_their_shares_and_labels_are_cut_with_a_sign(self):
        rooms = [
            {"name": "一楼", "current": 10, "capacity": 20},
            {"name": "二楼" * 30, "current": 20, "capacity": 20},
            {"name": "三楼"},
        ]
        lines = self.draw(places.draw_libraries, rooms, width=60)
        half, full, unknown = (line.count("█") for line in lines[1:])
        self.assertAlmostEqual(half * 2, full, delta=1)
        self.assertEqual(unknown, 0)
        self.assertIn("…", lines[2])
        self.assertIn("not known", lines[3])

    def test_departures_are_those_from_now_on(self):
        runs = [{"time": time, "start": "邯郸", "end": "江湾"} for time in ("07:00", "12:12", "18:00")]
        value = {"day": DAY, "start": None, "routes": [{"schedules": runs}]}
        self.assertIn("12:12 (in 12 min), 18:00", self.draw(places.draw_buses, value)[1])
        self.assertIn("no more today, first at 07:00", self.draw(places.draw_buses, value, "19:00")[1])

    # Words

    def test_times_and_values_in_words(self):
        for seconds, words in (
            (30, "now"),
            (720, "in 12 min"),
            (7200, "in 2 h"),
            (90000, "in 1 day"),
            (-300, "5 min ago"),
        ):
            self.assertEqual(clock.until(at("12:00") + datetime.timedelta(seconds=seconds), at("12:00")), words)
        today_ = datetime.date.fromisoformat(DATE)
        for date, words in (
            (DATE, "today"),
            ("2026-11-25", "tomorrow"),
            ("2026-12-01", "in 7 days"),
            ("2026-11-20", "4 days ago"),
        ):
            self.assertEqual(clock.days_until(date, today_), words)
        for value, schema, text in (
            (22.130000000000003, {"type": "number", "x-unit": "kWh"}, "22.13 kWh"),
            (5, {"type": "number", "x-unit": "yuan"}, "5.00 yuan"),
            (1536, {"type": "integer", "x-unit": "bytes"}, "1.5 kB"),
            (2, {"type": "integer", "x-form": "weekday"}, "Tue"),
            ([1, 2, 3, 5], {"type": "array", "x-form": "ranges"}, "1-3, 5"),
            (["a", "b"], {"type": "array", "items": {"x-form": "part"}}, "ab"),
            (1785542400, {"type": "integer", "x-form": "day", "x-unit": "s"}, "2026-08-01"),
        ):
            self.assertEqual(cells.with_unit(value, schema), text)
