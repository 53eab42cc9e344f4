#!/usr/bin/env python3
"""Compares libdanxi with programs that do the same without it, mostly with libcurl and jansson. README.md explains the rows."""

import argparse
import json
import os
import platform
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
import documents  # noqa: E402
import saved_floors  # noqa: E402
from redis_server import RedisServer  # noqa: E402

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "bench"
PROGRAMS = {
    "server": [],
    "danxi_call": ["danxi"],
    "danxi_burst": ["danxi"],
    "danxi_stored": ["danxi"],
    "danxi_people": ["danxi"],
    "danxi_list": ["danxi", "jansson"],
    "danxi_download": ["danxi"],
    "curl_call": ["curl", "jansson"],
    "curl_list": ["curl", "jansson"],
    "jansson_stored": ["jansson"],
    "curl_burst": ["curl", "jansson"],
    "curl_download": ["curl"],
}
WAIT_MS = 50
DOWNLOAD_SIZE = 1 << 30
# The time in which json.loads read a floor on the machine for which the limits in seconds were set.
REFERENCE_SECONDS = 4.6e-6


@dataclass
class Row:
    name: str
    ours: str
    peer: str
    ratio: float
    limit: str = ""
    met: bool | None = None
    spread: float = 0

    def cells(self) -> list[str]:
        return [
            self.name,
            self.ours,
            self.peer,
            f"{self.ratio:.2f}",
            self.limit,
            {True: "met", False: "EXCEEDED", None: ""}[self.met],
        ]


