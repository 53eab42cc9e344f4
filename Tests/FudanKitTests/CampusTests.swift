import Storage
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport
@testable import FudanKit

@Suite("Services of a session", .timeLimit(.minutes(5)))
struct CampusTests {
    private static let announcements =
        "<html><body><table class=\"wp_article_list_table\"><tr><td><table><tr><td><a href='/1.htm' title='通知'>x</a></td><td class=\"ti\">2026-11-01</td></tr></table></td></tr></table></body></html>"

    /// A server with announcements, a profile, courses of eLearning and the front page of the campus card's site.
    private static func server() -> FakeServer {
        FakeServer { request in
            if request.url.contains("jwc.fudan.edu.cn") { return request.respond(Self.announcements) }
            if request.url.contains("/student-information") { return request.respond(ProfileTests.text) }
            if request.url.contains("/login/cas") { return request.respond("<html>Dashboard</html>") }
            if request.url.contains("elearning.fudan.edu.cn") { return request.respond(#"[{"id":7,"name":"数据结构"}]"#) }
            return request.respond(WalletTests.frontPage)
        }
    }

    private static func signIn(_ campus: Campus, as username: String) {
        campus.client.signIn.use(
            AccountSignIn(campus.client.signIn.identity(username: username, password: "secret", studentType: .undergraduate)))
    }

    @Test("Public values are cached for all accounts, and personal ones for their own")
    func accounts() async throws {
        let campus = Self.server().campus
        _ = try await campus.announcementService.getUndergraduateAnnouncements(page: 1, cache: .prefer)
        _ = try await campus.profileService.getStudentProfile(cache: .prefer)
        _ = try await campus.elearningService.listCourses(state: nil, cache: .prefer)
        Self.signIn(campus, as: "24210240002")
        let titles = try await campus.announcementService.getUndergraduateAnnouncements(page: 1, cache: .only).value.map(\.title)
        #expect(titles == ["通知"])
        await expectFailure(.notCached) { try await campus.profileService.getStudentProfile(cache: .only) }
        await expectFailure(.notCached) { try await campus.elearningService.listCourses(state: nil, cache: .only) }
    }

    @Test("With a personal token of eLearning, its values belong to no account of the university")
    func elearningToken() async throws {
        let campus = Campus(
            .signedIn(Self.server()), store: nil, days: .none, elearningToken: "t", unreadMessages: { 0 }, log: { _, _ in })
        _ = try await campus.elearningService.listCourses(state: nil, cache: .prefer)
        Self.signIn(campus, as: "24210240002")
        let courses = try await campus.elearningService.listCourses(state: nil, cache: .only).value
        #expect(courses.map(\.id) == [7])
    }

    @Test("A logout removes the stored values of the account")
    func logout() async throws {
        let directory = try TemporaryDirectory()
        let campus = Self.server().campus(in: try directory.store())
        _ = try await campus.walletService.getContent(cache: .prefer)
        #expect(directory.files.contains("wallet.content.json"))
        _ = try await campus.logout()
        #expect(!directory.files.contains { $0.hasPrefix("wallet.") })
        await expectFailure(.notCached) { try await campus.walletService.getContent(cache: .only) }
    }

    @Test("The watch tokens of public lists are shared, and others belong to an account, or to a personal token")
    func watchTokens() async throws {
        let directory = try TemporaryDirectory()
        let campus = Self.server().campus(in: try directory.store())
        try await campus.watchTokens.slot(for: "a")?.save("1")
        try await campus.publicWatchTokens.slot(for: "a")?.save("2")
        Self.signIn(campus, as: "24210240002")
        var (own, shared) = (try await campus.watchTokens.slot(for: "a")?.load(), try await campus.publicWatchTokens.slot(for: "a")?.load())
        #expect(own == nil && shared == "2")
        campus.client.signIn.use(AccountSignIn(nil))
        shared = try await campus.publicWatchTokens.slot(for: "a")?.load()
        #expect(try campus.watchTokens.slot(for: "a") == nil && shared == "2")
        func tokens(_ token: String) throws -> WatchTokens {
            let access = CampusAccess(client: Self.server(), webVPN: .never, store: nil, log: { _, _ in })
            return Campus(
                access, store: try directory.store(), days: .none, elearningToken: token, unreadMessages: { 0 }, log: { _, _ in }
            ).watchTokens
        }
        try await tokens("t").slot(for: "a")?.save("3")
        own = try await tokens("t").slot(for: "a")?.load()
        let other = try await tokens("u").slot(for: "a")?.load()
        #expect(own == "3" && other == nil)
    }
}
