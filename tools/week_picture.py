"""python3 tools/week_picture.py [DIRECTORY]: draws a week of the stand-in's student for the documentation, into docs/images by default.

Each language has a picture of the week, and one of two days for narrow pages. Dates are left out, so that the pictures are the same on every day.
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

# The pictures, with the language and the days of each.
WHOLE, NARROW = range(1, 8), (1, 2)
PICTURES = {
    "week.svg": ("en", WHOLE),
    "week-narrow.svg": ("en", NARROW),
    "week-zh.svg": ("zh", WHOLE),
    "week-zh-narrow.svg": ("zh", NARROW),
}


def shown_week() -> danxi.CourseWeek:
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
    return danxi.CourseWeek.from_json(week)


if __name__ == "__main__":
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    week = shown_week()
    for name, (language, weekdays) in PICTURES.items():
        (directory / name).write_text(danxi.week_svg(week, weekdays=weekdays, language=language), encoding="utf-8")
