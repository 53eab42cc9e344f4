"""The export of an archive in processes that are killed."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

# Exports the archive argv[1] in the language argv[2], and prints the files that were kept.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <danxi/danxi.h>

int main(int argc, char **argv) {
    (void)argc;
    danxi_session *session;
    char options[64];
    snprintf(options, sizeof options, "{\"language\": \"%s\"}", argv[2]);
    danxi_result_free(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    danxi_result *result = danxi_archive_export(session, argv[1], options);
    puts(danxi_result_json(result, NULL));
    return danxi_result_status(result) != DANXI_OK;
}
"""
KILLS = 30


def exported(folder):
    """Returns the contents of the exported files in a folder by their paths."""
    paths = [path for place in ("index.html", "pages/**/*", "markdown/*") for path in Path(folder).glob(place)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths if path.is_file()}


class KilledExportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        standin = cls.enterClassContext(StandIn())
        config = standin.ready["config"]
        cls.environment = environment(standin, config)
        cls.build = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.archive, cls.program, cls.failing = cls.build / "archive", cls.build / "program", cls.build / "failing.so"
        account = next(each for each in standin.ready["accounts"] if each["email"].startswith("student@"))
        with danxi.Session(config) as session:
            session.account.login(account["email"], account["password"])
            session.archive.run(str(cls.archive), interval_ms=0, timeout_ms=600_000)
        (cls.build / "program.c").write_text(PROGRAM)
        source = ROOT / "Tests/Check/failing.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", cls.failing, source, "-ldl"], check=True)
        subprocess.run(["cc", "-o", cls.program, cls.build / "program.c", "-ldanxi"], check=True, env=cls.environment)

    def export(self, folder, language, **variables):
        """Exports in a process of its own. Returns whether it was killed, and what it has printed."""
        own = {"LD_PRELOAD": str(self.failing), "FAIL_KILL": "1", **variables} if variables else {}
        command = [self.program, folder, language]
        done = subprocess.run(command, env={**self.environment, **own}, capture_output=True, text=True, timeout=120)
        self.assertIn(done.returncode, (0, -9), done.stdout + done.stderr)
        return done.returncode != 0, done.stdout

    def test_an_export_that_is_killed_again_and_again_ends_with_the_files_of_an_undisturbed_one(self):
        undisturbed = {}
        for language in ("zh", "en"):
            folder = self.build / language
            shutil.copytree(self.archive, folder)
            self.export(folder, language)
            undisturbed[language] = exported(folder)
        chance = random.Random(7)
        kills = 0
        folder = self.build / "killed"
        shutil.copytree(self.archive, folder)
        whole = {*undisturbed["zh"].values(), *undisturbed["en"].values()}
        while kills < KILLS:
            # A half written file, or one of which the list of the files knows nothing, would be left alone as somebody else's.
            language, other = chance.sample(("zh", "en"), 2)
            at = str(chance.randint(1, 400))
            is_killed, _ = self.export(folder, language, FAIL_CALL="*", FAIL_AT=at, FAIL_PATH=str(folder))
            kills += is_killed
            for path, content in exported(folder).items():
                if not path.endswith((".danxi-export", ".tmp")):
                    self.assertIn(content, whole, (path, at))
            # All files differ in the other language, so each of them must be known as the export's own.
            if chance.random() < 0.5 or kills == KILLS:
                _, printed = self.export(folder, other)
                self.assertIn('"kept":[]', printed.replace(" ", ""), at)
                self.assertEqual(exported(folder), undisturbed[other], at)


if __name__ == "__main__":
    unittest.main()
