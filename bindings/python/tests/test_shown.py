"""How values look in a console and in a notebook, and as a table of pandas."""

from __future__ import annotations

import copy
import datetime
import pickle
import unittest
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec

import danxi
from danxi import Timestamp
from danxi._entity import Entity, ListOf

from .campus import CampusTest

SVG = "{http://www.w3.org/2000/svg}"


class Secret(Entity):
    """An entity with a secret."""

    user: str
    password: str

    _secrets = frozenset({"password"})


class Outer(Entity):
    """An entity with an entity within it."""

    id: int
    inner: Secret | None = None
    when: Timestamp | None = None


def tags(count):
    return ListOf(danxi.Tag.from_json)([{"id": i, "name": f"tag {i}", "temperature": i} for i in range(count)])


def week(*courses, days=()):
    semester = {"id": 1, "name": "秋 & 冬", "year": 2026, "is_current": True, "contains_today": True}
    made = [
        {
            "id": str(number),
            "semester_id": 1,
            "name": name,
            "teachers": ["T"],
            "places": [{"room": "H<1>"}],
            "weekday": weekday,
            "start": start,
            "end": end,
            "on_weeks": [7],
        }
        for number, (name, weekday, start, end) in enumerate(courses)
    ]
    fields = {"semester": semester, "week": 7, "first_week": 1, "last_week": 16}
    return danxi.CourseWeek.from_json({**fields, "days": list(days), "courses": made})


class Texts(unittest.TestCase):
    def test_the_text_of_an_entity_is_one_short_line(self):
        floor = danxi.Tag(id=1, name="a\n" * 10_000, temperature=1)
        self.assertLess(len(repr(floor)), 250)
        self.assertNotIn("\n", repr(floor))
        outer = Outer(id=1, inner=Secret(user="u" * 100, password="p"))
        self.assertEqual(repr(outer), "Outer(id=1, inner=<Secret>)")

    def test_the_text_of_a_list_shows_its_first_items(self):
        self.assertEqual(
            repr(tags(2)), "[Tag(id=0, name='tag 0', temperature=0),\n Tag(id=1, name='tag 1', temperature=1)]"
        )
        self.assertEqual(repr(tags(0)), "[]")
        self.assertTrue(repr(tags(25)).endswith("\n … 15 more]"))

    def test_lists_stay_lists(self):
        made = tags(5)
        self.assertIsInstance(made, list)
        self.assertEqual(made, list(made))
        for copied in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made), made[:5]):
            self.assertEqual((copied, type(copied), copied.entity), (made, type(made), danxi.Tag))


class Notebooks(unittest.TestCase):
    def test_a_list_is_a_table_with_the_columns_that_have_values(self):
        shown = ElementTree.fromstring(tags(2)._repr_html_())
        self.assertEqual([cell.text for cell in shown.iter("th")], ["id", "name", "temperature"])
        self.assertEqual([cell.text for cell in shown.iter("td")], ["0", "tag 0", "0", "1", "tag 1", "1"])
        self.assertTrue(tags(100)._repr_html_().endswith("<p>40 more rows</p></div>"))

    def test_lists_without_entities_have_no_table(self):
        self.assertIsNone(tags(0)._repr_html_())
        self.assertIsNone(ListOf(datetime.date.fromisoformat)(["2026-09-07"])._repr_html_())

    def test_html_is_escaped_and_shows_no_secrets(self):
        made = Outer(id=1, inner=Secret(user="<script>", password="swordfish"))
        for html in (made._repr_html_(), made.inner._repr_html_()):
            self.assertNotIn("swordfish", html)
            self.assertNotIn("<script>", html)
        self.assertIn("&lt;script&gt;", made.inner._repr_html_())
        self.assertIn("***", made.inner._repr_html_())


class Holes(CampusTest):
    def test_lists_show_the_fields_that_the_contract_names(self):
        with self.sign_in() as session:
            holes = session.forum.list_holes_in_division(1)
        shown = ElementTree.fromstring(holes._repr_html_())
        columns = ["id", "floors.first_floor.content", "reply", "time_updated", "tags.name", "view", "time_created"]
        self.assertEqual([cell.text for cell in shown.iter("th")], columns)
        first = [cell.text for cell in shown.iter("td")][: len(columns)]
        self.assertEqual(first[0], str(holes[0].id))
        self.assertEqual(first[4], ", ".join(tag.name for tag in holes[0].tags))
        self.assertRegex(shown.find("p").text, r"^Further fields: division_id, .*hidden")
        for hole in holes:
            self.assertRegex(repr(hole), rf"^Hole\(id={hole.id}, floors\.first_floor\.content='.*', reply=\d+, .*…\)$")
            self.assertLess(len(repr(hole)), 200)


