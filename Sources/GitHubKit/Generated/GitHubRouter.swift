// Generated from interface/github.toml by `make generate`; do not edit.

import Calendar
import Errors
import HTTP
import JSON
import Networking

/// The requests of the service `github` as values. `GitHubClient` sends them.
package enum GitHubRouter {
    /// Returns a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///
    /// `GET /users/{username}`
    package static func getUser(username: String) throws(DanXiError) -> GitHubRequest<GitHubUser> {
        GitHubRequest(.get, "/users/\(try RoutePath.segment(username))")
    }

    /// Lists all accounts in the order of their creation.
    ///
    /// - Parameters:
    ///   - since: Identifier of an account: only accounts with larger identifiers are listed.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users`
    package static func listUsers(since: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("since", since)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users", query: query)
    }

    /// Returns the account of the token.
    ///
    /// `GET /user`
    package static func getAuthenticatedUser() throws(DanXiError) -> GitHubRequest<GitHubUser> {
        GitHubRequest(.get, "/user")
    }

    /// Changes the profile of the account.
    ///
    /// - Parameters:
    ///   - name: Full name for people. Unlike the login, it does not identify the account.
    ///   - email: Public e-mail address.
    ///   - blog: URL of the website that the profile names.
    ///   - company: Company that the profile names.
    ///   - location: Place that the profile names.
    ///   - hireable: Whether the user looks for work.
    ///   - bio: Text about the user.
    ///   - twitterUsername: Name on Twitter.
    ///
    /// `PATCH /user`
    package static func modifyAuthenticatedUser(
        name: String? = nil,
        email: String? = nil,
        blog: String? = nil,
        company: String? = nil,
        location: String? = nil,
        hireable: Bool? = nil,
        bio: String? = nil,
        twitterUsername: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubUser> {
        var payload: [String: JSONValue] = [:]
        payload["name"] = name.map { .string($0) }
        payload["email"] = email.map { .string($0) }
        payload["blog"] = blog.map { .string($0) }
        payload["company"] = company.map { .string($0) }
        payload["location"] = location.map { .string($0) }
        payload["hireable"] = hireable.map { .bool($0) }
        payload["bio"] = bio.map { .string($0) }
        payload["twitter_username"] = twitterUsername.map { .string($0) }
        return GitHubRequest(.patch, "/user", payload: .object(payload))
    }

    /// Lists the followers of a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/followers`
    package static func listFollowers(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/followers", query: query)
    }

    /// Lists the users that a user follows.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/following`
    package static func listFollowing(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/following", query: query)
    }

    /// Lists the users that follow the account.
    ///
    /// - Parameters:
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /user/followers`
    package static func listOwnFollowers(page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/user/followers", query: query)
    }

    /// Lists the users that the account follows.
    ///
    /// - Parameters:
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /user/following`
    package static func listOwnFollowing(page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/user/following", query: query)
    }

    /// Returns whether the account follows a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///
    /// `GET /user/following/{username}`
    package static func checkFollowing(username: String) throws(DanXiError) -> GitHubRequest<Bool> {
        GitHubRequest(.get, "/user/following/\(try RoutePath.segment(username))")
    }

    /// Returns whether a user follows another one.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - target: Login of the other user.
    ///
    /// `GET /users/{username}/following/{target}`
    package static func checkUserFollowing(username: String, target: String) throws(DanXiError) -> GitHubRequest<Bool> {
        GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/following/\(try RoutePath.segment(target))")
    }

    /// Follows a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///
    /// `PUT /user/following/{username}`
    package static func followUser(username: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.put, "/user/following/\(try RoutePath.segment(username))")
    }

    /// Stops following a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///
    /// `DELETE /user/following/{username}`
    package static func unfollowUser(username: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/user/following/\(try RoutePath.segment(username))")
    }

    /// Lists the public organizations of a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/orgs`
    package static func listOrganizations(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubOrganization]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/orgs", query: query)
    }

    /// Returns an organization.
    ///
    /// - Parameters:
    ///   - organization: Login of the organization.
    ///
    /// `GET /orgs/{organization}`
    package static func getOrganization(organization: String) throws(DanXiError) -> GitHubRequest<GitHubOrganization> {
        GitHubRequest(.get, "/orgs/\(try RoutePath.segment(organization))")
    }

    /// Lists the public repositories of a user.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - type: Kind of the listed repositories: one of GitHub's values, such as `all` or `owner`.
    ///   - sort: Value by which the repositories are sorted: `created`, `updated`, `pushed` or `full_name`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/repos`
    package static func listRepositories(
        username: String,
        type: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("type", type)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/repos", query: query)
    }

    /// Lists the repositories of an organization.
    ///
    /// - Parameters:
    ///   - organization: Login of the organization.
    ///   - type: Kind of the listed repositories: one of GitHub's values, such as `all` or `owner`.
    ///   - sort: Value by which the repositories are sorted: `created`, `updated`, `pushed` or `full_name`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /orgs/{organization}/repos`
    package static func listOrganizationRepositories(
        organization: String,
        type: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("type", type)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/orgs/\(try RoutePath.segment(organization))/repos", query: query)
    }

    /// Lists the repositories that the account can reach.
    ///
    /// - Parameters:
    ///   - visibility: Visibility of the repositories: `all`, `public` or `private`.
    ///   - affiliation: Relations of the account to the repositories: `owner`, `collaborator` and
    ///     `organization_member`, separated by commas.
    ///   - type: Kind of the repositories, in place of `visibility` and `affiliation`: `all`, `owner`,
    ///     `public`, `private` or `member`.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - before: Time before which the listed repositories were changed.
    ///   - sort: Value by which the repositories are sorted: `created`, `updated`, `pushed` or `full_name`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /user/repos`
    package static func listOwnRepositories(
        visibility: String? = nil,
        affiliation: String? = nil,
        type: String? = nil,
        since: Timestamp? = nil,
        before: Timestamp? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("visibility", visibility)
        query.append("affiliation", affiliation)
        query.append("type", type)
        query.append("since", since)
        query.append("before", before)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/user/repos", query: query)
    }

    /// Returns a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}`
    package static func getRepository(repository: String) throws(DanXiError) -> GitHubRequest<GitHubRepository> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))")
    }

    /// Returns the size of a repository's code by programming language.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/languages`
    package static func getLanguages(repository: String) throws(DanXiError) -> GitHubRequest<[String: Int]> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/languages")
    }

    /// Returns the topics of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/topics`
    package static func getTopics(repository: String) throws(DanXiError) -> GitHubRequest<GitHubTopics> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/topics")
    }

    /// Lists the tags of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/tags`
    package static func listTags(repository: String, page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<[GitHubTag]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/tags", query: query)
    }

    /// Lists the branches of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - protected: Whether to list only protected branches (`true`) or only other branches (`false`). The
    ///     default is to list both.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/branches`
    package static func listBranches(
        repository: String,
        protected: Bool? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubBranch]> {
        var query: [QueryItem] = []
        query.append("protected", protected)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/branches", query: query)
    }

    /// Returns a branch.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - branch: Name of the branch.
    ///
    /// `GET /repos/{repository}/branches/{branch}`
    package static func getBranch(repository: String, branch: String) throws(DanXiError) -> GitHubRequest<GitHubBranch> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/branches/\(try RoutePath.segment(branch))")
    }

    /// Lists the contributors of a repository, those with most commits first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - anon: Whether to list e-mail addresses without an account too.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/contributors`
    package static func listContributors(
        repository: String,
        anon: Bool? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubContributor]> {
        var query: [QueryItem] = []
        query.append("anon", anon)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/contributors", query: query)
    }

    /// Lists commits, newest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - sha: Branch or commit to start at. The default is the default branch.
    ///   - path: Path that the listed commits change.
    ///   - author: Login or e-mail address of the author.
    ///   - committer: Login or e-mail address of the committer.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - until: Time before which the listed commits were made.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/commits`
    package static func listCommits(
        repository: String,
        sha: String? = nil,
        path: String? = nil,
        author: String? = nil,
        committer: String? = nil,
        since: Timestamp? = nil,
        until: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubCommit]> {
        var query: [QueryItem] = []
        query.append("sha", sha)
        query.append("path", path)
        query.append("author", author)
        query.append("committer", committer)
        query.append("since", since)
        query.append("until", until)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/commits", query: query)
    }

    /// Returns a commit with its changes.
    ///
    /// A commit that changes more than 300 files has several pages, each with the commit and further files.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - ref: Hash, branch or tag.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of files on a page. By default, a page has 300.
    ///
    /// `GET /repos/{repository}/commits/{ref}`
    package static func getCommit(
        repository: String,
        ref: String,
        page: Int? = nil,
        size: Int? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubCommit> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/commits/\(try RoutePath.segment(ref))", query: query)
    }

    /// Returns the changes of a commit as `git diff` shows them.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - ref: Hash, branch or tag.
    ///
    /// `GET /repos/{repository}/commits/{ref}`
    package static func getCommitDiff(repository: String, ref: String) throws(DanXiError) -> GitHubRequest<String> {
        GitHubRequest(
            .get,
            "/repos/\(try RoutePath.repository(repository))/commits/\(try RoutePath.segment(ref))",
            accept: "application/vnd.github.diff"
        )
    }

    /// Compares two commits, branches or tags.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - base: Branch, tag or commit to compare with.
    ///   - head: Branch, tag or commit. A branch of a fork is written as `owner:branch`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/compare/{base}...{head}`
    package static func compareCommits(
        repository: String,
        base: String,
        head: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubComparison> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(
            .get,
            "/repos/\(try RoutePath.repository(repository))/compare/\(try RoutePath.segment(base))...\(try RoutePath.segment(head))",
            query: query
        )
    }

    /// Returns the changes between two commits, branches or tags as `git diff` shows them.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - base: Branch, tag or commit to compare with.
    ///   - head: Branch, tag or commit. A branch of a fork is written as `owner:branch`.
    ///
    /// `GET /repos/{repository}/compare/{base}...{head}`
    package static func getComparisonDiff(repository: String, base: String, head: String) throws(DanXiError) -> GitHubRequest<String> {
        GitHubRequest(
            .get,
            "/repos/\(try RoutePath.repository(repository))/compare/\(try RoutePath.segment(base))...\(try RoutePath.segment(head))",
            accept: "application/vnd.github.diff"
        )
    }

    /// Returns a file or a directory.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - path: Path of the file or directory, without a slash at the start.
    ///   - ref: Branch, tag or commit to read. The default is the default branch.
    ///
    /// `GET /repos/{repository}/contents/{+path}`
    package static func getContents(
        repository: String,
        path: String,
        ref: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubContent> {
        var query: [QueryItem] = []
        query.append("ref", ref)
        return GitHubRequest(
            .get,
            "/repos/\(try RoutePath.repository(repository))/contents/\(try RoutePath.path(path))",
            query: query,
            accept: "application/vnd.github.object+json"
        )
    }

    /// Returns the top directory of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - ref: Branch, tag or commit to read. The default is the default branch.
    ///
    /// `GET /repos/{repository}/contents`
    package static func getRootContents(repository: String, ref: String? = nil) throws(DanXiError) -> GitHubRequest<GitHubContent> {
        var query: [QueryItem] = []
        query.append("ref", ref)
        return GitHubRequest(
            .get,
            "/repos/\(try RoutePath.repository(repository))/contents",
            query: query,
            accept: "application/vnd.github.object+json"
        )
    }

    /// Creates or replaces a file with a commit.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - path: Path of the file or directory, without a slash at the start.
    ///   - message: Message of the commit.
    ///   - content: New content in base64 (RFC 4648, section 4).
    ///   - sha: Hash of the file that is replaced. Omit this parameter for a new file.
    ///   - branch: Branch. The default is the default branch.
    ///   - author: Author of the commit: `name` and `email`, and optionally `date`. The default is the
    ///     committer.
    ///   - committer: Committer: `name` and `email`, and optionally `date`. The default is the account.
    ///
    /// `PUT /repos/{repository}/contents/{+path}`
    package static func setContents(
        repository: String,
        path: String,
        message: String,
        content: String,
        sha: String? = nil,
        branch: String? = nil,
        author: [String: String]? = nil,
        committer: [String: String]? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubFileChange> {
        var payload: [String: JSONValue] = ["message": .string(message), "content": .string(content)]
        payload["sha"] = sha.map { .string($0) }
        payload["branch"] = branch.map { .string($0) }
        payload["author"] = author.map { .object($0.mapValues { .string($0) }) }
        payload["committer"] = committer.map { .object($0.mapValues { .string($0) }) }
        return GitHubRequest(
            .put,
            "/repos/\(try RoutePath.repository(repository))/contents/\(try RoutePath.path(path))",
            payload: .object(payload)
        )
    }

    /// Deletes a file with a commit.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - path: Path of the file or directory, without a slash at the start.
    ///   - message: Message of the commit.
    ///   - sha: Hash of the file.
    ///   - branch: Branch. The default is the default branch.
    ///   - author: Author of the commit: `name` and `email`, and optionally `date`. The default is the
    ///     committer.
    ///   - committer: Committer: `name` and `email`, and optionally `date`. The default is the account.
    ///
    /// `DELETE /repos/{repository}/contents/{+path}`
    package static func deleteContents(
        repository: String,
        path: String,
        message: String,
        sha: String,
        branch: String? = nil,
        author: [String: String]? = nil,
        committer: [String: String]? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubFileChange> {
        var payload: [String: JSONValue] = ["message": .string(message), "sha": .string(sha)]
        payload["branch"] = branch.map { .string($0) }
        payload["author"] = author.map { .object($0.mapValues { .string($0) }) }
        payload["committer"] = committer.map { .object($0.mapValues { .string($0) }) }
        return GitHubRequest(
            .delete,
            "/repos/\(try RoutePath.repository(repository))/contents/\(try RoutePath.path(path))",
            payload: .object(payload)
        )
    }

    /// Returns the README of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - ref: Branch, tag or commit to read. The default is the default branch.
    ///
    /// `GET /repos/{repository}/readme`
    package static func getReadme(repository: String, ref: String? = nil) throws(DanXiError) -> GitHubRequest<GitHubContent> {
        var query: [QueryItem] = []
        query.append("ref", ref)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/readme", query: query)
    }

    /// Returns the README of a directory of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - directory: Path of the directory.
    ///   - ref: Branch, tag or commit to read. The default is the default branch.
    ///
    /// `GET /repos/{repository}/readme/{+directory}`
    package static func getDirectoryReadme(
        repository: String,
        directory: String,
        ref: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubContent> {
        var query: [QueryItem] = []
        query.append("ref", ref)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/readme/\(try RoutePath.path(directory))", query: query)
    }

    /// Returns a git tree.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - sha: Hash of the tree, or a branch or tag.
    ///   - recursive: Whether to return the trees below too. GitHub treats any value as `true`, so omit the
    ///     parameter instead of passing `false`.
    ///
    /// `GET /repos/{repository}/git/trees/{sha}`
    package static func getTree(repository: String, sha: String, recursive: Bool? = nil) throws(DanXiError) -> GitHubRequest<GitHubTree> {
        var query: [QueryItem] = []
        query.append("recursive", recursive)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/git/trees/\(try RoutePath.segment(sha))", query: query)
    }

    /// Returns a git blob: the content of a file, also of one larger than 1 MB.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - sha: Hash of the blob.
    ///
    /// `GET /repos/{repository}/git/blobs/{sha}`
    package static func getBlob(repository: String, sha: String) throws(DanXiError) -> GitHubRequest<GitHubBlob> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/git/blobs/\(try RoutePath.segment(sha))")
    }

    /// Lists the forks of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - sort: Value by which the forks are sorted: `newest`, `oldest`, `stargazers` or `watchers`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/forks`
    package static func listForks(
        repository: String,
        sort: String? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("sort", sort)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/forks", query: query)
    }

    /// Forks a repository. GitHub copies it in the background, so that its content can be missing for some
    /// minutes.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - organization: Organization that gets the fork. The default is the account.
    ///   - name: Name of the fork.
    ///   - defaultBranchOnly: Whether to copy the default branch only.
    ///
    /// `POST /repos/{repository}/forks`
    package static func createFork(
        repository: String,
        organization: String? = nil,
        name: String? = nil,
        defaultBranchOnly: Bool? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubRepository> {
        var payload: [String: JSONValue] = [:]
        payload["organization"] = organization.map { .string($0) }
        payload["name"] = name.map { .string($0) }
        payload["default_branch_only"] = defaultBranchOnly.map { .bool($0) }
        return GitHubRequest(.post, "/repos/\(try RoutePath.repository(repository))/forks", payload: .object(payload))
    }

    /// Lists the accounts that have starred a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/stargazers`
    package static func listStargazers(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stargazers", query: query)
    }

    /// Lists the accounts that watch a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/subscribers`
    package static func listSubscribers(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/subscribers", query: query)
    }

    /// Lists the repositories that a user watches.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/subscriptions`
    package static func listSubscriptions(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/subscriptions", query: query)
    }

    /// Returns how the account watches a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/subscription`
    package static func getSubscription(repository: String) throws(DanXiError) -> GitHubRequest<GitHubSubscription> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/subscription")
    }

    /// Watches or ignores a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - subscribed: Whether to get notifications.
    ///   - ignored: Whether to get no notifications at all.
    ///
    /// `PUT /repos/{repository}/subscription`
    package static func setSubscription(
        repository: String,
        subscribed: Bool? = nil,
        ignored: Bool? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubSubscription> {
        var payload: [String: JSONValue] = [:]
        payload["subscribed"] = subscribed.map { .bool($0) }
        payload["ignored"] = ignored.map { .bool($0) }
        return GitHubRequest(.put, "/repos/\(try RoutePath.repository(repository))/subscription", payload: .object(payload))
    }

    /// Stops watching a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `DELETE /repos/{repository}/subscription`
    package static func deleteSubscription(repository: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/repos/\(try RoutePath.repository(repository))/subscription")
    }

    /// Lists the repositories that a user has starred.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - sort: Value by which the repositories are sorted: `created` (the time at which they were starred)
    ///     or `updated`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/starred`
    package static func listStarred(
        username: String,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/starred", query: query)
    }

    /// Lists the repositories that the account has starred.
    ///
    /// - Parameters:
    ///   - sort: Value by which the repositories are sorted: `created` (the time at which they were starred)
    ///     or `updated`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /user/starred`
    package static func listOwnStarred(
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRepository]> {
        var query: [QueryItem] = []
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/user/starred", query: query)
    }

    /// Returns whether the account has starred a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /user/starred/{repository}`
    package static func checkStarred(repository: String) throws(DanXiError) -> GitHubRequest<Bool> {
        GitHubRequest(.get, "/user/starred/\(try RoutePath.repository(repository))")
    }

    /// Stars a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `PUT /user/starred/{repository}`
    package static func starRepository(repository: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.put, "/user/starred/\(try RoutePath.repository(repository))")
    }

    /// Removes the star of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `DELETE /user/starred/{repository}`
    package static func unstarRepository(repository: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/user/starred/\(try RoutePath.repository(repository))")
    }

    /// Lists public events, newest first. GitHub delays them by some minutes.
    ///
    /// - Parameters:
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /events`
    package static func listEvents(page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/events", query: query)
    }

    /// Lists the events of a repository, newest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/events`
    package static func listRepositoryEvents(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/events", query: query)
    }

    /// Lists the public events of a repository and its forks, newest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /networks/{repository}/events`
    package static func listNetworkEvents(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/networks/\(try RoutePath.repository(repository))/events", query: query)
    }

    /// Lists the public events of an organization, newest first.
    ///
    /// - Parameters:
    ///   - organization: Login of the organization.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /orgs/{organization}/events`
    package static func listOrganizationEvents(
        organization: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/orgs/\(try RoutePath.segment(organization))/events", query: query)
    }

    /// Lists the events that a user causes, newest first. Private events are listed only for the account
    /// itself.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/events`
    package static func listUserEvents(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/events", query: query)
    }

    /// Lists the public events that a user causes, newest first.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/events/public`
    package static func listPublicUserEvents(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/events/public", query: query)
    }

    /// Lists the events that a user sees, because the user watches repositories and follows users.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/received_events`
    package static func listReceivedEvents(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/received_events", query: query)
    }

    /// Lists the public events that a user sees.
    ///
    /// - Parameters:
    ///   - username: Login of the user.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /users/{username}/received_events/public`
    package static func listPublicReceivedEvents(
        username: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/users/\(try RoutePath.segment(username))/received_events/public", query: query)
    }

    /// Returns the URLs of GitHub's Atom feeds.
    ///
    /// `GET /feeds`
    package static func getFeeds() throws(DanXiError) -> GitHubRequest<GitHubFeeds> {
        GitHubRequest(.get, "/feeds")
    }

    /// Lists the issues of all repositories that concern the account, as `filter` chooses.
    ///
    /// - Parameters:
    ///   - filter: Relation of the account to the issues: `assigned` (the default), `created`, `mentioned`,
    ///     `subscribed`, `repos` or `all`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - labels: Names of labels, separated by commas. Only issues that have all of them are listed.
    ///   - sort: Value by which the issues are sorted: `created`, `updated` or `comments`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /issues`
    package static func listAssignedIssues(
        filter: String? = nil,
        state: GitHubState? = nil,
        labels: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubIssue]> {
        var query: [QueryItem] = []
        query.append("filter", filter)
        query.append("state", state)
        query.append("labels", labels)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/issues", query: query)
    }

    /// Lists the issues of the account's own repositories and of repositories of which it is a member.
    ///
    /// - Parameters:
    ///   - filter: Relation of the account to the issues: `assigned` (the default), `created`, `mentioned`,
    ///     `subscribed`, `repos` or `all`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - labels: Names of labels, separated by commas. Only issues that have all of them are listed.
    ///   - sort: Value by which the issues are sorted: `created`, `updated` or `comments`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /user/issues`
    package static func listOwnIssues(
        filter: String? = nil,
        state: GitHubState? = nil,
        labels: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubIssue]> {
        var query: [QueryItem] = []
        query.append("filter", filter)
        query.append("state", state)
        query.append("labels", labels)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/user/issues", query: query)
    }

    /// Lists the issues of an organization that concern the account.
    ///
    /// - Parameters:
    ///   - organization: Login of the organization.
    ///   - filter: Relation of the account to the issues: `assigned` (the default), `created`, `mentioned`,
    ///     `subscribed`, `repos` or `all`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - labels: Names of labels, separated by commas. Only issues that have all of them are listed.
    ///   - type: Name of an issue type.
    ///   - sort: Value by which the issues are sorted: `created`, `updated` or `comments`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /orgs/{organization}/issues`
    package static func listOrganizationIssues(
        organization: String,
        filter: String? = nil,
        state: GitHubState? = nil,
        labels: String? = nil,
        type: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubIssue]> {
        var query: [QueryItem] = []
        query.append("filter", filter)
        query.append("state", state)
        query.append("labels", labels)
        query.append("type", type)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/orgs/\(try RoutePath.segment(organization))/issues", query: query)
    }

    /// Lists the issues and pull requests of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - milestone: Number of a milestone, `*` for any milestone, or `none`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - assignee: Login of an assigned account, `*` for any account, or `none`.
    ///   - type: Name of an issue type, `*` for any type, or `none`.
    ///   - creator: Login of the author.
    ///   - mentioned: Login of a mentioned user.
    ///   - labels: Names of labels, separated by commas. Only issues that have all of them are listed.
    ///   - sort: Value by which the issues are sorted: `created`, `updated` or `comments`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/issues`
    package static func listIssues(
        repository: String,
        milestone: String? = nil,
        state: GitHubState? = nil,
        assignee: String? = nil,
        type: String? = nil,
        creator: String? = nil,
        mentioned: String? = nil,
        labels: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubIssue]> {
        var query: [QueryItem] = []
        query.append("milestone", milestone)
        query.append("state", state)
        query.append("assignee", assignee)
        query.append("type", type)
        query.append("creator", creator)
        query.append("mentioned", mentioned)
        query.append("labels", labels)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues", query: query)
    }

    /// Returns an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///
    /// `GET /repos/{repository}/issues/{number}`
    package static func getIssue(repository: String, number: Int) throws(DanXiError) -> GitHubRequest<GitHubIssue> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/\(number)")
    }

    /// Creates an issue.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - title: Title of the issue.
    ///   - body: Text in Markdown.
    ///   - assignees: Logins of the assigned accounts.
    ///   - labels: Names of the labels of the issue.
    ///   - milestone: Number of the issue's milestone.
    ///   - type: Name of the issue's type. GitHub ignores it without push access to the repository.
    ///
    /// `POST /repos/{repository}/issues`
    package static func createIssue(
        repository: String,
        title: String,
        body: String? = nil,
        assignees: [String]? = nil,
        labels: [String]? = nil,
        milestone: Int? = nil,
        type: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubIssue> {
        var payload: [String: JSONValue] = ["title": .string(title)]
        payload["body"] = body.map { .string($0) }
        payload["assignees"] = assignees.map { .array($0.map { .string($0) }) }
        payload["labels"] = labels.map { .array($0.map { .string($0) }) }
        payload["milestone"] = milestone.map { .integer($0) }
        payload["type"] = type.map { .string($0) }
        return GitHubRequest(.post, "/repos/\(try RoutePath.repository(repository))/issues", payload: .object(payload))
    }

    /// Changes an issue.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - title: New title of the issue.
    ///   - body: Text in Markdown.
    ///   - state: New state: `open` or `closed`.
    ///   - stateReason: Reason for the new state: `completed`, `not_planned`, `duplicate` or `reopened`.
    ///   - assignees: Logins of all assigned accounts, in place of the old ones.
    ///   - labels: Names of all labels, in place of the old ones.
    ///   - milestone: Number of the issue's milestone.
    ///   - type: Name of the issue's type. GitHub ignores it without push access to the repository.
    ///
    /// `PATCH /repos/{repository}/issues/{number}`
    package static func modifyIssue(
        repository: String,
        number: Int,
        title: String? = nil,
        body: String? = nil,
        state: String? = nil,
        stateReason: String? = nil,
        assignees: [String]? = nil,
        labels: [String]? = nil,
        milestone: Int? = nil,
        type: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubIssue> {
        var payload: [String: JSONValue] = [:]
        payload["title"] = title.map { .string($0) }
        payload["body"] = body.map { .string($0) }
        payload["state"] = state.map { .string($0) }
        payload["state_reason"] = stateReason.map { .string($0) }
        payload["assignees"] = assignees.map { .array($0.map { .string($0) }) }
        payload["labels"] = labels.map { .array($0.map { .string($0) }) }
        payload["milestone"] = milestone.map { .integer($0) }
        payload["type"] = type.map { .string($0) }
        return GitHubRequest(.patch, "/repos/\(try RoutePath.repository(repository))/issues/\(number)", payload: .object(payload))
    }

    /// Lists the comments on an issue or pull request, oldest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/issues/{number}/comments`
    package static func listComments(
        repository: String,
        number: Int,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubComment]> {
        var query: [QueryItem] = []
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/\(number)/comments", query: query)
    }

    /// Returns a comment on an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the comment.
    ///
    /// `GET /repos/{repository}/issues/comments/{id}`
    package static func getComment(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<GitHubComment> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/comments/\(id)")
    }

    /// Comments on an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - body: Text of the comment, in Markdown.
    ///
    /// `POST /repos/{repository}/issues/{number}/comments`
    package static func createComment(repository: String, number: Int, body: String) throws(DanXiError) -> GitHubRequest<GitHubComment> {
        GitHubRequest(
            .post,
            "/repos/\(try RoutePath.repository(repository))/issues/\(number)/comments",
            payload: .object(["body": .string(body)])
        )
    }

    /// Changes a comment.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the comment.
    ///   - body: New text in Markdown.
    ///
    /// `PATCH /repos/{repository}/issues/comments/{id}`
    package static func modifyComment(repository: String, id: Int, body: String) throws(DanXiError) -> GitHubRequest<GitHubComment> {
        GitHubRequest(
            .patch,
            "/repos/\(try RoutePath.repository(repository))/issues/comments/\(id)",
            payload: .object(["body": .string(body)])
        )
    }

    /// Deletes a comment.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the comment.
    ///
    /// `DELETE /repos/{repository}/issues/comments/{id}`
    package static func deleteComment(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/repos/\(try RoutePath.repository(repository))/issues/comments/\(id)")
    }

    /// Lists the changes of an issue or pull request, oldest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/issues/{number}/events`
    package static func listIssueEvents(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubIssueEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/\(number)/events", query: query)
    }

    /// Lists the history of an issue or pull request, oldest first: changes, comments, commits, reviews and
    /// mentions.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/issues/{number}/timeline`
    package static func listIssueTimeline(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubTimelineEvent]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/\(number)/timeline", query: query)
    }

    /// Lists the labels of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/labels`
    package static func listLabels(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubLabel]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/labels", query: query)
    }

    /// Lists the labels of an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/issues/{number}/labels`
    package static func listIssueLabels(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubLabel]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/issues/\(number)/labels", query: query)
    }

    /// Adds labels to an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - labels: Names of labels.
    ///
    /// `POST /repos/{repository}/issues/{number}/labels`
    package static func addIssueLabels(
        repository: String,
        number: Int,
        labels: [String]
    ) throws(DanXiError) -> GitHubRequest<[GitHubLabel]> {
        GitHubRequest(
            .post,
            "/repos/\(try RoutePath.repository(repository))/issues/\(number)/labels",
            payload: .object(["labels": .array(labels.map { .string($0) })])
        )
    }

    /// Replaces the labels of an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - labels: Names of labels. An empty list removes all.
    ///
    /// `PUT /repos/{repository}/issues/{number}/labels`
    package static func setIssueLabels(
        repository: String,
        number: Int,
        labels: [String]
    ) throws(DanXiError) -> GitHubRequest<[GitHubLabel]> {
        GitHubRequest(
            .put,
            "/repos/\(try RoutePath.repository(repository))/issues/\(number)/labels",
            payload: .object(["labels": .array(labels.map { .string($0) })])
        )
    }

    /// Removes a label from an issue or pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the issue or pull request.
    ///   - label: Name of the label.
    ///
    /// `DELETE /repos/{repository}/issues/{number}/labels/{label}`
    package static func removeIssueLabel(
        repository: String,
        number: Int,
        label: String
    ) throws(DanXiError) -> GitHubRequest<[GitHubLabel]> {
        GitHubRequest(.delete, "/repos/\(try RoutePath.repository(repository))/issues/\(number)/labels/\(try RoutePath.segment(label))")
    }

    /// Lists the milestones of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - sort: Value by which the milestones are sorted: `due_on` or `completeness`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/milestones`
    package static func listMilestones(
        repository: String,
        state: GitHubState? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubMilestone]> {
        var query: [QueryItem] = []
        query.append("state", state)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/milestones", query: query)
    }

    /// Lists the accounts that can be assigned to issues of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/assignees`
    package static func listAssignees(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubUser]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/assignees", query: query)
    }

    /// Lists the pull requests of a repository.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - state: State of the items to list. The default is `open`.
    ///   - head: Branch with the changes of the listed pull requests: `owner:branch`.
    ///   - base: Branch that the listed pull requests are for.
    ///   - sort: Value by which the pull requests are sorted: `created`, `updated`, `popularity` or
    ///     `long-running`.
    ///   - direction: Order of the list. The default is GitHub's.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/pulls`
    package static func listPulls(
        repository: String,
        state: GitHubState? = nil,
        head: String? = nil,
        base: String? = nil,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubPull]> {
        var query: [QueryItem] = []
        query.append("state", state)
        query.append("head", head)
        query.append("base", base)
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls", query: query)
    }

    /// Returns a pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///
    /// `GET /repos/{repository}/pulls/{number}`
    package static func getPull(repository: String, number: Int) throws(DanXiError) -> GitHubRequest<GitHubPull> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)")
    }

    /// Returns the changes of a pull request as `git diff` shows them.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///
    /// `GET /repos/{repository}/pulls/{number}`
    package static func getPullDiff(repository: String, number: Int) throws(DanXiError) -> GitHubRequest<String> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)", accept: "application/vnd.github.diff")
    }

    /// Creates a pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - title: Title of the pull request.
    ///   - head: Branch with the changes. A branch of a fork is written as `owner:branch`.
    ///   - base: Branch that gets the changes.
    ///   - headRepo: Name of the repository of `head`. Required if both repositories belong to one
    ///     organization.
    ///   - body: Text in Markdown.
    ///   - draft: Whether the pull request or release is a draft.
    ///   - maintainerCanModify: Whether maintainers of the repository may change the branch.
    ///
    /// `POST /repos/{repository}/pulls`
    package static func createPull(
        repository: String,
        title: String,
        head: String,
        base: String,
        headRepo: String? = nil,
        body: String? = nil,
        draft: Bool? = nil,
        maintainerCanModify: Bool? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubPull> {
        var payload: [String: JSONValue] = ["title": .string(title), "head": .string(head), "base": .string(base)]
        payload["head_repo"] = headRepo.map { .string($0) }
        payload["body"] = body.map { .string($0) }
        payload["draft"] = draft.map { .bool($0) }
        payload["maintainer_can_modify"] = maintainerCanModify.map { .bool($0) }
        return GitHubRequest(.post, "/repos/\(try RoutePath.repository(repository))/pulls", payload: .object(payload))
    }

    /// Changes a pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - title: New title of the pull request.
    ///   - body: Text in Markdown.
    ///   - state: New state: `open` or `closed`.
    ///   - base: Branch that the changes are for.
    ///   - maintainerCanModify: Whether maintainers of the repository may change the branch.
    ///
    /// `PATCH /repos/{repository}/pulls/{number}`
    package static func modifyPull(
        repository: String,
        number: Int,
        title: String? = nil,
        body: String? = nil,
        state: String? = nil,
        base: String? = nil,
        maintainerCanModify: Bool? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubPull> {
        var payload: [String: JSONValue] = [:]
        payload["title"] = title.map { .string($0) }
        payload["body"] = body.map { .string($0) }
        payload["state"] = state.map { .string($0) }
        payload["base"] = base.map { .string($0) }
        payload["maintainer_can_modify"] = maintainerCanModify.map { .bool($0) }
        return GitHubRequest(.patch, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)", payload: .object(payload))
    }

    /// Lists the commits of a pull request, at most 250.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/pulls/{number}/commits`
    package static func listPullCommits(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubCommit]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/commits", query: query)
    }

    /// Lists the files that a pull request changes, at most 3,000.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/pulls/{number}/files`
    package static func listPullFiles(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubFile]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/files", query: query)
    }

    /// Lists the reviews of a pull request, oldest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/pulls/{number}/reviews`
    package static func listPullReviews(
        repository: String,
        number: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubReview]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/reviews", query: query)
    }

    /// Lists the comments on lines of a pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - sort: Value by which the comments are sorted: `created` or `updated`.
    ///   - direction: Order of the list. Requires `sort`.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/pulls/{number}/comments`
    package static func listPullComments(
        repository: String,
        number: Int,
        sort: String? = nil,
        direction: GitHubDirection? = nil,
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubReviewComment]> {
        var query: [QueryItem] = []
        query.append("sort", sort)
        query.append("direction", direction)
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/comments", query: query)
    }

    /// Returns whether a pull request was merged.
    ///
    /// The field `mergeable` of `GitHubPull` states whether the pull request can be merged.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///
    /// `GET /repos/{repository}/pulls/{number}/merge`
    package static func checkPullMerged(repository: String, number: Int) throws(DanXiError) -> GitHubRequest<Bool> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/merge")
    }

    /// Merges a pull request.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - number: Number of the pull request.
    ///   - commitTitle: Title of the commit.
    ///   - commitMessage: Further text of the commit.
    ///   - sha: Hash that the last commit of the branch must have.
    ///   - mergeMethod: Way to merge the commits.
    ///
    /// `PUT /repos/{repository}/pulls/{number}/merge`
    package static func mergePull(
        repository: String,
        number: Int,
        commitTitle: String? = nil,
        commitMessage: String? = nil,
        sha: String? = nil,
        mergeMethod: GitHubMergeMethod? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubMerge> {
        var payload: [String: JSONValue] = [:]
        payload["commit_title"] = commitTitle.map { .string($0) }
        payload["commit_message"] = commitMessage.map { .string($0) }
        payload["sha"] = sha.map { .string($0) }
        payload["merge_method"] = mergeMethod.map { .string($0.description) }
        return GitHubRequest(.put, "/repos/\(try RoutePath.repository(repository))/pulls/\(number)/merge", payload: .object(payload))
    }

    /// Lists the releases of a repository, newest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/releases`
    package static func listReleases(
        repository: String,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubRelease]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases", query: query)
    }

    /// Returns the latest release that is neither a draft nor preliminary.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/releases/latest`
    package static func getLatestRelease(repository: String) throws(DanXiError) -> GitHubRequest<GitHubRelease> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases/latest")
    }

    /// Returns the release of a tag.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - tag: Name of the tag.
    ///
    /// `GET /repos/{repository}/releases/tags/{tag}`
    package static func getReleaseByTag(repository: String, tag: String) throws(DanXiError) -> GitHubRequest<GitHubRelease> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases/tags/\(try RoutePath.segment(tag))")
    }

    /// Returns a release.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the release.
    ///
    /// `GET /repos/{repository}/releases/{id}`
    package static func getRelease(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<GitHubRelease> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases/\(id)")
    }

    /// Creates a release.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - tagName: Name of the tag. The tag is created if it does not exist.
    ///   - targetCommitish: Branch or commit of a new tag. The default is the default branch.
    ///   - name: Name of the release.
    ///   - body: Text in Markdown.
    ///   - draft: Whether the pull request or release is a draft.
    ///   - prerelease: Whether the release is a preliminary version.
    ///   - makeLatest: Whether the release becomes the latest one: `true`, `false` or `legacy`.
    ///   - generateReleaseNotes: Whether GitHub writes the name and the text.
    ///   - discussionCategoryName: Category of the repository's discussions in which a discussion of the
    ///     release is created.
    ///
    /// `POST /repos/{repository}/releases`
    package static func createRelease(
        repository: String,
        tagName: String,
        targetCommitish: String? = nil,
        name: String? = nil,
        body: String? = nil,
        draft: Bool? = nil,
        prerelease: Bool? = nil,
        makeLatest: String? = nil,
        generateReleaseNotes: Bool? = nil,
        discussionCategoryName: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubRelease> {
        var payload: [String: JSONValue] = ["tag_name": .string(tagName)]
        payload["target_commitish"] = targetCommitish.map { .string($0) }
        payload["name"] = name.map { .string($0) }
        payload["body"] = body.map { .string($0) }
        payload["draft"] = draft.map { .bool($0) }
        payload["prerelease"] = prerelease.map { .bool($0) }
        payload["make_latest"] = makeLatest.map { .string($0) }
        payload["generate_release_notes"] = generateReleaseNotes.map { .bool($0) }
        payload["discussion_category_name"] = discussionCategoryName.map { .string($0) }
        return GitHubRequest(.post, "/repos/\(try RoutePath.repository(repository))/releases", payload: .object(payload))
    }

    /// Changes a release.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the release.
    ///   - tagName: New tag of the release.
    ///   - targetCommitish: Branch or commit of a new tag. The default is the default branch.
    ///   - name: New name of the release.
    ///   - body: Text in Markdown.
    ///   - draft: Whether the pull request or release is a draft.
    ///   - prerelease: Whether the release is a preliminary version.
    ///   - makeLatest: Whether the release becomes the latest one: `true`, `false` or `legacy`.
    ///   - discussionCategoryName: Category of the repository's discussions in which a discussion of the
    ///     release is created.
    ///
    /// `PATCH /repos/{repository}/releases/{id}`
    package static func modifyRelease(
        repository: String,
        id: Int,
        tagName: String? = nil,
        targetCommitish: String? = nil,
        name: String? = nil,
        body: String? = nil,
        draft: Bool? = nil,
        prerelease: Bool? = nil,
        makeLatest: String? = nil,
        discussionCategoryName: String? = nil
    ) throws(DanXiError) -> GitHubRequest<GitHubRelease> {
        var payload: [String: JSONValue] = [:]
        payload["tag_name"] = tagName.map { .string($0) }
        payload["target_commitish"] = targetCommitish.map { .string($0) }
        payload["name"] = name.map { .string($0) }
        payload["body"] = body.map { .string($0) }
        payload["draft"] = draft.map { .bool($0) }
        payload["prerelease"] = prerelease.map { .bool($0) }
        payload["make_latest"] = makeLatest.map { .string($0) }
        payload["discussion_category_name"] = discussionCategoryName.map { .string($0) }
        return GitHubRequest(.patch, "/repos/\(try RoutePath.repository(repository))/releases/\(id)", payload: .object(payload))
    }

    /// Deletes a release. The tag stays.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the release.
    ///
    /// `DELETE /repos/{repository}/releases/{id}`
    package static func deleteRelease(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/repos/\(try RoutePath.repository(repository))/releases/\(id)")
    }

    /// Lists the files of a release.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the release.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/releases/{id}/assets`
    package static func listAssets(
        repository: String,
        id: Int,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubAsset]> {
        var query: [QueryItem] = []
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases/\(id)/assets", query: query)
    }

    /// Returns the data of a file of a release, without its content.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the file.
    ///
    /// `GET /repos/{repository}/releases/assets/{id}`
    package static func getAsset(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<GitHubAsset> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/releases/assets/\(id)")
    }

    /// Deletes a file of a release.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - id: Identifier of the file.
    ///
    /// `DELETE /repos/{repository}/releases/assets/{id}`
    package static func deleteAsset(repository: String, id: Int) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/repos/\(try RoutePath.repository(repository))/releases/assets/\(id)")
    }

    /// Searches repositories.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - sort: Value by which the results are sorted: `stars`, `forks`, `help-wanted-issues` or `updated`.
    ///     The default is the best match.
    ///   - order: Order of the results. Requires `sort`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/repositories`
    package static func searchRepositories(
        q: String,
        sort: String? = nil,
        order: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubRepositorySearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("sort", sort)
        query.append("order", order)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/repositories", query: query)
    }

    /// Searches users and organizations.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - sort: Value by which the results are sorted: `followers`, `repositories` or `joined`. The default
    ///     is the best match.
    ///   - order: Order of the results. Requires `sort`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/users`
    package static func searchUsers(
        q: String,
        sort: String? = nil,
        order: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubUserSearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("sort", sort)
        query.append("order", order)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/users", query: query)
    }

    /// Searches issues and pull requests.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - sort: Value by which the results are sorted: `comments`, `reactions`, `interactions`, `created` or
    ///     `updated`. The default is the best match.
    ///   - order: Order of the results. Requires `sort`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/issues`
    package static func searchIssues(
        q: String,
        sort: String? = nil,
        order: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubIssueSearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("sort", sort)
        query.append("order", order)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/issues", query: query)
    }

    /// Searches commits.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - sort: Value by which the results are sorted: `author-date` or `committer-date`. The default is the
    ///     best match.
    ///   - order: Order of the results. Requires `sort`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/commits`
    package static func searchCommits(
        q: String,
        sort: String? = nil,
        order: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubCommitSearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("sort", sort)
        query.append("order", order)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/commits", query: query)
    }

    /// Searches files on default branches. The search requires a token.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/code`
    package static func searchCode(q: String, page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<GitHubCodeSearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/code", query: query)
    }

    /// Searches topics.
    ///
    /// - Parameters:
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/topics`
    package static func searchTopics(q: String, page: Int? = nil, size: Int = 30) throws(DanXiError) -> GitHubRequest<GitHubTopicSearch> {
        var query: [QueryItem] = []
        query.append("q", q)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/topics", query: query)
    }

    /// Searches the labels of a repository.
    ///
    /// - Parameters:
    ///   - repositoryId: Identifier of the repository.
    ///   - q: Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most 256
    ///     characters.
    ///   - sort: Value by which the results are sorted: `created` or `updated`. The default is the best
    ///     match.
    ///   - order: Order of the results. Requires `sort`.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /search/labels`
    package static func searchLabels(
        repositoryId: Int,
        q: String,
        sort: String? = nil,
        order: GitHubDirection? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<GitHubLabelSearch> {
        var query: [QueryItem] = []
        query.append("repository_id", repositoryId)
        query.append("q", q)
        query.append("sort", sort)
        query.append("order", order)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/search/labels", query: query)
    }

    /// Lists the notifications of the account, newest first.
    ///
    /// - Parameters:
    ///   - all: Whether to list read notifications too.
    ///   - participating: Whether to list only notifications of threads in which the account takes part.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - before: Time before which the listed notifications were changed.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /notifications`
    package static func listNotifications(
        all: Bool? = nil,
        participating: Bool? = nil,
        since: Timestamp? = nil,
        before: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubNotification]> {
        var query: [QueryItem] = []
        query.append("all", all)
        query.append("participating", participating)
        query.append("since", since)
        query.append("before", before)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/notifications", query: query)
    }

    /// Lists the notifications of the account about a repository, newest first.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///   - all: Whether to list read notifications too.
    ///   - participating: Whether to list only notifications of threads in which the account takes part.
    ///   - since: Earliest time of the last change of the listed items.
    ///   - before: Time before which the listed notifications were changed.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /repos/{repository}/notifications`
    package static func listRepositoryNotifications(
        repository: String,
        all: Bool? = nil,
        participating: Bool? = nil,
        since: Timestamp? = nil,
        before: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubNotification]> {
        var query: [QueryItem] = []
        query.append("all", all)
        query.append("participating", participating)
        query.append("since", since)
        query.append("before", before)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/notifications", query: query)
    }

    /// Returns a notification.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///
    /// `GET /notifications/threads/{id}`
    package static func getNotification(id: String) throws(DanXiError) -> GitHubRequest<GitHubNotification> {
        GitHubRequest(.get, "/notifications/threads/\(try RoutePath.segment(id))")
    }

    /// Marks a notification as read.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///
    /// `PATCH /notifications/threads/{id}`
    package static func markNotificationRead(id: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.patch, "/notifications/threads/\(try RoutePath.segment(id))")
    }

    /// Marks a notification as done, so that it is no longer listed.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///
    /// `DELETE /notifications/threads/{id}`
    package static func markNotificationDone(id: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/notifications/threads/\(try RoutePath.segment(id))")
    }

    /// Marks all notifications as read. GitHub may mark them in the background.
    ///
    /// - Parameters:
    ///   - lastReadAt: Time before which the marked notifications were changed. The default is now.
    ///
    /// `PUT /notifications`
    package static func markNotificationsRead(lastReadAt: Timestamp? = nil) throws(DanXiError) -> GitHubRequest<NoContent> {
        var payload: [String: JSONValue] = [:]
        payload["last_read_at"] = lastReadAt.map { .string($0.description) }
        return GitHubRequest(.put, "/notifications", payload: .object(payload))
    }

    /// Returns how the account watches a thread.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///
    /// `GET /notifications/threads/{id}/subscription`
    package static func getThreadSubscription(id: String) throws(DanXiError) -> GitHubRequest<GitHubSubscription> {
        GitHubRequest(.get, "/notifications/threads/\(try RoutePath.segment(id))/subscription")
    }

    /// Watches or ignores a thread.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///   - ignored: Whether to get no notifications.
    ///
    /// `PUT /notifications/threads/{id}/subscription`
    package static func setThreadSubscription(id: String, ignored: Bool = false) throws(DanXiError) -> GitHubRequest<GitHubSubscription> {
        GitHubRequest(
            .put,
            "/notifications/threads/\(try RoutePath.segment(id))/subscription",
            payload: .object(["ignored": .bool(ignored)])
        )
    }

    /// Stops watching a thread until the account takes part in it again.
    ///
    /// - Parameters:
    ///   - id: Identifier of the thread, from `github.list_notifications`.
    ///
    /// `DELETE /notifications/threads/{id}/subscription`
    package static func deleteThreadSubscription(id: String) throws(DanXiError) -> GitHubRequest<NoContent> {
        GitHubRequest(.delete, "/notifications/threads/\(try RoutePath.segment(id))/subscription")
    }

    /// Lists the commits of each contributor by week.
    ///
    /// GitHub computes the statistics after the first request. The call waits for them until its deadline.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/stats/contributors`
    package static func listContributorStatistics(repository: String) throws(DanXiError) -> GitHubRequest<[GitHubContributorStatistics]> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stats/contributors")
    }

    /// Lists the commits of the last year by week and day.
    ///
    /// GitHub computes the statistics after the first request. The call waits for them until its deadline.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/stats/commit_activity`
    package static func listCommitActivity(repository: String) throws(DanXiError) -> GitHubRequest<[GitHubCommitActivity]> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stats/commit_activity")
    }

    /// Returns the numbers of commits in the last 52 weeks, of the owner and of all contributors.
    ///
    /// GitHub computes the statistics after the first request. The call waits for them until its deadline.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/stats/participation`
    package static func getParticipation(repository: String) throws(DanXiError) -> GitHubRequest<GitHubParticipation> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stats/participation")
    }

    /// Lists the added and deleted lines by week, each as an array: the week's start in Unix seconds,
    /// additions and deletions, which are negative.
    ///
    /// GitHub computes the statistics after the first request. The call waits for them until its deadline.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/stats/code_frequency`
    package static func listCodeFrequency(repository: String) throws(DanXiError) -> GitHubRequest<[JSONValue]> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stats/code_frequency")
    }

    /// Lists the commits by hour of the week, each as an array: the day (0 is Sunday), the hour and the
    /// number of commits.
    ///
    /// GitHub computes the statistics after the first request. The call waits for them until its deadline.
    ///
    /// - Parameters:
    ///   - repository: Owner and name of the repository: `owner/name`.
    ///
    /// `GET /repos/{repository}/stats/punch_card`
    package static func listPunchCard(repository: String) throws(DanXiError) -> GitHubRequest<[JSONValue]> {
        GitHubRequest(.get, "/repos/\(try RoutePath.repository(repository))/stats/punch_card")
    }

    /// Returns the rate limits of the account. The call does not count against them.
    ///
    /// `GET /rate_limit`
    package static func getRateLimit() throws(DanXiError) -> GitHubRequest<GitHubRateLimits> {
        GitHubRequest(.get, "/rate_limit")
    }

    /// Returns GitHub's addresses and other facts about its service.
    ///
    /// `GET /meta`
    package static func getMeta() throws(DanXiError) -> GitHubRequest<JSONValue> {
        GitHubRequest(.get, "/meta")
    }

    /// Lists the versions of the REST API, of which `github.api_version` chooses one.
    ///
    /// `GET /versions`
    package static func listApiVersions() throws(DanXiError) -> GitHubRequest<[String]> {
        GitHubRequest(.get, "/versions")
    }

    /// Renders Markdown as GitHub does.
    ///
    /// - Parameters:
    ///   - text: Text in Markdown.
    ///   - mode: Mode: `markdown` (the default), or `gfm`, which links issues and users.
    ///   - context: Repository of the links, with `gfm`: `owner/name`.
    ///
    /// `POST /markdown`
    package static func renderMarkdown(
        text: String,
        mode: String? = nil,
        context: String? = nil
    ) throws(DanXiError) -> GitHubRequest<String> {
        var payload: [String: JSONValue] = ["text": .string(text)]
        payload["mode"] = mode.map { .string($0) }
        payload["context"] = context.map { .string($0) }
        return GitHubRequest(.post, "/markdown", payload: .object(payload), effect: .idempotent)
    }

    /// Lists the gists of the account.
    ///
    /// - Parameters:
    ///   - since: Earliest time of the last change of the listed items.
    ///   - page: Number of the first page. The default is 1.
    ///   - size: Number of items on a page.
    ///
    /// `GET /gists`
    package static func listGists(
        since: Timestamp? = nil,
        page: Int? = nil,
        size: Int = 30
    ) throws(DanXiError) -> GitHubRequest<[GitHubGist]> {
        var query: [QueryItem] = []
        query.append("since", since)
        query.append("page", page)
        query.append("per_page", size)
        return GitHubRequest(.get, "/gists", query: query)
    }

    /// Returns a gist with its files.
    ///
    /// - Parameters:
    ///   - id: Identifier of the gist.
    ///
    /// `GET /gists/{id}`
    package static func getGist(id: String) throws(DanXiError) -> GitHubRequest<GitHubGist> {
        GitHubRequest(.get, "/gists/\(try RoutePath.segment(id))")
    }
}
