"""Runs the examples in C and in Python against the stand-in."""

import contextlib
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from environment import ROOT, StandIn, environment

# What the group chat of group_bot.py receives
MESSAGES = """{"from": "Lin", "text": "/bus 邯郸 张江"}
{"from": "Shen", "text": "/food"}
{"from": "Bai", "text": "hello"}
"""


def run(title: str, command: list[str], variables: Mapping[str, str]) -> None:
    print(f"\n\033[1m── {title} ──\033[0m\n" if sys.stdout.isatty() else f"\n── {title} ──\n", flush=True)
    subprocess.run(command, check=True, env=variables, input=MESSAGES, text=True)


@contextlib.contextmanager
def messages(variables: Mapping[str, str]) -> Iterator[None]:
    """Sends messages to the stand-in's student while the block runs. Ends the program if they cannot be sent."""
    command = [sys.executable, str(ROOT / "tools" / "send_messages.py")]
    sender = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE)
    try:
        if sender.stdout is None or not sender.stdout.readline():
            sys.exit("The demonstration ends here, because the messages for the example messages.c cannot be sent.")
        yield
    finally:
        sender.terminate()
        sender.wait()


def variables_for(standin: StandIn, directory: Path) -> dict[str, str]:
    """Returns the environment variables for the examples, which keep their files in `directory`."""
    return {
        **environment(standin),
        "DANXI_ARCHIVE": str(directory / "favorites"),
        "DANXI_POSITION": str(directory / "position.txt"),
        "DANXI_FILE": str(directory / "example.bin"),
        "DANXI_DATABASE": str(directory / "danxi.sqlite"),
        "DANXI_FEEDS": str(directory / "feeds"),
        "DANXI_STORE": str(directory / "store"),
    }


@contextlib.contextmanager
def c_example(source: Path, directory: Path, variables: Mapping[str, str]) -> Iterator[list[str]]:
    """Compiles an example and yields its command. If the example is messages.c, its account receives messages while the block runs."""
    # The examples keep their files in `directory` itself, such as `store`.
    programs = directory / "programs"
    programs.mkdir(exist_ok=True)
    program = str(programs / source.stem)
    compiler = shlex.split(variables.get("CC", "gcc"))
    command = [*compiler, "-std=c99", "-o", program, str(source), "-ldanxi", "-ljansson", "-lcurl"]
    subprocess.run(command, check=True, env=variables)
    if source.stem == "messages":
        with messages(variables):
            yield [program, "1"]
    else:
        yield [program]


def c_examples() -> list[Path]:
    return sorted((ROOT / "examples" / "c").glob("*.c"))


def main() -> None:
    with StandIn() as standin, tempfile.TemporaryDirectory() as directory:
        variables = variables_for(standin, Path(directory))
        for source in c_examples():
            with c_example(source, Path(directory), variables) as command:
                run(f"C: {source.name}", command, variables)
        for source in sorted((ROOT / "examples" / "python").glob("*.py")):
            run(f"Python: {source.name}", [sys.executable, str(source)], variables)
        print("\n`make try` opens a shell in which your own programs run like these.")


if __name__ == "__main__":
    main()