class Weeks(unittest.TestCase):
    def meetings(self, shown):
        """Returns the rectangle of each course, by the name of the course."""
        drawn = ElementTree.fromstring(danxi.week_svg(shown))
        return {
            group.find(f"{SVG}title").text.split("\n")[0]: group.find(f"{SVG}rect") for group in drawn.iter(f"{SVG}g")
        }

    def test_a_course_is_in_the_column_of_its_day_and_the_rows_of_its_lessons(self):
        found = self.meetings(week(("A", 1, 1, 2), ("B", 3, 3, 3)))
        (ax, ay, ah), (bx, by, bh) = (
            [float(found[name].get(key)) for key in ("x", "y", "height")] for name in ("A", "B")
        )
        self.assertEqual((bx - ax, by - ay), (2 * 128, 2 * 40))
        self.assertEqual((ah, bh), (76, 36))
        self.assertIsNone(found["A"].get("stroke"))

    def test_courses_at_the_same_time_are_side_by_side_with_a_border(self):
        found = self.meetings(week(("A", 1, 1, 3), ("B", 1, 2, 2), ("C", 1, 3, 4), ("D", 1, 5, 5)))
        x = {name: float(rectangle.get("x")) for name, rectangle in found.items()}
        self.assertLess(x["A"], x["B"])
        self.assertEqual((x["B"], x["A"]), (x["C"], x["D"]))
        self.assertEqual([name for name in "ABCD" if found[name].get("stroke")], ["A", "B", "C"])
        self.assertEqual(float(found["D"].get("width")), 124)

    def test_the_picture_is_well_formed_for_any_names(self):
        drawn = ElementTree.fromstring(danxi.week_svg(week(("<&>" * 50, 7, 20, 20), ("", 1, 3, 1))))
        self.assertEqual(drawn.find(f"{SVG}title").text, "秋 & 冬, week 7")
        self.assertEqual(drawn.get("height"), str(40 + 20 * 40))

    def test_a_picture_can_have_some_days_and_chinese_names_of_days(self):
        shown = week(("A", 1, 1, 2), ("B", 2, 1, 2), ("C", 4, 3, 3))
        drawn = ElementTree.fromstring(danxi.week_svg(shown, weekdays=(2, 4), language="zh"))
        self.assertEqual((drawn.get("width"), drawn.find(f"{SVG}title").text), (str(44 + 2 * 128), "秋 & 冬第7周"))
        names = [each.text for each in drawn.findall(f"{SVG}text")]
        self.assertEqual([each for each in names if "周" in each], ["周二", "周四"])
        x = [float(each.find(f"{SVG}rect").get("x")) for each in drawn.iter(f"{SVG}g")]
        self.assertEqual(x, [46, 46 + 128])
        for wrong, problem in (
            ({"weekdays": [0]}, "from 1 to 7, not 0"),
            ({"language": "fr"}, "one of en, zh, not 'fr'"),
        ):
            with self.assertRaisesRegex(ValueError, problem):
                danxi.week_svg(shown, **wrong)

    def test_a_day_off_is_marked(self):
        day = {
            "date": "2026-10-01",
            "weekday": 4,
            "kind": "day_off",
            "name": "国庆节",
            "is_announced": True,
            "courses": "none",
            "bus_type": "holiday",
        }
        drawn = danxi.week_svg(week(days=[day]))
        self.assertIn("10-01 国庆节", drawn)
        self.assertIn('fill="#f3f4f6"', drawn)
        self.assertNotIn('fill="#f3f4f6"', danxi.week_svg(week()))


@unittest.skipUnless(find_spec("pandas"), "pandas is not installed")
class Tables(CampusTest):
    def test_columns_have_the_types_of_their_fields(self):
        with self.sign_in() as session:
            holes = session.forum.list_holes_in_division(1)
            table = danxi.to_pandas(holes)
            kinds = {name: str(kind) for name, kind in table.dtypes.items()}
            self.assertEqual((len(table), kinds["id"], kinds["hidden"]), (len(holes), "Int64", "boolean"))
            self.assertEqual(kinds["floors.first_floor.content"], "string")
            self.assertRegex(kinds["time_created"], r"datetime64\[\ws, Asia/Shanghai\]")
            self.assertEqual(list(table["id"]), [hole.id for hole in holes])
            self.assertEqual(list(table["time_created"]), [hole.time_created for hole in holes])
            self.assertEqual(
                list(danxi.to_pandas(session.forum.iter_holes_in_division(1, size=3)).columns), list(table)
            )

    def test_an_empty_list_has_the_same_columns(self):
        empty, full = danxi.to_pandas(tags(0)), danxi.to_pandas(tags(3))
        self.assertEqual(list(empty.dtypes.items()), list(full.dtypes.items()))
        self.assertEqual(int(empty["temperature"].sum()), 0)

    def test_missing_values_and_secrets_are_missing(self):
        when = Timestamp.parse("2026-09-07T00:00:00Z")
        table = danxi.to_pandas([Outer(id=1, inner=Secret(user="u", password="swordfish"), when=when), Outer(id=2)])
        self.assertEqual(list(table), ["id", "inner.user", "inner.password", "when"])
        self.assertEqual(table["inner.user"].isna().tolist(), [False, True])
        self.assertEqual(table["inner.password"].isna().tolist(), [True, True])
        self.assertEqual((table["when"][0], table["when"].isna().tolist()), (when, [False, True]))

    def test_only_entities_of_one_class_become_a_table(self):
        for items in ([1, 2], [Outer(id=1), Secret(user="u", password="p")]):
            with self.assertRaisesRegex(TypeError, "entities of one class"):
                danxi.to_pandas(items)


if __name__ == "__main__":
    unittest.main()
