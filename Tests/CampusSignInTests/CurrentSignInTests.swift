import Calls
import Errors
import Glibc
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import CampusSignIn
@testable import CampusSupport

@Suite("The sign-in of a session", .timeLimit(.minutes(5)), .virtualTime)
struct CurrentSignInTests {
    private static func signIn(_ store: (any StoreBackend)? = nil) -> CurrentSignIn { CurrentSignIn(store: store, log: { _, _ in }) }

    private static func account(_ signIn: CurrentSignIn, _ username: String, _ type: StudentType) -> AccountSignIn {
        AccountSignIn(signIn.identity(username: username, password: "p", studentType: type))
    }

    @Test(
        "A new sign-in clears the caches if the account or the servers of its values are others, but not the first one",
        arguments: [
            (nil, ("a", .staff), false), (("a", .staff), ("a", .staff), false), (("a", .staff), ("b", .staff), true),
            (("a", .staff), ("a", .undergraduate), false), (("a", .staff), ("a", .graduate), true),
            (("a", .graduate), ("a", .undergraduate), true), (("a", .graduate), ("a", .graduate), false),
        ] as [((String, StudentType)?, (String, StudentType), Bool)])
    func clears(previous: (String, StudentType)?, next: (String, StudentType), isCleared: Bool) async throws {
        let signIn = Self.signIn()
        let cleared = Mutex(0)
        if let previous { signIn.use(Self.account(signIn, previous.0, previous.1)) }
        signIn.onSignOut { cleared.withLock { $0 += 1 } }
        let new = Self.account(signIn, next.0, next.1)
        try await signIn.replace("m", with: new, remember: false)
        #expect(signIn.current === new && cleared.withLock { $0 } == (isCleared ? 1 : 0))
    }

    @Test("All actions run in order at a sign-out, until one of them fails, and the sign-in ends in any case")
    func actions() async throws {
        let signIn = Self.signIn()
        signIn.use(Self.account(signIn, "a", .staff))
        signIn.setPending(CurrentSignIn.PendingLogin(signIn: Self.account(signIn, "b", .staff), remember: true))
        let runs = Mutex<[Int]>([])
        signIn.onSignOut { runs.withLock { $0.append(1) } }
        try await signIn.signOut()
        #expect(runs.withLock { $0 } == [1] && signIn.current.identity == nil && signIn.pending == nil)
        signIn.onSignOut {
            runs.withLock { $0.append(2) }
            throw DanXiError(.internal, "2")
        }
        signIn.onSignOut { runs.withLock { $0.append(3) } }
        signIn.use(Self.account(signIn, "a", .staff))
        let error = await failure { try await signIn.signOut() }
        #expect(error?.message == "2" && runs.withLock { $0 } == [1, 1, 2] && signIn.current.identity == nil)
    }

    @Test("A sign-out leaves another account alone that has signed in since the call began, and succeeds if nobody is signed in any more")
    func laterAccount() async throws {
        let signIn = Self.signIn()
        let later = Self.account(signIn, "b", .staff)
        signIn.use(later)
        let call = CallContext(accounts: CallAccounts(campus: "a"))
        let error = await failure { try await CallContext.$current.withValue(call) { try await signIn.signOut() } }
        #expect(error == .accountChanged(.campus) && signIn.current === later)
        signIn.use(AccountSignIn(nil))
        let second = await failure { try await CallContext.$current.withValue(call) { try await signIn.signOut() } }
        #expect(second == nil)
    }

    @Test("The error of the store is preferred to that of an action, which runs nevertheless")
    func storeAndAction() async throws {
        let directory = try TemporaryDirectory()
        let signIn = Self.signIn(try directory.store())
        let new = Self.account(signIn, "a", .staff)
        try await signIn.replace("m", with: new, remember: true)
        let runs = Mutex(0)
        signIn.onSignOut {
            runs.withLock { $0 += 1 }
            throw DanXiError(.internal, "2")
        }
        #expect(chmod(directory.path + "/store", 0o777) == 0)
        let error = await failure { try await signIn.signOut() }
        #expect(chmod(directory.path + "/store", 0o700) == 0)
        #expect(error?.code == .storage && runs.withLock { $0 } == 1)
        #expect(error?.message.hasPrefix("campus.logout: the session is signed out, but its cookies are still stored. ") == true)
    }

