"""The page of `danxi serve` in Chromium: hostile texts run and load nothing, and it fits widths, light and dark, and both languages."""

import asyncio
import html.parser
import os
import re
import signal
import unittest
from xml.etree import ElementTree

import danxi

from . import chromium
from .command import has
from .serving import ServeTest

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.app import App
    from danxi.command.serve import web
    from danxi.command.serve.library import SharedLibrary
    from danxi.command.serve.words import WORDS

WIDTHS = (375, 768, 1280)
PICTURES = os.environ.get("DANXI_PICTURES")  # a directory for pictures of the page, for people
EVIL = "https://evil.example/"
ATOM = "{http://www.w3.org/2005/Atom}"
# What posts and other texts could have in them. `run()` would be noticed as an exception, and each URL as a request.
HOSTILE = (
    f'<script src="{EVIL}a.js"></script><script>run()</script>',
    f'<img src="{EVIL}b.png" onerror="run()"><svg onload="run()"><image href="{EVIL}c.svg"></svg>',
    f'"><iframe src="{EVIL}d"></iframe><a href="javascript:run()">x</a>',
    f"'><link rel=stylesheet href={EVIL}e.css><style>@import '{EVIL}f.css'; body {{ display: none }}</style>",
    f"</title></textarea></table></div></main></body></html><meta http-equiv=refresh content='0;url={EVIL}g'><base href={EVIL}>",
    f"![x]({EVIL}h.png) [x](javascript:run()) <b style='background:url({EVIL}i)'>",
    "\u202etxt.exe\u2066\u2069\u200f\x00\x1b[31m{{ 7 * 7 }} {% raw %} &lt;script&gt;",
)
# Strings with a meaning for programs, by the names of their fields.
KEPT = {
    "part",
    "kind",
    "courses",
    "error_name",
    "type",
    "code",
    "name_of_kind",
    "date",
    "time",
    "bus_type",
    "number",
    "id",
}
EXACT = re.compile(r"\d{4}-\d\d-\d\d.*|\d\d:\d\d(:\d\d)?")


def poisoned(value, key="", count=None):
    """Returns a value whose texts are hostile. Dates, times and texts for programs stay."""
    count = [0] if count is None else count
    if isinstance(value, dict):
        return {name: poisoned(each, name, count) for name, each in value.items()}
    if isinstance(value, list):
        return [poisoned(each, key, count) for each in value]
    if not isinstance(value, str) or key in KEPT or EXACT.fullmatch(value):
        return value
    count[0] += 1
    return "javascript:run()" if key in ("url", "link") else f"{HOSTILE[count[0] % len(HOSTILE)]} {value}"


