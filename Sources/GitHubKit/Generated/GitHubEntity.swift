// Generated from interface/github.toml by `make generate`; do not edit.

import Calendar
import Calls
import JSON
import Networking

/// The order of a list.
package enum GitHubDirection: String, JSONString, CaseIterable {
    /// Smallest or oldest items first.
    case asc = "asc"
    /// Largest or newest items first.
    case desc = "desc"
}

/// The state of the issues, pull requests or milestones to list.
package enum GitHubState: String, JSONString, CaseIterable {
    /// Only open items.
    case open = "open"
    /// Only closed items.
    case closed = "closed"
    /// Open and closed items.
    case all = "all"
}

/// The format of an archive.
package enum GitHubArchiveFormat: String, JSONString, CaseIterable {
    /// A compressed tar archive.
    case tarball = "tarball"
    /// A ZIP archive.
    case zipball = "zipball"
}

/// A way to merge a pull request.
package enum GitHubMergeMethod: String, JSONString, CaseIterable {
    /// With a merge commit.
    case merge = "merge"
    /// As one commit with all changes.
    case squash = "squash"
    /// As the commits of the pull request, on top of the base branch.
    case rebase = "rebase"
}

/// A user or an organization as an account.
package struct GitHubUser: JSONCodable, APIParsable, Hashable {
    /// Login: the name of the account.
    package var login: String
    /// Identifier of the account. Methods take its `login`.
    package var id: Int
    /// Identifier in GitHub's GraphQL API.
    package var nodeId: String?
    /// Kind of account: `User`, `Organization` or `Bot`.
    package var type: String?
    /// Full name for people. Unlike the login, it does not identify the account.
    package var name: String?
    /// Text about the user in the profile.
    package var bio: String?
    /// URL of the avatar image.
    package var avatarUrl: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Company that the profile names.
    package var company: String?
    /// URL of the website that the profile names.
    package var blog: String?
    /// Place that the profile names.
    package var location: String?
    /// Public e-mail address.
    package var email: String?
    /// Name on Twitter.
    package var twitterUsername: String?
    /// Whether the user looks for work.
    package var hireable: Bool?
    /// Number of followers. Lists do not have this number.
    package var followers: Int?
    /// Number of accounts that the user follows.
    package var following: Int?
    /// Number of public repositories.
    package var publicRepos: Int?
    /// Number of public gists.
    package var publicGists: Int?
    /// Time of registration.
    package var createdAt: Timestamp?
    /// Time of the last change.
    package var updatedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        login = try json.value("login")
        id = try json.value("id")
        nodeId = try json.optional("node_id")
        type = try json.optional("type")
        name = try json.optional("name")
        bio = try json.optional("bio")
        avatarUrl = try json.optional("avatar_url")
        htmlUrl = try json.optional("html_url")
        company = try json.optional("company")
        blog = try json.optional("blog")
        location = try json.optional("location")
        email = try json.optional("email")
        twitterUsername = try json.optional("twitter_username")
        hireable = try json.optional("hireable")
        followers = try json.optional("followers")
        following = try json.optional("following")
        publicRepos = try json.optional("public_repos")
        publicGists = try json.optional("public_gists")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("login", login)
            json.set("id", id)
            json.set("node_id", nodeId)
            json.set("type", type)
            json.set("name", name)
            json.set("bio", bio)
            json.set("avatar_url", avatarUrl)
            json.set("html_url", htmlUrl)
            json.set("company", company)
            json.set("blog", blog)
            json.set("location", location)
            json.set("email", email)
            json.set("twitter_username", twitterUsername)
            json.set("hireable", hireable)
            json.set("followers", followers)
            json.set("following", following)
            json.set("public_repos", publicRepos)
            json.set("public_gists", publicGists)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
        }
    }
}

/// An organization on GitHub.
package struct GitHubOrganization: JSONCodable, APIParsable, Hashable {
    /// Login: the name of the account.
    package var login: String
    /// Identifier of the organization. Methods take its `login`.
    package var id: Int
    /// Full name for people. Unlike the login, it does not identify the account.
    package var name: String?
    /// Description of the organization.
    package var description: String?
    /// URL of the avatar image.
    package var avatarUrl: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL of the website that the profile names.
    package var blog: String?
    /// Place that the profile names.
    package var location: String?
    /// Public e-mail address.
    package var email: String?
    /// Number of public repositories.
    package var publicRepos: Int?
    /// Number of followers.
    package var followers: Int?
    /// Time of creation.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        login = try json.value("login")
        id = try json.value("id")
        name = try json.optional("name")
        description = try json.optional("description")
        avatarUrl = try json.optional("avatar_url")
        htmlUrl = try json.optional("html_url")
        blog = try json.optional("blog")
        location = try json.optional("location")
        email = try json.optional("email")
        publicRepos = try json.optional("public_repos")
        followers = try json.optional("followers")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("login", login)
            json.set("id", id)
            json.set("name", name)
            json.set("description", description)
            json.set("avatar_url", avatarUrl)
            json.set("html_url", htmlUrl)
            json.set("blog", blog)
            json.set("location", location)
            json.set("email", email)
            json.set("public_repos", publicRepos)
            json.set("followers", followers)
            json.set("created_at", createdAt)
        }
    }
}

/// The license of a repository.
package struct GitHubLicense: JSONCodable, APIParsable, Hashable {
    /// Identifier of the license in lower case.
    package var key: String?
    /// Name of the license.
    package var name: String?
    /// SPDX identifier of the license, such as `MIT`.
    package var spdxId: String?

    package init(json: JSONElement) throws(JSONError) {
        key = try json.optional("key")
        name = try json.optional("name")
        spdxId = try json.optional("spdx_id")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("key", key)
            json.set("name", name)
            json.set("spdx_id", spdxId)
        }
    }
}

/// The repository that a fork was made from.
package struct GitHubParent: JSONCodable, APIParsable, Hashable {
    /// Identifier of the repository. Methods take its `fullName`.
    package var id: Int
    /// Owner and name: `owner/name`.
    package var fullName: String
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        fullName = try json.value("full_name")
        htmlUrl = try json.optional("html_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("full_name", fullName)
            json.set("html_url", htmlUrl)
        }
    }
}

