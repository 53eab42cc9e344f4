"""The example that archives favorites can be killed at any moment. The next run continues, and no floor is lost or saved twice."""

import json
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from support import ROOT, StandIn, environment

PROGRAM = ROOT / "examples" / "python" / "archive.py"


class Archive(unittest.TestCase):
    def setUp(self):
        self.standin = self.enterContext(StandIn())
        self.directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.environment = {**environment(self.standin), "DANXI_ARCHIVE": str(self.directory)}

    def archive(self, **options):
        return subprocess.Popen(
            [sys.executable, PROGRAM], env=self.environment, stdout=subprocess.PIPE, text=True, **options
        )

    def saved(self):
        return {
            int(path.stem): [json.loads(line)["id"] for line in path.read_text().splitlines()]
            for path in self.directory.glob("*.jsonl")
        }

    def finished(self):
        process = self.archive()
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0)
        return output

    def test_a_run_after_a_killed_one_continues_without_loss_or_repetition(self):
        for lines in (1, 5, 15, 40):
            process = self.archive()
            while process.poll() is None and sum(map(len, self.saved_lines())) < lines:
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
            process.communicate(timeout=60)
        first = self.finished()
        saved = self.saved()
        self.assertGreater(len(saved), 0)
        for hole, floors in saved.items():
            self.assertIn(f"#{hole}: {len(floors)} floors", first)
            self.assertGreater(len(floors), 0)
            self.assertEqual(len(floors), len(set(floors)))
        self.assertEqual(self.finished(), first, "a run after a complete one has added floors")

    def saved_lines(self):
        return [path.read_bytes().split(b"\n") for path in self.directory.glob("*.jsonl")]
