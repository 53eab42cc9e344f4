"""The client of the suite `hostile`. Reads {"login_url", "ca_file", "kinds", "kept"} from standard input, and makes a call to each server.

Prints a line of JSON for each kind: the status of the call, its duration, and the state of the session afterwards."""

import json
import re
import sys
import threading
import time

import danxi

DEADLINE = 1500  # ms


def status_of(call) -> str:
    try:
        call()
        return "ok"
    except danxi.Error as error:
        return error.name


def milliseconds(start: float) -> int:
    return round((time.monotonic() - start) * 1000)


def memory(field: str) -> int:
    """Returns VmRSS or VmHWM of this process in kB."""
    with open("/proc/self/status") as file:
        return int(re.search(rf"{field}:\s+(\d+)", file.read())[1])


def forget_peak():
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")


def visit(url: str, login_url: str, ca_file: str, is_kept: bool = False) -> dict:
    config = {
        "network": {"ca_file": ca_file, "max_response_bytes": 4 << 20},
        "forum": {"base_url": url},
        "auth": {"base_url": login_url},
    }
    session = danxi.Session(config)
    session.account.login("student@example.com", "password")
    if is_kept:
        # The measured call uses the connection of this one, on the thread of the call itself.
        session.forum.get_divisions(cache="refresh")
    forget_peak()
    before, start = memory("VmRSS"), time.monotonic()
    report = {}

    def call():
        report["status"] = status_of(lambda: session.forum.get_divisions(cache="refresh", timeout_ms=DEADLINE))

    if is_kept:
        # Python's main thread does not wait in the library, because Ctrl-C must interrupt it.
        thread = threading.Thread(target=call)
        thread.start()
        thread.join()
    else:
        call()
    report["call_ms"] = milliseconds(start)
    report["growth_kb"] = memory("VmHWM") - before
    report["next"] = status_of(lambda: session.account.login("student@example.com", "password", timeout_ms=10_000))
    start = time.monotonic()
    session.close()
    report["close_ms"] = milliseconds(start)
    return report


task = json.load(sys.stdin)
# The first call needs memory for libraries, which must not be measured.
visit(task["login_url"], task["login_url"], task["ca_file"])
for name, url in task["kinds"].items():
    print(
        json.dumps({"kind": name, **visit(url, task["login_url"], task["ca_file"], name in task["kept"])}), flush=True
    )
