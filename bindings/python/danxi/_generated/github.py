# Generated from interface/github.toml by `make generate`; do not edit.

"""GitHub: users, repositories, issues, pull requests, releases, search and notifications.

The account is that of `github.token`. Without a token, only public data can be read. The token is sent to the host
of `github.base_url` only, also when it redirects.

Answers are kept with their ETag. A call asks whether the answer has changed, which costs nothing of GitHub's rate
limit if it has not. With the option `cache` set to `"revalidate"` or `"only"`, a kept answer is returned at once.

When a rate limit is used up, calls fail with `RateLimitedError` before anything is sent. `detail.reset` is the time
when the limit ends, and `retry_after_ms` how long that takes. Changes are never sent twice. Up to 20 changes are
sent at once; further ones follow at the intervals of `github.write_interval_ms`, as GitHub asks for.

Lists continue by the links that GitHub sends (`danxi_next_page()`, `iter_…` in Python). A repository that was
renamed is found under its old name too.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from .._entity import Entity, mapping_of, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp
from .graphql import GraphQLResult
from .http import DownloadedFile
from .options import CachePolicy

__all__ = [
    "AsyncGithubService",
    "GitHubActor",
    "GitHubArchiveFormat",
    "GitHubAsset",
    "GitHubBlob",
    "GitHubBranch",
    "GitHubCode",
    "GitHubCodeSearch",
    "GitHubComment",
    "GitHubCommit",
    "GitHubCommitActivity",
    "GitHubCommitDetail",
    "GitHubCommitReference",
    "GitHubCommitSearch",
    "GitHubCommitStatistics",
    "GitHubComparison",
    "GitHubContent",
    "GitHubContributor",
    "GitHubContributorStatistics",
    "GitHubDirection",
    "GitHubEntry",
    "GitHubEvent",
    "GitHubEventRepository",
    "GitHubFeeds",
    "GitHubFile",
    "GitHubFileChange",
    "GitHubGist",
    "GitHubGistFile",
    "GitHubIssue",
    "GitHubIssueEvent",
    "GitHubIssueSearch",
    "GitHubLabel",
    "GitHubLabelSearch",
    "GitHubLicense",
    "GitHubMerge",
    "GitHubMergeMethod",
    "GitHubMilestone",
    "GitHubNewCommit",
    "GitHubNotification",
    "GitHubOrganization",
    "GitHubParent",
    "GitHubParticipation",
    "GitHubPull",
    "GitHubPullBranch",
    "GitHubPullLink",
    "GitHubRateLimit",
    "GitHubRateLimits",
    "GitHubRelease",
    "GitHubRepository",
    "GitHubRepositorySearch",
    "GitHubReview",
    "GitHubReviewComment",
    "GitHubSignature",
    "GitHubState",
    "GitHubSubject",
    "GitHubSubscription",
    "GitHubTag",
    "GitHubTimelineEvent",
    "GitHubTopic",
    "GitHubTopicSearch",
    "GitHubTopics",
    "GitHubTree",
    "GitHubTreeEntry",
    "GitHubUser",
    "GitHubUserSearch",
    "GitHubWeek",
    "GithubService",
]

GitHubDirection = Literal["asc", "desc"]
"""The order of a list.

"asc": Smallest or oldest first; "desc": Largest or newest first.
"""

GitHubState = Literal["open", "closed", "all"]
"""Which issues or pull requests to list.

"open": Open ones; "closed": Closed ones; "all": All.
"""

GitHubArchiveFormat = Literal["tarball", "zipball"]
"""A format of an archive.

"tarball": A compressed tar archive; "zipball": A ZIP archive.
"""

GitHubMergeMethod = Literal["merge", "squash", "rebase"]
"""A way to merge a pull request.

"merge": A merge commit; "squash": One commit with all changes; "rebase": The commits on top of the base branch.
"""


class GitHubUser(Entity):
    """A user or an organization as an account.

    Attributes:
        login: Name of the account.
        id: Identifier.
        node_id: Identifier in GitHub's GraphQL API.
        type: `User`, `Organization` or `Bot`.
        name: Name for people.
        bio: Text about the user.
        avatar_url: URL of the avatar.
        html_url: URL of the page.
        company: Company.
        blog: Website.
        location: Location.
        email: Public e-mail address.
        twitter_username: Name on Twitter.
        hireable: Whether the user looks for work.
        followers: Number of followers. Lists do not have the numbers.
        following: Number of accounts that the user follows.
        public_repos: Number of public repositories.
        public_gists: Number of public gists.
        created_at: Time of registration.
        updated_at: Time of the last change.
    """

    login: str
    """Name of the account."""
    id: int
    """Identifier."""
    node_id: str | None = None
    """Identifier in GitHub's GraphQL API."""
    type: str | None = None
    """`User`, `Organization` or `Bot`."""
    name: str | None = None
    """Name for people."""
    bio: str | None = None
    """Text about the user."""
    avatar_url: str | None = None
    """URL of the avatar."""
    html_url: str | None = None
    """URL of the page."""
    company: str | None = None
    """Company."""
    blog: str | None = None
    """Website."""
    location: str | None = None
    """Location."""
    email: str | None = None
    """Public e-mail address."""
    twitter_username: str | None = None
    """Name on Twitter."""
    hireable: bool | None = None
    """Whether the user looks for work."""
    followers: int | None = None
    """Number of followers. Lists do not have the numbers."""
    following: int | None = None
    """Number of accounts that the user follows."""
    public_repos: int | None = None
    """Number of public repositories."""
    public_gists: int | None = None
    """Number of public gists."""
    created_at: Timestamp | None = None
    """Time of registration."""
    updated_at: Timestamp | None = None
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created_at": Timestamp.parse, "updated_at": Timestamp.parse}


class GitHubOrganization(Entity):
    """An organization.

    Attributes:
        login: Name of the account.
        id: Identifier.
        name: Name for people.
        description: Description.
        avatar_url: URL of the avatar.
        html_url: URL of the page.
        blog: Website.
        location: Location.
        email: Public e-mail address.
        public_repos: Number of public repositories.
        followers: Number of followers.
        created_at: Time of creation.
    """

    login: str
    """Name of the account."""
    id: int
    """Identifier."""
    name: str | None = None
    """Name for people."""
    description: str | None = None
    """Description."""
    avatar_url: str | None = None
    """URL of the avatar."""
    html_url: str | None = None
    """URL of the page."""
    blog: str | None = None
    """Website."""
    location: str | None = None
    """Location."""
    email: str | None = None
    """Public e-mail address."""
    public_repos: int | None = None
    """Number of public repositories."""
    followers: int | None = None
    """Number of followers."""
    created_at: Timestamp | None = None
    """Time of creation."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created_at": Timestamp.parse}


class GitHubLicense(Entity):
    """The license of a repository.

    Attributes:
        key: Identifier in lower case.
        name: Name.
        spdx_id: Identifier of SPDX, such as `MIT`.
    """

    key: str | None = None
    """Identifier in lower case."""
    name: str | None = None
    """Name."""
    spdx_id: str | None = None
    """Identifier of SPDX, such as `MIT`."""


class GitHubParent(Entity):
    """The repository that a fork was made from.

    Attributes:
        id: Identifier.
        full_name: `owner/name`.
        html_url: URL of the page.
    """

    id: int
    """Identifier."""
    full_name: str
    """`owner/name`."""
    html_url: str | None = None
    """URL of the page."""


class GitHubRepository(Entity):
    """A repository.

    Attributes:
        id: Identifier. It stays when the repository is renamed.
        node_id: Identifier in GitHub's GraphQL API.
        name: Name without the owner.
        full_name: `owner/name`.
        owner: Owner.
        private: Whether only some accounts can see it.
        visibility: `public`, `private` or `internal`.
        description: Description.
        fork: Whether it is a fork.
        html_url: URL of the page.
        clone_url: URL for git.
        homepage: Website.
        language: Main programming language.
        topics: Topics.
        license: License.
        default_branch: Default branch.
        size: Size. In kB.
        stargazers_count: Number of stars.
        subscribers_count: Number of accounts that watch it. Lists do not have it.
        forks_count: Number of forks.
        open_issues_count: Number of open issues, including pull requests.
        archived: Whether it is read-only.
        disabled: Whether GitHub has disabled it.
        is_template: Whether it is a template.
        has_issues: Whether it has issues.
        permissions: What the token's account may do: `admin`, `push`, `pull` and others.
        parent: For a fork, the repository that it was made from.
        source: For a fork, the first repository of all.
        created_at: Time of creation.
        updated_at: Time of the last change of its settings.
        pushed_at: Time of the last push.
    """

    id: int
    """Identifier. It stays when the repository is renamed."""
    node_id: str | None = None
    """Identifier in GitHub's GraphQL API."""
    name: str
    """Name without the owner."""
    full_name: str
    """`owner/name`."""
    owner: GitHubUser | None = None
    """Owner."""
    private: bool
    """Whether only some accounts can see it."""
    visibility: str | None = None
    """`public`, `private` or `internal`."""
    description: str | None = None
    """Description."""
    fork: bool | None = None
    """Whether it is a fork."""
    html_url: str | None = None
    """URL of the page."""
    clone_url: str | None = None
    """URL for git."""
    homepage: str | None = None
    """Website."""
    language: str | None = None
    """Main programming language."""
    topics: tuple[str, ...] | None = None
    """Topics."""
    license: GitHubLicense | None = None
    """License."""
    default_branch: str | None = None
    """Default branch."""
    size: int | None = None
    """Size."""
    stargazers_count: int | None = None
    """Number of stars."""
    subscribers_count: int | None = None
    """Number of accounts that watch it. Lists do not have it."""
    forks_count: int | None = None
    """Number of forks."""
    open_issues_count: int | None = None
    """Number of open issues, including pull requests."""
    archived: bool | None = None
    """Whether it is read-only."""
    disabled: bool | None = None
    """Whether GitHub has disabled it."""
    is_template: bool | None = None
    """Whether it is a template."""
    has_issues: bool | None = None
    """Whether it has issues."""
    permissions: Mapping[str, bool] | None = None
    """What the token's account may do: `admin`, `push`, `pull` and others."""
    parent: GitHubParent | None = None
    """For a fork, the repository that it was made from."""
    source: GitHubParent | None = None
    """For a fork, the first repository of all."""
    created_at: Timestamp | None = None
    """Time of creation."""
    updated_at: Timestamp | None = None
    """Time of the last change of its settings."""
    pushed_at: Timestamp | None = None
    """Time of the last push."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "owner": GitHubUser.from_json,
            "topics": tuple,
            "license": GitHubLicense.from_json,
            "permissions": MappingProxyType,
            "parent": GitHubParent.from_json,
            "source": GitHubParent.from_json,
            "created_at": Timestamp.parse,
            "updated_at": Timestamp.parse,
            "pushed_at": Timestamp.parse,
        }


class GitHubContributor(Entity):
    """Someone who has contributed to a repository.

    Attributes:
        login: Name of the account. `None` for an e-mail address without an account.
        id: Identifier of the account.
        type: `User`, `Bot` or `Anonymous`.
        name: Name, for an e-mail address without an account.
        email: E-mail address without an account.
        avatar_url: URL of the avatar.
        contributions: Number of commits.
    """

    login: str | None = None
    """Name of the account. `None` for an e-mail address without an account."""
    id: int | None = None
    """Identifier of the account."""
    type: str | None = None
    """`User`, `Bot` or `Anonymous`."""
    name: str | None = None
    """Name, for an e-mail address without an account."""
    email: str | None = None
    """E-mail address without an account."""
    avatar_url: str | None = None
    """URL of the avatar."""
    contributions: int
    """Number of commits."""


class GitHubTopics(Entity):
    """The topics of a repository.

    Attributes:
        names: Topics.
    """

    names: tuple[str, ...]
    """Topics."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"names": tuple}


class GitHubCommitReference(Entity):
    """A commit as another object names it.

    Attributes:
        sha: Hash.
    """

    sha: str
    """Hash."""


class GitHubBranch(Entity):
    """A branch.

    Attributes:
        name: Name.
        commit: Last commit.
        protected: Whether the branch is protected.
    """

    name: str
    """Name."""
    commit: GitHubCommitReference
    """Last commit."""
    protected: bool | None = None
    """Whether the branch is protected."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"commit": GitHubCommitReference.from_json}


class GitHubTag(Entity):
    """A tag.

    Attributes:
        name: Name.
        commit: Commit.
        zipball_url: URL of a ZIP archive.
        tarball_url: URL of a tar archive.
    """

    name: str
    """Name."""
    commit: GitHubCommitReference
    """Commit."""
    zipball_url: str | None = None
    """URL of a ZIP archive."""
    tarball_url: str | None = None
    """URL of a tar archive."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"commit": GitHubCommitReference.from_json}


class GitHubSignature(Entity):
    """The author or committer that a commit names.

    Attributes:
        name: Name.
        email: E-mail address.
        date: Time.
    """

    name: str | None = None
    """Name."""
    email: str | None = None
    """E-mail address."""
    date: Timestamp | None = None
    """Time."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": Timestamp.parse}


class GitHubCommitDetail(Entity):
    """A commit as git has it.

    Attributes:
        message: Message.
        author: Author.
        committer: Committer.
        comment_count: Number of comments.
    """

    message: str
    """Message."""
    author: GitHubSignature | None = None
    """Author."""
    committer: GitHubSignature | None = None
    """Committer."""
    comment_count: int | None = None
    """Number of comments."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"author": GitHubSignature.from_json, "committer": GitHubSignature.from_json}


class GitHubCommitStatistics(Entity):
    """The size of a commit.

    Attributes:
        total: Changed lines.
        additions: Added lines.
        deletions: Deleted lines.
    """

    total: int
    """Changed lines."""
    additions: int
    """Added lines."""
    deletions: int
    """Deleted lines."""


class GitHubFile(Entity):
    """A changed file.

    Attributes:
        filename: Path.
        status: `added`, `modified`, `removed`, `renamed` or another one of GitHub's.
        additions: Added lines.
        deletions: Deleted lines.
        changes: Changed lines.
        sha: Hash of the content.
        previous_filename: Earlier path of a renamed file.
        patch: Changes in the form of `diff -u`. `None` if they are too long, or for binary files.
        blob_url: URL of the file's page.
    """

    filename: str
    """Path."""
    status: str
    """`added`, `modified`, `removed`, `renamed` or another one of GitHub's."""
    additions: int
    """Added lines."""
    deletions: int
    """Deleted lines."""
    changes: int
    """Changed lines."""
    sha: str | None = None
    """Hash of the content."""
    previous_filename: str | None = None
    """Earlier path of a renamed file."""
    patch: str | None = None
    """Changes in the form of `diff -u`. `None` if they are too long, or for binary files."""
    blob_url: str | None = None
    """URL of the file's page."""


class GitHubCommit(Entity):
    """A commit.

    Attributes:
        sha: Hash.
        html_url: URL of the page.
        commit: The commit as git has it.
        author: Account of the author.
        committer: Account of the committer.
        parents: Parents.
        stats: Size. Lists do not have it.
        files: Changed files, at most 300. Lists do not have them.
    """

    sha: str
    """Hash."""
    html_url: str | None = None
    """URL of the page."""
    commit: GitHubCommitDetail
    """The commit as git has it."""
    author: GitHubUser | None = None
    """Account of the author."""
    committer: GitHubUser | None = None
    """Account of the committer."""
    parents: tuple[GitHubCommitReference, ...] | None = None
    """Parents."""
    stats: GitHubCommitStatistics | None = None
    """Size. Lists do not have it."""
    files: tuple[GitHubFile, ...] | None = None
    """Changed files, at most 300. Lists do not have them."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "commit": GitHubCommitDetail.from_json,
            "author": GitHubUser.from_json,
            "committer": GitHubUser.from_json,
            "parents": tuple_of(GitHubCommitReference.from_json),
            "stats": GitHubCommitStatistics.from_json,
            "files": tuple_of(GitHubFile.from_json),
        }


class GitHubComparison(Entity):
    """The difference of two commits.

    Attributes:
        status: `ahead`, `behind`, `diverged` or `identical`.
        ahead_by: Commits that only the head has.
        behind_by: Commits that only the base has.
        total_commits: Number of all commits.
        merge_base_commit: Last commit that both have.
        commits: A page of the commits that only the head has.
        files: Changed files, at most 300. Only the first page has them.
        html_url: URL of the page.
    """

    status: str
    """`ahead`, `behind`, `diverged` or `identical`."""
    ahead_by: int
    """Commits that only the head has."""
    behind_by: int
    """Commits that only the base has."""
    total_commits: int
    """Number of all commits."""
    merge_base_commit: GitHubCommitReference | None = None
    """Last commit that both have."""
    commits: tuple[GitHubCommit, ...]
    """A page of the commits that only the head has."""
    files: tuple[GitHubFile, ...] | None = None
    """Changed files, at most 300. Only the first page has them."""
    html_url: str | None = None
    """URL of the page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "merge_base_commit": GitHubCommitReference.from_json,
            "commits": tuple_of(GitHubCommit.from_json),
            "files": tuple_of(GitHubFile.from_json),
        }


class GitHubEntry(Entity):
    """An entry of a directory.

    Attributes:
        type: `file`, `dir`, `symlink` or `submodule`.
        name: Name.
        path: Path.
        sha: Hash.
        size: Size. In bytes.
        html_url: URL of the page.
        download_url: URL of the content. It expires.
    """

    type: str
    """`file`, `dir`, `symlink` or `submodule`."""
    name: str
    """Name."""
    path: str
    """Path."""
    sha: str | None = None
    """Hash."""
    size: int | None = None
    """Size."""
    html_url: str | None = None
    """URL of the page."""
    download_url: str | None = None
    """URL of the content. It expires."""


class GitHubContent(Entity):
    """A file or a directory.

    Attributes:
        type: `file`, `dir`, `symlink` or `submodule`.
        name: Name.
        path: Path.
        sha: Hash.
        size: Size. In bytes.
        encoding: `base64`, or `none` if the file is larger than 1 MB: then `content` is empty.
        content: Content of a file in base64 with line breaks.
        target: Target of a symbolic link.
        submodule_git_url: URL of a submodule.
        html_url: URL of the page.
        download_url: URL of the content. It expires.
        entries: Entries of a directory, at most 1,000.
    """

    type: str
    """`file`, `dir`, `symlink` or `submodule`."""
    name: str | None = None
    """Name."""
    path: str | None = None
    """Path."""
    sha: str | None = None
    """Hash."""
    size: int | None = None
    """Size."""
    encoding: str | None = None
    """`base64`, or `none` if the file is larger than 1 MB: then `content` is empty."""
    content: str | None = None
    """Content of a file in base64 with line breaks."""
    target: str | None = None
    """Target of a symbolic link."""
    submodule_git_url: str | None = None
    """URL of a submodule."""
    html_url: str | None = None
    """URL of the page."""
    download_url: str | None = None
    """URL of the content. It expires."""
    entries: tuple[GitHubEntry, ...] | None = None
    """Entries of a directory, at most 1,000."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"entries": tuple_of(GitHubEntry.from_json)}


class GitHubTreeEntry(Entity):
    """An entry of a git tree.

    Attributes:
        path: Path below the tree.
        mode: Mode, such as `100644`.
        type: `blob`, `tree` or `commit`.
        sha: Hash.
        size: Size of a blob. In bytes.
    """

    path: str
    """Path below the tree."""
    mode: str | None = None
    """Mode, such as `100644`."""
    type: str
    """`blob`, `tree` or `commit`."""
    sha: str | None = None
    """Hash."""
    size: int | None = None
    """Size of a blob."""


class GitHubTree(Entity):
    """A git tree.

    Attributes:
        sha: Hash.
        tree: Entries.
        truncated: Whether there are more entries than GitHub returns.
    """

    sha: str
    """Hash."""
    tree: tuple[GitHubTreeEntry, ...]
    """Entries."""
    truncated: bool
    """Whether there are more entries than GitHub returns."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"tree": tuple_of(GitHubTreeEntry.from_json)}


class GitHubBlob(Entity):
    """A git blob.

    Attributes:
        sha: Hash.
        size: Size. In bytes.
        encoding: `base64` or `utf-8`.
        content: Content in this encoding.
    """

    sha: str
    """Hash."""
    size: int | None = None
    """Size."""
    encoding: str
    """`base64` or `utf-8`."""
    content: str
    """Content in this encoding."""


class GitHubActor(Entity):
    """The account that caused an event.

    Attributes:
        id: Identifier.
        login: Name of the account.
        avatar_url: URL of the avatar.
    """

    id: int
    """Identifier."""
    login: str
    """Name of the account."""
    avatar_url: str | None = None
    """URL of the avatar."""


class GitHubEventRepository(Entity):
    """The repository of an event.

    Attributes:
        id: Identifier.
        name: `owner/name`.
    """

    id: int
    """Identifier."""
    name: str
    """`owner/name`."""


