"""Calls the methods of the community from accounts without the required rights and with missing identifiers, and checks the errors.

A method may only report the errors that the contract lists for the method, and this test must see each of these errors.
"""

import tempfile
import unittest

from community import INTERFACE, METHODS, Community, danxi
from support import StandIn

COMPARED = {"forbidden", "not_found", "rejected", "server_failure", "wrong_password", "not_registered"}
NOWHERE = 999_999  # an identifier that does not exist

# Parameters with which calls fail for reasons other than the account or a missing object. They replace the parameters of the example.
STUDENT = {"email": "student@fudan.edu.cn", "password": "correct horse"}
IMAGE = "![](https://elsewhere.example.org/a.png)"
PARTICULAR = {
    "account.login": [{**STUDENT, "email": "nobody@fudan.edu.cn"}, {**STUDENT, "email": "student@example.org"}],
    "account.send_verification_code": [{"email": "student@example.org"}],
    "account.get_quiz": [{"version": 9}],
    "account.answer_quiz": [{"version": 9}, {"version": 1, "answers": [{"id": 1, "answer": ["true"]}]}],
    "account.close_account": [{**STUDENT, "password": "not the password"}],
    "forum.list_holes_on_home_page": [{"tags": ["nothing has this tag"]}],
    "forum.list_holes": [{"tags": ["nothing has this tag"]}],
    "forum.create_hole": [{"content": IMAGE}, {"special_tag": "staff"}],
    "forum.create_floor": [{"content": IMAGE}],
    "forum.modify_floor": [{"content": IMAGE}],
    "forum.create_tag": [{"name": "#tag"}],
    "forum.set_favorites": [{"hole_ids": [NOWHERE]}],
    "image.download": [{"url": "https://image.fduhole.com/i/2026/11/21/none.png"}],
    "curriculum.create_course": [{}, {}],
    "curriculum.create_review": [{}, {}],
}


def close_twice(community):
    """Closes an account, and returns the parameters of a call that closes the account again."""
    email = "closed@fudan.edu.cn"
    with community.open() as session:
        session.account.send_verification_code(email)
        session.account.register(email, "Guanghua+1905", community.code_for(email))
        account_id = session.account.get_status().account_id
        session.account.close_account(email, "Guanghua+1905")
    return {"id": account_id}


def fill_group(community):
    """Puts a hole into a new group of favorites."""
    with community.signed_in("student") as session:
        group = session.forum.create_favorite_group("full")[-1].favorite_group_id
        session.forum.add_favorite(session.forum.list_holes(size=1)[0].id, group_id=group)
    return {"id": group}


def favorite_twice(community):
    """Puts a hole into two groups of favorites."""
    with community.signed_in("student") as session:
        hole = session.forum.list_holes(size=1)[0].id
        group = session.forum.create_favorite_group("second")[-1].favorite_group_id
        for number in (0, group):
            session.forum.add_favorite(hole, group_id=number)
    return {"hole_ids": [hole], "from_group_id": 0, "to_group_id": group}


def use_all_groups(community):
    """Creates groups of favorites until there are ten."""
    with community.signed_in("another") as session:
        while len(session.forum.list_favorite_groups()) < 10:
            session.forum.create_favorite_group("one more")
    return {}


def delete_highest_group(community):
    with community.signed_in("newcomer") as session:
        session.forum.delete_favorite_group(session.forum.create_favorite_group("highest")[-1].favorite_group_id)
    return {}


def ban_reporter(community):
    """Bans the student from reporting."""
    with community.signed_in("student") as session:
        session.forum.create_report(session.forum.search_floor("图书馆")[0].id, "Advertising")
    with community.signed_in("admin") as session:
        session.forum.ban_reporter(session.forum.list_reports(size=1)[0].id, 1, "False reports")
    return {}


def ban_somebody(community):
    """Bans a person from all divisions."""
    with community.signed_in("admin") as session:
        session.forum.create_permanent_penalty(session.forum.search_floor("图书馆")[0].id, "Threats")
    return {}


