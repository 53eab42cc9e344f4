from .campus_client import Browser, CampusTest

API = "https://notes.example.net/api"
TOKEN = {"Authorization": "Bearer notes-token"}


class NotesTest(CampusTest):
    def get(self, path, **headers):
        return Browser(self.stand_in).once(f"{API}{path}", headers={**TOKEN, **headers})

    def test_responses_have_the_members_code_msg_and_data(self):
        self.assertEqual([note["id"] for note in self.get("/notes?tag=math").json["data"]], [1])
        self.assertEqual(self.get("/notes/9").json, {"code": 1404, "msg": "没有这条笔记", "data": None})

    def test_requests_without_the_token_are_refused(self):
        refused = Browser(self.stand_in).once(f"{API}/notes")
        self.assertEqual((refused.status, refused.json["code"]), (401, 1001))

    def test_a_request_with_a_matching_etag_gets_status_304(self):
        etag = self.get("/notes").headers["ETag"]
        self.assertEqual(self.get("/notes", **{"If-None-Match": etag}).status, 304)

    def test_a_range_of_a_file_is_sent_if_the_etag_matches(self):
        whole = self.get("/files/example.bin")
        rest = self.get("/files/example.bin", **{"Range": "bytes=199990-", "If-Range": whole.headers["ETag"]})
        self.assertEqual((rest.status, rest.body), (206, whole.body[199_990:]))
        self.assertEqual(rest.headers["Content-Range"], f"bytes 199990-{len(whole.body) - 1}/{len(whole.body)}")
        self.assertEqual(self.get("/files/example.bin", **{"Range": "bytes=9-", "If-Range": '"old"'}).body, whole.body)
        self.assertEqual(self.get("/files/example.bin", Range=f"bytes={len(whole.body)}-").status, 416)
