# Generated from interface/sport.toml by `make generate`; do not edit.

"""Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试.

All methods need a signed-in campus account.
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
    """The semester's exercise: how often by kind, and each time.

    Attributes:
        exercises: How often, by kind, in the order of the page.
        logs: Each time, in the order of the page.
    """

    exercises: tuple[Exercise, ...]
    """How often, by kind, in the order of the page."""
    logs: tuple[ExerciseLog, ...]
    """Each time, in the order of the page."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ExerciseRecord:
        return cls(
            exercises=tuple([Exercise._from_json(item) for item in json["exercises"]]),
            logs=tuple([ExerciseLog._from_json(item) for item in json["logs"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """How often the account has exercised in a way.

    Attributes:
        category: The kind, such as 早操.
        count: How often; left out where the page shows no number, as it may for 合计.
    """

    category: str
    """The kind, such as 早操."""
    count: int | None = None
    """How often; left out where the page shows no number, as it may for 合计."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Exercise:
        return cls(
            category=json["category"],
            count=json.get("count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseLog:
    """One time that the account exercised.

    Attributes:
        category: The kind, such as 早操.
        date: The day, such as `2026-11-21`; as the page writes it where that is no full date.
        time: When, such as `07:12`, where the page says so.
        status: What it counts as, such as 正常; empty where the page leaves it so.
        notes: What else the row says, in its order.
    """

    category: str
    """The kind, such as 早操."""
    date: str
    """The day, such as `2026-11-21`; as the page writes it where that is no full date."""
    time: str | None = None
    """When, such as `07:12`, where the page says so."""
    status: str
    """What it counts as, such as 正常; empty where the page leaves it so."""
    notes: tuple[str, ...]
    """What else the row says, in its order."""

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
    """The fitness test: what it came to, item by item, and each attempt.

    Attributes:
        total: The total, in points of about 100; left out until there is one.
        evaluation: What the total counts as, such as 及格; empty until there is one.
        items: The items, in the order of the page.
        logs: The attempts, in the order of the page.
    """

    total: float | None = None
    """The total, in points of about 100; left out until there is one."""
    evaluation: str
    """What the total counts as, such as 及格; empty until there is one."""
    items: tuple[SportExamItem, ...]
    """The items, in the order of the page."""
    logs: tuple[SportExamLog, ...]
    """The attempts, in the order of the page."""

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
    """An item of the fitness test.

    Attributes:
        name: Name, such as 肺活量.
        result: What was achieved, with or without its unit, as the page writes it; empty if it was not tried.
        score: The points for it; left out if there are none.
        status: What the points count as, such as 良好; empty if there are none.
    """

    name: str
    """Name, such as 肺活量."""
    result: str
    """What was achieved, with or without its unit, as the page writes it; empty if it was not tried."""
    score: float | None = None
    """The points for it; left out if there are none."""
    status: str
    """What the points count as, such as 良好; empty if there are none."""

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
    """An attempt at an item of the fitness test.

    Attributes:
        name: The item's name.
        date: The day, such as `2026-11-21`; as the page writes it where that is no full date.
        result: What was achieved, as the page writes it.
        notes: What else the row says, in its order.
    """

    name: str
    """The item's name."""
    date: str
    """The day, such as `2026-11-21`; as the page writes it where that is no full date."""
    result: str
    """What was achieved, as the page writes it."""
    notes: tuple[str, ...]
    """What else the row says, in its order."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> SportExamLog:
        return cls(
            name=json["name"],
            date=json["date"],
            result=json["result"],
            notes=tuple(json["notes"]),
        )


class SportService:
    """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试.

    All methods need a signed-in campus account.

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
        """Gets the semester's exercise, by kind and each time.

        It is kept in memory for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Gets the fitness test's results and attempts.

        They are kept in memory for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
        """
        value = self._session.call("sport.get_exam", cache=cache, timeout_ms=timeout_ms)
        return SportExam._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of exercise and of the fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("sport.clear_cache", timeout_ms=timeout_ms)


class AsyncSportService:
    """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试.

    All methods need a signed-in campus account.

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
        """Gets the semester's exercise, by kind and each time.

        It is kept in memory for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Gets the fitness test's results and attempts.

        They are kept in memory for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
        """
        value = await self._session.call("sport.get_exam", cache=cache, timeout_ms=timeout_ms)
        return SportExam._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of exercise and of the fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("sport.clear_cache", timeout_ms=timeout_ms)
