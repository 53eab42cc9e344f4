"""The transactions of the wallet, the campus card."""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from random import Random

from danxi_standin.world.people import Person
from danxi_standin.world.semesters import today

DAYS = 120
TOP_UP = 200.0
_LOCATIONS = (
    ("POS消费", "北区食堂", 6, 18),
    ("POS消费", "旦苑一楼大厅", 8, 22),
    ("水控消费", "南区浴室", 0.3, 2.5),
    ("POS消费", "教育超市", 3, 40),
    ("商户消费", "光华楼咖啡", 12, 28),
    ("电控消费", "东区洗衣房", 3, 5),
)
_HOURS = ((7, 30), (11, 40), (17, 50), (21, 10))


@dataclass(frozen=True)
class Transaction:
    number: int
    moment: datetime
    kind: str
    location: str
    amount: float
    balance: float  # the balance after the transaction


def transactions_of(person: Person) -> list[Transaction]:
    """Returns a person's transactions in the DAYS days before today, newest first."""
    return _transactions(person.number, today())


@lru_cache(maxsize=16)
def _transactions(number: str, last: date) -> list[Transaction]:
    found: list[Transaction] = []
    balance = 86.4
    for day in (last - timedelta(days=back) for back in range(DAYS, 0, -1)):
        chance = Random(f"wallet {number} {day}")
        for hour, minute in _HOURS:
            if balance < 40:
                balance += TOP_UP
                found.append(_transaction(found, day, hour, minute, "支付宝充值", "自助充值平台", TOP_UP, balance))
            if chance.random() < 0.6:
                kind, location, least, most = chance.choice(_LOCATIONS)
                amount, later = round(chance.uniform(least, most), 2), minute + chance.randint(1, 9)
                balance -= amount
                found.append(_transaction(found, day, hour, later, kind, location, amount, balance))
    return found[::-1]


def _transaction(
    earlier: list[Transaction],
    day: date,
    hour: int,
    minute: int,
    kind: str,
    location: str,
    amount: float,
    balance: float,
) -> Transaction:
    return Transaction(
        90_000_000 + len(earlier), datetime.combine(day, time(hour, minute)), kind, location, amount, round(balance, 2)
    )
