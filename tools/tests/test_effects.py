"""tools/effects.py: the effects that object files reach, state that worlds share, and tasks without an executor."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import effects  # noqa: E402
import swift_graph  # noqa: E402

RULES = """
[effects]
clock = ["clock_get*", "$ss15ContinuousClockV*"]
file = ["open", "json_load_file*"]

[harmless]
memory = ["malloc", "json_*"]

[[door]]
file = "Sources/Threads/Clocks.swift"
effects = ["clock"]

[[shared]]
name = "M.Handles.*"
why = "Numbers."
"""

# The output of `swift demangle -expand` for `static let waits = Mutex<Int>(0)` and `static let limit = 8` of private types.
MUTEX = """Demangling for $s1M5Calls33_0ALLO5waits15Synchronization5MutexVySiGvpZ
kind=Global
  kind=Static
    kind=Variable
      kind=Enum
        kind=Module, text="M"
        kind=PrivateDeclName
          kind=Identifier, text="_0A"
          kind=Identifier, text="Calls"
      kind=Identifier, text="waits"
      kind=Type
        kind=BoundGenericStructure
          kind=Type
            kind=Structure
              kind=Module, text="Synchronization"
              kind=Identifier, text="Mutex"
          kind=TypeList
            kind=Type
              kind=Structure
                kind=Module, text="Swift"
                kind=Identifier, text="Int"
$s1M5Calls33_0ALLO5waits15Synchronization5MutexVySiGvpZ ---> static M.(Calls in _0A).waits : Synchronization.Mutex<Swift.Int>
"""
HANDLES = """Demangling for $s1M7HandlesO5tasksAA5TableCvpZ
kind=Global
  kind=Static
    kind=Variable
      kind=Enum
        kind=Module, text="M"
        kind=Identifier, text="Handles"
      kind=Identifier, text="tasks"
      kind=Type
        kind=Class
          kind=Module, text="M"
          kind=Identifier, text="Table"
$s1M7HandlesO5tasksAA5TableCvpZ ---> static M.Handles.tasks : M.Table
"""
NUMBER = """Demangling for $s1M6ThreadC5limitSivpZ
kind=Global
  kind=Static
    kind=Variable
      kind=Class
        kind=Module, text="M"
        kind=Identifier, text="Thread"
      kind=Identifier, text="limit"
      kind=Type
        kind=Structure
          kind=Module, text="Swift"
          kind=Identifier, text="Int"
