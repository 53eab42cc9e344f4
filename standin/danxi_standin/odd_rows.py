"""Odd forms of rows and pages of the campus services, as kinds of faults. They are no failures: a client reads them.

Each kind has forms. A form is a function that changes the text of a normal response.
"""

import json
import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import Any

from danxi_standin.fault_kinds import FaultOptions, Kind, Serve
from danxi_standin.web.messages import Request, Response

Form = Callable[[str], str]

# The members that a row of a timetable, a score, a rank, an electricity meter, a bus run or a profile needs. All others may be null.
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
    "XH",
    "XM",
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
STREAM = {"m3u8": "https://example.org/live.m3u8"}


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


def _parity(row: dict[str, Any]) -> None:
    """Writes weeks such as 2, 4, 6 as 2~6双, and others in words."""
    weeks = sorted(row["weekIndexes"])
    if len(weeks) > 1 and weeks == list(range(weeks[0], weeks[-1] + 1, 2)):
        row["weekIndexes"], row["weeksStr"] = [], f"{weeks[0]}~{weeks[-1]}{'双' if weeks[0] % 2 == 0 else '单'}"
    else:
        _weeks_in_words(row)


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


def _next_semester(text: str) -> str:
    """Names the first term of the next academic year as the default, which the page does not list otherwise."""
    found = re.search(r"JSON\.parse\('(.*?)'\)", text)
    if found is None:
        return text
    known = json.loads(found[1].replace('\\"', '"'))
    last = known[-1]
    year = int(last["schoolYear"].partition("-")[0]) + 1
    name, start = f"{year}-{year + 1}学年1学期", date(year, 9, 1)
    start -= timedelta(days=start.isoweekday() % 7)
    later = {"name": name, "nameZh": name, "schoolYear": f"{year}-{year + 1}", "id": last["id"] + 1}
    later |= {"startDate": f"{start}", "endDate": f"{start + timedelta(days=125)}"}
    known.append(last | later)
    listed = json.dumps(known, ensure_ascii=False, separators=(",", ":")).replace('"', '\\"')
    text = text.replace(found[1], listed)
    text = text.replace(
        f'<option value="{last["id"]}" selected>',
        f'<option value="{later["id"]}" selected>{name}</option>\n        <option value="{last["id"]}">',
    )
    text = re.sub(r"('name': )\"[^\"]*\"", rf'\1"{name}"', text)
    return re.sub(r"('id': )\"\d+\"", rf'\1"{later["id"]}"', text)


def _outside_of_slots(document: Any) -> None:
    """Moves the first entry of a graduate's diary to a time between the usual lessons."""
    for entry in document["datas"][:1]:
        day = entry["KSSJ"].partition(" ")[0]
        entry["KSSJ"], entry["JSSJ"] = f"{day} 13:00", f"{day} 15:00"


def _live(stream: Any, is_alone: bool = True) -> Form:
    """Returns a form that marks lectures of iCourse as live: the first of the response, or all of its course."""

    def change(document: Any) -> None:
        rows = list(_lectures(document))
        for row in rows[:1] if is_alone else [each for each in rows if each.get("id") == rows[0].get("id")]:
            row.update(sub_status=1, live_url=stream)

    return _document(change)


def _lectures(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict) and "sub_id" in value:
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _lectures(each)


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
    "odd_weeks": {
        "words": _rows(_weeks_in_words),
        "parity": _rows(_parity),
        "zero": _rows(lambda row: row["weekIndexes"].insert(0, 0)),
    },
    "odd_tables": {"none": _tables(lambda table: []), "two": _tables(_halves)},
    "odd_lessons": {"outside": _document(_outside_of_slots)},
    "ended_semester": {"": _ended_semester},
    "next_semester": {"": _next_semester},
    "odd_exams": {
        "english": _english,
        "no_note": lambda text: re.sub(r'(?s)<td data-label="备注">.*?</td>', "", text),
        "long_dash": _exam_times(r"(\d\d:\d\d)~(\d\d:\d\d)", r"\1—\2"),
        "afternoon": _exam_times(r"13:00~15:00", "下午1:00-3:00"),
        "no_start": _exam_times(r"\d\d:\d\d~", "待定~"),
        "no_rows": _without_exams(""),
        "empty_row": _without_exams(f'<tr class="tr-empty">{NO_EXAMS}</tr>'),
        "cell": _without_exams(f"<tr>{NO_EXAMS}</tr>"),
        "message": lambda text: re.sub(r"(?s)<table.*?</table>", "<p>暂无考试安排</p>", text),
    },
    "odd_electricity": {
        "slashes": _electricity(fj_update_time="2026/11/23"),
        "digits": _electricity(fj_update_time="20261123"),
        "no_seconds": _electricity(fj_update_time="2026-11-23 00:00"),
        "no_time": _electricity(fj_update_time="", t_update_time=0),
        "texts": _electricity(xqid="1", roomid="2", tingid=""),
        "cumulative": _electricity(fj_used=15788.2),
    },
    "odd_points": {
        "dashes": _points(lambda row: "--"),
        "letters": _points(lambda row: f"{row['gp']}（{row['gaGrade']}）" if row["gp"] is not None else None),
        "null": _points(lambda row: None),
    },
    "odd_ranks": {"first_term": _own_rank(gpa=None, major=None), "shared": _rows(_shared_ranks)},
    "odd_balance": {"minus": lambda text: re.sub(r'(payway-box-bottom-item">\s*<p>)[^<]*', r"\g<1>－3.20", text)},
    "odd_payments": {"deduction": lambda text: text.replace("水控消费", "水控扣费")},
    "odd_announcements": {
        "no_date": lambda text: re.sub(r"""(class="ti"[^>]*>|'Article_PublishDate'>)[^<]*""", r"\1", text)
    },
    "odd_lectures": {"live": _live(STREAM), "no_stream": _live({}), "all_live": _live(STREAM, is_alone=False)},
    "time_in_stop": {"": _rows(_time_in_stop)},
}