def version_of_another_floor(community):
    version = community.example(INTERFACE.method("forum.list_floor_history"))[0]
    return {"id": version["floor_id"] - 1, "version_id": version["id"]}


# Calls like those in PARTICULAR that need a preparation: functions that prepare a call and return its parameters, each with a role.
PREPARED = {
    "account.close_user": [(close_twice, "admin"), (lambda _: {"id": NOWHERE}, "admin")],
    "account.get_user": [(lambda _: {"id": NOWHERE}, "admin")],
    "account.modify_user": [(lambda _: {"id": NOWHERE}, "admin")],
    "forum.create_floor": [(lambda _: {}, "newcomer")],
    "forum.delete_favorite_group": [(fill_group, "student")],
    "forum.create_favorite_group": [(use_all_groups, "another"), (delete_highest_group, "newcomer")],
    "forum.move_favorites": [(favorite_twice, "student")],
    "forum.create_report": [(ban_reporter, "student")],
    "forum.delete_division": [(ban_somebody, "admin")],
    "forum.restore_floor": [(version_of_another_floor, "admin")],
    "forum.modify_user": [(lambda _: {"id": NOWHERE - 1}, "admin")],  # forum.get_user has created the user NOWHERE
}

# Errors that the contract lists, but the stand-in never reports, with the reason.
NOT_REPORTED = {
    "account.reload_quiz": {"not_found"},  # the stand-in has a quiz
    "image.upload": {"rejected"},  # the library refuses all values that the server would refuse
    "curriculum.get_random_review": {"not_found"},  # the stand-in has reviews
    "curriculum.vote_review": {"rejected"},  # no other program votes with the account at the same time
}


class RefusalTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.community = Community(cls.standin, cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.methods = [m for m in METHODS if m.operations and m.full_name != "forum.request"]
        cls.reported = {method.full_name: set() for method in cls.methods}

    def outcome(self, method, parameters, role=None):
        """Calls a method. Returns the name of its error, or `ok`."""
        value = self.community.call(method, parameters, role)
        name = value.name if isinstance(value, danxi.Error) else "ok"
        if name in COMPARED:
            self.assertIn(name, method.errors, f"{method.full_name}: {value}")
            self.reported[method.full_name].add(name)
        return name

    def test_each_error_of_the_contract_is_reported_and_no_other(self):
        for method in self.methods:
            with self.subTest(method.full_name):
                self.check_nobody(method)
                # Each of these functions makes its own parameters, because the previous call may have changed or deleted the objects.
                for call in (self.call_as_another, self.call_without_quiz, self.call_about_missing_things):
                    call(method)
                for changed in PARTICULAR.get(method.full_name, ()):
                    self.outcome(method, {**self.community.parameters(method), **changed})
                for prepare, role in PREPARED.get(method.full_name, ()):
                    parameters = self.community.parameters(method)
                    self.outcome(method, parameters | prepare(self.community), role)
                listed = COMPARED & set(method.errors)
                self.assertEqual(listed - self.reported[method.full_name], NOT_REPORTED.get(method.full_name, set()))

    def check_nobody(self, method):
        if method.sign_in == "community":
            self.assertEqual(self.outcome(method, self.community.parameters(method), "nobody"), "not_signed_in")
            self.assertEqual(self.community.requests(), [])

    def call_as_another(self, method):
        outcome = self.outcome(method, self.community.parameters(method), "another")
        if method.administrators_only:
            self.assertEqual(outcome, "forbidden")

    def call_without_quiz(self, method):
        if method.full_name != "account.answer_quiz":
            self.outcome(method, self.community.parameters(method), "newcomer")

    def call_about_missing_things(self, method):
        for p in method.parameters:
            if p.type.name == "int" and p.name in {
                "id",
                "to",
                *(q.name for q in method.parameters if q.name.endswith(("_id", "_ids"))),
            }:
                missing = NOWHERE if p.max is None else int(p.max)
                value = [missing] if p.type.container else missing
                self.outcome(method, {**self.community.parameters(method), p.name: value})


if __name__ == "__main__":
    unittest.main()
