"""The suite `sanitizers`: runs the Swift and C tests with AddressSanitizer and ThreadSanitizer. Undefined behavior in C++ is found, too."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from sanitized import build
from support import BUILD, HERE, ROOT, Outcome

# Tests that compare times or memory are skipped: sanitizers change times, and AddressSanitizer keeps freed memory for a while.
SKIPPED = {
    "address": "HostileTests|SelectorCostTests|LinearTimeTests|CurlClientTests/refusedHeaders",
    "thread": "HostileTests|SelectorCostTests|LinearTimeTests",
}
SWIFT_TESTS = {  # the Swift tests of the short run: modules with threads or with memory that C owns
    "address": "JSONTests|TextTests|CalendarTests|MarkupTests|FeedsTests|StorageTests|CallsTests|HTTPTests|NetworkingTests|RuntimeTests|SQLiteTests|RedisTests",
    "thread": "ThreadsTests|StorageTests|NetworkingTests|RuntimeTests|SQLiteTests|RedisTests|HTTPKitTests",
}
# C programs, except those that fork, limit resources or read the exports of the library.
PROGRAMS = {
    "address": "walk,examples,campus,jansson,careless,input,reentry,events,watching,refusals,closing,threads,extensions,clients,own_store",
    "thread": "walk,events,watching,closing,extensions,clients",
}
LONG_PROGRAMS = {
    **PROGRAMS,
    "thread": "walk,examples,jansson,events,watching,refusals,closing,threads,extensions,clients,own_store",
}
OPTIONS = {
    # Leaks are found with Valgrind in `make test-c`, because LeakSanitizer does not know the references in Swift's metadata.
    "address": {"ASAN_OPTIONS": "detect_leaks=0"},
    "thread": {"TSAN_OPTIONS": f"exitcode=66:suppressions={HERE / 'thread.supp'}"},
}
LIMIT = 3600  # seconds for one run of tests: on a busy machine, all tests take most of it


def mutexes() -> Path:
    """Compiles the library with which ThreadSanitizer recognizes Swift's locks and continuations."""
    library = BUILD / "mutexes.so"
    clang = Path(shutil.which("swiftc")).resolve().parent / "clang"
    subprocess.run(
        [clang, "-D_GNU_SOURCE", "-shared", "-fPIC", "-O1", str(HERE / "mutexes.c"), "-o", str(library)], check=True
    )
    return library


def run(options) -> Outcome:
    figures, problems = [], []
    BUILD.mkdir(parents=True, exist_ok=True)
    for sanitizer in ("address", "thread"):
        if options.filter not in sanitizer:
            continue
        products = build(sanitizer)
        preload = mutexes() if sanitizer == "thread" else None
        environment = {**os.environ, **OPTIONS[sanitizer], "SWIFT_BACKTRACE": "enable=no"}

        swift = [str(products / "libdanxiPackageTests.xctest"), "--testing-library", "swift-testing", "--no-parallel"]
        swift += ["--skip", SKIPPED[sanitizer]] + ([] if options.minutes else ["--filter", SWIFT_TESTS[sanitizer]])
        own = {"DANXI_TEST_PYTHON": sys.executable, **({"LD_PRELOAD": str(preload)} if preload else {})}
        if preload:
            # The exit handler of the library joins the network thread. The process of the Swift tests does not install the handler.
            own["TSAN_OPTIONS"] = f"{environment['TSAN_OPTIONS']}:report_thread_leaks=0"
        count = passed(swift, {**environment, **own}, r"Test run with (\d+) tests.* passed", problems)
        figures.append(f"{count} Swift tests with the {sanitizer} sanitizer")

        programs = (LONG_PROGRAMS if options.minutes else PROGRAMS)[sanitizer]
        c = [sys.executable, str(ROOT / "Tests/C/run.py"), "--sanitizer", sanitizer, "--library", str(products)]
        c += ["--programs", programs, *(["--preload", str(preload)] if preload else [])]
        count = passed(c, environment, r"(\d+) passed, 0 failed", problems)
        figures.append(f"{count} C tests")
    return Outcome(", ".join(figures), problems)


def passed(command: list[str], environment: dict, success: str, problems: list[str]) -> int:
    """Runs a test program. Returns the number of tests if all have passed. Otherwise adds a problem to `problems` and returns 0."""
    name = Path(command[0]).name if "xctest" in command[0] else "C tests"
    try:
        result = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=LIMIT
        )
        output, status = result.stdout, result.returncode
    except subprocess.TimeoutExpired as error:
        output, status = error.stdout or b"", None
    text = output.decode(errors="replace")
    count = re.search(success, text)
    if status == 0 and count and "WARNING: ThreadSanitizer" not in text:
        return int(count[1])
    log = BUILD / f"{name}.log"
    log.write_text(text)
    lines = [line for line in text.splitlines() if re.search(r"✘|FAILED|SUMMARY|ERROR:|Fatal error", line)]
    problems.append(
        f"{name} ended with status {status}. Read {log.relative_to(ROOT)}: " + " / ".join(lines[:10])[:1500]
    )
    return 0
