"""The documentation: its programs run unchanged, its links have targets, and its names exist."""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import CHINESE, ENGLISH, PAGES, Block, anchors, blocks, programs, prose
from support import ROOT, StandIn, environment

PYTEST = ["-m", "pytest", "-p", "danxi.pytest_plugin", "-p", "no:cacheprovider"]  # runs the tests of a block


class Programs(unittest.TestCase):
    """The programs of each page. A block titled "Output" is the expected output of the program before it. `…` stands for any text."""

    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def run_program(self, program: Block, directory: str, **variables: str) -> str:
        if program.language == "c":
            # The first line of the program is the command that compiles it.
            command = re.match(r"/\* (cc (\w+\.c) .*) \*/\n", program.text)
            self.assertTrue(
                command,
                "The first line of a C program must be the command that compiles it, such as /* cc program.c -ldanxi */.",
            )
            (Path(directory) / command[2]).write_text(program.text, encoding="utf-8")
            steps = [["sh", "-c", f"{command[1]} -Wall -Wextra -Werror"], ["./a.out"]]
        else:
            (Path(directory) / "program.py").write_text(program.text, encoding="utf-8")
            steps = [[sys.executable, "-W", "error", *(PYTEST if "\ndef test_" in program.text else []), "program.py"]]
        for step in steps:
            done = subprocess.run(
                step,
                cwd=directory,
                env={**environment(self.standin), **variables},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=60,
            )
            self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def test_the_program_of_the_sign_in_guide_answers_challenges(self):
        """The program of docs/sign-in.md signs in with the answers that a person would type."""
        program = next(block for block in blocks(ROOT / "docs" / "sign-in.md") if block.title == "sign_in.py")
        people = {person["trait"]: person for person in self.standin.ready["campus_accounts"]}
        for trait in ("captcha", "second_factor"):
            number, password = people[trait]["number"], people[trait]["password"]
            with self.subTest(trait), tempfile.TemporaryDirectory() as directory:
                (Path(directory) / "program.py").write_text(program.text, encoding="utf-8")
                with subprocess.Popen(
                    [sys.executable, "program.py"],
                    cwd=directory,
                    env={
                        **environment(self.standin),
                        "DANXI_CAMPUS_NUMBER": number,
                        "DANXI_CAMPUS_PASSWORD": password,
                    },
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                ) as process:
                    output = ""
                    while not output.endswith(": "):
                        character = process.stdout.read(1)
                        self.assertNotEqual(character, "", output)
                        output += character
                    if trait == "captcha":
                        answer = self.standin.control("GET", "/captchas")[-1]["answer"]
                        self.assertEqual((Path(directory) / "captcha.png").read_bytes()[:4], b"\x89PNG")
                    else:
                        answer = self.standin.control("POST", "/second-factor", {"number": number})["code"]
                    output += process.communicate(answer + "\n", timeout=60)[0]
                self.assertIn(f"Signed in as {number}", output)

    def test_programs_print_the_documented_output(self):
        count = 0
        for page in PAGES:
            # A program of a Chinese page that does the same as one of its English page does not run a second time.
            english = ENGLISH.get(page)
            tested = (
                [(program.code, output and output.text) for program, output in programs(english)] if english else []
            )
            for program, expected in programs(page):
                if (program.code, expected and expected.text) in tested:
                    continue
                count += 1
                with self.subTest(str(program)), tempfile.TemporaryDirectory() as directory:
                    output = self.run_program(program, directory)
                    if expected:
                        self.assertRegex(output, "^" + re.escape(expected.text).replace("…", ".*") + "$")
        self.assertGreater(count, 15)

    def test_every_block_of_output_has_the_title_output(self):
        for page in PAGES:
            self.assertNotRegex(page.read_text(encoding="utf-8"), r"(?m)^Output:?$", str(page))


class Links(unittest.TestCase):
    def test_links_have_targets(self):
        for page in PAGES:
            for link in re.findall(r"(?:\]\(|\bsrc(?:set)?=\")(?!https?:)([^)\"\s]+)[)\"]", prose(page)):
                path, _, anchor = link.partition("#")
                target = (page.parent / path).resolve() if path else page
                with self.subTest(page=str(page.relative_to(ROOT)), link=link):
                    if target.is_relative_to(ROOT / "docs" / "reference"):
                        continue  # generated, and checked by `make docs`
                    self.assertTrue(target.exists())
                    if anchor:
                        self.assertIn(anchor, anchors(target))

    def test_every_guide_is_linked(self):
        docs = ROOT / "docs"
        for english in (docs / "index.md", ROOT / "README.md"):
            for page, guides in ((english, docs), (CHINESE[english], docs / "zh")):
                text = page.read_text(encoding="utf-8")
                links = {(page.parent / link).resolve() for link in re.findall(r"\]\(([^)#]+)", text)}
                self.assertEqual(set(guides.glob("*.md")) - links - {guides / "index.md"}, set(), str(page))

    def test_every_page_is_in_the_navigation(self):
        listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
        self.assertLessEqual({str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}, listed)


