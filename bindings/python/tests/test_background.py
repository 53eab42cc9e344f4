"""The calls of commands that serve other programs: concurrent calls share a sign-in."""

import asyncio
import os
import tempfile
import unittest
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


if __name__ == "__main__":
    unittest.main()
