"""python3 tools/week_picture.py [FILE]: draws a week of the stand-in's student, for the documentation. FILE is docs/images/week.svg by default.

Dates are left out, so that the picture is the same on every day.
"""

import os
import sys
from pathlib import Path

from environment import LIBRARY, ROOT

WEEK = 8

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402
from danxi.testing import Campus  # noqa: E402


def picture() -> str:
    with Campus() as campus, campus.session(campus.undergraduate) as session:
        semester = session.course.get_current_semester()
        courses = [each for each in session.course.get_courses(semester.id) if WEEK in each.on_weeks]
    week = {
        "semester": {**semester.to_json(), "name": "Fudan University"},
        "week": WEEK,
        "first_week": 1,
        "last_week": 16,
    }
    week |= {"days": [], "courses": [each.to_json() for each in courses]}
    return danxi.week_svg(danxi.CourseWeek.from_json(week))


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images" / "week.svg"
    file.write_text(picture(), encoding="utf-8")
