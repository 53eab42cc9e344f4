"""10.64.130.6: the use of classrooms. The real server is reachable only from the campus network, without TLS."""

from datetime import date
from random import Random

from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import GRADUATE_COURSES, UNDERGRADUATE_COURSES
from danxi_standin.world.semesters import LESSONS, today

HANDAN = {"H2": 4, "H3": 5, "H4": 4, "H5": 5, "H6": 6, "HGX": 5, "HGD": 3, "HQ": 2}
OTHERS = {"J": 5, "JA": 5, "JB": 4, "Z": 3, "Z2": 3, "F": 4, "F1": 4, "F2": 3}
BUILDINGS = {**HANDAN, **OTHERS}  # the number of floors by building
FLOORS, ROOMS_A_FLOOR = 3, 4
CATEGORIES = {"本": UNDERGRADUATE_COURSES, "研": GRADUATE_COURSES}
BORROWERS = (
    "35396 国务学院2023级本科生班第二次班会课",
    "35402 学生会例会",
    "35417 辩论队训练(校内)",
    "B1207 专场招聘会",
)

PAGE = """<html>
<head>
<title>教室使用状态</title>
<script language=javascript>
function show(id){{ if (id<10 && document.all){{ document.getElementById("statusTable_"+id).style.display=""; }} }}
</script>
</head>
<body bgcolor=#ffffff>
<form name=f1 method=get><select name=b>{choices}</select><input name=day value="{day}"></form>
<div id=status><TABLE id="statusTable_0" class=st border=1 cellspacing=0 cellpadding=2>
<tr><td colspan=16 align=center><b>{building} {day}</b></td></tr>
<tr><td rowspan=2>教室</td><td rowspan=2>容量</td>{numbers}</tr>
<tr>{times}</tr>
{rows}
</TABLE></div>
<script>document.getElementById("time").innerHTML="08:00";</script>
</body>
</html>
"""
ROW = """<tr id="r{id}">
<td style="background-color:white">
<table border=0><tr>
<td><img src=green.png></td>
<td align=center><a id="rt{id}">{name}</a></td>
</tr></table>
</td>
<td id="c{id}" style="background-color:white;text-align:center">
<table border=0 width=100%><tr><td><font size=2>
<span>{seats}</span></font></td></tr></table>
</td>
{cells}
</tr>"""
CELL = '<td style="background-color:{color};text-align:center">{content}</td>'
COURSE = (
    "<span class=tag><span class='rare'>{category}</span></span>"
    "{code}<font> </font>.<font> </font>{number:02}<br>[{name}]{teacher}{people}<br>"
)
BORROWED = "<span class=tag><span><font color=red>临借</font></span></span>{text} <br>"


class ClassroomHost(Host):
    names = ("10.64.130.6",)

    @route("GET", "/")
    def show_building(self, request: Request) -> Response:
        building, day = self._asked(request)
        rows = [self._row(building, room, day) for room in rooms_of(building)]
        return html_response(
            PAGE.format(
                choices="".join(f"<option>{each}" for each in BUILDINGS),
                building=building,
                day=day,
                numbers="".join(f"<td>{lesson}</td>" for lesson in range(1, len(LESSONS) + 1)),
                times="".join(f"<td>{time}</td>" for time in LESSONS),
                rows="\n".join(rows),
            )
        )

    @route("GET", "/daystatus.asp")
    def list_rooms(self, request: Request) -> Response:
        """Returns the status of a building's rooms as malformed JSON, as the real server does."""
        building, _ = self._asked(request)
        entries = [
            f'{{"id":"{room_id(building, room)}","room":"{room}","color":"white","c1":"green.png"}}'
            for room in rooms_of(building)
        ]
        status = "\n,\n".join(entries)
        return html_response(f'{{\n "status": [\n{status}\n],\n "tempnotice":"",\n "time3":"\n<script>\n</script>"}}')

    @staticmethod
    def _asked(request: Request) -> tuple[str, date]:
        try:
            day = date.fromisoformat(request.parameter("day"))
        except ValueError:
            day = today()
        return request.parameter("b", "H2"), day

    @staticmethod
    def _row(building: str, room: str, day: date) -> str:
        seats = Random(f"seats {room}").choice((30, 48, 60, 80, 117, 234))
        cells = "\n".join(
            CELL.format(color="#ffe4b5" if content else "white", content=content) for content in day_of(room, day)
        )
        return ROW.format(id=room_id(building, room), name=room, seats=seats, cells=cells)


def rooms_of(building: str) -> list[str]:
    floors = min(BUILDINGS.get(building, 0), FLOORS)
    return [f"{building}{floor}{number:02}" for floor in range(1, floors + 1) for number in range(1, ROOMS_A_FLOOR + 1)]


def room_id(building: str, room: str) -> int:
    return 100 + list(BUILDINGS).index(building) * 40 + rooms_of(building).index(room)


def day_of(room: str, day: date) -> list[str]:
    """Returns the content of a room's cell for each lesson. A course may occur twice, with an empty cell between its lessons."""
    chance = Random(f"{room} {day}")
    cells: list[str] = []
    while len(cells) < len(LESSONS):
        length = chance.randint(1, 3)
        content = _content(chance)
        cells += [content] * length
        if content and chance.random() < 0.2:
            cells += ["", content]
    return cells[: len(LESSONS)]


def _content(chance: Random) -> str:
    kind = chance.random()
    if kind < 0.35:
        return ""
    if kind < 0.45:
        return BORROWED.format(text=chance.choice(BORROWERS))
    category = chance.choice(list(CATEGORIES))
    course = chance.choice(CATEGORIES[category])
    return COURSE.format(
        category=category,
        code=course.code,
        number=chance.randint(1, 12),
        name=course.name,
        teacher=f"({course.meetings[0].teachers[0]})" if chance.random() < 0.8 else "",
        people=f"{{{chance.randint(8, 120)}人}}" if chance.random() < 0.8 else "",
    )
