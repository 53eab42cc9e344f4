"""The values that methods take and return: entities and times."""

import copy
import datetime
import pickle
import random
import unittest
from unittest import mock

import danxi
from danxi import _time
from danxi._entity import Entity
from danxi._time import parse_time_of_day

EAST = datetime.timezone(datetime.timedelta(hours=8))
TEXT = "2024-10-11T20:00:22.790123456+08:00"


class Entities(unittest.TestCase):
    def setUp(self):
        self.tag = danxi.Tag(id=1, name="a", temperature=2)

    def test_entities_compare_and_hash_by_their_fields(self):
        same = danxi.Tag(id=1, name="a", temperature=2)
        self.assertEqual(self.tag, same)
        self.assertEqual(len({self.tag, same}), 1)
        self.assertNotEqual(self.tag, danxi.Tag(id=1, name="b", temperature=2))
        self.assertNotEqual(self.tag, (1, "a", 2, None))
        self.assertIsNone(self.tag.nsfw)
        self.assertEqual(repr(self.tag), "Tag(id=1, name='a', temperature=2)")

    def test_entities_with_any_json_values_can_be_hashed(self):
        error = danxi.GraphQLFieldError.from_json({"message": "m", "path": ["a", {"b": [1]}], "locations": []})
        self.assertEqual(hash(error), hash(danxi.GraphQLFieldError.from_json(error.to_json())))

    def test_entities_are_immutable(self):
        with self.assertRaisesRegex(AttributeError, "Tag is immutable"):
            self.tag.name = "b"
        with self.assertRaisesRegex(AttributeError, "Tag is immutable"):
            del self.tag.name
        with self.assertRaises(AttributeError):
            self.tag.colour = "red"
        self.assertFalse(hasattr(self.tag, "__dict__"))

    def test_missing_and_unknown_keyword_arguments_are_named(self):
        for arguments, problem in (({"id": 1}, "missing: name, temperature"), ({"colour": 1}, "missing")):
            with self.assertRaisesRegex(TypeError, problem):
                danxi.Tag(**arguments)
        with self.assertRaisesRegex(TypeError, "unknown: colour"):
            danxi.Tag(id=1, name="a", temperature=2, colour="red")
        self.assertEqual(danxi.Tag.__match_args__, ("id", "name", "temperature", "nsfw"))

    def test_entities_are_converted_from_and_to_json(self):
        json = {"id": 1, "name": "a", "temperature": 2}
        self.assertEqual(self.tag.to_json(), json)
        self.assertEqual(danxi.Tag.from_json({**json, "colour": "red"}), self.tag)
        with self.assertRaisesRegex(ValueError, "Tag: the field name is missing"):
            danxi.Tag.from_json({"id": 1})
        with self.assertRaisesRegex(ValueError, "Permission.admin: 'soon' is not a time"):
            danxi.Permission.from_json({"admin": "soon"})
        with self.assertRaisesRegex(ValueError, "Tag: the field id is missing"):
            danxi.Tag.from_json({**json, "id": None})
        with self.assertRaisesRegex(ValueError, "Tag is made from a JSON object .a dict., not from list"):
            danxi.Tag.from_json([json])

    def test_the_error_of_a_value_names_the_first_field_that_is_missing_or_invalid(self):
        floor = {"id": 1, "hole_id": 2, "content": "", "anonyname": "", "special_tag": "", "like": 0, "dislike": 0}
        floor.update(
            is_me=False, deleted=False, modified=0, fold_v2="", mention=[], time_created=TEXT, time_updated=TEXT
        )
        self.assertEqual(danxi.Floor.from_json(floor).time_created.text, TEXT)
        for changes, message in (
            ({"time_created": 5, "time_updated": "never"}, "Floor.time_created: "),
            ({"id": None, "time_created": "never"}, "Floor: the field id is missing"),
            ({"mention": 1}, "Floor.mention: "),
            ({"mention": [{"id": 1}]}, "Floor.mention: Mention: the field hole_id is missing"),
            ({"mention": ["a"]}, "Floor.mention: Mention is made from a JSON object"),
            ({"mention": None, "like": None}, "Floor: the field like is missing"),
            ({"time_updated": None}, "Floor: the field time_updated is missing"),
        ):
            with self.subTest(message), self.assertRaises(ValueError) as caught:
                danxi.Floor.from_json({**floor, **changes})
            self.assertTrue(str(caught.exception).startswith(message), caught.exception)

    def test_times_keep_their_string_in_json(self):
        json = {"admin": TEXT, "silent": {"1": TEXT}}
        permission = danxi.Permission.from_json(json)
        self.assertEqual(permission.silent["1"].text, TEXT)
        self.assertEqual(permission.to_json(), json)
        with self.assertRaises(TypeError):
            permission.silent["2"] = permission.admin
        made = danxi.Permission(admin=permission.admin, silent={"1": permission.admin})
        self.assertEqual(len({permission, made, danxi.Permission.from_json(json)}), 1)

    def test_fields_can_hold_any_json_value(self):
        body = {"a": [1, None, {"b": "c"}], "d": 0.5}
        response = danxi.CommunityResponse.from_json({"status": 200, "body": body})
        self.assertEqual(response.body, body)
        self.assertEqual(response.to_json(), {"status": 200, "body": body})
        other = danxi.CommunityResponse(status=200, body={"d": 0.5, "a": [1, None, {"b": "c"}]})
        self.assertEqual(len({response, other}), 1)
        self.assertEqual(pickle.loads(pickle.dumps(response)), response)

    def test_entities_can_be_copied_and_pickled(self):
        permission = danxi.Permission.from_json({"admin": TEXT, "silent": {"1": TEXT}})
        for entity in (self.tag, permission):
            for copied in (pickle.loads(pickle.dumps(entity)), copy.deepcopy(entity), copy.copy(entity)):
                self.assertEqual(copied, entity)
                self.assertEqual(copied.to_json(), entity.to_json())

    def test_the_repr_of_an_entity_hides_secrets(self):
        class Token(Entity):
            user: str
            password: str

            _secrets = frozenset({"password"})

        self.assertEqual(repr((Token(user="a", password="b"),)), "(Token(user='a', password=***),)")


