"""Prints a user's moments, likes the newest one, and prints the changes as they arrive.

    python3 moments.py [USER [COUNT]]

USER is the identifier of the user, 0 by default. The program ends after COUNT changes, 2 by default. DANXI_CONFIG may contain the
session's configuration (JSON), in which moments.base_url names the server.
"""

import json
import os
import sys

import danxi


def main() -> None:
    user = sys.argv[1] if len(sys.argv) > 1 else "0"
    left = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
        session.moments.set_toggle("like_button", True)
        with session.moments.watch(user, since="0") as changes:
            for details in changes:
                print_moments(details)
                left -= 1
                if left == 0:
                    break
                session.moments.like(details.moments[0].id, user)


def print_moments(details: danxi.MomentsDetails) -> None:
    print(f"{details.user_details.name} sees {len(details.moments)} moments:")
    for moment in details.moments:
        likes = len(moment.likes or ())
        heart = "♥" if moment.is_liked else "♡"
        print(f"  {heart} {likes}  {moment.user_details.name}: {moment.title or '(no title)'}")


if __name__ == "__main__":
    main()
