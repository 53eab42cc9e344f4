"""python3 Tests/Mutants/run.py [NAME ...]: puts the listed bugs into a copy of the tree, and runs the tests that must fail.
python3 Tests/Mutants/run.py --random N [--seed TEXT]: draws N bugs, and looks for a test or a law that finds them.
python3 Tests/Mutants/run.py --guards FOLDER ...: removes each guard of the folders of Sources, and writes the law or test that finds it
to docs/internals/guards.md.

NAME is a part of the names of the mutants to run. The copy is build/mutants. All bugs of Swift functions are in one build, behind a switch; each
other one takes a build of its own. See README.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import drawn
import listed
import mutants
from tree import ROOT


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a part of the names of the mutants to run; default: all"
    )
    parser.add_argument("--random", type=int, metavar="N", help="draw N mutants instead of the listed ones")
    parser.add_argument("--seed", help="the seed of the draw; default: the hash of the commit")
    parser.add_argument(
        "--guards", nargs="+", metavar="FOLDER", help="remove the guards of these folders of Sources, one at a time"
    )
    parser.add_argument(
        "--tests",
        nargs="+",
        choices=drawn.STAGES,
        default=list(drawn.STAGES),
        help="the tests that guards meet, in order",
    )
    parser.add_argument(
        "--histories", type=int, default=300, metavar="N", help="the number of drawn histories that guards meet"
    )
    arguments = parser.parse_args()
    try:
        if arguments.random:
            seed = arguments.seed or subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True).strip()
            return drawn.run(ROOT, arguments.random, seed)
        if arguments.guards:
            return drawn.run_guards(ROOT, arguments.guards, arguments.tests, arguments.histories)
        wanted = [m for m in mutants.load() if not arguments.names or any(name in m.name for name in arguments.names)]
        if not wanted:
            print(f"No mutant has a name that contains {' or '.join(arguments.names)}.", file=sys.stderr)
            return 2
        return listed.run(wanted)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
