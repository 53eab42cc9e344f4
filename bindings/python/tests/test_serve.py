"""`danxi serve`: how often the university is asked, who gets what, and the forms of the documents."""

import asyncio
import json
import os
import re
import stat
import unittest
import unittest.mock

from .command import has
from .serving import ORIGIN, ServeTest

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.serve import sources, words
    from danxi.command.serve.addresses import DOCUMENTS, is_document
    from danxi.command.serve.guard import HEADERS
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
        """Asks each source once, so that later requests are not those of signing in at its site."""
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
        self.assertIn("wrong_password", {each.get("error_name") for each in value["parts"]})

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


class Access(ServeTest):
    async def test_an_address_is_random_opens_its_document_only_and_can_be_revoked(self):
        keys = {self.addresses.add(f"{number}", "today.json").key for number in range(50)}
        self.assertEqual(len(keys), 50)
        self.assertGreaterEqual(min(len(each) for each in keys) * 6, 128)
        address = self.address("today.json", "phone")
        other = self.address("today.json", "laptop")
        self.assertEqual((await self.get(address)).status, 200)
        key = address.split("/")[3]
        for path in (f"/{key}/metrics", f"/{key}/calendar.ics", f"/{key}/", f"/{key}", f"/x{key}/today.json", "/today.json", "//today.json"):  # fmt: skip
            with self.subTest(path):
                self.assertEqual((await self.get(path)).status, 404)
        page = await self.get("/page/", cookie=f"danxi-page={key}")
        self.assertEqual(page.status, 403)
        self.assertTrue(self.addresses.revoke("phone"))
        self.assertFalse(self.addresses.revoke("phone"))
        self.assertEqual((await self.get(address)).status, 404)
        self.assertEqual((await self.get(other)).status, 200)
        for path in self.directory.rglob("*"):
            self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o700 if path.is_dir() else 0o600, path)

    def test_documents_have_exact_names(self):
        for name in DOCUMENTS:
            self.assertTrue(is_document(name.replace("N", "12")), name)
        for name in ("forum/division-N.atom", "forum/division-.atom", "forum/division-1.atom/", "../today.json", "forum/division-1xatom", ""):  # fmt: skip
            self.assertFalse(is_document(name), name)

    async def test_a_link_works_once_and_sets_a_cookie_for_the_page_only(self):
        key = self.visitors.invite()
        self.assertEqual((await self.get(f"/open/{key}", method="HEAD")).status, 200)
        first, second = await self.get(f"/open/{key}"), await self.get(f"/open/{key}")
        self.assertEqual((first.status, second.status), (200, 403))
        (cookie,) = first.cookies
        self.assertEqual(second.cookies, [])
        parts = {each.strip().lower() for each in cookie.split(";")[1:]}
        self.assertLessEqual({"httponly", "samesite=strict", "path=/page/"}, parts)
        self.assertFalse(any(each.startswith("domain") for each in parts))
        self.assertEqual((await self.get("/page/", cookie=cookie.split(";")[0])).status, 200)
        self.assertEqual((await self.get("/page/", cookie="danxi-page=")).status, 403)
        self.assertEqual((await self.get("/page/thread/1")).status, 403)
        self.clock.time += 91 * DAY
        self.assertEqual((await self.get("/page/", cookie=cookie.split(";")[0])).status, 403)

    async def test_a_link_expires(self):
        key = self.visitors.invite()
        self.clock.time += 11 * MINUTE
        self.assertEqual((await self.get(f"/open/{key}")).status, 403)

    async def test_all_browsers_can_be_signed_out(self):
        visitor = self.visit()
        self.danxi("serve", "revoke", "page")
        self.assertEqual((await self.get("/page/", cookie=visitor)).status, 403)
        self.danxi("serve", "revoke", "page", status=2)

    async def test_other_hosts_origins_and_methods_are_refused(self):
        address = self.address("today.json")
        for host in ("127.0.0.1:8364", "localhost:8364", "LOCALHOST:8364"):
            self.assertEqual((await self.get(address, host=host)).status, 200, host)
        for host in (
            "127.0.0.1",
            "localhost",
            "evil.example:8364",
            "127.0.0.1:8365",
            "localhost.evil.example:8364",
            "",
            None,
        ):
            self.assertEqual((await self.get(address, host=host)).status, 421, host)
        self.assertEqual((await self.get(address, origin="http://127.0.0.1:8364")).status, 200)
        for origin in ("http://evil.example", "null", "https://127.0.0.1:8364", "http://127.0.0.1:1", ""):
            response = await self.get(address, origin=origin)
            self.assertEqual(response.status, 403, origin)
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            self.assertEqual((await self.get(address, method=method)).status, 405, method)

    async def test_every_response_has_the_headers_of_the_guard_and_none_of_cors(self):
        paths = [
            "/",
            "/page/",
            "/style.css",
            "/nothing",
            "/open/x",
            self.address("today.json"),
            self.address("calendar.ics"),
        ]
        found = [await self.get(path) for path in paths]
        found += [await self.get("/", host="evil.example"), await self.get("/", method="POST")]
        for response in found:
            for name, value in HEADERS.items():
                self.assertEqual(response.headers.get(name.lower()), value)
            self.assertFalse(any(name.startswith("access-control") for name in response.headers))
        policy = HEADERS["Content-Security-Policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertEqual(HEADERS["Referrer-Policy"], "no-referrer")

    async def test_entity_tags(self):
        self.log_in()
        for document in ("calendar.ics", FORUM, "announcements.atom", "today.json", "metrics"):
            address = self.address(document)
            first = await self.get(address)
            with self.subTest(document):
                self.assertEqual(first.status, 200)
                tag = first.headers["etag"]
                for known in (tag, f'"x", {tag}', f"W/{tag}", "*"):
                    again = await self.get(address, if_none_match=known)
                    self.assertEqual((again.status, again.body), (304, ""))
                self.assertEqual((await self.get(address, if_none_match='"x"')).status, 200)

    # Language

    def test_both_languages_have_all_words(self):
        for key, pair in words.WORDS.items():
            self.assertEqual(len(pair), 2, key)
            self.assertEqual(*(each.count("{}") for each in pair), key)
        for accepted, language in (
            ("zh-CN,zh;q=0.9,en;q=0.8", "zh"), ("en-GB,en;q=0.9,zh;q=0.8", "en"), ("de,zh;q=0.5,en;q=0.7", "en"), ("", "en"),
            ("fr", "en"), ("zh;q=0,en;q=0.1", "en"), ("zh;q=x", "en"), ("ZH-TW", "zh"),
        ):  # fmt: skip
            self.assertEqual(words.preferred(accepted), language, accepted)

    async def test_the_switch_of_the_language_is_remembered(self):
        visitor = self.visit()
        english = await self.get("/page/", cookie=visitor, accept_language="en")
        chinese = await self.get("/page/?lang=zh", cookie=visitor, accept_language="en")
        self.assertIn('<html lang="en">', english.body)
        self.assertIn('<html lang="zh-CN">', chinese.body)
        (cookie,) = chinese.cookies
        both = f"{visitor}; {cookie.split(';')[0]}"
        self.assertIn('<html lang="zh-CN">', (await self.get("/page/", cookie=both, accept_language="en")).body)


class Forms(ServeTest):
    """The documents are what other programs read."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.log_in()

    @unittest.skipUnless(has("icalendar"), "the package icalendar is not installed")
    async def test_the_calendar(self):
        import icalendar

        response = await self.get(self.address("calendar.ics"))
        self.assertEqual(response.headers["content-type"], "text/calendar; charset=utf-8")
        calendar = icalendar.Calendar.from_ical(response.body)
        kinds = {str(event["CATEGORIES"].cats[0]) for event in calendar.walk("VEVENT") if "CATEGORIES" in event}
        self.assertLessEqual({"COURSE", "DEADLINE", "LOAN", "BOOKING"}, kinds)
        identifiers = [str(event["UID"]) for event in calendar.walk("VEVENT")]
        self.assertEqual(len(identifiers), len(set(identifiers)))
        self.assertEqual(calendar.errors, [])

    @unittest.skipUnless(has("feedparser"), "the package feedparser is not installed")
    async def test_the_feeds(self):
        import feedparser

        for document in DOCUMENTS:
            if not document.endswith(".atom"):
                continue
            path = document.replace("hole-N", "hole-2").replace("N", "1")
            with self.subTest(path):
                response = await self.get(self.address(path))
                self.assertEqual(response.status, 200, response.body)
                self.assertEqual(response.headers["content-type"], "application/atom+xml")
                feed = feedparser.parse(response.body)
                self.assertFalse(feed.bozo, feed.get("bozo_exception"))
                self.assertEqual(feed.version, "atom10")
                self.assertTrue(path == "forum/favorites.atom" or feed.entries)
                self.assertTrue(all(each.id and each.updated_parsed for each in feed.entries))
                self.assertEqual(len({each.id for each in feed.entries}), len(feed.entries))

    @unittest.skipUnless(has("prometheus_client"), "the package prometheus-client is not installed")
    async def test_the_metrics(self):
        from prometheus_client.parser import text_string_to_metric_families

        response = await self.get(self.address("metrics"))
        self.assertEqual(response.headers["content-type"], "text/plain; version=0.0.4; charset=utf-8")
        families = list(text_string_to_metric_families(response.body))
        self.assertGreater(len(families), 10)
        labels = {
            (name, value) for each in families for sample in each.samples for name, value in sample.labels.items()
        }
        self.assertEqual({name for name, _ in labels}, {"source"})
        known = {each.name for each in vars(sources).values() if isinstance(each, sources.Source)} | {"deadlines"}
        self.assertLessEqual({value for _, value in labels}, known)
        balance = next(each for each in families if each.name == "danxi_card_balance_yuan").samples[0].value
        self.assertEqual(balance, json.loads((await self.get(self.address("today.json"))).body)["card"]["balance"])

    async def test_today_has_the_fields_of_the_overview(self):
        value = json.loads((await self.get(self.address("today.json"))).body)
        overview = (await self.documents.sources.library.request("day.get_overview")).value
        for name in ("lessons", "exams", "deadlines", "bookings", "loans", "card", "electricity", "messages"):
            with self.subTest(name):
                self.assertEqual(value[name], overview[name])
        self.assertEqual([each["part"] for each in value["parts"]], [each["part"] for each in overview["parts"]])


class Command(ServeTest):
    async def test_the_command_manages_addresses(self):
        (line,) = self.danxi("serve", "add", "calendar.ics", "--name", "phone")[0].splitlines()
        self.assertRegex(line, r"\Aphone\thttp://127\.0\.0\.1:8364/[\w-]{32}/calendar\.ics\Z")
        self.assertEqual(self.danxi("serve", "feeds")[0].splitlines(), [line])
        self.assertIn("another name", self.danxi("serve", "add", "calendar.ics", "--name", "phone", status=2)[1])
        self.assertIn("is not a document", self.danxi("serve", "add", "secrets", status=2)[1])
        self.danxi("serve", "revoke", "phone")
        self.assertEqual(self.danxi("serve", "feeds")[0], "")
        self.danxi("serve", "revoke", "phone", status=2)
        self.assertIn("danxi serve", self.danxi("serve", "open", status=1)[1])

    async def test_the_server_serves_documents_on_its_port_and_methods_on_its_socket(self):
        process = await asyncio.create_subprocess_exec(
            *self.program("serve", "--port", "0"), env=self.environment, stderr=asyncio.subprocess.PIPE
        )
        try:
            link = (await process.stderr.readline()).decode().split()[-1]
            self.assertRegex(link, r"\Ahttp://127\.0\.0\.1:\d+/open/[\w-]{32}\Z")
            another = self.danxi("serve", "open")[0].strip()
            self.assertNotEqual(link, another)
            url = self.danxi("serve", "add", "today.json")[0].split("\t")[1].strip()
            for address, status in ((link, 200), (link, 403), (another, 200), (url, 200)):
                self.assertEqual(await self.fetch(address), status)
            socket = self.directory / "rpc.sock"
            self.assertEqual(stat.S_IMODE(socket.stat().st_mode), 0o600)
            reader, writer = await asyncio.open_unix_connection(socket)
            writer.write(b'{"jsonrpc": "2.0", "id": 1, "method": "course.list_class_times"}\n')
            self.assertEqual(len(json.loads(await reader.readline())["result"]), 14)
            writer.close()
            self.assertIn("running already", self.danxi("serve", "--port", "0", status=10)[1])
        finally:
            process.terminate()
            error = (await process.communicate())[1].decode()
        self.assertNotIn("Traceback", error)
        self.assertNotRegex(error, r"/[\w-]{32}/")
        self.assertFalse((self.directory / "rpc.sock").exists())

    @staticmethod
    def program(*arguments):
        from .command import PROGRAM

        return [*PROGRAM, *arguments]

    async def fetch(self, url):
        """Requests a URL over the network, and returns the status."""
        host, port, path = re.fullmatch(r"http://([\d.]+):(\d+)(/.*)", url).groups()
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        head = await reader.readline()
        await reader.read()
        writer.close()
        return int(head.split()[1])