class GitHubEvent(Entity):
    """An event.

    Attributes:
        id: Identifier.
        type: Kind, such as `PushEvent`.
        actor: Account that caused it.
        repo: Repository.
        payload: What happened, by kind.
        public: Whether everybody can see it.
        created_at: Time.
    """

    id: str
    """Identifier."""
    type: str
    """Kind, such as `PushEvent`."""
    actor: GitHubActor | None = None
    """Account that caused it."""
    repo: GitHubEventRepository | None = None
    """Repository."""
    payload: Any | None = None
    """What happened, by kind."""
    public: bool | None = None
    """Whether everybody can see it."""
    created_at: Timestamp | None = None
    """Time."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"actor": GitHubActor.from_json, "repo": GitHubEventRepository.from_json, "created_at": Timestamp.parse}


class GitHubSubscription(Entity):
    """How the account watches a repository or thread.

    Attributes:
        subscribed: Whether it gets notifications.
        ignored: Whether it gets none at all.
        reason: Reason.
        created_at: Time since when.
    """

    subscribed: bool
    """Whether it gets notifications."""
    ignored: bool
    """Whether it gets none at all."""
    reason: str | None = None
    """Reason."""
    created_at: Timestamp | None = None
    """Time since when."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created_at": Timestamp.parse}


class GitHubLabel(Entity):
    """A label.

    Attributes:
        id: Identifier.
        name: Name.
        color: Color in hexadecimal digits without `#`.
        description: Description.
    """

    id: int | None = None
    """Identifier."""
    name: str
    """Name."""
    color: str | None = None
    """Color in hexadecimal digits without `#`."""
    description: str | None = None
    """Description."""


class GitHubMilestone(Entity):
    """A milestone.

    Attributes:
        id: Identifier.
        number: Number in its repository.
        title: Title.
        description: Description.
        state: `open` or `closed`.
        open_issues: Number of open issues.
        closed_issues: Number of closed issues.
        due_on: Time when it is due.
        created_at: Time of creation.
        closed_at: Time of closing.
    """

    id: int
    """Identifier."""
    number: int
    """Number in its repository."""
    title: str
    """Title."""
    description: str | None = None
    """Description."""
    state: str | None = None
    """`open` or `closed`."""
    open_issues: int | None = None
    """Number of open issues."""
    closed_issues: int | None = None
    """Number of closed issues."""
    due_on: Timestamp | None = None
    """Time when it is due."""
    created_at: Timestamp | None = None
    """Time of creation."""
    closed_at: Timestamp | None = None
    """Time of closing."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"due_on": Timestamp.parse, "created_at": Timestamp.parse, "closed_at": Timestamp.parse}


class GitHubPullLink(Entity):
    """The pull request that an issue is.

    Attributes:
        html_url: URL of the page.
        merged_at: Time of the merge.
    """

    html_url: str | None = None
    """URL of the page."""
    merged_at: Timestamp | None = None
    """Time of the merge."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"merged_at": Timestamp.parse}


class GitHubIssue(Entity):
    """An issue. Pull requests are issues, too.

    Attributes:
        id: Identifier.
        number: Number in its repository.
        title: Title.
        body: Text in Markdown.
        state: `open` or `closed`.
        state_reason: Reason of the state, such as `completed`.
        user: Author.
        labels: Labels.
        assignees: Assigned accounts.
        milestone: Milestone.
        comments: Number of comments.
        locked: Whether only collaborators may comment.
        draft: Whether a pull request is a draft.
        pull_request: `None` unless it is a pull request.
        author_association: Relation of the author to the repository, such as `OWNER`.
        html_url: URL of the page.
        repository_url: URL of the repository in the API.
        created_at: Time of creation.
        updated_at: Time of the last change.
        closed_at: Time of closing.
    """

    id: int
    """Identifier."""
    number: int
    """Number in its repository."""
    title: str
    """Title."""
    body: str | None = None
    """Text in Markdown."""
    state: str
    """`open` or `closed`."""
    state_reason: str | None = None
    """Reason of the state, such as `completed`."""
    user: GitHubUser | None = None
    """Author."""
    labels: tuple[GitHubLabel, ...] | None = None
    """Labels."""
    assignees: tuple[GitHubUser, ...] | None = None
    """Assigned accounts."""
    milestone: GitHubMilestone | None = None
    """Milestone."""
    comments: int | None = None
    """Number of comments."""
    locked: bool | None = None
    """Whether only collaborators may comment."""
    draft: bool | None = None
    """Whether a pull request is a draft."""
    pull_request: GitHubPullLink | None = None
    """`None` unless it is a pull request."""
    author_association: str | None = None
    """Relation of the author to the repository, such as `OWNER`."""
    html_url: str | None = None
    """URL of the page."""
    repository_url: str | None = None
    """URL of the repository in the API."""
    created_at: Timestamp | None = None
    """Time of creation."""
    updated_at: Timestamp | None = None
    """Time of the last change."""
    closed_at: Timestamp | None = None
    """Time of closing."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "user": GitHubUser.from_json,
            "labels": tuple_of(GitHubLabel.from_json),
            "assignees": tuple_of(GitHubUser.from_json),
            "milestone": GitHubMilestone.from_json,
            "pull_request": GitHubPullLink.from_json,
            "created_at": Timestamp.parse,
            "updated_at": Timestamp.parse,
            "closed_at": Timestamp.parse,
        }


class GitHubComment(Entity):
    """A comment on an issue or pull request.

    Attributes:
        id: Identifier.
        body: Text in Markdown.
        user: Author.
        author_association: Relation of the author to the repository.
        html_url: URL of the page.
        created_at: Time of creation.
        updated_at: Time of the last change.
    """

    id: int
    """Identifier."""
    body: str | None = None
    """Text in Markdown."""
    user: GitHubUser | None = None
    """Author."""
    author_association: str | None = None
    """Relation of the author to the repository."""
    html_url: str | None = None
    """URL of the page."""
    created_at: Timestamp | None = None
    """Time of creation."""
    updated_at: Timestamp | None = None
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"user": GitHubUser.from_json, "created_at": Timestamp.parse, "updated_at": Timestamp.parse}


class GitHubIssueEvent(Entity):
    """A change of an issue.

    Attributes:
        id: Identifier.
        event: Kind, such as `labeled` or `closed`.
        actor: Account that made the change.
        commit_id: Hash of the commit that made it.
        label: Label.
        created_at: Time.
    """

    id: int
    """Identifier."""
    event: str
    """Kind, such as `labeled` or `closed`."""
    actor: GitHubUser | None = None
    """Account that made the change."""
    commit_id: str | None = None
    """Hash of the commit that made it."""
    label: GitHubLabel | None = None
    """Label."""
    created_at: Timestamp | None = None
    """Time."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"actor": GitHubUser.from_json, "label": GitHubLabel.from_json, "created_at": Timestamp.parse}


class GitHubTimelineEvent(Entity):
    """Something that has happened to an issue. Which fields it has depends on its kind.

    Attributes:
        event: Kind, such as `commented`, `labeled`, `committed`, `reviewed` or `cross-referenced`.
        id: Identifier.
        actor: Account that did it.
        user: Author of a comment or review.
        body: Text of a comment or review in Markdown.
        state: State of a review, such as `approved`.
        commit_id: Hash of the commit that did it.
        sha: Hash of a commit.
        message: Message of a commit.
        label: Label: an object with `name` and `color`.
        source: Where the issue was mentioned: an object with `type` and `issue`.
        html_url: URL of the page.
        created_at: Time.
        submitted_at: Time of a review.
    """

    event: str
    """Kind, such as `commented`, `labeled`, `committed`, `reviewed` or `cross-referenced`."""
    id: int | None = None
    """Identifier."""
    actor: GitHubUser | None = None
    """Account that did it."""
    user: GitHubUser | None = None
    """Author of a comment or review."""
    body: str | None = None
    """Text of a comment or review in Markdown."""
    state: str | None = None
    """State of a review, such as `approved`."""
    commit_id: str | None = None
    """Hash of the commit that did it."""
    sha: str | None = None
    """Hash of a commit."""
    message: str | None = None
    """Message of a commit."""
    label: Any | None = None
    """Label: an object with `name` and `color`."""
    source: Any | None = None
    """Where the issue was mentioned: an object with `type` and `issue`."""
    html_url: str | None = None
    """URL of the page."""
    created_at: Timestamp | None = None
    """Time."""
    submitted_at: Timestamp | None = None
    """Time of a review."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "actor": GitHubUser.from_json,
            "user": GitHubUser.from_json,
            "created_at": Timestamp.parse,
            "submitted_at": Timestamp.parse,
        }


class GitHubPullBranch(Entity):
    """A branch of a pull request.

    Attributes:
        label: `owner:branch`.
        ref: Name.
        sha: Hash of its last commit.
        repo: Repository. `None` if it was deleted.
    """

    label: str | None = None
    """`owner:branch`."""
    ref: str
    """Name."""
    sha: str
    """Hash of its last commit."""
    repo: GitHubRepository | None = None
    """Repository. `None` if it was deleted."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"repo": GitHubRepository.from_json}


class GitHubPull(Entity):
    """A pull request.

    Attributes:
        id: Identifier.
        number: Number in its repository.
        title: Title.
        body: Text in Markdown.
        state: `open` or `closed`.
        draft: Whether it is a draft.
        user: Author.
        head: Branch with the changes.
        base: Branch that gets them.
        merged: Whether it was merged. Lists do not have it.
        mergeable: Whether it can be merged. `None` while GitHub computes it: ask again.
        mergeable_state: GitHub's reason, such as `clean` or `dirty`.
        merged_at: Time of the merge.
        merged_by: Account that merged it.
        commits: Number of commits.
        additions: Added lines.
        deletions: Deleted lines.
        changed_files: Number of changed files.
        comments: Number of comments.
        labels: Labels.
        assignees: Assigned accounts.
        requested_reviewers: Accounts that were asked for a review.
        html_url: URL of the page.
        created_at: Time of creation.
        updated_at: Time of the last change.
        closed_at: Time of closing.
    """

    id: int
    """Identifier."""
    number: int
    """Number in its repository."""
    title: str
    """Title."""
    body: str | None = None
    """Text in Markdown."""
    state: str
    """`open` or `closed`."""
    draft: bool | None = None
    """Whether it is a draft."""
    user: GitHubUser | None = None
    """Author."""
    head: GitHubPullBranch
    """Branch with the changes."""
    base: GitHubPullBranch
    """Branch that gets them."""
    merged: bool | None = None
    """Whether it was merged. Lists do not have it."""
    mergeable: bool | None = None
    """Whether it can be merged. `None` while GitHub computes it: ask again."""
    mergeable_state: str | None = None
    """GitHub's reason, such as `clean` or `dirty`."""
    merged_at: Timestamp | None = None
    """Time of the merge."""
    merged_by: GitHubUser | None = None
    """Account that merged it."""
    commits: int | None = None
    """Number of commits."""
    additions: int | None = None
    """Added lines."""
    deletions: int | None = None
    """Deleted lines."""
    changed_files: int | None = None
    """Number of changed files."""
    comments: int | None = None
    """Number of comments."""
    labels: tuple[GitHubLabel, ...] | None = None
    """Labels."""
    assignees: tuple[GitHubUser, ...] | None = None
    """Assigned accounts."""
    requested_reviewers: tuple[GitHubUser, ...] | None = None
    """Accounts that were asked for a review."""
    html_url: str | None = None
    """URL of the page."""
    created_at: Timestamp | None = None
    """Time of creation."""
    updated_at: Timestamp | None = None
    """Time of the last change."""
    closed_at: Timestamp | None = None
    """Time of closing."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "user": GitHubUser.from_json,
            "head": GitHubPullBranch.from_json,
            "base": GitHubPullBranch.from_json,
            "merged_at": Timestamp.parse,
            "merged_by": GitHubUser.from_json,
            "labels": tuple_of(GitHubLabel.from_json),
            "assignees": tuple_of(GitHubUser.from_json),
            "requested_reviewers": tuple_of(GitHubUser.from_json),
            "created_at": Timestamp.parse,
            "updated_at": Timestamp.parse,
            "closed_at": Timestamp.parse,
        }


class GitHubMerge(Entity):
    """The result of a merge.

    Attributes:
        sha: Hash of the new commit.
        merged: Whether it was merged.
        message: GitHub's message.
    """

    sha: str | None = None
    """Hash of the new commit."""
    merged: bool
    """Whether it was merged."""
    message: str | None = None
    """GitHub's message."""


class GitHubReview(Entity):
    """A review of a pull request.

    Attributes:
        id: Identifier.
        user: Reviewer.
        body: Text in Markdown.
        state: `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`.
        commit_id: Hash of the reviewed commit.
        html_url: URL of the page.
        submitted_at: Time.
    """

    id: int
    """Identifier."""
    user: GitHubUser | None = None
    """Reviewer."""
    body: str | None = None
    """Text in Markdown."""
    state: str
    """`APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`."""
    commit_id: str | None = None
    """Hash of the reviewed commit."""
    html_url: str | None = None
    """URL of the page."""
    submitted_at: Timestamp | None = None
    """Time."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"user": GitHubUser.from_json, "submitted_at": Timestamp.parse}


class GitHubReviewComment(Entity):
    """A comment on a line of a pull request.

    Attributes:
        id: Identifier.
        user: Author.
        body: Text in Markdown.
        path: Path of the file.
        line: Number of the line.
        diff_hunk: The changes around it.
        commit_id: Hash of the commit.
        in_reply_to_id: Identifier of the comment that it answers.
        html_url: URL of the page.
        created_at: Time of creation.
    """

    id: int
    """Identifier."""
    user: GitHubUser | None = None
    """Author."""
    body: str
    """Text in Markdown."""
    path: str | None = None
    """Path of the file."""
    line: int | None = None
    """Number of the line."""
    diff_hunk: str | None = None
    """The changes around it."""
    commit_id: str | None = None
    """Hash of the commit."""
    in_reply_to_id: int | None = None
    """Identifier of the comment that it answers."""
    html_url: str | None = None
    """URL of the page."""
    created_at: Timestamp | None = None
    """Time of creation."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"user": GitHubUser.from_json, "created_at": Timestamp.parse}


class GitHubAsset(Entity):
    """A file of a release.

    Attributes:
        id: Identifier.
        name: Name of the file.
        label: Name for people.
        content_type: Media type.
        size: Size. In bytes.
        digest: Checksum, such as `sha256:…`.
        download_count: Number of downloads.
        state: `uploaded`, or `starter` after a failed upload.
        browser_download_url: URL of the content.
        created_at: Time of the upload.
    """

    id: int
    """Identifier."""
    name: str
    """Name of the file."""
    label: str | None = None
    """Name for people."""
    content_type: str | None = None
    """Media type."""
    size: int | None = None
    """Size."""
    digest: str | None = None
    """Checksum, such as `sha256:…`."""
    download_count: int | None = None
    """Number of downloads."""
    state: str | None = None
    """`uploaded`, or `starter` after a failed upload."""
    browser_download_url: str | None = None
    """URL of the content."""
    created_at: Timestamp | None = None
    """Time of the upload."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created_at": Timestamp.parse}


class GitHubRelease(Entity):
    """A release.

    Attributes:
        id: Identifier.
        tag_name: Tag.
        target_commitish: Branch or commit of the tag.
        name: Name.
        body: Text in Markdown.
        draft: Whether only writers of the repository can see it.
        prerelease: Whether it is a preliminary version.
        author: Author.
        assets: Files.
        html_url: URL of the page.
        tarball_url: URL of a tar archive.
        zipball_url: URL of a ZIP archive.
        created_at: Time of the commit.
        published_at: Time of publication.
    """

    id: int
    """Identifier."""
    tag_name: str
    """Tag."""
    target_commitish: str | None = None
    """Branch or commit of the tag."""
    name: str | None = None
    """Name."""
    body: str | None = None
    """Text in Markdown."""
    draft: bool
    """Whether only writers of the repository can see it."""
    prerelease: bool
    """Whether it is a preliminary version."""
    author: GitHubUser | None = None
    """Author."""
    assets: tuple[GitHubAsset, ...] | None = None
    """Files."""
    html_url: str | None = None
    """URL of the page."""
    tarball_url: str | None = None
    """URL of a tar archive."""
    zipball_url: str | None = None
    """URL of a ZIP archive."""
    created_at: Timestamp | None = None
    """Time of the commit."""
    published_at: Timestamp | None = None
    """Time of publication."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "author": GitHubUser.from_json,
            "assets": tuple_of(GitHubAsset.from_json),
            "created_at": Timestamp.parse,
            "published_at": Timestamp.parse,
        }


class GitHubRepositorySearch(Entity):
    """A page of repositories that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubRepository, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubRepository.from_json)}


class GitHubUserSearch(Entity):
    """A page of accounts that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubUser, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubUser.from_json)}


class GitHubIssueSearch(Entity):
    """A page of issues and pull requests that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubIssue, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubIssue.from_json)}


class GitHubCode(Entity):
    """A file that a search found.

    Attributes:
        name: Name.
        path: Path.
        sha: Hash.
        html_url: URL of the page.
        repository: Repository.
    """

    name: str
    """Name."""
    path: str
    """Path."""
    sha: str
    """Hash."""
    html_url: str
    """URL of the page."""
    repository: GitHubParent | None = None
    """Repository."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"repository": GitHubParent.from_json}


class GitHubCodeSearch(Entity):
    """A page of files that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubCode, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubCode.from_json)}


class GitHubCommitSearch(Entity):
    """A page of commits that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubCommit, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubCommit.from_json)}


class GitHubTopic(Entity):
    """A topic.

    Attributes:
        name: Name.
        display_name: Name for people.
        short_description: One sentence.
        description: Description.
        created_at: Time of creation.
    """

    name: str
    """Name."""
    display_name: str | None = None
    """Name for people."""
    short_description: str | None = None
    """One sentence."""
    description: str | None = None
    """Description."""
    created_at: Timestamp | None = None
    """Time of creation."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created_at": Timestamp.parse}


class GitHubTopicSearch(Entity):
    """A page of topics that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubTopic, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubTopic.from_json)}


class GitHubLabelSearch(Entity):
    """A page of labels that a search found.

    Attributes:
        total_count: Number of all results. GitHub returns only the first 1,000.
        incomplete_results: Whether the search took too long, so that results are missing.
        items: Results.
    """

    total_count: int
    """Number of all results. GitHub returns only the first 1,000."""
    incomplete_results: bool
    """Whether the search took too long, so that results are missing."""
    items: tuple[GitHubLabel, ...]
    """Results."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(GitHubLabel.from_json)}


class GitHubSubject(Entity):
    """The subject of a notification.

    Attributes:
        title: Title.
        type: Kind, such as `Issue` or `PullRequest`.
        url: URL in the API.
        latest_comment_url: URL of the last comment in the API.
    """

    title: str
    """Title."""
    type: str
    """Kind, such as `Issue` or `PullRequest`."""
    url: str | None = None
    """URL in the API."""
    latest_comment_url: str | None = None
    """URL of the last comment in the API."""


class GitHubNotification(Entity):
    """A notification: a thread with something new.

    Attributes:
        id: Identifier of the thread.
        reason: Reason, such as `mention` or `review_requested`.
        unread: Whether it is unread.
        subject: Subject.
        repository: Repository.
        updated_at: Time of the last change.
        last_read_at: Time when it was read.
    """

    id: str
    """Identifier of the thread."""
    reason: str
    """Reason, such as `mention` or `review_requested`."""
    unread: bool
    """Whether it is unread."""
    subject: GitHubSubject
    """Subject."""
    repository: GitHubRepository | None = None
    """Repository."""
    updated_at: Timestamp | None = None
    """Time of the last change."""
    last_read_at: Timestamp | None = None
    """Time when it was read."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "subject": GitHubSubject.from_json,
            "repository": GitHubRepository.from_json,
            "updated_at": Timestamp.parse,
            "last_read_at": Timestamp.parse,
        }


class GitHubFeeds(Entity):
    """URLs of Atom feeds, for `feeds.fetch()`.

    Attributes:
        timeline_url: Public events.
        user_url: Public events of a user: a URI template.
        current_user_public_url: Public events of the account.
        current_user_url: Events that the account sees. Only for tokens that GitHub accepts for feeds.
        current_user_actor_url: Events that the account causes.
        security_advisories_url: Security advisories.
    """

    timeline_url: str
    """Public events."""
    user_url: str
    """Public events of a user: a URI template."""
    current_user_public_url: str | None = None
    """Public events of the account."""
    current_user_url: str | None = None
    """Events that the account sees. Only for tokens that GitHub accepts for feeds."""
    current_user_actor_url: str | None = None
    """Events that the account causes."""
    security_advisories_url: str | None = None
    """Security advisories."""


class GitHubRateLimit(Entity):
    """The rate limit of a resource.

    Attributes:
        limit: Requests in a period.
        remaining: Requests that are left.
        used: Requests that were sent.
        reset: End of the period, since 1970-01-01T00:00:00Z. In s.
    """

    limit: int
    """Requests in a period."""
    remaining: int
    """Requests that are left."""
    used: int | None = None
    """Requests that were sent."""
    reset: int
    """End of the period, since 1970-01-01T00:00:00Z."""


