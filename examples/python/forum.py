"""Signs in to the forum, reads a thread, replies to it and signs out.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 forum.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

import json
import os

import danxi


def first_line(text: str, width: int = 60) -> str:
    line = text.strip().split("\n")[0]
    return line if len(line) <= width else line[: width - 1] + "…"


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    with danxi.Session(config) as session:
        try:
            status = session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
        except (danxi.WrongPasswordError, danxi.NotRegisteredError) as error:
            raise SystemExit(f"Signing in failed: {error}") from None
        if status.refresh_expires_at:
            print(f"Signed in until {status.refresh_expires_at:%Y-%m-%d}.\n")
        visit(session)
        session.account.logout()
        print("Signed out.")


def visit(session: danxi.Session) -> None:
    print("Divisions")
    divisions = session.forum.get_divisions()
    for division in divisions:
        print(f"  {division.name}: {first_line(division.description)}")

    print(f"\nNewest in {divisions[0].name}")
    holes = session.forum.list_holes_in_division(divisions[0].id, size=5)
    for hole in holes:
        tags = " ".join(tag.name for tag in hole.tags)
        print(f"  #{hole.id}  {hole.reply} replies  [{tags}]  {hole.time_updated:%m-%d %H:%M}")

    thread = next((hole for hole in holes if not hole.locked), None)
    if thread is None:
        print("All of these threads are locked, so there is none to reply to.")
        return
    print(f"\nThread #{thread.id}")
    for floor in session.forum.list_floors_in_hole(thread.id, size=5):
        print(f"  {floor.anonyname}: {first_line(floor.content)}")

    floor = session.forum.create_floor("Hello from Python!", thread.id)
    print(f"\nReplied as {floor.anonyname}: {floor.content}")


if __name__ == "__main__":
    main()
