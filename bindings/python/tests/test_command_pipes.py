"""The path `-` of the command's file parameters: standard input and standard output."""

import base64
import json
import subprocess

from .command import PATIENCE, PROGRAM, CommandTest


class Pipes(CommandTest):
    def run_with_bytes(self, *arguments, stdin=b"", status=0):
        """Runs the command with bytes as its input, and returns its output as bytes."""
        process = subprocess.run(
            [*PROGRAM, *arguments], env=self.environment, input=stdin, capture_output=True, timeout=PATIENCE
        )
        self.assertEqual(process.returncode, status, process.stderr)
        return process.stdout

    def test_files_are_read_from_standard_input_and_written_to_standard_output(self):
        self.log_in()
        # A PNG image of one pixel.
        image = base64.b64decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        )
        uploaded = json.loads(self.run_with_bytes("image", "upload", "--path", "-", "--json", stdin=image))
        self.assertEqual(self.run_with_bytes("image", "download", uploaded["url"], "--path", "-"), image)

    def test_nothing_is_written_after_an_error(self):
        self.log_in()
        missing = "https://image.fduhole.com/images/missing.png"
        self.assertEqual(self.run_with_bytes("image", "download", missing, "--path", "-", status=5), b"")

    def test_the_help_explains_that_a_hyphen_is_standard_input_or_output(self):
        self.assertIn("- is standard output.", self.describe("image", "download", "--help"))
        self.assertIn("- is standard input.", self.describe("image", "upload", "--help"))
