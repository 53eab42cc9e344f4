from .campus_client import Browser, CampusTest

URL = "https://momentsapi.herokuapp.com/graphql"
SELECTION = "{ userDetails { name } moments { id isLiked likes { id } } }"
LIKE = f"mutation ($isLiked: Boolean!) {{ updateMomentLike(momentID: 1, userID: 0, isLiked: $isLiked) {SELECTION} }}"


class MomentsTest(CampusTest):
    def post(self, query, **variables):
        return Browser(self.stand_in).once(URL, value={"query": query, "variables": variables}).json

    def likes(self, response):
        (details,) = response["data"].values()
        return [(moment["isLiked"], [like["id"] for like in moment["likes"]]) for moment in details["moments"]]

    def test_likes_are_added_and_removed_and_a_repetition_changes_nothing(self):
        before = [(False, []), (False, ["1"]), (False, ["1", "2"]), (False, [])]
        self.assertEqual(self.likes(self.post(f"{{ getMomentsDetailsByUserID(userID: 0) {SELECTION} }}")), before)
        for _ in range(2):
            self.assertEqual(self.likes(self.post(LIKE, isLiked=True))[1], (True, ["1", "0"]))
        for _ in range(2):
            self.assertEqual(self.likes(self.post(LIKE, isLiked=False)), before)
        self.assertEqual(self.likes(self.post(LIKE.replace("momentID: 1", "momentID: 9"), isLiked=True)), before)

    def test_a_missing_name_in_a_like_makes_the_data_null(self):
        response = self.post("{ getMomentsDetailsByUserID(userID: 0) { moments { likes { name } } } }")
        self.assertEqual(response["data"], None)
        path = ["getMomentsDetailsByUserID", "moments", 1, "likes", 0, "name"]
        self.assertEqual(response["errors"][0]["path"], path)

    def test_the_response_about_an_unknown_user_has_an_error(self):
        response = self.post("{ getMomentsDetailsByUserID(userID: 7) { moments { id } } }")
        self.assertEqual(response["errors"][0]["extensions"], {"code": "NOT_FOUND"})