class Program:
    """A benchmark program that runs batches and returns their figures."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.name = Path(command[0]).name
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.read("ready")

    def read(self, expected: str) -> str:
        line = self.process.stdout.readline()
        if not line.startswith(expected):
            raise SystemExit(f"{self.name} failed: see its messages above ({line.strip() or 'no output'})")
        return line

    def batch(self, total: int, window: int = 1) -> dict[str, float]:
        self.process.stdin.write(f"{total} {window}\n")
        self.process.stdin.flush()
        return json.loads(self.read("{"))

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.stdin.close()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


class Bench:
    def __init__(self, library: Path, rounds: int | None) -> None:
        self.library = library
        self.rounds = rounds
        self.environment = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
        self.environment |= {"LD_LIBRARY_PATH": str(library), "DANXI_LIBRARY": str(library / "libdanxi.so.0")}
        self.token = documents.token("access")
        self.base_url = ""

    def build(self) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        for name, libraries in PROGRAMS.items():
            subprocess.run(
                [
                    os.environ.get("CC", "gcc"),
                    "-O2",
                    "-Wall",
                    "-I",
                    ROOT / "include",
                    "-o",
                    BUILD / name,
                    HERE / f"{name}.c",
                    "-L",
                    self.library,
                ]
                + [f"-l{library}" for library in libraries],
                check=True,
            )

    @contextmanager
    def serve(self) -> Iterator[None]:
        files = documents.write(BUILD, os.environ.get("DANXI_TAGS_JSON"))
        routes = [
            ("/login", "login", 0),
            ("/tags", "tags", 0),
            ("/floors/1", "floor", 0),
            ("/floors/2", "floor", WAIT_MS),
            ("/divisions", "divisions", 0),
            ("/divisions/1/holes", "holes", 0),
            ("/holes/1/floors", "floors", 0),
            ("/holes/3/floors", "empty", 0),
            ("/download", self.large_file(), 0),
            *((f"/holes/2/floors?offset={start}", f"long_hole_{start}", 0) for start in range(0, 10_001, 50)),
        ]
        command = [BUILD / "server"]
        for path, name, wait in routes:
            command += [f"/api{path}", files.get(name, name), str(wait)]
        server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            self.base_url = f"http://127.0.0.1:{int(server.stdout.readline())}/api"
            yield
        finally:
            server.stdin.close()
            server.wait()
            server.stdout.close()

    @staticmethod
    def large_file() -> Path:
        """Returns a sparse file, which needs no space on the disk."""
        path = BUILD / "large"
        with path.open("wb") as file:
            file.truncate(DOWNLOAD_SIZE)
        return path

    def danxi(self, program: str, *arguments: str) -> Program:
        return Program([str(BUILD / program), self.base_url, *arguments], self.environment)

    def curl(self, program: str, *paths: str, parse: bool = False) -> Program:
        urls = [self.base_url + path for path in paths]
        return Program([str(BUILD / program), *urls, self.token, *(["parse"] if parse else [])], self.environment)

    @staticmethod
    def slowness() -> float:
        """Returns the processor time that json.loads takes for a floor now, relative to REFERENCE_SECONDS. Limits in seconds are multiplied by it."""
        page = documents.returned_floors()
        times = []
        for _ in range(15):
            start = time.process_time()
            floors = json.loads(page)
            times.append((time.process_time() - start) / len(floors))
        return statistics.median(times) / REFERENCE_SECONDS

    def take_turns(
        self, rounds: int, ours: Callable[[], dict], peer: Callable[[], dict]
    ) -> tuple[list[dict], list[dict]]:
        """Returns the figures of all rounds. libdanxi and the peer alternate, so that a change of the machine's speed affects both."""
        pairs = [(ours(), peer()) for _ in range(self.rounds or rounds)]
        return [pair[0] for pair in pairs], [pair[1] for pair in pairs]

    # The groups of rows.

    def tags(self) -> Iterator[Row]:
        with ExitStack() as stack:
            ours = stack.enter_context(self.danxi("danxi_call", "forum.list_all_tags", '{"cache": "refresh"}'))
            peer = stack.enter_context(self.curl("curl_call", "/tags"))
            figures = self.take_turns(50, lambda: ours.batch(1), lambda: peer.batch(1))
        yield compare("all tags, server to JSON text", figures, "seconds", milliseconds, limit=0.5)
        yield compare("  peak memory of the program", figures, "peak_kb", megabytes, limit=1.3, take=max)

    def burst(self) -> Iterator[Row]:
        def ours() -> dict:
            with self.danxi("danxi_burst", "forum.get_floor", '{"id": 2}', '{"id": 1}') as program:
                return two_bursts(program)

        def peer() -> dict:
            with self.curl("curl_burst", "/floors/2", "/floors/1") as program:
                return two_bursts(program)

        def two_bursts(program: Program) -> dict:
            first, second = program.batch(1000, 1000), program.batch(1000, 1000)
            return {
                "seconds": first["seconds"],
                "again": second["seconds"],
                "grown_kb": first["peak_kb"] - first["before_kb"],
                "kept_kb": first["after_kb"] - first["before_kb"],
            }

        figures = self.take_turns(21, ours, peer)
        yield compare(f"1,000 calls at once, {WAIT_MS} ms each", figures, "seconds", milliseconds, limit=1.35)
        yield compare("  memory above rest, peak", figures, "grown_kb", megabytes, most=16)
        yield compare("  memory above rest, afterwards", figures, "kept_kb", megabytes)
        yield compare("  1,000 calls again, connections open", figures, "again", milliseconds)

    def load(self) -> Iterator[Row]:
        def script(name: str, *libraries: str) -> Callable[[], dict]:
            def run() -> dict:
                command = [
                    sys.executable,
                    "-E",
                    "-s",
                    "-X",
                    f"pycache_prefix={BUILD / 'pycache'}",
                    HERE / name,
                    self.base_url,
                    *libraries,
                ]
                return json.loads(
                    subprocess.run(command, env=self.environment, check=True, stdout=subprocess.PIPE).stdout
                )

            run()  # loads the files into the page cache and writes Python's bytecode
            return run

        evict(self.library / "libdanxi.so.0")
        peer = script("load_curl.py", "libcurl.so.4")
        figures = self.take_turns(25, script("load_danxi.py", str(self.library / "libdanxi.so.0")), peer)
        yield compare("load and first call from Python", figures, "seconds", milliseconds, limit=1.5)
        yield compare("  memory added", figures, "resident_kb", megabytes, most=14.5)
        needed = needed_libraries(self.library / "libdanxi.so.0")
        figures = self.take_turns(25, script("load_curl.py", "libcurl.so.4", *needed), peer)
        yield compare("  the libraries that libdanxi needs, alone", figures, "seconds", milliseconds)
        yield compare("  memory added", figures, "resident_kb", megabytes)
        packages = ROOT / "bindings" / "python"
        if (packages / "danxi" / "__init__.py").exists():
            figures = self.take_turns(15, script("load_package.py", str(packages)), peer)
            yield compare("import danxi and first call", figures, "seconds", milliseconds)
            yield compare("  memory added", figures, "resident_kb", megabytes)

    def imports(self) -> Iterator[Row]:
        """Measures imports without the module `site`, which could import the same modules through .pth files before the measurement."""

        def script(module: str, name: str, *directory: Path) -> Callable[[], dict]:
            cache = f"pycache_prefix={BUILD / 'pycache'}"
            command = [sys.executable, "-E", "-s", "-S", "-X", cache, HERE / "load_import.py", module, name, *directory]

            def run() -> dict:
                return json.loads(
                    subprocess.run(command, env=self.environment, check=True, stdout=subprocess.PIPE).stdout
                )

            run()  # loads the files into the page cache and writes Python's bytecode
            return run

        package = ROOT / "bindings" / "python"
        ours = script("danxi", "__doc__", package)
        figures = self.take_turns(50, ours, script("json", "__doc__"))
        yield compare(
            "import danxi; peer: import json",
            figures,
            "seconds",
            milliseconds,
            most_seconds=0.5e-3 * self.slowness(),
        )
        packages = http_clients()
        if packages is None:
            print("The rows with httpx are left out, because httpx could not be installed from PyPI.", file=sys.stderr)
            return
        figures = self.take_turns(25, ours, script("httpx", "__doc__", packages))
        yield compare("import danxi; peer: import httpx", figures, "seconds", milliseconds)
        session, client = script("danxi", "Session", package), script("httpx", "Client", packages)
        figures = self.take_turns(25, session, client)
        yield compare("  and danxi.Session; peer: httpx.Client", figures, "seconds", milliseconds)

    def calls(self) -> Iterator[Row]:
        with ExitStack() as stack:
            ours = stack.enter_context(self.danxi("danxi_call", "forum.get_floor", '{"id": 1}'))
            peer = stack.enter_context(self.curl("curl_call", "/floors/1"))
            figures = self.take_turns(25, lambda: ours.batch(200), lambda: peer.batch(200))
        yield compare("calls, one at a time", figures, "seconds", per_second(200), limit=2.5)
        with ExitStack() as stack:
            ours = stack.enter_context(self.danxi("danxi_call", "forum.get_floor", '{"id": 2}'))
            peer = stack.enter_context(self.curl("curl_call", "/floors/2"))
            slow = self.take_turns(5, lambda: ours.batch(20), lambda: peer.batch(20))
        yield compare(
            "  thread switches of a call", figures, "switches", lambda count: f"{count / 200:.2f}", most_count=1.2 * 200
        )
        yield compare(f"  the server takes {WAIT_MS} ms", slow, "seconds", per_second(20))
        ours = self.instructions("danxi_call", self.base_url, "forum.get_floor", '{"id": 1}')
        peer = self.instructions("curl_call", f"{self.base_url}/floors/1", self.token)
        if ours and peer:
            yield compare("  instructions of a call", ([{"count": ours}], [{"count": peer}]), "count", millions)
        if shutil.which("strace"):
            ours = self.system_calls("danxi_call", self.base_url, "forum.get_floor", '{"id": 1}')
            peer = self.system_calls("curl_call", f"{self.base_url}/floors/1", self.token)
            figures = [{"calls": ours}], [{"calls": peer}]
            yield compare("  system calls of a call", figures, "calls", lambda count: f"{count:.2f}", most_count=6)
        else:
            print("The row with system calls is left out, because strace is not installed.", file=sys.stderr)
        with ExitStack() as stack:
            ours = stack.enter_context(self.danxi("danxi_burst", "forum.get_floor", '{"id": 1}', '{"id": 1}'))
            peer = stack.enter_context(self.curl("curl_burst", "/floors/1", "/floors/1"))
            parsing = stack.enter_context(self.curl("curl_burst", "/floors/1", "/floors/1", parse=True))
            figures = self.take_turns(25, lambda: ours.batch(1000, 64), lambda: peer.batch(1000, 64))
            equal = self.take_turns(25, lambda: ours.batch(1000, 64), lambda: parsing.batch(1000, 64))
        yield compare("calls, 64 at once", figures, "seconds", per_second(1000), limit=1.5)
        yield compare("  peer parses and encodes the responses too", equal, "seconds", per_second(1000))
        arguments = self.base_url, "forum.get_floor", '{"id": 1}', '{"id": 1}'
        ours = self.instructions("danxi_burst", *arguments, totals=(200, 600), window=64)
        url = f"{self.base_url}/floors/1"
        peer = self.instructions("curl_burst", url, url, self.token, "parse", totals=(200, 600), window=64)
        if ours and peer:
            yield compare("  instructions of a call", ([{"count": ours}], [{"count": peer}]), "count", millions)

    def python(self) -> Iterator[Row]:
        """Measures the Python package: entities against the dicts of json.loads, and calls against httpx and aiohttp."""
        package = str(ROOT / "bindings" / "python")
        for name, variables, limit in (
            ("100,000 floors as entities; peer: json.loads", {}, 0.76),
            ("  without the compiled part", {"DANXI_PURE_PYTHON": "1"}, 2.39),
        ):
            figures = self.take_turns(
                5,
                lambda variables=variables: self.python_figures("python_floors.py", "entities", package, **variables),
                lambda: self.python_figures("python_floors.py", "dicts", package),
            )
            yield compare(name, figures, "seconds", milliseconds, limit=limit)
            yield compare("  memory added", figures, "grown_kb", megabytes, most=None if variables else 95)
        packages = http_clients()
        if packages is None:
            print("The rows with httpx and aiohttp are left out, because they could not be installed.", file=sys.stderr)
            return
        for client, peer, limit in (("main", "httpx", 0.8), ("thread", "httpx", 0.8), ("asyncio", "aiohttp", 1.2)):
            figures = self.take_turns(
                10,
                lambda client=client: self.python_figures("python_calls.py", client, self.base_url, "500", package),
                lambda peer=peer: self.python_figures("python_calls.py", peer, self.base_url, "500", str(packages)),
            )
            where = {"main": "Python's main thread", "thread": "another thread of Python", "asyncio": "asyncio"}[client]
            yield compare(f"calls from {where}; peer: {peer}", figures, "seconds", per_second(500), limit=limit)
            yield compare("  thread switches of a call", figures, "switches", lambda count: f"{count / 500:.2f}")
            if shutil.which("strace"):
                ours, theirs = (
                    self.counted_system_calls(
                        lambda total, name=name, path=path: self.python_command(
                            "python_calls.py", name, self.base_url, str(total), str(path)
                        )
                    )
                    for name, path in ((client, package), (peer, packages))
                )
                figures = [{"calls": ours}], [{"calls": theirs}]
                yield compare("  system calls of a call", figures, "calls", lambda count: f"{count:.2f}")

    @staticmethod
    def python_command(script: str, *arguments: str) -> list[str]:
        options = ["-E", "-s", "-X", f"pycache_prefix={BUILD / 'pycache'}"]
        return [sys.executable, *options, str(HERE / script), *arguments]

    def python_figures(self, script: str, *arguments: str, **variables: str) -> dict:
        """Runs a script in a new Python process, and returns the figures that it prints."""
        command, environment = self.python_command(script, *arguments), {**self.environment, **variables}
        return json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)

    def system_calls(self, program: str, *arguments: str) -> float:
        return self.counted_system_calls(lambda total: [str(BUILD / program), *arguments])

    def counted_system_calls(self, command: Callable[[int], list[str]]) -> float:
        """Returns the system calls of one call: the difference between many calls and few. The number is also the program's input."""
        counts = []
        for total in (200, 1200):
            with tempfile.NamedTemporaryFile("r") as file:
                subprocess.run(
                    ["strace", "-f", "-c", "-o", file.name, *command(total)],
                    input=f"{total} 1\n",
                    stdout=subprocess.DEVNULL,
                    env=self.environment,
                    text=True,
                    check=True,
                )
                line = next(line for line in file if line.endswith("total\n"))
                counts.append(int(line.split()[3 if len(line.split()) > 4 else 2]))
        return (counts[1] - counts[0]) / 1000

    def instructions(
        self, program: str, *arguments: str, totals: tuple[int, int] = (100, 300), window: int = 1
    ) -> float | None:
        """Returns the instructions of one call: the difference between many calls and few. None if valgrind is not installed."""
        if not shutil.which("valgrind"):
            print(f"The instructions of {program} are not counted, because valgrind is not installed.", file=sys.stderr)
            return None
        counts = []
        for total in totals:
            command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(BUILD / program)]
            run = subprocess.run(
                [*command, *arguments],
                input=f"{total} {window}\n",
                capture_output=True,
                env=self.environment,
                text=True,
                check=True,
            )
            counts.append(int(run.stderr.split("Collected :")[1].split()[0]))
        return (counts[1] - counts[0]) / (totals[1] - totals[0])

    def watch(self) -> Iterator[Row]:
        """Measures a poll of a hole without new floors: one request, whose response is an empty list."""
        with ExitStack() as stack:
            params = '{"id": 3, "since": "hole:3:30:"}'
            ours = stack.enter_context(self.danxi("danxi_call", "forum.watch_hole", params))
            peer = stack.enter_context(self.curl("curl_call", "/holes/3/floors"))
            figures = self.take_turns(25, lambda: ours.batch(200), lambda: peer.batch(200))
        yield compare("poll without news (1 request, 2 bytes)", figures, "seconds", lambda s: microseconds(s / 200))

    def stored(self) -> Iterator[Row]:
        for method, size, name, most_us, most_million in (
            ("forum.get_divisions", "38 kB", "divisions", 100, 2),
            ("forum.list_all_tags", "0.8 MB", "tags", 1000, 8),
        ):
            with ExitStack() as stack:
                store = stack.enter_context(tempfile.TemporaryDirectory(dir=BUILD))
                ours = stack.enter_context(self.danxi("danxi_stored", method, store))
                peer = stack.enter_context(
                    Program([str(BUILD / "jansson_stored"), str(BUILD / f"{name}.json")], self.environment)
                )
                memory = self.take_turns(25, lambda ours=ours: ours.batch(100), lambda peer=peer: peer.batch(5))
                disk = self.take_turns(10, lambda ours=ours: ours.batch(5, 2), lambda peer=peer: peer.batch(5))
            for place, figures, count, most in (("memory", memory, 100, 5), ("disk", disk, 5, most_us)):
                yield compare(
                    f"stored value of {size}, from {place}",
                    tuple(
                        [{"seconds": figure["seconds"] / n} for figure in side]
                        for side, n in zip(figures, (count, 5), strict=True)
                    ),
                    "seconds",
                    microseconds,
                    most_seconds=most * 1e-6 * self.slowness(),
                )
            with tempfile.TemporaryDirectory(dir=BUILD) as store:
                ours = self.instructions("danxi_stored", self.base_url, method, store, totals=(5, 25), window=2)
            peer = self.instructions("jansson_stored", str(BUILD / f"{name}.json"), totals=(5, 25))
            if ours and peer:
                figures = [{"count": ours}], [{"count": peer}]
                yield compare(
                    "  instructions, session opened and closed",
                    figures,
                    "count",
                    millions,
                    most_count=most_million * 1e6,
                )

    def idle(self) -> Iterator[Row]:
        """Measures the memory of open sessions that are signed in to the community and do nothing."""
        with self.danxi("danxi_people", "") as program:
            program.batch(100, 4)
            figures = program.batch(1_000, 4)
        grown = [{"bytes": (figures["after_kb"] - figures["before_kb"]) * 1024 / 1_000}]
        tokens = [{"bytes": (BUILD / "login.json").stat().st_size}]
        yield compare("an idle session; peer: its tokens", (grown, tokens), "bytes", kilobytes, most_count=16_000)

    def people(self) -> Iterator[Row]:
        """Measures a process that serves many people, one after the other. The peer keeps a tenth of them open."""
        if not shutil.which("redis-server"):
            print("Sessions of many people are not measured, because redis-server is not installed.", file=sys.stderr)
            return
        with (
            RedisServer() as redis,
            self.danxi("danxi_people", redis.url(0)) as parking,
            self.danxi("danxi_people", redis.url(1)) as keeping,
        ):
            parked, kept = parking.batch(10_000), keeping.batch(1_000, 2)
            before = redis.commands()
            parking.batch(100, 3)
            each = (redis.commands() - before) / 100
        yield compare("10,000 people, parked; peer: 1,000 open", ([parked], [kept]), "after_kb", megabytes, most=50)
        counts = [{"count": each}], [{"count": 2}]
        yield compare("  commands to open a parked session; peer: reads", counts, "count", str, most_count=2)

    def saved(self) -> Iterator[Row]:
        """Measures searches of saved floors. The peer searches all saved floors with LIKE."""
        with tempfile.TemporaryDirectory(dir=BUILD) as store:
            with self.danxi("danxi_call", "forum.list_saved_threads", "{}", store):
                pass
            database = next(Path(store).glob("*.sqlite3"))
            saved_floors.fill(database)
            with closing(sqlite3.connect(database)) as peer:
                for name, query in saved_floors.QUERIES.items():
                    statement, values = query.scan()

                    def scan(statement: str = statement, values: list[str | int] = values) -> dict[str, float]:
                        start = time.perf_counter()
                        peer.execute(statement, values).fetchall()
                        return {"seconds": time.perf_counter() - start}

                    with self.danxi("danxi_call", "forum.search_saved", query.parameters(), store) as ours:
                        figures = self.take_turns(15, lambda ours=ours: ours.batch(1), scan)
                    limit, most_seconds = (1.2, None) if query.reads_all else (None, 3e-3 * self.slowness())
                    yield compare(
                        f"search 100,000 floors: {name}",
                        figures,
                        "seconds",
                        milliseconds,
                        limit=limit,
                        most_seconds=most_seconds,
                    )

    def json(self) -> Iterator[Row]:
        for name, method, params, path in (
            (
                "10 holes, server to JSON text",
                "forum.list_holes_in_division",
                '{"division_id": 1}',
                "/divisions/1/holes",
            ),
            (
                "50 floors, server to JSON text",
                "forum.list_floors_in_hole",
                '{"hole_id": 1, "size": 50}',
                "/holes/1/floors",
            ),
        ):
            with ExitStack() as stack:
                ours = stack.enter_context(self.danxi("danxi_call", method, params))
                peer = stack.enter_context(self.curl("curl_call", path))
                figures = self.take_turns(30, lambda ours=ours: ours.batch(20), lambda peer=peer: peer.batch(20))
            yield compare(name, figures, "seconds", lambda seconds: milliseconds(seconds / 20))

    def lists(self) -> Iterator[Row]:
        for form, name in (("text", "10,000 floors by pages, JSON text"), ("values", "  as jansson values")):
            with ExitStack() as stack:
                ours = stack.enter_context(self.danxi("danxi_list", form))
                peer = stack.enter_context(
                    Program([str(BUILD / "curl_list"), self.base_url, self.token, form], self.environment)
                )
                figures = self.take_turns(15, lambda ours=ours: ours.batch(1), lambda peer=peer: peer.batch(1))
            yield compare(name, figures, "seconds", milliseconds, limit=1.2)

    def download(self) -> Iterator[Row]:
        """Downloads into a directory in memory if the system has one, so that the disk is not measured."""
        place = Path("/dev/shm")
        has_room = place.is_dir() and shutil.disk_usage(place).free > 3 * DOWNLOAD_SIZE
        with tempfile.TemporaryDirectory(dir=place if has_room else BUILD) as directory, ExitStack() as stack:
            ours, peer = (
                stack.enter_context(
                    Program([str(BUILD / name), f"{self.base_url}/download", f"{directory}/{name}"], self.environment)
                )
                for name in ("danxi_download", "curl_download")
            )
            figures = self.take_turns(9, lambda: ours.batch(1), lambda: peer.batch(1))
        for side in figures:
            for figure in side:
                figure["grown_kb"] = figure["peak_kb"] - figure["before_kb"]
        # The limit allows a rate of at least 0.95 times the peer's.
        yield compare("download of 1 GiB", figures, "seconds", gigabytes_per_second, limit=round(1 / 0.95, 2))
        yield compare("  memory above rest, peak", figures, "grown_kb", megabytes, most=10)


