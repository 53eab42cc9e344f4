"""The command `danxi`: completion in a shell, and manual pages."""

import os
import re
import subprocess
import unittest
import unittest.mock

from .command import PATIENCE, CommandTest
from .journey import INTERFACE


class Completion(CommandTest):
    def complete(self, line, kinds=False):
        """Returns the completions of a line, or their kinds: `plain`, or `file` if the shell completes names of files."""
        words = line.split(" ")
        variables = {"_DANXI_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        return [each.split(",")[0 if kinds else 1] for each in self.danxi(**variables)[0].splitlines()]

    def test_commands_options_and_values_are_completed(self):
        self.assertEqual(self.complete("danxi to"), ["today", "todo"])
        self.assertIn("list-holes-in-division", self.complete("danxi forum list-h"))
        self.assertEqual(self.complete("danxi bus get-routes h"), ["holiday"])
        self.assertEqual(self.complete("danxi image upload --path ", kinds=True), ["file"])
        self.assertEqual(self.complete("danxi forum list-holes-in-division 1 --ord"), ["--order"])
        self.assertEqual(
            self.complete("danxi forum list-holes-in-division 1 --order "), ["time_updated", "time_created"]
        )

    def test_completion_scripts_for_each_shell_are_written(self):
        for shell, first in (("bash", "_danxi_completion"), ("zsh", "#compdef danxi"), ("fish", "function _danxi")):
            text, _ = self.danxi("completion", shell)
            self.assertIn(first, text)
        bash = subprocess.run(
            ["bash", "-c", self.danxi("completion", "bash")[0] + "\ncomplete -p danxi"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        self.assertIn("-F _danxi_completion danxi", bash.stdout, bash.stderr)


class Manual(CommandTest):
    def test_manual_pages_describe_commands_and_methods(self):
        page, _ = self.danxi("man")
        for word in ("forum", "today", "EXIT STATUS", "DANXI_CONFIG", "NO_COLOR"):
            self.assertIn(word, page)
        pages = {service: self.describe("man", service) for service in ("forum", "course", "github")}
        for method in INTERFACE.methods:
            if method.service in pages:
                self.assertIn(method.name.replace("_", "\\-"), pages[method.service])
        self.describe("man", "nothing", status=2)

    @unittest.skipUnless(os.path.exists("/usr/bin/groff"), "groff is not installed")
    def test_manual_pages_are_valid_roff(self):
        for arguments in ((), ("forum",), ("campus",)):
            page = self.describe("man", *arguments)
            process = subprocess.run(
                ["groff", "-ww", "-Kutf8", "-man", "-Tutf8"],
                input=page,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            self.assertEqual(process.stderr, "")
            self.assertIn("danxi", re.sub(r".\x08|\x1b\[[0-9;]*m", "", process.stdout))
