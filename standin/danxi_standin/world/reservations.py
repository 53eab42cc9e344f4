"""The playgrounds of elife.fudan.edu.cn, which people can reserve."""

from dataclasses import dataclass
from random import Random

SPORTS, ACTIVITIES = "2c9c486e4f821a19014f82381feb0001", "2c9c486e4fa659ef014fa6dd31ff005c"
CATEGORIES = (("场馆预约", SPORTS), ("学生活动", ACTIVITIES))


@dataclass(frozen=True)
class Playground:
    category: str
    name: str
    campus: str
    kind: str
    units: int  # maximum number of reservations for the same hour
    first_hour: int = 8

    @property
    def id(self) -> str:
        return f"8aecc6ce{Random(f'place {self.name}').randrange(16**24):024x}"


PLAYGROUNDS = tuple(
    Playground(SPORTS, *fields)
    for fields in (
        ("正大体育馆羽毛球", "邯郸校区", "羽毛球", 12),
        ("北区体育馆羽毛球", "邯郸校区", "羽毛球", 6),
        ("南区体育馆排球", "邯郸校区", "排球", 2),
        ("南区网球场", "邯郸校区", "网球", 4),
        ("杨詠曼楼琴房", "邯郸校区", "琴房", 3),
        ("江湾体育馆篮球", "江湾校区", "篮球", 4),
        ("江湾体育馆羽毛球", "江湾校区", "羽毛球", 8),
        ("枫林体育馆羽毛球", "枫林校区", "羽毛球", 5),
        ("枫林舞蹈房", "枫林校区", "舞蹈房", 1),
        ("张江体育馆乒乓球", "张江校区", "乒乓球", 6),
        ("张江足球场", "张江校区", "足球", 1),
        ("邯郸体能房", "邯郸校区", "体能房", 30),
    )
) + tuple(
    Playground(ACTIVITIES, *fields)
    for fields in (
        ("叶耀珍楼多功能厅", "邯郸校区", "报告厅", 1, 9),
        ("学生广场摊位", "邯郸校区", "摊位", 10, 9),
        ("本北路展板", "邯郸校区", "展板", 20, 9),
    )
)


def playground_with_id(playground_id: str) -> Playground | None:
    return next((playground for playground in PLAYGROUNDS if playground.id == playground_id), None)
