import Errors
import Glibc
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import CampusSignIn
@testable import CampusSupport
@testable import Storage

/// Tests with a store directory that everybody may write to. The library refuses to use such a directory, even if the process runs as root.
@Suite("Files of a campus sign-in that cannot be written", .timeLimit(.minutes(5)))
struct SignInStorageTests {
    let university = University()
    let directory: TemporaryDirectory
    let store: StoreDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
    }

    private func setUsable(_ isUsable: Bool) { #expect(chmod(directory.path + "/store", isUsable ? 0o700 : 0o777) == 0) }

    @Test("If the cookies of a login cannot be stored, the error states that the session is signed in without stored cookies")
    func login() async throws {
        let campus = university.campus(directory: store)
        setUsable(false)
        let error = await failure { try await campus.login(remember: true) }
        #expect(error?.code == .storage)
        let start = "campus.login: the session is signed in as \(University.username), but its cookies are not stored. "
        #expect(error?.message.hasPrefix(start) == true)
        let status = try await campus.status()
        #expect(status.signedIn && !status.remembered)
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
        setUsable(true)
        _ = try await campus.ask("https://my.fudan.edu.cn/x")
        #expect(directory.content(of: "campus.json") == nil && university.passwords == 1)
        let state = try await campus.login(remember: true)
        #expect(state.remembered)
    }

    @Test("If imported cookies cannot be stored, the session uses them, and the error states that the session is signed in")
    func cookies() async throws {
        university.change { $0.sessions["id.fudan.edu.cn"] = ["browser"] }
        let campus = university.campus(directory: store)
        let cookies = try [CampusCookie].decode(PaddedBytes("[\(CookieImportTests.session)]".utf8))
        setUsable(false)
        let error = await failure {
            try await CampusAPI.importCookies(
                campus.client, cookies: cookies, username: University.username, studentType: .undergraduate, remember: true)
        }
        setUsable(true)
        #expect(error?.code == .storage && error?.message.contains("campus.import_cookies: the session is signed in") == true)
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
    }

    @Test("If a logout cannot remove the stored cookies, the error states that the session is signed out and the cookies are still stored")
    func logout() async throws {
        let campus = university.campus(directory: store)
        _ = try await campus.login(remember: true)
        setUsable(false)
        let error = await failure { try await campus.logout() }
        setUsable(true)
        #expect(error?.code == .storage)
        #expect(error?.message.hasPrefix("campus.logout: the session is signed out, but its cookies are still stored. ") == true)
        let status = try await campus.status()
        #expect(status.signedIn == false)
        #expect(directory.content(of: "campus.json")?.contains(University.username) == true)
    }

    @Test("A repeated logout tries again to remove the stored cookies")
    func repeatedLogout() async throws {
        let campus = university.campus(directory: store)
        _ = try await campus.login(remember: true)
        setUsable(false)
        for _ in 0..<2 { await expectFailure(.storage) { try await campus.logout() } }
        setUsable(true)
        _ = try await campus.logout()
        #expect(directory.content(of: "campus.json")?.contains("cookies") == false)
    }

    @Test(
        "A logout removes the stored cookies that a login could not replace, even if they belong to another account",
        arguments: [University.username, University.other])
    func logoutAfterFailedLogin(username: String) async throws {
        let campus = university.campus(directory: store)
        _ = try await campus.login(remember: true)
        setUsable(false)
        await expectFailure(.storage) { try await campus.login(username, remember: true) }
        setUsable(true)
        _ = try await campus.logout()
        #expect(directory.content(of: "campus.json")?.contains("cookies") == false)
    }

    @Test("A logout removes the account's stored cookies even if they could not be read when the session was opened")
    func logoutAfterFailedOpen() async throws {
        _ = try await university.campus(directory: store).login(remember: true)
        setUsable(false)
        let campus = university.campus(directory: store)
        setUsable(true)
        let status = try await campus.status()
        #expect(status.signedIn == false)
        _ = try await campus.login()
        _ = try await campus.logout()
        #expect(directory.content(of: "campus.json")?.contains("cookies") == false)
    }

    @Test("If the store does not respond, a warning states why no stored sign-in is used")
    func blockedStore() async throws {
        let store = BlockedStore()
        let log = Mutex<[String]>([])
        let file = RememberedSignInFile(store: store) { level, message in log.withLock { $0.append("\(level): \(message())") } }
        try await store.block()
        let identity = CampusIdentity(
            username: University.username, password: University.password, studentType: .undergraduate, codes: OneTimeCodes(),
            spent: SpentSecrets())
        let restored = await file.restore(identity)
        #expect(restored == nil)
        store.unblock()
        let messages = log.withLock { $0 }
        #expect(messages.count == 1 && messages.first?.hasPrefix("warning: test store does not respond") == true, "\(messages)")
    }

    @Test("A request does not fail if its cookies cannot be stored, and the next change stores all cookies")
    func changes() async throws {
        let campus = university.campus(directory: store)
        _ = try await campus.login(remember: true)
        setUsable(false)
        _ = try await campus.ask()
        #expect(university.log.contains { $0.contains("chmod go-w") })
        setUsable(true)
        _ = try await campus.ask("https://my.fudan.edu.cn/x")
        let later = university.campus(directory: store)
        let before = university.requests.count
        _ = try await later.ask()
        _ = try await later.ask("https://my.fudan.edu.cn/x")
        #expect(university.requests.count - before == 2 && university.passwords == 1)
    }
}

/// An empty store whose threads a test can block.
private final class BlockedStore: StoreBackend {
    let kind = StoreKind.directory
    let place = "test store"
    let threads = FileThreads(patience: .zero)
    let isAuthentic = true
    let lockInterval: ClosedRange<UInt32> = 1...1
    private let isOpen = Monitor(false)

    /// Occupies a thread of the store until ``unblock()`` is called.
    func block() async throws {
        let started = AsyncStream.makeStream(of: Void.self)
        try threads.submit(in: place) { [self] in
            started.continuation.yield()
            isOpen.wait { $0 ? () : nil }
        }
        for await _ in started.stream { break }
    }

    func unblock() {
        isOpen.withLock { $0 = true }
        isOpen.wakeAll()
    }

    func read(_ name: String) -> (bytes: PaddedBytes, version: StoreVersion)? { nil }
    func version(of name: String) -> StoreVersion? { nil }
    func write(_ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?) -> StoreVersion { .shared([]) }
    func remove(_ name: String) {}
    func replace(
        _ name: String, _ version: StoreVersion?, with bytes: [UInt8]?, lifetime: Duration?, under lock: (any HeldLock)?
    ) -> StoreReplacement { .changed }
    func removeAll(startingWith prefix: String) {}
    func trim(startingWith prefix: String, to limit: Int) {}
    func tryLock(_ name: String) -> LockAttempt { .taken(renewal: nil) }
    func place(of name: String) -> String { name }
}
