import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Import of a browser's cookies", .timeLimit(.minutes(5)))
struct CookieImportTests {
    static let session = #"{"name":"session_id","value":"browser","domain":"id.fudan.edu.cn"}"#

    /// Returns a university in which a browser has signed in.
    func university() -> University {
        let university = University()
        university.change { $0.sessions["id.fudan.edu.cn"] = ["browser"] }
        return university
    }

    func importCookies(
        _ campus: CampusAccess, _ cookies: String..., username: String = University.username, remember: Bool = false
    ) async throws -> CampusImport {
        let cookies = try [CampusCookie].decode(PaddedBytes("[\(cookies.joined(separator: ","))]".utf8))
        return try await CampusAPI.importCookies(
            campus.client, cookies: cookies, username: username, studentType: .undergraduate, remember: remember)
    }

    @Test("After the import, services use the browser's sign-in without a password")
    func takeOver() async throws {
        let university = university()
        let campus = university.campus()
        let outcome = try await importCookies(campus, Self.session)
        #expect(outcome.imported == 1 && outcome.refused.isEmpty && outcome.isLive == true)
        #expect(outcome.status.signedIn && outcome.status.username == University.username && !outcome.status.remembered)
        var page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
        page = try await campus.ask("https://my.fudan.edu.cn/x")
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 0)
    }

    @Test("When the university ends an imported sign-in, the error says that cookies must be imported again")
    func endedByUniversity() async throws {
        let university = university()
        let campus = university.campus()
        _ = try await importCookies(campus, Self.session)
        _ = try await campus.ask()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        let error = await failure { try await campus.ask() }
        #expect(error?.code == .notSignedIn && error?.message.contains("campus.import_cookies") == true)
        #expect(university.passwords == 0)
        university.change { $0.sessions["id.fudan.edu.cn"] = ["browser"] }
        _ = try await importCookies(campus, Self.session)
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
    }

    @Test("Expired cookies, invalid cookies and cookies of foreign domains are left out, and the result states the reasons")
    func skippedCookies() async throws {
        let outcome = try await importCookies(
            university().campus(), Self.session, #"{"name":"a","value":"1","domain":".example.com","sameSite":"Lax"}"#,
            #"{"name":"b","value":"1","domain":"elearning.fudan.edu.cn","expires":1700000000.5}"#,
            #"{"name":"c;","value":"1","domain":"ecard.fudan.edu.cn"}"#, #"{"name":"d","value":"1","domain":"fudan.edu.cn","expires":-1}"#)
        #expect(outcome.imported == 2)
        #expect(
            outcome.refused == [
                RefusedCookie(name: "a", domain: ".example.com", reason: .foreignDomain),
                RefusedCookie(name: "b", domain: "elearning.fudan.edu.cn", reason: .expired),
                RefusedCookie(name: "c;", domain: "ecard.fudan.edu.cn", reason: .invalid),
            ])
    }

    @Test("A cookie without the member `secure` counts as one for https")
    func secureByDefault() async throws {
        let outcome = try await importCookies(
            university().campus(), Self.session, #"{"name":"__Secure-a","value":"1","domain":"id.fudan.edu.cn"}"#,
            #"{"name":"__Secure-b","value":"1","domain":"id.fudan.edu.cn","secure":false}"#)
        #expect(outcome.imported == 2 && outcome.refused.map(\.name) == ["__Secure-b"])
    }

    @Test(
        "An expiry of 0 or less stands for none, and a late one is reduced",
        arguments: [("0", true), ("-0.5", true), ("0.5", false), ("1", false), ("4000000000", true), ("1e300", true)])
    func expiries(expires: String, isImported: Bool) async throws {
        let cookie = #"{"name":"a","value":"1","domain":"fudan.edu.cn","expires":\#(expires)}"#
        let outcome = try await importCookies(university().campus(), Self.session, cookie)
        #expect(outcome.imported == (isImported ? 2 : 1) && outcome.refused.map(\.reason) == (isImported ? [] : [.expired]))
    }

    @Test(
        "An import without an accepted sign-in fails unless it has a cookie of another site",
        arguments: [
            (#"{"name":"a","value":"1","domain":".fudan.edu.cn"}"#, false), (#"{"name":"a","value":"1","domain":"example.com"}"#, false),
            (#"{"name":"a","value":"1","domain":"zlapp.fudan.edu.cn"}"#, true),
        ])
    func deadSignIn(cookie: String, isImported: Bool) async throws {
        let university = University()
        let campus = university.campus()
        let error = await failure { try await importCookies(campus, Self.session, cookie) }
        let refusal = DanXiError(
            .notSignedIn,
            "campus.import_cookies: id.fudan.edu.cn does not accept the cookies, so the session is unchanged. Sign in with the browser again, then import its cookies."
        )
        #expect(error == (isImported ? nil : refusal))
        let status = try await campus.status()
        #expect(status.signedIn == isImported)
    }

    @Test("The check of a sign-in is the sign-in for a page of every account, and says nothing if that page fails", arguments: [200, 500])
    func check(status: Int) async throws {
        let page = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"
        let university = University { request in
            if request.url == page { return request.respond(status, "x", type: "text/plain") }
            return request.url.contains("/authserver/login") ? request.redirect(page) : nil
        }
        let outcome = try await importCookies(university.campus(), Self.session)
        #expect(outcome.isLive == (status == 200 ? true : nil))
        let service = "https%3A%2F%2Fzlapp.fudan.edu.cn%2Ffudanbus%2Fwap%2Fdefault%2Flists"
        #expect(university.requests.map(\.url) == ["https://id.fudan.edu.cn/authserver/login?service=\(service)", page])
    }

    @Test("If no cookie is accepted, the session is unchanged, and the error states the reasons")
    func noAcceptedCookie() async throws {
        let university = university()
        let campus = try await university.signedIn()
        let error = await failure {
            try await importCookies(campus, #"{"name":"a","value":"1","domain":"example.com"}"#, username: University.other)
        }
        #expect(error?.code == .invalidArgument)
        #expect(
            error?.message
                == "campus.import_cookies: `cookies`: none of the 1 cookies was accepted; `detail.refused` has the reasons. Pass the cookies of id.fudan.edu.cn and of fudan.edu.cn, from a browser in which you have just signed in."
        )
        #expect(
            error?.detail
                == .object([
                    "refused": .array([
                        .object(["name": .string("a"), "domain": .string("example.com"), "reason": .string("foreign_domain")])
                    ])
                ]))
        let status = try await campus.status()
        #expect(status.username == University.username)
    }

    @Test("The import of an expired sign-in fails, and the session is unchanged")
    func expiredSignIn() async throws {
        let university = university()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        let error = await failure { try await importCookies(campus, Self.session, username: University.other) }
        #expect(error?.code == .notSignedIn && error?.message.contains("browser again") == true)
        let status = try await campus.status()
        #expect(status.username == University.username)
    }

    @Test("The sign-in to a single site can be imported without a sign-in to the university")
    func siteOnly() async throws {
        let university = University()
        university.change { $0.sessions["zlapp.fudan.edu.cn"] = ["browser"] }
        let campus = university.campus()
        let outcome = try await importCookies(campus, #"{"name":"s","value":"browser","domain":"zlapp.fudan.edu.cn"}"#)
        #expect(outcome.isLive == false && outcome.status.signedIn)
        let page = try await campus.ask()
        #expect(page == "browser")
        await expectFailure(.notSignedIn) { try await campus.ask("https://my.fudan.edu.cn/x") }
    }

    @Test("A failed check of the imported sign-in does not prevent the import")
    func unchecked() async throws {
        let university = University { request in
            request.url.hasPrefix("https://id.fudan.edu.cn/authserver/") ? request.respond(500, "") : nil
        }
        let result = try await importCookies(university.campus(), Self.session)
        #expect(result.isLive == nil)
    }

    @Test("An import keeps the session's password only if the account is the same", arguments: [true, false])
    func password(isSame: Bool) async throws {
        let university = university()
        let campus = try await university.signedIn()
        _ = try await campus.ask("https://my.fudan.edu.cn/x")
        _ = try await importCookies(campus, Self.session, username: isSame ? University.username : University.other)
        let requests = university.requests.count
        _ = try await campus.ask("https://my.fudan.edu.cn/x")
        #expect((university.requests.count - requests == 1) == isSame, "the import keeps the cookies of the same account")
        university.expire("id.fudan.edu.cn", "my.fudan.edu.cn")
        let error = await failure { try await campus.ask("https://my.fudan.edu.cn/x") }
        #expect(isSame ? error == nil : error?.code == .notSignedIn)
        #expect(university.passwords == (isSame ? 2 : 1))
    }

    @Test("An imported sign-in can be remembered for later sessions if the session has a store")
    func remember() async throws {
        let university = university()
        let error = await failure { try await importCookies(university.campus(), Self.session, remember: true) }
        #expect(error?.code == .invalidArgument && error?.message.contains("campus.import_cookies: `remember`") == true)
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let campus = university.campus(directory: directory)
        let result = try await importCookies(campus, Self.session, remember: true)
        #expect(result.status.remembered)
        let later = university.campus(directory: directory)
        let page = try await later.ask()
        #expect(page.hasPrefix("session-"))
        _ = try await later.logout()
    }
}