GROUPS = {
    "tags": Bench.tags,
    "burst": Bench.burst,
    "load": Bench.load,
    "import": Bench.imports,
    "calls": Bench.calls,
    "python": Bench.python,
    "watch": Bench.watch,
    "stored": Bench.stored,
    "idle": Bench.idle,
    "people": Bench.people,
    "saved": Bench.saved,
    "json": Bench.json,
    "lists": Bench.lists,
    "download": Bench.download,
}


def compare(
    name: str,
    figures: tuple[list[dict], list[dict]],
    key: str,
    show: Callable[[float], str],
    *,
    limit: float | None = None,
    most: float | None = None,
    most_seconds: float | None = None,
    most_count: float | None = None,
    take: Callable[[list[float]], float] = statistics.median,
) -> Row:
    """Returns a row with the medians, and the median of the ratios of all rounds.

    `limit` is the maximum ratio, `most` the maximum memory of libdanxi in megabytes, and `most_seconds` and `most_count` its maximum time and
    count, which are shown like the figures.
    """
    ours, peer = ([figure[key] for figure in side] for side in figures)
    ratios = sorted(one / max(other, 1e-9) for one, other in zip(ours, peer, strict=True))
    ratio = statistics.median(ratios) if take is statistics.median else take(ours) / take(peer)
    row = Row(name, show(take(ours)), show(take(peer)), ratio)
    if limit is not None:
        row.limit, row.met = f"ratio ≤ {limit}", ratio <= limit
        row.spread = (ratios[len(ratios) * 3 // 4] - ratios[len(ratios) // 4]) / ratio
    if most is not None:
        row.limit, row.met = f"ours ≤ {most} MB", take(ours) * 1024 <= most * 1e6
    for greatest in (most_seconds, most_count):
        if greatest is not None:
            row.limit, row.met = f"ours ≤ {show(greatest)}", take(ours) <= greatest
    return row


def evict(file: Path) -> None:
    """Removes a file from the page cache. A file that was just written is there in large pieces, and Linux maps more of them around each used page."""
    descriptor = os.open(file, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def needed_libraries(library: Path) -> list[str]:
    """Returns the names of the libraries that the dynamic loader loads with a library."""
    text = subprocess.run(["readelf", "-d", library], check=True, stdout=subprocess.PIPE, text=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", text)


def http_clients() -> Path | None:
    """Installs httpx and aiohttp below build/ if they are missing. Returns their directory, or None if the installation fails."""
    directory = BUILD / "httpx"
    if not all((directory / name).is_dir() for name in ("httpx", "aiohttp")):
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--target",
            directory,
        ]
        if subprocess.run([*command, "httpx", "aiohttp"], stderr=subprocess.DEVNULL).returncode != 0:
            return None
    return directory


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.{2 if seconds < 0.01 else 1}f} ms"


def microseconds(seconds: float) -> str:
    return f"{seconds * 1e6:,.1f} µs"


def millions(count: float) -> str:
    return f"{count / 1e6:.2f} million"


def megabytes(kilobytes: float) -> str:
    return f"{kilobytes * 1024 / 1e6:.1f} MB"


def kilobytes(bytes: float) -> str:
    return f"{bytes / 1000:.1f} kB"


def per_second(count: int) -> Callable[[float], str]:
    return lambda seconds: f"{count / seconds:,.0f} /s"


def gigabytes_per_second(seconds: float) -> str:
    return f"{DOWNLOAD_SIZE / seconds / 1e9:.2f} GB/s"


def machine() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        processor = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        processor = platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, Linux {platform.release()}, Python {platform.python_version()}"


def print_table(rows: list[Row]) -> None:
    cells = [["", "libdanxi", "libcurl + jansson", "ratio", "limit", ""]] + [row.cells() for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(6)]
    for index, row in enumerate(cells):
        print(
            "  ".join(
                cell.ljust(width) if column in (0, 4, 5) else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
        )
        if index == 0:
            print("  ".join("-" * width for width in widths[:5]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--rounds", type=int, help="number of rounds of each row; default: 15 to 50, depending on the row"
    )
    parser.add_argument(
        "--only", action="append", choices=list(GROUPS), help="measure only this group of rows; can be repeated"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a limit is exceeded")
    parser.add_argument(
        "--library", type=Path, default=ROOT / "build" / "lib", help="directory of libdanxi.so; default: build/lib"
    )
    options = parser.parse_args()
    if options.rounds is not None and options.rounds < 1:
        parser.error("--rounds must be at least 1")
    if not (options.library / "libdanxi.so").exists():
        parser.error(f"{options.library} has no libdanxi.so: run make first, or set its directory with --library")

    start = time.monotonic()
    bench = Bench(options.library.resolve(), options.rounds)
    bench.build()
    rows: list[Row] = []
    load_before = os.getloadavg()[0]
    with bench.serve():
        for name in options.only or GROUPS:
            rows += GROUPS[name](bench)
    print_table(rows)
    print(
        f"\n{machine()}; {time.monotonic() - start:.0f} s; load {load_before:.1f} before, {os.getloadavg()[0]:.1f} after."
    )
    print("Medians. A ratio below 1 means that libdanxi is better, also for rates.")
    for row in rows:
        if row.spread > 0.25:
            print(
                f"The machine is busy: the middle half of the ratios of “{row.name}” spans {row.spread:.0%} of the median. Measure again."
            )
    missed = [row.name.strip() for row in rows if row.met is False]
    return 1 if missed and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
