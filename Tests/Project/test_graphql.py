"""Sends queries and mutations to GraphQL servers from PyPI, and to the stand-in, which follows the draft "GraphQL over HTTP" more strictly.

`make test-project` installs ariadne, strawberry-graphql and uvicorn into a virtual environment. Without these packages, some tests are skipped.
"""

import os
import sys
import tempfile
import unittest

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

try:
    from graphql_servers import Ariadne, Strawberry
except ImportError:
    Ariadne = Strawberry = None

SKIPPED = "ariadne, strawberry-graphql or uvicorn is not installed; run make test-project"
DETAILS = """
query details($userID: ID!, $withLikes: Boolean! = false) {
  getMomentsDetailsByUserID(userID: $userID) {
    ...Details
  }
}
query other { getMomentsDetailsByUserID(userID: "1") { userDetails { name } } }
fragment Details on MomentsDetails { userDetails { id name } moments { id type title likes @include(if: $withLikes) { id } } }
"""
LIKE = """
mutation ($momentID: ID!) { updateMomentLike(momentID: $momentID, userID: "0", isLiked: true) { moments { id isLiked } } }
"""


class RealServer:
    """The tests that run with each of the two servers from PyPI."""

    Server: type

    def setUp(self):
        self.server = self.enterContext(self.Server())
        self.session = self.enterContext(danxi.Session())

    def execute(self, query, **options):
        return self.session.graphql.execute(f"{self.server.url}/graphql", query, **options)

    def refused(self, query, **options):
        with self.assertRaises(danxi.RejectedError) as caught:
            self.execute(query, **options)
        return caught.exception

    def test_partial_data_is_returned_with_its_errors(self):
        result = self.execute(DETAILS, operation_name="details", variables={"userID": "0", "withLikes": True})
        details = result.data["getMomentsDetailsByUserID"]
        self.assertEqual(details["userDetails"], {"id": "0", "name": "Jake Lin"})
        titles = [(moment["type"], moment["title"]) for moment in details["moments"]]
        self.assertEqual(titles, [("PHOTOS", None), ("URL", "Hello"), ("PHOTOS", None)])
        self.assertEqual([moment["likes"] for moment in details["moments"]], [[], [{"id": "1"}], []])
        (error,) = result.errors
        self.assertEqual(error.path, ("getMomentsDetailsByUserID", "moments", 2, "title"))
        self.assertEqual((error.message, error.locations[0].line), ("The title cannot be read.", 8))

    def test_a_query_can_be_sent_with_get(self):
        result = self.execute(DETAILS, operation_name="other", prefer_get=True)
        self.assertEqual(result.data, {"getMomentsDetailsByUserID": {"userDetails": {"name": "Taylor Swift"}}})
        self.assertEqual((result.errors, result.status), ((), 200))

    def test_data_that_is_null_raises_an_error_with_the_path(self):
        error = self.refused('{ getMomentsDetailsByUserID(userID: "0") { moments { likes { name } } } }')
        path = error.detail["errors"][0]["path"]
        self.assertEqual(path, ["getMomentsDetailsByUserID", "moments", 1, "likes", 0, "name"])
        self.assertNotIn("outcome", error.detail)

    def test_a_refused_query_raises_an_error_with_the_servers_message(self):
        for query, variables in (
            ("{ nothing }", None),
            ('{ getMomentsDetailsByUserID(userID: "0") }', None),
            ("{ getMomentsDetailsByUserID(userID: ) { a } }", None),
            ("query ($id: ID!) { getMomentsDetailsByUserID(userID: $id) { moments { id } } }", None),
            ("query ($id: ID!) { getMomentsDetailsByUserID(userID: $id) { moments { id } } }", {"id": True}),
        ):
            with self.subTest(query):
                self.assertTrue(self.refused(query, variables=variables).detail["errors"][0]["message"])
        self.assertEqual(self.server.moments.calls, [])

    def test_a_mutation_is_executed_once(self):
        for options in ({}, {"prefer_get": True}, {"persisted": True}):
            before = self.server.requests
            result = self.execute(LIKE, variables={"momentID": "2"}, **options)
            liked = [moment["isLiked"] for moment in result.data["updateMomentLike"]["moments"]]
            self.assertEqual(liked, [False, False, True])
            self.assertEqual(self.server.requests, before + 1)
        self.assertEqual(self.server.moments.calls, ["like 2"] * 3)

    def test_a_mutation_whose_data_is_null_may_have_been_executed(self):
        self.server.moments.likes["0"].append("0")
        error = self.refused(LIKE.replace("isLiked }", "likes { name } }"), variables={"momentID": "2"})
        self.assertEqual(error.detail["outcome"], "unknown")
        self.assertEqual(self.server.moments.calls, ["like 2"])

    def test_a_server_without_persisted_queries_gets_the_whole_query(self):
        counts = []
        for _ in range(2):
            result = self.execute(DETAILS, operation_name="other", persisted=True)
            self.assertEqual(list(result.data), ["getMomentsDetailsByUserID"])
            counts.append(self.server.requests)
        self.assertEqual(counts, [2, 3])

    def test_moments_can_be_read_watched_and_liked_at_another_server(self):
        config = {"moments": {"base_url": self.server.url, "like_button": True}}
        with danxi.Session(config) as session:
            details = session.moments.get_details("0")
            self.assertEqual(details.user_details.background_image, "https://example.org/b.png")
            self.assertEqual([moment.type for moment in details.moments], ["PHOTOS", "URL", "PHOTOS"])
            self.assertEqual(details.moments[1].created_date.timestamp(), 1615899004)
            self.assertEqual([len(moment.likes) for moment in details.moments], [0, 1, 0])
            with session.moments.watch("0", since="0", interval_ms=86_400_000) as changes:
                self.assertEqual(next(changes), details)
                liked = session.moments.like("2", "0")
                self.assertEqual(next(changes), liked)
                self.assertEqual([like.id for like in liked.moments[2].likes], ["0"])
                self.assertFalse(session.moments.unlike("2", "0").moments[2].is_liked)
                self.assertEqual(next(changes), details)
            with self.assertRaises(danxi.Error) as caught:
                session.moments.like("2", "9")
            self.assertEqual(caught.exception.outcome, "unknown")
        self.assertEqual(self.server.moments.calls, ["details", "like 2", "unlike 2", "like 2"])
        with danxi.Session({"moments": {"base_url": self.server.url}}) as session:
            self.assertEqual({moment.likes for moment in session.moments.get_details("1").moments}, {None})

    def test_a_later_session_gets_the_changes_since_the_last_session(self):
        store = {"path": self.enterContext(tempfile.TemporaryDirectory())}
        config = {"moments": {"base_url": self.server.url, "like_button": True}, "store": store}

        def poll():
            with danxi.Session(config) as session:
                return list(session.moments.poll("0").details)

        self.assertEqual(poll(), [])
        with danxi.Session(config) as session:
            liked = session.moments.like("2", "0")
        self.assertEqual(poll(), [liked])
        self.assertEqual(poll(), [])
        with danxi.Session(config) as session:
            session.moments.unlike("2", "0")
            session.moments.clear_cache()
        self.assertEqual(poll(), [])

    def test_an_invalid_document_is_refused_before_a_request(self):
        for query, options in (
            ("{ a", {}),
            (DETAILS, {}),
            (DETAILS, {"operation_name": "x"}),
            ("subscription { a }", {}),
        ):
            with self.assertRaises(danxi.InvalidArgumentError):
                self.execute(query, **options)
        self.assertEqual(self.server.requests, 0)


