"""Runs a command, by default a shell, while the stand-in runs and the built library is in every search path.

    python3 tools/try.py [COMMAND [ARGUMENT ...]]
"""

import os
import subprocess
import sys

from environment import StandIn, environment

WELCOME = """\
The stand-in is running until you leave this shell with `exit`. It needs no account and no network.

    cc program.c -ldanxi -ljansson && ./a.out     compiles and runs a C program
    python3 program.py                            runs a Python program

These environment variables are set:

    DANXI_CONFIG             the configuration that leads a session to the stand-in
    DANXI_EMAIL              {email}, a community account
    DANXI_PASSWORD           its password
    DANXI_CAMPUS_NUMBER      {number}, a campus account (an undergraduate)
    DANXI_CAMPUS_PASSWORD    its password
    STANDIN_URL              {url}, to order faults: see docs/testing.md
"""


def main() -> int:
    with StandIn() as standin:
        variables = environment(standin)
        command = sys.argv[1:]
        if not command:
            command = [os.environ.get("SHELL", "/bin/sh")]
            names = {"email": "DANXI_EMAIL", "number": "DANXI_CAMPUS_NUMBER", "url": "STANDIN_URL"}
            print(WELCOME.format(**{key: variables[name] for key, name in names.items()}), flush=True)
        try:
            return subprocess.run(command, env=variables).returncode
        except KeyboardInterrupt:
            return 130


if __name__ == "__main__":
    sys.exit(main())
