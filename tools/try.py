"""Runs a command (by default a shell) while the stand-in runs, with the library in build/lib in the search paths.

python3 tools/try.py [COMMAND [ARGUMENT ...]]
"""

import os
import subprocess
import sys
from collections.abc import Mapping

from environment import ROOT, StandIn, environment

WELCOME = """\
The stand-in is running until you leave this shell with `exit`. It needs no account and no network.

    cc program.c -ldanxi -ljansson && ./a.out     compiles and runs a C program
    python3 program.py                            runs a Python program
    danxi today                                   runs the command, signed in

These environment variables are set:

    DANXI_CONFIG             the configuration that connects a session to the stand-in
    DANXI_EMAIL              {email}, a community account
    DANXI_PASSWORD           its password
    DANXI_CAMPUS_NUMBER      {number}, a campus account
    DANXI_CAMPUS_PASSWORD    its password
    STANDIN_URL              {url}, the address for control requests, such as for faults (see docs/testing.md)

A session without this configuration uses the real servers, also in this shell. Open it with

    danxi.Session(json.loads(os.environ["DANXI_CONFIG"]))     in Python
    danxi_session_open(getenv("DANXI_CONFIG"), &session)      in C

Campus accounts, with the challenge or failure of a sign-in:

{accounts}
"""


def welcome(standin: StandIn, variables: Mapping[str, str]) -> str:
    people = standin.ready["campus_accounts"]
    lines = [f"    {p['number']}  {p['password']:<20}  {p['role']}, {p['trait'] or 'no challenge'}" for p in people]
    return WELCOME.format(
        email=variables["DANXI_EMAIL"],
        number=variables["DANXI_CAMPUS_NUMBER"],
        url=variables["STANDIN_URL"],
        accounts="\n".join(lines),
    )


def main() -> int:
    with StandIn() as standin:
        variables = environment(standin)
        variables["PATH"] = f"{ROOT / 'build' / 'try-venv' / 'bin'}:{variables['PATH']}"
        command = sys.argv[1:]
        if not command:
            command = [os.environ.get("SHELL", "/bin/sh")]
            print(welcome(standin, variables), flush=True)
        try:
            return subprocess.run(command, env=variables).returncode
        except KeyboardInterrupt:
            return 130


if __name__ == "__main__":
    sys.exit(main())
