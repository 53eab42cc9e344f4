"""Every method of every service, in both kinds of session."""

import types
import typing
from datetime import datetime, timedelta, timezone

import danxi

from .campus import SERVICES, AsyncCampusTest

CHINA = timezone(timedelta(hours=8))
ENTITIES = {name: entity for module in SERVICES for name, entity in vars(module).items()}
PRIMITIVES = {"null": types.NoneType, "string": str}


def call(method, **parameters):
    return method, parameters


def journey(test):
    """Yields each call as (method, parameters) and is sent its value; both kinds of session travel it."""
    yield from community(test)
    yield from signing_in(test)
    person = test.campus.people["undergraduate"]
    yield call("campus.login", username=person["number"], password=person["password"], student_type="undergraduate")
    for part in (announcements, buses, places, studies, results, card, sports, own_pages):
        yield from part(test)
    profile = yield call("profile.get_student_profile")
    test.assertEqual((profile.campus_id, profile.name), (person["number"], person["name"]))
    for method in (method["name"] for method in danxi.schema()["methods"] if method["name"].endswith(".clear_cache")):
        cleared = yield call(method)
        test.assertIsNone(cleared)
    yield from graduate(test)


def community(test):
    status = yield call("account.get_status")
    test.assertFalse(status.signed_in)
    test.assertIsNone(status.access_expires_at)
    status = yield call("account.login", email=test.email, password=test.password, remember=False)
    test.assertTrue(status.signed_in)
    test.assertFalse(status.remembered)
    renewed = yield call("account.refresh_token")
    test.assertTrue(renewed.signed_in)

    profile = yield call("forum.get_profile")
    test.assertFalse(profile.is_admin)
    divisions = yield call("forum.get_divisions", cache="refresh")
    division = yield call("forum.get_division", id=divisions[0].id)
    test.assertEqual(division, divisions[0])
    tags = yield call("forum.list_all_tags", cache="prefer", timeout_ms=10_000)
    test.assertGreater(len(tags), 1)

    page = yield call("forum.list_holes_in_division", division_id=division.id, size=3)
    test.assertEqual(len(page), 3)
    last = page[-1].time_updated
    following = yield call("forum.list_holes_in_division", division_id=division.id, size=1, start_time=last)
    test.assertLess(following[0].time_updated.datetime, last.datetime)
    again = yield call(
        "forum.list_holes_in_division", division_id=division.id, size=1, start_time=last.datetime + timedelta(seconds=1)
    )
    test.assertGreaterEqual(again[0].time_updated.datetime, last.datetime)
    created_order = yield call("forum.list_holes_in_division", division_id=division.id, order="time_created")
    times = [hole.time_created.datetime for hole in created_order]
    test.assertEqual(times, sorted(times, reverse=True))

    hole = yield call("forum.create_hole", content="a *hole*", division_id=division.id, tags=["brand new", "第二"])
    test.assertEqual({tag.name for tag in hole.tags}, {"brand new", "第二"})
    test.assertEqual(hole.floors.first_floor.content, "a *hole*")
    mine = yield call("forum.list_my_holes")
    test.assertEqual(mine[0].id, hole.id)
    tagged = yield call("forum.list_holes_by_tag", tag_name="brand new")
    test.assertEqual([h.id for h in tagged], [hole.id])
    none = yield call("forum.list_holes_by_tag", tag_name="no such tag")
    test.assertEqual(none, [])
    got = yield call("forum.get_hole", id=hole.id)
    test.assertEqual(got.id, hole.id)

    floor = yield call(
        "forum.create_floor", content=f'answers ##{hole.floors.first_floor.id} \\ "quoted" 🐱', hole_id=hole.id
    )
    test.assertTrue(floor.is_me)
    test.assertTrue(floor.content.endswith('\\ "quoted" 🐱'))
    test.assertEqual([m.id for m in floor.mention], [hole.floors.first_floor.id])
    floors = yield call("forum.list_floors_in_hole", hole_id=hole.id, start_floor=1, size=50)
    test.assertEqual([f.id for f in floors], [floor.id])
    floors = yield call("forum.list_all_floors", hole_id=hole.id)
    test.assertEqual(len(floors), 2)
    got = yield call("forum.get_floor", id=floor.id)
    test.assertEqual(got.content, floor.content)
    liked = yield call("forum.like_floor", id=floor.id, like=1)
    test.assertEqual((liked.like, liked.liked), (1, True))
    modified = yield call("forum.modify_floor", id=floor.id, content="nothing like it: zyzzyva")
    test.assertEqual(modified.modified, 1)
    found = yield call("forum.search_floor", keyword="zyzzyva", accurate=True, size=5)
    test.assertEqual([f.id for f in found], [floor.id])
    deleted = yield call("forum.delete_floor", id=floor.id, reason="done")
    test.assertTrue(deleted.deleted)

    status = yield call("account.logout")
    test.assertFalse(status.signed_in)


