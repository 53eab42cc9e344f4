from .campus_client import CampusTest, fragments


class SportTest(CampusTest):
    scores = "https://fdtyjw.fudan.edu.cn/sportScore"
    door = "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"

    def test_scores_are_shown_only_after_the_sign_in(self):
        browser = self.browser()
        self.assertNotIn("pitem", browser.open(f"{self.scores}/stScore.aspx?item=1").text)
        self.assertEqual(browser.sign_in_classic(self.door).url, f"{self.scores}/stScore.aspx")
        outer = browser.open(f"{self.scores}/stscore.aspx?item=1").text
        self.assertEqual(outer, browser.open(f"{self.scores}/stScore.aspx?item=1").text)
        self.assertIn("早操：</td><td>", outer)
        self.assertRegex(outer, r"<td>\d+:\d\d--</td>")

    def test_exam_page_shows_total_and_verdict(self):
        browser = self.browser()
        browser.sign_in_classic(self.door)
        page = browser.open(f"{self.scores}/stScore.aspx?item=3").text
        total, verdict = fragments(r"<red>([^<]*)</red>", page)
        self.assertGreater(float(total), 0)
        self.assertTrue(verdict)
