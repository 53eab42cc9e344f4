"""`danxi serve`: how often the university is asked."""

import asyncio
import json
import os
import unittest
import unittest.mock

from .command import has
from .serving import ORIGIN, ServeTest

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.serve import sources
    from danxi.command.serve.library import SharedLibrary

MINUTE, HOUR, DAY = 60, 3600, 86_400
# The request that each source sends, and the intervals of the sources. A list of several pages counts by its first page.
SOURCES = {
    "lessons": (r"fdjwgl.*/print-data", 6 * HOUR),
    "exams": (r"fdjwgl.*/exam-arrange/", 6 * HOUR),
    "deadlines": (r"elearning.*/planner/items\?(?!.*&page=)", 30 * MINUTE),
    "bookings": (r"booking.*/appointment-list", 30 * MINUTE),
    "loans": (r"getReaderCurrentLoan", 6 * HOUR),
    "buses": (r"zlapp.*/fudanbus/", 6 * HOUR),
    "card": (r"ecard.*/epay/myepay/index", 15 * MINUTE),
    "electricity": (r"zlapp.*/fudanelec/", 15 * MINUTE),
    "consumption": (r"my\..*/ykt_xszsqyydqk", 6 * HOUR),
    "messages": (r"forum.*/messages", 15 * MINUTE),
    "division": (r"forum.*/divisions/1/holes", 15 * MINUTE),
    "announcements": (r"jwc.*/list1\.htm", HOUR),
}
FORUM = "forum/division-1.atom"


