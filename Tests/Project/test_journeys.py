"""The numbers of requests and sequential steps of common calls, counted with the stand-in. They are the same on every machine."""

import os
import re
import sys
import unittest

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path[:0] = [str(ROOT / "bindings" / "python"), str(ROOT / "Benchmarks")]
import danxi  # noqa: E402
from journeys import JOURNEYS, Count, Counter, count  # noqa: E402

PAGE = ROOT / "docs" / "round-trips.md"


class JourneysTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.counter = Counter(cls.enterClassContext(StandIn()), danxi)

    def test_no_journey_takes_more_requests_or_steps_than_necessary(self):
        for journey in JOURNEYS:
            with self.subTest(journey.name):
                self.assertEqual(self.count(journey), journey.minimum)

    def count(self, journey):
        """Counts a journey, up to five times if the count is too large: on a slow machine, concurrent requests may not overlap."""
        for _ in range(5):
            found = self.counter.count(journey)
            if found == journey.minimum:
                break
        return found

    def test_the_minimums_of_first_calls_are_small(self):
        steps = {journey.name: journey.minimum.steps for journey in JOURNEYS}
        self.assertLessEqual(steps["first sign-in"], 8)
        self.assertLessEqual(steps["wallet, first call"], 4)
        self.assertLessEqual(steps["timetable, first call"], 4)

    def test_the_page_lists_the_minimum_of_each_journey(self):
        rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ / \d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
        self.assertEqual(rows, {each.name: f"{each.minimum.requests} / {each.minimum.steps}" for each in JOURNEYS})

    def test_concurrent_requests_count_as_one_step(self):
        def entry(started, ended, forwarded=False):
            return {"started": started, "ended": ended, "forwarded": forwarded}

        log = [entry(0, 2), entry(1, 3), entry(2.5, 4), entry(4, 5), entry(4.2, 4.4, forwarded=True)]
        self.assertEqual(count(log), Count(4, 3))
        self.assertEqual(count([]), Count(0, 0))


if __name__ == "__main__":
    unittest.main()
