"""`danxi forum read` and `danxi forum save-thread`."""

import base64
import io
import json
import os
import unittest
from unittest import mock

from .command import CommandTest, Terminal, has

if has("click", "rich", "keyring"):
    from rich.cells import cell_len
    from rich.color import Color
    from rich.console import Console

    from danxi.command.screens import cards, thread

FLOOR = {
    "id": 7, "hole_id": 2, "ranking": 0, "content": "第一层", "anonyname": "Lydia", "special_tag": "", "like": 3, "dislike": 0, "is_me": False,
    "deleted": False, "modified": 0, "fold_v2": "", "mention": [], "time_created": "2026-11-20T22:44:40+08:00",
}  # fmt: skip
PNG = b"\x89PNG\r\n\x1a\n"


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Cards(unittest.TestCase):
    def draw(self, *floors, width=60, saved=None):
        drawn = cards.Cards()
        return self.shown([line for floor in floors for line in drawn.card({**FLOOR, **floor}, width, saved)], width)

    def shown(self, lines, width=60):
        """Returns what a terminal shows of lines, of which those of a card are as wide as the terminal."""
        out = io.StringIO()
        for line in lines:
            Console(file=out, width=width, highlight=False).print(line)
        self.assertEqual({cell_len(line) for line in out.getvalue().splitlines() if line[0] in "╭│╰"} - {width}, set())
        self.assertEqual(out.getvalue().count("\n"), len(lines))
        return out.getvalue()

    def test_a_card_has_the_author_and_the_text(self):
        for width in (60, 80, 120):
            text = self.draw({"special_tag": "管理员", "modified": 1}, width=width)
            for each in ("#0 Lydia [author] [管理员]", "第一层", "##7  +3  changed"):
                self.assertIn(each, text)

    def test_quotations_are_resolved(self):
        mention = {**FLOOR, "id": 9, "hole_id": 5, "content": "别处的 ##1 " + "很长" * 60, "anonyname": "Emil"}
        second = {
            "id": 8,
            "ranking": 1,
            "anonyname": "Mildred",
            "content": "##7\n回复\n#5 与 ##99",
            "mention": [mention],
        }
        text = self.draw({}, second, width=100)
        self.assertIn("▎ #0 Lydia: 第一层", text)
        self.assertIn("▎ hole 5 Emil: 别处的 很长", text)
        self.assertIn("…", text)
        self.assertIn("与 ##99", text)
        self.assertNotIn("##7\n", text)

    def test_a_deleted_floor_shows_what_was_saved(self):
        saved = {"deleted_at": "2026-11-24T10:00:00+08:00"}
        self.assertIn("deleted on the forum", self.draw({}, saved=saved))
        self.assertIn("第一层", self.draw({}, saved=saved))
        self.assertIn("folded: 引战", self.draw({"fold_v2": "引战"}))

    def test_control_characters_do_not_reach_the_terminal(self):
        text = self.draw({"content": "red \x1b[31m", "anonyname": "\x1b]0;x\x07"})
        self.assertNotRegex(text, r"[\x1b\x07]")

    def test_an_author_has_the_same_color_in_every_run(self):
        self.assertEqual(cards.color_of("Lydia"), "color(131)")

    def test_colors_can_be_read_on_dark_and_on_light_terminals(self):
        def luminance(color):
            parts = [each / 255 for each in color]
            linear = [each / 12.92 if each <= 0.04 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
            return sum(weight * each for weight, each in zip((0.2126, 0.7152, 0.0722), linear))

        for name in (*cards.COLORS, cards.WARNING, cards.DELETED):
            found = luminance(Color.parse(name).get_truecolor())
            self.assertGreater(min(1.05 / (found + 0.05), (found + 0.05) / 0.05), 3.9, name)
        drawn = [*cards.Cards().card({**FLOOR, "content": "##7\n![a](b)"}, 60)]
        styles = {str(span.style) for line in drawn for span in line.spans}
        self.assertFalse([each for each in styles if "dim" in each], styles)

    def test_long_titles_and_chinese_text_fit(self):
        floor = {"anonyname": "很长的名字" * 20, "content": "他说：“概率论与数理统计（B）的考试在H逸夫楼201。”" * 5}
        for width in (30, 60, 80, 120):
            text = self.draw(floor, width=width)
            self.assertIn("…", text.splitlines()[0])
            self.assertFalse([line for line in text.splitlines()[1:-1] if line[2] in "）。”"])

    # The whole thread

    HOLE = {
        "id": 2, "reply": 47, "view": 2564, "tags": [{"name": "生活"}, {"name": "日常"}], "hidden": False, "locked": True,
        "time_created": FLOOR["time_created"], "time_updated": "2026-11-25T01:48:15+08:00",
    }  # fmt: skip

    def test_the_heading_has_the_number_the_tags_and_the_number_of_floors(self):
        found = [line.plain for line in thread.heading(self.HOLE, None)]
        self.assertEqual(found[0], "Hole 2  #生活  #日常")
        self.assertTrue(found[1].startswith("48 floors · 2564 views · begun 20"), found)
        self.assertEqual(found[2:], ["locked: only administrators can reply"])
        saved = {
            "floor_count": 9,
            "is_complete": False,
            "checked_at": FLOOR["time_created"],
            "gone_at": FLOOR["time_created"],
        }
        alone = [line.plain for line in thread.heading({**self.HOLE, "reply": 0, "locked": False}, saved)]
        self.assertIn("1 floor · ", alone[1])
        self.assertRegex(alone[2], r"^saved 20.* with 9 floors, not complete$")
        self.assertRegex(alone[3], r"^gone from the forum since 20")

    def test_a_line_says_how_many_floors_are_not_shown(self):
        reader = thread.Reader(cards.Cards(), 48, 60)
        found = [
            [
                line.plain.strip()
                for line in reader.floor({**FLOOR, "id": number, "ranking": number}, None)
                if "not shown" in line.plain
            ]
            for number in (3, 4, 6)
        ]
        self.assertEqual(found, [["… 3 floors not shown …"], [], ["… 1 floor not shown …"]])
        self.assertEqual([line.plain.strip() for line in reader.end()], ["… 41 floors not shown …"])
        whole = thread.Reader(cards.Cards(), 1, 60)
        self.assertEqual(len([*whole.floor(FLOOR, None), *whole.end()]), 3)

    def test_images_are_shown_where_the_terminal_can(self):
        app = mock.Mock()
        app.call.return_value = {"data": base64.b64encode(PNG).decode()}
        floor = {**FLOOR, "content": "看 ![图](https://image.fduhole.com/i/1.png) 和 ##7"}
        self.assertIn("image https://image.fduhole.com/i/1.png", self.draw(floor, width=80))
        with mock.patch.dict(os.environ, {"TERM": "xterm-kitty"}):
            (shown,) = thread.sequences(app, floor)
            self.assertTrue(shown.startswith("\x1b_G"))
        with mock.patch.dict(os.environ, {"TERM": "xterm"}):
            self.assertEqual(list(thread.sequences(app, floor)), [])


class Reading(CommandTest):
    def setUp(self):
        super().setUp()
        self.log_in()

    def test_a_thread_is_read_from_the_forum_and_as_it_was_saved(self):
        hole = self.lines("forum", "list-holes-in-division", "1", "--size", 1)[0]["id"]
        floors = self.lines("forum", "read", hole)
        # Only the number of floors and the heading need the hole itself, which the forum does not give if it is hidden.
        self.assertNotIn(f"/api/holes/{hole}", {each["path"] for each in self.campus.requests()})
        self.assertEqual(floors, self.lines("forum", "list-floors-in-hole", hole, "--all"))
        text = Terminal(self, "forum", "read", hole).end()
        for floor in floors:
            self.assertIn(f"##{floor['id']}", text)
        self.assertRegex(text, rf"\AHole {hole}  #.*\n{len(floors)} floors · ")
        self.assertNotIn("not shown", text)
        for arguments in (("--from", len(floors) - 2), ("--from", -2)):
            self.assertEqual(self.lines("forum", "read", hole, *arguments), floors[-2:])
        self.assertIn(f"… {len(floors) - 2} floors not shown …", self.danxi("forum", "read", hole, "--from", -2)[0])
        line = Terminal(self, "forum", "save-thread", hole).end()
        self.assertRegex(
            line,
            rf"\ASaved hole {hole}: {len(floors)} floors \({len(floors)} new, 0 deleted on the forum\), complete\.",
        )
        self.campus.fault("maintenance", times=None)
        sent = len(self.campus.requests())
        self.assertEqual(
            [each["floor"]["id"] for each in self.lines("forum", "read", "--saved", hole)],
            [each["id"] for each in floors],
        )
        self.assertIn("saved 20", self.danxi("forum", "read", "--saved", hole)[0])
        self.assertEqual(
            [each["floor"]["id"] for each in self.lines("forum", "read", "--saved", hole, "--from", -2)],
            [each["id"] for each in floors[-2:]],
        )
        self.assertEqual(len(self.campus.requests()), sent)
        self.danxi("forum", "read", "--saved", hole + 1000, status=5)

    def test_pages_reach_the_pager_as_they_arrive(self):
        hole = max(self.lines("forum", "list-holes-in-division", "1", "--size", 10), key=lambda each: each["reply"])[
            "id"
        ]
        pager = f"{self.home}/pager"
        with open(pager, "w") as file:
            file.write("#!/bin/sh\nhead -n 3\n")
        os.chmod(pager, 0o700)
        text = Terminal(self, "forum", "read", hole, PAGER=pager, LINES="10").end()
        self.assertEqual(text.count("\n"), 3)
        self.assertEqual(json.loads(self.danxi("forum", "read", hole, "--json")[0].splitlines()[0])["ranking"], 0)
