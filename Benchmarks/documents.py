"""The documents that the benchmarks' server sends, with the shape and size of the forum's. They are the same on all machines."""

import base64
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TIME = "2026-11-21T16:28:18.074385038+08:00"
EMOJI = "😀🎉🐱🍜📚🌸🚲🎧"


def encode(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def token(kind: str) -> str:
    claims = {
        "iss": "user_1",
        "exp": 4102444800,
        "iat": 1795249698,
        "id": 1,
        "user_id": 1,
        "uid": 1,
        "type": kind,
        "nickname": "user",
        "joined_time": TIME,
        "is_admin": False,
        "has_answered_questions": True,
    }
    parts = [encode({"alg": "HS256", "typ": "JWT"}), encode(claims), bytes(32)]
    return ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)


def chinese(chance: random.Random, length: int) -> str:
    return "".join(chr(chance.randrange(0x4E00, 0x9FA6)) for _ in range(length))


def tag_name(chance: random.Random) -> str:
    kind = chance.random()
    name = chinese(chance, chance.choices(range(2, 7), (30, 22, 28, 13, 7))[0])
    if kind < 0.08:
        return "".join(chance.choices("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789 +-", k=chance.randint(2, 12)))
    if kind < 0.09:
        return name + chance.choice(EMOJI)
    if kind < 0.16:
        return name + str(chance.randint(1, 2026))
    return "*" + name if kind < 0.19 else name


def tags() -> list[dict[str, Any]]:
    """Returns as many tags as the forum has: a few frequent tags and many rare tags."""
    chance = random.Random(1)
    count = 14_703
    ids = chance.sample(range(1, 15_011), count)
    return [
        {"id": id, "name": tag_name(chance), "temperature": int(100_543 / (rank + 1) ** 1.25), "tag_id": id}
        for rank, id in enumerate(ids)
    ]


def floor(chance: random.Random, ranking: int, mentions: int = 0) -> dict[str, Any]:
    id = 3_283_133 + ranking
    sentences = [
        "，".join(chinese(chance, chance.randint(2, 12)) for _ in range(chance.randint(1, 4)))
        for _ in range(chance.randint(1, 3))
    ]
    return {
        "id": id,
        "time_created": TIME,
        "time_updated": TIME,
        "content": "".join(f"##{id - 1}\n" for _ in range(mentions)) + "。".join(sentences),
        "anonyname": "Fftlml",
        "ranking": ranking,
        "reply_to": 0,
        "like": chance.randrange(20),
        "dislike": 0,
        "deleted": False,
        "modified": 0,
        "fold_v2": "",
        "special_tag": "",
        "is_sensitive": False,
        "is_actual_sensitive": None,
        "hole_id": 359_027,
        "mention": [floor(chance, ranking - 1) for _ in range(mentions)],
        "floor_id": id,
        "fold": [],
        "liked": False,
        "disliked": False,
        "is_me": False,
    }


def floors() -> list[dict[str, Any]]:
    """Returns the first 50 floors of a hole. Every second floor replies to the floor before it."""
    chance = random.Random(2)
    return [floor(chance, ranking, mentions=ranking % 2) for ranking in range(50)]


def returned_floors() -> bytes:
    """Returns the JSON text of these floors as the library returns it, with times like the forum's."""
    chance = random.Random(9)
    return encode([returned(floor, chance) for floor in floors()])


def returned(floor: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Returns a floor as the library returns it. Half of the floors have changed since their creation."""
    created, updated = (f"2026-11-21T16:28:{chance.randrange(60):02}.{chance.randrange(1000):03}+08:00" for _ in "cu")
    floor = {**floor, "time_created": created, "time_updated": updated if chance.random() < 0.5 else created}
    floor["mention"] = [returned(each, chance) for each in floor["mention"]]
    left_out = {"floor_id", "fold"}
    return {name: value for name, value in floor.items() if value is not None and name not in left_out}


def long_hole() -> Iterator[list[dict[str, Any]]]:
    """Yields the pages of a hole with 10,000 floors, and then an empty page."""
    chance = random.Random(5)
    for start in range(0, 10_000, 50):
        yield [floor(chance, ranking, mentions=ranking % 2) for ranking in range(start, start + 50)]
    yield []


def holes() -> list[dict[str, Any]]:
    chance = random.Random(3)
    return [
        {
            "id": id,
            "time_created": TIME,
            "time_updated": TIME,
            "view": 6814,
            "reply": 210,
            "hidden": False,
            "locked": False,
            "good": False,
            "no_purge": False,
            "division_id": 1,
            "hole_id": id,
            "tags": [{"id": 1, "name": tag_name(chance), "temperature": 331, "tag_id": 1} for _ in range(2)],
            "floors": {
                "first_floor": floor(chance, 0),
                "last_floor": floor(chance, 210, 1),
                "prefetch": [floor(chance, i) for i in range(10)],
            },
        }
        for id in range(359_027, 359_037)
    ]


def divisions() -> list[dict[str, Any]]:
    """Returns divisions with pinned holes, 38 kB of JSON text as libdanxi writes it."""
    return [
        {
            "id": id,
            "division_id": id,
            "name": name,
            "description": name,
            "time_created": TIME,
            "time_updated": TIME,
            "pinned": pinned,
        }
        for id, name, pinned in zip(
            range(1, 6), ("树洞", "评教", "表白", "后勤", "闲置"), [[hole] for hole in holes()], strict=False
        )
    ]


def write(directory: Path, tags_file: str | None) -> dict[str, Path]:
    """Writes the documents, and returns the files by the names of the documents. `tags_file` replaces the document of the tags."""
    documents = {
        "login": {"access": token("access"), "refresh": token("refresh"), "message": "Login successful"},
        "tags": None if tags_file else tags(),
        "floor": floor(random.Random(4), 1),
        "floors": floors(),
        "empty": [],
        "holes": holes(),
        "divisions": divisions(),
        **{f"long_hole_{number * 50}": page for number, page in enumerate(long_hole())},
    }
    files = {}
    for name, document in documents.items():
        files[name] = Path(tags_file) if document is None else directory / f"{name}.json"
        if document is not None:
            files[name].write_bytes(encode(document))
    return files
