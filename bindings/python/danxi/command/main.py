"""The entry point: runs the command, and turns failures into messages and exit statuses."""

from __future__ import annotations

import errno
import io
import itertools
import os
import signal
import sys

# The environment variable in which a shell requests completions.
COMPLETION = "_DANXI_COMPLETE"

# The errors of writes to a disk that is full or broken.
DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
# The exit status if the output cannot be written: the status of a storage error.
INCOMPLETE = 10

ADVICE = 'The command needs the packages click, rich and keyring, the extra "cli": pip install "danxi[cli]"'


def main() -> None:
    """Runs the command `danxi` with the arguments of the process, and ends the process."""
    # A standard stream is None if the shell has closed it, as with `2>&-`.
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    if sys.stdout is None:
        sys.stderr.write("danxi: standard output is closed. To discard the output, add >/dev/null.\n")
        sys.exit(1)
    buffer_output()
    try:
        status = run()
        sys.stdout.flush()
    except BrokenPipeError:
        status = -signal.SIGPIPE
    except OSError as problem:
        # The disk is full, for example.
        sys.stderr.write(f"danxi: standard output cannot be written: {problem.strerror}. The output is incomplete.\n")
        discard_output()
        status = INCOMPLETE
    except KeyboardInterrupt:
        status = -signal.SIGINT
    if status < 0:
        end_by(-status)
    sys.exit(status)


def run() -> int:
    """Runs the command. Returns its exit status, or the negative number of the signal that must end the process."""
    try:
        import click
        from click.shell_completion import shell_complete

        import danxi

        from . import failures
        from .app import App
        from .cli import cli
        from .notes import noted
    except ImportError as problem:
        sys.stderr.write(f"danxi: {problem}. {ADVICE}\n")
        return 1

    app = App()
    arguments = sys.argv[1:]
    # --json is looked up here, because click can refuse arguments before the subcommand has parsed the option.
    app.as_json = "--json" in itertools.takewhile(lambda each: each != "--", arguments)
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    try:
        if instruction := os.environ.get(COMPLETION):
            return shell_complete(cli, {"obj": app}, "danxi", COMPLETION, instruction)
        color = False if os.environ.get("NO_COLOR") else None
        with noted(), cli.make_context("danxi", arguments, obj=app, color=color) as context:
            cli.invoke(context)
        return 0
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.Abort:
        return -signal.SIGINT
    except click.UsageError as problem:
        if app.as_json:
            failures.report(danxi.InvalidArgumentError(problem.format_message()), as_json=True)
        else:
            problem.show()
        return failures.USAGE
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except danxi.Error as error:
        failures.report(error, app.as_json)
        return failures.exit_status(error.name)
    except BrokenPipeError:
        raise
    except (ImportError, OSError) as problem:
        if isinstance(problem, OSError) and problem.filename is None and problem.errno in DISK_ERRORS:
            raise  # `main` reports failed writes to standard output
        kind = danxi.InternalError if isinstance(problem, ImportError) else danxi.StorageError
        failure = kind(str(problem))
        failures.report(failure, app.as_json)
        return failures.exit_status(failure.name)
    finally:
        app.close()


def buffer_output() -> None:
    """Adds a buffer to standard output if it has none, as with PYTHONUNBUFFERED. Without a buffer, Python does not report incomplete writes."""
    raw = getattr(sys.stdout, "buffer", None)
    if isinstance(raw, io.RawIOBase):
        sys.stdout = io.TextIOWrapper(
            io.BufferedWriter(raw), sys.stdout.encoding, sys.stdout.errors, line_buffering=True
        )


def discard_output() -> None:
    """Sends unwritten output to /dev/null, because Python would try to write it again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def end_by(number: int) -> None:
    """Ends the process by a signal, so that a loop in a shell script ends too."""
    discard_output()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