/// A repository on GitHub.
package struct GitHubRepository: JSONCodable, APIParsable, Hashable {
    /// Identifier, which stays when the repository is renamed.
    package var id: Int
    /// Identifier in GitHub's GraphQL API.
    package var nodeId: String?
    /// Name without the owner.
    package var name: String
    /// Owner and name, `owner/name`, which methods take.
    package var fullName: String
    /// Account that owns the repository.
    package var owner: GitHubUser?
    /// Whether only some accounts can see the repository.
    package var `private`: Bool
    /// Visibility of the repository: `public`, `private` or `internal`.
    package var visibility: String?
    /// Description of the repository.
    package var description: String?
    /// Whether the repository is a fork.
    package var fork: Bool?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL for `git clone`.
    package var cloneUrl: String?
    /// URL of the website that the repository names.
    package var homepage: String?
    /// Main programming language.
    package var language: String?
    /// Topics of the repository.
    package var topics: [String]?
    /// License of the repository.
    package var license: GitHubLicense?
    /// Name of the default branch.
    package var defaultBranch: String?
    /// Size of the repository.
    package var size: Int?
    /// Number of stars.
    package var stargazersCount: Int?
    /// Number of accounts that watch the repository. Lists do not have this number.
    package var subscribersCount: Int?
    /// Number of forks.
    package var forksCount: Int?
    /// Number of open issues, including pull requests.
    package var openIssuesCount: Int?
    /// Whether the repository is read-only.
    package var archived: Bool?
    /// Whether GitHub has disabled the repository.
    package var disabled: Bool?
    /// Whether the repository is a template.
    package var isTemplate: Bool?
    /// Whether issues are enabled.
    package var hasIssues: Bool?
    /// Permissions of the token's account: `admin`, `push`, `pull` and others.
    package var permissions: [String: Bool]?
    /// Repository from which the fork was made. `nil` in lists, and for a repository that is not a fork.
    package var parent: GitHubParent?
    /// Original repository of all forks. `nil` in lists, and for a repository that is not a fork.
    package var source: GitHubParent?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of the last change of the repository's settings.
    package var updatedAt: Timestamp?
    /// Time of the last push.
    package var pushedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        nodeId = try json.optional("node_id")
        name = try json.value("name")
        fullName = try json.value("full_name")
        owner = try json.optionalPart("owner", "GitHubUser")
        `private` = try json.value("private")
        visibility = try json.optional("visibility")
        description = try json.optional("description")
        fork = try json.optional("fork")
        htmlUrl = try json.optional("html_url")
        cloneUrl = try json.optional("clone_url")
        homepage = try json.optional("homepage")
        language = try json.optional("language")
        topics = try json.optional("topics")
        license = try json.optionalPart("license", "GitHubLicense")
        defaultBranch = try json.optional("default_branch")
        size = try json.optional("size")
        stargazersCount = try json.optional("stargazers_count")
        subscribersCount = try json.optional("subscribers_count")
        forksCount = try json.optional("forks_count")
        openIssuesCount = try json.optional("open_issues_count")
        archived = try json.optional("archived")
        disabled = try json.optional("disabled")
        isTemplate = try json.optional("is_template")
        hasIssues = try json.optional("has_issues")
        permissions = try json.optional("permissions")
        parent = try json.optionalPart("parent", "GitHubParent")
        source = try json.optionalPart("source", "GitHubParent")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
        pushedAt = try json.optional("pushed_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("node_id", nodeId)
            json.set("name", name)
            json.set("full_name", fullName)
            json.set("owner", owner)
            json.set("private", `private`)
            json.set("visibility", visibility)
            json.set("description", description)
            json.set("fork", fork)
            json.set("html_url", htmlUrl)
            json.set("clone_url", cloneUrl)
            json.set("homepage", homepage)
            json.set("language", language)
            json.set("topics", topics)
            json.set("license", license)
            json.set("default_branch", defaultBranch)
            json.set("size", size)
            json.set("stargazers_count", stargazersCount)
            json.set("subscribers_count", subscribersCount)
            json.set("forks_count", forksCount)
            json.set("open_issues_count", openIssuesCount)
            json.set("archived", archived)
            json.set("disabled", disabled)
            json.set("is_template", isTemplate)
            json.set("has_issues", hasIssues)
            json.set("permissions", permissions)
            json.set("parent", parent)
            json.set("source", source)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
            json.set("pushed_at", pushedAt)
        }
    }
}

/// Someone who has contributed to a repository.
package struct GitHubContributor: JSONCodable, APIParsable, Hashable {
    /// Name of the account. `nil` for an e-mail address without an account.
    package var login: String?
    /// Identifier of the account.
    package var id: Int?
    /// Kind of contributor: `User`, `Bot` or `Anonymous`.
    package var type: String?
    /// Name, for an e-mail address without an account.
    package var name: String?
    /// E-mail address without an account.
    package var email: String?
    /// URL of the avatar image.
    package var avatarUrl: String?
    /// Number of commits.
    package var contributions: Int

    package init(json: JSONElement) throws(JSONError) {
        login = try json.optional("login")
        id = try json.optional("id")
        type = try json.optional("type")
        name = try json.optional("name")
        email = try json.optional("email")
        avatarUrl = try json.optional("avatar_url")
        contributions = try json.value("contributions")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("login", login)
            json.set("id", id)
            json.set("type", type)
            json.set("name", name)
            json.set("email", email)
            json.set("avatar_url", avatarUrl)
            json.set("contributions", contributions)
        }
    }
}

/// The topics of a repository.
package struct GitHubTopics: JSONCodable, APIParsable, Hashable {
    /// Names of the topics.
    package var names: [String]

    package init(json: JSONElement) throws(JSONError) {
        names = try json.list("names")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("names", names)
        }
    }
}

/// A reference to a commit.
package struct GitHubCommitReference: JSONCodable, APIParsable, Hashable {
    /// Hash of the commit.
    package var sha: String

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.value("sha")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
        }
    }
}

/// A branch of a repository.
package struct GitHubBranch: JSONCodable, APIParsable, Hashable {
    /// Name of the branch.
    package var name: String
    /// Last commit of the branch.
    package var commit: GitHubCommitReference
    /// Whether the branch is protected.
    package var protected: Bool?

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        commit = try json.value("commit")
        protected = try json.optional("protected")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("commit", commit)
            json.set("protected", protected)
        }
    }
}

/// A git tag of a repository.
package struct GitHubTag: JSONCodable, APIParsable, Hashable {
    /// Name of the tag.
    package var name: String
    /// Commit that the tag points to.
    package var commit: GitHubCommitReference
    /// URL of the files as a ZIP archive.
    package var zipballUrl: String?
    /// URL of the files as a tar archive.
    package var tarballUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        commit = try json.value("commit")
        zipballUrl = try json.optional("zipball_url")
        tarballUrl = try json.optional("tarball_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("commit", commit)
            json.set("zipball_url", zipballUrl)
            json.set("tarball_url", tarballUrl)
        }
    }
}

/// The author or committer that a commit names.
package struct GitHubSignature: JSONCodable, APIParsable, Hashable {
    /// Name of the person.
    package var name: String?
    /// E-mail address of the person.
    package var email: String?
    /// Time at which the person wrote or committed the changes.
    package var date: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        name = try json.optional("name")
        email = try json.optional("email")
        date = try json.optional("date")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("email", email)
            json.set("date", date)
        }
    }
}

/// A commit as git stores it.
package struct GitHubCommitDetail: JSONCodable, APIParsable, Hashable {
    /// Message of the commit.
    package var message: String
    /// Person who wrote the changes.
    package var author: GitHubSignature?
    /// Person who made the commit.
    package var committer: GitHubSignature?
    /// Number of comments.
    package var commentCount: Int?

    package init(json: JSONElement) throws(JSONError) {
        message = try json.value("message")
        author = try json.optionalPart("author", "GitHubSignature")
        committer = try json.optionalPart("committer", "GitHubSignature")
        commentCount = try json.optional("comment_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("message", message)
            json.set("author", author)
            json.set("committer", committer)
            json.set("comment_count", commentCount)
        }
    }
}

