"""Prints the grades that are new since the last run. Let cron run it every ten minutes: cron mails what a program prints.

    DANXI_CAMPUS_NUMBER=... DANXI_CAMPUS_PASSWORD=... python3 grade_alarm.py

DANXI_STORE names the folder that keeps the sign-in and the state of the last run; the default is ~/.local/share/grade-alarm. The first
run prints nothing. DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

import json
import os
import sys
from pathlib import Path

import danxi


def watched(session: danxi.Session) -> list[danxi.Semester]:
    """Returns the semester of today and the one before, whose last grades come after its end."""
    semesters = session.course.get_semesters()
    current = next((index for index, semester in enumerate(semesters) if semester.contains_today), 0)
    return semesters[current : current + 2]


def described(score: danxi.Score) -> str:
    credits = f", {score.course_credit:g} credits" if score.course_credit else ""
    return f"{score.course_name}: {score.grade or 'no grade yet'}{credits}"


def main() -> None:
    store = Path(os.environ.get("DANXI_STORE", Path.home() / ".local/share/grade-alarm"))
    store.mkdir(mode=0o700, parents=True, exist_ok=True)
    number, password = os.environ["DANXI_CAMPUS_NUMBER"], os.environ["DANXI_CAMPUS_PASSWORD"]
    with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}")), store={"path": str(store)}) as session:
        try:
            session.campus.login(number, password, "undergraduate", remember=True, reuse=True)
            new = [score for semester in watched(session) for score in session.score.poll(semester.id).scores]
        except danxi.Error as error:
            if error.retryable:
                sys.exit(0)  # the next run tries again
            raise SystemExit(f"The grades cannot be read: {error}") from None
        for score in new:
            print(described(score))


if __name__ == "__main__":
    main()
