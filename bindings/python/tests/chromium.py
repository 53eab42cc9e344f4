"""Chromium without a window, driven over a pipe with its DevTools protocol: what a page shows, runs and loads."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 300  # seconds after which the browser counts as stuck
PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps", "--disable-sync",
    "--remote-debugging-pipe", "--hide-scrollbars",
]  # fmt: skip


class Chromium:
    """A browser with one page, which ends with the test, or with another object that has `enterContext` and `addCleanup`.

    Attributes:
        requests: The URLs that were requested since the last `clear`.
        problems: What the browser has refused or reported since then: entries of the log, exceptions, dialogs.
    """

    def __init__(self, test):
        profile = test.enterContext(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        theirs, self._output = os.pipe()
        self._input, ours = os.pipe()

        def connect():
            # The browser reads from descriptor 3, and writes to 4.
            reading, writing = (fcntl.fcntl(each, fcntl.F_DUPFD, 10) for each in (theirs, ours))
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self._process = subprocess.Popen(
            [PROGRAM, *OPTIONS, f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=connect,
            close_fds=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        os.close(ours)
        test.addCleanup(os.close, self._input)
        test.addCleanup(os.close, self._output)
        test.addCleanup(self.close)
        self._number, self._unread, self._session = 0, b"", None
        self.clear()
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def close(self):
        self._process.kill()
        self._process.wait(PATIENCE)

    def clear(self):
        self.requests, self.problems, self._loaded, self._idle = [], [], 0, False

    def call(self, method, **params):
        """Calls a method of the protocol, and returns its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._output, json.dumps(message).encode() + b"\0")
        while True:
            found = self._read()
            if found.get("id") == self._number:
                if "error" in found:
                    raise AssertionError(f"{method}: {found['error']}")
                return found["result"]

    def look(self, width, language, dark=False, height=900):
        """Sets the width of the page in pixels, the language of the browser, and light or dark."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": language})

    def open(self, url, pages=1, until_idle=True):
        """Opens a URL, and waits until as many pages have loaded, one after the other.

        Args:
            until_idle: Whether to wait also until no request is sent for half a second.
        """
        self._loaded, self._idle = 0, False
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Page.navigate", url=url)
        while self._loaded < pages or (until_idle and not self._idle):
            self._read()

    def value(self, expression):
        """Returns the value of a JavaScript expression, which may return JSON. The page itself may not run scripts."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in found:
            raise AssertionError(found["exceptionDetails"])
        return found["result"].get("value")

    def picture(self, path):
        """Saves a picture of the whole page."""
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def _read(self):
        """Returns the next message, after noting what it reports."""
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self._unread:
            if not select.select([self._input], [], [], max(0, deadline - time.monotonic()))[0]:
                raise AssertionError("the browser does not respond")
            piece = os.read(self._input, 1 << 20)
            if not piece:
                raise AssertionError("the browser has ended")
            self._unread += piece
        text, _, self._unread = self._unread.partition(b"\0")
        message = json.loads(text)
        self._note(message.get("method"), message.get("params"))
        return message

    def _note(self, event, params):
        if event == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif event == "Page.loadEventFired":
            self._loaded += 1
            self._idle = False
        elif event == "Page.lifecycleEvent" and params["name"] == "networkIdle":
            self._idle = True
        elif event == "Log.entryAdded":
            self.problems.append(params["entry"]["text"])
        elif event == "Runtime.exceptionThrown" or event == "Runtime.consoleAPICalled":
            self.problems.append(event)
        elif event == "Page.javascriptDialogOpening":
            self.problems.append(f"dialog: {params['message']}")
