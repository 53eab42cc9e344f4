# Generated from interface/sport.toml by `make generate`; do not edit.

"""Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

Answers are stored in memory only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "ExerciseRecord",
    "Exercise",
    "ExerciseLog",
    "SportExam",
    "SportExamItem",
    "SportExamLog",
    "SportService",
    "AsyncSportService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseRecord:
    """The exercise attendance of the current semester.

    Attributes:
        exercises: Attendance by category, in the order of the page.
        logs: Single attendances, in the order of the page.
    """

    exercises: tuple[Exercise, ...]
    """Attendance by category, in the order of the page."""
    logs: tuple[ExerciseLog, ...]
    """Single attendances, in the order of the page."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ExerciseRecord:
        return cls(
            exercises=tuple([Exercise._from_json(item) for item in json["exercises"]]),
            logs=tuple([ExerciseLog._from_json(item) for item in json["logs"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """The number of attendances in a category of exercise.

    Attributes:
        category: Category, such as 早操.
        count: Number of attendances. Null if the page shows none, as it may for 合计 (total).
    """

    category: str
    """Category, such as 早操."""
    count: int | None = None
    """Number of attendances. Null if the page shows none, as it may for 合计 (total)."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Exercise:
        return cls(
            category=json["category"],
            count=json.get("count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseLog:
    """A single attendance at exercise.

    Attributes:
        category: Category, such as 早操.
        date: Day as YYYY-MM-DD, or the page's text if it is not a full date.
        time: Time as HH:MM, in Asia/Shanghai. Null if the page shows none.
        status: Status, such as 正常. Empty if the page shows none.
        notes: Further columns of the row. Empty columns are left out.
    """

    category: str
    """Category, such as 早操."""
    date: str
    """Day as YYYY-MM-DD, or the page's text if it is not a full date."""
    time: str | None = None
    """Time as HH:MM, in Asia/Shanghai. Null if the page shows none."""
    status: str
    """Status, such as 正常. Empty if the page shows none."""
    notes: tuple[str, ...]
    """Further columns of the row. Empty columns are left out."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ExerciseLog:
        return cls(
            category=json["category"],
            date=json["date"],
            time=json.get("time"),
            status=json["status"],
            notes=tuple(json["notes"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SportExam:
    """The results of the fitness test.

    Attributes:
        total: Total score, normally up to 100. Null until it is published.
        evaluation: Grade of the total score, such as 及格. Empty until it is published.
        items: Items of the test, in the order of the page.
        logs: Attempts, in the order of the page.
    """

    total: float | None = None
    """Total score, normally up to 100. Null until it is published."""
    evaluation: str
    """Grade of the total score, such as 及格. Empty until it is published."""
    items: tuple[SportExamItem, ...]
    """Items of the test, in the order of the page."""
    logs: tuple[SportExamLog, ...]
    """Attempts, in the order of the page."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> SportExam:
        return cls(
            total=json.get("total"),
            evaluation=json["evaluation"],
            items=tuple([SportExamItem._from_json(item) for item in json["items"]]),
            logs=tuple([SportExamLog._from_json(item) for item in json["logs"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SportExamItem:
    """The result of one item of the fitness test.

    Attributes:
        name: Name, such as 肺活量.
        result: Measured result in the page's words, with or without a unit. Empty if the item was not taken.
        score: Score. Null if there is none.
        status: Grade of the score, such as 良好. Empty if there is none.
    """

    name: str
    """Name, such as 肺活量."""
    result: str
    """Measured result in the page's words, with or without a unit. Empty if the item was not taken."""
    score: float | None = None
    """Score. Null if there is none."""
    status: str
    """Grade of the score, such as 良好. Empty if there is none."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> SportExamItem:
        return cls(
            name=json["name"],
            result=json["result"],
            score=json.get("score"),
            status=json["status"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SportExamLog:
    """An attempt at one item of the fitness test.

    Attributes:
        name: Name of the item.
        date: Day as YYYY-MM-DD, or the page's text if it is not a full date.
        result: Measured result in the page's words.
        notes: Further columns of the row, such as the place. Empty columns are left out.
    """

    name: str
    """Name of the item."""
    date: str
    """Day as YYYY-MM-DD, or the page's text if it is not a full date."""
    result: str
    """Measured result in the page's words."""
    notes: tuple[str, ...]
    """Further columns of the row, such as the place. Empty columns are left out."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> SportExamLog:
        return cls(
            name=json["name"],
            date=json["date"],
            result=json["result"],
            notes=tuple(json["notes"]),
        )


class SportService:
    """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

    Answers are stored in memory only.

    It is the `sport` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_exercise(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> ExerciseRecord:
        """Returns the exercise attendance of the current semester.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1
        """
        value = self._session.call("sport.get_exercise", cache=cache, timeout_ms=timeout_ms)
        return ExerciseRecord._from_json(value)

    def get_exam(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> SportExam:
        """Returns the results of the fitness test.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
        """
        value = self._session.call("sport.get_exam", cache=cache, timeout_ms=timeout_ms)
        return SportExam._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored exercise attendance and fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("sport.clear_cache", timeout_ms=timeout_ms)


class AsyncSportService:
    """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

    Answers are stored in memory only.

    It is the `sport` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_exercise(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> ExerciseRecord:
        """Returns the exercise attendance of the current semester.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1
        """
        value = await self._session.call("sport.get_exercise", cache=cache, timeout_ms=timeout_ms)
        return ExerciseRecord._from_json(value)

    async def get_exam(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> SportExam:
        """Returns the results of the fitness test.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
        """
        value = await self._session.call("sport.get_exam", cache=cache, timeout_ms=timeout_ms)
        return SportExam._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored exercise attendance and fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("sport.clear_cache", timeout_ms=timeout_ms)
