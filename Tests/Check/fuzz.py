"""The suite `fuzz`: libFuzzer calls parsers, services and C functions with changed inputs of a kept corpus.

python3 Tests/Check/fuzz.py: checks that the fuzzers compile and link with the modules of the debug build, without a build with a sanitizer.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sanitized import build
from support import BUILD, HERE, ROOT, Outcome

CORPORA = HERE / "Fuzz/corpus"
MODULES = [*sorted(path.name for path in (ROOT / "Sources").iterdir()), "Scheduling", "TestSupport", "CampusSupport"]
# Sources of the Swift tests that the fuzzers also use.
SCRIPTS = [
    "Tests/FudanKitTests/DateLiterals.swift",
    "Tests/FudanKitTests/SignedInCampus.swift",
    "Tests/DanXiKitTests/CommunityScript.swift",
]
LIBRARIES = ["libcurl", "jansson", "libcrypto", "libxml-2.0", "libpsl", "sqlite3", "hiredis", "zlib"]
SLOW = {
    "campus",
    "community",
    "sign-in",
    "feeds",
    "html",
    "links",
    "opml",
    "http-headers",
}  # slow targets, which run fewer times
RUNS = 6000


def objects(products: Path) -> list[Path]:
    """Returns the object files of the modules, without those of sources that no longer exist."""
    folders = (
        ROOT / "Sources",
        ROOT / "Tests/Simulation/Scheduling",
        ROOT / "Tests/Support",
        ROOT / "Tests/CampusSupport",
        products.parent / "plugins/outputs",
    )
    sources = {path.name for folder in folders for path in folder.rglob("*.*")}
    compiled = [path for module in MODULES for path in sorted((products / f"{module}.build").rglob("*.o"))]
    return [path for path in compiled if path.stem in sources]


def compiler(products: Path) -> list[str]:
    """Returns the command that compiles the fuzzers with the compiled modules."""
    maps = [*ROOT.glob("Sources/C*/module.modulemap")]
    maps += [products / f"{module}.build/module.modulemap" for module in ("CLibraries", "CSimdJSON")]
    flags = subprocess.check_output(["pkg-config", "--cflags", *LIBRARIES], text=True).split()
    command = ["swiftc", "-g", "-swift-version", "6", "-parse-as-library", "-module-name", "Fuzzer"]
    command += ["-package-name", ROOT.name.lower(), "-I", str(products / "Modules"), "-I", str(ROOT / "include")]
    for flag in [*(f"-fmodule-map-file={path}" for path in maps), *flags]:
        command += ["-Xcc", flag]
    return [*command, *map(str, sorted(HERE.glob("Fuzz/*.swift"))), *(str(ROOT / script) for script in SCRIPTS)]


def link(products: Path, sanitizers: str = "address,fuzzer") -> Path:
    """Compiles the fuzzers and links them with the compiled modules. Returns the program."""
    program = BUILD / "fuzzer"
    BUILD.mkdir(parents=True, exist_ok=True)
    libraries = subprocess.check_output(["pkg-config", "--libs", *LIBRARIES], text=True).split()
    command = [*compiler(products), f"-sanitize={sanitizers}", "-use-ld=lld", *map(str, objects(products))]
    result = subprocess.run(
        [*command, *libraries, "-lsimdjson", "-lstdc++", "-o", str(program)], capture_output=True, text=True
    )
    if result.returncode:
        raise RuntimeError(result.stderr)
    return program


def fuzz(program: Path, target: str, seconds: float) -> tuple[int, str | None]:
    """Fuzzes one target. Returns the number of inputs that it has run, and the problem or None."""
    found = BUILD / "corpus" / target  # the directory for new inputs that reach new code
    crash = BUILD / f"{target}.crash"
    shutil.rmtree(found, ignore_errors=True)
    found.mkdir(parents=True)
    crash.unlink(missing_ok=True)
    amount = f"-max_total_time={seconds:.0f}" if seconds else f"-runs={RUNS // 10 if target in SLOW else RUNS}"
    options = ["-seed=1", "-timeout=25", "-rss_limit_mb=2048", "-max_len=4096", amount, f"-exact_artifact_path={crash}"]
    environment = {
        **os.environ,
        "FUZZ_TARGET": target,
        "SWIFT_BACKTRACE": "enable=no",
        "ASAN_OPTIONS": "detect_leaks=0:" + os.environ.get("ASAN_OPTIONS", ""),
    }
    command = [str(program), *options, str(found), str(CORPORA / target)]
    result = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", text=True
    )
    runs = re.findall(r"Done (\d+) runs", result.stdout)
    if result.returncode == 0 and runs:
        return int(runs[0]), None
    lines = [line for line in result.stdout.splitlines() if re.search(r"Fatal error|ERROR|SUMMARY", line)]
    return 0, f"{target}: {' / '.join(lines)[:600]}; input: {crash.relative_to(ROOT)}"


def run(options) -> Outcome:
    program = link(build("address"))
    targets = [path.name for path in sorted(CORPORA.iterdir()) if options.filter in path.name]
    seconds = options.minutes * 60 / len(targets) * 2  # because two targets run at the same time
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda target: fuzz(program, target, seconds), targets))
    problems = [problem for _, problem in results if problem]
    return Outcome(f"{len(targets)} targets, {sum(runs for runs, _ in results)} runs", problems)


def main() -> int:
    try:
        link(ROOT / ".build/debug", "fuzzer")
    except RuntimeError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
