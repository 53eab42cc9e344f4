import Calls
import Errors
import Glibc
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Remembered sign-ins of several processes", .timeLimit(.minutes(5)))
struct RememberedSignInTests {
    let university = University()
    private let temporary: TemporaryDirectory
    let directory: StoreDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
    }

    /// Returns the campus of a new session that uses the same store, like a session of another process.
    func process() -> CampusAccess { university.campus(directory: directory) }

    func remembered() -> RememberedSignIn? {
        StoreFile<RememberedValue<RememberedSignIn>>(store: directory, file: .campus, log: { _, _ in }).load()?.signIn
    }

    @Test("A process does not overwrite the stored sign-in of another account with its cookies")
    func otherAccount() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        var status = try await second.status()
        #expect(status.username == University.username)
        _ = try await first.login(University.other, remember: true)
        let written = try #require(remembered())
        #expect(written.username == University.other)

        _ = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(remembered()?.cookies == written.cookies)
        status = try await second.status()
        #expect(status.username == University.username, "the sign-in of the session itself is not replaced")
        let (isFirst, isSecond) = (try await first.status().remembered, try await second.status().remembered)
        #expect(isFirst && !isSecond)

        _ = try await second.logout()
        #expect(remembered()?.username == University.other)
        _ = try await process().login(remember: false)
        #expect(remembered() == nil, "a new session starts with the remembered sign-in, and a login replaces it")
    }

    @Test("A logout does not remove the sign-in of another account that another process has stored after the session was opened")
    func replacedBeforeLogout() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        _ = try await first.login(University.other, remember: true)
        _ = try await second.logout()
        #expect(remembered()?.username == University.other)
    }

    @Test("The logout of a session that never used the remembered sign-in does not remove that sign-in")
    func neverRestored() async throws {
        let second = process()
        _ = try await process().login(remember: true)
        _ = try await second.login(University.other)
        _ = try await second.logout()
        #expect(remembered()?.username == University.username)
    }

    @Test("After a logout in one process, a process that is still signed in does not store the sign-in again")
    func loggedOut() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        _ = try await first.logout()
        _ = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(remembered() == nil)
        let status = try await second.status()
        #expect(status.signedIn && !status.remembered)
        let line = "The campus sign-in is no longer remembered: another process has signed out, or signed in to another account."
        #expect(university.log.count { $0 == line } == 1)
    }

    @Test("If the store has lost the sign-in, the next request stores it again, even if no cookie has changed")
    func lost() async throws {
        let processes = [process(), process()]
        _ = try await processes[0].login(remember: true)
        let second = process()
        let before = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(unlink(temporary.path + "/store/campus.json") == 0)
        let after = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(after == before, "the sign-in to the site is still valid, so its cookie has not changed")
        #expect(remembered()?.username == University.username)
        let isRemembered = (try await processes[0].status().remembered, try await second.status().remembered)
        #expect(isRemembered == (true, true))
        let page = try await process().ask("https://my.fudan.edu.cn/x")
        #expect(page == after && page.hasPrefix("session-"))
        #expect(university.passwords == 1)
    }

    @Test("A sign-in that the store has, has lost, or could not store is kept for the next session")
    func kept() async throws {
        let first = process()
        #expect(try first.keepSignIn(), "without a sign-in, nothing must be kept")
        _ = try await first.login(remember: true)
        let written = temporary.content(of: "campus.json")
        #expect(try first.keepSignIn())
        #expect(temporary.content(of: "campus.json") == written)
        #expect(unlink(temporary.path + "/store/campus.json") == 0)
        #expect(try first.keepSignIn())
        #expect(remembered()?.username == University.username)
        #expect(chmod(temporary.path + "/store", 0o777) == 0)
        let page = try await first.ask("https://my.fudan.edu.cn/x")
        await expectFailure(.storage) { try first.keepSignIn() }
        #expect(chmod(temporary.path + "/store", 0o700) == 0)
        #expect(try first.keepSignIn())
        let continued = try await process().ask("https://my.fudan.edu.cn/x")
        #expect(continued == page && university.passwords == 1)
    }

    @Test("A sign-in that is not remembered, or that another session has ended, cannot be kept")
    func notKept() async throws {
        let first = process()
        _ = try await first.login()
        #expect(try !first.keepSignIn())
        _ = try await first.login(remember: true)
        let second = process()
        #expect(try second.keepSignIn())
        _ = try await first.logout()
        #expect(try first.keepSignIn())
        #expect(try !second.keepSignIn())
    }

    @Test("A process that has read the mark of a sign-out does not store the sign-in again, even if the store loses the mark")
    func lostMark() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        _ = try await first.logout()
        _ = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(unlink(temporary.path + "/store/campus.json") == 0)
        _ = try await second.ask()
        _ = try await first.logout()
        #expect(remembered() == nil && !temporary.files.contains("campus.json"))
    }

    @Test("A logout after the store has lost the sign-in writes a mark, so that another process does not store the sign-in again")
    func signOutAfterLoss() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        #expect(unlink(temporary.path + "/store/campus.json") == 0)
        _ = try await first.logout()
        _ = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(remembered() == nil && temporary.content(of: "campus.json")?.contains("signed_out") == true)
        #expect(temporary.content(of: "campus.json")?.contains(University.username) == false)
    }

    /// Returns the content that the file has after a change by another process, and restores the file.
    private func content(after change: () async throws -> Void) async throws -> String {
        let before = try #require(temporary.content(of: "campus.json"))
        try await change()
        let after = try #require(temporary.content(of: "campus.json"))
        _ = try directory.write("campus.json", Array(before.utf8), lifetime: nil, under: nil)
        return after
    }

    @Test("A process that was stopped before it stores cookies keeps the sign-in of another account, or the sign-out, that it has not seen")
    func stoppedBeforeCookies() async throws {
        let changes: [(CampusAccess) async throws -> Void] = [
            { _ = try await $0.login(University.other, remember: true) }, { _ = try await $0.logout() },
        ]
        for change in changes {
            let store = InterruptedStore(store: directory)
            let stopped = university.campus(directory: store)
            _ = try await stopped.login(remember: true)
            let newest = try await content { try await change(process()) }
            store.changeBeforeWrite("campus.json", to: newest)
            _ = try await stopped.ask("https://my.fudan.edu.cn/x")
            #expect(temporary.content(of: "campus.json") == newest)
            let isRemembered = try await stopped.status().remembered
            #expect(!isRemembered)
        }
    }

    @Test("A process that was stopped before it stores cookies adds them to those of another process of the account")
    func stoppedBeforeMerge() async throws {
        let store = InterruptedStore(store: directory)
        let stopped = university.campus(directory: store)
        _ = try await stopped.login(remember: true)
        store.changeBeforeWrite("campus.json", to: try await content { _ = try await process().ask("https://my.fudan.edu.cn/x") })
        _ = try await stopped.ask()
        let before = university.requests.count
        let later = process()
        _ = try await later.ask()
        _ = try await later.ask("https://my.fudan.edu.cn/x")
        #expect(university.requests.count - before == 2)
        _ = try await stopped.ask("https://my.fudan.edu.cn/x")
        #expect(university.requests.count - before == 3, "the stopped process uses the merged cookies too")
    }

    @Test("A process that was stopped before its sign-out keeps the sign-in of another account")
    func stoppedBeforeLogout() async throws {
        let store = InterruptedStore(store: directory)
        let stopped = university.campus(directory: store)
        _ = try await stopped.login(remember: true)
        let newest = try await content { _ = try await process().login(University.other, remember: true) }
        store.changeBeforeWrite("campus.json", to: newest)
        _ = try await stopped.logout()
        #expect(temporary.content(of: "campus.json") == newest)
    }

    @Test("Processes of one account merge their cookies, so a process without the password can use a renewed sign-in")
    func renewal() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let second = process()
        _ = try await second.ask("https://my.fudan.edu.cn/x")
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn", "my.fudan.edu.cn")
        _ = try await first.ask()
        #expect(university.passwords == 2)
        _ = try await second.ask()
        _ = try await second.ask("https://my.fudan.edu.cn/x")
        #expect(university.passwords == 2)

        let before = university.requests.count
        let third = process()
        _ = try await third.ask()
        _ = try await third.ask("https://my.fudan.edu.cn/x")
        #expect(university.requests.count - before == 2, "the file contains the cookies of the sites that either process has entered")
    }

    @Test("Concurrent writes of several processes lose no cookie")
    func concurrentWrites() async throws {
        let first = process()
        _ = try await first.login(remember: true)
        let processes = [first, process(), process()]
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<30 {
                group.addTask { try await processes[number % 3].ask("https://s\(number).fudan.edu.cn/x") }
            }
            for try await answer in group { #expect(answer.hasPrefix("session-")) }
        }
        // Each process saves once more, after all others have written their cookies.
        for process in processes { await process.signIn.save() }
        let later = process()
        let before = university.requests.count
        for number in 0..<30 { _ = try await later.ask("https://s\(number).fudan.edu.cn/x") }
        #expect(university.requests.count - before == 30)
    }
}

