"""Odd forms of rows and pages of the campus services, as kinds of faults. They are no failures: a client reads them.

Each kind has forms. A form is a function that changes the text of a normal response.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from danxi_standin.fault_kinds import FaultOptions, Kind, Serve
from danxi_standin.web.messages import Request, Response

Form = Callable[[str], str]

# The members that a row of a timetable, a score, a rank, an electricity meter or a bus run needs. All others may be null.
NEEDED = {
    "stime",
    "courseName",
    "weekday",
    "startUnit",
    "endUnit",
    "weekIndexes",
    "gaGrade",
    "name",
    "ranking",
    "fjmc",
    "fj_surplus",
}
ROW = re.compile(r"(?s)<tr data-finished.*?</tr>")
ENGLISH = {
    "课程信息": "Course Information",
    "考试信息": "Exam Information",
    "场地信息": "Venue Information",
    "备注": "Remarks",
    "状态": "Status",
}
NO_EXAMS = '<td colspan="5">暂无数据</td>'


def kinds() -> dict[str, Kind]:
    """Returns the kinds of faults by name."""
    return {name: _kind(forms) for name, forms in FORMS.items()}


def _kind(forms: dict[str, Form]) -> Kind:
    async def kind(fault: FaultOptions, request: Request, serve: Serve) -> Response:
        response = serve(request)
        if response.status == 200:
            response.body = forms[fault.form](response.body.decode()).encode()
        return response

    return kind


def _rows(change: Callable[[dict[str, Any]], None]) -> Form:
    """Returns a form that changes each row in JSON: an object with one of the needed members and without other rows."""

    def walk(value: Any) -> None:
        inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        for each in inner:
            walk(each)
        has_rows = any(isinstance(each, list) and each and isinstance(each[0], dict) for each in inner)
        if isinstance(value, dict) and NEEDED & value.keys() and not has_rows:
            change(value)

    return _document(walk)


def _document(change: Callable[[Any], None]) -> Form:
    """Returns a form that changes a JSON document, and leaves pages as they are."""

    def form(text: str) -> str:
        if not text.startswith("{"):
            return text
        document = json.loads(text)
        change(document)
        return json.dumps(document, ensure_ascii=False)

    return form


def _scarce(row: dict[str, Any]) -> None:
    row.update(dict.fromkeys(row.keys() - NEEDED))


def _as_texts(row: dict[str, Any]) -> None:
    for name, value in row.items():
        if isinstance(value, bool):
            row[name] = "是" if value else "否"
        elif isinstance(value, int | float):
            row[name] = str(value)


def _points(write: Callable[[dict[str, Any]], Any]) -> Form:
    """Returns a form that writes the grade point of each score in another way."""

    def change(row: dict[str, Any]) -> None:
        if "gp" in row:
            row["gp"] = write(row)

    return _rows(change)


def _own_rank(**members: Any) -> Form:
    """Returns a form that changes the row of the account itself, whose name has no asterisks."""

    def change(row: dict[str, Any]) -> None:
        if "ranking" in row and "*" not in row["name"]:
            row.update(members)

    return _rows(change)


def _shared_ranks(row: dict[str, Any]) -> None:
    if "ranking" in row:
        row["ranking"] = f"{row['ranking']}-{row['ranking'] + 1}"


def _time_in_stop(run: dict[str, Any]) -> None:
    if run["arrow"] == "3":
        run["stime"], run["end"] = "", run["stime"] + run["end"]


def _weeks_in_words(row: dict[str, Any]) -> None:
    weeks = sorted(row["weekIndexes"])
    row["weekIndexes"], row["weeksStr"] = [], ",".join(map(str, weeks)) + "周"


def _tables(split: Callable[[dict[str, Any]], list[dict[str, Any]]]) -> Form:
    def change(document: Any) -> None:
        document["studentTableVms"] = [table for each in document["studentTableVms"] for table in split(each)]

    return _document(change)


def _halves(table: dict[str, Any]) -> list[dict[str, Any]]:
    activities = table["activities"]
    return [table | {"activities": activities[:3]}, table | {"activities": activities[3:]}]


def _ended_semester(text: str) -> str:
    """Names the semester before the current one as the default, after another object with an identifier."""
    options = re.findall(r'<option value="(\d+)"', text.partition("</select>")[0])
    other = "var lesson = {'id': 123};\n    var currentSemester = {"
    return re.sub(r"('id': )\"\d+\"", rf'\1"{options[1]}"', text.replace("var currentSemester = {", other))


def _exam_times(pattern: str, replacement: str) -> Form:
    return lambda text: re.sub(pattern, replacement, text)


def _without_exams(rest: str) -> Form:
    return lambda text: re.sub(r"(?s)(<tbody>).*?(</tbody>)", rf"\g<1>{rest}\g<2>", text)


def _english(text: str) -> str:
    for label, english in ENGLISH.items():
        text = text.replace(f'data-label="{label}"', f'data-label=" {english} "')
    return text


def _electricity(**members: Any) -> Form:
    return _rows(lambda row: row.update(members))


# The forms by kind, which the README describes.
FORMS: dict[str, dict[str, Form]] = {
    "odd_rows": {"scarce": _rows(_scarce), "texts": _rows(_as_texts)},
    "odd_weeks": {"words": _rows(_weeks_in_words), "zero": _rows(lambda row: row["weekIndexes"].insert(0, 0))},
    "odd_tables": {"none": _tables(lambda table: []), "two": _tables(_halves)},
    "ended_semester": {"": _ended_semester},
    "odd_exams": {
        "english": _english,
        "no_note": lambda text: re.sub(r'(?s)<td data-label="备注">.*?</td>', "", text),
        "long_dash": _exam_times(r"(\d\d:\d\d)~(\d\d:\d\d)", r"\1—\2"),
        "afternoon": _exam_times(r"13:00~15:00", "下午1:00-3:00"),
        "no_rows": _without_exams(""),
        "cell": _without_exams(f"<tr>{NO_EXAMS}</tr>"),
        "message": lambda text: re.sub(r"(?s)<table.*?</table>", "<p>暂无考试安排</p>", text),
    },
    "odd_electricity": {
        "slashes": _electricity(fj_update_time="2026/11/23"),
        "digits": _electricity(fj_update_time="20261123"),
        "no_time": _electricity(fj_update_time="", t_update_time=0),
        "texts": _electricity(xqid="1", roomid="2", tingid=""),
    },
    "odd_points": {
        "dashes": _points(lambda row: "--"),
        "letters": _points(lambda row: f"{row['gp']}（{row['gaGrade']}）" if row["gp"] is not None else None),
        "null": _points(lambda row: None),
    },
    "odd_ranks": {"first_term": _own_rank(gpa=None, major=None), "shared": _rows(_shared_ranks)},
    "odd_balance": {"minus": lambda text: re.sub(r'(payway-box-bottom-item">\s*<p>)[^<]*', r"\g<1>－3.20", text)},
    "time_in_stop": {"": _rows(_time_in_stop)},
}
