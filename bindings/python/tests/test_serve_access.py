"""`danxi serve`: who gets what."""

import stat

from .command import has
from .serving import ServeTest

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.serve import words
    from danxi.command.serve.addresses import DOCUMENTS, is_document
    from danxi.command.serve.guard import HEADERS

MINUTE, DAY = 60, 86_400
FORUM = "forum/division-1.atom"


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
        # The metrics count the calls of the site, so they have no tag twice.
        for document in ("calendar.ics", FORUM, "announcements.atom", "today.json"):
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
