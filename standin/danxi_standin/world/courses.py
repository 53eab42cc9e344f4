"""Courses of the university, their weekly meetings, and the grades of students."""

from dataclasses import dataclass, replace
from random import Random

from danxi_standin.world.people import GRADUATE, Person
from danxi_standin.world.semesters import SUMMER, Semester, current_semester

ALL = tuple(range(1, 17))
ODD, EVEN = ALL[::2], ALL[1::2]


@dataclass(frozen=True)
class Meeting:
    weekday: int  # 1 is Monday
    start: int  # the first lesson; `end` is the last one. Lessons count from 1.
    end: int
    weeks: tuple[int, ...]
    room: str | None
    teachers: tuple[str, ...]


@dataclass(frozen=True)
class Course:
    code: str
    name: str
    module: str | None
    credits: float
    meetings: tuple[Meeting, ...]
    exam: str | None = None  # the method of the exam, such as "闭卷"

    @property
    def class_code(self) -> str:
        """The code of the course and the number of the class, such as `COMP130004.05`."""
        return f"{self.code}.{len(self.name) % 7 + 1:02}"


# Only the last two undergraduate courses have several meetings at the same time: the first of them is in two rooms,
# and the teachers of the second one alternate.
UNDERGRADUATE_COURSES = (
    Course(
        "COMP130004",
        "数据结构",
        "专业教育课程,专业核心课程",
        3,
        (Meeting(1, 3, 4, ALL, "H3108", ("沈砚秋",)), Meeting(4, 3, 3, ODD, "H3108", ("沈砚秋",))),
        "闭卷",
    ),
    Course(
        "COMP130137",
        "计算机网络",
        "专业教育课程,专业核心课程",
        3,
        (Meeting(2, 6, 8, ALL, "H逸夫楼201", ("罗一舟",)),),
        "半开卷",
    ),
    Course(
        "MATH120017",
        "概率论与数理统计（B）",
        "通识教育课程,基础课程",
        4,
        (Meeting(1, 6, 7, ALL, "HGX301", ("白露",)), Meeting(3, 3, 4, ALL, "HGX301", ("白露",))),
        "闭卷",
    ),
    Course(
        "PHYS120014",
        "大学物理B(下)",
        "大类基础课程",
        4,
        (Meeting(2, 1, 2, ALL, "H2101", ("方思齐",)), Meeting(5, 1, 2, EVEN, "H2101", ("方思齐",))),
        "闭卷",
    ),
    Course(
        "ENGL110052",
        "英美文学经典 & Film",
        "通识教育课程,通识选修课程",
        2,
        (Meeting(4, 11, 12, ALL, "H5305", ("Margaret O'Neill",)),),
    ),
    Course("PEDU110097", "羽毛球", None, 1, (Meeting(3, 8, 9, ALL, None, ("高远",)),)),
    Course(
        "HIST119003",
        "中国古代文明",
        "通识教育课程,通识核心课程",
        2,
        (Meeting(5, 6, 7, ALL, "HGD102", ("许慎行",)),),
        "论文",
    ),
    Course(
        "COMP130194",
        "面向对象程序设计",
        "专业教育课程,专业核心课程",
        2,
        (
            Meeting(3, 6, 7, EVEN[::-1], "H逸夫楼204", ("叶知微",)),
            Meeting(3, 6, 7, EVEN[::-1], "H逸夫楼205", ("叶知微",)),
        ),
        "机考",
    ),
    Course(
        "BIOL110026",
        "生命科学前沿讲座",
        "通识教育课程,通识核心课程",
        2,
        (
            Meeting(2, 11, 13, (1, 2, 3, 4, 5, 6), "H4202", ("唐果", "孟令仪")),
            Meeting(2, 11, 13, (6, 7, 8, 9, 10), "H4202", ("韩江雪",)),
        ),
    ),
)
GRADUATE_COURSES = (
    Course(
        "PHYS620012",
        "量子场论",
        "学位专业课",
        4,
        (Meeting(1, 3, 4, ALL, "JA205", ("顾长风",)), Meeting(4, 3, 4, ALL, "JA205", ("顾长风",))),
        "闭卷",
    ),
    Course("PHYS630045", "表面物理", "专业选修课", 3, (Meeting(2, 6, 8, ALL, "JB101", ("贺兰",)),), "论文"),
    Course(
        "PTSS732001", "新时代中国特色社会主义理论与实践", "政治理论课", 2, (Meeting(3, 6, 7, ALL, "J3118", ("秦明",)),)
    ),
    Course(
        "ENGL620003",
        "学术英语写作(Academic Writing)",
        "第一外国语",
        2,
        (Meeting(5, 2, 3, ODD, "H6506", ("Daniel Brooks",)),),
    ),
    Course(
        "MATH630021", "群论-表示", "跨一级学科课程", 3, (Meeting(5, 11, 13, ALL[4:], None, ("蒋山", "苏念")),), "开卷"
    ),
)
GRADES = (("A", 4.0), ("A-", 3.7), ("B+", 3.3), ("B", 3.0), ("B-", 2.7), ("C+", 2.3), ("P", None))


def courses_of(person: Person, semester: Semester) -> list[Course]:
    """Returns a student's courses in a semester. In the current semester, these are all courses, so that tests cover every special case."""
    taught = GRADUATE_COURSES if person.role == GRADUATE else UNDERGRADUATE_COURSES
    if semester.year < 2000 + int(person.number[:2]) or semester.start > current_semester().start:
        return []
    chance = Random(f"courses {person.number} {semester.name}")
    share = 1.0 if semester.id == current_semester().id else 0.2 if semester.term == SUMMER else 0.7
    return [_within(course, semester) for course in taught if chance.random() < share]


def _within(course: Course, semester: Semester) -> Course:
    """Returns a course without the weeks after the end of a short semester."""
    shortened = (
        replace(each, weeks=tuple(week for week in each.weeks if week <= semester.weeks)) for each in course.meetings
    )
    return replace(course, meetings=tuple(meeting for meeting in shortened if meeting.weeks))


def grade_of(person: Person, course: Course, semester: Semester) -> tuple[str, float | None]:
    """Returns a student's grade for a course as a letter and grade points. "P" (pass) has no points."""
    return Random(f"grade {person.number} {course.code} {semester.name}").choice(GRADES)
