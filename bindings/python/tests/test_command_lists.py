"""`danxi exams`, `grades` and `loans`, and times and values in words."""

import datetime

from .command import has
from .drawn import DATE, WIDTHS, DrawnTest, at

if has("click", "rich", "keyring"):
    from danxi.command import cells, clock
    from danxi.command.screens import lists


class Lists(DrawnTest):
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
        others = [
            {"course": name, "date": DATE, "start_time": time} for name, time in (("晚", "18:30"), ("早", "08:30"))
        ]
        lines = self.draw(lists.draw_exams, [{"course": "论文"}, *others])
        self.assertEqual(
            [line.split()[-1] if line.endswith("论文") else line.split()[1] for line in lines[2:]], ["早", "晚", "论文"]
        )

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
        lines = self.draw(lists.draw_loans, [{**loan, "title": "地理", "due_date": DATE}, loan])
        self.assertIn("yesterday", lines[2])
        self.assertIn("today", lines[3])
        self.assertIn("Overdue: 文学概论.", lines[-1])


class Words(DrawnTest):
    def test_times_and_values_in_words(self):
        for seconds, words in (
            (30, "now"),
            (720, "in 12 min"),
            (7200, "in 2 h"),
            (90000, "tomorrow"),
            (13 * 86400 + 60, "in 13 days"),
            (-90000, "yesterday"),
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