    @Test("If an earlier sign-in cannot be removed from the store, the error says that its cookies are still stored")
    func notRemoved() async throws {
        let directory = try TemporaryDirectory()
        let signIn = Self.signIn(try directory.store())
        try await signIn.replace("m", with: Self.account(signIn, "a", .staff), remember: true)
        #expect(signIn.isRemembered)
        #expect(chmod(directory.path + "/store", 0o777) == 0)
        let error = await failure { try await signIn.replace("m", with: Self.account(signIn, "b", .staff), remember: false) }
        #expect(chmod(directory.path + "/store", 0o700) == 0)
        let start = "m: the session is signed in as b, but the cookies of an earlier sign-in are still stored. "
        #expect(error?.code == .storage && error?.message.hasPrefix(start) == true)
        #expect(signIn.current.identity?.username == "b" && !signIn.isRemembered)
    }

    @Test(
        "Cached values belong to the account, and those of graduate students are kept apart",
        arguments: [(StudentType.undergraduate, "a"), (.staff, "a"), (.graduate, "a (graduate)")])
    func cacheAccount(type: StudentType, account: String) throws {
        let signIn = Self.signIn()
        let reader = signIn.accountReader
        #expect(try reader() == nil)
        signIn.use(Self.account(signIn, "a", type))
        #expect(try reader() == account)
        let other = CallContext(accounts: CallAccounts(campus: "b"))
        #expect(throws: DanXiError.accountChanged(.campus)) { try CallContext.$current.withValue(other) { try reader() } }
    }

    @Test("A call that started without an account uses none, even if the session has signed in since")
    func callWithoutAccount() async throws {
        let signIn = Self.signIn()
        let account = Self.account(signIn, "a", .staff)
        signIn.use(account)
        let own = try await signIn.signInOfCall()
        let anonymous = try await CallContext.$current.withValue(CallContext(accounts: CallAccounts())) { try await signIn.signInOfCall() }
        let same = try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: "a"))) {
            try await signIn.signInOfCall()
        }
        #expect(own === account && anonymous.identity == nil && same === account)
        await expectFailure(.accountChanged) {
            try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: "b"))) { try await signIn.signInOfCall() }
        }
    }

    @Test("An import continues the sign-in of the same account with its cookies, and begins another one without")
    func continued() throws {
        let signIn = Self.signIn()
        let account = Self.account(signIn, "a", .staff)
        let url = "https://id.fudan.edu.cn/"
        account.jar.receive(["s=1; Path=/"], from: url, number: account.jar.prepare(url).number)
        signIn.use(account)
        let (same, other) = (signIn.continued(for: "a", studentType: .graduate), signIn.continued(for: "b", studentType: .graduate))
        #expect(same.identity?.password == "p" && same.identity?.studentType == .graduate && same.jar.field(for: url) == "s=1")
        #expect(other.identity?.username == "b" && other.identity?.password == nil && other.jar.field(for: url) == nil)
        #expect(same.jar !== account.jar && signIn.current === account)
    }

    @Test("A login with `reuse` waits for that of another session for a minute, or until the deadline of the call", arguments: [nil, 5])
    func turns(seconds: Int?) async throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        let lock = open(directory.path + "/store/campus_login.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let file = RememberedSignInFile(store: store, log: { _, _ in })
        let start = Instant.now
        let context = CallContext(deadline: seconds.map { .now + .seconds($0) })
        let waited = try await CallContext.$current.withValue(context) { try await file.inTurn { start.duration(to: .now) } }
        let limit = Duration.seconds(seconds ?? 60)
        #expect(waited >= limit && waited < limit + .seconds(1))
    }
}
