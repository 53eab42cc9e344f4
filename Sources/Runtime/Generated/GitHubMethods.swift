// Generated from interface/github.toml by `make generate`; do not edit.

import GitHubKit

extension Method {
    static let github: [Method] = [
        Method(
            "github.get_user",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getUser(username: arguments.value("username")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_users",
            parameters: [
                Parameter("since", .integer(0...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "since", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listUsers(since: arguments.optional("since"), size: arguments.value("size")),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method("github.get_authenticated_user", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.getAuthenticatedUser(), arguments.value("cache")))
        },
        Method(
            "github.modify_authenticated_user",
            parameters: [
                Parameter("name", .string()),
                Parameter("email", .string()),
                Parameter("blog", .string()),
                Parameter("company", .string()),
                Parameter("location", .string()),
                Parameter("hireable", .bool),
                Parameter("bio", .string()),
                Parameter("twitter_username", .string()),
                .timeoutMs,
            ],
            atLeastOne: ["name", "email", "blog", "company", "location", "hireable", "bio", "twitter_username"]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.modifyAuthenticatedUser(
                        name: arguments.optional("name"),
                        email: arguments.optional("email"),
                        blog: arguments.optional("blog"),
                        company: arguments.optional("company"),
                        location: arguments.optional("location"),
                        hireable: arguments.optional("hireable"),
                        bio: arguments.optional("bio"),
                        twitterUsername: arguments.optional("twitter_username")
                    )
                ))
        },
        Method(
            "github.list_followers",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listFollowers(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_following",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listFollowing(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_own_followers",
            parameters: [
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOwnFollowers(page: arguments.optional("page"), size: arguments.value("size")),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_own_following",
            parameters: [
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOwnFollowing(page: arguments.optional("page"), size: arguments.value("size")),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.check_following",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.github.client.send(GitHubRouter.checkFollowing(username: arguments.value("username"))))
        },
        Method(
            "github.check_user_following",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("target", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.checkUserFollowing(
                        username: arguments.value("username"),
                        target: arguments.value("target")
                    )
                ))
        },
        Method(
            "github.follow_user",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.followUser(username: arguments.value("username")))
            return Outcome()
        },
        Method(
            "github.unfollow_user",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.unfollowUser(username: arguments.value("username")))
            return Outcome()
        },
        Method(
            "github.list_organizations",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubOrganization].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOrganizations(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_organization",
            parameters: [
                Parameter("organization", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getOrganization(organization: arguments.value("organization")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_repositories",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("type", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listRepositories(
                        username: arguments.value("username"),
                        type: arguments.optional("type"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_organization_repositories",
            parameters: [
                Parameter("organization", .string(length: 1...Int.max), isRequired: true),
                Parameter("type", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOrganizationRepositories(
                        organization: arguments.value("organization"),
                        type: arguments.optional("type"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_own_repositories",
            parameters: [
                Parameter("visibility", .string(length: 1...Int.max)),
                Parameter("affiliation", .string(length: 1...Int.max)),
                Parameter("type", .string(length: 1...Int.max)),
                Parameter("since", .time),
                Parameter("before", .time),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOwnRepositories(
                        visibility: arguments.optional("visibility"),
                        affiliation: arguments.optional("affiliation"),
                        type: arguments.optional("type"),
                        since: arguments.optional("since"),
                        before: arguments.optional("before"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_repository",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getRepository(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_languages",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getLanguages(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_topics",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getTopics(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_tags",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubTag].self, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listTags(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_branches",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("protected", .bool),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubBranch].self, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listBranches(
                        repository: arguments.value("repository"),
                        protected: arguments.optional("protected"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_branch",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("branch", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getBranch(repository: arguments.value("repository"), branch: arguments.value("branch")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_contributors",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("anon", .bool),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubContributor].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listContributors(
                        repository: arguments.value("repository"),
                        anon: arguments.optional("anon"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_commits",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("sha", .string(length: 1...Int.max)),
                Parameter("path", .string(length: 1...Int.max)),
                Parameter("author", .string(length: 1...Int.max)),
                Parameter("committer", .string(length: 1...Int.max)),
                Parameter("since", .time),
                Parameter("until", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubCommit].self, by: .link, "page", id: { $0.sha })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listCommits(
                        repository: arguments.value("repository"),
                        sha: arguments.optional("sha"),
                        path: arguments.optional("path"),
                        author: arguments.optional("author"),
                        committer: arguments.optional("committer"),
                        since: arguments.optional("since"),
                        until: arguments.optional("until"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_commit",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubCommit.files.orEmpty, by: .link, "page", id: { $0.filename })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getCommit(
                        repository: arguments.value("repository"),
                        ref: arguments.value("ref"),
                        page: arguments.optional("page"),
                        size: arguments.optional("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_commit_diff",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.getCommitDiff(repository: arguments.value("repository"), ref: arguments.value("ref"))
                ))
        },
        Method(
            "github.compare_commits",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("base", .string(length: 1...Int.max), isRequired: true),
                Parameter("head", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubComparison.commits, by: .link, "page", id: { $0.sha })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.compareCommits(
                        repository: arguments.value("repository"),
                        base: arguments.value("base"),
                        head: arguments.value("head"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_comparison_diff",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("base", .string(length: 1...Int.max), isRequired: true),
                Parameter("head", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.getComparisonDiff(
                        repository: arguments.value("repository"),
                        base: arguments.value("base"),
                        head: arguments.value("head")
                    )
                ))
        },
        Method(
            "github.get_contents",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("path", .string(length: 1...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getContents(
                        repository: arguments.value("repository"),
                        path: arguments.value("path"),
                        ref: arguments.optional("ref")
                    ),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_root_contents",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getRootContents(
                        repository: arguments.value("repository"),
                        ref: arguments.optional("ref")
                    ),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.download_contents",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("path", .string(length: 1...Int.max), isRequired: true),
                Parameter("file", .string(length: 1...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await GitHubAPI.downloadContents(
                    services.github.client,
                    repository: arguments.value("repository"),
                    path: arguments.value("path"),
                    file: arguments.value("file"),
                    ref: arguments.optional("ref")
                ))
        },
        Method(
            "github.set_contents",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("path", .string(length: 1...Int.max), isRequired: true),
                Parameter("message", .string(length: 1...Int.max), isRequired: true),
                Parameter("content", .string(), isRequired: true),
                Parameter("sha", .string(length: 1...Int.max)),
                Parameter("branch", .string(length: 1...Int.max)),
                Parameter("author", .map(of: .string())),
                Parameter("committer", .map(of: .string())),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.setContents(
                        repository: arguments.value("repository"),
                        path: arguments.value("path"),
                        message: arguments.value("message"),
                        content: arguments.value("content"),
                        sha: arguments.optional("sha"),
                        branch: arguments.optional("branch"),
                        author: arguments.optional("author"),
                        committer: arguments.optional("committer")
                    )
                ))
        },
        Method(
            "github.delete_contents",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("path", .string(length: 1...Int.max), isRequired: true),
                Parameter("message", .string(length: 1...Int.max), isRequired: true),
                Parameter("sha", .string(length: 1...Int.max), isRequired: true),
                Parameter("branch", .string(length: 1...Int.max)),
                Parameter("author", .map(of: .string())),
                Parameter("committer", .map(of: .string())),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.deleteContents(
                        repository: arguments.value("repository"),
                        path: arguments.value("path"),
                        message: arguments.value("message"),
                        sha: arguments.value("sha"),
                        branch: arguments.optional("branch"),
                        author: arguments.optional("author"),
                        committer: arguments.optional("committer")
                    )
                ))
        },
        Method(
            "github.get_readme",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getReadme(repository: arguments.value("repository"), ref: arguments.optional("ref")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_directory_readme",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("directory", .string(length: 1...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getDirectoryReadme(
                        repository: arguments.value("repository"),
                        directory: arguments.value("directory"),
                        ref: arguments.optional("ref")
                    ),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_tree",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("sha", .string(length: 1...Int.max), isRequired: true),
                Parameter("recursive", .bool),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getTree(
                        repository: arguments.value("repository"),
                        sha: arguments.value("sha"),
                        recursive: arguments.optional("recursive")
                    ),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_blob",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("sha", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getBlob(repository: arguments.value("repository"), sha: arguments.value("sha")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.download_archive",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("file", .string(length: 1...Int.max), isRequired: true),
                Parameter("ref", .string(length: 1...Int.max)),
                Parameter("format", .choice(["tarball", "zipball"]), default: .string("tarball")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await GitHubAPI.downloadArchive(
                    services.github.client,
                    repository: arguments.value("repository"),
                    file: arguments.value("file"),
                    ref: arguments.optional("ref"),
                    format: arguments.value("format")
                ))
        },
        Method(
            "github.list_forks",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listForks(
                        repository: arguments.value("repository"),
                        sort: arguments.optional("sort"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.create_fork",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("organization", .string(length: 1...Int.max)),
                Parameter("name", .string(length: 1...Int.max)),
                Parameter("default_branch_only", .bool),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.createFork(
                        repository: arguments.value("repository"),
                        organization: arguments.optional("organization"),
                        name: arguments.optional("name"),
                        defaultBranchOnly: arguments.optional("default_branch_only")
                    )
                ))
        },
        Method(
            "github.list_stargazers",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listStargazers(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_subscribers",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listSubscribers(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_subscriptions",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listSubscriptions(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_subscription",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getSubscription(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.set_subscription",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("subscribed", .bool),
                Parameter("ignored", .bool),
                .timeoutMs,
            ],
            atLeastOne: ["subscribed", "ignored"]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.setSubscription(
                        repository: arguments.value("repository"),
                        subscribed: arguments.optional("subscribed"),
                        ignored: arguments.optional("ignored")
                    )
                ))
        },
        Method(
            "github.delete_subscription",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.deleteSubscription(repository: arguments.value("repository")))
            return Outcome()
        },
        Method(
            "github.list_starred",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listStarred(
                        username: arguments.value("username"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_own_starred",
            parameters: [
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRepository].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOwnStarred(
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.check_starred",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.github.client.send(GitHubRouter.checkStarred(repository: arguments.value("repository"))))
        },
        Method(
            "github.star_repository",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.starRepository(repository: arguments.value("repository")))
            return Outcome()
        },
        Method(
            "github.unstar_repository",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.unstarRepository(repository: arguments.value("repository")))
            return Outcome()
        },
        Method(
            "github.list_events",
            parameters: [
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listEvents(page: arguments.optional("page"), size: arguments.value("size")),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_repository_events",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listRepositoryEvents(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_network_events",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listNetworkEvents(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_organization_events",
            parameters: [
                Parameter("organization", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOrganizationEvents(
                        organization: arguments.value("organization"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_user_events",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listUserEvents(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_public_user_events",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPublicUserEvents(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_received_events",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listReceivedEvents(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_public_received_events",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPublicReceivedEvents(
                        username: arguments.value("username"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method("github.get_feeds", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.getFeeds(), arguments.value("cache")))
        },
        Method(
            "github.list_assigned_issues",
            parameters: [
                Parameter("filter", .string(length: 1...Int.max)),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("labels", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubIssue].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listAssignedIssues(
                        filter: arguments.optional("filter"),
                        state: arguments.optional("state"),
                        labels: arguments.optional("labels"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_own_issues",
            parameters: [
                Parameter("filter", .string(length: 1...Int.max)),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("labels", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubIssue].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOwnIssues(
                        filter: arguments.optional("filter"),
                        state: arguments.optional("state"),
                        labels: arguments.optional("labels"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_organization_issues",
            parameters: [
                Parameter("organization", .string(length: 1...Int.max), isRequired: true),
                Parameter("filter", .string(length: 1...Int.max)),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("labels", .string(length: 1...Int.max)),
                Parameter("type", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubIssue].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listOrganizationIssues(
                        organization: arguments.value("organization"),
                        filter: arguments.optional("filter"),
                        state: arguments.optional("state"),
                        labels: arguments.optional("labels"),
                        type: arguments.optional("type"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_issues",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("milestone", .string(length: 1...Int.max)),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("assignee", .string(length: 1...Int.max)),
                Parameter("type", .string(length: 1...Int.max)),
                Parameter("creator", .string(length: 1...Int.max)),
                Parameter("mentioned", .string(length: 1...Int.max)),
                Parameter("labels", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubIssue].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listIssues(
                        repository: arguments.value("repository"),
                        milestone: arguments.optional("milestone"),
                        state: arguments.optional("state"),
                        assignee: arguments.optional("assignee"),
                        type: arguments.optional("type"),
                        creator: arguments.optional("creator"),
                        mentioned: arguments.optional("mentioned"),
                        labels: arguments.optional("labels"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_issue",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getIssue(repository: arguments.value("repository"), number: arguments.value("number")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.create_issue",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...Int.max), isRequired: true),
                Parameter("body", .string()),
                Parameter("assignees", .list(of: .string())),
                Parameter("labels", .list(of: .string())),
                Parameter("milestone", .integer()),
                Parameter("type", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.createIssue(
                        repository: arguments.value("repository"),
                        title: arguments.value("title"),
                        body: arguments.optional("body"),
                        assignees: arguments.optional("assignees"),
                        labels: arguments.optional("labels"),
                        milestone: arguments.optional("milestone"),
                        type: arguments.optional("type")
                    )
                ))
        },
        Method(
            "github.modify_issue",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...Int.max)),
                Parameter("body", .string()),
                Parameter("state", .string(length: 1...Int.max)),
                Parameter("state_reason", .string(length: 1...Int.max)),
                Parameter("assignees", .list(of: .string())),
                Parameter("labels", .list(of: .string())),
                Parameter("milestone", .integer()),
                Parameter("type", .string(length: 1...Int.max)),
                .timeoutMs,
            ],
            atLeastOne: ["title", "body", "state", "state_reason", "assignees", "labels", "milestone", "type"]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.modifyIssue(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        title: arguments.optional("title"),
                        body: arguments.optional("body"),
                        state: arguments.optional("state"),
                        stateReason: arguments.optional("state_reason"),
                        assignees: arguments.optional("assignees"),
                        labels: arguments.optional("labels"),
                        milestone: arguments.optional("milestone"),
                        type: arguments.optional("type")
                    )
                ))
        },
        Method(
            "github.list_comments",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubComment].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listComments(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_comment",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getComment(repository: arguments.value("repository"), id: arguments.value("id")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.create_comment",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("body", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.createComment(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        body: arguments.value("body")
                    )
                ))
        },
        Method(
            "github.modify_comment",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("body", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.modifyComment(
                        repository: arguments.value("repository"),
                        id: arguments.value("id"),
                        body: arguments.value("body")
                    )
                ))
        },
        Method(
            "github.delete_comment",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(
                GitHubRouter.deleteComment(repository: arguments.value("repository"), id: arguments.value("id"))
            )
            return Outcome()
        },
        Method(
            "github.list_issue_events",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubIssueEvent].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listIssueEvents(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_issue_timeline",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubTimelineEvent].self, by: .link, "page")
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listIssueTimeline(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_labels",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubLabel].self, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listLabels(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_issue_labels",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubLabel].self, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listIssueLabels(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.add_issue_labels",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("labels", .list(of: .string(), count: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.addIssueLabels(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        labels: arguments.value("labels")
                    )
                ))
        },
        Method(
            "github.set_issue_labels",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("labels", .list(of: .string()), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.setIssueLabels(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        labels: arguments.value("labels")
                    )
                ))
        },
        Method(
            "github.remove_issue_label",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("label", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.removeIssueLabel(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        label: arguments.value("label")
                    )
                ))
        },
        Method(
            "github.list_milestones",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubMilestone].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listMilestones(
                        repository: arguments.value("repository"),
                        state: arguments.optional("state"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_assignees",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubUser].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listAssignees(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_pulls",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("state", .choice(["open", "closed", "all"])),
                Parameter("head", .string(length: 1...Int.max)),
                Parameter("base", .string(length: 1...Int.max)),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubPull].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPulls(
                        repository: arguments.value("repository"),
                        state: arguments.optional("state"),
                        head: arguments.optional("head"),
                        base: arguments.optional("base"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_pull",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getPull(repository: arguments.value("repository"), number: arguments.value("number")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_pull_diff",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.getPullDiff(
                        repository: arguments.value("repository"),
                        number: arguments.value("number")
                    )
                ))
        },
        Method(
            "github.create_pull",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...Int.max), isRequired: true),
                Parameter("head", .string(length: 1...Int.max), isRequired: true),
                Parameter("base", .string(length: 1...Int.max), isRequired: true),
                Parameter("head_repo", .string(length: 1...Int.max)),
                Parameter("body", .string()),
                Parameter("draft", .bool),
                Parameter("maintainer_can_modify", .bool),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.createPull(
                        repository: arguments.value("repository"),
                        title: arguments.value("title"),
                        head: arguments.value("head"),
                        base: arguments.value("base"),
                        headRepo: arguments.optional("head_repo"),
                        body: arguments.optional("body"),
                        draft: arguments.optional("draft"),
                        maintainerCanModify: arguments.optional("maintainer_can_modify")
                    )
                ))
        },
        Method(
            "github.modify_pull",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...Int.max)),
                Parameter("body", .string()),
                Parameter("state", .string(length: 1...Int.max)),
                Parameter("base", .string(length: 1...Int.max)),
                Parameter("maintainer_can_modify", .bool),
                .timeoutMs,
            ],
            atLeastOne: ["title", "body", "state", "base", "maintainer_can_modify"]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.modifyPull(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        title: arguments.optional("title"),
                        body: arguments.optional("body"),
                        state: arguments.optional("state"),
                        base: arguments.optional("base"),
                        maintainerCanModify: arguments.optional("maintainer_can_modify")
                    )
                ))
        },
        Method(
            "github.list_pull_commits",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubCommit].self, by: .link, "page", id: { $0.sha })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPullCommits(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_pull_files",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubFile].self, by: .link, "page", id: { $0.filename })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPullFiles(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_pull_reviews",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubReview].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPullReviews(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_pull_comments",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("direction", .choice(["asc", "desc"])),
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubReviewComment].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPullComments(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        sort: arguments.optional("sort"),
                        direction: arguments.optional("direction"),
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.check_pull_merged",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.checkPullMerged(
                        repository: arguments.value("repository"),
                        number: arguments.value("number")
                    )
                ))
        },
        Method(
            "github.merge_pull",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("number", .integer(1...Int.max), isRequired: true),
                Parameter("commit_title", .string(length: 1...Int.max)),
                Parameter("commit_message", .string()),
                Parameter("sha", .string(length: 1...Int.max)),
                Parameter("merge_method", .choice(["merge", "squash", "rebase"])),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.mergePull(
                        repository: arguments.value("repository"),
                        number: arguments.value("number"),
                        commitTitle: arguments.optional("commit_title"),
                        commitMessage: arguments.optional("commit_message"),
                        sha: arguments.optional("sha"),
                        mergeMethod: arguments.optional("merge_method")
                    )
                ))
        },
        Method(
            "github.list_releases",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubRelease].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listReleases(
                        repository: arguments.value("repository"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_latest_release",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getLatestRelease(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_release_by_tag",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("tag", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getReleaseByTag(repository: arguments.value("repository"), tag: arguments.value("tag")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_release",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getRelease(repository: arguments.value("repository"), id: arguments.value("id")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.create_release",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("tag_name", .string(length: 1...Int.max), isRequired: true),
                Parameter("target_commitish", .string(length: 1...Int.max)),
                Parameter("name", .string()),
                Parameter("body", .string()),
                Parameter("draft", .bool),
                Parameter("prerelease", .bool),
                Parameter("make_latest", .string(length: 1...Int.max)),
                Parameter("generate_release_notes", .bool),
                Parameter("discussion_category_name", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.createRelease(
                        repository: arguments.value("repository"),
                        tagName: arguments.value("tag_name"),
                        targetCommitish: arguments.optional("target_commitish"),
                        name: arguments.optional("name"),
                        body: arguments.optional("body"),
                        draft: arguments.optional("draft"),
                        prerelease: arguments.optional("prerelease"),
                        makeLatest: arguments.optional("make_latest"),
                        generateReleaseNotes: arguments.optional("generate_release_notes"),
                        discussionCategoryName: arguments.optional("discussion_category_name")
                    )
                ))
        },
        Method(
            "github.modify_release",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("tag_name", .string(length: 1...Int.max)),
                Parameter("target_commitish", .string(length: 1...Int.max)),
                Parameter("name", .string()),
                Parameter("body", .string()),
                Parameter("draft", .bool),
                Parameter("prerelease", .bool),
                Parameter("make_latest", .string(length: 1...Int.max)),
                Parameter("discussion_category_name", .string(length: 1...Int.max)),
                .timeoutMs,
            ],
            atLeastOne: ["tag_name", "target_commitish", "name", "body", "draft", "prerelease", "make_latest", "discussion_category_name"]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.modifyRelease(
                        repository: arguments.value("repository"),
                        id: arguments.value("id"),
                        tagName: arguments.optional("tag_name"),
                        targetCommitish: arguments.optional("target_commitish"),
                        name: arguments.optional("name"),
                        body: arguments.optional("body"),
                        draft: arguments.optional("draft"),
                        prerelease: arguments.optional("prerelease"),
                        makeLatest: arguments.optional("make_latest"),
                        discussionCategoryName: arguments.optional("discussion_category_name")
                    )
                ))
        },
        Method(
            "github.delete_release",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(
                GitHubRouter.deleteRelease(repository: arguments.value("repository"), id: arguments.value("id"))
            )
            return Outcome()
        },
        Method(
            "github.list_assets",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubAsset].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listAssets(
                        repository: arguments.value("repository"),
                        id: arguments.value("id"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_asset",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getAsset(repository: arguments.value("repository"), id: arguments.value("id")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.download_asset",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("file", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await GitHubAPI.downloadAsset(
                    services.github.client,
                    repository: arguments.value("repository"),
                    id: arguments.value("id"),
                    file: arguments.value("file")
                ))
        },
        Method(
            "github.upload_asset",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("release_id", .integer(1...Int.max), isRequired: true),
                Parameter("name", .string(length: 1...255), isRequired: true),
                Parameter("file", .string(length: 1...Int.max)),
                Parameter("base64", .string(length: 1...Int.max)),
                Parameter("label", .string(length: 1...Int.max)),
                Parameter("content_type", .string(length: 1...Int.max), default: .string("application/octet-stream")),
                .timeoutMs,
            ],
            atLeastOne: ["file", "base64"]
        ) { services, arguments in
            Outcome(
                try await GitHubAPI.uploadAsset(
                    services.github.client,
                    repository: arguments.value("repository"),
                    releaseId: arguments.value("release_id"),
                    name: arguments.value("name"),
                    file: arguments.optional("file"),
                    base64: arguments.optional("base64"),
                    label: arguments.optional("label"),
                    contentType: arguments.value("content_type")
                ))
        },
        Method(
            "github.delete_asset",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(
                GitHubRouter.deleteAsset(repository: arguments.value("repository"), id: arguments.value("id"))
            )
            return Outcome()
        },
        Method(
            "github.search_repositories",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("order", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubRepositorySearch.items, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchRepositories(
                        q: arguments.value("q"),
                        sort: arguments.optional("sort"),
                        order: arguments.optional("order"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_users",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("order", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubUserSearch.items, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchUsers(
                        q: arguments.value("q"),
                        sort: arguments.optional("sort"),
                        order: arguments.optional("order"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_issues",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("order", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubIssueSearch.items, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchIssues(
                        q: arguments.value("q"),
                        sort: arguments.optional("sort"),
                        order: arguments.optional("order"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_commits",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("order", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubCommitSearch.items, by: .link, "page", id: { $0.sha })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchCommits(
                        q: arguments.value("q"),
                        sort: arguments.optional("sort"),
                        order: arguments.optional("order"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_code",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubCodeSearch.items, by: .link, "page", id: { $0.htmlUrl })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchCode(
                        q: arguments.value("q"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_topics",
            parameters: [
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubTopicSearch.items, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchTopics(
                        q: arguments.value("q"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.search_labels",
            parameters: [
                Parameter("repository_id", .integer(), isRequired: true),
                Parameter("q", .string(length: 1...Int.max), isRequired: true),
                Parameter("sort", .string(length: 1...Int.max)),
                Parameter("order", .choice(["asc", "desc"])),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\GitHubLabelSearch.items, by: .link, "page", id: { $0.name })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.searchLabels(
                        repositoryId: arguments.value("repository_id"),
                        q: arguments.value("q"),
                        sort: arguments.optional("sort"),
                        order: arguments.optional("order"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_notifications",
            parameters: [
                Parameter("all", .bool),
                Parameter("participating", .bool),
                Parameter("since", .time),
                Parameter("before", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubNotification].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listNotifications(
                        all: arguments.optional("all"),
                        participating: arguments.optional("participating"),
                        since: arguments.optional("since"),
                        before: arguments.optional("before"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.list_repository_notifications",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                Parameter("all", .bool),
                Parameter("participating", .bool),
                Parameter("since", .time),
                Parameter("before", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubNotification].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listRepositoryNotifications(
                        repository: arguments.value("repository"),
                        all: arguments.optional("all"),
                        participating: arguments.optional("participating"),
                        since: arguments.optional("since"),
                        before: arguments.optional("before"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_notification",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getNotification(id: arguments.value("id")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.mark_notification_read",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.markNotificationRead(id: arguments.value("id")))
            return Outcome()
        },
        Method(
            "github.mark_notification_done",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.markNotificationDone(id: arguments.value("id")))
            return Outcome()
        },
        Method("github.mark_notifications_read", parameters: [Parameter("last_read_at", .time), .timeoutMs]) { services, arguments in
            try await services.github.client.send(
                GitHubRouter.markNotificationsRead(lastReadAt: arguments.optional("last_read_at"))
            )
            return Outcome()
        },
        Method(
            "github.get_thread_subscription",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getThreadSubscription(id: arguments.value("id")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.set_thread_subscription",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                Parameter("ignored", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.setThreadSubscription(id: arguments.value("id"), ignored: arguments.value("ignored"))
                ))
        },
        Method(
            "github.delete_thread_subscription",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.github.client.send(GitHubRouter.deleteThreadSubscription(id: arguments.value("id")))
            return Outcome()
        },
        Method(
            "github.list_contributor_statistics",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listContributorStatistics(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_commit_activity",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listCommitActivity(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.get_participation",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.getParticipation(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_code_frequency",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listCodeFrequency(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method(
            "github.list_punch_card",
            parameters: [
                Parameter("repository", .string(length: 3...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listPunchCard(repository: arguments.value("repository")),
                    arguments.value("cache")
                ))
        },
        Method("github.get_rate_limit", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.getRateLimit(), arguments.value("cache")))
        },
        Method("github.get_meta", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.getMeta(), arguments.value("cache")))
        },
        Method("github.list_api_versions", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.listApiVersions(), arguments.value("cache")))
        },
        Method(
            "github.render_markdown",
            parameters: [
                Parameter("text", .string(), isRequired: true),
                Parameter("mode", .string(length: 1...Int.max)),
                Parameter("context", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.github.client.send(
                    GitHubRouter.renderMarkdown(
                        text: arguments.value("text"),
                        mode: arguments.optional("mode"),
                        context: arguments.optional("context")
                    )
                ))
        },
        Method(
            "github.list_gists",
            parameters: [
                Parameter("since", .time),
                Parameter("page", .integer(1...Int.max)),
                Parameter("size", .integer(1...100), default: .integer(30)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[GitHubGist].self, by: .link, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                cached: try await services.github.client.get(
                    GitHubRouter.listGists(
                        since: arguments.optional("since"),
                        page: arguments.optional("page"),
                        size: arguments.value("size")
                    ),
                    arguments.value("cache"),
                    at: arguments.nextPage
                ))
        },
        Method(
            "github.get_gist",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(cached: try await services.github.client.get(GitHubRouter.getGist(id: arguments.value("id")), arguments.value("cache")))
        },
        Method(
            "github.graphql",
            parameters: [
                Parameter("query", .string(length: 1...Int.max), isRequired: true),
                Parameter("variables", .object),
                Parameter("operation_name", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await GitHubAPI.graphql(
                    services.github.client,
                    query: arguments.value("query"),
                    variables: arguments.optional("variables"),
                    operationName: arguments.optional("operation_name")
                ))
        },
        Method("github.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await GitHubAPI.clearCache(services.github.client)
            return Outcome()
        },
    ]
}
