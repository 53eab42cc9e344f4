"""`danxi rooms`, `bus`, `library`, and bars."""

from .command import has
from .drawn import DATE, DAY, DrawnTest

if has("click", "rich", "keyring"):
    from danxi.command.screens import places


class Places(DrawnTest):
    def test_rooms_show_when_they_are_free(self):
        used = {"name": "H2101", "schedules": [{"start": 6, "end": 7}]}
        times = [
            {"id": number, "start": f"{7 + number:02}:00", "end": f"{7 + number:02}:45"} for number in range(1, 15)
        ]
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
        self.assertEqual(self.draw(places.draw_buses, value)[1], "  邯郸 → 江湾  12:12  in 12 min  then 18:00")
        self.assertIn("no more today, first at 07:00", self.draw(places.draw_buses, value, "19:00")[1])
        more = [
            {"time": time, "start": start, "end": "张江"}
            for time, start in (("12:05", "邯郸"), ("13:00", "枫林"), ("09:00", "江湾"))
        ]
        value = {**value, "routes": [{"schedules": [*runs, *more]}]}
        ends = [" ".join(line.split()[:4]) for line in self.draw(places.draw_buses, value)[1:]]
        self.assertEqual(ends, ["枫林 → 张江 13:00", "邯郸 → 张江 12:05", "邯郸 → 江湾 12:12", "江湾 → 张江 no"])
