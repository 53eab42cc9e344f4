"""The calls of commands that serve other programs: concurrent calls share a sign-in."""

import asyncio
import os
import tempfile
import unittest
from collections import Counter
from unittest import mock

import danxi

from .campus import CampusTest
from .command import has


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Background(CampusTest):
    def test_concurrent_calls_send_the_password_once(self):
        from danxi.command.background import Caller
        from danxi.command.schema import Interface

        async def calls(directory):
            interface = Interface.load()
            async with danxi.AsyncSession({**self.campus.config, "store": {"path": directory}}) as session:
                caller = Caller(session, interface)
                method = interface.method("forum.list_holes_in_division")
                return await asyncio.gather(*(caller.request(method, {"division_id": 1}) for _ in range(5)))

        account = self.campus.accounts["student"]
        variables = {"DANXI_EMAIL": account["email"], "DANXI_PASSWORD": account["password"]}
        with mock.patch.dict(os.environ, variables):
            results = asyncio.run(calls(self.enterContext(tempfile.TemporaryDirectory())))
        self.assertEqual(len(results), 5)
        self.assertEqual(sum(each["path"] == "/api/login" for each in self.campus.requests()), 1)

    def test_a_call_that_began_before_the_sign_in_for_another_is_repeated(self):
        self.assertEqual(asyncio.run(self.late_call("forum.get_profile", "community")), ["account.login"])

    def test_a_call_that_is_repeated_gets_all_accounts_that_it_needs(self):
        logins = asyncio.run(self.late_call("course.get_reviews", "community"))
        self.assertEqual(logins, ["account.login", "campus.login"])

    def test_a_call_whose_account_was_changed_by_somebody_else_fails(self):
        with self.assertRaises(danxi.AccountChangedError):
            asyncio.run(self.late_call("forum.get_profile", "campus"))

    async def late_call(self, name, kind):
        """Calls a method by its name. The call begins before a sign-in for another, and fails during it. Returns the methods that sign in.

        Args:
            kind: The kind of the account of this sign-in.
        """
        from danxi.command.background import Caller
        from danxi.command.schema import Interface

        class Session:
            began, signing_in, failed = asyncio.Event(), asyncio.Event(), asyncio.Event()
            calls, logins = Counter(), []

            async def request(self, called, **parameters):
                self.calls[called] += 1
                if self.calls[called] > 1:
                    return "the value"
                if called != name:
                    raise danxi.NotSignedInError("This call has no account.")
                self.began.set()
                await self.signing_in.wait()
                self.failed.set()
                raise danxi.AccountChangedError("The account changed during the call.")

            async def call(self, login, **parameters):
                self.logins.append(login)
                self.signing_in.set()
                await self.failed.wait()

        session, interface = Session(), Interface.load()
        caller = Caller(session, interface)
        late = asyncio.create_task(caller.request(interface.method(name), {}))
        await session.began.wait()
        other = {"community": "forum.get_divisions", "campus": "course.get_current_semester"}[kind]
        variables = {"DANXI_EMAIL": "a@example.com", "DANXI_CAMPUS_NUMBER": "23300000001"}
        secrets = {"DANXI_PASSWORD": "secret", "DANXI_CAMPUS_PASSWORD": "secret"}
        with mock.patch.dict(os.environ, {**variables, **secrets}):
            await caller.request(interface.method(other), {})
            self.assertEqual(await late, "the value")
        return session.logins


if __name__ == "__main__":
    unittest.main()