class Timestamps(unittest.TestCase):
    def test_a_timestamp_keeps_the_string_of_the_server(self):
        stamp = danxi.Timestamp.parse(TEXT)
        self.assertEqual(stamp.text, TEXT)
        self.assertEqual(stamp, datetime.datetime(2024, 10, 11, 20, 0, 22, 790123, EAST))
        for copied in (pickle.loads(pickle.dumps(stamp)), copy.deepcopy(stamp)):
            self.assertEqual((copied, copied.text, type(copied)), (stamp, TEXT, danxi.Timestamp))

    def test_times_are_parsed_in_all_forms_of_rfc_3339(self):
        cases = {
            "2024-10-11T20:00:22.79+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 790000, EAST),
            "2024-10-11T20:00:22+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 0, EAST),
            "2024-10-11T12:00:22.5Z": datetime.datetime(2024, 10, 11, 12, 0, 22, 500000, datetime.timezone.utc),
            "0001-01-01T00:00:00Z": datetime.datetime(1, 1, 1, tzinfo=datetime.timezone.utc),
            "2016-12-31T23:59:60Z": datetime.datetime(2016, 12, 31, 23, 59, 59, tzinfo=datetime.timezone.utc),
            "2016-12-31T20:29:60-03:30": datetime.datetime(2016, 12, 31, 23, 59, 59, tzinfo=datetime.timezone.utc),
            "2024-10-11T20:00:22-03:30": datetime.datetime(2024, 10, 11, 23, 30, 22, tzinfo=datetime.timezone.utc),
            "2024-10-11t12:00:22z": datetime.datetime(2024, 10, 11, 12, 0, 22, tzinfo=datetime.timezone.utc),
            "2024-10-11T20:00:22.790123+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 790123, EAST),
            "2024-10-11T20:00:22.000+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 0, EAST),
            "2024-10-11T12:00:22.5-00:00": datetime.datetime(2024, 10, 11, 12, 0, 22, 500000, datetime.timezone.utc),
            "2024-10-11T12:00:22+00:00": datetime.datetime(2024, 10, 11, 12, 0, 22, tzinfo=datetime.timezone.utc),
            "2024-10-11 12:00:22Z": datetime.datetime(2024, 10, 11, 12, 0, 22, tzinfo=datetime.timezone.utc),
        }
        for text, expected in cases.items():
            self.assertEqual(danxi.Timestamp.parse(text), expected)
            self.assertEqual(danxi.Timestamp.parse(text).text, text)
            self.assertEqual(pickle.loads(pickle.dumps(danxi.Timestamp.parse(text))).text, text)

    def test_invalid_strings_are_refused(self):
        for text in (
            "",
            "soon",
            "2024-10-11",
            "2024-10-11T20:00:22",
            "2024-13-11T20:00:22Z",
            TEXT + "x",
            "2024-10-11T20:00:22.Z",
            "2024-10-11T20:00:22.790123x56+08:00",
            # forms of ISO 8601 that RFC 3339 does not have
            "20241011T200022+08:00",
            "2024-W41-5T20:00:22+08:00",
            "2024-10-11T20:00:22,5+08:00",
            "2024-10-11T20:00:22+0800",
            "2024-10-11T20:00:22+08",
            "2024-10-11T20:00:22+08:00:00",
            "2024-10-11T20:00+08:00",
            "2024-10-11_20:00:22+08:00",
            "2024/10/11T20:00:22+08:00",
        ):
            with self.assertRaisesRegex(ValueError, "is not a time in RFC 3339"):
                danxi.Timestamp.parse(text)

    def test_random_changes_of_a_string_are_read_as_without_fromisoformat(self):
        def computed(text):
            with mock.patch.object(_time, "_HAS_FRACTIONS", False), mock.patch.object(_time, "_last", (None, "")):
                return danxi.Timestamp.parse(text)

        chance = random.Random(1)
        read = 0
        for _ in range(20_000):
            text = list(chance.choice((TEXT, "2024-02-28T23:59:59Z", "1999-12-31T00:00:00.5-03:30")))
            for _ in range(chance.randint(0, 2)):
                place = chance.randrange(len(text))
                text[place : place + chance.randint(0, 1)] = chance.choice("0123456789+-:.,TtZz W")
            text = "".join(text)
            try:
                expected = computed(text)
            except ValueError:
                with self.assertRaises(ValueError, msg=text):
                    danxi.Timestamp.parse(text)
            else:
                stamp = danxi.Timestamp.parse(text)
                self.assertEqual((stamp, stamp.utcoffset(), stamp.text), (expected, expected.utcoffset(), text))
                read += 1
        self.assertGreater(read, 5000)

    def test_a_subclass_is_parsed_as_such(self):
        class Own(danxi.Timestamp):
            pass

        self.assertIs(type(danxi.Timestamp.parse(TEXT)), danxi.Timestamp)
        self.assertIs(type(Own.parse(TEXT)), Own)
        self.assertIs(type(danxi.Timestamp.parse(TEXT)), danxi.Timestamp)

    def test_timestamps_compute_like_datetimes(self):
        stamp = danxi.Timestamp.parse(TEXT)
        later = stamp + datetime.timedelta(days=1)
        self.assertEqual(later.text, "2024-10-12T20:00:22.790123+08:00")
        self.assertEqual(later - stamp, datetime.timedelta(days=1))
        self.assertEqual(stamp.replace(microsecond=0).text, "2024-10-11T20:00:22+08:00")
        self.assertEqual(pickle.loads(pickle.dumps(stamp.replace(tzinfo=None))), stamp.replace(tzinfo=None))

    def test_the_repr_of_a_timestamp_is_its_string(self):
        self.assertEqual(repr(danxi.Timestamp.parse(TEXT)), f"Timestamp.parse('{TEXT}')")
        self.assertEqual(repr(danxi.Timestamp(2024, 10, 11)), "Timestamp(2024, 10, 11, 0, 0)")

    def test_the_date_at_the_university_does_not_depend_on_the_zone_of_the_instant(self):
        instant = datetime.datetime(2026, 9, 6, 16, 0, tzinfo=datetime.timezone.utc)
        self.assertEqual(danxi.campus_date(instant), datetime.date(2026, 9, 7))
        self.assertEqual(danxi.campus_date(instant - datetime.timedelta(seconds=1)), datetime.date(2026, 9, 6))
        self.assertEqual(instant.astimezone(danxi.CAMPUS_TIME).isoformat(), "2026-09-07T00:00:00+08:00")
        with self.assertRaisesRegex(ValueError, "no time zone"):
            danxi.campus_date(datetime.datetime(2026, 9, 6))

    def test_the_date_at_the_university_is_today_by_default(self):
        before = datetime.datetime.now(EAST).date()
        self.assertIn(danxi.campus_date(), (before, datetime.datetime.now(EAST).date()))

    def test_the_time_24_00_is_the_end_of_a_day(self):
        self.assertEqual(parse_time_of_day("08:05"), datetime.time(8, 5))
        self.assertEqual(parse_time_of_day("24:00"), datetime.time.max)
