"""The compiled module that reads JSON text, compared with Python: values, errors, memory, threads and interpreters."""

import datetime
import gc
import importlib
import json
import os
import pickle
import random
import subprocess
import sys
import threading
import tracemalloc
import unittest
from collections.abc import Mapping
from unittest import mock

import danxi
from danxi import _reading
from danxi._entity import Entity, ListOf
from danxi._result import RawResult

from .journey import INTERFACE

PACKAGE = os.path.dirname(os.path.dirname(danxi.__file__))
TIMES = (
    "2024-10-11T20:00:22.790123456+08:00",
    "2024-10-11T12:00:22Z",
    "1999-12-31 23:59:59.5-03:30",
    "0001-01-01t00:00:00z",
)
SCALARS = {
    "int": lambda chance: chance.choice((0, 1, -7, 256, 257, 3_283_133, 10**17, -(10**17), chance.randrange(10**6))),
    "number": lambda chance: chance.choice((0, 1.5, -0.25, 1e300, 5e-324, 12.0, 3)),
    "bool": lambda chance: chance.random() < 0.5,
    "time": lambda chance: chance.choice(TIMES),
    "date": lambda chance: chance.choice(("2024-02-29", "2026-09-07")),
    "time_of_day": lambda chance: chance.choice(("08:00", "24:00", "23:59")),
    "json": lambda chance: chance.choice((1, "a", [1, [None, {}]], {"a": {"b": [True]}}, 0.5, False)),
}
TEXTS = (
    "",
    "a",
    "树洞",
    "😀🎉",
    '"\\/\b\f\n\r\t',
    "\x7f\u2028é",
    "x" * 41,
    "评教" * 30,
    "null",
    "2024-10-11T12:00:22Z",
)


