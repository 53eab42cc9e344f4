"""Prints a student's day: the card's balance, the next buses, the next exams and this week's courses.

    DANXI_CAMPUS_NUMBER=... DANXI_CAMPUS_PASSWORD=... python3 campus.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

import json
import os
from datetime import time
from itertools import groupby

import danxi

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    number, password = os.environ["DANXI_CAMPUS_NUMBER"], os.environ["DANXI_CAMPUS_PASSWORD"]
    with danxi.Session(config) as session:
        try:
            session.campus.login(number, password, "undergraduate")
        except (danxi.WrongPasswordError, danxi.CaptchaRequiredError) as error:
            raise SystemExit(f"Signing in failed: {error}") from None
        print_card(session)
        print_buses(session)
        print_exams(session)
        print_week(session)
        session.campus.logout()
        print("\nSigned out.")


def print_card(session: danxi.Session) -> None:
    card = session.wallet.get_content()
    print(f"Hello, {card.name}! There are {card.balance:.2f} yuan on your card.")
    for payment in card.transactions[:3]:
        amount = -payment.amount if payment.is_expense else payment.amount
        print(f"  {payment.time:%m-%d %H:%M}  {amount:+7.2f}  {payment.location}")


def print_buses(session: danxi.Session) -> None:
    print("\nNext buses today")
    for stop in ("枫林", "江湾", "张江"):
        for start, end in (("邯郸", stop), (stop, "邯郸")):
            departures = session.bus.next(start, end)
            times = "  ".join(f"{bus.time:%H:%M}" for bus in departures.next[:4])
            print(f"  {start} → {end}  {times or 'no more today'}")


def print_exams(session: danxi.Session) -> None:
    print("\nUpcoming exams")
    exams = [exam for exam in session.exam.get_exams() if exam.date and not exam.is_finished]
    for exam in sorted(exams, key=lambda exam: (exam.date, exam.start_time or time.min))[:5]:
        line = f"  {exam.date}  {exam.time or 'time unknown'}  {exam.course} ({exam.type})  {exam.location or ''}"
        print(line.rstrip())
    if not exams:
        print("  none")


def print_week(session: danxi.Session) -> None:
    week = session.course.get_week()
    print(f"\nWeek {week.week} of {week.semester.name}")
    courses = sorted(week.courses, key=lambda course: (course.weekday, course.start))
    for weekday, lessons in groupby(courses, key=lambda course: course.weekday):
        print(f"  {DAYS[weekday - 1]}")
        for course in lessons:
            rooms = ", ".join(place.room for place in course.places if place.room)
            times = "-".join(f"{each:%H:%M}" for each in (course.start_time, course.end_time) if each)
            print(f"    {times}  {course.name}  {rooms}".rstrip())


if __name__ == "__main__":
    main()
