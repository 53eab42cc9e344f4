"""Archives the floors of the account's favorites as JSON lines. A later run resumes an interrupted one, and adds new floors."""

import json
import os
from pathlib import Path

import danxi

directory = Path(os.environ.get("DANXI_ARCHIVE", "favorites"))
directory.mkdir(parents=True, exist_ok=True)
with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    for hole in session.forum.list_favorites():
        archive, place = directory / f"{hole.id}.jsonl", directory / f"{hole.id}.place"
        place.touch()
        saved = {json.loads(line)["id"] for line in archive.open()} if archive.exists() else set()
        floors = session.forum.iter_floors_in_hole(hole.id, continue_from=place.read_text() or None)
        with archive.open("a") as file:
            for floor in floors:
                if floor.id not in saved:
                    file.write(json.dumps(floor.to_json()) + "\n")
                    file.flush()
                place.write_text(floors.continuation or "")
        print(f"#{hole.id}: {sum(1 for _ in archive.open())} floors")
