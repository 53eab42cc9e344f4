"""The venues of the booking platform, their slots, and the bookings of people."""

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from danxi_standin.world.people import Person
from danxi_standin.world.semesters import today

DAYS_AHEAD = 2
OPEN, TAKEN, CLOSED = 0, 2, 3  # states of a slot
BOOKINGS = 13


@dataclass(frozen=True)
class Venue:
    id: int
    name: str
    courts: int
    capacity: int  # the number of people who can book the same slot of a court
    first_hour: int

    @property
    def court_ids(self) -> range:
        return range(self.id * 100 + 1, self.id * 100 + 1 + self.courts)


# The name, the number of courts, the capacity and the first hour of each venue.
_FIELDS = (
    ("北区体育馆-乒乓球", 8, 1, 8),
    ("正大体育馆-羽毛球", 12, 1, 8),
    ("江湾室外体育场-网球", 4, 1, 7),
    ("枫林学生活动中心-羽毛球", 3, 1, 8),
    ("张江体育馆-篮球", 2, 1, 8),
    ("邯郸健身房", 1, 40, 9),
    ("江湾游泳馆", 1, 80, 12),
    ("南区排球场", 2, 1, 8),
    ("枫林网球场", 2, 1, 7),
    ("北区健身房", 1, 25, 9),
    ("江湾体育馆-乒乓球", 6, 1, 8),
)
VENUES = tuple(Venue(1040 + 5 * number, *fields) for number, fields in enumerate(_FIELDS))


def venue_with_id(number: int) -> Venue | None:
    return next((venue for venue in VENUES if venue.id == number), None)


def slot(venue: Venue, day: date, court: int, hour: int) -> tuple[int, int]:
    """Returns the state of a court's slot, and the number of people who can still book it."""
    if not 0 <= (day - today()).days <= DAYS_AHEAD:
        return CLOSED, venue.capacity
    taken = min(Random(f"slot {court} {day} {hour}").randint(0, venue.capacity * 2), venue.capacity)
    return (TAKEN if taken == venue.capacity else OPEN), venue.capacity - taken


@dataclass(frozen=True)
class Booking:
    id: int
    venue: Venue
    court: int
    day: date
    hour: int

    @property
    def is_cancelled(self) -> bool:
        return self.id % 4 == 0

    @property
    def is_over(self) -> bool:
        return self.day < today()


def bookings_of(person: Person) -> list[Booking]:
    """Returns the bookings of a person, newest first."""
    chance = Random(f"bookings {person.number}")
    found = []
    for number in range(BOOKINGS):
        venue = chance.choice(VENUES)
        day = today() + timedelta(days=1 - 5 * number)
        found.append(Booking(80_000 - number, venue, chance.choice(venue.court_ids), day, chance.randint(12, 20)))
    return found
