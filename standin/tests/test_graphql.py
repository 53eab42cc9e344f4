from hashlib import sha256
from urllib.parse import urlencode

from .campus_client import Browser, CampusTest

URL = "https://graphql.example.net/graphql"
MODERN = {"Accept": "application/graphql-response+json"}


class GraphQLTest(CampusTest):
    def post(self, query, headers=MODERN, **members):
        return Browser(self.stand_in).once(URL, value={"query": query, **members}, headers=headers)

    def test_fields_fragments_directives_and_variables_are_executed(self):
        query = """
        # A query for one notice
        query ($id: ID!, $withDay: Boolean = false) { one: notice(id: $id) { ...Texts day @include(if: $withDay) __typename } }
        fragment Texts on Notice { title ... on Notice { comments { text } } }
        """
        first = self.post("{ notices(first: 1) { id title } }").json["data"]["notices"][0]
        one = {"title": first["title"], "comments": [], "__typename": "Notice"}
        self.assertEqual(self.post(query, variables={"id": first["id"]}).json, {"data": {"one": one}})
        with_day = self.post(query, variables={"id": int(first["id"]), "withDay": True}).json["data"]["one"]
        self.assertEqual(set(with_day), {*one, "day"})
        self.assertEqual(self.post(query, variables={"id": "0"}).json, {"data": {"one": None}})

    def test_the_accepted_media_type_determines_the_status(self):
        modern = self.post("{ notices(first: 2) { title views } }")
        legacy = self.post("{ notices(first: 2) { title views } }", headers={})
        self.assertEqual((modern.status, legacy.status), (294, 200))
        self.assertEqual(modern.headers["Content-Type"], MODERN["Accept"])
        self.assertEqual(legacy.headers["Content-Type"], "application/json")
        self.assertEqual(modern.json, legacy.json)
        self.assertEqual(
            [error["path"] for error in modern.json["errors"]], [["notices", 0, "views"], ["notices", 1, "views"]]
        )
        self.assertEqual(modern.json["data"]["notices"][0]["views"], None)

    def test_null_propagates_to_the_nearest_nullable_parent(self):
        response = self.post("{ viewer { name } }").json
        self.assertEqual((response["data"], response["errors"][0]["extensions"]), (None, {"code": "UNAUTHENTICATED"}))
        signed_in = self.post("{ viewer { name } }", headers={**MODERN, "Authorization": "Bearer stand-in"})
        self.assertEqual(signed_in.json["data"]["viewer"]["name"], "旦旦")

    def test_invalid_requests_are_refused_without_data(self):
        for status, query, members in (
            (400, "{ notices {", {}),
            (422, "{ nothing }", {}),
            (422, "{ notices }", {}),
            (422, "query ($x: Int!) { notices(first: $x) { id } }", {}),
            (422, "query ($x: Int!) { notices(first: $x) { id } }", {"variables": {"x": "1"}}),
            (422, "query A { notices { id } } query B { notices { id } }", {}),
            (422, "query A { notices { id } }", {"operationName": "B"}),
            (422, "{ notices { id } }", {"variables": [1]}),
            (422, None, {}),
        ):
            with self.subTest(query):
                response = self.post(query, **members)
                self.assertEqual(response.status, status)
                self.assertNotIn("data", response.json)
        self.assertEqual(Browser(self.stand_in).once(URL, value=[]).status, 400)
        self.assertEqual(Browser(self.stand_in).once(URL, form={"query": "{ notices { id } }"}).status, 415)

    def test_mutations_are_refused_with_get_and_take_effect_with_post(self):
        number = self.post("{ notices(first: 1) { id } }").json["data"]["notices"][0]["id"]
        mutation = f'mutation {{ addComment(noticeId: {number}, text: "谢谢\\n") {{ text }} }}'
        query = urlencode({"query": mutation})
        refused = Browser(self.stand_in).once(f"{URL}?{query}")
        self.assertEqual((refused.status, refused.headers["Allow"]), (405, "POST"))
        self.assertEqual(self.post(mutation).json["data"]["addComment"], {"text": "谢谢\n"})
        comments = self.post(f"{{ notice(id: {number}) {{ comments {{ text }} }} }}").json["data"]["notice"]["comments"]
        self.assertEqual(comments, [{"text": "谢谢\n"}])

    def test_a_persisted_query_is_found_after_it_was_sent_once_as_text(self):
        query = "{ notices(first: 1) { id } }"
        hashed = {"persistedQuery": {"version": 1, "sha256Hash": sha256(query.encode()).hexdigest()}}
        self.assertEqual(self.post(None, extensions=hashed).json["errors"][0]["message"], "PersistedQueryNotFound")
        self.assertIn("data", self.post(query, extensions=hashed).json)
        self.assertIn("data", self.post(None, extensions=hashed).json)
