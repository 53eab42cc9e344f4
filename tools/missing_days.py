"""python3 tools/missing_days.py [--date DATE]: warns if interface/day-changes.json lacks days off that have probably been announced.

The State Council announces the days off of a year in October or November of the year before. The program prints a line for each missing year.
From 15 November, the next year is expected too. Its exit status is always 0, because a late notice must not prevent a release.
"""

import argparse
import json
import sys
from datetime import date
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "interface" / "day-changes.json"
ANNOUNCED = (11, 15)  # month and day from which the notice for the next year is expected


def missing(years: set[int], today: date) -> list[int]:
    """Returns the years of `today` and after it whose days off should be known and are not among `years`."""
    expected = [today.year] + ([today.year + 1] if (today.month, today.day) >= ANNOUNCED else [])
    return [year for year in expected if year not in years]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--date", type=date.fromisoformat, default=date.today(), help="the day of the release")
    known = {int(year) for year in json.loads(FILE.read_text("utf-8"))["years"]}
    for year in missing(known, parser.parse_args(arguments).date):
        print(
            f"Warning: interface/day-changes.json has no days off of {year}. If the State Council has published its notice, add the year "
            f"with the address of the notice and run `make generate`. Without it, the library reports {year} as not announced.",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