class Poisoned(SharedLibrary if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2") else object):
    """A library all of whose texts are hostile."""

    async def request(self, method, /, **params):
        result = await super().request(method, **params)
        if method in ("course.calendar", "feeds.write", "course.list_class_times"):
            return result
        return danxi.Result(value=poisoned(result.value), source=result.source, age=result.age)


class Elements(html.parser.HTMLParser):
    """The elements of a page, with their attributes."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))


class PageTest(ServeTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.log_in()
        await self.save_threads()

    async def save_threads(self):
        async with danxi.AsyncSession(self.campus.config, store={"path": f"{self.home}/data/danxi/store"}) as session:
            for hole in await session.forum.list_holes_in_division(1, size=2):
                await session.forum.save_thread(hole.id)
            self.number = hole.id

    async def browse(self, look):
        """Serves the site on a port, and runs `look` with a browser and the origin, in a thread."""
        with web.listening(0) as listener:
            origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
            await self.start_site(origin)
            server = asyncio.ensure_future(web.serve(self.site, listener))
            browser = await asyncio.to_thread(chromium.Chromium, self)
            try:
                await asyncio.to_thread(look, browser, origin)
            finally:
                await asyncio.to_thread(browser.close)
                os.kill(os.getpid(), signal.SIGTERM)  # ends the server
                await server


class Hostile(PageTest):
    def library(self):
        return Poisoned(App())

    def paths(self):
        return [
            "/page/",
            "/page/?week=3",
            "/page/?q=的",
            f"/page/thread/{self.number}",
            "/page/?q=" + "%22%3E%3Cscript%3Erun()%3C/script%3E",
        ]

    async def test_no_element_or_attribute_comes_from_a_text(self):
        visitor = self.visit()
        allowed = {
            "html", "head", "meta", "title", "link", "body", "header", "main", "nav", "section", "article", "div", "h1", "h2", "h3",
            "p", "ul", "ol", "li", "span", "small", "b", "bdi", "mark", "a", "svg", "rect", "table", "thead", "tbody", "tr", "th", "td",
            "form", "label", "input", "button",
        }  # fmt: skip
        for path in self.paths():
            response = await self.get(path, cookie=visitor, accept_language="en")
            with self.subTest(path):
                self.assertEqual(response.status, 200)
                self.assertIn("evil.example", response.body)
                for tag, attributes in Elements(response.body).found:
                    self.assertIn(tag, allowed)
                    self.assertFalse([name for name in attributes if name.startswith("on") or name == "style"])
                    target = attributes.get("href") or attributes.get("action") or ""
                    self.assertRegex(target, r"\A(/|\?|#|\Z)")
                self.assertNotRegex(response.body, "[\x00\x1b\u202e\u2066\u200f]")

    async def test_feeds_have_texts_as_plain_text(self):
        for document in ("forum/division-1.atom", "forum/messages.atom", "announcements.atom"):
            response = await self.get(self.address(document))
            with self.subTest(document):
                self.assertEqual(response.status, 200)
                feed = ElementTree.fromstring(response.body)
                texts = [each for each in feed.iter() if (each.text or "").strip()]
                self.assertTrue(any("evil.example" in each.text for each in texts))
                self.assertTrue(all(each.get("type", "text") == "text" for each in texts))
                links = [each.get("href") for each in feed.iter(f"{ATOM}link")]
                self.assertTrue(all(each.startswith(("http://127.0.0.1:", "https://")) for each in links), links)

    @unittest.skipUnless(chromium.PROGRAM, "Chromium is not installed")
    async def test_nothing_runs_and_nothing_is_loaded(self):
        def look(browser, origin):
            browser.look(1280, "en")
            browser.open(f"{origin}/open/{self.visitors.invite()}", pages=2)
            for path in self.paths():
                browser.clear()
                browser.open(origin + path)
                with self.subTest(path):
                    self.assertIn("evil.example", browser.value("document.body.innerText"))
                    self.assertEqual(browser.problems, [])
                    self.assertEqual(len(browser.requests), 2, browser.requests)
                    self.assertTrue(all(each.startswith(f"{origin}/") for each in browser.requests))
                    self.assertEqual(
                        browser.value("document.querySelectorAll('script, iframe, img, style, base').length"), 0
                    )

        await self.browse(look)


# The largest part of the text that is not readable enough: pairs of colors whose contrast is below 4.5 (WCAG 2, level AA).
CONTRAST = """(() => {
  const channels = text => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = node => { for (; node; node = node.parentElement) {
    const color = channels(getComputedStyle(node).backgroundColor);
    if (color.length < 4 || color[3] > 0) return color; }
    return [255, 255, 255]; };
  const found = [];
  for (const node of document.querySelectorAll('body *')) {
    const own = [...node.childNodes].some(each => each.nodeType === 3 && each.textContent.trim());
    if (!own || !node.getClientRects().length || node.closest('.hidden')) continue;
    const [a, b] = [light(channels(getComputedStyle(node).color)), light(ground(node))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) found.push(node.outerHTML.slice(0, 80) + ' ' + ((a + 0.05) / (b + 0.05)).toFixed(2));
  }
  return found;
})()"""
# Elements whose text does not fit, or which reach over the edge of the page.
OVERFLOW = """[...document.querySelectorAll('body *')].filter(node => node.getClientRects().length && !node.closest('.hidden') &&
  !node.closest('svg') && (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline' ||
  node.getBoundingClientRect().right > innerWidth + 1)).map(node => node.outerHTML.slice(0, 100))"""


@unittest.skipUnless(chromium.PROGRAM, "Chromium is not installed")
class Looks(PageTest):
    def check(self, browser, language):
        self.assertEqual(browser.problems, [])
        self.assertEqual(browser.value(OVERFLOW), [])
        self.assertEqual(browser.value(CONTRAST), [])
        self.assertEqual(browser.value("document.documentElement.lang"), {"en": "en", "zh": "zh-CN"}[language])
        self.assertEqual(browser.value("document.documentElement.scrollWidth > innerWidth"), False)

    async def test_the_page_fits_all_widths_light_and_dark_in_both_languages(self):
        def look(browser, origin):
            browser.open(f"{origin}/open/{self.visitors.invite()}", pages=2)
            self.assertEqual(browser.value("location.pathname"), "/page/")
            for index, language in enumerate(("en", "zh")):
                for width in WIDTHS:
                    for dark in (False, True):
                        browser.clear()
                        browser.look(width, language, dark)
                        browser.open(f"{origin}/page/")
                        shown = browser.value("document.body.innerText")
                        with self.subTest(language=language, width=width, dark=dark):
                            for word in ("lessons", "deadlines", "loans", "electricity", "card", "threads", "search"):
                                self.assertIn(WORDS[word][index], shown)
                            self.check(browser, language)
                            grid = browser.value("getComputedStyle(document.querySelector('.grid')).display")
                            self.assertEqual(grid == "none", width < 700)
                            ground = browser.value("getComputedStyle(document.body).backgroundColor")
                            self.assertEqual(ground, "rgb(22, 23, 26)" if dark else "rgb(244, 245, 247)")
                        if PICTURES:
                            browser.picture(f"{PICTURES}/{language}-{width}-{'dark' if dark else 'light'}.png")
            self.read_a_thread(browser, origin)

        await self.browse(look)

    def read_a_thread(self, browser, origin):
        browser.look(375, "en")
        browser.open(f"{origin}/page/?q=的")
        self.check(browser, "en")
        self.assertGreater(browser.value("document.querySelectorAll('.found mark').length"), 0)
        browser.open(browser.value("document.querySelector('.found a').href"))
        self.check(browser, "en")
        self.assertGreater(browser.value("document.querySelectorAll('.post').length"), 0)
        browser.open(f"{origin}/page/?lang=zh")
        browser.open(f"{origin}/page/")
        self.check(browser, "zh")