/// The number of lines that a commit changes.
package struct GitHubCommitStatistics: JSONCodable, APIParsable, Hashable {
    /// Number of added and deleted lines.
    package var total: Int
    /// Number of added lines.
    package var additions: Int
    /// Number of deleted lines.
    package var deletions: Int

    package init(json: JSONElement) throws(JSONError) {
        total = try json.value("total")
        additions = try json.value("additions")
        deletions = try json.value("deletions")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total", total)
            json.set("additions", additions)
            json.set("deletions", deletions)
        }
    }
}

/// A file that a commit or pull request changes.
package struct GitHubFile: JSONCodable, APIParsable, Hashable {
    /// Path of the file in the repository.
    package var filename: String
    /// Kind of change: `added`, `modified`, `removed`, `renamed` or another value of GitHub's.
    package var status: String
    /// Number of added lines.
    package var additions: Int
    /// Number of deleted lines.
    package var deletions: Int
    /// Number of added and deleted lines.
    package var changes: Int
    /// Hash of the content.
    package var sha: String?
    /// Earlier path of a renamed file.
    package var previousFilename: String?
    /// Changes in the form of `diff -u`. `nil` if they are too long, or for binary files.
    package var patch: String?
    /// URL of the file's page.
    package var blobUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        filename = try json.value("filename")
        status = try json.value("status")
        additions = try json.value("additions")
        deletions = try json.value("deletions")
        changes = try json.value("changes")
        sha = try json.optional("sha")
        previousFilename = try json.optional("previous_filename")
        patch = try json.optional("patch")
        blobUrl = try json.optional("blob_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("filename", filename)
            json.set("status", status)
            json.set("additions", additions)
            json.set("deletions", deletions)
            json.set("changes", changes)
            json.set("sha", sha)
            json.set("previous_filename", previousFilename)
            json.set("patch", patch)
            json.set("blob_url", blobUrl)
        }
    }
}

/// A commit of a repository.
package struct GitHubCommit: JSONCodable, APIParsable, Hashable {
    /// Hash of the commit.
    package var sha: String
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// The commit as git stores it.
    package var commit: GitHubCommitDetail
    /// Account of the author.
    package var author: GitHubUser?
    /// Account of the committer.
    package var committer: GitHubUser?
    /// Parent commits: none, one, or several for a merge.
    package var parents: [GitHubCommitReference]?
    /// Numbers of changed lines. Lists do not have these numbers.
    package var stats: GitHubCommitStatistics?
    /// A page of the changed files, of which GitHub lists at most 3,000. Lists do not have them.
    package var files: [GitHubFile]?

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.value("sha")
        htmlUrl = try json.optional("html_url")
        commit = try json.value("commit")
        author = try json.optionalPart("author", "GitHubUser")
        committer = try json.optionalPart("committer", "GitHubUser")
        parents = try json.optionalRows("parents", "GitHubCommitReference")
        stats = try json.optionalPart("stats", "GitHubCommitStatistics")
        files = try json.optionalRows("files", "GitHubFile")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
            json.set("html_url", htmlUrl)
            json.set("commit", commit)
            json.set("author", author)
            json.set("committer", committer)
            json.set("parents", parents)
            json.set("stats", stats)
            json.set("files", files)
        }
    }
}

/// The difference of two commits.
package struct GitHubComparison: JSONCodable, APIParsable, Hashable {
    /// Relation of the head to the base: `ahead`, `behind`, `diverged` or `identical`.
    package var status: String
    /// Number of commits that only the head has.
    package var aheadBy: Int
    /// Number of commits that only the base has.
    package var behindBy: Int
    /// Number of all commits.
    package var totalCommits: Int
    /// Last common commit of the base and the head.
    package var mergeBaseCommit: GitHubCommitReference?
    /// A page of the commits that only the head has.
    package var commits: [GitHubCommit]
    /// Changed files, at most 300. Only the first page has them.
    package var files: [GitHubFile]?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        status = try json.value("status")
        aheadBy = try json.value("ahead_by")
        behindBy = try json.value("behind_by")
        totalCommits = try json.value("total_commits")
        mergeBaseCommit = try json.optionalPart("merge_base_commit", "GitHubCommitReference")
        commits = try json.readableRows("commits", "GitHubCommit")
        files = try json.optionalRows("files", "GitHubFile")
        htmlUrl = try json.optional("html_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("status", status)
            json.set("ahead_by", aheadBy)
            json.set("behind_by", behindBy)
            json.set("total_commits", totalCommits)
            json.set("merge_base_commit", mergeBaseCommit)
            json.set("commits", commits)
            json.set("files", files)
            json.set("html_url", htmlUrl)
        }
    }
}

/// An entry of a directory.
package struct GitHubEntry: JSONCodable, APIParsable, Hashable {
    /// Kind of entry: `file`, `dir`, `symlink` or `submodule`.
    package var type: String
    /// Name of the entry, without its directory.
    package var name: String
    /// Path of the entry in the repository.
    package var path: String
    /// Hash of the content.
    package var sha: String?
    /// Size of the file.
    package var size: Int?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL of the content. The URL expires.
    package var downloadUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        type = try json.value("type")
        name = try json.value("name")
        path = try json.value("path")
        sha = try json.optional("sha")
        size = try json.optional("size")
        htmlUrl = try json.optional("html_url")
        downloadUrl = try json.optional("download_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("type", type)
            json.set("name", name)
            json.set("path", path)
            json.set("sha", sha)
            json.set("size", size)
            json.set("html_url", htmlUrl)
            json.set("download_url", downloadUrl)
        }
    }
}

/// A file or a directory.
package struct GitHubContent: JSONCodable, APIParsable, Hashable {
    /// Kind of content: `file`, `dir`, `symlink` or `submodule`.
    package var type: String
    /// Name of the file, without its directory.
    package var name: String?
    /// Path of the file in the repository.
    package var path: String?
    /// Hash of the content, for `github.set_contents`.
    package var sha: String?
    /// Size of the file.
    package var size: Int?
    /// Encoding of `content`: `base64`, or `none` if the file is larger than 1 MB, and `content` is empty.
    package var encoding: String?
    /// Content of the file in base64, with line breaks.
    package var content: String?
    /// Path that a symbolic link points to.
    package var target: String?
    /// URL of the repository of a submodule.
    package var submoduleGitUrl: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL of the content. The URL expires.
    package var downloadUrl: String?
    /// Entries of a directory, at most 1,000.
    package var entries: [GitHubEntry]?

    package init(json: JSONElement) throws(JSONError) {
        type = try json.value("type")
        name = try json.optional("name")
        path = try json.optional("path")
        sha = try json.optional("sha")
        size = try json.optional("size")
        encoding = try json.optional("encoding")
        content = try json.optional("content")
        target = try json.optional("target")
        submoduleGitUrl = try json.optional("submodule_git_url")
        htmlUrl = try json.optional("html_url")
        downloadUrl = try json.optional("download_url")
        entries = try json.optionalRows("entries", "GitHubEntry")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("type", type)
            json.set("name", name)
            json.set("path", path)
            json.set("sha", sha)
            json.set("size", size)
            json.set("encoding", encoding)
            json.set("content", content)
            json.set("target", target)
            json.set("submodule_git_url", submoduleGitUrl)
            json.set("html_url", htmlUrl)
            json.set("download_url", downloadUrl)
            json.set("entries", entries)
        }
    }
}

