"""Checks the example programs and the program in the comment of danxi.h: they compile without warnings, run, and report errors."""

import json
import subprocess
from pathlib import Path

from demo import messages

from checks import packaging
from checks.tools import check, jansson_flags, output
from standin import StandIn, clean_environment


def compiles(root: Path, directory: Path, warnings: list[str], compiler: str, name: str) -> None:
    flags = ["-std=c99", *warnings, f"-I{root / 'include'}", *jansson_flags(), "-c", "-o", directory / "example.o"]
    output(compiler, *flags, root / "examples/c" / name)


def runs(root: Path, directory: Path, name: str, words: list[str]) -> None:
    """An example, built with its Makefile against the installed library, prints `words` and reports a wrong password."""
    program, environment = built(root, directory, name)
    with StandIn() as standin:
        environment = {**environment, **standin.environment, "DANXI_POSITION": str(directory / "position.txt")}
        printed = output(program, env=environment)
        for word in words:
            check(word in printed, f"{name} does not print {word!r}:\n{printed}")
        if name == "continue":
            check_continued(program, environment, printed)
        error = error_of_wrong_password(program, environment)
        check(
            "wrong_password" in error and "Check the password" in error,
            f"{name} does not report the wrong password and what to do: {error!r}",
        )


def prints_messages(root: Path, build: Path, directory: Path) -> None:
    """The example that waits for messages prints a message that arrives, and reports a wrong password."""
    program, environment = built(root, directory, "messages")
    with StandIn() as standin:
        environment = {**environment, **standin.environment}
        paths = {"PYTHONPATH": str(root / "bindings/python"), "DANXI_LIBRARY": str(build / "libdanxi.so.0")}
        with messages({**environment, **paths}):
            printed = output(program, "1", env=environment)
        check("Hello from the moderator." in printed, f"the example messages does not print the message:\n{printed}")
        error = error_of_wrong_password(program, environment)
        check("wrong_password" in error, f"the example messages does not report the wrong password: {error!r}")


def reads_feeds(root: Path, directory: Path) -> None:
    """The feed reader prints each entry once, and reports a feed that does not exist."""
    program, environment = built(root, directory, "reader")
    with StandIn() as standin:
        environment = {**environment, **standin.environment, "DANXI_FEEDS": str(directory / "feeds")}
        first, second = output(program, env=environment), output(program, env=environment)
        check(
            first.endswith("\n10 new entries\n") and "通知" in first,
            f"the example reader does not print the 10 entries in its first run:\n{first}",
        )
        check(second == "0 new entries\n", f"the example reader prints old entries in its second run:\n{second}")
        run = subprocess.run(
            [program, "https://feeds.example.net/none"], capture_output=True, text=True, timeout=60, env=environment
        )
        check(
            run.returncode == 1 and "not_found" in run.stderr,
            f"the example reader does not report that the feed does not exist: {run.stderr!r}",
        )


def built(root: Path, directory: Path, name: str) -> tuple[Path, dict[str, str]]:
    """Builds all examples once, and returns the path of the example `name` and the environment in which it runs."""
    _, environment = packaging.install(root, directory)
    target = directory / "built-examples"
    if not target.exists():
        # The sources are copied, so that building leaves no files in the repository.
        target.mkdir()
        for path in (root / "examples/c").iterdir():
            if path.suffix == ".c" or path.name == "Makefile":
                (target / path.name).write_text(path.read_text())
        # pkg-config prefixes jansson's paths with the staging directory too. The compiler finds jansson in /usr/include.
        printed = output("make", "-C", target, "CC=gcc", env={**environment, "PKG_CONFIG_ALLOW_SYSTEM_CFLAGS": ""})
        check("warning" not in printed, printed)
    return target / name, environment


def check_continued(program: Path, environment: dict[str, str], first: str) -> None:
    """Several runs of the example continue print the whole list once, and the next run starts with the first page again."""
    runs, end = [first], "This is the end of the list."
    while end not in runs[-1]:
        check(len(runs) < 100, "the example continue does not reach the end of the list within 100 runs")
        runs.append(output(program, env=environment))
    holes = [line for run in runs for line in run.splitlines() if line.startswith("#")]
    check(
        len(holes) > 20 and len(holes) == len(set(holes)),
        f"the example continue prints {len(holes)} holes, of which {len(set(holes))} are different",
    )
    check(
        output(program, env=environment) == first,
        "after the end of the list, the example continue does not start again",
    )


def sample_in_header(root: Path, build: Path, directory: Path, warnings: list[str]) -> None:
    lines = (root / "include/danxi/danxi.h").read_text().splitlines()
    source, program = directory / "sample.c", directory / "sample"
    source.write_text("\n".join(line[7:] for line in lines if line.startswith(" *     ") or line == " *") + "\n")
    flags = ["-std=c99", *warnings, f"-I{root / 'include'}", f"-L{build}", f"-Wl,-rpath,{build}", "-ldanxi"]
    output("gcc", source, "-o", program, *flags)
    with StandIn() as standin:
        environment = {**clean_environment(), **standin.environment}
        *_, holes = output(program, env=environment).splitlines()
        check(len(json.loads(holes)) == 3, f"the sample does not print three threads: {holes}")
        error = json.loads(error_of_wrong_password(program, environment))
        check(error["name"] == "wrong_password", f"the sample reports another error than wrong_password: {error}")


def error_of_wrong_password(program: Path, environment: dict[str, str]) -> str:
    """Runs `program` with a wrong password, checks that its exit status is 1, and returns its standard error."""
    environment = {**environment, "DANXI_PASSWORD": "not the password"}
    run = subprocess.run([program], capture_output=True, text=True, timeout=60, env=environment)
    check(run.returncode == 1, f"{program.name} exits with {run.returncode} for a wrong password, expected 1")
    return run.stderr