class Maker:
    """Makes random JSON objects for the entities of the contract."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def entity(self, entity, depth=0):
        members = [(field.name, self.field(field.type, depth)) for field in entity.fields]
        members = [(name, value) for name, value in members if value is not None or self.chance.random() < 0.2]
        if self.chance.random() < 0.3:
            self.chance.shuffle(members)
            members.insert(self.chance.randint(0, len(members)), ("a member of a newer library", [{"a": "red"}, None]))
        return dict(members)

    def field(self, type, depth):
        if type.optional and self.chance.random() < (0.4 if depth < 3 else 1):
            return None
        count = self.chance.randint(0, 3) if depth < 3 else 0
        if type.container == "list":
            return [self.single(type.name, depth) for _ in range(count)]
        if type.container == "map":
            return {f"{number} {TEXTS[number]}": self.single(type.name, depth) for number in range(count)}
        return self.single(type.name, depth)

    def single(self, name, depth):
        if entity := INTERFACE.entity(name):
            return self.entity(entity, depth + 1)
        if enum := INTERFACE.enum(name):
            return self.chance.choice(enum.names)
        return SCALARS[name](self.chance) if name in SCALARS else self.chance.choice(TEXTS)

    def text(self, value):
        """Returns the value as JSON text, with or without escape sequences and space."""
        style = self.chance.choice(({"separators": (",", ":")}, {}, {"indent": 1}))
        return json.dumps(value, ensure_ascii=self.chance.random() < 0.5, **style).encode()


def classes():
    """Yields the entities of the contract with their classes."""
    for service in INTERFACE.services:
        module = importlib.import_module(f"danxi.{service.name}")
        for entity in service.entities:
            yield entity, getattr(module, entity.name)


def outcome(text, convert):
    """Returns the value of a text, or the type and the message of the error."""
    try:
        return _reading.read(text, convert)
    except Exception as error:
        return type(error), str(error)


def in_python(text, convert):
    with mock.patch.object(_reading, "_reader", None):
        return outcome(text, convert)


@unittest.skipUnless(_reading._reader, "the compiled part of the package is not built, or not used")
class Compiled(unittest.TestCase):
    def assert_same(self, one, other):
        """Checks that two values are equal, and have equal types within."""
        self.assertIs(type(one), type(other))
        if isinstance(one, Entity):
            for field in one._fields:
                self.assert_same(getattr(one, field), getattr(other, field))
        elif isinstance(one, (list, tuple)):
            self.assertEqual(len(one), len(other))
            for pair in zip(one, other, strict=True):
                self.assert_same(*pair)
        elif isinstance(one, Mapping):
            self.assertEqual(list(one), list(other))
            self.assert_same(list(one.values()), list(other.values()))
        elif isinstance(one, datetime.datetime):
            self.assertEqual((one, one.utcoffset(), one.text), (other, other.utcoffset(), other.text))
        else:
            self.assertEqual(repr(one), repr(other))

    def assert_read_as_in_python(self, text, convert):
        self.assert_same(outcome(text, convert), in_python(text, convert))

    def is_read(self, text, cls):
        """Returns whether the module reads the text itself."""
        return _reading._reader.read(text, _reading._form(cls), False) is not NotImplemented

    def test_all_entities_are_read_by_the_module_and_equal_those_that_python_makes(self):
        for number, (entity, cls) in enumerate(classes()):
            maker = Maker(number)
            with self.subTest(cls.__name__):
                for _ in range(8):
                    value = maker.entity(entity)
                    text = maker.text(value)
                    self.assertTrue(self.is_read(text, cls), text)
                    read, made = _reading.read(text, cls.from_json), cls.from_json(json.loads(text))
                    self.assert_same(read, made)
                    self.assertEqual((read, hash(read), repr(read)), (made, hash(made), repr(made)))
                    self.assert_same(pickle.loads(pickle.dumps(read)), made)
                    self.assertEqual(read.to_json(), made.to_json())

    def test_lists_are_equal_and_know_their_class(self):
        maker = Maker(1)
        convert = ListOf(danxi.Hole.from_json)
        for count in (0, 1, 30):
            text = maker.text([maker.entity(INTERFACE.entity("Hole")) for _ in range(count)])
            self.assert_read_as_in_python(text, convert)
            self.assertIs(_reading.read(text, convert).entity, danxi.Hole)

    def test_the_items_of_a_page_are_those_that_python_makes(self):
        """A page is a list, or an object with a list in one of its members."""

        class Page(RawResult):
            status = 0

            def __init__(self, text):
                super().__init__(None)
                self.text = lambda: text

        def items(text, field):
            """Returns the items of a page and whether they are converted, or the type and the message of the error."""
            try:
                found, convert = Page(text).items(danxi.Hole.from_json, field)
                return [convert(each) for each in found] if convert else found, convert is None
            except Exception as error:
                return (type(error), str(error)), None

        maker = Maker(5)
        for field in ("", "items"):
            for count in (0, 1, 30):
                holes = [maker.entity(INTERFACE.entity("Hole")) for _ in range(count)]
                text = maker.text({"total": count, field: holes, "rest": [{}, None]} if field else holes)
                with self.subTest(field=field, count=count):
                    read, is_converted = items(text, field)
                    self.assertTrue(is_converted)
                    with mock.patch.object(_reading, "_reader", None):
                        self.assert_same(read, items(text, field)[0])
        for text in (
            '{"items":[HOLE],"items":[]}',
            '{"items":[],"items":[HOLE]}',
            '{"items":[HOLE],"items":null}',
            '{"items":null,"items":[HOLE]}',
            r'{"item\u0073":[HOLE]}',
            '{"items":[HOLE],}',
            '{"items":[HOLE]',
            '{"items":[HOLE]} x',
            '{"items":[HOLE],"\xff":1}',
            '{"items":[HOLE],"n":"\xff"}',
            '{"items":[HOLE] "n":1}',
            '{"items" [HOLE]}',
            '{"items":{"items":[HOLE]}}',
            '{"other":[HOLE]}',
            '[{"items":[HOLE]}]',
            ' { "items" : [ HOLE ] } ',
            "[HOLE]",
            '{"items":[{}]}',
            '{"items":[1]}',
            "{}",
            "null",
            "",
        ):
            text = text.encode("latin-1").replace(b"HOLE", maker.text(maker.entity(INTERFACE.entity("Hole"))))
            with self.subTest(text=text):
                read = items(text, "items")[0]
                with mock.patch.object(_reading, "_reader", None):
                    self.assert_same(read, items(text, "items")[0])

    def test_damaged_texts_have_the_values_and_errors_of_python(self):
        maker = Maker(2)
        chance = maker.chance
        entities = [
            (entity, cls) for entity, cls in classes() if cls.__name__ in ("Floor", "Permission", "Exam", "Hole")
        ]
        self.assertEqual(len(entities), 4)
        parts = [
            b'"',
            b"\\",
            b"\\u",
            b"\\ud83d",
            b"{",
            b"}",
            b"[",
            b"]",
            b",",
            b":",
            b"null",
            b"-",
            b"0",
            b"1e5",
            b".",
            b"e",
        ]
        parts += [
            b"\x00",
            b"\n",
            b"\x1f",
            b"\xff",
            b"\xed\xa0\x80",
            b" ",
            b"9" * 30,
            b"tru",
            b"NaN",
            b"1e400",
            b"/",
            b"",
        ]
        for number in range(6000):
            entity, cls = entities[number % 4]
            text = maker.text(maker.entity(entity))
            for _ in range(chance.randint(1, 3)):
                place = chance.randrange(len(text) + 1)
                text = text[:place] + chance.choice(parts) + text[place + chance.choice((0, 0, 1, 2, 9)) :]
            with self.subTest(text=text):
                self.assert_read_as_in_python(text, cls.from_json)

    def test_every_cut_text_has_the_error_of_python(self):
        text = b'[{"id":1,"name":"\\ud83d\\ude00\xe6\xa0\x91","temperature":-2.5e+3,"nsfw":true},{"id":2}]'
        for end in range(len(text)):
            self.assert_read_as_in_python(text[:end], ListOf(danxi.Tag.from_json))

    def test_unusual_values_are_those_of_python(self):
        tag = '{"id":%s,"name":%s,"temperature":0}'
        many = "9" * 5000  # more digits than Python converts by default
        for number in (
            "1234567890123456789",
            "9" * 18,
            "-" + "9" * 18,
            "9" * 400,
            many,
            "1e400",
            "-1e400",
            "1E5",
            "-0",
            "-0.0",
        ):
            self.assert_read_as_in_python((tag % (number, '""')).encode(), danxi.Tag.from_json)
        for number in ("01", "+1", "1.", ".5", "1e", "--1", "0x1", "Infinity", "NaN", "null", "tru", "nul", ""):
            self.assert_read_as_in_python((tag % (number, '""')).encode(), danxi.Tag.from_json)
        for name in (
            r'"\ud800"',
            r'"\udc00\ud800"',
            r'"\ud83d\u0041"',
            r'"\u00e9\u6811\ud83d\ude00"',
            r'"\x"',
            r'"\u12"',
            '"\t"',
        ):
            self.assert_read_as_in_python((tag % (1, name)).encode(), danxi.Tag.from_json)
        for text in (
            b"",
            b" ",
            b"\xef\xbb\xbf{}",
            b"[]",
            b"1",
            b'"a"',
            b'{"id":1,"name":"a","temperature":2} x',
            b'{"id":1,"id":2,"name":"a","name":null,"name":"b","temperature":2}',
            b'{"id":1,"name":"a","temperature":2,"n":{"a":1,"a":2}}',
            b'{"i\\u0064":1,"name":"a","temperature":2}',
            b'{"id":1,"name":"a","temperature":2,}',
            b'{"id":1,"name":null,"temperature":2}',
            b'{"id\n":1,"id":1,"name":"a","temperature":2}',
            b' { "id" : 1 , "name" : "a" ,\r\n\t"temperature" : 2 } ',
            b'{"id":1,"name":"\xff","temperature":2}',
            b'{"id":1,"name":"\xed\xa0\x80","temperature":2}',
        ):
            self.assert_read_as_in_python(text, danxi.Tag.from_json)

    def test_deep_nesting_is_read_as_in_python(self):
        for depth in (10, 40, 61, 62, 63, 64, 65, 120, 100_000):
            for opening, closing in (("[", "]"), ('{"a":', "}")):
                body = opening * depth + "1" + closing * depth
                text = f'{{"status":200,"body":{body}}}'.encode()
                self.assert_read_as_in_python(text, danxi.CommunityResponse.from_json)

    def test_unusual_times_are_those_of_python(self):
        for time in (
            "2016-12-31T23:59:60Z",
            "2024-02-28T00:00:00.120+08:00",
            "2024-02-28T00:00:00.123456+08:00",
            "2024-02-28T00:00:00.1234567+08:00",
            "2024-02-28T00:00:00+08:00",
            "2024-02-28T00:00:00.5-00:00",
            "2024-02-28t00:00:00.5+08:00",
            "2024-02-28T24:00:00+08:00",
            "2024-02-30T00:00:00Z",
            "20x4-02-28T00:00:00Z",
            "2024-02-28T24:00:00Z",
            "2024-02-28T00:00:00+24:00",
            "2024-02-28T00:00:00+08:75",
            "2024-02-28T00:00:00.+08:00",
            "2024-02-28T00:00:00.1234567890123456789+08:00",
            "2024-02-28T00:00:00+8:000",
            "2024-02-28T00:00:00",
            "2024-02-28T00:00:00Zz",
            "soon",
            "",
        ):
            self.assert_read_as_in_python(json.dumps({"admin": time}).encode(), danxi.Permission.from_json)

    def test_the_garbage_collector_looks_at_entities_only_if_they_contain_mutable_values(self):
        tag = _reading.read(b'{"id":1,"name":"a","temperature":2}', danxi.Tag.from_json)
        self.assertFalse(gc.is_tracked(tag))
        response = _reading.read(b'{"status":200,"body":[1]}', danxi.CommunityResponse.from_json)
        self.assertTrue(gc.is_tracked(response))

    def test_reading_leaves_no_memory_behind(self):
        maker = Maker(3)
        texts = [(maker.text(maker.entity(entity)), cls) for entity, cls in classes()]
        texts += [(text[: len(text) // 2], cls) for text, cls in texts]

        def read(times):
            for _ in range(times):
                for text, cls in texts:
                    _reading._reader.read(text, _reading._form(cls), False)
                    _reading._reader.read(b"[%s,%s]" % (text, text), _reading._form(cls), True)
                    page = b'{"items":[%s],"n":{},"items":[%s]}' % (text, text)
                    _reading.read_list(page, cls.from_json, "items")

        read(2)
        gc.collect()
        tracemalloc.start()
        self.addCleanup(tracemalloc.stop)
        read(1)
        counts = [
            sys.getrefcount(each) for each in (None, True, False, datetime.timezone.utc, danxi.Timestamp, danxi.Floor)
        ]
        before = tracemalloc.get_traced_memory()[0]
        read(10)
        gc.collect()
        self.assertLess(tracemalloc.get_traced_memory()[0] - before, 5000)
        after = [
            sys.getrefcount(each) for each in (None, True, False, datetime.timezone.utc, danxi.Timestamp, danxi.Floor)
        ]
        for one, other in zip(counts, after, strict=True):
            self.assertLess(abs(one - other), 50)

    def test_classes_that_were_read_can_be_collected(self):
        before = len(gc.get_objects())
        for _ in range(50):
            form = _reading._reader.Form(type("Own", (Entity,), {"__annotations__": {}}))
            form.set_fields([])
        del form
        gc.collect()
        self.assertLess(len(gc.get_objects()) - before, 50)

    def test_threads_read_at_the_same_time(self):
        maker = Maker(4)
        text = maker.text([maker.entity(INTERFACE.entity("Booking")) for _ in range(50)])
        convert = ListOf(danxi.Booking.from_json)
        expected = in_python(text, convert)
        results = []
        threads = [
            threading.Thread(target=lambda: results.extend(_reading.read(text, convert) == expected for _ in range(50)))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [True] * 200)

    def test_another_interpreter_of_the_process_reads_with_its_own_classes(self):
        try:
            interpreters = importlib.import_module(
                "_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters"
            )
        except ImportError:
            self.skipTest("this Python has no interface for interpreters")
        program = f"""
import sys
sys.path.insert(0, {PACKAGE!r})
import danxi
from danxi import _reading
text = b'{{"admin":"2024-10-11T20:00:22.79+08:00"}}'
permission = _reading.read(text, danxi.Permission.from_json)
assert type(permission.admin) is danxi.Timestamp, permission
assert permission == danxi.Permission.from_json({{"admin": permission.admin.text}})
"""
        for _ in range(3):
            interpreter = interpreters.create()
            try:
                self.assertIsNone(interpreters.run_string(interpreter, program))
            finally:
                interpreters.destroy(interpreter)

    def test_the_module_is_not_used_if_a_variable_says_so(self):
        script = "from danxi import _reading; print(_reading._reader)"
        for variables, expected in (({"DANXI_PURE_PYTHON": "1"}, True), ({}, False)):
            environment = {**os.environ, "PYTHONPATH": PACKAGE, **variables}
            run = subprocess.run(
                [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=60
            )
            self.assertEqual((run.stdout == "None\n", run.stderr), (expected, ""))
