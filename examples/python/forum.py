"""A visit to the forum: signs in, looks round, reads a thread, replies to it and signs out.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 forum.py

DANXI_CONFIG may hold a configuration as JSON, such as the stand-in's.
"""

import json
import os

import danxi


def first_line(text, width=60):
    line = text.strip().split("\n")[0]
    return line if len(line) <= width else line[: width - 1] + "…"


def main():
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    with danxi.Session(config) as session:
        try:
            status = session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
        except (danxi.WrongPasswordError, danxi.NotRegisteredError) as error:
            raise SystemExit(f"Signing in failed: {error}")
        print(f"Signed in until {status.refresh_expires_at.datetime:%Y-%m-%d}.\n")

        print("Divisions")
        divisions = session.forum.get_divisions()
        for division in divisions:
            print(f"  {division.name}: {first_line(division.description)}")

        print(f"\nNewest in {divisions[0].name}")
        holes = session.forum.list_holes_in_division(divisions[0].id, size=5)
        for hole in holes:
            tags = " ".join(tag.name for tag in hole.tags)
            print(f"  #{hole.id}  {hole.reply} replies  [{tags}]  {hole.time_updated.datetime:%m-%d %H:%M}")

        thread = next((hole for hole in holes if not hole.locked), None)
        if thread is None:
            raise SystemExit("All of these are locked; nothing to reply to.")
        print(f"\nThread #{thread.id}")
        for floor in session.forum.list_floors_in_hole(thread.id, size=5):
            print(f"  {floor.anonyname}: {first_line(floor.content)}")

        floor = session.forum.create_floor("Hello from Python!", thread.id)
        print(f"\nReplied as {floor.anonyname}: {floor.content}")

        session.account.logout()
        print("Signed out.")


if __name__ == "__main__":
    main()