def signing_in(test):
    status = yield call("campus.status")
    test.assertFalse(status.signed_in)
    person = test.campus.people["captcha"]
    refused = yield call(
        "campus.login", username=person["number"], password=person["password"], student_type="undergraduate"
    )
    test.assertIsInstance(refused, danxi.CaptchaRequiredError)
    answer = test.campus.control("GET", "/captchas")[-1]["answer"]
    status = yield call("campus.answer_challenge", id=refused.detail["challenge"]["id"], answer=answer)
    test.assertEqual((status.signed_in, status.username), (True, person["number"]))
    status = yield call("campus.logout")
    test.assertFalse(status.signed_in)


def announcements(test):
    first = yield call("announcement.get_undergraduate_announcements", page=1)
    second = yield call("announcement.get_undergraduate_announcements", page=2)
    dates = [announcement.date for announcement in first + second]
    test.assertEqual(dates, sorted(dates, reverse=True))
    test.assertRegex(first[0].link, "^https://jwc.fudan.edu.cn/.")
    graduates = yield call("announcement.get_graduate_announcements", page=1)
    test.assertRegex(graduates[0].link, "^https://gs.fudan.edu.cn/.")


def buses(test):
    for day in ("workday", "holiday"):
        routes = yield call("bus.get_routes", type=day)
        test.assertEqual((routes[0].name, routes[0].start, routes[0].end), ("邯郸-枫林", "邯郸", "枫林"))
        test.assertEqual({bus.holiday for route in routes for bus in route.schedules}, {day == "holiday"})
    noon = datetime(2026, 3, 4, 12, tzinfo=CHINA)  # a Wednesday
    departures = yield call("bus.next", start="邯郸", end="枫林", time=noon)
    test.assertEqual((departures.type, departures.time.datetime), ("workday", noon))
    times = [[bus.time for bus in buses] for buses in (departures.missed, departures.next)]
    test.assertTrue(times[0][0] <= times[0][-1] < "12:00" <= times[1][0] <= times[1][-1])
    test.assertEqual({(bus.start, bus.end) for bus in departures.missed + departures.next}, {("邯郸", "枫林")})


def places(test):
    queuing = yield call("canteen.get_canteen_queuing")
    test.assertTrue(queuing.dining_time)
    test.assertEqual(
        [(canteen.id, canteen.campus) for canteen in queuing.canteens][:2], [("bb", "本部"), ("fl", "枫林")]
    )
    test.assertGreater(queuing.canteens[0].dining_rooms[0].capacity, 0)
    rooms = yield call("classroom.get_classrooms", building="H2")
    test.assertEqual(rooms[0].name, "H2101")
    test.assertTrue(all(1 <= use.start <= use.end <= 14 for room in rooms for use in room.schedules))
    libraries = yield call("library.get_library")
    test.assertEqual((libraries[0].id, libraries[0].name, libraries[0].capacity), (1, "文科馆", 1200))
    usage = yield call("electricity.get_electricity_usage")
    test.assertAlmostEqual(usage.electricity_all, usage.electricity_used + usage.electricity_available)
    logs = yield call("electricity.get_electricity_logs")
    test.assertEqual((logs[0].building, logs[0].room), (usage.building, usage.room))
    test.assertEqual(len({log.date for log in logs}), len(logs))


