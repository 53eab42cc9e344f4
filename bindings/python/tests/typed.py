"""Uses of the package with the types that a type checker must infer. `make lint` checks this file with mypy. The file is never executed."""

from __future__ import annotations

import datetime
from typing import Any

from typing_extensions import assert_type

import danxi
import danxi.forum
from danxi import CachePolicy, Error, NetworkConfig, NotFoundError, Tag
from danxi.forum import Hole, HoleOrder


def blocking(session: danxi.Session, order: HoleOrder, cache: CachePolicy) -> None:
    assert_type(session.forum.get_hole(1), Hole)
    assert_type(session.forum.list_all_tags(cache=cache), list[Tag])
    assert_type(session.forum.iter_holes_in_division(1, order=order), danxi.Items[danxi.forum.Hole])
    assert_type(session.forum.clear_cache(), None)
    later: datetime.datetime = session.forum.get_hole(1).time_updated + datetime.timedelta(days=1)
    session.forum.list_my_holes(start_time=later)
    session.forum.list_my_holes(size="ten")  # type: ignore[arg-type]
    session.forum.fly()  # type: ignore[attr-defined]


def results(session: danxi.Session) -> None:
    result = session.request(session.forum.get_hole, 1)
    assert_type(result, danxi.Result[Hole])
    assert_type(result.value, Hole)
    assert_type(result.age, float)
    assert_type(result.skipped, tuple[danxi.SkippedRow, ...])
    assert_type(session.request(session.forum.list_all_tags, cache="only").value, list[Tag])
    assert_type(session.request("forum.get_hole", id=1), danxi.Result[Any])
    session.request(session.forum.get_hole, "one")  # type: ignore[call-overload]
    session.request(session.forum.list_all_tags, cache="never")  # type: ignore[call-overload]


def pools(config: danxi.Config) -> None:
    with danxi.SessionPool(config, max_open=10, timeout=None) as pool, pool.session("a") as session:
        assert_type(session, danxi.Session)
        assert_type(pool.config("a"), danxi.Config)
        assert_type(session.park(), None)
    danxi.SessionPool(store={"url": "redis://127.0.0.1"}, max_open="ten")  # type: ignore[arg-type]


async def asynchronous_pools(pool: danxi.AsyncSessionPool) -> None:
    async with pool.session("a") as session:
        assert_type(session, danxi.AsyncSession)
        assert_type(await session.account.get_status(), danxi.account.AccountStatus)


async def asynchronous_results(session: danxi.AsyncSession) -> None:
    assert_type(await session.request(session.forum.get_hole, 1), danxi.Result[Hole])
    assert_type((await session.request("forum.get_hole", id=1)).value, Any)
    await session.request(session.forum.iter_my_holes)  # type: ignore[call-overload]


class Sender:
    def send(self, request: danxi.Request) -> danxi.Response:
        return danxi.Response(200, body=request.url)


class AsyncSender:
    async def send(self, request: danxi.Request) -> danxi.Response:
        return danxi.Response(200, headers={"vary": ["a", "b"]})


class Values:
    def get(self, key: str) -> bytes | None:
        return None

    def put(self, key: str, value: bytes, lifetime: float) -> None: ...

    def remove(self, key: str) -> None: ...

    def remove_all(self, prefix: str) -> None: ...

    def lock(self, key: str, token: str, lease: float) -> bool:
        return True

    def unlock(self, key: str, token: str) -> None: ...


def extensions(exchange: danxi.Exchange) -> None:
    danxi.Session(interceptors=[object()], client=Sender()).close()
    danxi.AsyncSession(client=AsyncSender())
    danxi.Session(client=object())  # type: ignore[arg-type]
    storage: danxi.Storage = Values()
    danxi.AsyncSession(storage=storage, store={"timeout_ms": 500})
    danxi.Session(storage={})  # type: ignore[arg-type]
    assert_type(exchange.error, "Error | None")
    assert_type(exchange.response, "danxi.Response | None")
    exchange.request.body = "text"


async def asynchronous(session: danxi.AsyncSession) -> None:
    assert_type(await session.forum.get_hole(1), Hole)
    assert_type(session.forum.iter_my_holes(), danxi.AsyncItems[Hole])
    assert_type([hole async for hole in session.forum.iter_my_holes()], list[Hole])


def values() -> None:
    network: NetworkConfig = {"timeout_ms": 5000, "webvpn": "never"}
    assert_type(danxi.Session({"network": network}, store={"path": None}).closed, bool)
    danxi.Session(netwrok={})  # type: ignore[call-arg]
    tag = Tag(id=1, name="a", temperature=2)
    assert_type(tag.nsfw, "bool | None")
    assert_type(Tag.from_json(tag.to_json()), Tag)
    assert_type(danxi.__version__, str)
    tag.name = "b"  # type: ignore[misc]
    Tag(id=1)  # type: ignore[call-arg]
    error: Error = NotFoundError("there is none", http_status=404)
    assert_type(error.retry_after, "float | None")


def groups(error: danxi.SignInError) -> None:
    groups(danxi.WrongPasswordError("the password is wrong"))
    groups(NotFoundError("there is none"))  # type: ignore[arg-type]
