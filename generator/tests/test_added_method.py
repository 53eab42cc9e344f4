"""A method that sends one request needs only an entry in a table of the contract. These tests add the entry of the guide."""

import json
import shutil
import tempfile
import unittest
from pathlib import Path

import files
from loading import load

from . import guide


class AddedMethod(unittest.TestCase):
    before: dict[str, str]
    after: dict[str, str]

    @classmethod
    def setUpClass(cls) -> None:
        entry = guide.entry()
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            shutil.copytree(guide.ROOT / "interface", root / "interface")
            table = root / entry.path
            # A person who follows the guide may have added the entry to this repository.
            table.write_text(table.read_text(encoding="utf-8").replace(entry.text, ""), encoding="utf-8")
            cls.before = files.outputs(load(root))
            entry.apply(root)
            cls.after = files.outputs(load(root))

    def test_an_added_method_changes_only_the_generated_files_of_its_service(self) -> None:
        self.assertEqual(set(self.before), set(self.after))
        changed = {name for name in self.after if self.after[name] != self.before[name]}
        self.assertEqual(
            changed,
            {
                "Sources/DanXiKit/Generated/ForumAPI.swift",
                "Sources/Runtime/Generated/ForumMethods.swift",
                "Sources/CInterface/Generated/ForumFunctions.swift",
                "include/danxi/forum.h",
                "build/generated/openrpc.json",
                "bindings/python/danxi/_generated/async_forum.pyi",
                "bindings/python/danxi/_generated/forum.py",
                "build/generated/methods.h",
                "debian/methods.symbols",
            },
        )

    def test_swift_has_a_function_for_the_request(self) -> None:
        request = self.after["Sources/DanXiKit/Generated/ForumAPI.swift"]
        self.assertIn("func listBookmarks(", request)
        self.assertIn("/user/bookmarks", request)
        self.assertIn("forum.list_bookmarks", self.after["Sources/Runtime/Generated/ForumMethods.swift"])

    def test_c_and_python_have_a_function_for_the_method(self) -> None:
        self.assertIn(
            "danxi_result *danxi_forum_list_bookmarks(danxi_session *session", self.after["include/danxi/forum.h"]
        )
        self.assertIn("danxi_forum_list_bookmarks", self.after["Sources/CInterface/Generated/ForumFunctions.swift"])
        package = "bindings/python/danxi/_generated"
        self.assertIn("    def list_bookmarks(", self.after[f"{package}/forum.py"])
        self.assertIn("    async def list_bookmarks(", self.after[f"{package}/async_forum.pyi"])

    def test_the_c_tests_call_the_method_with_its_example(self) -> None:
        table = self.after["build/generated/methods.h"]
        entry = table[table.index('.name = "forum.list_bookmarks"') :]
        entry = entry.split("\n    {.name")[0]
        self.assertIn(r'.params = "{\"color\": \"red\"}"', entry)
        self.assertIn(".call = call_forum_list_bookmarks", entry)

    def test_the_schema_contains_the_method(self) -> None:
        document = json.loads(self.after["build/generated/openrpc.json"])
        method = next(method for method in document["methods"] if method["name"] == "forum.list_bookmarks")
        self.assertEqual(method["externalDocs"]["url"], "https://forum.fduhole.com/api/user/bookmarks")
        self.assertEqual([parameter["name"] for parameter in method["params"]], ["color", "timeout_ms"])
        self.assertEqual(method["result"]["schema"], {"type": "array", "items": {"$ref": "#/components/schemas/Hole"}})


if __name__ == "__main__":
    unittest.main()