class GitHubRateLimits(Entity):
    """The rate limits of the account.

    Attributes:
        resources: Limits by resource: `core`, `search`, `code_search`, `graphql` and others.
    """

    resources: Mapping[str, GitHubRateLimit]
    """Limits by resource: `core`, `search`, `code_search`, `graphql` and others."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"resources": mapping_of(GitHubRateLimit.from_json)}


class GitHubGistFile(Entity):
    """A file of a gist.

    Attributes:
        filename: Name.
        type: Media type.
        language: Programming language.
        size: Size. In bytes.
        raw_url: URL of the content.
        truncated: Whether `content` is only the first megabyte.
        content: Content. Lists do not have it.
    """

    filename: str | None = None
    """Name."""
    type: str | None = None
    """Media type."""
    language: str | None = None
    """Programming language."""
    size: int | None = None
    """Size."""
    raw_url: str | None = None
    """URL of the content."""
    truncated: bool | None = None
    """Whether `content` is only the first megabyte."""
    content: str | None = None
    """Content. Lists do not have it."""


class GitHubGist(Entity):
    """A gist.

    Attributes:
        id: Identifier.
        description: Description.
        public: Whether it is listed.
        owner: Owner.
        files: Files by name.
        comments: Number of comments.
        html_url: URL of the page.
        created_at: Time of creation.
        updated_at: Time of the last change.
    """

    id: str
    """Identifier."""
    description: str | None = None
    """Description."""
    public: bool | None = None
    """Whether it is listed."""
    owner: GitHubUser | None = None
    """Owner."""
    files: Mapping[str, GitHubGistFile]
    """Files by name."""
    comments: int | None = None
    """Number of comments."""
    html_url: str | None = None
    """URL of the page."""
    created_at: Timestamp | None = None
    """Time of creation."""
    updated_at: Timestamp | None = None
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "owner": GitHubUser.from_json,
            "files": mapping_of(GitHubGistFile.from_json),
            "created_at": Timestamp.parse,
            "updated_at": Timestamp.parse,
        }


class GitHubNewCommit(Entity):
    """A commit that a change of a file made.

    Attributes:
        sha: Hash.
        message: Message.
        html_url: URL of the page.
    """

    sha: str
    """Hash."""
    message: str | None = None
    """Message."""
    html_url: str | None = None
    """URL of the page."""


class GitHubFileChange(Entity):
    """The result of a change of a file.

    Attributes:
        content: The new file without its content. `None` if it was deleted.
        commit: The commit.
    """

    content: GitHubContent | None = None
    """The new file without its content. `None` if it was deleted."""
    commit: GitHubNewCommit
    """The commit."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"content": GitHubContent.from_json, "commit": GitHubNewCommit.from_json}


class GitHubWeek(Entity):
    """The work of a contributor in a week.

    Attributes:
        w: Start of the week, since 1970-01-01T00:00:00Z. In s.
        a: Added lines.
        d: Deleted lines.
        c: Commits.
    """

    w: int
    """Start of the week, since 1970-01-01T00:00:00Z."""
    a: int
    """Added lines."""
    d: int
    """Deleted lines."""
    c: int
    """Commits."""


class GitHubContributorStatistics(Entity):
    """The work of a contributor.

    Attributes:
        author: Account.
        total: Number of commits.
        weeks: By week.
    """

    author: GitHubUser | None = None
    """Account."""
    total: int
    """Number of commits."""
    weeks: tuple[GitHubWeek, ...]
    """By week."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"author": GitHubUser.from_json, "weeks": tuple_of(GitHubWeek.from_json)}


class GitHubCommitActivity(Entity):
    """The commits of a week.

    Attributes:
        week: Start of the week, since 1970-01-01T00:00:00Z. In s.
        total: Number of commits.
        days: By day, from Sunday.
    """

    week: int
    """Start of the week, since 1970-01-01T00:00:00Z."""
    total: int
    """Number of commits."""
    days: tuple[int, ...]
    """By day, from Sunday."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"days": tuple}


