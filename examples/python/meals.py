"""Prints the meals of the last year: how many, where, what they cost, and the price of each month.

    DANXI_CAMPUS_NUMBER=... DANXI_CAMPUS_PASSWORD=... python3 meals.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from datetime import timedelta

import danxi

PLACES = re.compile("食堂|餐厅|餐饮|旦苑|清真|咖啡|面包")  # in the names of places where one eats


def read_meals(session: danxi.Session) -> list[danxi.Transaction]:
    today = danxi.campus_date()
    payments = session.wallet.iter_search_transactions(today - timedelta(days=365), today)
    return [each for each in payments if each.is_expense and PLACES.search(each.location or "")]


def grouped(meals: list[danxi.Transaction], by: str) -> dict[str, list[float]]:
    """Returns the prices of the meals, by place or by month."""
    groups: dict[str, list[float]] = defaultdict(list)
    for meal in meals:
        groups[f"{meal.time:%Y-%m}" if by == "month" else meal.location or ""].append(meal.amount)
    return groups


def print_meals(meals: list[danxi.Transaction]) -> None:
    total = sum(meal.amount for meal in meals)
    print(f"{len(meals)} meals for {total:.2f} yuan, {total / len(meals):.2f} yuan each")
    dearest = max(meals, key=lambda meal: meal.amount)
    print(f"The dearest: {dearest.amount:.2f} yuan, {dearest.location}, {dearest.time:%Y-%m-%d %H:%M}\n")
    for place, prices in sorted(grouped(meals, "place").items(), key=lambda each: -len(each[1])):
        print(f"{len(prices):4} × {sum(prices) / len(prices):5.2f}  {place}")
    months = grouped(meals, "month")
    longest = max(map(sum, months.values()))
    print()
    for month, prices in sorted(months.items()):
        print(f"{month}  {sum(prices):7.2f}  {'█' * round(30 * sum(prices) / longest)}")


if __name__ == "__main__":
    with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
        try:
            session.campus.login(
                os.environ["DANXI_CAMPUS_NUMBER"], os.environ["DANXI_CAMPUS_PASSWORD"], "undergraduate"
            )
        except danxi.SignInError as error:
            raise SystemExit(f"Signing in failed: {error}") from None
        if found := read_meals(session):
            print_meals(found)
        else:
            print("No meals were paid with the card in the last year.")
