"""The examples in other languages print the same holes and the same error. `make test-languages` installs all languages."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, StandIn, environment

EXAMPLES = ROOT / "examples" / "languages"
NODE_HEADERS = next(
    (path for path in map(Path, ["/usr/include/node", "/usr/include/nodejs/src"]) if path.exists()), None
)

# Debian's packages of Gson and of crates.
GSON = Path("/usr/share/java/gson.jar")
CRATES = Path("/usr/share/cargo/registry")

WRONG_PASSWORD = "这不是我的密码，真的"

# Programs in the place of danxi-rpc: one that adds messages which answer no call, one with another answer than a response, and one that ends.
FURTHER = """
{"jsonrpc": "2.0", "method": "rpc.end", "params": {"watch": 1, "error": {"code": 16, "message": "ended"}}}
{"jsonrpc": "2.0", "id": 4711, "result": []}
{"jsonrpc": "2.0", "id": 4712, "error": {"code": 16, "message": "unknown"}}
"""
UNREADABLE = """
{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "The line is too long."}}
"""
WITH_FURTHER = """
import subprocess
with subprocess.Popen([RPC], stdout=subprocess.PIPE) as program:
    for line in program.stdout:
        print(ANSWER.lstrip(), line.decode(), sep="", end="", flush=True)
