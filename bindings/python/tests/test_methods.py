"""The methods of the services, in both kinds of session."""

import asyncio
import itertools
import json
import os
import tempfile

import danxi

from .campus import AsyncCampusTest
from .journey import Journey

TWO_PAGES = 80  # number of items, more than on any page


class Methods(AsyncCampusTest):
    def setUp(self):
        super().setUp()
        # The examples of downloads write files.
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.enterContext(tempfile.TemporaryDirectory()))

    def test_every_example_of_the_contract_runs(self):
        session = self.open(store={"path": self.enterContext(tempfile.TemporaryDirectory())})
        steps = Journey(self).travel()
        outcome = None
        while step := self.next_step(steps, outcome):
            service, method, parameters = step
            try:
                outcome = getattr(getattr(session, service), method)(**parameters)
                if method.startswith("iter_"):
                    outcome = list(itertools.islice(outcome, TWO_PAGES))
            except danxi.Error as error:
                outcome = error

    async def test_every_example_of_the_contract_runs_with_asyncio(self):
        asyncio.get_running_loop().slow_callback_duration = 5  # checking the values is slow
        store = {"path": self.enterContext(tempfile.TemporaryDirectory())}
        async with danxi.AsyncSession(self.campus.config, store=store) as session:
            steps = Journey(self).travel()
            outcome = None
            while step := self.next_step(steps, outcome):
                service, method, parameters = step
                try:
                    outcome = getattr(getattr(session, service), method)(**parameters)
                    if method.startswith("iter_"):
                        outcome = await self.taken(outcome)
                    else:
                        outcome = await outcome
                except danxi.Error as error:
                    outcome = error

    @staticmethod
    def next_step(steps, outcome):
        try:
            return steps.send(outcome)
        except StopIteration:
            return None

    @staticmethod
    async def taken(items):
        found = []
        async for item in items:
            found.append(item)
            if len(found) == TWO_PAGES:
                break
        return found

    def test_required_parameters_are_positional(self):
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0]
        self.assertEqual(session.forum.get_hole(hole.id).id, hole.id)
        self.assertEqual(session.forum.list_floors_in_hole(hole.id, size=1)[0].hole_id, hole.id)
        with self.assertRaises(TypeError):
            session.forum.list_floors_in_hole(hole.id, 0, 1)

    def test_a_list_with_a_start_time_returns_the_items_after_it(self):
        session = self.sign_in()
        page = session.forum.list_holes_in_division(1, size=3)
        last = page[-1].time_updated
        for start in (last, last.text):
            following = session.forum.list_holes_in_division(1, size=1, start_time=start)
            self.assertLess(following[0].time_updated, last)

    def test_iterating_returns_the_items_of_all_pages(self):
        session = self.sign_in()
        for order in ("time_updated", "time_created"):
            holes = list(itertools.islice(session.forum.iter_holes_in_division(1, order=order, size=3), 12))
            self.assertEqual(len({hole.id for hole in holes}), 12)
            self.assertEqual(holes, sorted(holes, key=lambda hole: getattr(hole, order), reverse=True))
            self.assertEqual(holes[:10], session.forum.list_holes_in_division(1, order=order))
        hole = max(holes, key=lambda hole: hole.reply)
        floors = list(session.forum.iter_floors_in_hole(hole.id, size=2))
        self.assertEqual(floors, session.forum.list_all_floors(hole.id))
        self.assertEqual(list(session.forum.iter_floors_in_hole(hole.id, start_floor=1, size=2)), floors[1:])

    def test_iterating_finds_every_hole_even_if_times_are_equal(self):
        session = self.sign_in()
        for order in ("time_updated", "time_created"):
            # For a size of -1, the stand-in returns all holes.
            query = {"size": -1, "order": order}
            whole = session.forum.request("GET", "/divisions/1/holes", query=query).body
            times = [hole[order] for hole in whole]
            self.assertLess(len(set(times)), len(times))
            expected = [hole["id"] for hole in whole]
            for size in (10, 7, 1):
                with self.subTest(order=order, size=size):
                    found = session.forum.iter_holes_in_division(1, order=order, size=size)
                    self.assertEqual([hole.id for hole in found], expected)
        mine = session.forum.request("GET", "/users/me/holes", query={"size": -1}).body
        self.assertEqual([hole.id for hole in session.forum.iter_my_holes(size=4)], [hole["id"] for hole in mine])
        tag = session.forum.list_all_tags()[0].name
        tagged = session.forum.request("GET", "/holes", query={"size": -1, "tag": tag}).body
        self.assertEqual([hole.id for hole in session.forum.iter_holes_by_tag(tag)], [hole["id"] for hole in tagged])

    async def test_iterating_with_asyncio_finds_every_hole_even_if_times_are_equal(self):
        session = await self.sign_in_async()
        whole = await session.forum.request("GET", "/divisions/1/holes", query={"size": -1})
        found = [hole.id async for hole in session.forum.iter_holes_in_division(1)]
        self.assertEqual(found, [hole["id"] for hole in whole.body])

    def test_a_new_tag_is_listed_at_once(self):
        session = self.sign_in()
        session.forum.list_all_tags()
        session.forum.create_hole("一个新标签", 1, ["刚刚出现"])
        for cache in ("prefer", "refresh"):
            self.assertIn("刚刚出现", [tag.name for tag in session.forum.list_all_tags(cache=cache)])
        names = [tag["name"] for tag in session.forum.request("GET", "/tags").body]
        self.assertNotIn("刚刚出现", names, "the server lists the new tag at once, so this test checks nothing")

    def test_large_numbers_keep_their_digits(self):
        session = self.sign_in()
        text = '[18446744073709551615,-123456789012345678901234567890,1e400,-1.5E+999,0.1000000000000000055,"1e400"]'
        expected = [2**64 - 1, -123456789012345678901234567890, "1e400", "-1.5E+999", 0.1, "1e400"]
        self.campus.fault("body", body=text)
        self.assertEqual(session.forum.request("GET", "/x").body, expected)
        digits = "7" * 5000
        self.campus.control("POST", "/reset")
        session = self.sign_in()
        self.campus.fault("body", body=f"[{digits},1,1e400]")
        self.assertEqual(session.forum.request("GET", "/x").body, [digits, 1, "1e400"])

    def test_large_integers_are_sent_with_their_digits(self):
        session = self.sign_in()
        value = {"large": 2**64, "small": -(10**4000)}
        self.campus.fault("body", body="{}")
        session.forum.request("POST", "/x", body=value)
        self.assertEqual(json.loads(self.campus.requests()[-1]["body"]), value)

    def test_no_page_is_requested_in_advance(self):
        session = self.sign_in()
        holes = session.forum.iter_holes_in_division(1, size=3)
        before = len(self.campus.requests())
        list(itertools.islice(holes, 3))
        self.assertEqual(len(self.campus.requests()) - before, 1)

    def test_call_returns_values_as_decoded_json(self):
        session = self.sign_in()
        divisions = session.call("forum.get_divisions")
        self.assertIs(type(divisions[0]), dict)
        self.assertIs(type(divisions[0]["time_created"]), str)
        self.assertEqual(session.call("forum.get_division", id=1, cache=None)["id"], 1)
        self.assertIsNone(session.call("forum.clear_cache"))

    async def test_request_returns_a_value_with_its_source(self):
        session = self.sign_in()
        first, second = session.request("forum.list_all_tags"), session.request("forum.list_all_tags")
        self.assertEqual((first.source, second.source), ("network", "memory"))
        self.assertEqual(first.value, second.value)
        self.assertGreaterEqual(second.age, 0)
        self.assertLess(second.age, 60)
        self.assertEqual([danxi.Tag.from_json(tag) for tag in second.value], session.forum.list_all_tags())
        self.assertIs(type(session.request("forum.get_profile").value), dict)
        session = await self.sign_in_async()
        first, second = [await session.request("forum.get_divisions") for _ in range(2)]
        self.assertEqual((first.source, second.source), ("network", "memory"))

    def test_the_option_cache_selects_cached_or_new_values(self):
        session = self.sign_in()
        with self.assertRaises(danxi.NotCachedError):
            session.forum.list_all_tags(cache="only")
        tags = session.forum.list_all_tags()
        self.assertEqual(session.forum.list_all_tags(cache="only"), tags)
        self.assertEqual(session.forum.list_all_tags(cache="revalidate"), tags)
        session.forum.clear_cache()
        with self.assertRaises(danxi.NotCachedError):
            session.forum.list_all_tags(cache="only")