/// An entry of a git tree.
package struct GitHubTreeEntry: JSONCodable, APIParsable, Hashable {
    /// Path below the tree.
    package var path: String
    /// Mode of the file, such as `100644`.
    package var mode: String?
    /// Kind of entry: `blob` (a file), `tree` (a directory) or `commit` (a submodule).
    package var type: String
    /// Hash of the entry.
    package var sha: String?
    /// Size of a blob.
    package var size: Int?

    package init(json: JSONElement) throws(JSONError) {
        path = try json.value("path")
        mode = try json.optional("mode")
        type = try json.value("type")
        sha = try json.optional("sha")
        size = try json.optional("size")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("path", path)
            json.set("mode", mode)
            json.set("type", type)
            json.set("sha", sha)
            json.set("size", size)
        }
    }
}

/// A git tree: the entries of a directory.
package struct GitHubTree: JSONCodable, APIParsable, Hashable {
    /// Hash of the tree.
    package var sha: String
    /// Entries of the tree.
    package var tree: [GitHubTreeEntry]
    /// Whether there are more entries than GitHub returns.
    package var truncated: Bool

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.value("sha")
        tree = try json.readableRows("tree", "GitHubTreeEntry")
        truncated = try json.value("truncated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
            json.set("tree", tree)
            json.set("truncated", truncated)
        }
    }
}

/// A git blob: the content of a file.
package struct GitHubBlob: JSONCodable, APIParsable, Hashable {
    /// Hash of the blob.
    package var sha: String
    /// Size of the content.
    package var size: Int?
    /// Encoding of `content`: `base64` or `utf-8`.
    package var encoding: String
    /// Content in this encoding.
    package var content: String

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.value("sha")
        size = try json.optional("size")
        encoding = try json.value("encoding")
        content = try json.value("content")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
            json.set("size", size)
            json.set("encoding", encoding)
            json.set("content", content)
        }
    }
}

/// The account that caused an event.
package struct GitHubActor: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package var id: Int
    /// Login: the name of the account.
    package var login: String
    /// URL of the avatar image.
    package var avatarUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        login = try json.value("login")
        avatarUrl = try json.optional("avatar_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("login", login)
            json.set("avatar_url", avatarUrl)
        }
    }
}

/// The repository of an event.
package struct GitHubEventRepository: JSONCodable, APIParsable, Hashable {
    /// Identifier of the repository.
    package var id: Int
    /// Owner and name: `owner/name`.
    package var name: String

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
        }
    }
}

/// An event: an action of an account.
package struct GitHubEvent: JSONCodable, APIParsable, Hashable {
    /// Identifier of the event.
    package var id: String
    /// Kind of event, such as `PushEvent`.
    package var type: String
    /// Account that caused the event.
    package var actor: GitHubActor?
    /// Repository in which the event happened.
    package var repo: GitHubEventRepository?
    /// Details of the event. Their members depend on `type`.
    package var payload: JSONValue?
    /// Whether everybody can see the event.
    package var `public`: Bool?
    /// Time of the event.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        type = try json.value("type")
        actor = try json.optionalPart("actor", "GitHubActor")
        repo = try json.optionalPart("repo", "GitHubEventRepository")
        payload = try json.optional("payload")
        `public` = try json.optional("public")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("type", type)
            json.set("actor", actor)
            json.set("repo", repo)
            json.set("payload", payload)
            json.set("public", `public`)
            json.set("created_at", createdAt)
        }
    }
}

/// The way in which the account watches a repository or a thread.
package struct GitHubSubscription: JSONCodable, APIParsable, Hashable {
    /// Whether the account gets notifications.
    package var subscribed: Bool
    /// Whether the account gets no notifications at all.
    package var ignored: Bool
    /// Reason for the subscription, as GitHub names it.
    package var reason: String?
    /// Time at which the account subscribed.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        subscribed = try json.value("subscribed")
        ignored = try json.value("ignored")
        reason = try json.optional("reason")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("subscribed", subscribed)
            json.set("ignored", ignored)
            json.set("reason", reason)
            json.set("created_at", createdAt)
        }
    }
}

/// A label of issues and pull requests.
package struct GitHubLabel: JSONCodable, APIParsable, Hashable {
    /// Identifier of the label. Methods take its `name`.
    package var id: Int?
    /// Name of the label.
    package var name: String
    /// Color in hexadecimal digits without `#`.
    package var color: String?
    /// Description of the label.
    package var description: String?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.optional("id")
        name = try json.value("name")
        color = try json.optional("color")
        description = try json.optional("description")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("color", color)
            json.set("description", description)
        }
    }
}

/// A milestone: a goal of a repository, which groups issues and pull requests.
package struct GitHubMilestone: JSONCodable, APIParsable, Hashable {
    /// Identifier of the milestone. Methods take its `number`.
    package var id: Int
    /// Number within its repository, which methods take.
    package var number: Int
    /// Title of the milestone.
    package var title: String
    /// Description of the milestone.
    package var description: String?
    /// State of the milestone: `open` or `closed`.
    package var state: String?
    /// Number of open issues.
    package var openIssues: Int?
    /// Number of closed issues.
    package var closedIssues: Int?
    /// Time at which the milestone is due.
    package var dueOn: Timestamp?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of closing.
    package var closedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        number = try json.value("number")
        title = try json.value("title")
        description = try json.optional("description")
        state = try json.optional("state")
        openIssues = try json.optional("open_issues")
        closedIssues = try json.optional("closed_issues")
        dueOn = try json.optional("due_on")
        createdAt = try json.optional("created_at")
        closedAt = try json.optional("closed_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("number", number)
            json.set("title", title)
            json.set("description", description)
            json.set("state", state)
            json.set("open_issues", openIssues)
            json.set("closed_issues", closedIssues)
            json.set("due_on", dueOn)
            json.set("created_at", createdAt)
            json.set("closed_at", closedAt)
        }
    }
}

/// The part of an issue that only pull requests have.
package struct GitHubPullLink: JSONCodable, APIParsable, Hashable {
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of the merge.
    package var mergedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        htmlUrl = try json.optional("html_url")
        mergedAt = try json.optional("merged_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("html_url", htmlUrl)
            json.set("merged_at", mergedAt)
        }
    }
}