"""
WITH_ANSWER = """
import sys
sys.stdin.readline()
print(ANSWER.lstrip(), end="", flush=True)
sys.stdin.read()
"""
THAT_ENDS = """
input()
"""

# The C locale makes the output independent of the locale of the terminal.
VARIABLES = {"GOCACHE": str(ROOT / "build" / "go-cache"), "GOFLAGS": "-mod=mod", "LANG": "C", "LC_ALL": "C"}


class Languages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.variables = {**environment(cls.standin), **VARIABLES}
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))

    def needs(self, *programs, present=True):
        missing = [program for program in programs if not shutil.which(program)]
        if missing or not present:
            reason = f"not installed: {' and '.join(missing) or 'a library'}; run make test-languages"
            self.fail(reason) if os.environ.get("DANXI_ALL_LANGUAGES") else self.skipTest(reason)

    def run_command(self, *command, **variables):
        return subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env={**self.variables, **variables},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )

    def build(self, *command):
        done = self.run_command(*command)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    def loads(self, *command):
        """Returns whether a command succeeds, which shows that a library of the language is installed."""
        return shutil.which(command[0]) is not None and self.run_command(*command).returncode == 0

    def check(self, *command, **variables):
        """Checks that a program prints three holes and an error, and fails if the password is wrong."""
        self.standin.reset()
        done = self.run_command(*command, **variables)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        *holes, error = done.stdout.splitlines()
        self.assertEqual([hole.partition(" ")[0] for hole in holes], ["#361", "#399", "#400"])
        self.assertEqual(holes[0], "#361 期中前风大得站不住，一个人走在本部，特别想家")
        self.assertEqual(error, "error: not_found")

        paths = [(entry["method"], entry["path"]) for entry in self.standin.requests()]
        self.assertEqual(paths[0], ("POST", "/api/login"))
        self.assertEqual(paths[-1], ("GET", "/api/holes/99999999"))

        done = self.run_command(*command, **variables, DANXI_PASSWORD=WRONG_PASSWORD)
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "error: wrong_password\n")
        # The password was sent unchanged.
        (sent,) = [entry["body"] for entry in self.standin.requests()[len(paths) :]]
        self.assertEqual(json.loads(sent)["password"], WRONG_PASSWORD)

    def check_rpc(self, *command):
        """Checks a program that starts danxi-rpc, also with messages that answer no call, and with a danxi-rpc that fails."""
        self.check(*command)
        self.check(*command, PATH=self.path_with(WITH_FURTHER, FURTHER))
        for program, answer, word in (
            (WITH_ANSWER, UNREADABLE, "too long"),
            (WITH_ANSWER, "{\n", "danxi-rpc"),
            (THAT_ENDS, "", "danxi-rpc"),
        ):
            with self.subTest(answer):
                done = self.run_command(*command, PATH=self.path_with(program, answer))
                self.assertEqual(done.returncode, 1)
                self.assertIn(word, done.stderr)

    def path_with(self, program, answer):
        """Returns a PATH on which a program in Python is danxi-rpc."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        rpc = shutil.which("danxi-rpc", path=self.variables["PATH"])
        script = folder / "danxi-rpc"
        script.write_text(f"#!{sys.executable}\nRPC, ANSWER = {rpc!r}, {answer!r}\n{program}")
        script.chmod(0o755)
        return f"{folder}:{self.variables['PATH']}"

    def test_the_example_in_cpp_prints_holes_and_an_error(self):
        self.needs("g++")
        flags = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
        self.build("g++", *flags, EXAMPLES / "cpp" / "forum.cpp", "-o", "cpp", "-ldanxi", "-ljansson")
        self.check(self.folder / "cpp")

    def test_the_example_in_rust_prints_holes_and_an_error(self):
        self.needs("rustc")
        libraries = ["-L", self.variables["LIBRARY_PATH"], "-l", "danxi", "-l", "jansson"]
        self.build("rustc", "-D", "warnings", EXAMPLES / "rust" / "forum.rs", "-o", "rust", *libraries)
        self.check(self.folder / "rust")

    def test_the_example_in_go_prints_holes_and_an_error(self):
        self.needs("go", "gcc")
        self.build("go", "build", "-o", self.folder / "go", EXAMPLES / "go" / "forum.go")
        self.check(self.folder / "go")

    def test_the_example_in_ruby_prints_holes_and_an_error(self):
        self.needs("ruby")
        self.check("ruby", "-w", EXAMPLES / "ruby" / "forum.rb")

    def test_the_example_in_lua_prints_holes_and_an_error(self):
        self.needs("luajit", present=self.loads("luajit", "-e", "require 'cjson'"))
        self.check("luajit", EXAMPLES / "lua" / "forum.lua")

    def test_the_example_in_perl_prints_holes_and_an_error(self):
        self.needs("perl", present=self.loads("perl", "-MFFI::Platypus", "-e", "1"))
        self.check("perl", EXAMPLES / "perl" / "forum.pl")

    def test_the_example_for_node_prints_holes_and_an_error(self):
        self.needs("node", "gcc", present=(NODE_HEADERS / "node_api.h").exists())
        flags = ["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", f"-I{NODE_HEADERS}"]
        self.build("gcc", *flags, EXAMPLES / "node" / "danxi.c", "-o", "danxi.node", "-ldanxi")
        self.check("node", EXAMPLES / "node" / "forum.js", DANXI_ADDON=str(self.folder / "danxi.node"))

    def test_the_example_of_danxi_rpc_for_node_prints_holes_and_an_error(self):
        self.needs("node")
        self.check_rpc("node", EXAMPLES / "rpc" / "forum.js")

    def test_the_example_of_danxi_rpc_in_go_prints_holes_and_an_error(self):
        self.needs("go")
        self.build("go", "build", "-o", self.folder / "rpc", EXAMPLES / "rpc" / "forum.go")
        self.check_rpc(self.folder / "rpc")

    def test_the_example_of_danxi_rpc_in_java_prints_holes_and_an_error(self):
        self.needs("javac", "java", present=GSON.exists())
        self.build(
            "javac", "-Xlint:all,-serial", "-Werror", "-cp", GSON, "-d", self.folder, EXAMPLES / "rpc" / "Forum.java"
        )
        self.check_rpc("java", "-cp", f"{GSON}:{self.folder}", "Forum")

    def test_the_example_of_danxi_rpc_in_rust_prints_holes_and_an_error(self):
        self.needs("cargo", present=any(CRATES.glob("serde_json-1.*")))
        for name in ("Cargo.toml", "forum.rs"):
            shutil.copy(EXAMPLES / "rpc" / name, self.folder)
        sources = {"source.crates-io.replace-with": "debian", "source.debian.directory": str(CRATES)}
        settings = [part for key, value in sources.items() for part in ("--config", f"{key}={json.dumps(value)}")]
        self.build("cargo", *settings, "build", "--quiet", "--offline", "--target-dir", self.folder / "target")
        self.check_rpc(self.folder / "target" / "debug" / "forum")


if __name__ == "__main__":
    unittest.main()
