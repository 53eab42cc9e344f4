// Generated from interface/github.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_github_get_user(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_user", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_users(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_users", options)
}

@c @implementation
public func danxi_github_get_authenticated_user(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.get_authenticated_user", options)
}

@c @implementation
public func danxi_github_modify_authenticated_user(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.modify_authenticated_user", options)
}

@c @implementation
public func danxi_github_list_followers(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_followers", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_following(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_following", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_own_followers(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_own_followers", options)
}

@c @implementation
public func danxi_github_list_own_following(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_own_following", options)
}

@c @implementation
public func danxi_github_check_following(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.check_following", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_check_user_following(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ target: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.check_user_following", options) {
        try $0.set("username", text: username)
        try $0.set("target", text: target)
    }
}

@c @implementation
public func danxi_github_follow_user(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.follow_user", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_unfollow_user(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.unfollow_user", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_organizations(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_organizations", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_get_organization(
    _ session: OpaquePointer?,
    _ organization: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_organization", options) {
        try $0.set("organization", text: organization)
    }
}

@c @implementation
public func danxi_github_list_repositories(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_repositories", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_organization_repositories(
    _ session: OpaquePointer?,
    _ organization: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_organization_repositories", options) {
        try $0.set("organization", text: organization)
    }
}

@c @implementation
public func danxi_github_list_own_repositories(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_own_repositories", options)
}

@c @implementation
public func danxi_github_get_repository(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_repository", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_languages(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_languages", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_topics(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_topics", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_tags(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_tags", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_branches(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_branches", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_branch(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ branch: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_branch", options) {
        try $0.set("repository", text: repository)
        try $0.set("branch", text: branch)
    }
}

@c @implementation
public func danxi_github_list_contributors(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_contributors", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_commits(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_commits", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_commit(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ ref: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_commit", options) {
        try $0.set("repository", text: repository)
        try $0.set("ref", text: ref)
    }
}

@c @implementation
public func danxi_github_get_commit_diff(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ ref: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_commit_diff", options) {
        try $0.set("repository", text: repository)
        try $0.set("ref", text: ref)
    }
}

@c @implementation
public func danxi_github_compare_commits(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ base: UnsafePointer<CChar>?,
    _ head: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.compare_commits", options) {
        try $0.set("repository", text: repository)
        try $0.set("base", text: base)
        try $0.set("head", text: head)
    }
}

@c @implementation
public func danxi_github_get_comparison_diff(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ base: UnsafePointer<CChar>?,
    _ head: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_comparison_diff", options) {
        try $0.set("repository", text: repository)
        try $0.set("base", text: base)
        try $0.set("head", text: head)
    }
}

@c @implementation
public func danxi_github_get_contents(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ path: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_contents", options) {
        try $0.set("repository", text: repository)
        try $0.set("path", text: path)
    }
}

@c @implementation
public func danxi_github_get_root_contents(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_root_contents", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_download_contents(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ path: UnsafePointer<CChar>?,
    _ file: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.download_contents", options) {
        try $0.set("repository", text: repository)
        try $0.set("path", text: path)
        try $0.set("file", text: file)
    }
}

@c @implementation
public func danxi_github_set_contents(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ path: UnsafePointer<CChar>?,
    _ message: UnsafePointer<CChar>?,
    _ content: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.set_contents", options) {
        try $0.set("repository", text: repository)
        try $0.set("path", text: path)
        try $0.set("message", text: message)
        try $0.set("content", text: content)
    }
}

@c @implementation
public func danxi_github_delete_contents(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ path: UnsafePointer<CChar>?,
    _ message: UnsafePointer<CChar>?,
    _ sha: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_contents", options) {
        try $0.set("repository", text: repository)
        try $0.set("path", text: path)
        try $0.set("message", text: message)
        try $0.set("sha", text: sha)
    }
}

@c @implementation
public func danxi_github_get_readme(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_readme", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_directory_readme(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ directory: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_directory_readme", options) {
        try $0.set("repository", text: repository)
        try $0.set("directory", text: directory)
    }
}

@c @implementation
public func danxi_github_get_tree(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ sha: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_tree", options) {
        try $0.set("repository", text: repository)
        try $0.set("sha", text: sha)
    }
}

@c @implementation
public func danxi_github_get_blob(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ sha: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_blob", options) {
        try $0.set("repository", text: repository)
        try $0.set("sha", text: sha)
    }
}

@c @implementation
public func danxi_github_download_archive(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ file: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.download_archive", options) {
        try $0.set("repository", text: repository)
        try $0.set("file", text: file)
    }
}

