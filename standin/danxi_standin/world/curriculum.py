"""The state of the curriculum: tables of course groups, courses and reviews."""

import base64
import hashlib
import json
import random
import re
from dataclasses import dataclass, field
from typing import Any

from danxi_standin.world import clock
from danxi_standin.world.courses import UNDERGRADUATE_COURSES
from danxi_standin.world.forum import SENSITIVE_WORD, Stamped, Table

# The texts that count as sensitive, instead of the real check: a few words, and links to other hosts.
SENSITIVE = re.compile(rf"{SENSITIVE_WORD}|待审|https://(?![\w.]*fduhole\.com)")
MARKS = ("overall", "content", "workload", "assessment")
SEEDED_REVIEWS = (
    ("讲得很清楚", "板书工整，作业量适中，期中考试偏难。", (5, 5, 3, 4)),
    ("值得一听", "案例很多，**平时成绩**占一半。", (4, 5, 4, 4)),
    ("慎选", "点名，而且大作业要从第三周开始做。", (2, 3, 1, 2)),
)


@dataclass(eq=False)
class Course:
    id: int
    name: str
    code: str
    code_id: str
    department: str
    teachers: str
    year: int
    semester: int
    campus_name: str = ""
    credit: float = 0
    max_student: int = 0
    week_hour: int = 0

    @property
    def section(self) -> tuple[str, int, int]:
        """The values that together identify a course: the number of its class, the year and the semester."""
        return self.code_id, self.year, self.semester


@dataclass(eq=False)
class CourseGroup:
    id: int
    name: str
    code: str
    department: str
    campus_name: str
    courses: list[Course] = field(default_factory=list)
    credits: list[float] = field(default_factory=list)
    review_count: int = 0  # the number of all reviews, including deleted ones
    is_searchable: bool = False  # whether the search finds the group by words; on the real server, a script sets this


@dataclass(eq=False)
class Review(Stamped):
    id: int
    course: Course
    reviewer_id: int
    title: str
    content: str
    rank: dict[str, int]
    votes: dict[int, int] = field(default_factory=dict)  # 1 or -1, by user id
    history: list[tuple[int, str, str]] = field(default_factory=list)  # (time of a change, title and content before it)
    deleted: bool = False
    is_sensitive: bool = False
    is_actually_sensitive: bool | None = None

    @property
    def withheld(self) -> bool:
        return self.is_sensitive if self.is_actually_sensitive is None else self.is_actually_sensitive

    @property
    def remark(self) -> int:
        return sum(self.votes.values())

    def check(self) -> None:
        """Checks the current text for sensitive content. An earlier decision of an administrator no longer counts."""
        self.is_sensitive = bool(SENSITIVE.search(self.title + self.content))
        self.is_actually_sensitive = None


class Curriculum:
    def __init__(self, seed: int, empty: bool) -> None:
        self.groups = Table(CourseGroup)
        self.courses = Table(Course)
        self.reviews = Table(Review)
        self.random = random.Random(seed)
        if not empty:
            self._fill()
        self.renew_hash()

    def _fill(self) -> None:
        for taught in UNDERGRADUATE_COURSES:
            teachers = sorted({teacher for meeting in taught.meetings for teacher in meeting.teachers})
            for year in (2024, 2025):
                course = self.add_course(
                    name=taught.name,
                    code=taught.code,
                    code_id=taught.class_code,
                    department="教务处",
                    teachers=",".join(teachers),
                    year=year,
                    semester=1,
                    campus_name="邯郸校区",
                    credit=taught.credits,
                    max_student=90,
                    week_hour=sum(meeting.end - meeting.start + 1 for meeting in taught.meetings),
                )
                for number, (title, content, marks) in enumerate(SEEDED_REVIEWS):
                    # The ids of the reviewers belong to no accounts.
                    self.add_review(course, 1000 + number, title, content, dict(zip(MARKS, marks, strict=True)))
        for group in self.groups.values():
            group.is_searchable = True
        self.add_review(
            self.courses[1], 1000 + len(SEEDED_REVIEWS), "待定", f"含有{SENSITIVE_WORD}。", dict.fromkeys(MARKS, 3)
        )

    def group_of(self, code: str) -> CourseGroup | None:
        return next((group for group in self.groups.values() if group.code == code), None)

    def has_section(self, code_id: str, year: int, semester: int) -> bool:
        return any(course.section == (code_id, year, semester) for course in self.courses.values())

    def add_course(self, **fields: Any) -> Course:
        course = self.courses.add(**fields)
        group = self.group_of(course.code) or self.groups.add(
            course.name, course.code, course.department, course.campus_name
        )
        group.courses.append(course)
        if course.credit not in group.credits:
            group.credits.append(course.credit)
        self.renew_hash()
        return course

    def add_review(self, course: Course, reviewer_id: int, title: str, content: str, rank: dict[str, int]) -> Review:
        review = self.reviews.add(course, reviewer_id, title, content, rank)
        review.check()
        group = self.group_of(course.code)
        if group:
            group.review_count += 1
        return review

    def reviews_of(self, course: Course) -> list[Review]:
        return [review for review in self.reviews.values() if review.course is course and not review.deleted]

    def renew_hash(self) -> None:
        """Computes the hash of the list of courses. As on the real server, the hash is not computed again after a new review alone."""
        columns = [
            [group.id, group.review_count, [[vars(course) for course in group.courses]]]
            for group in self.groups.values()
        ]
        digest = hashlib.sha3_256(json.dumps(columns, sort_keys=True).encode()).digest()
        self.hash = base64.b64encode(digest).decode().rstrip("=")

    def vote(self, review: Review, user_id: int, vote: int) -> None:
        """Sets the vote of a user to `vote`, or removes the vote if it already has this value."""
        if review.votes.get(user_id) == vote:
            del review.votes[user_id]
        else:
            review.votes[user_id] = vote

    def modify(self, review: Review, title: str, content: str, rank: dict[str, int]) -> None:
        review.history.append((clock.now(), review.title, review.content))
        review.title, review.content, review.rank = title, content, rank
        review.touch()
        review.check()