@unittest.skipIf(Ariadne is None, SKIPPED)
class AriadneTest(RealServer, unittest.TestCase):
    Server = Ariadne


@unittest.skipIf(Strawberry is None, SKIPPED)
class StrawberryTest(RealServer, unittest.TestCase):
    Server = Strawberry


class StandInTest(unittest.TestCase):
    """Tests of the media type and statuses of the draft, and of persisted queries, with the stand-in."""

    URL = "https://graphql.example.net/graphql"
    QUERY = "{ notices(first: 1) { id title } }"

    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def setUp(self):
        self.session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        self.standin.control("POST", "/reset")

    def execute(self, query, **options):
        return self.session.graphql.execute(self.URL, query, **options)

    def log(self):
        return [entry for entry in self.standin.control("GET", "/requests") if entry["host"] == "graphql.example.net"]

    def test_partial_data_has_the_status_294(self):
        result = self.execute("{ notices(first: 1) { title views } }")
        self.assertEqual((result.status, result.errors[0].path), (294, ("notices", 0, "views")))
        self.assertEqual(result.errors[0].extensions, {"code": "UNAVAILABLE"})

    def test_refusals_raise_errors_with_the_status_of_the_response(self):
        for query, status, error in (
            ("{ nothing }", 422, danxi.RejectedError),
            ("{ notices(first: ) { id } }", 400, danxi.RejectedError),
            ("{ viewer { name } }", 294, danxi.NotSignedInError),
        ):
            with self.assertRaises(error) as caught:
                self.execute(query, token="t0ken-of-nobody")
            self.assertEqual(caught.exception.http_status, status)
            self.assertNotIn("t0ken", str(caught.exception))

    def test_the_token_of_the_configuration_is_sent_unless_the_call_has_its_own(self):
        host = {"base_url": "https://graphql.example.net", "token": "stand-in"}
        with danxi.Session({**self.standin.ready["config"], "hosts": {"notices": host}}) as session:
            self.assertEqual(
                session.graphql.execute(self.URL, "{ viewer { name } }").data, {"viewer": {"name": "旦旦"}}
            )
            with self.assertRaises(danxi.NotSignedInError):
                session.graphql.execute(self.URL, "{ viewer { name } }", token="another")

    def test_a_persisted_query_is_sent_as_its_hash_with_get(self):
        for _ in range(2):
            self.execute(self.QUERY, persisted=True, prefer_get=True)
        queries = [entry["query"] for entry in self.log()]
        self.assertEqual([("query=" in query) for query in queries], [False, True, False])
        self.assertEqual({entry["method"] for entry in self.log()}, {"GET"})

    def test_a_query_is_retried_and_a_mutation_is_not(self):
        number = self.execute(self.QUERY).data["notices"][0]["id"]
        mutation = f'mutation {{ addComment(noticeId: "{number}", text: "Thanks") {{ id }} }}'
        for query, requests in ((self.QUERY, 2), (mutation, 1)):
            self.standin.control("POST", "/reset")
            self.standin.control(
                "POST", "/faults", {"host": "graphql.example.net", "kind": "status", "status": 503, "times": 1}
            )
            try:
                self.execute(query)
                self.assertEqual(query, self.QUERY)
            except danxi.ServerFailureError as error:
                self.assertEqual((query, error.detail["outcome"]), (mutation, "unknown"))
            self.assertEqual(len(self.log()), requests)


if __name__ == "__main__":
    unittest.main()
