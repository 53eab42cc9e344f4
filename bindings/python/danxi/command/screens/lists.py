"""`danxi exams`, `danxi grades`, `danxi loans` and `danxi todo`: what a person has to do, and what came of it."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import click
from rich.text import Text

import danxi

from .. import clock
from ..app import App
from ..cells import cell
from ..columns import Column, column
from ..grid import grid
from ..tables import table_rows
from ..text import clean
from ..values import Integer
from .screen import Stage, campus_title, note, screen_command, title

LAST = "~"  # in an order by dates, what comes after all of them
DAYS = 14  # number of days after which to-dos are not shown by default

Row = dict[str, Any]


def table(entity: str, names: Sequence[str], rows: list[Row], stage: Stage) -> Iterator[Text]:
    """Yields a table with fields of an entity. The name `when` is how far away the row is, which is not a field of the entity."""
    schema = stage.interface.entities[entity]
    when = Column(("when",), {"type": "string"})
    columns = [when if name == "when" else column(stage.interface, schema, name) for name in names]
    yield from table_rows(rows, columns, stage.width, more="--json")


# Exams

EXAM = ("date", "time", "course", "location", "when", "seat", "type", "building", "method")


def fetch_exams(app: App, every: bool) -> list[Row]:
    exams: list[Row] = app.call("exam.get_exams")
    return exams if every else [exam for exam in exams if not is_over(exam, clock.now())]


def is_over(exam: Row, now: datetime.datetime) -> bool:
    """Returns whether an exam is over. An exam without a date is not."""
    if not exam.get("date"):
        return bool(exam.get("is_finished"))
    end = f"{exam['date']} {exam.get('end_time') or '24:00'}"
    return end < now.strftime("%Y-%m-%d %H:%M")


def draw_exams(value: list[Row], stage: Stage) -> Iterator[Text]:
    yield campus_title("Exams")
    rows = [with_when(exam, exam.get("date"), stage) for exam in sorted(value, key=_exam_key)]
    if rows:
        yield from table("Exam", EXAM, rows, stage)
    else:
        yield note("None to come. `danxi exams --all` shows those that are over.")


def _exam_key(exam: Row) -> tuple[str, str]:
    """Returns the place of an exam in the order of time. Those without a date are last."""
    return exam.get("date") or LAST, exam.get("start_time") or exam.get("time") or LAST


def with_when(row: Row, date: str | None, stage: Stage) -> Row:
    return {**row, "when": clock.days_until(date, stage.today) if date else ""}


# Grades


def fetch_grades(app: App) -> dict[str, Any]:
    """Returns all grades, and their averages. Without the averages, these are None."""
    return {"scores": app.call("score.list_all_scores"), "summary": app.attempt("score.get_summary")[0]}


def draw_grades(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    """Yields a table with the semesters, the newest first, each with its average."""
    summary = value["summary"] or {}
    terms = {term.get("semester_name"): term for term in summary.get("terms", [])}
    yield title("Grades", average_words(summary))
    if not value["scores"]:
        yield note("No grades are published.")
        return
    rows = [[Text("course", "bold"), Text("grade", "bold"), *_numbers("points", "credits", style="bold")]]
    ordered = sorted(value["scores"], key=_semester_key, reverse=True)
    for (_, _, name), scores in groupby(ordered, key=_semester_key):
        average, credits_ = _average(terms.get(name, {}))
        rows.append(
            [Text(clean(name or "Without a semester"), "bold"), Text(), *_numbers(average, credits_, style="bold")]
        )
        for score in scores:
            grade, *numbers = (cell(score.get(each), {}) for each in ("grade", "grade_point", "course_credit"))
            rows.append([Text(f"  {clean(score['course_name'])}"), Text(grade), *_numbers(*numbers)])
    yield from grid(rows, stage.width)


def _numbers(*texts: str, style: str = "") -> Iterator[Text]:
    return (Text(each, style, justify="right") for each in texts)


def _average(term: Row) -> tuple[str, str]:
    """Returns the average of a semester, and the credits in it."""
    if term.get("average") is None:
        return "", ""
    return f"{term['average']:.2f}", f"{term['average_credits']:g}"


def average_words(summary: Row) -> str:
    """Returns the average grade point with its credits. Empty if there is none."""
    if summary.get("average") is None:
        return ""
    return f"average {summary['average']:.2f} over {summary['average_credits']:g} credits"


def _semester_key(score: Row) -> tuple[int, int, str]:
    order = {"first": 1, "winter": 2, "second": 3, "summer": 4}
    return score.get("year") or 0, order.get(score.get("semester_type") or "", 0), score.get("semester_name") or ""


# Loans


def fetch_loans(app: App) -> list[Row]:
    pages = app.pages(app.interface.method("library.list_loans"), {"page": 1})
    return [loan for page in pages for loan in page.value["loans"]]


def draw_loans(value: list[Row], stage: Stage) -> Iterator[Text]:
    yield title("Loans", str(len(value)) if value else "")
    if not value:
        yield note("None.")
        return
    ordered = sorted(value, key=lambda loan: loan.get("due_date") or LAST)
    rows = [with_when(loan, loan.get("due_date"), stage) for loan in ordered]
    yield from table(
        "Loan", ("title", "due_date", "when", "library", "renewal_count", "author", "barcode"), rows, stage
    )
    late = [
        loan["title"] or loan["barcode"] for loan in rows if (loan.get("due_date") or LAST) < stage.today.isoformat()
    ]
    if late:
        yield note(f"Overdue: {', '.join(late)}.", "red")


# To-dos


def fetch_todos(app: App, days: int) -> list[Row]:
    end = (clock.now().date() + datetime.timedelta(days)).isoformat()
    todos: list[Row] = app.call("elearning.list_todos", end_date=end)
    return [todo for todo in todos if not todo.get("submitted") and todo.get("kind") != "announcement"]


def draw_todos(value: list[Row], stage: Stage) -> Iterator[Text]:
    yield title("To do")
    if not value:
        yield note("Nothing.")
        return
    rows = [{**todo, "when": _due(todo, stage)} for todo in value]
    yield from table("ElearningTodo", ("due_time", "when", "title", "course_name", "kind", "points"), rows, stage)


def _due(todo: Row, stage: Stage) -> str:
    time = todo.get("due_time")
    return clock.until(danxi.Timestamp.parse(time), stage.now) if time else ""


exams = screen_command(
    "exams",
    "Show the exams to come, with dates, times and rooms.",
    fetch_exams,
    draw_exams,
    [click.Option(["--all", "every"], is_flag=True, help="Show the exams that are over too.")],
)
grades = screen_command(
    "grades",
    "Show all grades by semester, the newest first, with the averages weighted by credits.",
    fetch_grades,
    draw_grades,
)
loans = screen_command(
    "loans", "Show what is borrowed from the libraries, and when it is due.", fetch_loans, draw_loans
)
todo = screen_command(
    "todo",
    "Show the assignments and quizzes of eLearning that are not handed in.",
    fetch_todos,
    draw_todos,
    [click.Option(["--days"], type=Integer(0, 365), default=DAYS, help=f"Number of days. Default: {DAYS}.")],
)
