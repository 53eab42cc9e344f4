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
    from rich.console import Console

    from danxi.command.screens import thread

FLOOR = {
    "id": 7, "hole_id": 2, "ranking": 0, "content": "第一层", "anonyname": "Lydia", "special_tag": "", "like": 3, "dislike": 0, "is_me": False,
    "deleted": False, "modified": 0, "fold_v2": "", "mention": [], "time_created": "2026-11-20T22:44:40+08:00",
}  # fmt: skip
PNG = b"\x89PNG\r\n\x1a\n"


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Cards(unittest.TestCase):
    def draw(self, *floors, width=60, saved=None):
        out = io.StringIO()
        drawn = thread.Thread()
        for floor in floors:
            Console(file=out, width=width, highlight=False).print(drawn.card({**FLOOR, **floor}, saved))
        for line in out.getvalue().splitlines():
            self.assertEqual(cell_len(line), width)
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
        self.assertEqual(thread.color_of("Lydia"), "bright_blue")

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
        self.assertEqual(floors, self.lines("forum", "list-floors-in-hole", hole, "--all"))
        text = Terminal(self, "forum", "read", hole).end()
        for floor in floors:
            self.assertIn(f"##{floor['id']}", text)
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
