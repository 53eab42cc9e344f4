"""`danxi week`."""

import datetime
import json
import re
import unittest.mock

from .command import CommandTest, has
from .drawn import DATE, DAY, LESSONS, WIDTHS, DrawnTest, course

if has("click", "rich", "keyring"):
    import click
    from rich.cells import cell_len

    from danxi.command import clock
    from danxi.command.screens import lists, places, week
    from danxi.command.values import Week


class Weeks(CommandTest):
    def test_a_week_is_found_by_one_of_its_days(self):
        self.log_in()
        here = json.loads(self.danxi("week", "--json")[0])["week"]
        monday = here["days"][0]["date"]
        for arguments in ((monday,), (here["days"][6]["date"],), (monday, "--offline")):
            found = json.loads(self.danxi("week", *arguments, "--json")[0])["week"]
            self.assertEqual((found["semester"], found["week"]), (here["semester"], here["week"]))
        other = json.loads(self.danxi("week", 3, "--json")[0])["week"]
        self.assertEqual(json.loads(self.danxi("week", other["start_date"], "--json")[0])["week"]["week"], 3)
        _, problem = self.danxi("week", "1990-01-01", status=5)
        self.assertIn("1990-01-01 is in no semester.", problem)
        self.danxi("week", monday, "--semester-id", here["semester"]["id"], status=2)


class Grids(DrawnTest):
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

    def test_a_zone_that_is_not_that_of_the_machine_is_named(self):
        zone = self.enterContext(unittest.mock.patch("danxi.command.clock.zone_note", return_value=""))
        self.assertEqual(self.draw(week.draw, self.week(LESSONS))[0][-21:], "  2026-11-23 to 11-29")
        zone.return_value = "UTC+8"
        self.assertTrue(self.draw(week.draw, self.week(LESSONS))[0].endswith("11-29 · times in UTC+8"))
        for draw, value in (
            (lists.draw_exams, []),
            (places.draw_libraries, []),
            (places.draw_buses, {"day": DAY, "start": None, "routes": []}),
            (places.draw_rooms, {"building": "H2", "date": DATE, "rooms": [], "class_times": []}),
        ):
            self.assertIn("times in UTC+8", self.draw(draw, value)[0])

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
