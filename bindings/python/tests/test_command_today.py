"""`danxi today` and `danxi next`."""

import datetime
import json
from unittest import mock

from .command import CommandTest, Terminal, has
from .drawn import DAY, LESSONS, WIDTHS, DrawnTest, at, course

if has("click", "rich", "keyring"):
    from danxi.command.screens import next as next_
    from danxi.command.screens import today
    from danxi.command.screens.lessons import lessons_of


class Today(CommandTest):
    def test_every_part_of_the_screen_is_shown(self):
        self.log_in()
        found = json.loads(self.danxi("today", "--json")[0])
        self.assertEqual({part.get("error_name") for part in found["parts"]}, {None})
        self.assertEqual(found["skipped"], [])
        text = Terminal(self, "today").end()
        for part in found["parts"]:
            self.assertRegex(text, rf"(?m)^{part['part'].capitalize()}")
        self.assertIn(found["electricity"]["room"], text)
        self.assertIn(f", {found['day']['date']}", text.splitlines()[0])
        self.assertNotIn("Not available", text)

    def test_another_day_and_a_day_without_the_network(self):
        self.log_in()
        text, _ = self.danxi("today", "--date", "2026-10-01")
        self.assertTrue(text.startswith("Thursday, 2026-10-01"), text)
        self.assertIn("Day off 国庆节.\n", text)
        self.assertRegex(text, r"(?m)^Lessons +none *$")
        self.campus.fault("maintenance", times=None)
        found = json.loads(self.danxi("today", "--date", "2026-10-01", "--offline", "--json")[0])
        self.assertEqual((found["day"]["kind"], found["lessons"]), ("day_off", []))
        errors = {part["part"]: part["error_name"] for part in found["parts"] if part.get("error_name")}
        self.assertEqual(set(errors.values()), {"not_cached"})
        self.assertEqual(set(errors), {"bookings", "loans", "messages"})

    def test_skipped_rows_are_noted(self):
        self.log_in()
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        text, notes = self.danxi("today", "--json")
        skipped = json.loads(text)["skipped"]
        self.assertIn("bus run", {row["what"] for row in skipped})
        self.assertRegex(notes, r"(?m)^\d+ rows could not be read and are missing \(.*\)\.$")

    def test_the_note_about_skipped_rows_is_a_dim_line(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        note = r"1 row could not be read and is missing \(library: .+\)\."
        terminal = Terminal(self, "library", "get-library")
        terminal.end()
        self.assertRegex(terminal.shown, rf"\x1b\[2m{note}\x1b\[0m\r\n")
        _, notes = self.danxi("library", "get-library", "--json")
        self.assertRegex(notes, rf"^{note}\n$")

    def test_a_failed_part_shows_the_reason(self):
        self.log_in()
        self.campus.fault("maintenance", host="zlapp.fudan.edu.cn")
        found = json.loads(self.danxi("today", "--json")[0])
        errors = {part["part"]: part.get("error_name") for part in found["parts"] if part.get("error_name")}
        self.assertEqual(errors, {"buses": "maintenance", "electricity": "maintenance"})
        self.assertIsNotNone(found["messages"])
        text, _ = self.danxi("today")
        self.assertRegex(text, r"(?m)^Not available\n  buses: .*zlapp\.fudan\.edu\.cn")

    def test_today_without_a_sign_in_names_danxi_login(self):
        text, _ = self.danxi("today", status=3)
        self.assertRegex(text, r"(?s)lessons, exams, .*: not\s+signed in,\s+use\s+`danxi\s+login\s+campus`")
        self.assertIn("messages: not signed in, use `danxi login community`", text)

    def test_the_heading_names_the_week_and_what_is_unusual(self):
        zone = self.enterContext(mock.patch("danxi.command.clock.zone_note", return_value=""))
        day = {
            "date": "2026-10-10", "weekday": 6, "kind": "make_up_day", "name": "国庆节", "courses": "unknown", "courses_of": None,
            "is_announced": True, "is_term": True, "semester_name": "2026-2027学年1学期", "week": 5,
        }  # fmt: skip
        same = datetime.date(2026, 10, 10)
        self.assertEqual(today.heading(day, same), "Saturday, 2026-10-10 · week 5 of 2026-2027学年1学期")
        self.assertEqual(today.notes(day)[0], "Make-up day 国庆节.")
        self.assertIn("The university announces", today.notes(day)[1])
        moved = {**day, "courses": "other", "courses_of": "2026-10-08", "is_announced": False, "name": None}
        self.assertEqual(
            today.notes(moved),
            ["Make-up day.", "The courses are those of 2026-10-08.", "The days off of 2026 are not known."],
        )
        self.assertTrue(today.heading(day, datetime.date(2026, 10, 9)).startswith("Saturday, 2026-10-10 (tomorrow) · "))
        between = {**day, "is_term": False, "week": 0}
        self.assertEqual(today.heading(between, same), "Saturday, 2026-10-10 · no term, before 2026-2027学年1学期")
        unknown = {**between, "semester_name": None}
        self.assertEqual(today.heading(unknown, same), "Saturday, 2026-10-10 · no term")
        self.assertEqual(today.heading({**unknown, "is_term": None}, same), "Saturday, 2026-10-10")
        zone.return_value = "UTC+8"
        self.assertEqual(today.heading({**unknown, "is_term": None}, same), "Saturday, 2026-10-10 · times in UTC+8")


class Parts(DrawnTest):
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
        self.assertEqual(lines[lines.index("Buses from 江湾") + 1 :], ["  16:20  in 12 min  → 邯郸"])
        unknown = self.draw(today.draw, self.overview(lessons=[], buses=runs), "16:08")
        self.assertEqual(unknown[-2:], ["  16:10  in 2 min   邯郸 → 江湾", "  16:20  in 12 min  江湾 → 邯郸"])

    def test_buses_are_in_order_of_time(self):
        runs = [
            {"time": time, "start": "邯郸", "end": end}
            for time, end in (("18:00", "枫林"), ("17:30", "张江"), ("18:30", "张江"))
        ]
        lines = self.draw(today.draw, self.overview(buses=runs), "17:00")
        expected = ["  17:30  in 30 min  邯郸 → 张江  then 18:30", "  18:00  in 1 h     邯郸 → 枫林"]
        self.assertEqual(lines[-2:], expected)

    def test_distances_are_from_now_and_are_not_shown_for_another_day(self):
        parts = {
            "lessons": LESSONS,
            "exams": [{"course": "数据结构", "date": "2026-12-01", "time": "13:00-15:00", "location": "H6506"}],
            "deadlines": [
                {"title": "作业二", "due_time": "2026-11-26T15:59:00Z"},
                {"title": "作业一", "due_time": "2026-11-25T23:59:00+08:00"},
                {"title": "随时"},
            ],
            "buses": [{"time": "16:20", "start": "江湾", "end": "邯郸"}],
            "bookings": [{"name": "网球场", "periods": [{"date": "2026-11-25", "start": "14:00", "end": "15:00"}]}],
            "loans": [
                {"title": "哲学十五讲", "due_date": "2026-11-26", "barcode": "1"},
                {"title": "中国文学史", "due_date": "2026-12-22", "barcode": "2"},
            ],
        }
        value = self.overview(**parts)
        for width in WIDTHS:
            text = " ".join(" ".join(self.draw(today.draw, value, "12:00", width)).split())
            for words in (
                "Tue 12-01 13:00-15:00 in 7 days 数据结构 H6506",
                "Wed 11-25 23:59 tomorrow 作业一",
                "Thu 11-26 23:59 in 2 days 作业二 随时",
                "Wed 11-25 14:00-15:00 tomorrow 网球场",
                "due Thu 11-26 in 2 days 哲学十五讲 1 more, the first due Tue 12-22, in 28 days",
            ):
                self.assertIn(words, text)
            other = {**value, "day": {**DAY, "date": "2026-11-25", "weekday": 3}}
            text = " ".join(" ".join(self.draw(today.draw, other, "12:00", width)).split())
            self.assertIn("Wednesday, 2026-11-25 (tomorrow)", text)
            self.assertNotRegex(text, r"\bin \d|today|now")
            for words in (
                "Tue 12-01 13:00-15:00 数据结构",
                "Wed 11-25 23:59 作业一",
                "due Thu 11-26 哲学十五讲",
                "16:20 江湾 → 邯郸",
            ):
                self.assertIn(words, text)

    def test_a_part_without_entries_is_one_line(self):
        value = self.overview(lessons=[], exams=[], deadlines=[], buses=[], bookings=[], loans=[], messages=0)
        lines = [" ".join(line.split()) for line in self.draw(today.draw, value)]
        self.assertEqual(
            lines[2:5], ["Lessons none", "Exams none in the next 14 days", "Deadlines none in the next 14 days"]
        )
        self.assertEqual(lines[5:], ["Buses no more today", "Bookings none", "Loans none", "Messages none unread"])
        other = {**value, "day": {**DAY, "date": "2026-11-30", "weekday": 1}}
        self.assertIn("Exams        none in the 14 days from then", self.draw(today.draw, other))

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

    def test_old_balances_have_their_age(self):
        value = self.overview(card={"balance": 20.0}, electricity={"room": "587", "electricity_available": 5})
        for age, words in ((3_599_000, ""), (3 * 3_600_000, "3 h ago"), (2 * 86_400_000, "2 days ago")):
            parts = [{"part": name, "age_ms": age} for name in ("card", "electricity")]
            lines = self.draw(today.draw, {**value, "parts": parts})[2:]
            self.assertEqual(
                lines,
                [f"Card         20.00 yuan left  {words}".rstrip(), f"Electricity  5 kWh left  587  {words}".rstrip()],
            )

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


class Next(DrawnTest):
    def test_the_next_lesson_is_one_line(self):
        zone = self.enterContext(mock.patch("danxi.command.clock.zone_note", return_value="UTC+8"))
        first, second = lessons_of({"day": DAY, "lessons": LESSONS})
        self.assertEqual(next_.line(second, at("13:18")), "13:30 (UTC+8) 计算机网络 · H逸夫楼201 · in 12 min")
        zone.return_value = ""
        self.assertEqual(next_.line(second, at("13:18")), "13:30 计算机网络 · H逸夫楼201 · in 12 min")
        self.assertEqual(next_.line(first, at("10:00")), "09:55 数据结构 · H3108 · now, until 11:35")
        self.assertEqual(next_.line(first, at("23:00", "2026-11-23")), "tomorrow 09:55 数据结构 · H3108")
        self.assertEqual(next_.line(first, at("23:00", "2026-11-21")), "Tuesday 09:55 数据结构 · H3108")
