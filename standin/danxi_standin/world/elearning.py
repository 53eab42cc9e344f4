"""The content of courses in eLearning: folders, files, modules, assignments, announcements and events."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from random import Random
from typing import Any

from danxi_standin.world.courses import Course, courses_of
from danxi_standin.world.people import Person
from danxi_standin.world.semesters import current_semester, today

FIRST_COURSE = 90_000
FIRST_ASSIGNMENT = 700
DAYS = 28  # the number of days within which assignments are due


def evening(day: date) -> datetime:
    """Returns 23:59 of a day in Asia/Shanghai."""
    return datetime.combine(day, time(15, 59), UTC)


def content_of(seed: str, size: int) -> bytes:
    """Returns `size` bytes without repetitions, so that tests notice bytes at a wrong position."""
    blocks = (sha256(f"{seed} {number}".encode()).digest() for number in range(size // 32 + 1))
    return b"".join(blocks)[:size]


@dataclass
class Folder:
    id: int
    name: str
    parent: int | None


@dataclass
class File:
    id: int
    name: str
    folder: int
    content: bytes
    modified: datetime
    locked: bool = False
    hidden: bool = False  # whether the list of files lacks it

    @property
    def etag(self) -> str:
        return f'"{sha256(self.content).hexdigest()[:16]}"'


@dataclass
class Assignment:
    id: int
    name: str
    group: int
    due: datetime
    submitted: bool = False
    score: float | None = None


@dataclass
class Announcement:
    id: int
    title: str
    posted: datetime


@dataclass
class Site:
    """The site of a course for one person."""

    person: Person
    id: int
    number: int  # the place of the course in the person's list, from 0
    course: Course
    folders: list[Folder] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    assignments: list[Assignment] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)

    @property
    def root(self) -> Folder:
        return self.folders[0]

    @property
    def hides_modules(self) -> bool:
        """Whether the teacher has switched off the tab of the modules."""
        return self.number == 3

    @property
    def hides_files(self) -> bool:
        """Whether the account may not list the files. The modules lead to them nevertheless."""
        return self.number == 4

    def folder(self, path: list[str]) -> Folder:
        """Returns the folder at a path below the root. Creates missing folders."""
        folder = self.root
        for name in path:
            found = next((each for each in self.folders if (each.parent, each.name) == (folder.id, name)), None)
            if found is None:
                found = Folder(self.id * 100 + len(self.folders), name, folder.id)
                self.folders.append(found)
            folder = found
        return folder

    def change(self, order: dict[str, Any]) -> int:
        """Adds or changes what `order` names, and returns its identifier. Raises KeyError or TypeError for an invalid order."""
        now = datetime.now(UTC).replace(microsecond=0)
        match order.pop("kind"):
            case "file":
                size = order.get("size", 1000)
                content = content_of(order.get("seed", order["name"]), size)
                return self.put(order.get("path", []), order["name"], content, order.get("id")).id
            case "removed_file":
                self.files = [file for file in self.files if file.id != order["id"]]
                return int(order["id"])
            case "announcement":
                self.announcements.append(Announcement(9000 + len(self.announcements), order["title"], now))
                return self.announcements[-1].id
            case "assignment":
                new = Assignment(9000 + len(self.assignments), order["title"], 1, now + timedelta(days=7))
                self.assignments.append(new)
                return new.id
            case "score":
                graded = next(each for each in self.assignments if each.id == order["id"])
                graded.submitted, graded.score = True, order["score"]
                return graded.id
            case kind:
                raise KeyError(kind)

    def put(self, path: list[str], name: str, content: bytes, number: int | None = None) -> File:
        """Adds a file, or replaces the content of the file `number`, which then has a later time."""
        known = next((file for file in self.files if file.id == number), None)
        if known:
            known.name, known.content, known.modified = name, content, known.modified + timedelta(minutes=1)
            return known
        start = evening(today() - timedelta(days=3))
        file = File(
            max((file.id for file in self.files), default=self.id * 1000 - 1) + 1,
            name,
            self.folder(path).id,
            content,
            start,
        )
        self.files.append(file)
        return file


class Elearning:
    """The sites of all people, made when they are first used."""

    def __init__(self) -> None:
        self._sites: dict[str, dict[int, Site]] = {}

    def sites(self, person: Person) -> dict[int, Site]:
        """Returns the sites of a person's courses in the current semester, by the identifiers of the courses."""
        if person.number not in self._sites:
            courses = courses_of(person, current_semester())
            sites = [_site(person, number, course) for number, course in enumerate(courses)]
            self._sites[person.number] = {site.id: site for site in sites}
        return self._sites[person.number]

    def file(self, person: str, number: int) -> File | None:
        """Returns a file on the sites of the person with the number `person`."""
        sites = self._sites.get(person, {}).values()
        return next((file for site in sites for file in site.files if file.id == number), None)


def _site(person: Person, number: int, course: Course) -> Site:
    site = Site(person, FIRST_COURSE + number, number, course)
    site.folders.append(Folder(site.id * 100, "course files", None))
    chance = Random(f"to-do {person.number} {course.code}")
    due = evening(today() + timedelta(days=chance.randrange(DAYS)))
    title = f"{course.name} 第{number + 1}次作业"
    if number % 3 == 2:
        site.announcements.append(Announcement(FIRST_ASSIGNMENT + number, title, due))
    else:
        site.assignments.append(Assignment(FIRST_ASSIGNMENT + number, title, 1, due, submitted=number % 2 == 0))
    ended = evening(today() - timedelta(days=7))
    score = 80 + number / 2 if number % 2 else None
    site.assignments.append(Assignment(1700 + number, "期中测验", 2, ended, submitted=True, score=score))
    site.announcements.append(Announcement(2700 + number, "课程大纲", ended))
    site.put([], "课程大纲.pdf", content_of(f"outline {course.code}", 3000))
    for week in (1, 2):
        site.put(["讲义", f"第{week}周"], "讲义.pdf", content_of(f"{course.code} {week}", 20_000 * week))
    site.put(["作业"], "习题: 1/2?.docx", content_of(f"exercise {course.code}", 5000))
    site.put(["作业"], "答案.docx", b"").locked = True
    site.put(["讲义"], "补充材料.txt", content_of(f"extra {course.code}", 400)).hidden = True
    return site
