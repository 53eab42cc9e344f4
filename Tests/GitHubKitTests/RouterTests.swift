import Calendar
import Errors
import JSON
import TestSupport
import Testing

@testable import GitHubKit

@Suite("Requests of GitHubRouter")
struct RouterTests {
    @Test("The parameters in a path are percent-encoded")
    func segments() throws {
        #expect(try GitHubRouter.getBranch(repository: "a/b", branch: "fix/über#1").target == "/repos/a/b/branches/fix%2F%C3%BCber%231")
        #expect(try GitHubRouter.getContents(repository: "a/b", path: "docs/a b.md").target == "/repos/a/b/contents/docs/a%20b.md")
        #expect(
            try GitHubRouter.compareCommits(repository: "a/b", base: "v1", head: "me:x").target
                == "/repos/a/b/compare/v1...me%3Ax?per_page=30")
    }

    @Test("A query has only the parameters that the caller passes, and the page size")
    func query() throws {
        let request = try GitHubRouter.listIssues(repository: "a/b", state: .all, labels: "bug,good first issue", page: 2, size: 50)
        #expect(request.target == "/repos/a/b/issues?state=all&labels=bug%2Cgood%20first%20issue&page=2&per_page=50")
        #expect(try GitHubRouter.listCommits(repository: "a/b").target == "/repos/a/b/commits?per_page=30")
    }

    @Test("A body has only the parameters that the caller passes")
    func body() throws {
        let request = try GitHubRouter.createIssue(repository: "a/b", title: "T", labels: ["bug"])
        #expect(request.method == .post)
        #expect(request.payload == .object(["title": .string("T"), "labels": .array([.string("bug")])]))
        #expect(try GitHubRouter.starRepository(repository: "a/b").payload == nil)
    }

    @Test("Optional parameters are sent under GitHub's names")
    func optional() throws {
        #expect(try GitHubRouter.getCommit(repository: "a/b", ref: "c").target == "/repos/a/b/commits/c")
        #expect(
            try GitHubRouter.getCommit(repository: "a/b", ref: "c", page: 2, size: 50).target == "/repos/a/b/commits/c?page=2&per_page=50")
        #expect(try GitHubRouter.listCommits(repository: "a/b", committer: "c").target == "/repos/a/b/commits?committer=c&per_page=30")
        #expect(
            try GitHubRouter.listOwnRepositories(type: "member", since: Timestamp("2026-01-02T03:04:05Z")).target
                == "/user/repos?type=member&since=2026-01-02T03%3A04%3A05Z&per_page=30")
        #expect(
            try GitHubRouter.listPullComments(repository: "a/b", number: 3, sort: "updated", direction: .desc).target
                == "/repos/a/b/pulls/3/comments?sort=updated&direction=desc&per_page=30")
        #expect(try GitHubRouter.listIssues(repository: "a/b", type: "*").target == "/repos/a/b/issues?type=%2A&per_page=30")
        #expect(try GitHubRouter.listOrganizationIssues(organization: "o", type: "Bug").target == "/orgs/o/issues?type=Bug&per_page=30")
        #expect(
            try GitHubRouter.listMilestones(repository: "a/b", sort: "completeness", direction: .asc).target
                == "/repos/a/b/milestones?sort=completeness&direction=asc&per_page=30")
        #expect(
            try GitHubRouter.searchLabels(repositoryId: 1, q: "x", sort: "created", order: .asc).target
                == "/search/labels?repository_id=1&q=x&sort=created&order=asc&per_page=30")
    }

    @Test("Optional members of a body are sent under GitHub's names")
    func optionalBody() throws {
        let person = ["name": "Lin", "email": "lin@example.org"]
        let sent = JSONValue.object(["name": .string("Lin"), "email": .string("lin@example.org")])
        let file = try GitHubRouter.setContents(repository: "a/b", path: "c", message: "M", content: "", author: person, committer: person)
        let old = try GitHubRouter.deleteContents(repository: "a/b", path: "c", message: "M", sha: "1", author: person, committer: person)
        let pull = try GitHubRouter.createPull(repository: "a/b", title: "T", head: "h", base: "m", headRepo: "c")
        let release = try GitHubRouter.createRelease(repository: "a/b", tagName: "v1", discussionCategoryName: "News")
        let bodies: [(payload: JSONValue?, name: String, value: JSONValue)] = [
            (file.payload, "author", sent), (file.payload, "committer", sent), (old.payload, "author", sent),
            (old.payload, "committer", sent),
            (pull.payload, "head_repo", .string("c")), (release.payload, "discussion_category_name", .string("News")),
            (try GitHubRouter.createIssue(repository: "a/b", title: "T", type: "Bug").payload, "type", .string("Bug")),
            (try GitHubRouter.modifyIssue(repository: "a/b", number: 1, type: "Bug").payload, "type", .string("Bug")),
            (
                try GitHubRouter.modifyPull(repository: "a/b", number: 1, maintainerCanModify: true).payload, "maintainer_can_modify",
                .bool(true)
            ),
            (
                try GitHubRouter.modifyRelease(repository: "a/b", id: 1, discussionCategoryName: "News").payload,
                "discussion_category_name", .string("News")
            ),
        ]
        for (payload, name, value) in bodies {
            guard case .object(let members)? = payload else { Issue.record("\(name): the body is not an object"); continue }
            #expect(members[name] == value)
        }
    }

    @Test("The contents of a directory are requested as a JSON object")
    func accept() throws {
        #expect(try GitHubRouter.getContents(repository: "a/b", path: "c").accept == "application/vnd.github.object+json")
        #expect(try GitHubRouter.getUser(username: "a").accept == "application/vnd.github+json")
    }

    @Test("A repository that is not in the form owner/name is refused", arguments: ["", "a", "a/b/c", "/a", "a/", "../a", "a/..", "./b"])
    func repository(name: String) {
        #expect(throws: DanXiError.self) { try GitHubRouter.starRepository(repository: name) }
    }

    @Test("A path with empty segments or dot segments is refused", arguments: ["", ".", "..", "a//b", "a/../b", "/a", "a/"])
    func path(path: String) {
        #expect(throws: DanXiError.self) { try GitHubRouter.getContents(repository: "a/b", path: path) }
    }

    @Test("The error of an invalid value of a path has its first 100 characters, and says what was expected")
    func problems() async {
        let long = String(repeating: "x", count: 101)
        for (work, value, problem) in [
            ({ try RoutePath.segment("..") }, "..", "expected a name other than `.` and `..`"),
            ({ try RoutePath.path("a//b") }, "a//b", "expected a path without empty segments, `.` and `..`, such as docs/index.md"),
            ({ try RoutePath.repository("a") }, "a", "expected a repository in the form owner/name, such as DanXi-Dev/DanXi"),
            (
                { try RoutePath.repository(long) }, String(long.dropLast()),
                "expected a repository in the form owner/name, such as DanXi-Dev/DanXi"
            ),
        ] as [(() throws -> String, String, String)] {
            let error = await failure { try work() }
            #expect(error == DanXiError(.invalidArgument, "github: the value `\(value)` is invalid: \(problem)."))
        }
    }

    @Test(
        "Special characters in a user name are accepted, and percent-encoded where the path requires it",
        arguments: [("..a", "..a"), ("a/b", "a%2Fb"), ("?", "%3F"), ("…", "%E2%80%A6")])
    func name(name: String, encoded: String) throws {
        #expect(try GitHubRouter.getUser(username: name).target == "/users/\(encoded)")
    }

    @Test("A star or unstar of a repository is sent once, and a rendering of Markdown may be sent again after a failure")
    func effects() throws {
        #expect(try GitHubRouter.renderMarkdown(text: "a").effect == .idempotent)
        #expect(try GitHubRouter.starRepository(repository: "a/b").effect == .once)
        #expect(try GitHubRouter.unstarRepository(repository: "a/b").effect == .once)
        #expect(try GitHubRouter.getUser(username: "a").effect == .safe)
    }
}
