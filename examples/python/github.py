"""Prints the open issues of a repository, and how many requests the rate limit still allows. GITHUB_REPOSITORY is `owner/name`.

DANXI_CONFIG may contain the session's configuration with `github.token`. Without it, public data can be read.
"""

import json
import os
import sys

import danxi

name = os.environ.get("GITHUB_REPOSITORY", "danxi-bot/campus-notes")
with danxi.Session(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
    try:
        repository = session.github.get_repository(name)
        print(
            f"{repository.full_name}: {repository.stargazers_count} stars, {repository.open_issues_count} open issues"
        )
        for issue in session.github.iter_issues(name, size=100):
            kind = "pull request" if issue.pull_request else "issue"
            labels = ", ".join(label.name for label in issue.labels or [])
            print(f"#{issue.number} {issue.title} ({kind}{f'; {labels}' if labels else ''})")
    except danxi.RateLimitedError as error:
        sys.exit(str(error))
    left = session.github.get_rate_limit().resources["core"]
    print(f"{left.remaining} of {left.limit} requests are left.")