class NoCache(SharedLibrary if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2") else object):
    """A library whose cache spares no request, as if its values expired at once. So only the intervals of the sources count."""

    async def request(self, method, /, **params):
        if any(each.name == "cache" for each in self._app.interface.method(method).parameters):
            params.setdefault("cache", "refresh")
        return await super().request(method, **params)


class Intervals(ServeTest):
    def library(self):
        from danxi.command.app import App

        return NoCache(App())

    async def sign_in_everywhere(self):
        """Asks each source once on the day before, so that later requests are not those of signing in at its site.

        The tests run on the computer's date: the library asks for the buses of this date, and holidays have a timetable of their own.
        """
        self.clock.time -= DAY
        self.log_in()
        await self.documents.today()
        self.clock.time += DAY
        self.forget()

    async def test_three_subscribers_ask_each_source_once_per_interval_on_a_day(self):
        await self.sign_in_everywhere()
        self.assertEqual(self.seen(), [])
        calendar, forum = self.address("calendar.ics"), self.address(FORUM)
        numbers, news = self.address("metrics"), self.address("announcements.atom")
        today = self.address("today.json")
        visitor = self.visit()
        for tick in range(DAY // (15 * MINUTE)):
            if tick == 49:
                await self.start_site()  # as after a restart, in the middle of all intervals
            # A calendar program, a feed reader, and Prometheus with a person at the page, all at once and twice.
            found = await asyncio.gather(
                *(self.get(path) for path in 2 * [calendar, forum, news, numbers, today]),
                *(self.get("/page/", cookie=visitor) for _ in range(2 * (tick % 8 == 0))),
            )
            self.assertEqual(
                {each.status for each in found}, {200}, [each.body[:300] for each in found if each.status != 200]
            )
            self.clock.time += 15 * MINUTE
        for name, (pattern, interval) in SOURCES.items():
            with self.subTest(name):
                self.assertEqual(self.count(pattern), DAY // interval)

    async def test_nothing_is_asked_while_nobody_asks(self):
        await self.sign_in_everywhere()
        await self.get(self.address("today.json"))
        self.forget()
        self.clock.time += 30 * DAY
        await self.get("/page/")
        await self.get(f"{ORIGIN}/{'x' * 32}/today.json")
        self.visitors.invite()
        self.assertEqual(self.seen(), [])

    async def test_a_source_that_fails_keeps_its_value_with_its_age_and_is_not_asked_again_in_its_interval(self):
        self.log_in()
        await self.get(self.address("today.json"))
        before = json.loads((await self.get(self.address("today.json", "again"))).body)
        self.clock.time += 20 * MINUTE
        with self.failing(host="ecard.fudan.edu.cn"):
            after = json.loads((await self.get(self.address("today.json", "later"))).body)
            attempts = self.sources.attempts["card"]
            await asyncio.gather(*(self.get(self.address("today.json", f"{each}")) for each in range(5)))
            self.assertEqual(self.sources.attempts["card"], attempts)
        part = next(each for each in after["parts"] if each["part"] == "card")
        self.assertEqual(after["card"], before["card"])
        self.assertEqual(part["error_name"], "server_failure")
        self.assertEqual(
            part["fetched_at"], next(each for each in before["parts"] if each["part"] == "card")["fetched_at"]
        )
        page = (await self.get("/page/", cookie=self.visit(), accept_language="en")).body
        self.assertRegex(page, r"Not up to date[\s\S]*Campus card[\s\S]*as of 20 min ago")
        metrics = (await self.get(self.address("metrics"))).body
        self.assertIn('danxi_source_up{source="card"} 0', metrics)
        self.assertIn('danxi_source_age_seconds{source="card"} 1200', metrics)
        self.clock.time += 15 * MINUTE
        later = json.loads((await self.get(self.address("today.json", "last"))).body)
        self.assertNotIn("error_name", next(each for each in later["parts"] if each["part"] == "card"))

    async def test_a_feed_that_fails_says_so_and_keeps_its_entries(self):
        self.log_in()
        address = self.address(FORUM)
        before = await self.get(address)
        self.clock.time += HOUR
        with self.failing(host="forum.fduhole.com"):
            after = await self.get(address)
        self.assertEqual(after.status, 200)
        self.assertEqual(after.headers["age"], "3600")
        self.assertEqual(after.body.count("<entry>"), before.body.count("<entry>"))
        self.assertRegex(after.body, r"<subtitle[^>]*>Since 20")

    async def test_without_a_value_a_failure_is_503(self):
        self.log_in()
        with self.failing(host="forum.fduhole.com"):
            response = await self.get(self.address(FORUM))
        self.assertEqual((response.status, response.headers["retry-after"]), (503, "300"))

    async def test_a_killed_process_is_not_followed_by_one_that_asks_at_once(self):
        self.log_in()
        await self.documents.sources.library.owner("campus")
        source = sources.CARD
        state = await self.sources.get(source)
        self.clock.time += HOUR
        state.tried, state.error = self.clock(), {"name": "server_failure", "message": ""}
        self.sources._save(source, state)
        await self.start_site()
        self.forget()
        await self.sources.get(source)
        self.assertEqual(self.seen(), [])

    async def test_a_clock_that_was_set_back_does_not_stop_a_source(self):
        self.log_in()
        await self.sources.get(sources.CARD)
        self.clock.time -= 30 * DAY
        await self.sources.get(sources.CARD)
        self.assertEqual(self.sources.attempts["card"], 2)

    # Accounts

    async def test_nobody_signed_in_gets_nothing_and_asks_nothing(self):
        response = await self.get(self.address("today.json"))
        value = json.loads(response.body)
        missing = {each["part"] for each in value["parts"] if each.get("error_name") == "not_signed_in"}
        self.assertEqual(missing, {each["part"] for each in value["parts"]})
        self.assertEqual(self.seen(), [])
        self.assertEqual((await self.get(self.address("calendar.ics"))).status, 503)
        page = (await self.get("/page/", cookie=self.visit(), accept_language="en")).body
        self.assertIn("Sign in with `danxi login campus`.", page)

    async def test_a_sign_in_that_the_university_has_ended_leaves_the_last_values(self):
        self.log_in()
        address = self.address("today.json")
        before = json.loads((await self.get(address)).body)
        self.campus.control("POST", "/sessions/expire")
        self.clock.time += 7 * HOUR
        for _ in range(2):
            after = json.loads((await self.get(address)).body)
            parts = {each["part"]: each for each in after["parts"]}
            for name in ("deadlines", "bookings", "loans", "card"):
                with self.subTest(name):
                    self.assertEqual(parts[name]["error_name"], "not_signed_in")
                    self.assertEqual(after[name], before[name])
            # Signing in is tried again soon.
            attempts = self.sources.attempts["loans"]
            self.clock.time += 6 * MINUTE
            await self.get(address)
            self.assertEqual(self.sources.attempts["loans"], attempts + 1)

    async def test_a_password_that_is_refused_is_not_sent_again(self):
        person = self.campus.people["undergraduate"]
        refused = {"DANXI_CAMPUS_NUMBER": person["number"], "DANXI_CAMPUS_PASSWORD": "wrong"}
        with unittest.mock.patch.dict(os.environ, refused):
            for number in range(3):
                value = json.loads((await self.get(self.address("today.json", f"{number}"))).body)
                self.clock.time += 40 * MINUTE
        self.assertEqual(self.count(r"id\.fudan\.edu\.cn.*/authExecute"), 1)
        # All sources name the reason, not only the one whose request sent the password. The exams are a part of an overview.
        names = {each["part"]: each.get("error_name") for each in value["parts"]}
        for part in ("lessons", "deadlines", "loans", "card"):
            self.assertEqual(names[part], "wrong_password", part)

    async def test_a_refused_password_of_one_account_does_not_stop_the_other_account(self):
        person = self.campus.people["undergraduate"]
        names = {"DANXI_CAMPUS_NUMBER": person["number"], "DANXI_CAMPUS_PASSWORD": "wrong"}
        community = {"DANXI_EMAIL": self.email, "DANXI_PASSWORD": self.password}
        with unittest.mock.patch.dict(os.environ, names | community):
            await self.get(self.address("calendar.ics"))  # needs the campus account only
            value = json.loads((await self.get(self.address("today.json"))).body)
        self.assertEqual(self.count(r"id\.fudan\.edu\.cn.*/authExecute"), 1)
        self.assertIsNotNone(value["messages"])

    async def test_a_login_after_a_refused_password_does_not_wait_for_the_intervals(self):
        from danxi.command import accounts

        person = self.campus.people["undergraduate"]
        address = self.address("today.json")
        names = {"DANXI_CAMPUS_NUMBER": person["number"], "DANXI_CAMPUS_PASSWORD": "wrong"}
        with unittest.mock.patch.dict(os.environ, names):
            refused = json.loads((await self.get(address)).body)
        self.assertIn("wrong_password", {each.get("error_name") for each in refused["parts"]})
        self.log_in()
        accounts.remember("campus", {"username": person["number"]})  # as `danxi login` does
        value = json.loads((await self.get(address)).body)
        self.assertEqual([each for each in value["parts"] if each.get("error_name")], [])

    async def test_a_sign_out_in_another_process_hides_and_deletes_the_values(self):
        from danxi.command import accounts

        self.log_in()
        accounts.remember(
            "campus", {"username": self.campus.people["undergraduate"]["number"]}
        )  # as `danxi login` does
        address = self.address("today.json")
        self.assertTrue(json.loads((await self.get(address)).body)["loans"])
        self.danxi("logout", "campus")
        self.assertFalse((self.directory / "sources").exists())
        value = json.loads((await self.get(address)).body)
        for name in ("lessons", "deadlines", "loans", "card"):
            self.assertIsNone(value.get(name), name)

    async def test_a_sign_out_by_a_method_hides_and_deletes_the_values_too(self):
        address = self.address("today.json")
        request = '{"jsonrpc": "2.0", "id": 1, "method": "campus.logout"}\n'
        for arguments, stdin in ((("campus", "logout"), ""), (("rpc",), request)):
            self.log_in()
            await self.start_site()
            self.assertTrue(json.loads((await self.get(address)).body)["loans"])
            self.danxi(*arguments, stdin=stdin)
            with self.subTest(arguments):
                self.assertFalse((self.directory / "sources").exists())
                value = json.loads((await self.get(address)).body)
                for name in ("lessons", "deadlines", "loans", "card"):
                    self.assertIsNone(value.get(name), name)

    async def test_values_that_the_store_has_lost_are_requested_again(self):
        self.log_in()
        address, calendar = self.address("today.json"), self.address("calendar.ics")
        before = json.loads((await self.get(address)).body)
        for service in ("course", "wallet"):
            await self.documents.sources.library.request(f"{service}.clear_cache")
        self.clock.time += 6 * MINUTE
        self.forget()
        responses = await asyncio.gather(*(self.get(each) for each in (calendar, address, calendar, address)))
        self.assertEqual({each.status for each in responses}, {200})
        after = json.loads(responses[1].body)
        self.assertEqual((after["card"], after["lessons"]), (before["card"], before["lessons"]))
        for name in ("lessons", "card"):
            self.assertEqual(self.count(SOURCES[name][0]), 1, name)

    async def test_a_login_in_another_process_is_noticed_and_values_of_another_account_are_not_shown(self):
        from danxi.command import accounts

        address = self.address("today.json")
        await self.get(address)
        self.log_in()
        accounts.remember("campus", {"username": self.campus.people["undergraduate"]["number"]})
        first = json.loads((await self.get(address)).body)
        self.assertIsNotNone(first["card"])
        state = await self.sources.get(sources.BOOKINGS)
        state.owner, state.value = "somebody else", {"bookings": [{"name": "secret", "periods": []}]}
        self.assertNotIn("secret", json.dumps((await self.sources.get(sources.BOOKINGS)).value))