class Pictures(unittest.TestCase):
    def test_the_weeks_are_what_their_tool_draws(self):
        with tempfile.TemporaryDirectory() as directory:
            subprocess.run([sys.executable, str(ROOT / "tools/week_picture.py"), directory], check=True, timeout=60)
            drawn = {file.name: file.read_text(encoding="utf-8") for file in Path(directory).iterdir()}
        self.assertEqual(len(drawn), 4)
        for name, picture in drawn.items():
            committed = (ROOT / "docs/images" / name).read_text(encoding="utf-8")
            self.assertEqual(picture, committed, "Run `python3 tools/week_picture.py`.")


class Names(unittest.TestCase):
    """The functions, methods, targets and paths that the documentation names exist."""

    @classmethod
    def setUpClass(cls):
        cls.text = {page: page.read_text(encoding="utf-8") for page in PAGES}
        cls.schema = json.loads((ROOT / "build" / "generated" / "openrpc.json").read_text(encoding="utf-8"))
        cls.headers = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include" / "danxi").glob("*.h"))

    def named(self, pattern: str) -> dict[str, str]:
        """Returns every name that a pattern finds, with the page that contains it."""
        pages = ((str(page.relative_to(ROOT)), text) for page, text in self.text.items())
        return {name: page for page, text in pages for name in re.findall(pattern, text)}

    def test_c_functions_in_the_documentation_exist(self):
        declared = set(re.findall(r"\b(?:danxi|DANXI)_\w+", self.headers))
        named = self.named(
            r"\b(danxi_[a-z_]*[a-z]\b(?!_)|DANXI_(?:ERROR|LOG|SOURCE|VERSION)_[A-Z_]*[A-Z]\b|DANXI_OK\b)"
        )
        fixtures = (ROOT / "bindings" / "python" / "danxi" / "pytest_plugin.py").read_text(encoding="utf-8")
        files = re.findall(r"build/include/(danxi_\w+)\.h", (ROOT / "Makefile").read_text(encoding="utf-8"))
        families = (ROOT / "Sources" / "Calls" / "Metrics" / "MetricFamily.swift").read_text(encoding="utf-8")
        metrics = [name + suffix for name in re.findall(r'"(danxi_\w+)"', families) for suffix in ("", "_bucket")]
        known = declared | {"danxi_standin", *files, *metrics, *re.findall(r"^def (danxi_\w+)", fixtures, re.MULTILINE)}
        self.assertEqual({name: page for name, page in named.items() if name not in known}, {})

    def test_methods_in_the_documentation_exist(self):
        methods = {method["name"] for method in self.schema["methods"]}
        services = "|".join(sorted({name.partition(".")[0] for name in methods}))
        named = self.named(rf"`((?:{services})\.(?!json`)[a-z_]+)[`(]")
        self.assertGreater(len(named), 5)
        # A section of the configuration can have the name of a service, and the stand-in of a test is `campus`.
        known = (
            methods | {f"campus.{name}" for name in dir(StandIn)} | set(re.findall(r"`(\w+\.\w+)` \(", self.headers))
        )
        known.add("forum.list_bookmarks")  # the example of docs/adding-a-method.md
        known |= {"archive.sqlite", "archive.lock"}  # files of an archive
        self.assertEqual({name: page for name, page in named.items() if name not in known}, {})

    def test_the_readmes_list_all_services_with_their_headers(self):
        services = {method["name"].partition(".")[0] for method in self.schema["methods"]}
        for name in ("README.md", "README.zh-CN.md"):
            listed = re.findall(r"^\| \[`(\w+)`\]\((\S+)\) \|", self.text[ROOT / name], re.MULTILINE)
            self.assertEqual(sorted(listed), sorted((each, f"include/danxi/{each}.h") for each in services))

    def test_make_targets_in_the_documentation_exist(self):
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        targets = set(re.findall(r"^([a-z0-9-]+):", makefile, re.MULTILINE))
        named = self.named(r"(?:^|`|sudo )make ([a-z0-9-]+)")
        self.assertEqual({name: page for name, page in named.items() if name not in targets}, {})

    def test_paths_in_the_documentation_exist(self):
        folders = "|".join(re.escape(path.name) for path in ROOT.iterdir() if path.is_dir() and path.name[0] != ".")
        named = self.named(rf"`((?!build/)(?:{folders})/[\w./-]*)`")
        self.assertEqual({name: page for name, page in named.items() if not (ROOT / name).exists()}, {})


if __name__ == "__main__":
    unittest.main()