/// An issue. Every pull request is an issue too.
package struct GitHubIssue: JSONCodable, APIParsable, Hashable {
    /// Identifier of the issue. Methods take its `number`.
    package var id: Int
    /// Number within its repository, which methods take.
    package var number: Int
    /// Title of the issue.
    package var title: String
    /// Text in Markdown.
    package var body: String?
    /// State of the issue: `open` or `closed`.
    package var state: String
    /// Reason of the state, such as `completed`.
    package var stateReason: String?
    /// Account of the author.
    package var user: GitHubUser?
    /// Labels of the issue.
    package var labels: [GitHubLabel]?
    /// Accounts that are assigned to the issue.
    package var assignees: [GitHubUser]?
    /// Milestone to which the issue belongs.
    package var milestone: GitHubMilestone?
    /// Number of comments.
    package var comments: Int?
    /// Whether only collaborators may comment.
    package var locked: Bool?
    /// Whether a pull request is a draft.
    package var draft: Bool?
    /// Data of the pull request. `nil` if the issue is not one.
    package var pullRequest: GitHubPullLink?
    /// Relation of the author to the repository, such as `OWNER`.
    package var authorAssociation: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL of the repository in the API.
    package var repositoryUrl: String?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of the last change.
    package var updatedAt: Timestamp?
    /// Time of closing.
    package var closedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        number = try json.value("number")
        title = try json.value("title")
        body = try json.optional("body")
        state = try json.value("state")
        stateReason = try json.optional("state_reason")
        user = try json.optionalPart("user", "GitHubUser")
        labels = try json.optionalRows("labels", "GitHubLabel")
        assignees = try json.optionalRows("assignees", "GitHubUser")
        milestone = try json.optionalPart("milestone", "GitHubMilestone")
        comments = try json.optional("comments")
        locked = try json.optional("locked")
        draft = try json.optional("draft")
        pullRequest = try json.optionalPart("pull_request", "GitHubPullLink")
        authorAssociation = try json.optional("author_association")
        htmlUrl = try json.optional("html_url")
        repositoryUrl = try json.optional("repository_url")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
        closedAt = try json.optional("closed_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("number", number)
            json.set("title", title)
            json.set("body", body)
            json.set("state", state)
            json.set("state_reason", stateReason)
            json.set("user", user)
            json.set("labels", labels)
            json.set("assignees", assignees)
            json.set("milestone", milestone)
            json.set("comments", comments)
            json.set("locked", locked)
            json.set("draft", draft)
            json.set("pull_request", pullRequest)
            json.set("author_association", authorAssociation)
            json.set("html_url", htmlUrl)
            json.set("repository_url", repositoryUrl)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
            json.set("closed_at", closedAt)
        }
    }
}

/// A comment on an issue or pull request.
package struct GitHubComment: JSONCodable, APIParsable, Hashable {
    /// Identifier of the comment, for `github.get_comment`.
    package var id: Int
    /// Text in Markdown.
    package var body: String?
    /// Account of the author.
    package var user: GitHubUser?
    /// Relation of the author to the repository.
    package var authorAssociation: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of the last change.
    package var updatedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        body = try json.optional("body")
        user = try json.optionalPart("user", "GitHubUser")
        authorAssociation = try json.optional("author_association")
        htmlUrl = try json.optional("html_url")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("body", body)
            json.set("user", user)
            json.set("author_association", authorAssociation)
            json.set("html_url", htmlUrl)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
        }
    }
}

/// A change of an issue.
package struct GitHubIssueEvent: JSONCodable, APIParsable, Hashable {
    /// Identifier of the change.
    package var id: Int
    /// Kind of change, such as `labeled` or `closed`.
    package var event: String
    /// Account that made the change.
    package var actor: GitHubUser?
    /// Hash of the commit that caused the change.
    package var commitId: String?
    /// Label that was added or removed.
    package var label: GitHubLabel?
    /// Time of the event.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        event = try json.value("event")
        actor = try json.optionalPart("actor", "GitHubUser")
        commitId = try json.optional("commit_id")
        label = try json.optionalPart("label", "GitHubLabel")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("event", event)
            json.set("actor", actor)
            json.set("commit_id", commitId)
            json.set("label", label)
            json.set("created_at", createdAt)
        }
    }
}

/// An event in the history of an issue. The kind of the event determines its fields.
package struct GitHubTimelineEvent: JSONCodable, APIParsable, Hashable {
    /// Kind of event, such as `commented`, `labeled`, `committed`, `reviewed` or `cross-referenced`.
    package var event: String
    /// Identifier of the event.
    package var id: Int?
    /// Account that caused the event.
    package var actor: GitHubUser?
    /// Author of a comment or review.
    package var user: GitHubUser?
    /// Text of a comment or review in Markdown.
    package var body: String?
    /// State of a review, such as `approved`.
    package var state: String?
    /// Hash of the commit that caused the event.
    package var commitId: String?
    /// Hash of a commit.
    package var sha: String?
    /// Message of a commit.
    package var message: String?
    /// Label that was added or removed: an object with `name` and `color`.
    package var label: JSONValue?
    /// Source of a mention of the issue: an object with `type` and `issue`.
    package var source: JSONValue?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of the event.
    package var createdAt: Timestamp?
    /// Time of a review.
    package var submittedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        event = try json.value("event")
        id = try json.optional("id")
        actor = try json.optionalPart("actor", "GitHubUser")
        user = try json.optionalPart("user", "GitHubUser")
        body = try json.optional("body")
        state = try json.optional("state")
        commitId = try json.optional("commit_id")
        sha = try json.optional("sha")
        message = try json.optional("message")
        label = try json.optional("label")
        source = try json.optional("source")
        htmlUrl = try json.optional("html_url")
        createdAt = try json.optional("created_at")
        submittedAt = try json.optional("submitted_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("event", event)
            json.set("id", id)
            json.set("actor", actor)
            json.set("user", user)
            json.set("body", body)
            json.set("state", state)
            json.set("commit_id", commitId)
            json.set("sha", sha)
            json.set("message", message)
            json.set("label", label)
            json.set("source", source)
            json.set("html_url", htmlUrl)
            json.set("created_at", createdAt)
            json.set("submitted_at", submittedAt)
        }
    }
}

/// A branch of a pull request.
package struct GitHubPullBranch: JSONCodable, APIParsable, Hashable {
    /// Owner and name of the branch: `owner:branch`.
    package var label: String?
    /// Name of the branch.
    package var ref: String
    /// Hash of its last commit.
    package var sha: String
    /// Repository of the branch. `nil` if the repository was deleted.
    package var repo: GitHubRepository?

    package init(json: JSONElement) throws(JSONError) {
        label = try json.optional("label")
        ref = try json.value("ref")
        sha = try json.value("sha")
        repo = try json.optionalPart("repo", "GitHubRepository")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("label", label)
            json.set("ref", ref)
            json.set("sha", sha)
            json.set("repo", repo)
        }
    }
}

