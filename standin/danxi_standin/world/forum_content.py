"""The generated content of the forum. Equal seeds produce equal content, except for its times, which precede the start."""

import random
import string
from collections.abc import Callable

from danxi_standin.world import clock
from danxi_standin.world.forum import Floor, Forum, Hole, Tag
from danxi_standin.world.phrases import (
    BEGINNINGS,
    CHATTER,
    DIVISIONS,
    EDIT_NOTES,
    ENDINGS,
    EXTRA_TAGS,
    FOLD_REASONS,
    NOTICES,
    TOPICS,
    WORDS,
    Topic,
)

HOLES = 400
FLOORS = 6_000
TAGS = 80
PERIOD = 42 * clock.DAY
QUIET_END = 3_600 * clock.SECOND  # the time without new floors before the start
ADMIN, STUDENT, OTHER = 1, 2, 3  # user ids of the generated accounts
CROWD = range(1_000, 1_240)  # the user ids of authors without an account
STUDENT_SHARE = 0.02
TIED = 9  # maximum number of holes with equal times, which is less than the size of a page


class Writer:
    """A composer of openings and replies that are all different."""

    def __init__(self, chance: random.Random):
        self._chance = chance
        self._written: set[str] = set()

    def phrase(self, template: str) -> str:
        """Returns a template with a random word in each slot. Equal slots get words independently of each other."""
        parts = []
        for literal, slot, _, _ in string.Formatter().parse(template):
            parts.append(literal)
            if slot:
                parts.append(self._chance.choice(WORDS[slot]))
        return "".join(parts)

    def opening(self, topic: Topic) -> str:
        def compose() -> str:
            text = self.phrase(self._chance.choice(topic.openings))
            extra = self._chance.randrange(3)
            return "\n\n".join([text, *(self.phrase(self._chance.choice(CHATTER)) for _ in range(extra))])

        return self._fresh(compose)

    def reply(self, topic: Topic) -> str:
        def compose() -> str:
            about = topic.replies if self._chance.random() < 0.7 else CHATTER
            return self.phrase(
                self._chance.choice(BEGINNINGS) + self._chance.choice(about) + self._chance.choice(ENDINGS)
            )

        return self._fresh(compose)

    def _fresh(self, compose: Callable[[], str]) -> str:
        text = compose()
        while text in self._written:
            text = compose()
        self._written.add(text)
        return text


