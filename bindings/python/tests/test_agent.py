"""Tests of what an agent gets from `danxi mcp` by default: a short list of tools, a search, and changes that a person confirms."""

import asyncio
import json
from pathlib import Path

from .command import PATIENCE, has
from .journey import INTERFACE, is_secret
from .mcp_host import McpTest, Person, text

if has("mcp"):
    from mcp import Client, types

GENERAL = {"find", "describe", "call"}
TASKS = json.loads((Path(__file__).parent / "agent_tasks.json").read_text(encoding="utf-8"))
BOTH_VERSIONS = (
    "legacy",
    "2026-07-28",
)  # the host answers a request of the server, or repeats the call with the answer


class Tools(McpTest):
    async def test_definitions_of_the_default_tools_are_short(self):
        for options, more in (((), set()), (("--write",), {"call_write"})):
            async with self.client(*options) as client:
                found = (await client.list_tools()).tools
            size = len(json.dumps([tool.model_dump(exclude_none=True, by_alias=True) for tool in found]).encode())
            self.assertLessEqual(size, 12_000)
            self.assertLessEqual(len(found), 16)
            self.assertEqual({tool.name for tool in found if tool.annotations.title is None}, GENERAL | more)
            self.assertEqual({tool.name for tool in found if not tool.annotations.read_only_hint}, more)
            self.assertEqual({tool.name for tool in found if tool.annotations.destructive_hint}, more)
            self.assertEqual([tool.name for tool in found if tool.output_schema], [])

    async def test_a_method_is_found_described_and_called(self):
        async with self.client() as client:
            lines = json.loads(text(await client.call_tool("find", {"query": "空教室"})))
            self.assertEqual(lines[0]["method"], "classroom.list_free_classrooms")
            self.assertEqual(lines[0]["parameters"], "building, start, end, date?")
            described = json.loads(text(await client.call_tool("describe", {"method": lines[0]["method"]})))
            self.assertEqual(described["parameters"]["required"], ["building", "start", "end"])
            self.assertFalse(described["changes_something"])
            parameters = {"building": "H3", "start": 1, "end": 14}
            called = await client.call_tool("call", {"method": lines[0]["method"], "parameters": parameters})
            self.assertFalse(called.is_error, called.content)
            self.assertEqual(json.loads(text(await client.call_tool("find", {"query": "的"}))), [])

    async def test_only_offered_methods_can_be_called(self):
        floor = {"hole_id": 1, "content": "a"}
        async with self.client("--write") as client:
            for tool, arguments, expected in (
                ("call", {"method": "forum.create_floor", "parameters": floor}, "Call it with call_write."),
                ("call", {"method": "forum.no_such_method"}, "There is no method 'forum.no_such_method'"),
                ("call", {"method": "wallet.get_qr_code"}, "There is no method 'wallet.get_qr_code'"),
                ("call", {"method": "account.login"}, "There is no method 'account.login'"),
                ("call_write", {"method": "forum.create_message"}, "There is no method 'forum.create_message'"),
                ("call", {"method": ["bus.next"]}, "There is no method ['bus.next']"),
                ("call", {"method": "bus.next", "parameters": [1]}, "must be an object"),
                ("describe", {}, "There is no method None"),
                ("forum_get_hole", {"id": 1}, "Unknown tool forum_get_hole"),
            ):
                with self.subTest(tool, **arguments):
                    result = await client.call_tool(tool, arguments)
                    self.assertTrue(result.is_error)
                    self.assertIn(expected, text(result))
        async with self.client() as client:
            refused = await client.call_tool("call_write", {"method": "forum.create_floor", "parameters": floor})
            self.assertIn("There is no method 'forum.create_floor'", text(refused))

    async def test_no_method_with_a_secret_is_in_the_catalog(self):
        secret = {each.full_name for each in INTERFACE.methods if any(map(is_secret, each.required))}
        async with self.client("--write") as client:
            for method in sorted(secret - {"campus.answer_challenge"}):
                result = await client.call_tool("describe", {"method": method})
                self.assertTrue(result.is_error, method)
        self.assertGreater(len(secret), 5)