def studies(test):
    times = yield call("course.list_class_times")
    test.assertEqual((len(times), times[0]), (14, danxi.course.ClassTimeSlot(id=1, start="08:00", end="08:45")))
    semesters = yield call("course.get_semesters")
    semester = yield call("course.get_current_semester")
    test.assertEqual([s for s in semesters if s.is_current], [semester])
    courses = yield call("course.get_courses", semester_id=semester.id)
    test.assertEqual({course.semester_id for course in courses}, {semester.id})
    test.assertEqual(courses[0].start_time, times[courses[0].start - 1].start)
    week = yield call("course.get_week", semester_id=semester.id, week=3)
    test.assertEqual((week.semester, week.week), (semester, 3))
    test.assertCountEqual(week.courses, [course for course in courses if 3 in course.on_weeks])
    conflicts = yield call("course.get_conflicts", semester_id=semester.id)
    test.assertTrue(all(len(conflict.courses) > 1 for conflict in conflicts))
    calendar = yield call("course.calendar", semester_id=semester.id, exams=False, reminder_minutes=15)
    test.assertRegex(calendar, r"(?s)^BEGIN:VCALENDAR\r\n.*TRIGGER:-PT15M\r\n.*END:VCALENDAR\r\n$")
    test.assertIn(f"SUMMARY:{courses[0].name}\r\n", calendar)


def results(test):
    exams = yield call("exam.get_exams")
    test.campus.control("PATCH", "/settings", {"exam_page": "old"})
    old = yield call("exam.get_exams", cache="refresh")
    test.assertTrue({exam.course for exam in exams} & {exam.course for exam in old})
    semesters = yield call("course.get_semesters")
    scores = []
    for semester in semesters:
        scores += yield call("score.get_scores", semester_id=semester.id)
    test.assertEqual({score.grade_point for score in scores if score.grade == "B"}, {3.0})
    ranks = yield call("score.get_ranks")
    test.assertEqual([rank.rank for rank in ranks], sorted(rank.rank for rank in ranks))
    test.assertEqual(len([rank for rank in ranks if rank.is_me]), 1)


def card(test):
    content = yield call("wallet.get_content")
    test.assertEqual(content.name, test.campus.people["undergraduate"]["name"])
    balance = yield call("wallet.get_balance")
    test.assertEqual((balance.balance, content.transactions[0].balance), (content.balance, content.balance))
    page = yield call("wallet.get_transactions", page=1)
    test.assertEqual((page.page, page.transactions[0]), (1, content.transactions[0]))
    day = page.transactions[0].time[:10]
    found = yield call("wallet.search_transactions", start_date=day, end_date=day, page=1)
    test.assertEqual({transaction.time[:10] for transaction in found.transactions}, {day})
    code = yield call("wallet.get_qr_code")
    test.assertTrue(code.code)


def sports(test):
    playgrounds = yield call("reservation.get_playgrounds")
    playground = playgrounds[0]
    test.assertEqual(
        (playground.name, playground.campus, playground.category), ("正大体育馆羽毛球", "邯郸校区", "羽毛球")
    )
    today = datetime.now(CHINA).date().isoformat()
    slots = yield call("reservation.get_reservations", playground_id=playground.id, date=today)
    test.assertEqual(
        {(slot.playground_id, slot.name, slot.date) for slot in slots}, {(playground.id, playground.name, today)}
    )
    test.assertTrue(all(slot.reserved < slot.total for slot in slots if slot.available))
    exercise = yield call("sport.get_exercise")
    test.assertEqual((exercise.exercises[0].category, exercise.exercises[-1].category), ("早操", "合计"))
    exam = yield call("sport.get_exam")
    test.assertEqual([item.name for item in exam.items][:2], ["身高体重", "肺活量"])
    test.assertLessEqual(exam.total, 100)


def own_pages(test):
    elements = yield call("markup.select", html="<ul><li>a<li class=x>b</ul>", selector="li", limit=2)
    test.assertEqual([element.text for element in elements], ["a", "b"])
    test.assertEqual(
        elements[1], danxi.markup.Element(tag="li", text="b", html='<li class="x">b</li>', attributes={"class": "x"})
    )


def graduate(test):
    person = test.campus.people["graduate"]
    account = {"username": person["number"], "password": person["password"]}
    status = yield call("campus.login", **account, student_type="graduate")
    test.assertEqual(status.student_type, "graduate")
    captcha = yield call("course.get_captcha")
    test.assertTrue(captcha.image.startswith("data:image/png;base64,"))
    answer = test.campus.control("GET", "/captchas")[-1]["answer"]
    yield call("course.answer_captcha", id=captcha.id, answer=answer, **account)
    selected = yield call("course.get_selected_courses")
    semester = yield call("course.get_current_semester")
    courses = yield call("course.get_courses", semester_id=semester.id)
    test.assertTrue({course.name for course in selected} & {course.name for course in courses})