class Seeder:
    def __init__(self, forum: Forum, seed: int, start: int):
        self._forum = forum
        self._chance = random.Random(seed)
        self._writer = Writer(self._chance)
        self._end = start // clock.SECOND * clock.SECOND - QUIET_END
        self._tags: dict[str, Tag] = {}
        self._topics: dict[int, Topic] = {}  # by hole id

    def fill(self) -> None:
        for name, description in DIVISIONS:
            self._forum.divisions.add(name, description, created=self._end - 3 * PERIOD)
        self._write_everything()
        self._set_tags()
        self._pin()
        self._touch_up()
        self._furnish_accounts()

    # Authors and times

    def _author(self) -> int:
        draw = self._chance.random()
        if draw < STUDENT_SHARE:
            return STUDENT
        return OTHER if draw < 2 * STUDENT_SHARE else self._chance.choice(CROWD)

    def _reply_counts(self) -> list[int]:
        """Returns the number of replies of each hole. A few holes have very many replies, and most have few."""
        weights = [min(self._chance.paretovariate(1.1), 25) for _ in range(HOLES)]
        scale = (FLOORS - HOLES) / sum(weights)
        return [round(weight * scale) for weight in weights]

    def _schedule(self) -> list[tuple[int, int]]:
        """Returns, for each floor, its time and the number of its hole, sorted by time. The first floor of a hole is its opening."""
        moments = []
        for number, replies in enumerate(self._reply_counts()):
            moment = opening = self._end - PERIOD + self._chance.randrange(PERIOD)
            moments.append((moment, number))
            for _ in range(replies):
                pause = self._chance.expovariate(1 / 9) * 3_600 * clock.SECOND
                moment += int(pause) + clock.SECOND
                if moment >= self._end:  # too late: choose a random time after the opening instead
                    moment = self._chance.randrange(opening, self._end)
                moments.append((moment, number))
        return sorted((moment // clock.MILLISECOND * clock.MILLISECOND, number) for moment, number in moments)

    # Holes and floors

    def _write_everything(self) -> None:
        holes: dict[int, Hole] = {}
        for moment, number in self._schedule():
            if number in holes:
                self._write_reply(holes[number], moment)
            else:
                holes[number] = self._write_hole(moment)

    def _write_hole(self, created: int) -> Hole:
        position = len(self._forum.holes)
        topic = self._chance.choices(TOPICS, [topic.weight for topic in TOPICS])[0]
        division, author, content = topic.division, self._author(), self._writer.opening(topic)
        if position < len(NOTICES):
            division, author, content = position, ADMIN, NOTICES[position]
        names = {self._writer.phrase(tag) for tag in self._chance.sample(topic.tags, self._chance.randint(1, 3))}
        hole = self._forum.add_hole(
            author, division + 1, [self._tag(name) for name in sorted(names)], content, created=created
        )
        hole.view = self._chance.randrange(20, 4_000)
        self._topics[hole.id] = topic
        self._vote(hole.floors[0], most=60)
        return hole

    def _tag(self, name: str) -> Tag:
        """Returns the tag `name`. If it does not exist, returns a new tag or, once there are enough tags, a random one."""
        if name not in self._tags:
            if len(self._tags) >= TAGS - len(EXTRA_TAGS):
                return self._chance.choice(list(self._tags.values()))
            self._tags[name] = self._forum.tags.add(name)
        return self._tags[name]

    def _write_reply(self, hole: Hole, created: int) -> None:
        content = self._writer.reply(self._topics[hole.id])
        draw = self._chance.random()
        if draw < 0.10:
            content = f"##{self._chance.choice(hole.floors).id}\n{content}"
        elif draw < 0.12:
            content = f"可以看看 #{self._chance.choice(list(self._forum.holes))} ，{content}"
        author = hole.user_id if self._chance.random() < 0.15 else self._author()
        floor = self._forum.add_floor(hole, author, content, created=created)
        self._vote(floor, most=8)

    def _vote(self, floor: Floor, most: int) -> None:
        for user_id in self._chance.sample(CROWD, self._chance.randrange(most)):
            floor.likes[user_id] = -1 if self._chance.random() < 0.1 else 1

    # Final touches

    def _set_tags(self) -> None:
        for name in EXTRA_TAGS:
            self._tags[name] = self._forum.tags.add(name)
        while len(self._tags) < TAGS:
            self._tag(self._writer.phrase("{dish}"))
        # A hole must not have the same tag twice.
        for hole in self._forum.holes.values():
            if self._chance.random() < 0.08:
                hole.tags.append(self._tags[self._chance.choice(EXTRA_TAGS)])
            hole.tags = list(dict.fromkeys(hole.tags))
            for tag in hole.tags:
                tag.temperature += 1

    def _pin(self) -> None:
        for division in self._forum.divisions.values():
            inside = [hole.id for hole in self._forum.holes.values() if hole.division_id == division.id]
            popular = max(inside[1:], key=lambda hole_id: self._forum.holes[hole_id].reply)
            division.pinned = [inside[0], popular]

    def _touch_up(self) -> None:
        """Edits, deletes and folds some floors, and marks some holes as locked, hidden, frozen or good."""
        floors = [floor for floor in self._forum.floors.values() if floor.ranking]
        for floor in self._chance.sample(floors, 120):
            self._forum.keep_history(floor, floor.user_id, "该内容已被作者修改")
            self._forum.edit(floor, f"{floor.content}\n\n{self._chance.choice(EDIT_NOTES)}")
            floor.updated = floor.created + 60 * clock.SECOND
        for floor in self._chance.sample(floors, 50):
            self._forum.keep_history(floor, floor.user_id, "")
            floor.deleted, floor.content, floor.mentions = True, "该内容被作者删除", []
        for floor in self._chance.sample(floors, 40):
            floor.fold = self._chance.choice(FOLD_REASONS)
        self._tie()
        ordinary = list(self._forum.holes.values())[len(NOTICES) :]
        states = ["locked"] * 4 + ["hidden"] * 3 + ["frozen"] * 2 + ["good"] * 12
        pinned = {hole_id for division in self._forum.divisions.values() for hole_id in division.pinned}
        free = [hole for hole in ordinary if hole.id not in pinned]
        for hole, state in zip(self._chance.sample(free, len(states)), states, strict=True):
            setattr(hole, state, True)

    def _tie(self) -> None:
        """Sets equal times for some holes that are adjacent in lists. On the real server, many people write at the same moment."""
        for key in ("created", "updated"):
            for division_id in self._forum.divisions:
                holes = [hole for hole in self._forum.holes.values() if hole.division_id == division_id]
                holes.sort(key=lambda hole: getattr(hole, key))
                for start, count in ((4, 2), (12, TIED), (40, 3)):
                    for hole in holes[start : start + count]:
                        setattr(hole, key, getattr(holes[start], key))

    def _furnish_accounts(self) -> None:
        visible = [hole for hole in self._forum.holes.values() if not hole.hidden]
        for user_id in (STUDENT, OTHER):
            user = self._forum.user(user_id)
            user.groups[0].created = user.groups[0].updated = self._end - PERIOD
            for hole in self._chance.sample(visible, 12):
                user.favorites[0, hole.id] = hole.updated
                hole.favorite_count += 1
            user.groups[0].count = len(user.favorites)
            for hole in self._chance.sample(visible, 5):
                user.subscriptions[hole.id] = hole.updated
                hole.subscription_count += 1
        self._forum.user(ADMIN)
        self._forum.messages.add(
            "您有一封站内信",
            "欢迎来到树洞，请友善交流。",
            {},
            "mail",
            "/api/messages",
            None,
            {STUDENT: False, OTHER: True},
            created=self._end,
        )
        reported = self._chance.sample(list(self._forum.floors.values()), 3)
        for floor, reason in zip(reported, ("人身攻击", "广告", "与主题无关"), strict=True):
            self._forum.reports.add(floor, OTHER, reason, created=self._end)


def fill(forum: Forum, seed: int, start: int) -> None:
    """Writes the content of a forum whose stand-in has started at `start`."""
    Seeder(forum, seed, start).fill()
