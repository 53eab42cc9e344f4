"""Tests of the pages and the Markdown files of an archive, with hostile posts in every field, in Chromium and with a reader of Markdown."""

import base64
import contextlib
import json
import random
import re
import shutil
import sqlite3
import stat
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import unquote, urlsplit

import danxi

from . import chromium
from .campus import CampusTest
from .command import has

# What somebody could write to run a script, to load something from another place, or to leave a field.
HOSTILE = (
    '</script><script>window.hacked=1</script></style></textarea></title><img src=x onerror="window.hacked=2"><svg onload=window.hacked=3>'
    "<iframe srcdoc='<script>parent.hacked=4</script>'></iframe>\" onmouseover=\"window.hacked=5' autofocus onfocus='window.hacked=6 "
    "[a](javascript:window.hacked=7) ![b](https://evil.example/b.png) ![c](//evil.example/c.png) ![d](file:///etc/passwd) "
    '[h](https://evil.example/"onmouseover="window.hacked=8) !["onerror="window.hacked=9](https://image.example/saved.png) '
    "<link rel=stylesheet href=https://evil.example/e.css> <style>@import 'https://evil.example/f.css'</style> <!-- ]]> "
    "<base href='https://evil.example/'><meta http-equiv=refresh content='0;url=https://evil.example/'> &lt;b&gt; \u202e\u2066 {{7*7}}"
)
PIXEL = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
REVIEW = {
    "id": 1,
    "title": HOSTILE,
    "content": HOSTILE,
    "rank": {"overall": 5, "content": 4, "workload": 3, "assessment": 2},
    "remark": 0,
    "vote": 0,
    "reviewer_id": 0,
    "history": [],
    "extra": {"achievements": []},
    "time_created": "2026-11-21T16:28:16+08:00",
    "time_updated": "2026-11-21T16:28:16+08:00",
}
# Values that an entity could not be read with.
FIXED = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d|first$|winter$|second$|summer$|elearning/|\d+\.\d+$")
SHOWN = "window.hacked === undefined"


# The colors of each text, and of the background that it is on.
CONTRASTS = """
[...new Set([...document.querySelectorAll("body *")].filter((each) => [...each.childNodes].some((node) => node.nodeType === 3)).map((each) => {
  let back = each;
  while (back && getComputedStyle(back).backgroundColor === "rgba(0, 0, 0, 0)") back = back.parentElement;
  return JSON.stringify([getComputedStyle(each).color, getComputedStyle(back ?? document.body).backgroundColor]);
}))].map((each) => JSON.parse(each))
"""


def contrast(*colors):
    """Returns the contrast of two colors (WCAG 2)."""

    def luminance(color):
        channels = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted(map(luminance, colors))
    return (light + 0.05) / (dark + 0.05)


def hostile(value):
    """Returns a JSON value with a hostile text in place of each string, except for dates and enums."""
    if isinstance(value, dict):
        return {key: hostile(each) for key, each in value.items()}
    if isinstance(value, list):
        return [hostile(each) for each in value]
    return HOSTILE if isinstance(value, str) and not FIXED.match(value) else value


def lines_of(text):
    """Returns the lines that Markdown keeps: without blanks at their ends, and at most one empty line at a time."""
    lines = [line.strip(" \t") for line in re.split("\r\n|[\n\r\v\f\x85\u2028\u2029]", text)]
    text = re.sub("[\x00-\x08\x0e-\x1f\x7f]", "", "\n".join(lines)).replace("\t", " ")
    return re.sub("\n{3,}", "\n\n", text).strip("\n")


def read_markdown(source):
    """Returns the texts below each heading of a Markdown document, and the tokens of the reader."""
    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").parse(source.partition("---\n\n")[2])
    texts, current, in_heading = {}, None, False
    for token in tokens:
        if token.type == "heading_open":
            in_heading = True
        elif token.type == "inline" and in_heading:
            current = texts.setdefault(token.content, [])
            in_heading = False
        elif token.type == "inline":
            current.append("".join(each.content or ("\n" if "break" in each.type else "") for each in token.children))
        elif token.type == "fence":
            current.append(token.content.rstrip("\n"))
    return {name: "\n\n".join(parts) for name, parts in texts.items()}, tokens


