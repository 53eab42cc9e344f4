from urllib.parse import quote

from .harness import ADMIN, FORUM, OTHER, STUDENT, StandInTest


class ForumTest(StandInTest):
    def setUp(self):
        super().setUp()
        self.tokens = {account: self.stand_in.login(account)["access"] for account in (ADMIN, STUDENT, OTHER)}

    def ask(self, method: str, path: str, value=None, who: int = STUDENT):
        return self.stand_in.ask(FORUM, method, "/api" + path, value, self.tokens[who])

    def get(self, path: str, who: int = STUDENT):
        return self.ask("GET", path, who=who).json

    def post_hole(self, content: str = "内容", tags=("生活",), who: int = STUDENT) -> dict:
        return self.ask(
            "POST", "/divisions/1/holes", {"content": content, "tags": [{"name": name} for name in tags]}, who
        ).json

    def reply(self, hole: dict, content: str, who: int = OTHER) -> dict:
        return self.ask("POST", f"/holes/{hole['id']}/floors", {"content": content}, who).json


class SeededForumTest(ForumTest):
    arguments = ()

    def test_seeded_forum_has_4_divisions_and_80_tags(self):
        divisions = self.get("/divisions")
        self.assertEqual(len(divisions), 4)
        self.assertTrue(all(division["pinned"] for division in divisions))
        self.assertEqual(len(self.get("/tags")), 80)

    def test_the_time_of_the_last_hole_is_the_cursor_of_the_next_page(self):
        for order, key in (("", "time_updated"), ("&order=time_created", "time_created")):
            seen, cursor = [], ""
            while page := self.get(f"/divisions/1/holes?size=10{order}{cursor}"):
                seen += page
                cursor = f"&offset={quote(page[-1][key])}"
            times = [hole[key] for hole in seen]
            self.assertGreater(len(seen), 50)
            self.assertEqual(len({hole["id"] for hole in seen}), len(seen))
            self.assertEqual(times, sorted(times, reverse=True))

    def test_a_page_leaves_out_holes_whose_time_equals_the_cursor(self):
        whole = self.get("/divisions/1/holes?size=-1")
        times = [hole["time_updated"] for hole in whole]
        twins = next(index for index in range(len(times) - 1) if times[index] == times[index + 1])
        following = self.get(f"/divisions/1/holes?size=1&offset={quote(times[twins])}")
        self.assertNotEqual(following[0]["id"], whole[twins + 1]["id"])
        self.assertLess(following[0]["time_updated"], times[twins])

    def test_times_have_at_most_three_decimals(self):
        hole = self.post_hole()
        self.assertRegex(hole["time_created"], r"^[^.]+(\.\d{1,3})?\+08:00$")

    def test_offset_and_size_select_a_page_of_floors(self):
        hole = max(self.get("/holes?size=10"), key=lambda hole: hole["reply"])
        whole = self.get(f"/holes/{hole['id']}/floors?size=0")
        self.assertEqual([floor["ranking"] for floor in whole], list(range(hole["reply"] + 1)))
        self.assertEqual(self.get(f"/holes/{hole['id']}/floors?offset=2&size=3"), whole[2:5])
        self.assertEqual(self.get(f"/holes/{hole['id']}/floors"), whole[:30])

    def test_an_account_keeps_its_pseudonym_in_a_hole(self):
        hole = max(self.get("/holes?size=10"), key=lambda hole: hole["reply"])
        replies = [self.reply(hole, f"回复 {number}") for number in range(3)]
        self.assertEqual(len({floor["anonyname"] for floor in replies}), 1)

    def test_search_highlights_the_matches(self):
        found = self.get(f"/floors/search?search={quote('校车')}&size=5")
        self.assertEqual(len(found), 5)
        self.assertTrue(all("<em>校车</em>" in floor["highlighted_content"] for floor in found))

    def test_summary_is_ready_at_the_third_request(self):
        hole = next(hole for hole in self.get("/holes?size=10") if hole["ai_summary_available"])
        codes = [self.get(f"/holes/{hole['id']}/summary")["code"] for _ in range(3)]
        self.assertEqual(codes, [1002, 1001, 1000])

    def test_reset_restores_the_content(self):
        before = self.get("/divisions")
        self.ask("DELETE", "/divisions/2", {"to": 1}, ADMIN)
        self.assertEqual(len(self.get("/divisions")), 3)
        self.setUp()
        self.assertEqual(
            [division["name"] for division in self.get("/divisions")], [division["name"] for division in before]
        )


