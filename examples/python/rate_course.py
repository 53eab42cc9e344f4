"""Rates the first course of the timetable that is in the course reviews 蛋壳. The environment variables are those
of forum.py and campus.py."""

import json
import os

import danxi

with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    session.campus.login(os.environ["DANXI_CAMPUS_NUMBER"], os.environ["DANXI_CAMPUS_PASSWORD"], "undergraduate")
    course = next(each for each in session.course.get_reviews() if each.courses)
    section = course.courses[-1]  # the last course of the course group
    try:
        review = session.curriculum.create_review(section.id, "讲得清楚", "作业适中，值得一听。", 5, 5, 4, 4)
        print(f"{course.name} ({section.teachers}): {review.rank.overall} of 5, “{review.title}”")
    except danxi.RejectedError as error:  # a person can write one review for each course
        print(error.server_message)
