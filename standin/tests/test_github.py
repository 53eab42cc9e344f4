from .campus_client import Browser, CampusTest

API = "https://api.github.com"
TOKEN = "github_pat_standin"


class GitHubTest(CampusTest):
    def ask(self, path, method="GET", body=None, token=TOKEN, **headers):
        headers = {"User-Agent": "test", **({"Authorization": f"Bearer {token}"} if token else {}), **headers}
        return Browser(self.stand_in).once(f"{API}{path}", method=method, value=body, headers=headers)

    def test_every_page_except_the_last_links_to_the_next_page(self):
        first = self.ask("/users/danxi-bot/followers")
        self.assertEqual(len(first.json), 30)
        self.assertIn(f'<{API}/users/danxi-bot/followers?page=2>; rel="next"', first.headers["Link"])
        second = self.ask("/users/danxi-bot/followers?page=2")
        self.assertEqual(len(second.json), 6)
        self.assertNotIn('rel="next"', second.headers["Link"])

    def test_a_commit_has_pages_of_files(self):
        path = "/repos/campus-tools/timetable/commits/main"
        pages = [self.ask(f"{path}?page={number}") for number in (1, 2, 3)]
        self.assertEqual([len(each.json["files"]) for each in pages], [300, 300, 50])
        self.assertEqual(len({each.json["sha"] for each in pages}), 1)
        self.assertIn('?page=3>; rel="next"', pages[1].headers["Link"])
        self.assertNotIn('rel="next"', pages[2].headers["Link"])
        self.assertEqual(len(self.ask(f"{path}?per_page=20").json["files"]), 20)

    def test_a_request_that_gets_status_304_does_not_count_against_the_rate_limit(self):
        first = self.ask("/users/lin-chen")
        again = self.ask("/users/lin-chen", **{"If-None-Match": first.headers["ETag"]})
        self.assertEqual((again.status, again.body), (304, b""))
        self.assertEqual(first.headers["X-RateLimit-Remaining"], again.headers["X-RateLimit-Remaining"])

    def test_invalid_tokens_are_refused_and_requests_without_a_token_have_a_lower_limit(self):
        self.assertEqual(self.ask("/user").json["login"], "danxi-bot")
        self.assertEqual(self.ask("/user", token="wrong").status, 401)
        self.assertEqual(self.ask("/user", token=None).status, 401)
        self.assertEqual(self.ask("/users/lin-chen", token=None).headers["X-RateLimit-Limit"], "60")

    def test_the_old_name_of_a_repository_redirects_to_the_repository_by_id(self):
        moved = self.ask("/repos/danxi-bot/notes/issues?state=all")
        self.assertEqual((moved.status, moved.headers["Location"]), (301, f"{API}/repositories/1001/issues?state=all"))
        self.assertEqual(self.ask("/repos/danxi-bot/notes/issues", "POST", {"title": "T"}).status, 307)
        self.assertEqual(len(self.ask("/repositories/1001/issues?state=all").json), 3)

    def test_requests_for_private_or_empty_repositories_or_without_a_required_field_are_refused(self):
        self.assertEqual(self.ask("/repos/wang-mei/diary").status, 404)
        self.assertEqual(self.ask("/repos/danxi-bot/empty/commits").status, 409)
        missing = self.ask("/repos/danxi-bot/campus-notes/issues", "POST", {})
        self.assertEqual(missing.status, 422)
        self.assertEqual(missing.json["errors"][0]["code"], "missing_field")

    def test_downloads_redirect_to_hosts_that_refuse_the_token(self):
        repository = "/repos/danxi-bot/campus-notes"
        browser = Browser(self.stand_in)
        for path in (f"{repository}/tarball", f"{repository}/zipball/v1.0", f"{repository}/releases/assets/1"):
            location = self.ask(path, Accept="application/octet-stream").headers["Location"]
            self.assertEqual(browser.once(location).status, 200)
            self.assertEqual(browser.once(location, headers={"Authorization": f"Bearer {TOKEN}"}).status, 400)
        self.assertEqual(self.ask(f"{repository}/releases/assets/1").json["name"], "notes.zip")

    def test_an_upload_needs_the_token_and_an_unused_name(self):
        release = self.ask("/repos/danxi-bot/campus-notes/releases/latest").json["id"]
        url = f"https://uploads.github.com/repos/danxi-bot/campus-notes/releases/{release}/assets?name="
        headers = {"User-Agent": "test", "Authorization": f"Bearer {TOKEN}"}
        browser = Browser(self.stand_in)
        self.assertEqual(browser.once(url + "a", method="POST", value={}, headers=headers).json["size"], 2)
        self.assertEqual(browser.once(url + "a", method="POST", value={}, headers=headers).status, 422)
        self.assertEqual(browser.once(url + "b", method="POST", value={}, headers={"User-Agent": "test"}).status, 401)

    def test_the_last_id_of_a_page_of_users_is_the_cursor_of_the_next_page(self):
        page = self.ask("/users?since=30&per_page=3")
        self.assertEqual([each["id"] for each in page.json], [31, 32, 33])
        self.assertIn(f'<{API}/users?since=33&per_page=3>; rel="next"', page.headers["Link"])
