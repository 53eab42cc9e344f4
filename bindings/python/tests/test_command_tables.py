"""Tables of columns that the person has chosen, and rows of texts in columns."""

import unittest

from .command import has
from .drawn import WIDTHS
from .rendering import joined

if has("click", "rich", "keyring"):
    from rich.cells import cell_len
    from rich.text import Text

    from danxi.command.columns import column
    from danxi.command.grid import grid
    from danxi.command.schema import Interface
    from danxi.command.tables import chosen_rows
    from danxi.command.wrapping import wrapped_text

LONG = "他说：“概率论与数理统计（B）的考试在H逸夫楼201。”" * 4
HOLES = [
    {
        "id": 361 + number,
        "reply": 47,
        "tags": [{"name": "生活"}, {"name": "大学物理"}],
        "floors": {"first_floor": {"content": LONG}},
        "time_updated": "2026-11-25T01:48:15+08:00",
    }
    for number in range(2)
]
NAMES = ("id", "tags.name", "floors.first_floor.content", "reply", "time_updated")


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Tables(unittest.TestCase):
    def rows(self, names, width):
        interface = Interface.load()
        chosen = [column(interface, interface.entities["Hole"], name) for name in names]
        lines = [line.plain for line in chosen_rows(HOLES, chosen, width)]
        self.assertLessEqual(max(map(cell_len, lines)), width)
        return chosen, lines

    def test_chosen_columns_are_all_shown_and_complete_at_every_width(self):
        for width in WIDTHS:
            with self.subTest(width):
                chosen, lines = self.rows(NAMES, width)
                self.assertTrue(lines[0].split()[:2] == ["id", "tags.name"], lines[0])
                text = "".join(joined(line) for line in lines)
                # The cells of a row are in lines side by side, so the characters of all cells are counted.
                expected = "".join(joined(each.cell(hole)) for hole in HOLES for each in chosen)
                expected += "".join(joined(each.named_title) for each in chosen)
                self.assertEqual(sorted(text), sorted(expected))

    def test_no_line_begins_with_a_closing_bracket_or_breaks_a_number(self):
        for width in WIDTHS:
            for line in self.rows(("floors.first_floor.content",), width)[1]:
                self.assertFalse(line.startswith(("）", "。", "”", "01", "1")), line)

    def test_columns_that_do_not_fit_are_lines_with_their_names(self):
        names = [*NAMES, "view", "division_id", "time_created"]
        _, lines = self.rows(names, 60)
        self.assertEqual([line.split()[0] for line in lines if line and line[0] != " "], names * 2)
        self.assertEqual(lines.count(""), 2)
        self.assertEqual(self.rows(names, 160)[1][0].split()[:2], ["id", "tags.name"])


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Grids(unittest.TestCase):
    def plain(self, rows, width):
        lines = [line.plain for line in grid(rows, width)]
        self.assertLessEqual(max(map(cell_len, lines)), width)
        return lines

    def test_the_widest_columns_are_narrowed_and_fixed_ones_last(self):
        row = [Text("09:55-11:35", no_wrap=True), Text("概率论与数理统计（B）"), Text("in 6 h 47 min", no_wrap=True)]
        self.assertEqual(self.plain([row], 60), ["09:55-11:35  概率论与数理统计（B）  in 6 h 47 min"])
        self.assertEqual(self.plain([row], 42)[0], "09:55-11:35  概率论与数理统  in 6 h 47 min")
        self.assertGreater(len(self.plain([row], 24)), 2)

    def test_texts_at_the_right_and_texts_of_one_line(self):
        rows = [
            [Text("1", justify="right"), Text("abcdefgh" * 3, overflow="ellipsis")],
            [Text("100", justify="right"), Text("x")],
        ]
        self.assertEqual(self.plain(rows, 12), ["  1  abcdef…", "100  x"])

    def test_styles_and_the_indentation_stay_in_wrapped_lines(self):
        text = Text.assemble("  ", ("甲乙丙丁", "red"), "戊己")
        lines = wrapped_text(text, 8)
        self.assertEqual([line.plain for line in lines], ["  甲乙丙", "  丁戊己"])
        self.assertEqual([[str(span.style) for span in line.spans] for line in lines], [["red"], ["red"]])


if __name__ == "__main__":
    unittest.main()
