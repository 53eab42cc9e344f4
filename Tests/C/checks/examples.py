"""The example programs, and the program in the comment of danxi.h: they compile without warnings, run, and report errors."""

import json
import subprocess
from pathlib import Path

from checks import packaging
from checks.tools import check, jansson_flags, output
from standin import StandIn, clean_environment


def compiles(root: Path, directory: Path, warnings: list[str], compiler: str, name: str) -> None:
    flags = ["-std=c99", *warnings, f"-I{root / 'include'}", *jansson_flags(), "-c", "-o", directory / "example.o"]
    output(compiler, *flags, root / "examples/c" / name)


def runs(root: Path, directory: Path, name: str, words: list[str]) -> None:
    """An example, built with its Makefile against the installed library, prints `words` and reports a wrong password."""
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
    with StandIn() as standin:
        environment = {**environment, **standin.environment}
        printed = output(target / name, env=environment)
        for word in words:
            check(word in printed, f"{name} does not print {word!r}:\n{printed}")
        error = error_of_wrong_password(target / name, environment)
        check("wrong_password" in error and "Check the password" in error, f"{name} prints: {error!r}")


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
        check(error["name"] == "wrong_password", f"the sample prints: {error}")


def error_of_wrong_password(program: Path, environment: dict[str, str]) -> str:
    """Runs a program with a wrong password, with which it must exit with 1, and returns what it prints to stderr."""
    environment = {**environment, "DANXI_PASSWORD": "not the password"}
    run = subprocess.run([program], capture_output=True, text=True, timeout=60, env=environment)
    check(run.returncode == 1, f"{program.name} exits with {run.returncode} for a wrong password")
    return run.stderr
