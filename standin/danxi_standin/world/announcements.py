"""Generated announcements of the academic offices. As days pass, new ones appear, and the older ones do not change."""

from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from random import Random

from danxi_standin.world.semesters import today

EPOCH = date(2020, 9, 1)
COUNT = 160
_SUBJECTS = {
    "undergraduate": (
        "学生评教",
        "课程考核",
        "转专业申请",
        "缓考申请",
        "“卓越计划”选拔",
        "大学英语水平测试",
        "期中退课",
        "教材预订",
        "推荐免试研究生",
        "暑期国际课程",
        "荣誉课程修读",
        "毕业论文（设计）开题",
        "学籍注册",
        "创新项目中期检查",
        "辅修学士学位报名",
    ),
    "graduate": (
        "学位论文双盲评审",
        "博士生资格考试",
        "结业转毕业",
        "国家公派留学",
        "助教岗位申请",
        "中期考核",
        "论文开题报告",
        "研究生课程补选",
        "学术诚信教育",
        "申请学位信息采集",
        "暑期学校报名",
        "延期毕业申请",
        "优秀学位论文推荐",
        "学籍异动办理",
    ),
}
_FORMS = (
    "关于{term}{subject}的通知",
    "关于做好{term}{subject}工作的通知",
    "通知 | {term}{subject}安排",
    "{term}{subject}结果公示",
    "关于调整{term}{subject}时间的补充通知 (Updated & Revised)",
)
_TERMS = ("春季学期", "秋季学期", "本学年", "")


@dataclass(frozen=True)
class Announcement:
    number: int
    title: str
    day: date
    is_red: bool  # whether the list shows the title in red

    @property
    def path(self) -> str:
        return f"/{self.number % 97:02x}/{self.number % 89:02x}/c25325a{self.number}/page.htm"


def announcements(audience: str) -> list[Announcement]:
    """Returns the newest COUNT announcements for an audience, newest first."""
    return _announcements(audience, today())


@lru_cache(maxsize=4)
def _announcements(audience: str, until: date) -> list[Announcement]:
    """Returns the newest announcements until a day. Tests need an announcement on the last day of a year, so each of these days has one."""
    found = []
    for number in range((until - EPOCH).days + 1):
        day = EPOCH + timedelta(days=number)
        chance = Random(f"announcement {audience} {day}")
        if chance.random() < 0.3 or (day.month, day.day) == (12, 31):
            title = chance.choice(_FORMS).format(term=chance.choice(_TERMS), subject=chance.choice(_SUBJECTS[audience]))
            found.append(Announcement(600_000 + number * 7, title, day, chance.random() < 0.08))
    return found[: -COUNT - 1 : -1]