class Changes(McpTest):
    def setUp(self):
        super().setUp()
        self.hole = self.sign_in().forum.list_holes_in_division(1)[0].id
        self.arguments = {
            "method": "forum.create_floor",
            "parameters": {"hole_id": self.hole, "content": "two lines\n  by an agent\u202e"},
        }

    def floors(self):
        return [
            floor.content for floor in self.sign_in().forum.list_all_floors(self.hole) if "by an agent" in floor.content
        ]

    async def test_the_person_confirms_each_change(self):
        for count, mode in enumerate(BOTH_VERSIONS, 1):
            person = Person("accept")
            async with self.client("--write", mode=mode, elicitation_callback=person) as client:
                done = await client.call_tool("call_write", self.arguments)
            self.assertFalse(done.is_error, done.content)
            self.assertEqual(len(self.floors()), count)
            (question,) = person.questions
            self.assertRegex(
                question, r"\Aforum\.create_floor: Replies to a hole with a new floor\.\nAccount: community \d+\n"
            )
            self.assertIn(f"hole_id: {self.hole}\ncontent: two lines\n  by an agent\N{REPLACEMENT CHARACTER}", question)

    async def test_a_change_that_is_not_confirmed_is_not_made(self):
        for mode in BOTH_VERSIONS:
            for action in ("decline", "cancel"):
                with self.subTest(mode, action=action):
                    person = Person(action)
                    async with self.client("--write", mode=mode, elicitation_callback=person) as client:
                        result = await client.call_tool("call_write", self.arguments)
                    self.assertIn("did not confirm the change. Nothing was changed.", text(result))
                    self.assertEqual(len(person.questions), 1)
        self.assertEqual(self.floors(), [])

    async def test_a_host_that_cannot_ask_gets_no_changes(self):
        for mode in BOTH_VERSIONS:
            async with self.client("--write", mode=mode) as client:
                result = await client.call_tool("call_write", self.arguments)
            self.assertTrue(result.is_error)
            self.assertIn("it has no elicitation. Nothing was changed.", text(result))
        self.assertEqual(self.floors(), [])

    async def test_an_answer_counts_once_and_only_for_its_question(self):
        """A host that repeats a call with other arguments, or an answer twice, must not get more than the person has confirmed."""
        other = {**self.arguments, "parameters": {"hole_id": self.hole, "content": "another text by an agent"}}
        accepted = {"confirmation": types.ElicitResult(action="accept", content={})}
        person = Person("accept")
        async with self.client("--write", mode="2026-07-28", elicitation_callback=person) as client:

            async def called(arguments, state):
                return await client.session.call_tool(
                    "call_write", arguments, input_responses=accepted, request_state=state, allow_input_required=True
                )

            for arguments in (other, self.arguments):
                asked = await client.session.call_tool("call_write", self.arguments, allow_input_required=True)
                result = await called(arguments, asked.request_state)
                self.assertEqual(result.is_error, arguments is other)
            for state in (asked.request_state, "invented"):
                self.assertIn("did not confirm", text(await called(self.arguments, state)))
        self.assertEqual(len(self.floors()), 1)


class Http(McpTest):
    async def test_only_requests_with_the_token_are_served(self):
        import httpx2
        from mcp.client.streamable_http import streamable_http_client

        token = "a token of the person"
        with self.served(token) as url:
            for headers in ({}, {"authorization": f"Bearer {token[:-1]}"}, {"authorization": token}):
                async with httpx2.AsyncClient(headers=headers) as http:
                    self.assertEqual((await http.post(url, json={})).status_code, 401)
            headers = {"authorization": f"Bearer {token}"}
            async with httpx2.AsyncClient(headers={**headers, "host": "evil.example"}) as http:
                self.assertIn((await http.post(url, json={})).status_code, (400, 421))
            async with httpx2.AsyncClient(headers={**headers, "origin": "https://evil.example"}) as http:
                self.assertEqual((await http.post(url, json={})).status_code, 403)
            async with (
                asyncio.timeout(PATIENCE),
                httpx2.AsyncClient(headers=headers) as http,
                Client(streamable_http_client(url, http_client=http)) as client,
            ):
                found = json.loads(text(await client.call_tool("find", {"query": "bus"})))
        self.assertEqual(found[0]["method"].split(".")[0], "bus")


class Tasks(McpTest):
    async def test_find_ranks_the_right_method_first(self):
        """The tasks are in students' words, and were written without a look at the names of the methods."""
        self.assertEqual(len(TASKS), 80)
        wrong = {}
        async with self.client("--write", "--files", self.home) as client:
            for task in TASKS:
                lines = json.loads(text(await client.call_tool("find", {"query": task["words"]})))
                first = lines[0]["method"] if lines else None
                if first not in task["methods"]:
                    wrong[task["words"]] = first
        self.assertLessEqual(len(wrong), 8, wrong)

    async def test_a_task_takes_three_calls_that_change_and_reveal_nothing(self):
        """An agent finds, describes and calls the first method of each task, at a host that cannot ask the person."""
        examples = {each.full_name: each.example for each in INTERFACE.methods}
        texts, done = [], {True: set(), False: set()}
        async with self.client("--write", "--hosts", "*") as client:

            async def called(tool, **arguments):
                result = await client.call_tool(tool, arguments)
                texts.extend(each.text for each in result.content if each.type == "text")
                return result

            for task in TASKS:
                method = json.loads(text(await called("find", query=task["words"])))[0]["method"]
                changes = json.loads(text(await called("describe", method=method)))["changes_something"]
                if examples[method].sources or method in done[changes]:
                    continue  # its parameters are those of earlier results, or it was called before
                parameters = dict(examples[method].params)
                result = await called("call_write" if changes else "call", method=method, parameters=parameters)
                with self.subTest(task["words"], method=method):
                    if changes:
                        self.assertIn("Nothing was changed.", text(result))
                    elif result.is_error:
                        # The servers of some methods need the password.
                        self.assertRegex(text(result), r"\A(not_found|forbidden|not_signed_in): ")
                done[changes].add(method)
        self.assertGreater(len(done[False]), 25)
        self.assertGreater(len(done[True]), 1)
        for secret in self.secrets():
            self.assertFalse([each for each in texts if secret in each])