/// A pull request: a request to merge the changes of one branch into another branch.
package struct GitHubPull: JSONCodable, APIParsable, Hashable {
    /// Identifier of the pull request. Methods take its `number`.
    package var id: Int
    /// Number within its repository, which methods take.
    package var number: Int
    /// Title of the pull request.
    package var title: String
    /// Text in Markdown.
    package var body: String?
    /// State of the pull request: `open` or `closed`.
    package var state: String
    /// Whether the pull request or release is a draft.
    package var draft: Bool?
    /// Account of the author.
    package var user: GitHubUser?
    /// Branch that has the changes.
    package var head: GitHubPullBranch
    /// Branch that the changes are for.
    package var base: GitHubPullBranch
    /// Whether the pull request was merged. Lists do not have this field.
    package var merged: Bool?
    /// Whether the pull request can be merged. `nil` while GitHub computes the value: call again.
    package var mergeable: Bool?
    /// GitHub's reason for `mergeable`, such as `clean` or `dirty`.
    package var mergeableState: String?
    /// Time of the merge.
    package var mergedAt: Timestamp?
    /// Account that merged the pull request.
    package var mergedBy: GitHubUser?
    /// Number of commits.
    package var commits: Int?
    /// Number of added lines.
    package var additions: Int?
    /// Number of deleted lines.
    package var deletions: Int?
    /// Number of changed files.
    package var changedFiles: Int?
    /// Number of comments.
    package var comments: Int?
    /// Labels of the pull request.
    package var labels: [GitHubLabel]?
    /// Accounts that are assigned to the pull request.
    package var assignees: [GitHubUser]?
    /// Accounts that were asked for a review.
    package var requestedReviewers: [GitHubUser]?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of the last change.
    package var updatedAt: Timestamp?
    /// Time of closing.
    package var closedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        number = try json.value("number")
        title = try json.value("title")
        body = try json.optional("body")
        state = try json.value("state")
        draft = try json.optional("draft")
        user = try json.optionalPart("user", "GitHubUser")
        head = try json.value("head")
        base = try json.value("base")
        merged = try json.optional("merged")
        mergeable = try json.optional("mergeable")
        mergeableState = try json.optional("mergeable_state")
        mergedAt = try json.optional("merged_at")
        mergedBy = try json.optionalPart("merged_by", "GitHubUser")
        commits = try json.optional("commits")
        additions = try json.optional("additions")
        deletions = try json.optional("deletions")
        changedFiles = try json.optional("changed_files")
        comments = try json.optional("comments")
        labels = try json.optionalRows("labels", "GitHubLabel")
        assignees = try json.optionalRows("assignees", "GitHubUser")
        requestedReviewers = try json.optionalRows("requested_reviewers", "GitHubUser")
        htmlUrl = try json.optional("html_url")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
        closedAt = try json.optional("closed_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("number", number)
            json.set("title", title)
            json.set("body", body)
            json.set("state", state)
            json.set("draft", draft)
            json.set("user", user)
            json.set("head", head)
            json.set("base", base)
            json.set("merged", merged)
            json.set("mergeable", mergeable)
            json.set("mergeable_state", mergeableState)
            json.set("merged_at", mergedAt)
            json.set("merged_by", mergedBy)
            json.set("commits", commits)
            json.set("additions", additions)
            json.set("deletions", deletions)
            json.set("changed_files", changedFiles)
            json.set("comments", comments)
            json.set("labels", labels)
            json.set("assignees", assignees)
            json.set("requested_reviewers", requestedReviewers)
            json.set("html_url", htmlUrl)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
            json.set("closed_at", closedAt)
        }
    }
}

/// The result of a merge.
package struct GitHubMerge: JSONCodable, APIParsable, Hashable {
    /// Hash of the new commit.
    package var sha: String?
    /// Whether the pull request was merged.
    package var merged: Bool
    /// Message of GitHub about the outcome.
    package var message: String?

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.optional("sha")
        merged = try json.value("merged")
        message = try json.optional("message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
            json.set("merged", merged)
            json.set("message", message)
        }
    }
}

/// A review of a pull request.
package struct GitHubReview: JSONCodable, APIParsable, Hashable {
    /// Identifier of the review.
    package var id: Int
    /// Account of the reviewer.
    package var user: GitHubUser?
    /// Text in Markdown.
    package var body: String?
    /// Verdict of the review: `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`.
    package var state: String
    /// Hash of the reviewed commit.
    package var commitId: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time at which the reviewer submitted the review.
    package var submittedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        user = try json.optionalPart("user", "GitHubUser")
        body = try json.optional("body")
        state = try json.value("state")
        commitId = try json.optional("commit_id")
        htmlUrl = try json.optional("html_url")
        submittedAt = try json.optional("submitted_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("user", user)
            json.set("body", body)
            json.set("state", state)
            json.set("commit_id", commitId)
            json.set("html_url", htmlUrl)
            json.set("submitted_at", submittedAt)
        }
    }
}

/// A comment on a line of a pull request.
package struct GitHubReviewComment: JSONCodable, APIParsable, Hashable {
    /// Identifier of the comment.
    package var id: Int
    /// Account of the author.
    package var user: GitHubUser?
    /// Text in Markdown.
    package var body: String
    /// Path of the file.
    package var path: String?
    /// Number of the line.
    package var line: Int?
    /// The changed lines around the line, as `diff -u` shows them.
    package var diffHunk: String?
    /// Hash of the commit.
    package var commitId: String?
    /// Identifier of the comment to which this comment replies.
    package var inReplyToId: Int?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of creation.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        user = try json.optionalPart("user", "GitHubUser")
        body = try json.value("body")
        path = try json.optional("path")
        line = try json.optional("line")
        diffHunk = try json.optional("diff_hunk")
        commitId = try json.optional("commit_id")
        inReplyToId = try json.optional("in_reply_to_id")
        htmlUrl = try json.optional("html_url")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("user", user)
            json.set("body", body)
            json.set("path", path)
            json.set("line", line)
            json.set("diff_hunk", diffHunk)
            json.set("commit_id", commitId)
            json.set("in_reply_to_id", inReplyToId)
            json.set("html_url", htmlUrl)
            json.set("created_at", createdAt)
        }
    }
}

/// A file of a release.
package struct GitHubAsset: JSONCodable, APIParsable, Hashable {
    /// Identifier of the file, for `github.download_asset`.
    package var id: Int
    /// Name of the file.
    package var name: String
    /// Name of the file for people.
    package var label: String?
    /// Media type of the file.
    package var contentType: String?
    /// Size of the file.
    package var size: Int?
    /// Checksum, such as `sha256:…`.
    package var digest: String?
    /// Number of downloads.
    package var downloadCount: Int?
    /// State of the upload: `uploaded`, or `starter` after a failure.
    package var state: String?
    /// URL of the content.
    package var browserDownloadUrl: String?
    /// Time of the upload.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        label = try json.optional("label")
        contentType = try json.optional("content_type")
        size = try json.optional("size")
        digest = try json.optional("digest")
        downloadCount = try json.optional("download_count")
        state = try json.optional("state")
        browserDownloadUrl = try json.optional("browser_download_url")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("label", label)
            json.set("content_type", contentType)
            json.set("size", size)
            json.set("digest", digest)
            json.set("download_count", downloadCount)
            json.set("state", state)
            json.set("browser_download_url", browserDownloadUrl)
            json.set("created_at", createdAt)
        }
    }
}