@Suite("The account of a call", .timeLimit(.minutes(5)))
struct CampusAccountTests {
    @Test("A call fails after another account has signed in, and sends nothing with that account's cookies")
    func otherAccountDuringCall() async throws {
        let university = University()
        let campus = try await university.signedIn()
        try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: University.username))) {
            _ = try await campus.ask()
            _ = try await campus.login(University.username)
            _ = try await campus.ask()
            _ = try await campus.login(University.other)
            let before = university.requests.count
            let error = await failure { try await campus.ask() }
            #expect(error?.code == .accountChanged)
            #expect(university.requests.count == before)
        }
        try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: University.other))) {
            let answer = try await campus.ask()
            #expect(answer.hasPrefix("session-"))
        }
    }

    @Test("If another account signs in during a request, the call fails, and the redirect of the request is not followed")
    func underWay() async throws {
        let gate = Gate()
        let university = University { request in
            guard request.url.contains("/slow") else { return nil }
            await gate.pass()
            return request.redirect("https://zlapp.fudan.edu.cn/next", cookie: "s=of-the-first; Path=/")
        }
        let campus = try await university.signedIn()
        let call = Task {
            await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: University.username))) {
                await failure { try await campus.ask("https://zlapp.fudan.edu.cn/slow") }
            }
        }
        await gate.arrival()
        _ = try await campus.login(University.other)
        gate.open()
        let error = await call.value
        #expect(error?.code == .accountChanged)
        #expect(university.count("/next") == 0)
        _ = try await campus.ask()
        #expect(!university.requests.contains { $0.cookie("s") == "of-the-first" }, "the cookie was not stored for the second account")
    }

    @Test("If a site asks for a sign-in, the call uses a sign-in that the same account has made during the call")
    func renewed() async throws {
        let gate = Gate()
        let university = University { request in
            if request.url.hasSuffix("?slow") { await gate.passIfArmed() }
            return nil
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        university.expire("zlapp.fudan.edu.cn")
        gate.arm()
        async let slow = campus.ask(zlapp + "?slow")
        await gate.arrival()
        _ = try await campus.login()
        gate.open()
        let result = try await slow
        #expect(result.hasPrefix("session-"))
        #expect(university.passwords == 2, "only the two logins sent the password")
    }

    @Test("A call that started before a sign-in can request a public page, but no page that requires a sign-in")
    func publicPage() async throws {
        let university = University()
        let campus = try await university.signedIn()
        try await CallContext.$current.withValue(CallContext(accounts: CallAccounts())) {
            let response = try await campus.client.requestWithData("http://10.64.130.6/?b=H2", signIn: .none)
            let error = await failure { try await campus.ask() }
            #expect(response.status == 200 && error?.code == .notSignedIn)
        }
    }

    @Test("Cookies of another domain or path in a late response do not hide the cookies of a sign-in that was made after the request")
    func lateCookie() async throws {
        let gate = Gate()
        let university = University { request in
            guard request.url.contains("/late") else { return nil }
            await gate.pass()
            return request.respond(200, #"{"e":0,"m":"","d":""}"#)
                .adding(cookie: "session_id=anonymous; Domain=.fudan.edu.cn; Path=/").adding(cookie: "s=anonymous; Path=/")
                .adding(cookie: "s=anonymous; Path=/fudanelec")
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        let late = Task { await failure { try await campus.ask("https://zlapp.fudan.edu.cn/late") } }
        await gate.arrival()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        _ = try await campus.ask()
        let (requests, passwords) = (university.requests.count, university.passwords)
        gate.open()
        let value = await late.value
        #expect(value == nil)
        _ = try await campus.ask()
        #expect(university.requests.count - requests == 1 && university.passwords == passwords, "the session is still signed in")
    }
}
