"""Every method of every service, in both kinds of session."""

import types
import typing
from datetime import timedelta

import danxi

from .campus import AsyncCampusTest

ENTITIES = {name: entity for module in (danxi.account, danxi.forum, danxi.campus) for name, entity in vars(module).items()}


def journey(test):
    """Yields each call as (method, parameters) and is sent its value; both kinds of session travel it."""

    def call(method, **parameters):
        return method, parameters

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
    again = yield call("forum.list_holes_in_division", division_id=division.id, size=1, start_time=last.datetime + timedelta(seconds=1))
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

    floor = yield call("forum.create_floor", content=f"answers ##{hole.floors.first_floor.id} \\ \"quoted\" 🐱", hole_id=hole.id)
    test.assertTrue(floor.is_me)
    test.assertTrue(floor.content.endswith("\\ \"quoted\" 🐱"))
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

    status = yield call("campus.status")
    test.assertFalse(status.signed_in)
    person = test.campus.people["captcha"]
    refused = yield call("campus.login", username=person["number"], password=person["password"], student_type="undergraduate")
    test.assertIsInstance(refused, danxi.CaptchaRequiredError)
    answer = test.campus.control("GET", "/captchas")[-1]["answer"]
    status = yield call("campus.answer_challenge", id=refused.detail["challenge"]["id"], answer=answer)
    test.assertEqual((status.signed_in, status.username), (True, person["number"]))
    status = yield call("campus.logout")
    test.assertFalse(status.signed_in)

    cleared = yield call("forum.clear_cache")
    test.assertIsNone(cleared)
    status = yield call("account.logout")
    test.assertFalse(status.signed_in)


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
            self.assertIsNone(value)

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