class Methods(AsyncCampusTest):
    def travel(self):
        """The journey, with checks of what comes back; ends with checking that no method was left out."""
        schema = {method["name"]: method for method in danxi.schema()["methods"]}
        steps = journey(self)
        seen = set()
        value = None
        while True:
            try:
                name, parameters = steps.send(value)
            except StopIteration:
                break
            seen.add(name)
            value = yield name, parameters
            if not isinstance(value, danxi.CaptchaRequiredError):
                self.check(value, schema[name]["result"]["schema"])
        self.assertEqual(seen, set(schema))

    def check(self, value, schema):
        """Whether a value is what the schema says, in the package's types."""
        if schema.get("type") == "array":
            self.assertIs(type(value), list)
            for item in value:
                self.check_typed(item, ENTITIES[schema["items"]["$ref"].rsplit("/")[-1]])
        elif "$ref" in schema:
            self.check_typed(value, ENTITIES[schema["$ref"].rsplit("/")[-1]])
        else:
            self.assertIs(type(value), PRIMITIVES[schema["type"]])

    def check_typed(self, value, annotation):
        origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
        if origin is types.UnionType:
            if value is not None:
                self.check_typed(value, arguments[0])
        elif origin is tuple:
            self.assertIs(type(value), tuple)
            for item in value:
                self.check_typed(item, arguments[0])
        elif origin is dict:
            for key, item in value.items():
                self.check_typed(key, arguments[0])
                self.check_typed(item, arguments[1])
        else:
            self.assertIs(type(value), annotation)
            if annotation in ENTITIES.values():
                for field, hint in typing.get_type_hints(annotation).items():
                    self.check_typed(getattr(value, field), hint)

    def test_sync(self):
        session = self.open()
        steps = self.travel()
        step = next(steps)
        while step:
            (service, method), parameters = step[0].split("."), step[1]
            try:
                value = getattr(getattr(session, service), method)(**parameters)
            except danxi.CaptchaRequiredError as error:
                value = error
            step = self.next_step(steps, value)

    async def test_async(self):
        async with danxi.AsyncSession(self.campus.config) as session:
            steps = self.travel()
            step = next(steps)
            while step:
                (service, method), parameters = step[0].split("."), step[1]
                try:
                    value = await getattr(getattr(session, service), method)(**parameters)
                except danxi.CaptchaRequiredError as error:
                    value = error
                step = self.next_step(steps, value)

    @staticmethod
    def next_step(steps, value):
        try:
            return steps.send(value)
        except StopIteration:
            return None

    def test_required_parameters_are_positional(self):
        session = self.sign_in()
        hole = session.forum.list_holes_in_division(1)[0]
        self.assertEqual(session.forum.get_hole(hole.id).id, hole.id)
        self.assertEqual(session.forum.list_floors_in_hole(hole.id, size=1)[0].hole_id, hole.id)
        with self.assertRaises(TypeError):
            session.forum.list_floors_in_hole(hole.id, 0, 1)

    def test_call_gives_json(self):
        session = self.sign_in()
        divisions = session.call("forum.get_divisions")
        self.assertIs(type(divisions[0]), dict)
        self.assertIs(type(divisions[0]["time_created"]), str)
        self.assertEqual(session.call("forum.get_division", id=1, cache=None)["id"], 1)
        self.assertIsNone(session.call("forum.clear_cache"))

    async def test_request_tells_the_source(self):
        session = self.sign_in()
        first, second = session.request("forum.list_all_tags"), session.request("forum.list_all_tags")
        self.assertEqual((first.source, second.source), ("network", "memory"))
        self.assertEqual(first.value, second.value)
        self.assertGreaterEqual(second.age, 0)
        self.assertLess(second.age, 60)
        session = await self.sign_in_async()
        first, second = [await session.request("forum.get_divisions") for _ in range(2)]
        self.assertEqual((first.source, second.source), ("network", "memory"))

    def test_cache_options(self):
        session = self.sign_in()
        with self.assertRaises(danxi.NotCachedError):
            session.forum.list_all_tags(cache="only")
        tags = session.forum.list_all_tags()
        self.assertEqual(session.forum.list_all_tags(cache="only"), tags)
        self.assertEqual(session.forum.list_all_tags(cache="revalidate"), tags)
        session.forum.clear_cache()
        with self.assertRaises(danxi.NotCachedError):
            session.forum.list_all_tags(cache="only")