class GitHubParticipation(Entity):
    """The commits of the last 52 weeks, the oldest week first.

    Attributes:
        all: Commits of all contributors by week.
        owner: Commits of the owner by week.
    """

    all: tuple[int, ...]
    """Commits of all contributors by week."""
    owner: tuple[int, ...]
    """Commits of the owner by week."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"all": tuple, "owner": tuple}


class GithubService(Service):
    """GitHub: users, repositories, issues, pull requests, releases, search and notifications. It is the property
    `github` of `danxi.Session`.
    """

    __slots__ = ()

    def get_user(self, username: str, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubUser:
        """Returns a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: A user or an organization as an account.

        Raises:
            NotFoundError: No account has this name.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}

        Since:
            0.1.0

        Example:
            session.github.get_user("lin-chen")
        """
        params = {"username": username, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubUser.from_json(self._call("github.get_user", params))

    def list_users(
        self,
        *,
        since: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists all accounts in the order of their creation.

        Values are cached until GitHub says that it has changed.

        Args:
            since: Only accounts with a larger identifier. At least 0.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users

        Since:
            0.1.0

        Example:
            session.github.list_users()
        """
        params = {
            "since": since,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_users", params)
        return [GitHubUser.from_json(item) for item in items]

    def get_authenticated_user(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubUser:
        """Returns the account of the token.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: A user or an organization as an account.

        Raises:
            NotSignedInError: There is no valid token.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user

        Since:
            0.1.0

        Example:
            session.github.get_authenticated_user()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubUser.from_json(self._call("github.get_authenticated_user", params))

    def modify_authenticated_user(
        self,
        *,
        name: str | None = None,
        email: str | None = None,
        blog: str | None = None,
        company: str | None = None,
        location: str | None = None,
        hireable: bool | None = None,
        bio: str | None = None,
        twitter_username: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubUser:
        """Changes the profile of the account.

        At least one of `name`, `email`, `blog`, `company`, `location`, `hireable`, `bio`, `twitter_username` must
        be given. The request is sent at most once. If the connection breaks or the call times out, it may have
        taken effect.

        Args:
            name: Name for people.
            email: Public e-mail address.
            blog: Website.
            company: Company.
            location: Location.
            hireable: Whether the user looks for work.
            bio: Text about the user.
            twitter_username: Name on Twitter.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: The changed account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/user

        Since:
            0.1.0

        Example:
            session.github.modify_authenticated_user(bio="Reads the notices")
        """
        params = {
            "name": name,
            "email": email,
            "blog": blog,
            "company": company,
            "location": location,
            "hireable": hireable,
            "bio": bio,
            "twitter_username": twitter_username,
            "timeout_ms": timeout_ms,
        }
        return GitHubUser.from_json(self._call("github.modify_authenticated_user", params))

    def list_followers(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the followers of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/followers

        Since:
            0.1.0

        Example:
            session.github.list_followers("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_followers", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_following(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that a user follows.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/following

        Since:
            0.1.0

        Example:
            session.github.list_following("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_following", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_own_followers(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that follow the account.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/followers

        Since:
            0.1.0

        Example:
            session.github.list_own_followers()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("github.list_own_followers", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_own_following(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that the account follows.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/following

        Since:
            0.1.0

        Example:
            session.github.list_own_following()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("github.list_own_following", params)
        return [GitHubUser.from_json(item) for item in items]

    def check_following(self, username: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether the account follows a user.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            session.github.check_following("lin-chen")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        value: bool = self._call("github.check_following", params)
        return value

    def check_user_following(self, username: str, target: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether a user follows another one.

        Args:
            username: Login of the user. Not empty.
            target: Login of the other user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/following/{target}

        Since:
            0.1.0

        Example:
            session.github.check_user_following("lin-chen", "danxi-bot")
        """
        params = {"username": username, "target": target, "timeout_ms": timeout_ms}
        value: bool = self._call("github.check_user_following", params)
        return value

    def follow_user(self, username: str, *, timeout_ms: int | None = None) -> None:
        """Follows a user.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotFoundError: No account has this name, or the token may not follow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            session.github.follow_user("wang-mei")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        self._call("github.follow_user", params)

    def unfollow_user(self, username: str, *, timeout_ms: int | None = None) -> None:
        """Follows a user no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            session.github.unfollow_user("wang-mei")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        self._call("github.unfollow_user", params)

    def list_organizations(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubOrganization]:
        """Lists the public organizations of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubOrganization]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/orgs

        Since:
            0.1.0

        Example:
            session.github.list_organizations("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_organizations", params)
        return [GitHubOrganization.from_json(item) for item in items]

    def get_organization(
        self,
        organization: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubOrganization:
        """Returns an organization.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubOrganization: An organization.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}

        Since:
            0.1.0

        Example:
            session.github.get_organization("campus-tools")
        """
        params = {"organization": organization, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubOrganization.from_json(self._call("github.get_organization", params))

    def list_repositories(
        self,
        username: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the public repositories of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            type: Which repositories: GitHub's values, such as `all` and `owner`. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/repos

        Since:
            0.1.0

        Example:
            session.github.list_repositories("danxi-bot")
        """
        params = {
            "username": username,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    def list_organization_repositories(
        self,
        organization: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories of an organization.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            type: Which repositories: GitHub's values, such as `all` and `owner`. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/repos

        Since:
            0.1.0

        Example:
            session.github.list_organization_repositories("campus-tools")
        """
        params = {
            "organization": organization,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_organization_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    def list_own_repositories(
        self,
        *,
        visibility: str | None = None,
        affiliation: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that the account can reach.

        Values are cached until GitHub says that it has changed.

        Args:
            visibility: `all`, `public` or `private`. Not empty.
            affiliation: List of `owner`, `collaborator` and `organization_member`, separated by commas. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/repos

        Since:
            0.1.0

        Example:
            session.github.list_own_repositories()
        """
        params = {
            "visibility": visibility,
            "affiliation": affiliation,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_own_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    def get_repository(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRepository:
        """Returns a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepository: A repository.

        Raises:
            NotFoundError: There is no such repository, or the token may not see it.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}

        Since:
            0.1.0

        Example:
            session.github.get_repository("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRepository.from_json(self._call("github.get_repository", params))

    def get_languages(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> dict[str, int]:
        """Returns the size of a repository's code by programming language.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            dict[str, int]: Bytes by language.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/languages

        Since:
            0.1.0

        Example:
            session.github.get_languages("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: dict[str, int] = self._call("github.get_languages", params)
        return value

    def get_topics(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubTopics:
        """Returns the topics of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTopics: The topics of a repository.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/topics

        Since:
            0.1.0

        Example:
            session.github.get_topics("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubTopics.from_json(self._call("github.get_topics", params))

    def list_tags(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubTag]:
        """Lists the tags of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubTag]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/tags

        Since:
            0.1.0

        Example:
            session.github.list_tags("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_tags", params)
        return [GitHubTag.from_json(item) for item in items]

    def list_branches(
        self,
        repository: str,
        *,
        protected: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubBranch]:
        """Lists the branches of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            protected: Only protected or only other branches.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubBranch]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/branches

        Since:
            0.1.0

        Example:
            session.github.list_branches("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "protected": protected,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_branches", params)
        return [GitHubBranch.from_json(item) for item in items]

    def get_branch(
        self,
        repository: str,
        branch: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubBranch:
        """Returns a branch.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            branch: Name of the branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubBranch: A branch.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/branches/{branch}

        Since:
            0.1.0

        Example:
            session.github.get_branch("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "branch": branch, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubBranch.from_json(self._call("github.get_branch", params))

    def list_contributors(
        self,
        repository: str,
        *,
        anon: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubContributor]:
        """Lists the contributors of a repository, those with most commits first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            anon: Whether to list e-mail addresses without an account, too.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubContributor]

        Raises:
            ForbiddenError: The history is too long for GitHub to list its contributors.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contributors

        Since:
            0.1.0

        Example:
            session.github.list_contributors("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "anon": anon,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_contributors", params)
        return [GitHubContributor.from_json(item) for item in items]

    def list_commits(
        self,
        repository: str,
        *,
        sha: str | None = None,
        path: str | None = None,
        author: str | None = None,
        since: dt.datetime | str | None = None,
        until: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubCommit]:
        """Lists commits, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Branch or commit to start at. The default is the default branch. Not empty.
            path: Only commits that change this path. Not empty.
            author: Login or e-mail address of the author. Not empty.
            since: Only what was changed at or after this time.
            until: Only commits before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommit]

        Raises:
            RejectedError: The repository is empty (409).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits

        Since:
            0.1.0

        Example:
            session.github.list_commits("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "sha": sha,
            "path": path,
            "author": author,
            "since": since,
            "until": until,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_commits", params)
        return [GitHubCommit.from_json(item) for item in items]

    def get_commit(
        self,
        repository: str,
        ref: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubCommit:
        """Returns a commit with its changes.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Hash, branch or tag. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCommit: A commit.

        Raises:
            RejectedError: No commit has this name (422), or the repository is empty (409).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits/{ref}

        Since:
            0.1.0

        Example:
            session.github.get_commit("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubCommit.from_json(self._call("github.get_commit", params))

    def get_commit_diff(self, repository: str, ref: str, *, timeout_ms: int | None = None) -> str:
        """Returns the changes of a commit as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Hash, branch or tag. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: No commit has this name (422), the repository is empty (409), or the diff is too large
                (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits/{ref}

        Since:
            0.1.0

        Example:
            session.github.get_commit_diff("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "ref": ref, "timeout_ms": timeout_ms}
        value: str = self._call("github.get_commit_diff", params)
        return value

    def compare_commits(
        self,
        repository: str,
        base: str,
        head: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubComparison:
        """Compares two commits, branches or tags.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            base: Branch, tag or commit to compare with. Not empty.
            head: Branch, tag or commit. That of a fork is `owner:branch`. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComparison: The difference of two commits.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/compare/{base}...{head}

        Since:
            0.1.0

        Example:
            session.github.compare_commits("danxi-bot/campus-notes", "v1.0", "main")
        """
        params = {
            "repository": repository,
            "base": base,
            "head": head,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubComparison.from_json(self._call("github.compare_commits", params))

    def get_comparison_diff(self, repository: str, base: str, head: str, *, timeout_ms: int | None = None) -> str:
        """Returns the changes between two commits, branches or tags as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            base: Branch, tag or commit to compare with. Not empty.
            head: Branch, tag or commit. That of a fork is `owner:branch`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: No commit has this name (422), or the diff is too large (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/compare/{base}...{head}

        Since:
            0.1.0

        Example:
            session.github.get_comparison_diff("danxi-bot/campus-notes", "v1.0", "main")
        """
        params = {"repository": repository, "base": base, "head": head, "timeout_ms": timeout_ms}
        value: str = self._call("github.get_comparison_diff", params)
        return value

    def get_contents(
        self,
        repository: str,
        path: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns a file or a directory.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            ForbiddenError: The file is larger than 100 MB.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            session.github.get_contents("danxi-bot/campus-notes", "docs")
        """
        params = {"repository": repository, "path": path, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(self._call("github.get_contents", params))

    def get_root_contents(
        self,
        repository: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the top directory of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents

        Since:
            0.1.0

        Example:
            session.github.get_root_contents("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(self._call("github.get_root_contents", params))

    def download_contents(
        self,
        repository: str,
        path: str,
        file: str,
        *,
        ref: str | None = None,
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads a file of a repository, of up to 100 MB.

        `github.get_contents()` has the content of files of up to 1 MB only. The download works like
        `http.download()`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file in the repository. Not empty.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: The repository has no such file, or the token may not see it.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            session.github.download_contents("danxi-bot/campus-notes", "README.md", "README.md")
        """
        params = {"repository": repository, "path": path, "file": file, "ref": ref, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(self._call("github.download_contents", params))

    def set_contents(
        self,
        repository: str,
        path: str,
        message: str,
        content: str,
        *,
        sha: str | None = None,
        branch: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubFileChange:
        """Creates or replaces a file with a commit.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            message: Message of the commit. Not empty.
            content: New content in base64 (RFC 4648, section 4).
            sha: Hash of the file that is replaced. A new file has none. Not empty.
            branch: Branch. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFileChange: The result of a change of a file.

        Raises:
            RejectedError: The file has changed since `sha` (409), or exists without it (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            session.github.set_contents("danxi-bot/campus-notes", "docs/plan.md", "Add a plan", "IyBQbGFuCg==")
        """
        params = {
            "repository": repository,
            "path": path,
            "message": message,
            "content": content,
            "sha": sha,
            "branch": branch,
            "timeout_ms": timeout_ms,
        }
        return GitHubFileChange.from_json(self._call("github.set_contents", params))

    def delete_contents(
        self,
        repository: str,
        path: str,
        message: str,
        sha: str,
        *,
        branch: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubFileChange:
        """Deletes a file with a commit.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            message: Message of the commit. Not empty.
            sha: Hash of the file. Not empty.
            branch: Branch. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFileChange: The result of a change of a file.

        Raises:
            RejectedError: The file has changed since `sha` (409).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            session.github.delete_contents("danxi-bot/campus-notes", "docs/index.md", "Remove the places", "…")
        """
        params = {
            "repository": repository,
            "path": path,
            "message": message,
            "sha": sha,
            "branch": branch,
            "timeout_ms": timeout_ms,
        }
        return GitHubFileChange.from_json(self._call("github.delete_contents", params))

    def get_readme(
        self,
        repository: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the README of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/readme

        Since:
            0.1.0

        Example:
            session.github.get_readme("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(self._call("github.get_readme", params))

    def get_directory_readme(
        self,
        repository: str,
        directory: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the README of a directory of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            directory: Path of the directory. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/readme/{directory}

        Since:
            0.1.0

        Example:
            session.github.get_directory_readme("danxi-bot/campus-notes", "docs")
        """
        params = {
            "repository": repository,
            "directory": directory,
            "ref": ref,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return GitHubContent.from_json(self._call("github.get_directory_readme", params))

    def get_tree(
        self,
        repository: str,
        sha: str,
        *,
        recursive: bool | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubTree:
        """Returns a git tree.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Hash of the tree, or a branch or tag. Not empty.
            recursive: Whether to return the trees below, too. Leave it out for no: GitHub takes any value for yes.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTree: A git tree.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/git/trees/{sha}

        Since:
            0.1.0

        Example:
            session.github.get_tree("danxi-bot/campus-notes", "main")
        """
        params = {
            "repository": repository,
            "sha": sha,
            "recursive": recursive,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return GitHubTree.from_json(self._call("github.get_tree", params))

    def get_blob(
        self,
        repository: str,
        sha: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubBlob:
        """Returns a git blob: the content of a file, also of one larger than 1 MB.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Hash of the blob. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubBlob: A git blob.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/git/blobs/{sha}

        Since:
            0.1.0

        Example:
            session.github.get_blob("danxi-bot/campus-notes", "…")
        """
        params = {"repository": repository, "sha": sha, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubBlob.from_json(self._call("github.get_blob", params))

    def download_archive(
        self,
        repository: str,
        file: str,
        *,
        ref: str | None = None,
        format: GitHubArchiveFormat = "tarball",
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads the files of a repository as an archive.

        GitHub redirects to another host, which does not get the token. The download works like `http.download()`,
        but GitHub makes the archive when it is asked for it, so a download that was interrupted starts over.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            format: Format of the archive. "tarball": A compressed tar archive; "zipball": A ZIP archive. Default:
                "tarball".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: There is no such repository, branch, tag or commit, or the token may not see it.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/{format}/{ref}

        Since:
            0.1.0

        Example:
            session.github.download_archive("danxi-bot/campus-notes", "notes.tar.gz")
        """
        params = {"repository": repository, "file": file, "ref": ref, "format": format, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(self._call("github.download_archive", params))

    def list_forks(
        self,
        repository: str,
        *,
        sort: str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the forks of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sort: `newest`, `oldest`, `stargazers` or `watchers`. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/forks

        Since:
            0.1.0

        Example:
            session.github.list_forks("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "sort": sort,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_forks", params)
        return [GitHubRepository.from_json(item) for item in items]

    def create_fork(
        self,
        repository: str,
        *,
        organization: str | None = None,
        name: str | None = None,
        default_branch_only: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRepository:
        """Forks a repository. GitHub copies it in the background, so that its content can be missing for some minutes.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            organization: Organization that gets the fork. The default is the account. Not empty.
            name: Name of the fork. Not empty.
            default_branch_only: Whether to copy the default branch only.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepository: The fork.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/forks

        Since:
            0.1.0

        Example:
            session.github.create_fork("campus-tools/timetable")
        """
        params = {
            "repository": repository,
            "organization": organization,
            "name": name,
            "default_branch_only": default_branch_only,
            "timeout_ms": timeout_ms,
        }
        return GitHubRepository.from_json(self._call("github.create_fork", params))

    def list_stargazers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that have starred a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stargazers

        Since:
            0.1.0

        Example:
            session.github.list_stargazers("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_stargazers", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_subscribers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that watch a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/subscribers

        Since:
            0.1.0

        Example:
            session.github.list_subscribers("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_subscribers", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_subscriptions(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that a user watches.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/subscriptions

        Since:
            0.1.0

        Example:
            session.github.list_subscriptions("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_subscriptions", params)
        return [GitHubRepository.from_json(item) for item in items]

    def get_subscription(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Returns how the account watches a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            NotFoundError: The account does not watch it.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            session.github.get_subscription("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(self._call("github.get_subscription", params))

    def set_subscription(
        self,
        repository: str,
        *,
        subscribed: bool | None = None,
        ignored: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Watches or ignores a repository.

        At least one of `subscribed`, `ignored` must be given. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            subscribed: Whether to get notifications.
            ignored: Whether to get none at all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            session.github.set_subscription("campus-tools/timetable", subscribed=True)
        """
        params = {"repository": repository, "subscribed": subscribed, "ignored": ignored, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(self._call("github.set_subscription", params))

    def delete_subscription(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Watches a repository no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            session.github.delete_subscription("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        self._call("github.delete_subscription", params)

    def list_starred(
        self,
        username: str,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that a user has starred.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            sort: `created` (when it was starred) or `updated`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/starred

        Since:
            0.1.0

        Example:
            session.github.list_starred("lin-chen")
        """
        params = {
            "username": username,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_starred", params)
        return [GitHubRepository.from_json(item) for item in items]

    def list_own_starred(
        self,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that the account has starred.

        Values are cached until GitHub says that it has changed.

        Args:
            sort: `created` (when it was starred) or `updated`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/starred

        Since:
            0.1.0

        Example:
            session.github.list_own_starred()
        """
        params = {
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_own_starred", params)
        return [GitHubRepository.from_json(item) for item in items]

    def check_starred(self, repository: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether the account has starred a repository.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            session.github.check_starred("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        value: bool = self._call("github.check_starred", params)
        return value

    def star_repository(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Stars a repository.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            session.github.star_repository("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        self._call("github.star_repository", params)

    def unstar_repository(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Removes the star of a repository.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            session.github.unstar_repository("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        self._call("github.unstar_repository", params)

    def list_events(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists public events, newest first. GitHub delays them by some minutes.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/events

        Since:
            0.1.0

        Example:
            session.github.list_events()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("github.list_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_repository_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events of a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/events

        Since:
            0.1.0

        Example:
            session.github.list_repository_events("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_repository_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_network_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events of a repository and its forks, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/networks/{repository}/events

        Since:
            0.1.0

        Example:
            session.github.list_network_events("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_network_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_organization_events(
        self,
        organization: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events of an organization, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/events

        Since:
            0.1.0

        Example:
            session.github.list_organization_events("campus-tools")
        """
        params = {
            "organization": organization,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_organization_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events that a user causes, newest first. Private ones only for the account itself.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/events

        Since:
            0.1.0

        Example:
            session.github.list_user_events("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_user_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_public_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events that a user causes, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/events/public

        Since:
            0.1.0

        Example:
            session.github.list_public_user_events("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_public_user_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events that a user sees, because the user watches repositories and follows users.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/received_events

        Since:
            0.1.0

        Example:
            session.github.list_received_events("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_received_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def list_public_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events that a user sees.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/received_events/public

        Since:
            0.1.0

        Example:
            session.github.list_public_received_events("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_public_received_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    def get_feeds(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubFeeds:
        """Returns the URLs of GitHub's Atom feeds.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFeeds: URLs of Atom feeds, for `feeds.fetch()`.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/feeds

        Since:
            0.1.0

        Example:
            session.github.get_feeds()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubFeeds.from_json(self._call("github.get_feeds", params))

    def list_assigned_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of all repositories that the account has to do with.

        Values are cached until GitHub says that it has changed.

        Args:
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/issues

        Since:
            0.1.0

        Example:
            session.github.list_assigned_issues()
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_assigned_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    def list_own_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of the account's own repositories and of those whose member it is.

        Values are cached until GitHub says that it has changed.

        Args:
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/issues

        Since:
            0.1.0

        Example:
            session.github.list_own_issues()
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_own_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    def list_organization_issues(
        self,
        organization: str,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of an organization that the account has to do with.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/issues

        Since:
            0.1.0

        Example:
            session.github.list_organization_issues("campus-tools", filter="all")
        """
        params = {
            "organization": organization,
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_organization_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    def list_issues(
        self,
        repository: str,
        *,
        milestone: str | None = None,
        state: GitHubState | None = None,
        assignee: str | None = None,
        creator: str | None = None,
        mentioned: str | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists the issues and pull requests of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            milestone: Number of a milestone, `*` or `none`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            assignee: Login, `*` or `none`. Not empty.
            creator: Login of the author. Not empty.
            mentioned: Login of a mentioned user. Not empty.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues

        Since:
            0.1.0

        Example:
            session.github.list_issues("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "milestone": milestone,
            "state": state,
            "assignee": assignee,
            "creator": creator,
            "mentioned": mentioned,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    def get_issue(
        self,
        repository: str,
        number: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Returns an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: An issue. Pull requests are issues, too.

        Raises:
            NotFoundError: There is no such issue, or it was deleted (410).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}

        Since:
            0.1.0

        Example:
            session.github.get_issue("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "number": number, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubIssue.from_json(self._call("github.get_issue", params))

    def create_issue(
        self,
        repository: str,
        title: str,
        *,
        body: str | None = None,
        assignees: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        milestone: int | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Creates an issue.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            title: Title. Not empty.
            body: Text in Markdown.
            assignees: Logins of the assigned accounts.
            labels: Names of labels.
            milestone: Number of a milestone.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: The new issue.

        Raises:
            NotFoundError: There is no such repository, or issues are turned off (410).
            RejectedError: A label, milestone or account does not exist (422). `detail.fields` names it.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues

        Since:
            0.1.0

        Example:
            session.github.create_issue("danxi-bot/campus-notes", "The library opens later")
        """
        params = {
            "repository": repository,
            "title": title,
            "body": body,
            "assignees": assignees,
            "labels": labels,
            "milestone": milestone,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssue.from_json(self._call("github.create_issue", params))

    def modify_issue(
        self,
        repository: str,
        number: int,
        *,
        title: str | None = None,
        body: str | None = None,
        state: str | None = None,
        state_reason: str | None = None,
        assignees: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        milestone: int | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Changes an issue.

        At least one of `title`, `body`, `state`, `state_reason`, `assignees`, `labels`, `milestone` must be given.
        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            title: Title. Not empty.
            body: Text in Markdown.
            state: `open` or `closed`. Not empty.
            state_reason: `completed`, `not_planned`, `duplicate` or `reopened`. Not empty.
            assignees: Logins of all assigned accounts.
            labels: Names of all labels.
            milestone: Number of a milestone.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: The changed issue.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/issues/{number}

        Since:
            0.1.0

        Example:
            session.github.modify_issue("danxi-bot/campus-notes", 1, state="closed")
        """
        params = {
            "repository": repository,
            "number": number,
            "title": title,
            "body": body,
            "state": state,
            "state_reason": state_reason,
            "assignees": assignees,
            "labels": labels,
            "milestone": milestone,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssue.from_json(self._call("github.modify_issue", params))

    def list_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubComment]:
        """Lists the comments on an issue or pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubComment]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/comments

        Since:
            0.1.0

        Example:
            session.github.list_comments("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_comments", params)
        return [GitHubComment.from_json(item) for item in items]

    def get_comment(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubComment:
        """Returns a comment on an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: A comment on an issue or pull request.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            session.github.get_comment("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(self._call("github.get_comment", params))

    def create_comment(
        self,
        repository: str,
        number: int,
        body: str,
        *,
        timeout_ms: int | None = None,
    ) -> GitHubComment:
        """Comments on an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            body: Text in Markdown. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: The new comment.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues/{number}/comments

        Since:
            0.1.0

        Example:
            session.github.create_comment("danxi-bot/campus-notes", 1, "I see it, too.")
        """
        params = {"repository": repository, "number": number, "body": body, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(self._call("github.create_comment", params))

    def modify_comment(self, repository: str, id: int, body: str, *, timeout_ms: int | None = None) -> GitHubComment:
        """Changes a comment.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            body: Text in Markdown. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: The changed comment.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            session.github.modify_comment("danxi-bot/campus-notes", 1, "I see it, too, on the east side.")
        """
        params = {"repository": repository, "id": id, "body": body, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(self._call("github.modify_comment", params))

    def delete_comment(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a comment.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            session.github.delete_comment("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        self._call("github.delete_comment", params)

    def list_issue_events(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssueEvent]:
        """Lists the changes of an issue or pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssueEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/events

        Since:
            0.1.0

        Example:
            session.github.list_issue_events("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_issue_events", params)
        return [GitHubIssueEvent.from_json(item) for item in items]

    def list_issue_timeline(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubTimelineEvent]:
        """Lists all that has happened to an issue or pull request, oldest first: changes, comments, commits, reviews
        and mentions.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubTimelineEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/timeline

        Since:
            0.1.0

        Example:
            session.github.list_issue_timeline("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_issue_timeline", params)
        return [GitHubTimelineEvent.from_json(item) for item in items]

    def list_labels(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Lists the labels of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/labels

        Since:
            0.1.0

        Example:
            session.github.list_labels("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    def list_issue_labels(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Lists the labels of an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            session.github.list_issue_labels("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    def add_issue_labels(
        self,
        repository: str,
        number: int,
        labels: Sequence[str],
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Adds labels to an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            labels: Names of labels. At least 1 items.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: All labels that it has now.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            session.github.add_issue_labels("danxi-bot/campus-notes", 1, ["question"])
        """
        params = {"repository": repository, "number": number, "labels": labels, "timeout_ms": timeout_ms}
        items = self._call("github.add_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    def set_issue_labels(
        self,
        repository: str,
        number: int,
        labels: Sequence[str],
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Replaces the labels of an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            labels: Names of labels. An empty list removes all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: All labels that it has now.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            session.github.set_issue_labels("danxi-bot/campus-notes", 1, ["bug"])
        """
        params = {"repository": repository, "number": number, "labels": labels, "timeout_ms": timeout_ms}
        items = self._call("github.set_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    def remove_issue_label(
        self,
        repository: str,
        number: int,
        label: str,
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Removes a label from an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            label: Name of the label. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: The labels that are left.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/issues/{number}/labels/{label}

        Since:
            0.1.0

        Example:
            session.github.remove_issue_label("danxi-bot/campus-notes", 2, "bug")
        """
        params = {"repository": repository, "number": number, "label": label, "timeout_ms": timeout_ms}
        items = self._call("github.remove_issue_label", params)
        return [GitHubLabel.from_json(item) for item in items]

    def list_milestones(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubMilestone]:
        """Lists the milestones of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubMilestone]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/milestones

        Since:
            0.1.0

        Example:
            session.github.list_milestones("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "state": state,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_milestones", params)
        return [GitHubMilestone.from_json(item) for item in items]

    def list_assignees(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that can be assigned to issues of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/assignees

        Since:
            0.1.0

        Example:
            session.github.list_assignees("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_assignees", params)
        return [GitHubUser.from_json(item) for item in items]

    def list_pulls(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        head: str | None = None,
        base: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubPull]:
        """Lists the pull requests of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            head: Only those of a branch: `owner:branch`. Not empty.
            base: Only those for a branch. Not empty.
            sort: `created`, `updated`, `popularity` or `long-running`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubPull]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls

        Since:
            0.1.0

        Example:
            session.github.list_pulls("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "state": state,
            "head": head,
            "base": base,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_pulls", params)
        return [GitHubPull.from_json(item) for item in items]

    def get_pull(
        self,
        repository: str,
        number: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Returns a pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: A pull request.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            session.github.get_pull("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubPull.from_json(self._call("github.get_pull", params))

    def get_pull_diff(self, repository: str, number: int, *, timeout_ms: int | None = None) -> str:
        """Returns the changes of a pull request as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: The diff is too large (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            session.github.get_pull_diff("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "timeout_ms": timeout_ms}
        value: str = self._call("github.get_pull_diff", params)
        return value

    def create_pull(
        self,
        repository: str,
        title: str,
        head: str,
        base: str,
        *,
        body: str | None = None,
        draft: bool | None = None,
        maintainer_can_modify: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Creates a pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            title: Title. Not empty.
            head: Branch with the changes. That of a fork is `owner:branch`. Not empty.
            base: Branch that gets them. Not empty.
            body: Text in Markdown.
            draft: Whether it is a draft.
            maintainer_can_modify: Whether maintainers of the repository may change the branch.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: The new pull request.

        Raises:
            RejectedError: The branches do not differ, or have a pull request already (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/pulls

        Since:
            0.1.0

        Example:
            session.github.create_pull("danxi-bot/campus-notes", "Correct the opening times", "times", "main")
        """
        params = {
            "repository": repository,
            "title": title,
            "head": head,
            "base": base,
            "body": body,
            "draft": draft,
            "maintainer_can_modify": maintainer_can_modify,
            "timeout_ms": timeout_ms,
        }
        return GitHubPull.from_json(self._call("github.create_pull", params))

    def modify_pull(
        self,
        repository: str,
        number: int,
        *,
        title: str | None = None,
        body: str | None = None,
        state: str | None = None,
        base: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Changes a pull request.

        At least one of `title`, `body`, `state`, `base` must be given. The request is sent at most once. If the
        connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            title: Title. Not empty.
            body: Text in Markdown.
            state: `open` or `closed`. Not empty.
            base: Branch that gets the changes. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: The changed pull request.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            session.github.modify_pull("danxi-bot/campus-notes", 3, body="See #1.")
        """
        params = {
            "repository": repository,
            "number": number,
            "title": title,
            "body": body,
            "state": state,
            "base": base,
            "timeout_ms": timeout_ms,
        }
        return GitHubPull.from_json(self._call("github.modify_pull", params))

    def list_pull_commits(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubCommit]:
        """Lists the commits of a pull request, at most 250.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommit]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/commits

        Since:
            0.1.0

        Example:
            session.github.list_pull_commits("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_pull_commits", params)
        return [GitHubCommit.from_json(item) for item in items]

    def list_pull_files(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubFile]:
        """Lists the files that a pull request changes, at most 3,000.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubFile]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/files

        Since:
            0.1.0

        Example:
            session.github.list_pull_files("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_pull_files", params)
        return [GitHubFile.from_json(item) for item in items]

    def list_pull_reviews(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubReview]:
        """Lists the reviews of a pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubReview]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/reviews

        Since:
            0.1.0

        Example:
            session.github.list_pull_reviews("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_pull_reviews", params)
        return [GitHubReview.from_json(item) for item in items]

    def list_pull_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubReviewComment]:
        """Lists the comments on lines of a pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubReviewComment]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/comments

        Since:
            0.1.0

        Example:
            session.github.list_pull_comments("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_pull_comments", params)
        return [GitHubReviewComment.from_json(item) for item in items]

    def check_pull_merged(self, repository: str, number: int, *, timeout_ms: int | None = None) -> bool:
        """Returns whether a pull request was merged.

        To find out whether it can be merged, see `GitHubPull`, `mergeable`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/merge

        Since:
            0.1.0

        Example:
            session.github.check_pull_merged("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "timeout_ms": timeout_ms}
        value: bool = self._call("github.check_pull_merged", params)
        return value

    def merge_pull(
        self,
        repository: str,
        number: int,
        *,
        commit_title: str | None = None,
        commit_message: str | None = None,
        sha: str | None = None,
        merge_method: GitHubMergeMethod | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubMerge:
        """Merges a pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            commit_title: Title of the commit. Not empty.
            commit_message: Further text of the commit.
            sha: Hash that the last commit of the branch must have. Not empty.
            merge_method: Way to merge. "merge": A merge commit; "squash": One commit with all changes; "rebase":
                The commits on top of the base branch.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubMerge: The result of a merge.

        Raises:
            RejectedError: It cannot be merged (405), or the branch has moved since `sha` (409).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/pulls/{number}/merge

        Since:
            0.1.0

        Example:
            session.github.merge_pull("danxi-bot/campus-notes", 4)
        """
        params = {
            "repository": repository,
            "number": number,
            "commit_title": commit_title,
            "commit_message": commit_message,
            "sha": sha,
            "merge_method": merge_method,
            "timeout_ms": timeout_ms,
        }
        return GitHubMerge.from_json(self._call("github.merge_pull", params))

    def list_releases(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRelease]:
        """Lists the releases of a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRelease]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases

        Since:
            0.1.0

        Example:
            session.github.list_releases("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_releases", params)
        return [GitHubRelease.from_json(item) for item in items]

    def get_latest_release(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns the latest release that is neither a draft nor preliminary.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotFoundError: There is no such release.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/latest

        Since:
            0.1.0

        Example:
            session.github.get_latest_release("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(self._call("github.get_latest_release", params))

    def get_release_by_tag(
        self,
        repository: str,
        tag: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns the release of a tag.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            tag: Tag. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/tags/{tag}

        Since:
            0.1.0

        Example:
            session.github.get_release_by_tag("danxi-bot/campus-notes", "v1.0")
        """
        params = {"repository": repository, "tag": tag, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(self._call("github.get_release_by_tag", params))

    def get_release(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            session.github.get_release("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(self._call("github.get_release", params))

    def create_release(
        self,
        repository: str,
        tag_name: str,
        *,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        make_latest: str | None = None,
        generate_release_notes: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Creates a release.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            tag_name: Tag. It is made if it does not exist. Not empty.
            target_commitish: Branch or commit of a new tag. The default is the default branch. Not empty.
            name: Name.
            body: Text in Markdown.
            draft: Whether it is a draft.
            prerelease: Whether it is a preliminary version.
            make_latest: `true`, `false` or `legacy`. Not empty.
            generate_release_notes: Whether GitHub writes the name and the text.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: The new release.

        Raises:
            RejectedError: The tag has a release already (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/releases

        Since:
            0.1.0

        Example:
            session.github.create_release("danxi-bot/campus-notes", "v1.1", draft=True)
        """
        params = {
            "repository": repository,
            "tag_name": tag_name,
            "target_commitish": target_commitish,
            "name": name,
            "body": body,
            "draft": draft,
            "prerelease": prerelease,
            "make_latest": make_latest,
            "generate_release_notes": generate_release_notes,
            "timeout_ms": timeout_ms,
        }
        return GitHubRelease.from_json(self._call("github.create_release", params))

    def modify_release(
        self,
        repository: str,
        id: int,
        *,
        tag_name: str | None = None,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        make_latest: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Changes a release.

        At least one of `tag_name`, `target_commitish`, `name`, `body`, `draft`, `prerelease`, `make_latest` must be
        given. The request is sent at most once. If the connection breaks or the call times out, it may have taken
        effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            tag_name: Tag. Not empty.
            target_commitish: Branch or commit of a new tag. The default is the default branch. Not empty.
            name: Name.
            body: Text in Markdown.
            draft: Whether it is a draft.
            prerelease: Whether it is a preliminary version.
            make_latest: `true`, `false` or `legacy`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: The changed release.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            session.github.modify_release("danxi-bot/campus-notes", 1, name="Autumn")
        """
        params = {
            "repository": repository,
            "id": id,
            "tag_name": tag_name,
            "target_commitish": target_commitish,
            "name": name,
            "body": body,
            "draft": draft,
            "prerelease": prerelease,
            "make_latest": make_latest,
            "timeout_ms": timeout_ms,
        }
        return GitHubRelease.from_json(self._call("github.modify_release", params))

    def delete_release(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a release. The tag stays.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            session.github.delete_release("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        self._call("github.delete_release", params)

    def list_assets(
        self,
        repository: str,
        id: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubAsset]:
        """Lists the files of a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubAsset]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/{id}/assets

        Since:
            0.1.0

        Example:
            session.github.list_assets("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "id": id,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_assets", params)
        return [GitHubAsset.from_json(item) for item in items]

    def get_asset(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubAsset:
        """Returns what is known about a file of a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubAsset: A file of a release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            session.github.get_asset("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubAsset.from_json(self._call("github.get_asset", params))

    def download_asset(self, repository: str, id: int, file: str, *, timeout_ms: int | None = None) -> DownloadedFile:
        """Downloads a file of a release.

        The call first asks for the checksum of the file (`digest` of `GitHubAsset`), and compares it at the end.
        GitHub redirects to another host, which does not get the token. The download works like `http.download()`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file of the release. At least 1.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: There is no such file, or the token may not see it.
            UnexpectedResponseError: The checksum differs.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            session.github.download_asset("danxi-bot/campus-notes", 1, "notes.zip")
        """
        params = {"repository": repository, "id": id, "file": file, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(self._call("github.download_asset", params))

    def upload_asset(
        self,
        repository: str,
        release_id: int,
        name: str,
        *,
        file: str | None = None,
        base64: str | None = None,
        label: str | None = None,
        content_type: str = "application/octet-stream",
        timeout_ms: int | None = None,
    ) -> GitHubAsset:
        """Adds a file to a release.

        A file is sent piece by piece, at most once. If GitHub fails meanwhile, it may keep an incomplete file whose
        `state` is `starter`: `github.delete_asset()` removes it.

        At least one of `file`, `base64` must be given. The request is sent at most once. If the connection breaks
        or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            release_id: Identifier of the release. At least 1.
            name: Name of the file in the release. 1 to 255 characters.
            file: Path of the file. By default, `base64` is uploaded. Not empty.
            base64: Bytes in base64 (RFC 4648, section 4). By default, `file` is uploaded. Not empty.
            label: Name for people. Not empty.
            content_type: Media type. Not empty. Default: "application/octet-stream".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubAsset: The new file.

        Raises:
            RejectedError: The release already has a file with this name.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://uploads.github.com/repos/{repository}/releases/{release_id}/assets

        Since:
            0.1.0

        Example:
            session.github.upload_asset("danxi-bot/campus-notes", 1, "notes.txt", base64="aGVsbG8=",
                content_type="text/plain")
        """
        params = {
            "repository": repository,
            "release_id": release_id,
            "name": name,
            "file": file,
            "base64": base64,
            "label": label,
            "content_type": content_type,
            "timeout_ms": timeout_ms,
        }
        return GitHubAsset.from_json(self._call("github.upload_asset", params))

    def delete_asset(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a file of a release.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            session.github.delete_asset("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        self._call("github.delete_asset", params)

    def search_repositories(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRepositorySearch:
        """Searches repositories.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `stars`, `forks`, `help-wanted-issues` or `updated`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepositorySearch: A page of repositories that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/repositories

        Since:
            0.1.0

        Example:
            session.github.search_repositories("notes user:danxi-bot")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubRepositorySearch.from_json(self._call("github.search_repositories", params))

    def search_users(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubUserSearch:
        """Searches users and organizations.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `followers`, `repositories` or `joined`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUserSearch: A page of accounts that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/users

        Since:
            0.1.0

        Example:
            session.github.search_users("chen")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubUserSearch.from_json(self._call("github.search_users", params))

    def search_issues(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssueSearch:
        """Searches issues and pull requests.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `comments`, `reactions`, `interactions`, `created` or `updated`. The default is the best match.
                Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssueSearch: A page of issues and pull requests that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/issues

        Since:
            0.1.0

        Example:
            session.github.search_issues("library repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssueSearch.from_json(self._call("github.search_issues", params))

    def search_commits(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubCommitSearch:
        """Searches commits.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `author-date` or `committer-date`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCommitSearch: A page of commits that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/commits

        Since:
            0.1.0

        Example:
            session.github.search_commits("add repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubCommitSearch.from_json(self._call("github.search_commits", params))

    def search_code(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubCodeSearch:
        """Searches files on default branches. It needs a token.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCodeSearch: A page of files that a search found.

        Raises:
            NotSignedInError: There is no valid token.
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/code

        Since:
            0.1.0

        Example:
            session.github.search_code("plan repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubCodeSearch.from_json(self._call("github.search_code", params))

    def search_topics(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubTopicSearch:
        """Searches topics.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTopicSearch: A page of topics that a search found.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/topics

        Since:
            0.1.0

        Example:
            session.github.search_topics("fudan")
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubTopicSearch.from_json(self._call("github.search_topics", params))

    def search_labels(
        self,
        repository_id: int,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubLabelSearch:
        """Searches the labels of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository_id: Identifier of the repository.
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubLabelSearch: A page of labels that a search found.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/labels

        Since:
            0.1.0

        Example:
            session.github.search_labels(1, "bug")
        """
        params = {
            "repository_id": repository_id,
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubLabelSearch.from_json(self._call("github.search_labels", params))

    def list_notifications(
        self,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubNotification]:
        """Lists the notifications of the account, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            all: Whether to list those that were read, too.
            participating: Only those where the account takes part.
            since: Only what was changed at or after this time.
            before: Only those that were changed before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubNotification]

        Raises:
            ForbiddenError: Notifications need a classic token.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications

        Since:
            0.1.0

        Example:
            session.github.list_notifications()
        """
        params = {
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_notifications", params)
        return [GitHubNotification.from_json(item) for item in items]

    def list_repository_notifications(
        self,
        repository: str,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubNotification]:
        """Lists the notifications of the account about a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            all: Whether to list those that were read, too.
            participating: Only those where the account takes part.
            since: Only what was changed at or after this time.
            before: Only those that were changed before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubNotification]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/notifications

        Since:
            0.1.0

        Example:
            session.github.list_repository_notifications("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_repository_notifications", params)
        return [GitHubNotification.from_json(item) for item in items]

    def get_notification(
        self,
        id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubNotification:
        """Returns a notification.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the thread. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubNotification: A notification: a thread with something new.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            session.github.get_notification("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubNotification.from_json(self._call("github.get_notification", params))

    def mark_notification_read(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Marks a notification as read.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            session.github.mark_notification_read("1")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("github.mark_notification_read", params)

    def mark_notification_done(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Marks a notification as done, so that it is listed no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            session.github.mark_notification_done("2")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("github.mark_notification_done", params)

    def mark_notifications_read(
        self,
        *,
        last_read_at: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> None:
        """Marks all notifications as read. GitHub may do it in the background.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            last_read_at: Only those that were changed before this time. The default is now.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/notifications

        Since:
            0.1.0

        Example:
            session.github.mark_notifications_read()
        """
        params = {"last_read_at": last_read_at, "timeout_ms": timeout_ms}
        self._call("github.mark_notifications_read", params)

    def get_thread_subscription(
        self,
        id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Returns how the account watches a thread.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the thread. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            session.github.get_thread_subscription("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(self._call("github.get_thread_subscription", params))

    def set_thread_subscription(
        self,
        id: str,
        *,
        ignored: bool = False,
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Watches or ignores a thread.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            ignored: Whether to get no notifications. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            session.github.set_thread_subscription("1")
        """
        params = {"id": id, "ignored": ignored, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(self._call("github.set_thread_subscription", params))

    def delete_thread_subscription(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Watches a thread no longer, until the account takes part in it again.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            session.github.delete_thread_subscription("1")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("github.delete_thread_subscription", params)

    def list_contributor_statistics(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[GitHubContributorStatistics]:
        """Lists the commits of each contributor by week.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubContributorStatistics]

        Raises:
            TimeoutError: GitHub has not finished computing.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/contributors

        Since:
            0.1.0

        Example:
            session.github.list_contributor_statistics("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("github.list_contributor_statistics", params)
        return [GitHubContributorStatistics.from_json(item) for item in items]

    def list_commit_activity(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[GitHubCommitActivity]:
        """Lists the commits of the last year by week and day.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommitActivity]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/commit_activity

        Since:
            0.1.0

        Example:
            session.github.list_commit_activity("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("github.list_commit_activity", params)
        return [GitHubCommitActivity.from_json(item) for item in items]

    def get_participation(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubParticipation:
        """Returns the commits of the last 52 weeks, those of the owner and all.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubParticipation: The commits of the last 52 weeks, the oldest week first.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/participation

        Since:
            0.1.0

        Example:
            session.github.get_participation("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubParticipation.from_json(self._call("github.get_participation", params))

    def list_code_frequency(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Any]:
        """Lists the added and deleted lines by week, each as an array: the week's start in Unix seconds, additions and
        deletions, which are negative.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Any]

        Raises:
            RejectedError: The repository has more than 10,000 commits.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/code_frequency

        Since:
            0.1.0

        Example:
            session.github.list_code_frequency("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: list[Any] = self._call("github.list_code_frequency", params)
        return value

    def list_punch_card(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Any]:
        """Lists the commits by hour of the week, each as an array: the day (0 is Sunday), the hour and the number of
        commits.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Any]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/punch_card

        Since:
            0.1.0

        Example:
            session.github.list_punch_card("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: list[Any] = self._call("github.list_punch_card", params)
        return value

    def get_rate_limit(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubRateLimits:
        """Returns the rate limits of the account. The call counts in none of them.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRateLimits: The rate limits of the account.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/rate_limit

        Since:
            0.1.0

        Example:
            session.github.get_rate_limit()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubRateLimits.from_json(self._call("github.get_rate_limit", params))

    def get_meta(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Any:
        """Returns GitHub's addresses and other facts about its service.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Any: An object. Its members are described in GitHub's documentation.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/meta

        Since:
            0.1.0

        Example:
            session.github.get_meta()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        value: Any = self._call("github.get_meta", params)
        return value

    def list_api_versions(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[str]:
        """Lists the versions of the REST API, of which `github.api_version` chooses one.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[str]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/versions

        Since:
            0.1.0

        Example:
            session.github.list_api_versions()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        value: list[str] = self._call("github.list_api_versions", params)
        return value

    def render_markdown(
        self,
        text: str,
        *,
        mode: str | None = None,
        context: str | None = None,
        timeout_ms: int | None = None,
    ) -> str:
        """Renders Markdown as GitHub does.

        Args:
            text: Text in Markdown.
            mode: `markdown` (the default) or `gfm`, which links issues and users. Not empty.
            context: Repository of the links, with `gfm`: `owner/name`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: HTML.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/markdown

        Since:
            0.1.0

        Example:
            session.github.render_markdown("**bold**")
        """
        params = {"text": text, "mode": mode, "context": context, "timeout_ms": timeout_ms}
        value: str = self._call("github.render_markdown", params)
        return value

    def list_gists(
        self,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubGist]:
        """Lists the gists of the account.

        Values are cached until GitHub says that it has changed.

        Args:
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubGist]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/gists

        Since:
            0.1.0

        Example:
            session.github.list_gists()
        """
        params = {
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("github.list_gists", params)
        return [GitHubGist.from_json(item) for item in items]

    def get_gist(self, id: str, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubGist:
        """Returns a gist with its files.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the gist. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubGist: A gist.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/gists/{id}

        Since:
            0.1.0

        Example:
            session.github.get_gist("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubGist.from_json(self._call("github.get_gist", params))

    def graphql(
        self,
        query: str,
        *,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        timeout_ms: int | None = None,
    ) -> GraphQLResult:
        """Sends a query or mutation to GitHub's GraphQL API.

        It works like `graphql.execute()`, with the token and the limits of this service. It needs a token.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            query: The GraphQL document. Not empty.
            variables: Values of the operation's variables.
            operation_name: Name of the operation to execute. Required if the document has several. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GraphQLResult: The response of a GraphQL server that has data.

        Raises:
            InvalidArgumentError: The document is not valid GraphQL, or is a subscription. Nothing was sent.
            NotSignedInError: There is no valid token.
            RejectedError: GitHub executed nothing, or the data is null because of an error. The message has the
                first of `detail.errors`.
            RateLimitedError: The points of an hour are used up, or a secondary limit applies.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/graphql

        Since:
            0.1.0

        Example:
            session.github.graphql("{ viewer { login } rateLimit { limit remaining } }")
        """
        params = {"query": query, "variables": variables, "operation_name": operation_name, "timeout_ms": timeout_ms}
        return GraphQLResult.from_json(self._call("github.graphql", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached answers, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.github.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("github.clear_cache", params)

    def iter_users(
        self,
        *,
        since: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_users`, starting at `since`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_users`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "since": since,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_users", params, GitHubUser.from_json)

    def iter_followers(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_followers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_followers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_followers", params, GitHubUser.from_json)

    def iter_following(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_following`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_following`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_following", params, GitHubUser.from_json)

    def iter_own_followers(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_own_followers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_followers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "github.list_own_followers", params, GitHubUser.from_json)

    def iter_own_following(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_own_following`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_following`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "github.list_own_following", params, GitHubUser.from_json)

    def iter_organizations(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubOrganization]:
        """Iterates over the items of all pages of `list_organizations`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organizations`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_organizations", params, GitHubOrganization.from_json)

    def iter_repositories(
        self,
        username: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_repositories", params, GitHubRepository.from_json)

    def iter_organization_repositories(
        self,
        organization: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_organization_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {
            "organization": organization,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_organization_repositories", params, GitHubRepository.from_json)

    def iter_own_repositories(
        self,
        *,
        visibility: str | None = None,
        affiliation: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_own_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "visibility": visibility,
            "affiliation": affiliation,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_own_repositories", params, GitHubRepository.from_json)

    def iter_tags(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubTag]:
        """Iterates over the items of all pages of `list_tags`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_tags`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_tags", params, GitHubTag.from_json)

    def iter_branches(
        self,
        repository: str,
        *,
        protected: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubBranch]:
        """Iterates over the items of all pages of `list_branches`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_branches`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "protected": protected,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_branches", params, GitHubBranch.from_json)

    def iter_contributors(
        self,
        repository: str,
        *,
        anon: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubContributor]:
        """Iterates over the items of all pages of `list_contributors`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_contributors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "anon": anon,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_contributors", params, GitHubContributor.from_json)

    def iter_commits(
        self,
        repository: str,
        *,
        sha: str | None = None,
        path: str | None = None,
        author: str | None = None,
        since: dt.datetime | str | None = None,
        until: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubCommit]:
        """Iterates over the items of all pages of `list_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_commits`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "sha": sha,
            "path": path,
            "author": author,
            "since": since,
            "until": until,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_commits", params, GitHubCommit.from_json)

    def iter_compare_commits(
        self,
        repository: str,
        base: str,
        head: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubCommit]:
        """Iterates over the items of all pages of `compare_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `compare_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "base": base,
            "head": head,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.compare_commits", params, GitHubCommit.from_json, "commits")

    def iter_forks(
        self,
        repository: str,
        *,
        sort: str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_forks`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_forks`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "sort": sort,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_forks", params, GitHubRepository.from_json)

    def iter_stargazers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_stargazers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_stargazers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_stargazers", params, GitHubUser.from_json)

    def iter_subscribers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_subscribers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscribers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_subscribers", params, GitHubUser.from_json)

    def iter_subscriptions(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_subscriptions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscriptions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_subscriptions", params, GitHubRepository.from_json)

    def iter_starred(
        self,
        username: str,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_starred`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_starred`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "username": username,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_starred", params, GitHubRepository.from_json)

    def iter_own_starred(
        self,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `list_own_starred`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_starred`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_own_starred", params, GitHubRepository.from_json)

    def iter_events(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_events`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "github.list_events", params, GitHubEvent.from_json)

    def iter_repository_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_repository_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repository_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_repository_events", params, GitHubEvent.from_json)

    def iter_network_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_network_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_network_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_network_events", params, GitHubEvent.from_json)

    def iter_organization_events(
        self,
        organization: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_organization_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "organization": organization,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_organization_events", params, GitHubEvent.from_json)

    def iter_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_user_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_user_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_user_events", params, GitHubEvent.from_json)

    def iter_public_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_public_user_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_public_user_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_public_user_events", params, GitHubEvent.from_json)

    def iter_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_received_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_received_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_received_events", params, GitHubEvent.from_json)

    def iter_public_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubEvent]:
        """Iterates over the items of all pages of `list_public_received_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_public_received_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_public_received_events", params, GitHubEvent.from_json)

    def iter_assigned_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssue]:
        """Iterates over the items of all pages of `list_assigned_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_assigned_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_assigned_issues", params, GitHubIssue.from_json)

    def iter_own_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssue]:
        """Iterates over the items of all pages of `list_own_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_own_issues", params, GitHubIssue.from_json)

    def iter_organization_issues(
        self,
        organization: str,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssue]:
        """Iterates over the items of all pages of `list_organization_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "organization": organization,
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_organization_issues", params, GitHubIssue.from_json)

    def iter_issues(
        self,
        repository: str,
        *,
        milestone: str | None = None,
        state: GitHubState | None = None,
        assignee: str | None = None,
        creator: str | None = None,
        mentioned: str | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssue]:
        """Iterates over the items of all pages of `list_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_issues`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "milestone": milestone,
            "state": state,
            "assignee": assignee,
            "creator": creator,
            "mentioned": mentioned,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_issues", params, GitHubIssue.from_json)

    def iter_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubComment]:
        """Iterates over the items of all pages of `list_comments`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_comments`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_comments", params, GitHubComment.from_json)

    def iter_issue_events(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssueEvent]:
        """Iterates over the items of all pages of `list_issue_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_issue_events", params, GitHubIssueEvent.from_json)

    def iter_issue_timeline(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubTimelineEvent]:
        """Iterates over the items of all pages of `list_issue_timeline`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_timeline`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_issue_timeline", params, GitHubTimelineEvent.from_json)

    def iter_labels(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubLabel]:
        """Iterates over the items of all pages of `list_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_labels`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_labels", params, GitHubLabel.from_json)

    def iter_issue_labels(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubLabel]:
        """Iterates over the items of all pages of `list_issue_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_labels`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_issue_labels", params, GitHubLabel.from_json)

    def iter_milestones(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubMilestone]:
        """Iterates over the items of all pages of `list_milestones`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_milestones`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "state": state,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_milestones", params, GitHubMilestone.from_json)

    def iter_assignees(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `list_assignees`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_assignees`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_assignees", params, GitHubUser.from_json)

    def iter_pulls(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        head: str | None = None,
        base: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubPull]:
        """Iterates over the items of all pages of `list_pulls`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_pulls`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "state": state,
            "head": head,
            "base": base,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_pulls", params, GitHubPull.from_json)

    def iter_pull_commits(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubCommit]:
        """Iterates over the items of all pages of `list_pull_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_pull_commits", params, GitHubCommit.from_json)

    def iter_pull_files(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubFile]:
        """Iterates over the items of all pages of `list_pull_files`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_files`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_pull_files", params, GitHubFile.from_json)

    def iter_pull_reviews(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubReview]:
        """Iterates over the items of all pages of `list_pull_reviews`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_reviews`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_pull_reviews", params, GitHubReview.from_json)

    def iter_pull_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubReviewComment]:
        """Iterates over the items of all pages of `list_pull_comments`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_comments`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_pull_comments", params, GitHubReviewComment.from_json)

    def iter_releases(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRelease]:
        """Iterates over the items of all pages of `list_releases`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_releases`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_releases", params, GitHubRelease.from_json)

    def iter_assets(
        self,
        repository: str,
        id: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubAsset]:
        """Iterates over the items of all pages of `list_assets`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_assets`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "id": id,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_assets", params, GitHubAsset.from_json)

    def iter_search_repositories(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubRepository]:
        """Iterates over the items of all pages of `search_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_repositories", params, GitHubRepository.from_json, "items")

    def iter_search_users(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubUser]:
        """Iterates over the items of all pages of `search_users`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_users`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_users", params, GitHubUser.from_json, "items")

    def iter_search_issues(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubIssue]:
        """Iterates over the items of all pages of `search_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_issues", params, GitHubIssue.from_json, "items")

    def iter_search_commits(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubCommit]:
        """Iterates over the items of all pages of `search_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_commits", params, GitHubCommit.from_json, "items")

    def iter_search_code(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubCode]:
        """Iterates over the items of all pages of `search_code`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_code`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_code", params, GitHubCode.from_json, "items")

    def iter_search_topics(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubTopic]:
        """Iterates over the items of all pages of `search_topics`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_topics`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_topics", params, GitHubTopic.from_json, "items")

    def iter_search_labels(
        self,
        repository_id: int,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubLabel]:
        """Iterates over the items of all pages of `search_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_labels`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository_id": repository_id,
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.search_labels", params, GitHubLabel.from_json, "items")

    def iter_notifications(
        self,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubNotification]:
        """Iterates over the items of all pages of `list_notifications`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_notifications`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_notifications", params, GitHubNotification.from_json)

    def iter_repository_notifications(
        self,
        repository: str,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubNotification]:
        """Iterates over the items of all pages of `list_repository_notifications`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repository_notifications`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {
            "repository": repository,
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_repository_notifications", params, GitHubNotification.from_json)

    def iter_gists(
        self,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[GitHubGist]:
        """Iterates over the items of all pages of `list_gists`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_gists`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "github.list_gists", params, GitHubGist.from_json)


class AsyncGithubService(AsyncService):
    """GitHub: users, repositories, issues, pull requests, releases, search and notifications. It is the property
    `github` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_user(
        self,
        username: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubUser:
        """Returns a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: A user or an organization as an account.

        Raises:
            NotFoundError: No account has this name.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}

        Since:
            0.1.0

        Example:
            await session.github.get_user("lin-chen")
        """
        params = {"username": username, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubUser.from_json(await self._call("github.get_user", params))

    async def list_users(
        self,
        *,
        since: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists all accounts in the order of their creation.

        Values are cached until GitHub says that it has changed.

        Args:
            since: Only accounts with a larger identifier. At least 0.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users

        Since:
            0.1.0

        Example:
            await session.github.list_users()
        """
        params = {
            "since": since,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_users", params)
        return [GitHubUser.from_json(item) for item in items]

    async def get_authenticated_user(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubUser:
        """Returns the account of the token.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: A user or an organization as an account.

        Raises:
            NotSignedInError: There is no valid token.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user

        Since:
            0.1.0

        Example:
            await session.github.get_authenticated_user()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubUser.from_json(await self._call("github.get_authenticated_user", params))

    async def modify_authenticated_user(
        self,
        *,
        name: str | None = None,
        email: str | None = None,
        blog: str | None = None,
        company: str | None = None,
        location: str | None = None,
        hireable: bool | None = None,
        bio: str | None = None,
        twitter_username: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubUser:
        """Changes the profile of the account.

        At least one of `name`, `email`, `blog`, `company`, `location`, `hireable`, `bio`, `twitter_username` must
        be given. The request is sent at most once. If the connection breaks or the call times out, it may have
        taken effect.

        Args:
            name: Name for people.
            email: Public e-mail address.
            blog: Website.
            company: Company.
            location: Location.
            hireable: Whether the user looks for work.
            bio: Text about the user.
            twitter_username: Name on Twitter.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUser: The changed account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/user

        Since:
            0.1.0

        Example:
            await session.github.modify_authenticated_user(bio="Reads the notices")
        """
        params = {
            "name": name,
            "email": email,
            "blog": blog,
            "company": company,
            "location": location,
            "hireable": hireable,
            "bio": bio,
            "twitter_username": twitter_username,
            "timeout_ms": timeout_ms,
        }
        return GitHubUser.from_json(await self._call("github.modify_authenticated_user", params))

    async def list_followers(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the followers of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/followers

        Since:
            0.1.0

        Example:
            await session.github.list_followers("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_followers", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_following(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that a user follows.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/following

        Since:
            0.1.0

        Example:
            await session.github.list_following("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_following", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_own_followers(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that follow the account.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/followers

        Since:
            0.1.0

        Example:
            await session.github.list_own_followers()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("github.list_own_followers", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_own_following(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that the account follows.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/following

        Since:
            0.1.0

        Example:
            await session.github.list_own_following()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("github.list_own_following", params)
        return [GitHubUser.from_json(item) for item in items]

    async def check_following(self, username: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether the account follows a user.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            await session.github.check_following("lin-chen")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        value: bool = await self._call("github.check_following", params)
        return value

    async def check_user_following(self, username: str, target: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether a user follows another one.

        Args:
            username: Login of the user. Not empty.
            target: Login of the other user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/following/{target}

        Since:
            0.1.0

        Example:
            await session.github.check_user_following("lin-chen", "danxi-bot")
        """
        params = {"username": username, "target": target, "timeout_ms": timeout_ms}
        value: bool = await self._call("github.check_user_following", params)
        return value

    async def follow_user(self, username: str, *, timeout_ms: int | None = None) -> None:
        """Follows a user.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotFoundError: No account has this name, or the token may not follow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            await session.github.follow_user("wang-mei")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        await self._call("github.follow_user", params)

    async def unfollow_user(self, username: str, *, timeout_ms: int | None = None) -> None:
        """Follows a user no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Login of the user. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/user/following/{username}

        Since:
            0.1.0

        Example:
            await session.github.unfollow_user("wang-mei")
        """
        params = {"username": username, "timeout_ms": timeout_ms}
        await self._call("github.unfollow_user", params)

    async def list_organizations(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubOrganization]:
        """Lists the public organizations of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubOrganization]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/orgs

        Since:
            0.1.0

        Example:
            await session.github.list_organizations("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_organizations", params)
        return [GitHubOrganization.from_json(item) for item in items]

    async def get_organization(
        self,
        organization: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubOrganization:
        """Returns an organization.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubOrganization: An organization.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}

        Since:
            0.1.0

        Example:
            await session.github.get_organization("campus-tools")
        """
        params = {"organization": organization, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubOrganization.from_json(await self._call("github.get_organization", params))

    async def list_repositories(
        self,
        username: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the public repositories of a user.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            type: Which repositories: GitHub's values, such as `all` and `owner`. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/repos

        Since:
            0.1.0

        Example:
            await session.github.list_repositories("danxi-bot")
        """
        params = {
            "username": username,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def list_organization_repositories(
        self,
        organization: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories of an organization.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            type: Which repositories: GitHub's values, such as `all` and `owner`. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/repos

        Since:
            0.1.0

        Example:
            await session.github.list_organization_repositories("campus-tools")
        """
        params = {
            "organization": organization,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_organization_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def list_own_repositories(
        self,
        *,
        visibility: str | None = None,
        affiliation: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that the account can reach.

        Values are cached until GitHub says that it has changed.

        Args:
            visibility: `all`, `public` or `private`. Not empty.
            affiliation: List of `owner`, `collaborator` and `organization_member`, separated by commas. Not empty.
            sort: `created`, `updated`, `pushed` or `full_name`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/repos

        Since:
            0.1.0

        Example:
            await session.github.list_own_repositories()
        """
        params = {
            "visibility": visibility,
            "affiliation": affiliation,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_own_repositories", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def get_repository(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRepository:
        """Returns a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepository: A repository.

        Raises:
            NotFoundError: There is no such repository, or the token may not see it.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}

        Since:
            0.1.0

        Example:
            await session.github.get_repository("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRepository.from_json(await self._call("github.get_repository", params))

    async def get_languages(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> dict[str, int]:
        """Returns the size of a repository's code by programming language.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            dict[str, int]: Bytes by language.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/languages

        Since:
            0.1.0

        Example:
            await session.github.get_languages("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: dict[str, int] = await self._call("github.get_languages", params)
        return value

    async def get_topics(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubTopics:
        """Returns the topics of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTopics: The topics of a repository.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/topics

        Since:
            0.1.0

        Example:
            await session.github.get_topics("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubTopics.from_json(await self._call("github.get_topics", params))

    async def list_tags(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubTag]:
        """Lists the tags of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubTag]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/tags

        Since:
            0.1.0

        Example:
            await session.github.list_tags("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_tags", params)
        return [GitHubTag.from_json(item) for item in items]

    async def list_branches(
        self,
        repository: str,
        *,
        protected: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubBranch]:
        """Lists the branches of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            protected: Only protected or only other branches.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubBranch]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/branches

        Since:
            0.1.0

        Example:
            await session.github.list_branches("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "protected": protected,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_branches", params)
        return [GitHubBranch.from_json(item) for item in items]

    async def get_branch(
        self,
        repository: str,
        branch: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubBranch:
        """Returns a branch.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            branch: Name of the branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubBranch: A branch.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/branches/{branch}

        Since:
            0.1.0

        Example:
            await session.github.get_branch("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "branch": branch, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubBranch.from_json(await self._call("github.get_branch", params))

    async def list_contributors(
        self,
        repository: str,
        *,
        anon: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubContributor]:
        """Lists the contributors of a repository, those with most commits first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            anon: Whether to list e-mail addresses without an account, too.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubContributor]

        Raises:
            ForbiddenError: The history is too long for GitHub to list its contributors.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contributors

        Since:
            0.1.0

        Example:
            await session.github.list_contributors("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "anon": anon,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_contributors", params)
        return [GitHubContributor.from_json(item) for item in items]

    async def list_commits(
        self,
        repository: str,
        *,
        sha: str | None = None,
        path: str | None = None,
        author: str | None = None,
        since: dt.datetime | str | None = None,
        until: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubCommit]:
        """Lists commits, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Branch or commit to start at. The default is the default branch. Not empty.
            path: Only commits that change this path. Not empty.
            author: Login or e-mail address of the author. Not empty.
            since: Only what was changed at or after this time.
            until: Only commits before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommit]

        Raises:
            RejectedError: The repository is empty (409).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits

        Since:
            0.1.0

        Example:
            await session.github.list_commits("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "sha": sha,
            "path": path,
            "author": author,
            "since": since,
            "until": until,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_commits", params)
        return [GitHubCommit.from_json(item) for item in items]

    async def get_commit(
        self,
        repository: str,
        ref: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubCommit:
        """Returns a commit with its changes.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Hash, branch or tag. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCommit: A commit.

        Raises:
            RejectedError: No commit has this name (422), or the repository is empty (409).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits/{ref}

        Since:
            0.1.0

        Example:
            await session.github.get_commit("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubCommit.from_json(await self._call("github.get_commit", params))

    async def get_commit_diff(self, repository: str, ref: str, *, timeout_ms: int | None = None) -> str:
        """Returns the changes of a commit as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Hash, branch or tag. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: No commit has this name (422), the repository is empty (409), or the diff is too large
                (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/commits/{ref}

        Since:
            0.1.0

        Example:
            await session.github.get_commit_diff("danxi-bot/campus-notes", "main")
        """
        params = {"repository": repository, "ref": ref, "timeout_ms": timeout_ms}
        value: str = await self._call("github.get_commit_diff", params)
        return value

    async def compare_commits(
        self,
        repository: str,
        base: str,
        head: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubComparison:
        """Compares two commits, branches or tags.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            base: Branch, tag or commit to compare with. Not empty.
            head: Branch, tag or commit. That of a fork is `owner:branch`. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComparison: The difference of two commits.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/compare/{base}...{head}

        Since:
            0.1.0

        Example:
            await session.github.compare_commits("danxi-bot/campus-notes", "v1.0", "main")
        """
        params = {
            "repository": repository,
            "base": base,
            "head": head,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubComparison.from_json(await self._call("github.compare_commits", params))

    async def get_comparison_diff(self, repository: str, base: str, head: str, *, timeout_ms: int | None = None) -> str:
        """Returns the changes between two commits, branches or tags as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            base: Branch, tag or commit to compare with. Not empty.
            head: Branch, tag or commit. That of a fork is `owner:branch`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: No commit has this name (422), or the diff is too large (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/compare/{base}...{head}

        Since:
            0.1.0

        Example:
            await session.github.get_comparison_diff("danxi-bot/campus-notes", "v1.0", "main")
        """
        params = {"repository": repository, "base": base, "head": head, "timeout_ms": timeout_ms}
        value: str = await self._call("github.get_comparison_diff", params)
        return value

    async def get_contents(
        self,
        repository: str,
        path: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns a file or a directory.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            ForbiddenError: The file is larger than 100 MB.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            await session.github.get_contents("danxi-bot/campus-notes", "docs")
        """
        params = {"repository": repository, "path": path, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(await self._call("github.get_contents", params))

    async def get_root_contents(
        self,
        repository: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the top directory of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents

        Since:
            0.1.0

        Example:
            await session.github.get_root_contents("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(await self._call("github.get_root_contents", params))

    async def download_contents(
        self,
        repository: str,
        path: str,
        file: str,
        *,
        ref: str | None = None,
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads a file of a repository, of up to 100 MB.

        `github.get_contents()` has the content of files of up to 1 MB only. The download works like
        `http.download()`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file in the repository. Not empty.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: The repository has no such file, or the token may not see it.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            await session.github.download_contents("danxi-bot/campus-notes", "README.md", "README.md")
        """
        params = {"repository": repository, "path": path, "file": file, "ref": ref, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(await self._call("github.download_contents", params))

    async def set_contents(
        self,
        repository: str,
        path: str,
        message: str,
        content: str,
        *,
        sha: str | None = None,
        branch: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubFileChange:
        """Creates or replaces a file with a commit.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            message: Message of the commit. Not empty.
            content: New content in base64 (RFC 4648, section 4).
            sha: Hash of the file that is replaced. A new file has none. Not empty.
            branch: Branch. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFileChange: The result of a change of a file.

        Raises:
            RejectedError: The file has changed since `sha` (409), or exists without it (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            await session.github.set_contents("danxi-bot/campus-notes", "docs/plan.md", "Add a plan",
                "IyBQbGFuCg==")
        """
        params = {
            "repository": repository,
            "path": path,
            "message": message,
            "content": content,
            "sha": sha,
            "branch": branch,
            "timeout_ms": timeout_ms,
        }
        return GitHubFileChange.from_json(await self._call("github.set_contents", params))

    async def delete_contents(
        self,
        repository: str,
        path: str,
        message: str,
        sha: str,
        *,
        branch: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubFileChange:
        """Deletes a file with a commit.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            path: Path of the file or directory, without a slash at the start. Not empty.
            message: Message of the commit. Not empty.
            sha: Hash of the file. Not empty.
            branch: Branch. The default is the default branch. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFileChange: The result of a change of a file.

        Raises:
            RejectedError: The file has changed since `sha` (409).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/contents/{path}

        Since:
            0.1.0

        Example:
            await session.github.delete_contents("danxi-bot/campus-notes", "docs/index.md", "Remove the places",
                "…")
        """
        params = {
            "repository": repository,
            "path": path,
            "message": message,
            "sha": sha,
            "branch": branch,
            "timeout_ms": timeout_ms,
        }
        return GitHubFileChange.from_json(await self._call("github.delete_contents", params))

    async def get_readme(
        self,
        repository: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the README of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/readme

        Since:
            0.1.0

        Example:
            await session.github.get_readme("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "ref": ref, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubContent.from_json(await self._call("github.get_readme", params))

    async def get_directory_readme(
        self,
        repository: str,
        directory: str,
        *,
        ref: str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubContent:
        """Returns the README of a directory of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            directory: Path of the directory. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubContent: A file or a directory.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/readme/{directory}

        Since:
            0.1.0

        Example:
            await session.github.get_directory_readme("danxi-bot/campus-notes", "docs")
        """
        params = {
            "repository": repository,
            "directory": directory,
            "ref": ref,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return GitHubContent.from_json(await self._call("github.get_directory_readme", params))

    async def get_tree(
        self,
        repository: str,
        sha: str,
        *,
        recursive: bool | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubTree:
        """Returns a git tree.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Hash of the tree, or a branch or tag. Not empty.
            recursive: Whether to return the trees below, too. Leave it out for no: GitHub takes any value for yes.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTree: A git tree.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/git/trees/{sha}

        Since:
            0.1.0

        Example:
            await session.github.get_tree("danxi-bot/campus-notes", "main")
        """
        params = {
            "repository": repository,
            "sha": sha,
            "recursive": recursive,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return GitHubTree.from_json(await self._call("github.get_tree", params))

    async def get_blob(
        self,
        repository: str,
        sha: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubBlob:
        """Returns a git blob: the content of a file, also of one larger than 1 MB.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sha: Hash of the blob. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubBlob: A git blob.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/git/blobs/{sha}

        Since:
            0.1.0

        Example:
            await session.github.get_blob("danxi-bot/campus-notes", "…")
        """
        params = {"repository": repository, "sha": sha, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubBlob.from_json(await self._call("github.get_blob", params))

    async def download_archive(
        self,
        repository: str,
        file: str,
        *,
        ref: str | None = None,
        format: GitHubArchiveFormat = "tarball",
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads the files of a repository as an archive.

        GitHub redirects to another host, which does not get the token. The download works like `http.download()`,
        but GitHub makes the archive when it is asked for it, so a download that was interrupted starts over.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            ref: Branch, tag or commit. The default is the default branch. Not empty.
            format: Format of the archive. "tarball": A compressed tar archive; "zipball": A ZIP archive. Default:
                "tarball".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: There is no such repository, branch, tag or commit, or the token may not see it.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/{format}/{ref}

        Since:
            0.1.0

        Example:
            await session.github.download_archive("danxi-bot/campus-notes", "notes.tar.gz")
        """
        params = {"repository": repository, "file": file, "ref": ref, "format": format, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(await self._call("github.download_archive", params))

    async def list_forks(
        self,
        repository: str,
        *,
        sort: str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the forks of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            sort: `newest`, `oldest`, `stargazers` or `watchers`. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/forks

        Since:
            0.1.0

        Example:
            await session.github.list_forks("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "sort": sort,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_forks", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def create_fork(
        self,
        repository: str,
        *,
        organization: str | None = None,
        name: str | None = None,
        default_branch_only: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRepository:
        """Forks a repository. GitHub copies it in the background, so that its content can be missing for some minutes.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            organization: Organization that gets the fork. The default is the account. Not empty.
            name: Name of the fork. Not empty.
            default_branch_only: Whether to copy the default branch only.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepository: The fork.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/forks

        Since:
            0.1.0

        Example:
            await session.github.create_fork("campus-tools/timetable")
        """
        params = {
            "repository": repository,
            "organization": organization,
            "name": name,
            "default_branch_only": default_branch_only,
            "timeout_ms": timeout_ms,
        }
        return GitHubRepository.from_json(await self._call("github.create_fork", params))

    async def list_stargazers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that have starred a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stargazers

        Since:
            0.1.0

        Example:
            await session.github.list_stargazers("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_stargazers", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_subscribers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that watch a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/subscribers

        Since:
            0.1.0

        Example:
            await session.github.list_subscribers("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_subscribers", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_subscriptions(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that a user watches.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/subscriptions

        Since:
            0.1.0

        Example:
            await session.github.list_subscriptions("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_subscriptions", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def get_subscription(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Returns how the account watches a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            NotFoundError: The account does not watch it.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            await session.github.get_subscription("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(await self._call("github.get_subscription", params))

    async def set_subscription(
        self,
        repository: str,
        *,
        subscribed: bool | None = None,
        ignored: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Watches or ignores a repository.

        At least one of `subscribed`, `ignored` must be given. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            subscribed: Whether to get notifications.
            ignored: Whether to get none at all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            await session.github.set_subscription("campus-tools/timetable", subscribed=True)
        """
        params = {"repository": repository, "subscribed": subscribed, "ignored": ignored, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(await self._call("github.set_subscription", params))

    async def delete_subscription(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Watches a repository no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/subscription

        Since:
            0.1.0

        Example:
            await session.github.delete_subscription("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        await self._call("github.delete_subscription", params)

    async def list_starred(
        self,
        username: str,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that a user has starred.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            sort: `created` (when it was starred) or `updated`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/starred

        Since:
            0.1.0

        Example:
            await session.github.list_starred("lin-chen")
        """
        params = {
            "username": username,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_starred", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def list_own_starred(
        self,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRepository]:
        """Lists the repositories that the account has starred.

        Values are cached until GitHub says that it has changed.

        Args:
            sort: `created` (when it was starred) or `updated`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRepository]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/starred

        Since:
            0.1.0

        Example:
            await session.github.list_own_starred()
        """
        params = {
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_own_starred", params)
        return [GitHubRepository.from_json(item) for item in items]

    async def check_starred(self, repository: str, *, timeout_ms: int | None = None) -> bool:
        """Returns whether the account has starred a repository.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            await session.github.check_starred("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        value: bool = await self._call("github.check_starred", params)
        return value

    async def star_repository(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Stars a repository.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            await session.github.star_repository("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        await self._call("github.star_repository", params)

    async def unstar_repository(self, repository: str, *, timeout_ms: int | None = None) -> None:
        """Removes the star of a repository.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/user/starred/{repository}

        Since:
            0.1.0

        Example:
            await session.github.unstar_repository("campus-tools/timetable")
        """
        params = {"repository": repository, "timeout_ms": timeout_ms}
        await self._call("github.unstar_repository", params)

    async def list_events(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists public events, newest first. GitHub delays them by some minutes.

        Values are cached until GitHub says that it has changed.

        Args:
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/events

        Since:
            0.1.0

        Example:
            await session.github.list_events()
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("github.list_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_repository_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events of a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/events

        Since:
            0.1.0

        Example:
            await session.github.list_repository_events("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_repository_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_network_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events of a repository and its forks, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/networks/{repository}/events

        Since:
            0.1.0

        Example:
            await session.github.list_network_events("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_network_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_organization_events(
        self,
        organization: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events of an organization, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/events

        Since:
            0.1.0

        Example:
            await session.github.list_organization_events("campus-tools")
        """
        params = {
            "organization": organization,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_organization_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events that a user causes, newest first. Private ones only for the account itself.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/events

        Since:
            0.1.0

        Example:
            await session.github.list_user_events("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_user_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_public_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events that a user causes, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/events/public

        Since:
            0.1.0

        Example:
            await session.github.list_public_user_events("lin-chen")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_public_user_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the events that a user sees, because the user watches repositories and follows users.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/received_events

        Since:
            0.1.0

        Example:
            await session.github.list_received_events("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_received_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def list_public_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubEvent]:
        """Lists the public events that a user sees.

        Values are cached until GitHub says that it has changed.

        Args:
            username: Login of the user. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/users/{username}/received_events/public

        Since:
            0.1.0

        Example:
            await session.github.list_public_received_events("danxi-bot")
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_public_received_events", params)
        return [GitHubEvent.from_json(item) for item in items]

    async def get_feeds(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubFeeds:
        """Returns the URLs of GitHub's Atom feeds.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubFeeds: URLs of Atom feeds, for `feeds.fetch()`.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/feeds

        Since:
            0.1.0

        Example:
            await session.github.get_feeds()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubFeeds.from_json(await self._call("github.get_feeds", params))

    async def list_assigned_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of all repositories that the account has to do with.

        Values are cached until GitHub says that it has changed.

        Args:
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/issues

        Since:
            0.1.0

        Example:
            await session.github.list_assigned_issues()
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_assigned_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    async def list_own_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of the account's own repositories and of those whose member it is.

        Values are cached until GitHub says that it has changed.

        Args:
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/user/issues

        Since:
            0.1.0

        Example:
            await session.github.list_own_issues()
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_own_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    async def list_organization_issues(
        self,
        organization: str,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists issues of an organization that the account has to do with.

        Values are cached until GitHub says that it has changed.

        Args:
            organization: Login of the organization. Not empty.
            filter: `assigned` (the default), `created`, `mentioned`, `subscribed`, `repos` or `all`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/orgs/{organization}/issues

        Since:
            0.1.0

        Example:
            await session.github.list_organization_issues("campus-tools", filter="all")
        """
        params = {
            "organization": organization,
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_organization_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    async def list_issues(
        self,
        repository: str,
        *,
        milestone: str | None = None,
        state: GitHubState | None = None,
        assignee: str | None = None,
        creator: str | None = None,
        mentioned: str | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssue]:
        """Lists the issues and pull requests of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            milestone: Number of a milestone, `*` or `none`. Not empty.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            assignee: Login, `*` or `none`. Not empty.
            creator: Login of the author. Not empty.
            mentioned: Login of a mentioned user. Not empty.
            labels: Only those with all of these labels, separated by commas. Not empty.
            sort: `created`, `updated` or `comments`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssue]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues

        Since:
            0.1.0

        Example:
            await session.github.list_issues("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "milestone": milestone,
            "state": state,
            "assignee": assignee,
            "creator": creator,
            "mentioned": mentioned,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_issues", params)
        return [GitHubIssue.from_json(item) for item in items]

    async def get_issue(
        self,
        repository: str,
        number: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Returns an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: An issue. Pull requests are issues, too.

        Raises:
            NotFoundError: There is no such issue, or it was deleted (410).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}

        Since:
            0.1.0

        Example:
            await session.github.get_issue("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "number": number, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubIssue.from_json(await self._call("github.get_issue", params))

    async def create_issue(
        self,
        repository: str,
        title: str,
        *,
        body: str | None = None,
        assignees: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        milestone: int | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Creates an issue.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            title: Title. Not empty.
            body: Text in Markdown.
            assignees: Logins of the assigned accounts.
            labels: Names of labels.
            milestone: Number of a milestone.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: The new issue.

        Raises:
            NotFoundError: There is no such repository, or issues are turned off (410).
            RejectedError: A label, milestone or account does not exist (422). `detail.fields` names it.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues

        Since:
            0.1.0

        Example:
            await session.github.create_issue("danxi-bot/campus-notes", "The library opens later")
        """
        params = {
            "repository": repository,
            "title": title,
            "body": body,
            "assignees": assignees,
            "labels": labels,
            "milestone": milestone,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssue.from_json(await self._call("github.create_issue", params))

    async def modify_issue(
        self,
        repository: str,
        number: int,
        *,
        title: str | None = None,
        body: str | None = None,
        state: str | None = None,
        state_reason: str | None = None,
        assignees: Sequence[str] | None = None,
        labels: Sequence[str] | None = None,
        milestone: int | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssue:
        """Changes an issue.

        At least one of `title`, `body`, `state`, `state_reason`, `assignees`, `labels`, `milestone` must be given.
        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            title: Title. Not empty.
            body: Text in Markdown.
            state: `open` or `closed`. Not empty.
            state_reason: `completed`, `not_planned`, `duplicate` or `reopened`. Not empty.
            assignees: Logins of all assigned accounts.
            labels: Names of all labels.
            milestone: Number of a milestone.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssue: The changed issue.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/issues/{number}

        Since:
            0.1.0

        Example:
            await session.github.modify_issue("danxi-bot/campus-notes", 1, state="closed")
        """
        params = {
            "repository": repository,
            "number": number,
            "title": title,
            "body": body,
            "state": state,
            "state_reason": state_reason,
            "assignees": assignees,
            "labels": labels,
            "milestone": milestone,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssue.from_json(await self._call("github.modify_issue", params))

    async def list_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubComment]:
        """Lists the comments on an issue or pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubComment]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/comments

        Since:
            0.1.0

        Example:
            await session.github.list_comments("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_comments", params)
        return [GitHubComment.from_json(item) for item in items]

    async def get_comment(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubComment:
        """Returns a comment on an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: A comment on an issue or pull request.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            await session.github.get_comment("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(await self._call("github.get_comment", params))

    async def create_comment(
        self,
        repository: str,
        number: int,
        body: str,
        *,
        timeout_ms: int | None = None,
    ) -> GitHubComment:
        """Comments on an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            body: Text in Markdown. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: The new comment.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues/{number}/comments

        Since:
            0.1.0

        Example:
            await session.github.create_comment("danxi-bot/campus-notes", 1, "I see it, too.")
        """
        params = {"repository": repository, "number": number, "body": body, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(await self._call("github.create_comment", params))

    async def modify_comment(
        self,
        repository: str,
        id: int,
        body: str,
        *,
        timeout_ms: int | None = None,
    ) -> GitHubComment:
        """Changes a comment.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            body: Text in Markdown. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubComment: The changed comment.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            await session.github.modify_comment("danxi-bot/campus-notes", 1, "I see it, too, on the east side.")
        """
        params = {"repository": repository, "id": id, "body": body, "timeout_ms": timeout_ms}
        return GitHubComment.from_json(await self._call("github.modify_comment", params))

    async def delete_comment(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a comment.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the comment. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/issues/comments/{id}

        Since:
            0.1.0

        Example:
            await session.github.delete_comment("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        await self._call("github.delete_comment", params)

    async def list_issue_events(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubIssueEvent]:
        """Lists the changes of an issue or pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubIssueEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/events

        Since:
            0.1.0

        Example:
            await session.github.list_issue_events("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_issue_events", params)
        return [GitHubIssueEvent.from_json(item) for item in items]

    async def list_issue_timeline(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubTimelineEvent]:
        """Lists all that has happened to an issue or pull request, oldest first: changes, comments, commits, reviews
        and mentions.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubTimelineEvent]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/timeline

        Since:
            0.1.0

        Example:
            await session.github.list_issue_timeline("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_issue_timeline", params)
        return [GitHubTimelineEvent.from_json(item) for item in items]

    async def list_labels(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Lists the labels of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/labels

        Since:
            0.1.0

        Example:
            await session.github.list_labels("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    async def list_issue_labels(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Lists the labels of an issue or pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            await session.github.list_issue_labels("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    async def add_issue_labels(
        self,
        repository: str,
        number: int,
        labels: Sequence[str],
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Adds labels to an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            labels: Names of labels. At least 1 items.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: All labels that it has now.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            await session.github.add_issue_labels("danxi-bot/campus-notes", 1, ["question"])
        """
        params = {"repository": repository, "number": number, "labels": labels, "timeout_ms": timeout_ms}
        items = await self._call("github.add_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    async def set_issue_labels(
        self,
        repository: str,
        number: int,
        labels: Sequence[str],
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Replaces the labels of an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            labels: Names of labels. An empty list removes all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: All labels that it has now.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/issues/{number}/labels

        Since:
            0.1.0

        Example:
            await session.github.set_issue_labels("danxi-bot/campus-notes", 1, ["bug"])
        """
        params = {"repository": repository, "number": number, "labels": labels, "timeout_ms": timeout_ms}
        items = await self._call("github.set_issue_labels", params)
        return [GitHubLabel.from_json(item) for item in items]

    async def remove_issue_label(
        self,
        repository: str,
        number: int,
        label: str,
        *,
        timeout_ms: int | None = None,
    ) -> list[GitHubLabel]:
        """Removes a label from an issue or pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the issue or pull request. At least 1.
            label: Name of the label. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubLabel]: The labels that are left.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/issues/{number}/labels/{label}

        Since:
            0.1.0

        Example:
            await session.github.remove_issue_label("danxi-bot/campus-notes", 2, "bug")
        """
        params = {"repository": repository, "number": number, "label": label, "timeout_ms": timeout_ms}
        items = await self._call("github.remove_issue_label", params)
        return [GitHubLabel.from_json(item) for item in items]

    async def list_milestones(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubMilestone]:
        """Lists the milestones of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubMilestone]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/milestones

        Since:
            0.1.0

        Example:
            await session.github.list_milestones("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "state": state,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_milestones", params)
        return [GitHubMilestone.from_json(item) for item in items]

    async def list_assignees(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubUser]:
        """Lists the accounts that can be assigned to issues of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubUser]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/assignees

        Since:
            0.1.0

        Example:
            await session.github.list_assignees("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_assignees", params)
        return [GitHubUser.from_json(item) for item in items]

    async def list_pulls(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        head: str | None = None,
        base: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubPull]:
        """Lists the pull requests of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            state: State. The default is `"open"`. "open": Open ones; "closed": Closed ones; "all": All.
            head: Only those of a branch: `owner:branch`. Not empty.
            base: Only those for a branch. Not empty.
            sort: `created`, `updated`, `popularity` or `long-running`. Not empty.
            direction: Order. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubPull]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls

        Since:
            0.1.0

        Example:
            await session.github.list_pulls("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "state": state,
            "head": head,
            "base": base,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_pulls", params)
        return [GitHubPull.from_json(item) for item in items]

    async def get_pull(
        self,
        repository: str,
        number: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Returns a pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: A pull request.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            await session.github.get_pull("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubPull.from_json(await self._call("github.get_pull", params))

    async def get_pull_diff(self, repository: str, number: int, *, timeout_ms: int | None = None) -> str:
        """Returns the changes of a pull request as `git diff` shows them.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            RejectedError: The diff is too large (406).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            await session.github.get_pull_diff("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "timeout_ms": timeout_ms}
        value: str = await self._call("github.get_pull_diff", params)
        return value

    async def create_pull(
        self,
        repository: str,
        title: str,
        head: str,
        base: str,
        *,
        body: str | None = None,
        draft: bool | None = None,
        maintainer_can_modify: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Creates a pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            title: Title. Not empty.
            head: Branch with the changes. That of a fork is `owner:branch`. Not empty.
            base: Branch that gets them. Not empty.
            body: Text in Markdown.
            draft: Whether it is a draft.
            maintainer_can_modify: Whether maintainers of the repository may change the branch.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: The new pull request.

        Raises:
            RejectedError: The branches do not differ, or have a pull request already (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/pulls

        Since:
            0.1.0

        Example:
            await session.github.create_pull("danxi-bot/campus-notes", "Correct the opening times", "times", "main")
        """
        params = {
            "repository": repository,
            "title": title,
            "head": head,
            "base": base,
            "body": body,
            "draft": draft,
            "maintainer_can_modify": maintainer_can_modify,
            "timeout_ms": timeout_ms,
        }
        return GitHubPull.from_json(await self._call("github.create_pull", params))

    async def modify_pull(
        self,
        repository: str,
        number: int,
        *,
        title: str | None = None,
        body: str | None = None,
        state: str | None = None,
        base: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubPull:
        """Changes a pull request.

        At least one of `title`, `body`, `state`, `base` must be given. The request is sent at most once. If the
        connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            title: Title. Not empty.
            body: Text in Markdown.
            state: `open` or `closed`. Not empty.
            base: Branch that gets the changes. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubPull: The changed pull request.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/pulls/{number}

        Since:
            0.1.0

        Example:
            await session.github.modify_pull("danxi-bot/campus-notes", 3, body="See #1.")
        """
        params = {
            "repository": repository,
            "number": number,
            "title": title,
            "body": body,
            "state": state,
            "base": base,
            "timeout_ms": timeout_ms,
        }
        return GitHubPull.from_json(await self._call("github.modify_pull", params))

    async def list_pull_commits(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubCommit]:
        """Lists the commits of a pull request, at most 250.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommit]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/commits

        Since:
            0.1.0

        Example:
            await session.github.list_pull_commits("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_pull_commits", params)
        return [GitHubCommit.from_json(item) for item in items]

    async def list_pull_files(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubFile]:
        """Lists the files that a pull request changes, at most 3,000.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubFile]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/files

        Since:
            0.1.0

        Example:
            await session.github.list_pull_files("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_pull_files", params)
        return [GitHubFile.from_json(item) for item in items]

    async def list_pull_reviews(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubReview]:
        """Lists the reviews of a pull request, oldest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubReview]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/reviews

        Since:
            0.1.0

        Example:
            await session.github.list_pull_reviews("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_pull_reviews", params)
        return [GitHubReview.from_json(item) for item in items]

    async def list_pull_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubReviewComment]:
        """Lists the comments on lines of a pull request.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubReviewComment]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/comments

        Since:
            0.1.0

        Example:
            await session.github.list_pull_comments("danxi-bot/campus-notes", 3)
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_pull_comments", params)
        return [GitHubReviewComment.from_json(item) for item in items]

    async def check_pull_merged(self, repository: str, number: int, *, timeout_ms: int | None = None) -> bool:
        """Returns whether a pull request was merged.

        To find out whether it can be merged, see `GitHubPull`, `mergeable`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            bool

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/pulls/{number}/merge

        Since:
            0.1.0

        Example:
            await session.github.check_pull_merged("danxi-bot/campus-notes", 3)
        """
        params = {"repository": repository, "number": number, "timeout_ms": timeout_ms}
        value: bool = await self._call("github.check_pull_merged", params)
        return value

    async def merge_pull(
        self,
        repository: str,
        number: int,
        *,
        commit_title: str | None = None,
        commit_message: str | None = None,
        sha: str | None = None,
        merge_method: GitHubMergeMethod | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubMerge:
        """Merges a pull request.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            number: Number of the pull request. At least 1.
            commit_title: Title of the commit. Not empty.
            commit_message: Further text of the commit.
            sha: Hash that the last commit of the branch must have. Not empty.
            merge_method: Way to merge. "merge": A merge commit; "squash": One commit with all changes; "rebase":
                The commits on top of the base branch.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubMerge: The result of a merge.

        Raises:
            RejectedError: It cannot be merged (405), or the branch has moved since `sha` (409).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/repos/{repository}/pulls/{number}/merge

        Since:
            0.1.0

        Example:
            await session.github.merge_pull("danxi-bot/campus-notes", 4)
        """
        params = {
            "repository": repository,
            "number": number,
            "commit_title": commit_title,
            "commit_message": commit_message,
            "sha": sha,
            "merge_method": merge_method,
            "timeout_ms": timeout_ms,
        }
        return GitHubMerge.from_json(await self._call("github.merge_pull", params))

    async def list_releases(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubRelease]:
        """Lists the releases of a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubRelease]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases

        Since:
            0.1.0

        Example:
            await session.github.list_releases("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_releases", params)
        return [GitHubRelease.from_json(item) for item in items]

    async def get_latest_release(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns the latest release that is neither a draft nor preliminary.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotFoundError: There is no such release.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/latest

        Since:
            0.1.0

        Example:
            await session.github.get_latest_release("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(await self._call("github.get_latest_release", params))

    async def get_release_by_tag(
        self,
        repository: str,
        tag: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns the release of a tag.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            tag: Tag. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/tags/{tag}

        Since:
            0.1.0

        Example:
            await session.github.get_release_by_tag("danxi-bot/campus-notes", "v1.0")
        """
        params = {"repository": repository, "tag": tag, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(await self._call("github.get_release_by_tag", params))

    async def get_release(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Returns a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: A release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            await session.github.get_release("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubRelease.from_json(await self._call("github.get_release", params))

    async def create_release(
        self,
        repository: str,
        tag_name: str,
        *,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        make_latest: str | None = None,
        generate_release_notes: bool | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Creates a release.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            tag_name: Tag. It is made if it does not exist. Not empty.
            target_commitish: Branch or commit of a new tag. The default is the default branch. Not empty.
            name: Name.
            body: Text in Markdown.
            draft: Whether it is a draft.
            prerelease: Whether it is a preliminary version.
            make_latest: `true`, `false` or `legacy`. Not empty.
            generate_release_notes: Whether GitHub writes the name and the text.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: The new release.

        Raises:
            RejectedError: The tag has a release already (422).
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/repos/{repository}/releases

        Since:
            0.1.0

        Example:
            await session.github.create_release("danxi-bot/campus-notes", "v1.1", draft=True)
        """
        params = {
            "repository": repository,
            "tag_name": tag_name,
            "target_commitish": target_commitish,
            "name": name,
            "body": body,
            "draft": draft,
            "prerelease": prerelease,
            "make_latest": make_latest,
            "generate_release_notes": generate_release_notes,
            "timeout_ms": timeout_ms,
        }
        return GitHubRelease.from_json(await self._call("github.create_release", params))

    async def modify_release(
        self,
        repository: str,
        id: int,
        *,
        tag_name: str | None = None,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        make_latest: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRelease:
        """Changes a release.

        At least one of `tag_name`, `target_commitish`, `name`, `body`, `draft`, `prerelease`, `make_latest` must be
        given. The request is sent at most once. If the connection breaks or the call times out, it may have taken
        effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            tag_name: Tag. Not empty.
            target_commitish: Branch or commit of a new tag. The default is the default branch. Not empty.
            name: Name.
            body: Text in Markdown.
            draft: Whether it is a draft.
            prerelease: Whether it is a preliminary version.
            make_latest: `true`, `false` or `legacy`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRelease: The changed release.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            await session.github.modify_release("danxi-bot/campus-notes", 1, name="Autumn")
        """
        params = {
            "repository": repository,
            "id": id,
            "tag_name": tag_name,
            "target_commitish": target_commitish,
            "name": name,
            "body": body,
            "draft": draft,
            "prerelease": prerelease,
            "make_latest": make_latest,
            "timeout_ms": timeout_ms,
        }
        return GitHubRelease.from_json(await self._call("github.modify_release", params))

    async def delete_release(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a release. The tag stays.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/releases/{id}

        Since:
            0.1.0

        Example:
            await session.github.delete_release("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        await self._call("github.delete_release", params)

    async def list_assets(
        self,
        repository: str,
        id: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubAsset]:
        """Lists the files of a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the release. At least 1.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubAsset]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/{id}/assets

        Since:
            0.1.0

        Example:
            await session.github.list_assets("danxi-bot/campus-notes", 1)
        """
        params = {
            "repository": repository,
            "id": id,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_assets", params)
        return [GitHubAsset.from_json(item) for item in items]

    async def get_asset(
        self,
        repository: str,
        id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubAsset:
        """Returns what is known about a file of a release.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file. At least 1.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubAsset: A file of a release.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            await session.github.get_asset("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubAsset.from_json(await self._call("github.get_asset", params))

    async def download_asset(
        self,
        repository: str,
        id: int,
        file: str,
        *,
        timeout_ms: int | None = None,
    ) -> DownloadedFile:
        """Downloads a file of a release.

        The call first asks for the checksum of the file (`digest` of `GitHubAsset`), and compares it at the end.
        GitHub redirects to another host, which does not get the token. The download works like `http.download()`.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file of the release. At least 1.
            file: Path of the file to write. An existing file is replaced when the download is complete. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            DownloadedFile: A downloaded file.

        Raises:
            NotFoundError: There is no such file, or the token may not see it.
            UnexpectedResponseError: The checksum differs.
            StorageError: The file cannot be written to its end, or another call downloads to the same file.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            await session.github.download_asset("danxi-bot/campus-notes", 1, "notes.zip")
        """
        params = {"repository": repository, "id": id, "file": file, "timeout_ms": timeout_ms}
        return DownloadedFile.from_json(await self._call("github.download_asset", params))

    async def upload_asset(
        self,
        repository: str,
        release_id: int,
        name: str,
        *,
        file: str | None = None,
        base64: str | None = None,
        label: str | None = None,
        content_type: str = "application/octet-stream",
        timeout_ms: int | None = None,
    ) -> GitHubAsset:
        """Adds a file to a release.

        A file is sent piece by piece, at most once. If GitHub fails meanwhile, it may keep an incomplete file whose
        `state` is `starter`: `github.delete_asset()` removes it.

        At least one of `file`, `base64` must be given. The request is sent at most once. If the connection breaks
        or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            release_id: Identifier of the release. At least 1.
            name: Name of the file in the release. 1 to 255 characters.
            file: Path of the file. By default, `base64` is uploaded. Not empty.
            base64: Bytes in base64 (RFC 4648, section 4). By default, `file` is uploaded. Not empty.
            label: Name for people. Not empty.
            content_type: Media type. Not empty. Default: "application/octet-stream".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubAsset: The new file.

        Raises:
            RejectedError: The release already has a file with this name.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://uploads.github.com/repos/{repository}/releases/{release_id}/assets

        Since:
            0.1.0

        Example:
            await session.github.upload_asset("danxi-bot/campus-notes", 1, "notes.txt", base64="aGVsbG8=",
                content_type="text/plain")
        """
        params = {
            "repository": repository,
            "release_id": release_id,
            "name": name,
            "file": file,
            "base64": base64,
            "label": label,
            "content_type": content_type,
            "timeout_ms": timeout_ms,
        }
        return GitHubAsset.from_json(await self._call("github.upload_asset", params))

    async def delete_asset(self, repository: str, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a file of a release.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            id: Identifier of the file. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/repos/{repository}/releases/assets/{id}

        Since:
            0.1.0

        Example:
            await session.github.delete_asset("danxi-bot/campus-notes", 1)
        """
        params = {"repository": repository, "id": id, "timeout_ms": timeout_ms}
        await self._call("github.delete_asset", params)

    async def search_repositories(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubRepositorySearch:
        """Searches repositories.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `stars`, `forks`, `help-wanted-issues` or `updated`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRepositorySearch: A page of repositories that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/repositories

        Since:
            0.1.0

        Example:
            await session.github.search_repositories("notes user:danxi-bot")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubRepositorySearch.from_json(await self._call("github.search_repositories", params))

    async def search_users(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubUserSearch:
        """Searches users and organizations.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `followers`, `repositories` or `joined`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubUserSearch: A page of accounts that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/users

        Since:
            0.1.0

        Example:
            await session.github.search_users("chen")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubUserSearch.from_json(await self._call("github.search_users", params))

    async def search_issues(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubIssueSearch:
        """Searches issues and pull requests.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `comments`, `reactions`, `interactions`, `created` or `updated`. The default is the best match.
                Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubIssueSearch: A page of issues and pull requests that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/issues

        Since:
            0.1.0

        Example:
            await session.github.search_issues("library repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubIssueSearch.from_json(await self._call("github.search_issues", params))

    async def search_commits(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubCommitSearch:
        """Searches commits.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            sort: `author-date` or `committer-date`. The default is the best match. Not empty.
            order: Order. Only with `sort`. "asc": Smallest or oldest first; "desc": Largest or newest first.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCommitSearch: A page of commits that a search found.

        Raises:
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/commits

        Since:
            0.1.0

        Example:
            await session.github.search_commits("add repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubCommitSearch.from_json(await self._call("github.search_commits", params))

    async def search_code(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubCodeSearch:
        """Searches files on default branches. It needs a token.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubCodeSearch: A page of files that a search found.

        Raises:
            NotSignedInError: There is no valid token.
            RejectedError: The query is not valid. Only the first 1,000 results can be listed (422).
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/code

        Since:
            0.1.0

        Example:
            await session.github.search_code("plan repo:danxi-bot/campus-notes")
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubCodeSearch.from_json(await self._call("github.search_code", params))

    async def search_topics(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubTopicSearch:
        """Searches topics.

        Values are cached until GitHub says that it has changed.

        Args:
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubTopicSearch: A page of topics that a search found.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/topics

        Since:
            0.1.0

        Example:
            await session.github.search_topics("fudan")
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubTopicSearch.from_json(await self._call("github.search_topics", params))

    async def search_labels(
        self,
        repository_id: int,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> GitHubLabelSearch:
        """Searches the labels of a repository.

        Values are cached until GitHub says that it has changed.

        Args:
            repository_id: Identifier of the repository.
            q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
                characters. Not empty.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubLabelSearch: A page of labels that a search found.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/search/labels

        Since:
            0.1.0

        Example:
            await session.github.search_labels(1, "bug")
        """
        params = {
            "repository_id": repository_id,
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return GitHubLabelSearch.from_json(await self._call("github.search_labels", params))

    async def list_notifications(
        self,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubNotification]:
        """Lists the notifications of the account, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            all: Whether to list those that were read, too.
            participating: Only those where the account takes part.
            since: Only what was changed at or after this time.
            before: Only those that were changed before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubNotification]

        Raises:
            ForbiddenError: Notifications need a classic token.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications

        Since:
            0.1.0

        Example:
            await session.github.list_notifications()
        """
        params = {
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_notifications", params)
        return [GitHubNotification.from_json(item) for item in items]

    async def list_repository_notifications(
        self,
        repository: str,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubNotification]:
        """Lists the notifications of the account about a repository, newest first.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            all: Whether to list those that were read, too.
            participating: Only those where the account takes part.
            since: Only what was changed at or after this time.
            before: Only those that were changed before this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubNotification]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/notifications

        Since:
            0.1.0

        Example:
            await session.github.list_repository_notifications("danxi-bot/campus-notes")
        """
        params = {
            "repository": repository,
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_repository_notifications", params)
        return [GitHubNotification.from_json(item) for item in items]

    async def get_notification(
        self,
        id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubNotification:
        """Returns a notification.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the thread. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubNotification: A notification: a thread with something new.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            await session.github.get_notification("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubNotification.from_json(await self._call("github.get_notification", params))

    async def mark_notification_read(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Marks a notification as read.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PATCH https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            await session.github.mark_notification_read("1")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("github.mark_notification_read", params)

    async def mark_notification_done(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Marks a notification as done, so that it is listed no longer.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/notifications/threads/{id}

        Since:
            0.1.0

        Example:
            await session.github.mark_notification_done("2")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("github.mark_notification_done", params)

    async def mark_notifications_read(
        self,
        *,
        last_read_at: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> None:
        """Marks all notifications as read. GitHub may do it in the background.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            last_read_at: Only those that were changed before this time. The default is now.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/notifications

        Since:
            0.1.0

        Example:
            await session.github.mark_notifications_read()
        """
        params = {"last_read_at": last_read_at, "timeout_ms": timeout_ms}
        await self._call("github.mark_notifications_read", params)

    async def get_thread_subscription(
        self,
        id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Returns how the account watches a thread.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the thread. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            await session.github.get_thread_subscription("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(await self._call("github.get_thread_subscription", params))

    async def set_thread_subscription(
        self,
        id: str,
        *,
        ignored: bool = False,
        timeout_ms: int | None = None,
    ) -> GitHubSubscription:
        """Watches or ignores a thread.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            ignored: Whether to get no notifications. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubSubscription: How the account watches a repository or thread.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            PUT https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            await session.github.set_thread_subscription("1")
        """
        params = {"id": id, "ignored": ignored, "timeout_ms": timeout_ms}
        return GitHubSubscription.from_json(await self._call("github.set_thread_subscription", params))

    async def delete_thread_subscription(self, id: str, *, timeout_ms: int | None = None) -> None:
        """Watches a thread no longer, until the account takes part in it again.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the thread. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            DELETE https://api.github.com/notifications/threads/{id}/subscription

        Since:
            0.1.0

        Example:
            await session.github.delete_thread_subscription("1")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("github.delete_thread_subscription", params)

    async def list_contributor_statistics(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[GitHubContributorStatistics]:
        """Lists the commits of each contributor by week.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubContributorStatistics]

        Raises:
            TimeoutError: GitHub has not finished computing.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/contributors

        Since:
            0.1.0

        Example:
            await session.github.list_contributor_statistics("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("github.list_contributor_statistics", params)
        return [GitHubContributorStatistics.from_json(item) for item in items]

    async def list_commit_activity(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[GitHubCommitActivity]:
        """Lists the commits of the last year by week and day.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubCommitActivity]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/commit_activity

        Since:
            0.1.0

        Example:
            await session.github.list_commit_activity("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("github.list_commit_activity", params)
        return [GitHubCommitActivity.from_json(item) for item in items]

    async def get_participation(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> GitHubParticipation:
        """Returns the commits of the last 52 weeks, those of the owner and all.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubParticipation: The commits of the last 52 weeks, the oldest week first.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/participation

        Since:
            0.1.0

        Example:
            await session.github.get_participation("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubParticipation.from_json(await self._call("github.get_participation", params))

    async def list_code_frequency(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Any]:
        """Lists the added and deleted lines by week, each as an array: the week's start in Unix seconds, additions and
        deletions, which are negative.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Any]

        Raises:
            RejectedError: The repository has more than 10,000 commits.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/code_frequency

        Since:
            0.1.0

        Example:
            await session.github.list_code_frequency("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: list[Any] = await self._call("github.list_code_frequency", params)
        return value

    async def list_punch_card(
        self,
        repository: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Any]:
        """Lists the commits by hour of the week, each as an array: the day (0 is Sunday), the hour and the number of
        commits.

        GitHub computes it after the first question; the call waits until its deadline.

        Values are cached until GitHub says that it has changed.

        Args:
            repository: Repository: `owner/name`. At least 3 characters.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Any]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/repos/{repository}/stats/punch_card

        Since:
            0.1.0

        Example:
            await session.github.list_punch_card("danxi-bot/campus-notes")
        """
        params = {"repository": repository, "cache": cache, "timeout_ms": timeout_ms}
        value: list[Any] = await self._call("github.list_punch_card", params)
        return value

    async def get_rate_limit(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubRateLimits:
        """Returns the rate limits of the account. The call counts in none of them.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubRateLimits: The rate limits of the account.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/rate_limit

        Since:
            0.1.0

        Example:
            await session.github.get_rate_limit()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return GitHubRateLimits.from_json(await self._call("github.get_rate_limit", params))

    async def get_meta(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Any:
        """Returns GitHub's addresses and other facts about its service.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Any: An object. Its members are described in GitHub's documentation.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/meta

        Since:
            0.1.0

        Example:
            await session.github.get_meta()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        value: Any = await self._call("github.get_meta", params)
        return value

    async def list_api_versions(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[str]:
        """Lists the versions of the REST API, of which `github.api_version` chooses one.

        Values are cached until GitHub says that it has changed.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[str]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/versions

        Since:
            0.1.0

        Example:
            await session.github.list_api_versions()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        value: list[str] = await self._call("github.list_api_versions", params)
        return value

    async def render_markdown(
        self,
        text: str,
        *,
        mode: str | None = None,
        context: str | None = None,
        timeout_ms: int | None = None,
    ) -> str:
        """Renders Markdown as GitHub does.

        Args:
            text: Text in Markdown.
            mode: `markdown` (the default) or `gfm`, which links issues and users. Not empty.
            context: Repository of the links, with `gfm`: `owner/name`. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: HTML.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/markdown

        Since:
            0.1.0

        Example:
            await session.github.render_markdown("**bold**")
        """
        params = {"text": text, "mode": mode, "context": context, "timeout_ms": timeout_ms}
        value: str = await self._call("github.render_markdown", params)
        return value

    async def list_gists(
        self,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[GitHubGist]:
        """Lists the gists of the account.

        Values are cached until GitHub says that it has changed.

        Args:
            since: Only what was changed at or after this time.
            page: Number of the first page. The default is 1. At least 1.
            size: Items per page. 1 to 100. Default: 30.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[GitHubGist]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/gists

        Since:
            0.1.0

        Example:
            await session.github.list_gists()
        """
        params = {
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("github.list_gists", params)
        return [GitHubGist.from_json(item) for item in items]

    async def get_gist(self, id: str, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> GitHubGist:
        """Returns a gist with its files.

        Values are cached until GitHub says that it has changed.

        Args:
            id: Identifier of the gist. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GitHubGist: A gist.

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://api.github.com/gists/{id}

        Since:
            0.1.0

        Example:
            await session.github.get_gist("1")
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return GitHubGist.from_json(await self._call("github.get_gist", params))

    async def graphql(
        self,
        query: str,
        *,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        timeout_ms: int | None = None,
    ) -> GraphQLResult:
        """Sends a query or mutation to GitHub's GraphQL API.

        It works like `graphql.execute()`, with the token and the limits of this service. It needs a token.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            query: The GraphQL document. Not empty.
            variables: Values of the operation's variables.
            operation_name: Name of the operation to execute. Required if the document has several. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GraphQLResult: The response of a GraphQL server that has data.

        Raises:
            InvalidArgumentError: The document is not valid GraphQL, or is a subscription. Nothing was sent.
            NotSignedInError: There is no valid token.
            RejectedError: GitHub executed nothing, or the data is null because of an error. The message has the
                first of `detail.errors`.
            RateLimitedError: The points of an hour are used up, or a secondary limit applies.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://api.github.com/graphql

        Since:
            0.1.0

        Example:
            await session.github.graphql("{ viewer { login } rateLimit { limit remaining } }")
        """
        params = {"query": query, "variables": variables, "operation_name": operation_name, "timeout_ms": timeout_ms}
        return GraphQLResult.from_json(await self._call("github.graphql", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached answers, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.github.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("github.clear_cache", params)

    def iter_users(
        self,
        *,
        since: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_users`, starting at `since`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_users`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "since": since,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_users", params, GitHubUser.from_json)

    def iter_followers(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_followers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_followers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_followers", params, GitHubUser.from_json)

    def iter_following(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_following`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_following`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_following", params, GitHubUser.from_json)

    def iter_own_followers(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_own_followers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_followers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "github.list_own_followers", params, GitHubUser.from_json)

    def iter_own_following(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_own_following`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_following`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "github.list_own_following", params, GitHubUser.from_json)

    def iter_organizations(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubOrganization]:
        """Iterates over the items of all pages of `list_organizations`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organizations`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_organizations", params, GitHubOrganization.from_json)

    def iter_repositories(
        self,
        username: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_repositories", params, GitHubRepository.from_json)

    def iter_organization_repositories(
        self,
        organization: str,
        *,
        type: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_organization_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {
            "organization": organization,
            "type": type,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_organization_repositories", params, GitHubRepository.from_json)

    def iter_own_repositories(
        self,
        *,
        visibility: str | None = None,
        affiliation: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_own_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "visibility": visibility,
            "affiliation": affiliation,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_own_repositories", params, GitHubRepository.from_json)

    def iter_tags(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubTag]:
        """Iterates over the items of all pages of `list_tags`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_tags`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_tags", params, GitHubTag.from_json)

    def iter_branches(
        self,
        repository: str,
        *,
        protected: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubBranch]:
        """Iterates over the items of all pages of `list_branches`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_branches`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "protected": protected,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_branches", params, GitHubBranch.from_json)

    def iter_contributors(
        self,
        repository: str,
        *,
        anon: bool | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubContributor]:
        """Iterates over the items of all pages of `list_contributors`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_contributors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "anon": anon,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_contributors", params, GitHubContributor.from_json)

    def iter_commits(
        self,
        repository: str,
        *,
        sha: str | None = None,
        path: str | None = None,
        author: str | None = None,
        since: dt.datetime | str | None = None,
        until: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubCommit]:
        """Iterates over the items of all pages of `list_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_commits`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "sha": sha,
            "path": path,
            "author": author,
            "since": since,
            "until": until,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_commits", params, GitHubCommit.from_json)

    def iter_compare_commits(
        self,
        repository: str,
        base: str,
        head: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubCommit]:
        """Iterates over the items of all pages of `compare_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `compare_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "base": base,
            "head": head,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.compare_commits", params, GitHubCommit.from_json, "commits")

    def iter_forks(
        self,
        repository: str,
        *,
        sort: str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_forks`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_forks`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "sort": sort,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_forks", params, GitHubRepository.from_json)

    def iter_stargazers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_stargazers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_stargazers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_stargazers", params, GitHubUser.from_json)

    def iter_subscribers(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_subscribers`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscribers`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_subscribers", params, GitHubUser.from_json)

    def iter_subscriptions(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_subscriptions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscriptions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_subscriptions", params, GitHubRepository.from_json)

    def iter_starred(
        self,
        username: str,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_starred`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_starred`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "username": username,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_starred", params, GitHubRepository.from_json)

    def iter_own_starred(
        self,
        *,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `list_own_starred`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_starred`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_own_starred", params, GitHubRepository.from_json)

    def iter_events(
        self,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_events`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"page": page, "size": size, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "github.list_events", params, GitHubEvent.from_json)

    def iter_repository_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_repository_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repository_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_repository_events", params, GitHubEvent.from_json)

    def iter_network_events(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_network_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_network_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_network_events", params, GitHubEvent.from_json)

    def iter_organization_events(
        self,
        organization: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_organization_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "organization": organization,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_organization_events", params, GitHubEvent.from_json)

    def iter_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_user_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_user_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_user_events", params, GitHubEvent.from_json)

    def iter_public_user_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_public_user_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_public_user_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_public_user_events", params, GitHubEvent.from_json)

    def iter_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_received_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_received_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_received_events", params, GitHubEvent.from_json)

    def iter_public_received_events(
        self,
        username: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubEvent]:
        """Iterates over the items of all pages of `list_public_received_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_public_received_events`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "username": username,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_public_received_events", params, GitHubEvent.from_json)

    def iter_assigned_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssue]:
        """Iterates over the items of all pages of `list_assigned_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_assigned_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_assigned_issues", params, GitHubIssue.from_json)

    def iter_own_issues(
        self,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssue]:
        """Iterates over the items of all pages of `list_own_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_own_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_own_issues", params, GitHubIssue.from_json)

    def iter_organization_issues(
        self,
        organization: str,
        *,
        filter: str | None = None,
        state: GitHubState | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssue]:
        """Iterates over the items of all pages of `list_organization_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_organization_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {
            "organization": organization,
            "filter": filter,
            "state": state,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_organization_issues", params, GitHubIssue.from_json)

    def iter_issues(
        self,
        repository: str,
        *,
        milestone: str | None = None,
        state: GitHubState | None = None,
        assignee: str | None = None,
        creator: str | None = None,
        mentioned: str | None = None,
        labels: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssue]:
        """Iterates over the items of all pages of `list_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_issues`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "milestone": milestone,
            "state": state,
            "assignee": assignee,
            "creator": creator,
            "mentioned": mentioned,
            "labels": labels,
            "sort": sort,
            "direction": direction,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_issues", params, GitHubIssue.from_json)

    def iter_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubComment]:
        """Iterates over the items of all pages of `list_comments`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_comments`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_comments", params, GitHubComment.from_json)

    def iter_issue_events(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssueEvent]:
        """Iterates over the items of all pages of `list_issue_events`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_events`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_issue_events", params, GitHubIssueEvent.from_json)

    def iter_issue_timeline(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubTimelineEvent]:
        """Iterates over the items of all pages of `list_issue_timeline`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_timeline`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_issue_timeline", params, GitHubTimelineEvent.from_json)

    def iter_labels(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubLabel]:
        """Iterates over the items of all pages of `list_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_labels`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_labels", params, GitHubLabel.from_json)

    def iter_issue_labels(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubLabel]:
        """Iterates over the items of all pages of `list_issue_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_issue_labels`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_issue_labels", params, GitHubLabel.from_json)

    def iter_milestones(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubMilestone]:
        """Iterates over the items of all pages of `list_milestones`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_milestones`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "state": state,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_milestones", params, GitHubMilestone.from_json)

    def iter_assignees(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `list_assignees`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_assignees`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_assignees", params, GitHubUser.from_json)

    def iter_pulls(
        self,
        repository: str,
        *,
        state: GitHubState | None = None,
        head: str | None = None,
        base: str | None = None,
        sort: str | None = None,
        direction: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubPull]:
        """Iterates over the items of all pages of `list_pulls`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_pulls`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "state": state,
            "head": head,
            "base": base,
            "sort": sort,
            "direction": direction,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_pulls", params, GitHubPull.from_json)

    def iter_pull_commits(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubCommit]:
        """Iterates over the items of all pages of `list_pull_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_pull_commits", params, GitHubCommit.from_json)

    def iter_pull_files(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubFile]:
        """Iterates over the items of all pages of `list_pull_files`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_files`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_pull_files", params, GitHubFile.from_json)

    def iter_pull_reviews(
        self,
        repository: str,
        number: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubReview]:
        """Iterates over the items of all pages of `list_pull_reviews`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_reviews`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_pull_reviews", params, GitHubReview.from_json)

    def iter_pull_comments(
        self,
        repository: str,
        number: int,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubReviewComment]:
        """Iterates over the items of all pages of `list_pull_comments`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_pull_comments`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "number": number,
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_pull_comments", params, GitHubReviewComment.from_json)

    def iter_releases(
        self,
        repository: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRelease]:
        """Iterates over the items of all pages of `list_releases`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_releases`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository": repository,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_releases", params, GitHubRelease.from_json)

    def iter_assets(
        self,
        repository: str,
        id: int,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubAsset]:
        """Iterates over the items of all pages of `list_assets`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_assets`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "repository": repository,
            "id": id,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_assets", params, GitHubAsset.from_json)

    def iter_search_repositories(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubRepository]:
        """Iterates over the items of all pages of `search_repositories`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_repositories`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_repositories", params, GitHubRepository.from_json, "items")

    def iter_search_users(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubUser]:
        """Iterates over the items of all pages of `search_users`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_users`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_users", params, GitHubUser.from_json, "items")

    def iter_search_issues(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubIssue]:
        """Iterates over the items of all pages of `search_issues`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_issues`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_issues", params, GitHubIssue.from_json, "items")

    def iter_search_commits(
        self,
        q: str,
        *,
        sort: str | None = None,
        order: GitHubDirection | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubCommit]:
        """Iterates over the items of all pages of `search_commits`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_commits`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "sort": sort,
            "order": order,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_commits", params, GitHubCommit.from_json, "items")

    def iter_search_code(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubCode]:
        """Iterates over the items of all pages of `search_code`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_code`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_code", params, GitHubCode.from_json, "items")

    def iter_search_topics(
        self,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubTopic]:
        """Iterates over the items of all pages of `search_topics`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_topics`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_topics", params, GitHubTopic.from_json, "items")

    def iter_search_labels(
        self,
        repository_id: int,
        q: str,
        *,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubLabel]:
        """Iterates over the items of all pages of `search_labels`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_labels`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "repository_id": repository_id,
            "q": q,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.search_labels", params, GitHubLabel.from_json, "items")

    def iter_notifications(
        self,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubNotification]:
        """Iterates over the items of all pages of `list_notifications`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_notifications`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_notifications", params, GitHubNotification.from_json)

    def iter_repository_notifications(
        self,
        repository: str,
        *,
        all: bool | None = None,
        participating: bool | None = None,
        since: dt.datetime | str | None = None,
        before: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubNotification]:
        """Iterates over the items of all pages of `list_repository_notifications`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_repository_notifications`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {
            "repository": repository,
            "all": all,
            "participating": participating,
            "since": since,
            "before": before,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_repository_notifications", params, GitHubNotification.from_json)

    def iter_gists(
        self,
        *,
        since: dt.datetime | str | None = None,
        page: int | None = None,
        size: int = 30,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[GitHubGist]:
        """Iterates over the items of all pages of `list_gists`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_gists`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "since": since,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "github.list_gists", params, GitHubGist.from_json)
