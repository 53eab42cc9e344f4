from .campus_client import CampusTest

BASE = "https://my.fudan.edu.cn/data_tables"


class MyTablesTest(CampusTest):
    def table(self, name: str, **form):
        browser = self.browser()
        browser.sign_in("https://my.fudan.edu.cn/")
        return browser.open(f"{BASE}/{name}.json", {"draw": 1, "start": 0, "length": 100, **form}).json

    def test_table_of_scores_has_several_semesters_and_can_be_paged(self):
        table = self.table("bks_xx_cj")
        self.assertGreater(len({row[2] for row in table["data"]}), 1)
        self.assertEqual(table["recordsTotal"], len(table["data"]))
        self.assertEqual({len(row) for row in table["data"]}, {7})
        self.assertTrue(any(row[6] is None for row in table["data"]))
        self.assertEqual(self.table("bks_xx_cj", start=1, length=2)["data"], table["data"][1:3])

    def test_table_of_cards_shows_status_campuses_and_balance(self):
        rows = self.table("ykt_xx")["data"]
        self.assertEqual([row[2:4] for row in rows], [["正常", "是(江湾;枫林;张江;邯郸)"]])
        self.assertGreater(float(rows[0][5]), 0)