/// A release of a repository: a tag with a text and files.
package struct GitHubRelease: JSONCodable, APIParsable, Hashable {
    /// Identifier of the release, for `github.get_release`.
    package var id: Int
    /// Name of the tag.
    package var tagName: String
    /// Branch or commit of the tag.
    package var targetCommitish: String?
    /// Name of the release.
    package var name: String?
    /// Text in Markdown.
    package var body: String?
    /// Whether only writers of the repository can see the release.
    package var draft: Bool
    /// Whether the release is a preliminary version.
    package var prerelease: Bool
    /// Account that made the release.
    package var author: GitHubUser?
    /// Files of the release.
    package var assets: [GitHubAsset]?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// URL of a tar archive.
    package var tarballUrl: String?
    /// URL of a ZIP archive.
    package var zipballUrl: String?
    /// Time of the commit.
    package var createdAt: Timestamp?
    /// Time of publication.
    package var publishedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        tagName = try json.value("tag_name")
        targetCommitish = try json.optional("target_commitish")
        name = try json.optional("name")
        body = try json.optional("body")
        draft = try json.value("draft")
        prerelease = try json.value("prerelease")
        author = try json.optionalPart("author", "GitHubUser")
        assets = try json.optionalRows("assets", "GitHubAsset")
        htmlUrl = try json.optional("html_url")
        tarballUrl = try json.optional("tarball_url")
        zipballUrl = try json.optional("zipball_url")
        createdAt = try json.optional("created_at")
        publishedAt = try json.optional("published_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("tag_name", tagName)
            json.set("target_commitish", targetCommitish)
            json.set("name", name)
            json.set("body", body)
            json.set("draft", draft)
            json.set("prerelease", prerelease)
            json.set("author", author)
            json.set("assets", assets)
            json.set("html_url", htmlUrl)
            json.set("tarball_url", tarballUrl)
            json.set("zipball_url", zipballUrl)
            json.set("created_at", createdAt)
            json.set("published_at", publishedAt)
        }
    }
}

/// A page of repositories that a search found.
package struct GitHubRepositorySearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Repositories of this page.
    package var items: [GitHubRepository]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubRepository")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A page of accounts that a search found.
package struct GitHubUserSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Accounts of this page.
    package var items: [GitHubUser]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubUser")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A page of issues and pull requests that a search found.
package struct GitHubIssueSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Issues and pull requests of this page.
    package var items: [GitHubIssue]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubIssue")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A file that a search found.
package struct GitHubCode: JSONCodable, APIParsable, Hashable {
    /// Name of the file, without its directory.
    package var name: String
    /// Path of the file in the repository.
    package var path: String
    /// Hash of the content.
    package var sha: String
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String
    /// Repository that has the file.
    package var repository: GitHubParent?

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        path = try json.value("path")
        sha = try json.value("sha")
        htmlUrl = try json.value("html_url")
        repository = try json.optionalPart("repository", "GitHubParent")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("path", path)
            json.set("sha", sha)
            json.set("html_url", htmlUrl)
            json.set("repository", repository)
        }
    }
}

/// A page of files that a search found.
package struct GitHubCodeSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Files of this page.
    package var items: [GitHubCode]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubCode")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A page of commits that a search found.
package struct GitHubCommitSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Commits of this page.
    package var items: [GitHubCommit]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubCommit")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A topic with which repositories are labeled.
package struct GitHubTopic: JSONCodable, APIParsable, Hashable {
    /// Name of the topic.
    package var name: String
    /// Name for people.
    package var displayName: String?
    /// Description in one sentence.
    package var shortDescription: String?
    /// Description of the topic.
    package var description: String?
    /// Time of creation.
    package var createdAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        displayName = try json.optional("display_name")
        shortDescription = try json.optional("short_description")
        description = try json.optional("description")
        createdAt = try json.optional("created_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("display_name", displayName)
            json.set("short_description", shortDescription)
            json.set("description", description)
            json.set("created_at", createdAt)
        }
    }
}

/// A page of topics that a search found.
package struct GitHubTopicSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Topics of this page.
    package var items: [GitHubTopic]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubTopic")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// A page of labels that a search found.
package struct GitHubLabelSearch: JSONCodable, APIParsable, Hashable {
    /// Number of all results. GitHub returns only the first 1,000.
    package var totalCount: Int
    /// Whether results are missing, because the search took too long.
    package var incompleteResults: Bool
    /// Labels of this page.
    package var items: [GitHubLabel]

    package init(json: JSONElement) throws(JSONError) {
        totalCount = try json.value("total_count")
        incompleteResults = try json.value("incomplete_results")
        items = try json.readableRows("items", "GitHubLabel")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total_count", totalCount)
            json.set("incomplete_results", incompleteResults)
            json.set("items", items)
        }
    }
}

/// The subject of a notification.
package struct GitHubSubject: JSONCodable, APIParsable, Hashable {
    /// Title of the issue, pull request or other subject.
    package var title: String
    /// Kind of subject, such as `Issue` or `PullRequest`.
    package var type: String
    /// URL in the API.
    package var url: String?
    /// URL of the last comment in the API.
    package var latestCommentUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        type = try json.value("type")
        url = try json.optional("url")
        latestCommentUrl = try json.optional("latest_comment_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("title", title)
            json.set("type", type)
            json.set("url", url)
            json.set("latest_comment_url", latestCommentUrl)
        }
    }
}

/// A notification: a thread of comments or changes that is new to the account.
package struct GitHubNotification: JSONCodable, APIParsable, Hashable {
    /// Identifier of the thread, for `github.mark_notification_read`.
    package var id: String
    /// Reason for the notification, such as `mention` or `review_requested`.
    package var reason: String
    /// Whether the notification is unread.
    package var unread: Bool
    /// Subject of the thread.
    package var subject: GitHubSubject
    /// Repository of the thread.
    package var repository: GitHubRepository?
    /// Time of the last change.
    package var updatedAt: Timestamp?
    /// Time at which the account last read the thread.
    package var lastReadAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        reason = try json.value("reason")
        unread = try json.value("unread")
        subject = try json.value("subject")
        repository = try json.optionalPart("repository", "GitHubRepository")
        updatedAt = try json.optional("updated_at")
        lastReadAt = try json.optional("last_read_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("reason", reason)
            json.set("unread", unread)
            json.set("subject", subject)
            json.set("repository", repository)
            json.set("updated_at", updatedAt)
            json.set("last_read_at", lastReadAt)
        }
    }
}

/// The URLs of Atom feeds, for `feeds.fetch`.
package struct GitHubFeeds: JSONCodable, APIParsable, Hashable {
    /// Feed of all public events.
    package var timelineUrl: String
    /// Feed of the public events of a user: a URI template.
    package var userUrl: String
    /// Feed of the public events of the account.
    package var currentUserPublicUrl: String?
    /// Feed of the events that the account sees. Only for tokens that GitHub accepts for feeds.
    package var currentUserUrl: String?
    /// Feed of the events that the account causes.
    package var currentUserActorUrl: String?
    /// Feed of the security advisories.
    package var securityAdvisoriesUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        timelineUrl = try json.value("timeline_url")
        userUrl = try json.value("user_url")
        currentUserPublicUrl = try json.optional("current_user_public_url")
        currentUserUrl = try json.optional("current_user_url")
        currentUserActorUrl = try json.optional("current_user_actor_url")
        securityAdvisoriesUrl = try json.optional("security_advisories_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("timeline_url", timelineUrl)
            json.set("user_url", userUrl)
            json.set("current_user_public_url", currentUserPublicUrl)
            json.set("current_user_url", currentUserUrl)
            json.set("current_user_actor_url", currentUserActorUrl)
            json.set("security_advisories_url", securityAdvisoriesUrl)
        }
    }
}