class PostingTest(ForumTest):
    def setUp(self):
        super().setUp()
        for name in ("树洞", "课程"):
            self.ask("POST", "/divisions", {"name": name, "description": ""}, ADMIN)

    def test_floors_and_holes_can_be_mentioned(self):
        first, second = self.post_hole("第一"), self.post_hole("第二")
        floor = self.reply(first, f"##{first['floors']['first_floor']['id']} 和 #{second['id']} ，##99999")
        self.assertEqual([mention["content"] for mention in floor["mention"]], ["第二", "第一"])

    def test_a_reply_sends_one_message_to_the_author_and_one_to_each_subscriber(self):
        hole = self.post_hole()
        self.ask("POST", "/users/subscriptions", {"hole_id": hole["id"]}, ADMIN)
        self.reply(hole, f"#{hole['id']} 好")
        self.assertEqual([message["code"] for message in self.get("/messages")], ["reply"])
        self.assertEqual([message["code"] for message in self.get("/messages", ADMIN)], ["favorite"])
        self.assertEqual(self.get("/messages", OTHER), [])
        self.ask("POST", "/messages/clear")
        self.assertEqual(self.get("/messages?not_read=true"), [])
        self.assertEqual(len(self.get("/messages")), 1)

    def test_votes_views_and_the_holes_of_a_tag_are_counted(self):
        hole = self.post_hole()
        floor_id = hole["floors"]["first_floor"]["id"]
        for who, vote in ((STUDENT, 1), (OTHER, 1), (ADMIN, -1)):
            floor = self.ask("POST", f"/floors/{floor_id}/like/{vote}", who=who).json
        self.assertEqual((floor["like"], floor["dislike"], floor["liked"], floor["disliked"]), (2, 1, False, True))
        self.ask("PATCH", f"/holes/{hole['id']}")
        self.post_hole()
        seen = self.get(f"/holes/{hole['id']}")
        self.assertEqual((seen["view"], seen["tags"][0]["temperature"]), (1, 2))

    def test_list_of_all_tags_is_cached_unless_the_setting_tags_cached_is_off(self):
        def names(query=""):
            return [tag["name"] for tag in self.get(f"/tags{query}")]

        self.post_hole(tags=["旧"])
        self.assertIn("旧", names())
        self.post_hole(tags=["新"])
        self.assertNotIn("新", names())
        self.assertIn("新", names(f"?s={quote('新')}"))
        self.stand_in.control("PATCH", "/settings", {"tags_cached": False})
        self.assertIn("新", names())

    def test_ban_applies_to_one_division(self):
        floor = self.reply(self.post_hole(), "不友善")
        self.ask("POST", f"/penalty/{floor['id']}", {"days": 2, "reason": "违规"}, ADMIN)
        refused = self.ask("POST", "/divisions/1/holes", {"content": "x"}, OTHER)
        self.assertEqual(refused.status, 403)
        self.assertIn("解封时间", refused.json["message"])
        self.assertEqual(
            self.ask("POST", "/divisions/2/holes", {"content": "x", "tags": [{"name": "生活"}]}, OTHER).status, 201
        )
        (punishment,) = self.get("/users/me/punishments", OTHER)
        self.assertEqual((punishment["day"], punishment["floor"]["id"]), (2, floor["id"]))

    def test_sensitive_content_is_hidden_until_an_administrator_decides(self):
        hole = self.post_hole("有违禁词的帖子")
        floor_id = hole["floors"]["first_floor"]["id"]
        self.assertEqual(self.get(f"/floors/{floor_id}", OTHER)["content"], "该内容正在审核中")
        (waiting,) = self.get("/floors/_sensitive?open=true", ADMIN)
        self.ask("PUT", f"/floors/{waiting['id']}/_sensitive", {"is_actual_sensitive": False}, ADMIN)
        self.assertEqual(self.get(f"/floors/{floor_id}", OTHER)["content"], "有违禁词的帖子")

    def test_paths_for_webvpn_clients_are_accepted(self):
        hole = self.post_hole()
        changed = self.ask("PATCH", f"/holes/{hole['id']}/_webvpn", {"lock": True}, ADMIN)
        self.assertEqual((changed.status, changed.json["locked"]), (200, True))

    def test_push_tokens_are_stored_by_device(self):
        device = {"service": "apns", "device_id": "d1", "token": "t", "package_name": "io.github.danxi"}
        for method in ("POST", "PUT"):
            self.assertEqual(self.ask(method, "/users/push-tokens", device).status, 200)
        self.ask("PUT", "/users/push-tokens", {**device, "device_id": "d2"})
        self.assertEqual([token["device_id"] for token in self.get("/users/push-tokens")], ["d1", "d2"])
        self.assertEqual(self.ask("DELETE", "/users/push-tokens", {"device_id": "d1"}).status, 204)
        self.assertEqual([token["device_id"] for token in self.get("/users/push-tokens")], ["d2"])
        self.ask("PUT", "/users/push-tokens", {**device, "device_id": "d2"}, OTHER)
        self.assertEqual(self.get("/users/push-tokens"), [], "a device belongs to one person")
        self.assertEqual(self.ask("DELETE", "/users/push-tokens/_all", who=OTHER).status, 204)
        self.assertEqual(self.get("/users/push-tokens", OTHER), [])

    def test_wrong_types_and_content_types_are_refused(self):
        for value in (
            {"content": 5},
            {"content": "x", "tags": "t"},
            {"content": "x", "tags": ["t"]},
            {"content": "x", "tags": [{"name": 5}]},
            [],
        ):
            self.assertEqual(self.ask("POST", "/divisions/1/holes", value).status, 400, value)
        response = self.stand_in.ask(
            FORUM, "POST", "/api/divisions/1/holes", b"content=x", self.tokens[STUDENT], {"Content-Type": "text/plain"}
        )
        self.assertEqual(response.status, 400)
