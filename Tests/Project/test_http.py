"""Requests, resumed downloads and uploads of the service `http`, with the stand-in's host `notes`."""

import base64
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

EXAMPLE = "/files/example.bin"
DOWNLOAD = """
import json, os, sys, danxi
with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    print(session.http.download(sys.argv[1], host="notes", path=sys.argv[2]).resumed_from)
"""


class HTTPTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.session = self.enterContext(danxi.Session(self.standin.ready["config"]))

    def request(self, path, **options):
        return self.session.http.request(host="notes", path=path, **options)

    def sent(self):
        return self.standin.control("GET", "/requests")

    def fault(self, kind, **fields):
        self.standin.control("POST", "/faults", {"kind": kind, "host": "notes.example.net", **fields})

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())

    def test_tokens_and_cookies_are_not_sent_to_another_host(self):
        self.assertEqual(self.request("/visits").json, {"visits": 1})
        self.assertEqual(self.request("/visits").json, {"visits": 2})
        with self.assertRaises(danxi.UnexpectedResponseError):  # a feed has no envelope
            self.request("/moved")
        last = self.sent()[-1]
        self.assertEqual(last["host"], "feeds.example.net")
        self.assertFalse({"authorization", "cookie"} & set(last["headers"]))

    def test_a_refused_token_raises_an_error_without_the_token(self):
        config = json.loads(json.dumps(self.standin.ready["config"]))
        config["hosts"]["notes"]["token"] = "secret-token"
        with danxi.Session(config) as session, self.assertRaises(danxi.NotSignedInError) as raised:
            session.http.request(host="notes", path="/notes")
        self.assertEqual((raised.exception.server_code, raised.exception.server_message), (1001, "请先登录"))
        self.assertNotIn("secret-token", repr(vars(raised.exception)))

    def test_a_write_whose_response_is_lost_is_sent_once(self):
        self.fault("lost", method="POST")
        with self.assertRaises(danxi.Error) as raised:
            self.request("/notes", method="POST", body={"text": "x"})
        self.assertEqual(raised.exception.outcome, "unknown")
        self.assertEqual(len(self.request("/notes").json), 3)

    def test_the_cache_validates_responses_and_a_write_invalidates_them(self):
        def source(**options):
            return self.session.request(
                "http.request", host="notes", path="/notes", cache_in="memory", **options
            ).source

        self.assertEqual([source(), source()], ["network", "memory"])
        count = len(self.sent())
        self.assertEqual(source(headers={"Cache-Control": "no-cache"}), "network")
        self.assertEqual(self.sent()[count]["status"], 304)
        self.request("/notes", method="POST", body={"text": "x"})
        self.assertEqual(source(), "network")

    def test_a_body_that_ends_early_is_resumed(self):
        self.fault("truncate", path=f"/api{EXAMPLE}")
        file = self.session.http.download(str(self.folder / "f"), host="notes", path=EXAMPLE)
        self.assertEqual((file.size, file.verified), (200_000, True))
        self.assertEqual([entry["status"] for entry in self.sent()], [200, 206])
        self.assertEqual(self.names(), ["f"])

    def test_the_next_process_resumes_a_killed_download(self):
        self.fault("truncate", path=f"/api{EXAMPLE}")
        self.fault("delay", path=f"/api{EXAMPLE}", ms=60_000)
        variables = environment(self.standin)
        command = [sys.executable, "-c", DOWNLOAD, str(self.folder / "f"), EXAMPLE]
        process = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True)
        while not any(entry["fault"] == "delay" for entry in self.sent()):
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        self.assertEqual(self.names(), ["f.part", "f.part.json"])
        self.standin.control("DELETE", "/faults")
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True, timeout=60)
        self.assertEqual(done.stdout.strip(), "100000")
        self.assertEqual(len((self.folder / "f").read_bytes()), 200_000)
        self.assertEqual(self.names(), ["f"])

    def test_uploaded_files_arrive_unchanged(self):
        source = self.folder / "source"
        source.write_bytes(bytes(range(256)) * 5000)
        response = self.session.http.upload(file=str(source), host="notes", path="/files/raw.bin", method="PUT")
        self.assertEqual(response.json, {"name": "raw.bin", "size": 1_280_000})
        response = self.session.http.upload(
            file=str(source), host="notes", path="/files", field="file", file_name="form.bin", form={"title": "标题"}
        )
        self.assertEqual(response.json, {"name": "form.bin", "size": 1_280_000, "form": "标题"})
        for name in ("raw.bin", "form.bin"):
            self.session.http.download(str(self.folder / name), host="notes", path=f"/files/{name}")
            self.assertEqual((self.folder / name).read_bytes(), source.read_bytes())
        text = self.session.http.upload(
            base64=base64.b64encode(b"x").decode(), host="notes", path="/files", field="file"
        )
        self.assertEqual(text.json["size"], 1)

    def test_a_later_call_resumes_a_failed_download(self):
        self.fault("truncate", path=f"/api{EXAMPLE}")
        with self.assertRaises(danxi.Error):
            config = json.loads(json.dumps(self.standin.ready["config"]))
            config["hosts"]["notes"]["retries"] = 0
            with danxi.Session(config) as session:
                session.http.download(str(self.folder / "f"), host="notes", path=EXAMPLE)
        self.assertEqual((self.folder / "f.part").stat().st_size, 100_000)
        file = self.session.http.download(str(self.folder / "f"), host="notes", path=EXAMPLE)
        self.assertEqual(file.resumed_from, 100_000)


if __name__ == "__main__":
    unittest.main()
