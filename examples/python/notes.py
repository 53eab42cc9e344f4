"""Uses a REST service that the library does not know: adds a note, and lists all notes.

DANXI_CONFIG contains the session's configuration (JSON), in which `hosts` has an entry `notes`.
"""

import json
import os
import sys

import danxi


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    if "notes" not in config.get("hosts", {}):
        sys.exit("Set DANXI_CONFIG to a configuration with the host `notes`.")
    with danxi.Session(config) as session:
        session.http.request(host="notes", path="/notes", method="POST", body={"tag": "life", "text": "还书"})
        result = session.http.request(host="notes", path="/notes", cache_in="memory")
        for note in result.json or []:
            print(f"{note['id']}  [{note['tag']}]  {note['text']}")


if __name__ == "__main__":
    main()
