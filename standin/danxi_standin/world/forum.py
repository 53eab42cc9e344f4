"""The forum's entities and their tables."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from danxi_standin.world import clock
from danxi_standin.world.names import NAMES

SENSITIVE_WORD = "违禁词"
SENSITIVE = re.compile(rf"{SENSITIVE_WORD}|待审")  # the words that make content sensitive, instead of the real check
DEFAULT_NOTIFY = ("mention", "favorite", "report")
SHOW_FOLDED = ("hide", "fold", "show")
MENTIONED_HOLE = re.compile(r"[^#]#(\d+)")
MENTIONED_FLOOR = re.compile(r"##(\d+)")

Entity = TypeVar("Entity")


@dataclass(eq=False)
class Stamped:
    created: int = field(default_factory=clock.stamp, kw_only=True)
    updated: int = field(default=0, kw_only=True)

    def __post_init__(self) -> None:
        self.updated = self.updated or self.created

    def touch(self) -> None:
        self.updated = clock.stamp()


@dataclass(eq=False)
class Division(Stamped):
    id: int
    name: str
    description: str
    pinned: list[int] = field(default_factory=list)
    hidden: bool = False
    show_in_home_page: bool = True


@dataclass(eq=False)
class Tag:
    id: int
    name: str
    temperature: int = 0

    @property
    def nsfw(self) -> bool:
        return self.name.startswith("*")


@dataclass(eq=False)
class Floor(Stamped):
    id: int
    hole: "Hole" = field(repr=False)
    user_id: int
    content: str
    anonyname: str
    ranking: int
    reply_to: int = 0
    special_tag: str = ""
    mentions: list["Floor"] = field(default_factory=list, repr=False)
    likes: dict[int, int] = field(default_factory=dict)  # 1 or -1, by user id
    deleted: bool = False
    modified: int = 0
    fold: str = ""
    is_sensitive: bool = False
    is_actual_sensitive: bool | None = None

    @property
    def withheld(self) -> bool:
        return self.is_sensitive if self.is_actual_sensitive is None else self.is_actual_sensitive

    def count(self, vote: int) -> int:
        return sum(cast == vote for cast in self.likes.values())


@dataclass(eq=False)
class Hole(Stamped):
    id: int
    user_id: int
    division_id: int
    tags: list[Tag] = field(default_factory=list)
    floors: list[Floor] = field(default_factory=list, repr=False)
    anonynames: dict[int, str] = field(default_factory=dict)
    view: int = 0
    hidden: bool = False
    locked: bool = False
    frozen: bool = False
    good: bool = False
    no_purge: bool = False
    deleted: int | None = None  # the time of the deletion
    favorite_count: int = 0
    subscription_count: int = 0
    summary_requests: int = 0

    @property
    def reply(self) -> int:
        return len(self.floors) - 1


@dataclass(eq=False)
class FloorHistory(Stamped):
    id: int
    floor_id: int
    user_id: int
    content: str
    reason: str
    is_sensitive: bool
    is_actual_sensitive: bool | None


@dataclass(eq=False)
class Message(Stamped):
    id: int
    title: str
    description: str
    data: object
    code: str
    url: str
    related_floor_id: int | None
    has_read: dict[int, bool]  # by user id


@dataclass(eq=False)
class Report(Stamped):
    id: int
    floor: Floor
    user_id: int
    reason: str
    dealt: bool = False
    dealt_by: int = 0
    result: str = ""
    banned: bool = False


@dataclass(eq=False)
class Punishment(Stamped):
    id: int
    user_id: int
    floor: Floor | None
    division_id: int
    days: int
    reason: str

    @property
    def end(self) -> int:
        return self.created + self.days * clock.DAY


@dataclass(eq=False)
class FavoriteGroup(Stamped):
    id: int
    name: str
    count: int = 0
    deleted: bool = False


@dataclass(eq=False)
class User:
    id: int
    notify: list[str] = field(default_factory=lambda: list(DEFAULT_NOTIFY))
    show_folded: str = SHOW_FOLDED[0]
    default_special_tag: str = ""
    special_tags: list[str] = field(default_factory=list)
    bans: dict[int, int] = field(default_factory=dict)  # when a ban ends, by division id
    report_ban: int | None = None
    offences: int = 0
    groups: dict[int, FavoriteGroup] = field(default_factory=lambda: {0: FavoriteGroup(0, "默认收藏夹")})
    favorites: dict[tuple[int, int], int] = field(default_factory=dict)  # when each was added, by group id and hole id
    subscriptions: dict[int, int] = field(default_factory=dict)  # when a subscription was added, by hole id

    def ban(self, division_id: int, nanoseconds: int) -> None:
        """Bans the user from posting in a division, or extends the current ban."""
        self.bans[division_id] = self.bans.get(division_id, clock.now()) + nanoseconds


class Table(dict[int, Entity], Generic[Entity]):
    """The entities of a type, by id. The id of a deleted entity is not used again."""

    def __init__(self, entity: Callable[..., Entity]) -> None:
        super().__init__()
        self._entity = entity
        self.next_id = 1

    def add(self, *arguments: Any, **fields: Any) -> Entity:
        number = self.next_id
        self.next_id += 1
        entity = self._entity(number, *arguments, **fields)
        self[number] = entity
        return entity


class Forum:
    def __init__(self, seed: int):
        self.divisions = Table(Division)
        self.holes = Table(Hole)
        self.floors = Table(Floor)
        self.tags = Table(Tag)
        self.history = Table(FloorHistory)
        self.messages = Table(Message)
        self.reports = Table(Report)
        self.punishments = Table(Punishment)
        self.search_is_open = True
        self.listed_tags: tuple[int, list[Tag]] = (
            0,
            [],
        )  # when the cached list of all tags was made, and the list
        self._users: dict[int, User] = {}
        self._random = random.Random(seed)

    def known_user(self, user_id: int) -> User | None:
        return self._users.get(user_id)

    def user(self, user_id: int) -> User:
        """Returns a user, who is created if necessary. Removes expired bans, and resets an invalid setting of folded floors."""
        user = self._users.setdefault(user_id, User(user_id))
        moment = clock.now()
        user.bans = {division: until for division, until in user.bans.items() if until > moment}
        if user.show_folded not in SHOW_FOLDED:
            user.show_folded = SHOW_FOLDED[0]
        return user

    def followers(self, hole: Hole) -> list[int]:
        return [user.id for user in self._users.values() if hole.id in user.subscriptions]

    def tag_named(self, name: str) -> Tag | None:
        return next((tag for tag in self.tags.values() if tag.name == name), None)

    def add_hole(
        self, user_id: int, division_id: int, tags: list[Tag], content: str, special_tag: str = "", **times: Any
    ) -> Hole:
        hole = self.holes.add(user_id, division_id, tags, **times)
        self._add_floor(hole, user_id, content, special_tag=special_tag, **times)
        return hole

    def add_floor(self, hole: Hole, user_id: int, content: str, **fields: Any) -> Floor:
        floor = self._add_floor(hole, user_id, content, **fields)
        if not hole.frozen:
            hole.updated = floor.created
        return floor

    def _add_floor(self, hole: Hole, user_id: int, content: str, **fields: Any) -> Floor:
        floor = self.floors.add(
            hole,
            user_id,
            content,
            self._anonyname(hole, user_id),
            len(hole.floors),
            mentions=self.mentioned_in(content),
            is_sensitive=bool(SENSITIVE.search(content)),
            **fields,
        )
        hole.floors.append(floor)
        return floor

    def _anonyname(self, hole: Hole, user_id: int) -> str:
        """Returns the user's pseudonym in a hole. Chooses an unused one if the user has none yet."""
        if user_id not in hole.anonynames:
            taken = set(hole.anonynames.values())
            name = self._random.choice(NAMES)
            while name in taken:
                name = self._random.choice(NAMES) if len(taken) < len(NAMES) else f"{name}_{len(taken)}"
            hole.anonynames[user_id] = name
        return hole.anonynames[user_id]

    def mentioned_in(self, content: str) -> list[Floor]:
        holes = [self.holes.get(int(number)) for number in MENTIONED_HOLE.findall(" " + content)]
        floors = [self.floors.get(int(number)) for number in MENTIONED_FLOOR.findall(content)]
        found = [hole.floors[0] for hole in holes if hole] + [floor for floor in floors if floor]
        return list({floor.id: floor for floor in found}.values())

    def keep_history(self, floor: Floor, user_id: int, reason: str) -> None:
        self.history.add(floor.id, user_id, floor.content, reason, floor.is_sensitive, floor.is_actual_sensitive)

    def edit(self, floor: Floor, content: str) -> None:
        floor.content = content
        floor.mentions = self.mentioned_in(content)
        floor.is_sensitive = bool(SENSITIVE.search(content))
        floor.is_actual_sensitive = None
        floor.modified += 1
        floor.touch()

    def delete_messages_about(self, floor: Floor) -> None:
        related = [message.id for message in self.messages.values() if message.related_floor_id == floor.id]
        for message_id in related:
            del self.messages[message_id]