@c @implementation
public func danxi_github_list_forks(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_forks", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_create_fork(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.create_fork", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_stargazers(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_stargazers", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_subscribers(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_subscribers", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_subscriptions(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_subscriptions", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_get_subscription(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_subscription", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_set_subscription(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.set_subscription", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_delete_subscription(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_subscription", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_starred(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_starred", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_own_starred(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_own_starred", options)
}

@c @implementation
public func danxi_github_check_starred(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.check_starred", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_star_repository(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.star_repository", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_unstar_repository(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.unstar_repository", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_events(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_events", options)
}

@c @implementation
public func danxi_github_list_repository_events(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_repository_events", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_network_events(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_network_events", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_organization_events(
    _ session: OpaquePointer?,
    _ organization: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_organization_events", options) {
        try $0.set("organization", text: organization)
    }
}

@c @implementation
public func danxi_github_list_user_events(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_user_events", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_public_user_events(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_public_user_events", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_received_events(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_received_events", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_list_public_received_events(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_public_received_events", options) {
        try $0.set("username", text: username)
    }
}

@c @implementation
public func danxi_github_get_feeds(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.get_feeds", options)
}

@c @implementation
public func danxi_github_list_assigned_issues(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_assigned_issues", options)
}

@c @implementation
public func danxi_github_list_own_issues(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_own_issues", options)
}

@c @implementation
public func danxi_github_list_organization_issues(
    _ session: OpaquePointer?,
    _ organization: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_organization_issues", options) {
        try $0.set("organization", text: organization)
    }
}

@c @implementation
public func danxi_github_list_issues(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_issues", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_issue(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_issue", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_create_issue(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ title: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.create_issue", options) {
        try $0.set("repository", text: repository)
        try $0.set("title", text: title)
    }
}

@c @implementation
public func danxi_github_modify_issue(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.modify_issue", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_comments(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_comments", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_get_comment(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_comment", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_create_comment(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ body: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.create_comment", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
        try $0.set("body", text: body)
    }
}

@c @implementation
public func danxi_github_modify_comment(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ body: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.modify_comment", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
        try $0.set("body", text: body)
    }
}

@c @implementation
public func danxi_github_delete_comment(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_comment", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_list_issue_events(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_issue_events", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_issue_timeline(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_issue_timeline", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_labels(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_labels", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_issue_labels(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_issue_labels", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_add_issue_labels(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ labels: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.add_issue_labels", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
        try $0.set("labels", json: labels)
    }
}

@c @implementation
public func danxi_github_set_issue_labels(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ labels: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.set_issue_labels", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
        try $0.set("labels", json: labels)
    }
}

@c @implementation
public func danxi_github_remove_issue_label(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ label: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.remove_issue_label", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
        try $0.set("label", text: label)
    }
}

@c @implementation
public func danxi_github_list_milestones(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_milestones", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_assignees(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_assignees", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_pulls(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_pulls", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_pull(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_pull", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_get_pull_diff(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_pull_diff", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_create_pull(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ title: UnsafePointer<CChar>?,
    _ head: UnsafePointer<CChar>?,
    _ base: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.create_pull", options) {
        try $0.set("repository", text: repository)
        try $0.set("title", text: title)
        try $0.set("head", text: head)
        try $0.set("base", text: base)
    }
}

@c @implementation
public func danxi_github_modify_pull(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.modify_pull", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_pull_commits(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_pull_commits", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_pull_files(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_pull_files", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_pull_reviews(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_pull_reviews", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_pull_comments(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_pull_comments", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_check_pull_merged(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.check_pull_merged", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_merge_pull(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ number: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.merge_pull", options) {
        try $0.set("repository", text: repository)
        $0.set("number", .integer(Int(number)))
    }
}

@c @implementation
public func danxi_github_list_releases(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_releases", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_latest_release(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_latest_release", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_release_by_tag(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ tag: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_release_by_tag", options) {
        try $0.set("repository", text: repository)
        try $0.set("tag", text: tag)
    }
}

@c @implementation
public func danxi_github_get_release(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_release", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_create_release(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ tagName: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.create_release", options) {
        try $0.set("repository", text: repository)
        try $0.set("tag_name", text: tagName)
    }
}

@c @implementation
public func danxi_github_modify_release(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.modify_release", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_delete_release(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_release", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_list_assets(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_assets", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_get_asset(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_asset", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_download_asset(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ file: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.download_asset", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
        try $0.set("file", text: file)
    }
}

@c @implementation
public func danxi_github_upload_asset(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ releaseId: Int64,
    _ name: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.upload_asset", options) {
        try $0.set("repository", text: repository)
        $0.set("release_id", .integer(Int(releaseId)))
        try $0.set("name", text: name)
    }
}

@c @implementation
public func danxi_github_delete_asset(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_asset", options) {
        try $0.set("repository", text: repository)
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_github_search_repositories(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_repositories", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_users(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_users", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_issues(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_issues", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_commits(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_commits", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_code(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_code", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_topics(
    _ session: OpaquePointer?,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_topics", options) {
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_search_labels(
    _ session: OpaquePointer?,
    _ repositoryId: Int64,
    _ q: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.search_labels", options) {
        $0.set("repository_id", .integer(Int(repositoryId)))
        try $0.set("q", text: q)
    }
}

@c @implementation
public func danxi_github_list_notifications(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_notifications", options)
}

@c @implementation
public func danxi_github_list_repository_notifications(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_repository_notifications", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_notification(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_notification", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_mark_notification_read(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.mark_notification_read", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_mark_notification_done(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.mark_notification_done", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_mark_notifications_read(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.mark_notifications_read", options)
}

@c @implementation
public func danxi_github_get_thread_subscription(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_thread_subscription", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_set_thread_subscription(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.set_thread_subscription", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_delete_thread_subscription(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.delete_thread_subscription", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_list_contributor_statistics(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_contributor_statistics", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_commit_activity(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_commit_activity", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_participation(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_participation", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_code_frequency(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_code_frequency", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_list_punch_card(
    _ session: OpaquePointer?,
    _ repository: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.list_punch_card", options) {
        try $0.set("repository", text: repository)
    }
}

@c @implementation
public func danxi_github_get_rate_limit(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.get_rate_limit", options)
}

@c @implementation
public func danxi_github_get_meta(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.get_meta", options)
}

@c @implementation
public func danxi_github_list_api_versions(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_api_versions", options)
}

@c @implementation
public func danxi_github_render_markdown(
    _ session: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.render_markdown", options) {
        try $0.set("text", text: text)
    }
}

@c @implementation
public func danxi_github_list_gists(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.list_gists", options)
}

@c @implementation
public func danxi_github_get_gist(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.get_gist", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_github_graphql(
    _ session: OpaquePointer?,
    _ query: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "github.graphql", options) {
        try $0.set("query", text: query)
    }
}

@c @implementation
public func danxi_github_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "github.clear_cache", options)
}
