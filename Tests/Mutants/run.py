"""python3 Tests/Mutants/run.py [NAME ...]: puts the listed bugs into a copy of the tree, and runs the tests that must fail.
python3 Tests/Mutants/run.py --random N [--seed TEXT]: draws N bugs, and looks for a test or a law that finds them.
python3 Tests/Mutants/run.py --guards FOLDER ...: removes each guard of the folders of Sources, and writes the law or test that finds it
to docs/internals/guards.md.
python3 Tests/Mutants/run.py --seeds: writes the first seed whose history finds each bug of lists/simulation.toml to docs/robustness.md.

NAME is a part of the names of the mutants to run. The copy is build/mutants. All bugs of Swift functions are in one build, behind a switch; each
other one takes a build of its own. See README.md.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import drawn
import listed
import mutants
import seeds
from tree import ROOT


def positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise ValueError
    return number


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Returns the arguments. Exits with a message if one of them would be ignored."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a part of the names of the mutants to run; default: all"
    )
    parser.add_argument("--random", type=positive, metavar="N", help="draw N mutants instead of the listed ones")
    parser.add_argument("--seed", help="the seed of the draw; default: the hash of the commit")
    parser.add_argument(
        "--guards", nargs="+", metavar="FOLDER", help="remove the guards of these folders of Sources, one at a time"
    )
    parser.add_argument(
        "--tests",
        nargs="+",
        choices=drawn.STAGES,
        help="the tests that guards meet, in order; default: all",
    )
    parser.add_argument(
        "--histories", type=positive, metavar="N", help="the number of drawn histories that guards meet; default: 300"
    )
    parser.add_argument(
        "--seeds", action="store_true", help="write the first seed whose history finds each bug of the simulated world"
    )
    chosen = parser.parse_args(arguments)
    if sum(map(bool, (chosen.names, chosen.random, chosen.guards, chosen.seeds))) > 1:
        parser.error("use only one of NAME (make: NAMES), --random (RANDOM), --guards (GUARDS) and --seeds (SEEDS)")
    if chosen.seed and not chosen.random:
        parser.error("--seed (make: SEED) is for --random (RANDOM) only")
    if (chosen.tests or chosen.histories) and not chosen.guards:
        parser.error("--tests and --histories (make: TESTS, HISTORIES) are for --guards (GUARDS) only")
    return chosen


def stop_at_signals() -> None:
    """Makes the signals that end a program stop this one in the same way as Ctrl-C, with the programs that it runs."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)


def main() -> int:
    arguments = parse()
    stop_at_signals()
    try:
        if arguments.random:
            seed = arguments.seed or subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True).strip()
            return drawn.run(ROOT, arguments.random, seed)
        if arguments.guards:
            kinds = arguments.tests or drawn.ALL
            return drawn.run_guards(ROOT, arguments.guards, kinds, arguments.histories or 300)
        if arguments.seeds:
            return seeds.run(mutants.load(), drawn.commit_of(ROOT))
        wanted = [m for m in mutants.load() if not arguments.names or any(name in m.name for name in arguments.names)]
        if not wanted:
            print(f"No mutant has a name that contains {' or '.join(arguments.names)}.", file=sys.stderr)
            return 2
        return listed.run(wanted)
    except KeyboardInterrupt:
        return 130
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