$s1M6ThreadC5limitSivpZ ---> static M.Thread.limit : Swift.Int
"""


class Effects(unittest.TestCase):
    def problems(self, **files):
        """Returns the problems of files of a module, by name, whose symbols are given as words such as U:open."""
        objects = effects.Objects()
        for name, symbols in {"Clocks": "U:clock_gettime", **files}.items():
            pairs = [(symbol[2:], symbol[0]) for symbol in symbols.split()]
            objects.add(f"Sources/Threads/{name}.swift", pairs)
        return effects.wrong_effects(effects.Rules(RULES), objects)

    def test_a_door_may_use_the_symbols_of_its_groups_only(self):
        self.assertEqual(self.problems(), [])
        self.assertEqual(
            self.problems(Clocks="U:clock_gettime U:open"),
            ["Sources/Threads/Clocks.swift uses open (file), but is no door: use World.current or a door"],
        )

    def test_a_file_that_is_no_door_may_use_no_effect(self):
        self.assertEqual(
            self.problems(World="U:malloc U:$ss15ContinuousClockV3nowAB7InstantVvg w:clock_getres"),
            [
                f"Sources/Threads/World.swift uses {symbol} (clock), but is no door: use World.current or a door"
                for symbol in ("$ss15ContinuousClockV3nowAB7InstantVvg", "clock_getres")
            ],
        )

    def test_a_symbol_in_no_list_is_reported(self):
        found = self.problems(World="U:vmsplice U:$s5Glibc6vmpipeyyF")
        self.assertEqual(
            found,
            [
                f"Sources/Threads/World.swift uses {symbol}, which is in no list of tools/effects.toml: add it to one"
                for symbol in ("$s5Glibc6vmpipeyyF", "vmsplice")
            ],
        )

    def test_symbols_of_swift_and_of_other_files_are_no_effects(self):
        self.assertEqual(self.problems(World="U:swift_retain U:$s4JSON1AV U:own_function", Other="T:own_function"), [])

    def test_an_effect_precedes_a_harmless_pattern(self):
        self.assertEqual(len(self.problems(World="U:json_load_file U:json_object")), 1)

    def test_a_door_that_uses_nothing_is_reported(self):
        self.assertEqual(
            self.problems(Clocks="U:malloc"),
            [
                "tools/effects.toml: Sources/Threads/Clocks.swift is a door of clock, but uses none of its symbols: delete the entry"
            ],
        )


class List(unittest.TestCase):
    """The list of the repository."""

    def test_symbols_are_in_their_groups(self):
        rules = effects.Rules((effects.ROOT / "tools" / "effects.toml").read_text(encoding="utf-8"))
        groups = {
            "clock": "clock_gettime time gettimeofday $ss15SuspendingClockVABycfC _ZNSt6chrono3_V212steady_clock3nowEv",
            "sleep": "nanosleep usleep poll epoll_wait $sScTss5NeverORszABRs_rlE5sleep11nanosecondsys6UInt64V_tYaKFZ",
            "thread": "pthread_create pthread_cond_wait sem_wait",
            "pool": "dispatch_async $s8Dispatch0A5QueueCMa swift_task_enqueueGlobal $sScM6sharedScMvgZ swift_task_immediate",
            "randomness": "getrandom RAND_bytes EVP_PKEY_encrypt $ss17FixedWidthIntegerPsE6random2inxSNyxG_tFZ $sSb6randomSbyFZ"
            " $sSTsE8shuffledSay7ElementQzGyF $sSlsE13randomElement0B0QzSgyF $ss27SystemRandomNumberGeneratorVABycfC",
            "file": "stat opendir eventfd $s5Glibc4openys5Int32VSPys4Int8VG_ADtF xmlReadFile $ss5print_9separator10terminatoryypd_S2StF",
            "socket": "socket getaddrinfo curl_multi_poll curl_easy_perform redisConnect",
            "environment": "getenv sysconf geteuid $ss11CommandLineO9argumentsSaySSGvgZ",
            "process": "getpid fork atexit mmap",
            None: "memcpy json_object xmlAddChild EVP_sha256 EVP_PKEY_encrypt_init curl_url_set sqlite3_step swift_task_create"
            " $ss17FixedWidthIntegerPsE6random2in5usingxSnyxG_qd__ztSGRd__lFZ $s5Glibc5errnos5Int32Vvg",
            "unknown": "io_uring_setup",
        }
        for group, symbols in groups.items():
            for symbol in symbols.split():
                self.assertEqual(rules.group(symbol), group, symbol)


class ObjectFiles(unittest.TestCase):
    def setUp(self):
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.module, self.build = self.root / "Sources" / "M", self.root / "M.build"
        self.module.mkdir(parents=True)
        self.build.mkdir()

    def test_swift_objects_are_those_that_the_build_lists(self):
        (self.module / "A.swift").touch()
        (self.build / "Deleted.swift.o").touch()
        plugin = "/clone/.build/plugins/outputs/M/Schema.swift"
        entries = {
            "": {},
            "/clone/Sources/M/A.swift": {"object": "/b/A.swift.o"},
            plugin: {"object": "/b/Schema.swift.o"},
        }
        (self.build / "output-file-map.json").write_text(json.dumps(entries))
        self.assertEqual(
            effects.object_files(self.build, self.module),
            {
                Path("/b/A.swift.o"): "Sources/M/A.swift",
                Path("/b/Schema.swift.o"): ".build/plugins/outputs/M/Schema.swift",
            },
        )

    def test_objects_of_c_have_the_names_of_their_files(self):
        (self.module / "a.c").touch()
        (self.module / "a.h").touch()
        self.assertEqual(effects.object_files(self.build, self.module), {self.build / "a.c.o": "Sources/M/a.c"})

    def test_a_module_that_was_not_built_ends_the_check(self):
        (self.module / "A.swift").touch()
        with self.assertRaisesRegex(SystemExit, "make build-tests"):
            effects.object_files(self.build, self.module)

    def test_symbols_are_read_from_the_output_of_nm(self):
        listing = (
            "/b/A.o: open U         \n/b/A.o: table R 0 8\n/b/A.o: symbolic x y W 10 b\n/b/A.o: .str.\n"
            "Content-Disposition: form-data r 0 2\n/b/B.o: optional w\n"
        )
        self.assertEqual(
            effects.listed(listing),
            [
                ("/b/A.o", "open", "U"),
                ("/b/A.o", "table", "R"),
                ("/b/A.o", "symbolic x y", "W"),
                ("/b/B.o", "optional", "w"),
            ],
        )


class SharedState(unittest.TestCase):
    def problems(self, expanded, *symbols):
        objects = effects.Objects()
        objects.add("Sources/M/A.swift", [(symbol, "T") for symbol in symbols])
        return effects.shared_state(effects.Rules(RULES), objects, expanded)

    def test_a_number_with_a_setter_is_shared_state(self):
        self.assertEqual(
            self.problems(HANDLES + NUMBER, "$s1M6ThreadC5limitSivsZ"),
            ["M.Thread.limit is shared by all worlds of a process: make it a value of the world, with a WorldKey"],
        )

    def test_classes_and_locks_are_shared_state_and_numbers_are_not(self):
        self.assertEqual(self.problems(HANDLES + NUMBER), [])
        self.assertEqual(
            self.problems(HANDLES + MUTEX),
            ["M.Calls.waits is shared by all worlds of a process: make it a value of the world, with a WorldKey"],
        )

    def test_an_exception_without_state_is_reported(self):
        self.assertEqual(
            self.problems(NUMBER),
            ["tools/effects.toml: M.Handles.* is no shared state: delete the entry"],
        )


class Tasks(unittest.TestCase):
    def lines(self, source):
        return effects.escaping_tasks(swift_graph.without_text(source))

    def test_tasks_without_an_executor_are_found(self):
        for start in (
            "Task {",
            "Task<Void, Never> {",
            "Task(priority: .low) {",
            "Task.detached {",
            "Task.detached(priority: nil) {",
            "Task.immediate {",
            "Task(executorPreference: nil) {",
        ):
            self.assertEqual(self.lines(f"func f() {{\n    let task = {start} await g() }}\n}}"), [2], start)

    def test_other_uses_of_the_word_are_not(self):
        for code in (
            "Task(executorPreference: Workers.shared) { await g() }",
            "Task.detached(executorPreference: world.workers) { [calls] in await g() }",
            "func start() -> Task<Void, Never> {",
            "withTask(handle) { $0.cancel() }",
            "group.addTask { await g() }",
            "guard !Task.isCancelled else { return }",
            "// Task { } escapes.",
        ):
            self.assertEqual(self.lines(code), [], code)


if __name__ == "__main__":
    unittest.main()
