import json

from .campus_client import Browser, CampusTest, fragments


class ClassroomTest(CampusTest):
    def test_every_building_has_rooms_and_all_buildings_together_have_every_form_of_cell(self):
        browser = Browser(self.stand_in)
        texts = []
        for building in ["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "JA", "JB", "Z", "Z2", "F", "F1", "F2"]:
            page = browser.open(f"http://10.64.130.6/?b={building}")
            table = fragments(r'<TABLE id="statusTable_0".*</TABLE>', page.text)[0]
            rows = table.split('<tr id="r')[1:]
            self.assertGreater(len(rows), 7)
            for row in rows:
                self.assertTrue(fragments(r'<a id="rt\d+">(.*?)</a>', row)[0].startswith(building))
                cells = fragments(r'<td style="background-color[^>]*center">([^\n]*)</td>', row)
                self.assertEqual(len(cells), 14)
                texts += cells
        joined = "\n".join(texts)
        for pattern in (r"\]<br>", r"\]\([^)]*\)<br>", r"\]\{\d+人\}", r"\]\(.*?\)\{\d+人\}", "临借"):
            self.assertRegex(joined, pattern)
        self.assertIn("", texts)

    def test_classrooms_are_reachable_through_webvpn(self):
        browser = self.browser()
        browser.sign_in("https://webvpn.fudan.edu.cn/login?cas_login=true")
        url = "https://webvpn.fudan.edu.cn/http/77726476706e69737468656265737421a1a70fca737e39032e46df/?b=HGX"
        self.assertIn(">HGX101</a>", browser.open(url).text)

    def test_page_of_a_day_contains_room_ids(self):
        text = Browser(self.stand_in).open("http://10.64.130.6/daystatus.asp?b=J&day=2026-10-12").text
        self.assertTrue(json.loads(fragments(r'"status"\s*:\s*(\[.*?\])', text)[0]))