/// The rate limit of a resource.
package struct GitHubRateLimit: JSONCodable, APIParsable, Hashable {
    /// Number of requests that a period allows.
    package var limit: Int
    /// Number of requests that are left in the period.
    package var remaining: Int
    /// Number of requests that were sent in the period.
    package var used: Int?
    /// End of the period, since 1970-01-01T00:00:00Z.
    package var reset: Int

    package init(json: JSONElement) throws(JSONError) {
        limit = try json.value("limit")
        remaining = try json.value("remaining")
        used = try json.optional("used")
        reset = try json.value("reset")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("limit", limit)
            json.set("remaining", remaining)
            json.set("used", used)
            json.set("reset", reset)
        }
    }
}

/// The rate limits of the account.
package struct GitHubRateLimits: JSONCodable, APIParsable, Hashable {
    /// Limits by resource: `core`, `search`, `code_search`, `graphql` and others.
    package var resources: [String: GitHubRateLimit]

    package init(json: JSONElement) throws(JSONError) {
        resources = try json.value("resources")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("resources", resources)
        }
    }
}

/// A file of a gist.
package struct GitHubGistFile: JSONCodable, APIParsable, Hashable {
    /// Name of the file.
    package var filename: String?
    /// Media type of the file.
    package var type: String?
    /// Programming language of the file.
    package var language: String?
    /// Size of the file.
    package var size: Int?
    /// URL of the content.
    package var rawUrl: String?
    /// Whether `content` is only the first megabyte.
    package var truncated: Bool?
    /// Content of the file. Lists do not have the content.
    package var content: String?

    package init(json: JSONElement) throws(JSONError) {
        filename = try json.optional("filename")
        type = try json.optional("type")
        language = try json.optional("language")
        size = try json.optional("size")
        rawUrl = try json.optional("raw_url")
        truncated = try json.optional("truncated")
        content = try json.optional("content")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("filename", filename)
            json.set("type", type)
            json.set("language", language)
            json.set("size", size)
            json.set("raw_url", rawUrl)
            json.set("truncated", truncated)
            json.set("content", content)
        }
    }
}

/// A gist: one or more files that are shared without a repository.
package struct GitHubGist: JSONCodable, APIParsable, Hashable {
    /// Identifier of the gist, for `github.get_gist`.
    package var id: String
    /// Description of the gist.
    package var description: String?
    /// Whether the gist is listed publicly.
    package var `public`: Bool?
    /// Account that owns the gist.
    package var owner: GitHubUser?
    /// Files by their names, at most 300.
    package var files: [String: GitHubGistFile]
    /// Whether the gist has more files. Lists do not have this field.
    package var truncated: Bool?
    /// Number of comments.
    package var comments: Int?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?
    /// Time of creation.
    package var createdAt: Timestamp?
    /// Time of the last change.
    package var updatedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        description = try json.optional("description")
        `public` = try json.optional("public")
        owner = try json.optionalPart("owner", "GitHubUser")
        files = try json.value("files")
        truncated = try json.optional("truncated")
        comments = try json.optional("comments")
        htmlUrl = try json.optional("html_url")
        createdAt = try json.optional("created_at")
        updatedAt = try json.optional("updated_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("description", description)
            json.set("public", `public`)
            json.set("owner", owner)
            json.set("files", files)
            json.set("truncated", truncated)
            json.set("comments", comments)
            json.set("html_url", htmlUrl)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
        }
    }
}

/// A commit that a change of a file made.
package struct GitHubNewCommit: JSONCodable, APIParsable, Hashable {
    /// Hash of the commit.
    package var sha: String
    /// Message of the commit.
    package var message: String?
    /// URL of the page on the site, for a browser.
    package var htmlUrl: String?

    package init(json: JSONElement) throws(JSONError) {
        sha = try json.value("sha")
        message = try json.optional("message")
        htmlUrl = try json.optional("html_url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("sha", sha)
            json.set("message", message)
            json.set("html_url", htmlUrl)
        }
    }
}

/// The result of a change of a file.
package struct GitHubFileChange: JSONCodable, APIParsable, Hashable {
    /// The new file without its content. `nil` if the file was deleted.
    package var content: GitHubContent?
    /// Commit that made the change.
    package var commit: GitHubNewCommit

    package init(json: JSONElement) throws(JSONError) {
        content = try json.optionalPart("content", "GitHubContent")
        commit = try json.value("commit")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("content", content)
            json.set("commit", commit)
        }
    }
}

/// The changes of a contributor in a week.
package struct GitHubWeek: JSONCodable, APIParsable, Hashable {
    /// Start of the week, since 1970-01-01T00:00:00Z.
    package var w: Int
    /// Number of added lines.
    package var a: Int
    /// Number of deleted lines.
    package var d: Int
    /// Number of commits.
    package var c: Int

    package init(json: JSONElement) throws(JSONError) {
        w = try json.value("w")
        a = try json.value("a")
        d = try json.value("d")
        c = try json.value("c")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("w", w)
            json.set("a", a)
            json.set("d", d)
            json.set("c", c)
        }
    }
}

/// The changes of a contributor, in total and by week.
package struct GitHubContributorStatistics: JSONCodable, APIParsable, Hashable {
    /// Account of the contributor.
    package var author: GitHubUser?
    /// Number of commits.
    package var total: Int
    /// Changes in each week.
    package var weeks: [GitHubWeek]

    package init(json: JSONElement) throws(JSONError) {
        author = try json.optionalPart("author", "GitHubUser")
        total = try json.value("total")
        weeks = try json.readableRows("weeks", "GitHubWeek")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("author", author)
            json.set("total", total)
            json.set("weeks", weeks)
        }
    }
}

/// The commits of a week.
package struct GitHubCommitActivity: JSONCodable, APIParsable, Hashable {
    /// Start of the week, since 1970-01-01T00:00:00Z.
    package var week: Int
    /// Number of commits.
    package var total: Int
    /// Number of commits on each day, from Sunday.
    package var days: [Int]

    package init(json: JSONElement) throws(JSONError) {
        week = try json.value("week")
        total = try json.value("total")
        days = try json.list("days")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("week", week)
            json.set("total", total)
            json.set("days", days)
        }
    }
}

/// The numbers of commits in the last 52 weeks, oldest week first.
package struct GitHubParticipation: JSONCodable, APIParsable, Hashable {
    /// Number of commits of all contributors in each week.
    package var all: [Int]
    /// Number of commits of the owner in each week.
    package var owner: [Int]

    package init(json: JSONElement) throws(JSONError) {
        all = try json.list("all")
        owner = try json.list("owner")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("all", all)
            json.set("owner", owner)
        }
    }
}