class ExportTest(CampusTest):
    """A test with a copy of an archive of the stand-in."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.campus.control("POST", "/reset")
        cls.original = Path(cls.enterClassContext(tempfile.TemporaryDirectory())) / "archive"
        person = cls.campus.people["undergraduate"]
        with danxi.Session(cls.campus.config) as session:
            session.account.login(cls.email, cls.password)
            session.campus.login(person["number"], person["password"], "undergraduate")
            cls.report = session.archive.run(str(cls.original), interval_ms=0, timeout_ms=600_000)

    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory())) / "my archive #1%20"
        shutil.copytree(self.original, self.folder)
        self.session = self.enterContext(danxi.Session(self.campus.config))

    def export(self, **options):
        return self.session.archive.export(str(self.folder), timeout_ms=600_000, **options)

    @contextlib.contextmanager
    def database(self):
        """Opens the database of the archive, and saves the changes at the end of the block."""
        with contextlib.closing(sqlite3.connect(self.folder / "archive.sqlite")) as database, database:
            yield database

    def change(self, statement, *values):
        with self.database() as database:
            database.execute(statement, values)

    def files(self):
        """Returns the contents of the exported files."""
        found = [self.folder / "index.html", *self.folder.glob("pages/**/*"), *self.folder.glob("markdown/*")]
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in found if path.is_file()}

    def poison(self):
        """Puts hostile texts into every field of the archive."""
        tables = (
            ("item", "value", "kind || '/' || key"),
            ("earlier", "value", "id"),
            ("floor", "floor", "id"),
            ("thread", "hole", "hole_id"),
        )
        with self.database() as database:
            for table, column, key in tables:
                for row, value in database.execute(f"SELECT {key}, {column} FROM {table}").fetchall():
                    text = json.dumps(hostile(json.loads(value)))
                    database.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (text, row))
            review = json.dumps(REVIEW)
            database.execute("INSERT INTO item VALUES ('review', '1', '', 1, ?, 1, 1, NULL, NULL, 0)", (review,))
            database.execute(
                "INSERT INTO earlier (kind, key, value, replaced_at) VALUES ('review', '1', ?, 1)", (review,)
            )
            database.execute(
                "INSERT INTO earlier (kind, key, value, replaced_at) SELECT 'floor', id, floor, checked_at FROM floor"
            )
            database.execute("INSERT INTO media VALUES ('https://image.example/saved.png', 'saved.gif', 'gif', 1, 1)")
            database.execute("UPDATE thread SET gone_at = saved_at")
            database.execute("UPDATE item SET gone_at = saved_at")
            database.execute("UPDATE floor SET deleted_at = checked_at, deletion_notice = ?", (HOSTILE,))
        (self.folder / "media").mkdir(exist_ok=True)
        (self.folder / "media/saved.gif").write_bytes(PIXEL)


class Files(ExportTest):
    def test_equal_archives_give_equal_bytes(self):
        first = self.export()
        files = self.files()
        times = {path: (self.folder / path).stat().st_mtime_ns for path in files}
        self.assertEqual(self.export(), first)
        self.assertEqual(self.files(), files)
        self.assertEqual({path: (self.folder / path).stat().st_mtime_ns for path in files}, times)
        self.assertEqual(first.page, f"{self.folder}/index.html")
        self.assertEqual(first.kept, ())
        self.assertEqual(first.file_count, len(files) - 1, "the list of the files is no part of the export")
        self.assertEqual(first.thread_count, len(list(self.folder.glob("markdown/*.md"))))
        self.assertGreater(first.thread_count, 0)
        for path in files:
            self.assertEqual(stat.S_IMODE((self.folder / path).stat().st_mode), 0o600)
        # No time of the export and no name of a folder is in the files.
        shutil.copytree(self.original, self.folder.with_name("other"))
        self.session.archive.export(str(self.folder.with_name("other")))
        self.folder = self.folder.with_name("other")
        self.assertEqual(self.files(), files)

    def test_files_of_the_user_are_left_alone(self):
        (self.folder / "markdown").mkdir()
        own = {"index.html": b"own", "markdown/notes.md": b"notes"}
        for path, content in own.items():
            (self.folder / path).write_bytes(content)
        self.assertEqual(self.export().kept, (f"{self.folder}/index.html",))
        thread = next(self.folder.glob("markdown/[0-9]*.md"))
        thread.write_bytes(thread.read_bytes() + b"\nA note.\n")
        self.change("UPDATE floor SET floor = json_set(floor, '$.like', 12345)")
        exported = self.export(language="en")
        self.assertEqual(exported.kept, (f"{self.folder}/index.html", str(thread)))
        self.assertTrue(thread.read_bytes().endswith(b"A note.\n"))
        for path, content in own.items():
            self.assertEqual((self.folder / path).read_bytes(), content)
        for path in exported.kept:
            Path(path).unlink()
        self.assertEqual(self.export(language="en").kept, ())
        self.assertIn(b"+12345", thread.read_bytes())

    def test_no_secret_is_in_the_files(self):
        self.export()
        person = self.campus.people["undergraduate"]
        for secret in (self.email, self.password, person["number"], person["password"]):
            for path, content in self.files().items():
                self.assertNotIn(secret.encode(), content, path)

    def test_a_folder_that_is_no_archive_is_refused(self):
        other = self.folder.with_name("other")
        other.mkdir()
        for folder in (other, self.folder.with_name("missing")):
            self.assertRaises(danxi.InvalidArgumentError, self.session.archive.export, str(folder))
        self.assertEqual(list(other.iterdir()), [])


@unittest.skipUnless(chromium.PROGRAM, "Chromium is not installed")
class Pages(ExportTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        owner = SimpleNamespace(enterContext=cls.enterClassContext, addCleanup=cls.addClassCleanup)
        cls.browser = chromium.Chromium(owner)

    def open(self, path, width=1280, dark=False):
        self.browser.look(width, "zh", dark)
        self.browser.clear()
        self.browser.open((self.folder / path).as_uri(), until_idle=False)

    def check(self, path):
        """Opens a page, and checks that it runs no script but the search, and loads only images of the folder."""
        self.open(path)
        self.assertEqual(self.browser.problems, [], path)
        media = (self.folder / "media").as_uri()
        page, *others = self.browser.requests
        self.assertEqual(page, (self.folder / path).as_uri())
        self.assertEqual([url for url in others if not url.startswith(f"{media}/")], [], path)
        self.assertTrue(self.browser.value(SHOWN), path)
        elements = self.browser.value("[...new Set([...document.querySelectorAll('*')].map((each) => each.localName))]")
        self.assertFalse({"iframe", "svg", "link", "base", "object", "embed", "form", "textarea"} & set(elements), path)
        self.assertEqual(self.browser.value("document.querySelectorAll('meta[http-equiv]').length"), 1)
        handlers = "[...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]).filter((each) => /^on/i.test(each.name)).length"
        self.assertEqual(self.browser.value(handlers), 0, path)
        schemes = set(self.browser.value("[...document.links].map((each) => each.protocol)"))
        self.assertLessEqual(schemes, {"file:", "http:", "https:"}, path)

    def pages(self):
        """Returns the pages, of which those of threads are alike."""
        found = sorted(path for path in self.files() if path.endswith(".html"))
        threads = [path for path in found if path.startswith("pages/threads/")]
        return [path for path in found if path not in threads[3:]]

    def test_hostile_texts_run_nothing_and_load_nothing(self):
        self.poison()
        self.export()
        for part in (
            "threads",
            "floors",
            "messages",
            "reviews",
            "scores",
            "lessons",
            "exams",
            "transactions",
            "loans",
            "files",
        ):
            self.assertIn(f"pages/{part}.html", self.pages())
        for path in self.pages():
            with self.subTest(path):
                self.check(path)
        self.open("pages/messages.html")
        shown = self.browser.value("document.querySelector('.card .name').textContent")
        self.assertEqual(shown, HOSTILE, "the text is not shown as it is")

    def test_links_to_files_do_not_leave_the_folder(self):
        places = ("../../etc/passwd", "elearning/../../x", "/etc/passwd", "", "elearning//x", "elearning/a#b?c%20d.pdf")
        for place in places:
            self.change("UPDATE item SET value = json_set(value, '$.path', ?) WHERE kind = 'file'", place)
            self.export()
            self.open("pages/files.html")
            found = set(
                self.browser.value("[...document.querySelectorAll('td a')].map((each) => each.getAttribute('href'))")
            )
            self.assertEqual(found, {"../elearning/a%23b%3Fc%2520d.pdf"} if place == places[-1] else set(), place)

    def test_the_search_shows_hostile_texts(self):
        self.poison()
        self.export()
        self.check("pages/search.html")
        for words in ("onerror", "</script><script>", ".*+?^${}()|[]\\/-", "evil.example WINDOW"):
            self.search(words)
        self.assertTrue(self.browser.value(SHOWN))
        self.assertEqual(self.browser.problems, [])
        self.assertEqual(len(self.browser.requests), 1)

    def search(self, words):
        """Types words into the search, and returns the number of texts that are found."""
        self.browser.value("document.getElementById('query').select()")
        self.browser.call("Input.insertText", text=words)
        return self.browser.value("document.querySelectorAll('#found > li').length")

    def test_the_search_finds_texts_by_all_words(self):
        with self.database() as database:
            floor, hole = database.execute("SELECT id, hole_id FROM floor ORDER BY id LIMIT 1").fetchone()
        text = "ＡＢＣ 复旦大学 <b>strong</b> straße"
        self.change("UPDATE floor SET floor = json_set(floor, '$.content', ?) WHERE id = ?", text, floor)
        self.export()
        self.open("pages/search.html")
        for words, count in (
            ("abc 大学", 1),
            ("STRASSE", 0),
            ("straße", 1),
            ("<b>strong", 1),
            ("abc 清华大学", 0),
            ("", 0),
        ):
            with self.subTest(words):
                self.assertEqual(self.search(words), count)
        self.search("复旦大学")
        self.assertEqual(self.browser.value("document.querySelector('#found mark').textContent"), "复旦大学")
        link = self.browser.value("document.querySelector('#found a').getAttribute('href')")
        self.assertEqual(link, f"../pages/threads/{hole}.html#floor-{floor}")

    def test_all_links_lead_to_something(self):
        self.export()
        known = {path: set(re.findall(r' id="([^"]*)"', content.decode())) for path, content in self.files().items()}
        for path in self.pages():
            self.open(path)
            for url in self.browser.value(
                "[...document.links].map((each) => each.href).filter((each) => each.startsWith('file:'))"
            ):
                address, _, anchor = url.partition("#")
                target = Path(unquote(urlsplit(address).path))
                self.assertTrue(target.is_file(), url)
                if anchor:
                    self.assertIn(anchor, known[str(target.relative_to(self.folder))], url)

    def test_pages_fit_on_a_phone(self):
        """Long words, wide tables and images scroll or wrap. The page itself never scrolls sideways."""
        self.poison()
        for language in ("zh", "en"):
            self.export(language=language)
            for path in self.pages():
                for width in (375, 768):
                    self.open(path, width=width)
                    self.assertLessEqual(self.browser.value("document.documentElement.scrollWidth"), width, path)
                self.assertEqual(
                    self.browser.value("document.documentElement.lang"), {"zh": "zh-CN"}.get(language, "en")
                )

    def test_text_can_be_read_in_both_color_schemes(self):
        self.export()
        for path in ("index.html", "pages/threads.html", "pages/transactions.html"):
            for dark in (False, True):
                self.open(path, dark=dark)
                pairs = self.browser.value(CONTRASTS)
                self.assertGreater(len(pairs), 3)
                for pair in pairs:
                    self.assertGreaterEqual(contrast(*pair), 4.5, (path, dark, pair))


class Markdown(ExportTest):
    """The texts of a floor, as a reader of Markdown gives them back."""

    @classmethod
    def setUpClass(cls):
        if not has("markdown_it"):
            raise unittest.SkipTest("the package markdown-it-py is not installed")
        super().setUpClass()

    def written(self, contents):
        """Returns the Markdown of a thread whose floors have these texts, its texts by floor, and the tokens of a reader."""
        with self.database() as database:
            hole, floor = database.execute("SELECT hole_id, floor FROM floor LIMIT 1").fetchone()
            database.execute("DELETE FROM floor")
            database.execute("DELETE FROM earlier")
            for number, content in enumerate(contents, 1):
                value = {**json.loads(floor), "id": number, "content": content, "mention": []}
                database.execute(
                    "INSERT INTO floor (id, hole_id, floor, folded, checked_at, is_listed, history, history_is_due) "
                    "VALUES (?, ?, ?, '', 1, 1, '[]', 0)",
                    (number, hole, json.dumps(value)),
                )
        self.export(language="en")
        source = (self.folder / f"markdown/{hole}.md").read_text(encoding="utf-8")
        texts, tokens = read_markdown(source)
        bodies = {
            int(name.split()[-1]): text.partition("\n\n")[2] for name, text in texts.items() if name.startswith("Floor")
        }
        return source, bodies, tokens

    def test_any_text_is_given_back(self):
        chance = random.Random(5)
        alphabet = list("\\*_{}[]<>()#+-=.!|~&;:$%^\"'/ \t\n\n19aB复。") + [
            "    ",
            "\n\n",
            "---",
            "&amp;",
            "***",
            "1. ",
            "\r\n",
            "\u2028",
        ]
        contents = ["".join(chance.choices(alphabet, k=chance.randint(1, 40))) for _ in range(1500)]
        contents += [
            "# a",
            "- a\n- b",
            "1) a",
            "a\n===\nb\n---",
            "    code",
            "<div>\n\n</div>",
            "a  \nb",
            "~~~\na\n~~~",
            "[a]: /b",
            "a\\",
            HOSTILE,
        ]
        contents = [content for content in contents if lines_of(content)]
        _, bodies, tokens = self.written(contents)
        self.assertEqual(len(bodies), len(contents))
        for number, content in enumerate(contents, 1):
            self.assertEqual(bodies[number], lines_of(re.sub(r"!?\[([^]]*)\]\(http\S+\)", r"\1", content)), content)
        kinds = {token.type for token in tokens}
        self.assertEqual(kinds, {"heading_open", "heading_close", "inline", "paragraph_open", "paragraph_close"})
        inner = {each.type for token in tokens for each in token.children or ()}
        self.assertLessEqual(inner, {"text", "text_special", "hardbreak", "link_open", "link_close"})

    def test_images_are_relative_and_never_remote(self):
        self.change("INSERT OR REPLACE INTO media VALUES ('https://image.example/a.png', '00ff.png', 'png', 1, 1)")
        source, _, tokens = self.written(
            ["a ![the [label]](x) ![b](https://image.example/a.png)c ![d](https://evil.example/d.png) ![](dx_heart)"]
        )
        images = [each for token in tokens for each in token.children or () if each.type == "image"]
        self.assertEqual([(each.attrs["src"], each.content) for each in images], [("../media/00ff.png", "b")])
        links = [each.attrs["href"] for token in tokens for each in token.children or () if each.type == "link_open"]
        self.assertEqual(links, ["https://evil.example/d.png"])
        self.assertIn(r"\[dx\_heart\]", source)

    def test_code_and_links_are_kept(self):
        code = "```swift\nlet a = `b`\n  <script>\n```"
        _, bodies, tokens = self.written(
            [f"see `a*b*` and\n{code}\n[a\\b](https://example.org/a&copy=(1)<2>)", "https://example.org/*a*_b_."]
        )
        self.assertEqual(bodies[1].split("\n\n")[:2], ["see a*b* and", "let a = `b`\n  <script>"])
        links = [each.attrs["href"] for token in tokens for each in token.children or () if each.type == "link_open"]
        self.assertIn("https://example.org/*a*_b", links)
        self.assertTrue(links[0].startswith("https://example.org/a&copy="), links)

    def test_the_head_is_json(self):
        tags = [{"id": 1, "name": 'a: "b" #\x85---', "temperature": 1}]
        self.change("UPDATE thread SET hole = json_set(hole, '$.tags', json(?))", json.dumps(tags))
        source, _, _ = self.written(["a"])
        head = source.split("---\n")[1].splitlines()
        values = {name: json.loads(value) for name, value in (line.split(": ", 1) for line in head)}
        self.assertEqual(values["tags"], ['a: "b" #\x85---'])
        self.assertEqual(values["floors"], 1)
