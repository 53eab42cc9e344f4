import Errors
import Glibc
import JSON
import Storage
import TestSupport
import Testing

@testable import DanXiKit

/// Tests in which another process changes the token file after this one has read it, as if this one had been stopped before its write.
@Suite("Token files that change before a write", .virtualTime, .timeLimit(.minutes(5)))
struct UnseenTokenTests {
    private let directory: TemporaryDirectory
    private let store: InterruptedStore
    private let file: TokenFile
    /// The token file as another process uses it.
    private let other: TokenFile

    init() throws {
        directory = try TemporaryDirectory()
        store = InterruptedStore(store: try directory.store())
        file = TokenFile(store: store, server: CommunityScript.hosts.auth, log: { _, _ in })
        other = TokenFile(store: try directory.store(), server: CommunityScript.hosts.auth, log: { _, _ in })
    }

    private static func token(_ expiry: Int, account: Int = 1) throws -> Token {
        let (access, refresh) = (
            CommunityScript.token(account, "a", expiry: expiry), CommunityScript.token(account, "r", expiry: expiry)
        )
        return try Token.decode(PaddedBytes(#"{"access":"\#(access)","refresh":"\#(refresh)"}"#.utf8))
    }

    /// Returns the content that the file has when another process stores tokens.
    private func content(storing token: Token) async throws -> String {
        try await other.save(token, nil)
        return try #require(directory.content(of: "account.json"))
    }

    @Test("Newer tokens that another process stores before the write of a refresh are kept")
    func newer() async throws {
        let newest = try await content(storing: Self.token(3))
        try await other.save(Self.token(1), nil)
        store.changeBeforeWrite("account.json", to: newest)
        let isOwn = try await file.update(Self.token(2), replacing: Self.token(1), nil)
        #expect(isOwn && directory.content(of: "account.json") == newest)
    }

    @Test("Older tokens that another process stores before the write of a refresh are replaced")
    func older() async throws {
        let oldest = try await content(storing: Self.token(1))
        try await other.save(Self.token(2), nil)
        store.changeBeforeWrite("account.json", to: oldest)
        let isOwn = try await file.update(Self.token(3), replacing: Self.token(2), nil)
        let stored = await other.load()
        #expect(try isOwn && stored == Self.token(3))
    }

    @Test("A sign-out of another process before the write of a refresh is kept")
    func signedOut() async throws {
        try await other.save(Self.token(1), nil)
        try await other.signOut(of: "1", wasRemembered: true)
        let mark = try #require(directory.content(of: "account.json"))
        try await other.save(Self.token(1), nil)
        store.changeBeforeWrite("account.json", to: mark)
        let isOwn = try await file.update(Self.token(2), replacing: Self.token(1), nil)
        #expect(!isOwn && directory.content(of: "account.json") == mark)
    }

    @Test("Tokens that another process stores before they are kept for the next session count as kept, and its sign-out does not")
    func kept() async throws {
        try await other.save(Self.token(1), nil)
        let stored = try #require(directory.content(of: "account.json"))
        try await other.signOut(of: "1", wasRemembered: true)
        let mark = try #require(directory.content(of: "account.json"))
        for (content, isOwn) in [(stored, true), (mark, false)] {
            try store.remove("account.json")
            store.changeBeforeWrite("account.json", to: content)
            #expect(try file.keep(Self.token(1), nil) == isOwn && directory.content(of: "account.json") == content)
        }
    }

    @Test("Tokens that another process stores before refused ones are removed are kept")
    func removed() async throws {
        let newest = try await content(storing: Self.token(2))
        try await other.save(Self.token(1), nil)
        store.changeBeforeWrite("account.json", to: newest)
        try await file.remove(Self.token(1))
        #expect(directory.content(of: "account.json") == newest)
    }

    @Test("The tokens of another account that signs in before the mark of a sign-out is written are kept")
    func otherAccount() async throws {
        let others = try await content(storing: Self.token(1, account: 2))
        try await other.save(Self.token(1), nil)
        store.changeBeforeWrite("account.json", to: others)
        try await file.signOut(of: "1", wasRemembered: true)
        #expect(directory.content(of: "account.json") == others)
    }

    @Test("While a process is stopped in the middle of a write, others do not write, because it would replace their tokens")
    func stoppedWriter() async throws {
        let written = try await content(storing: Self.token(1))
        let lock = open(directory.path + "/store/account.json.lock", O_RDWR | O_CREAT, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        let error = await failure { try await file.save(Self.token(2), nil) }
        #expect(error?.code == .storage && error?.message.contains("did not finish. Continue or end that process") == true)
        #expect(directory.content(of: "account.json") == written)
        close(lock)
        try await file.save(Self.token(2), nil)
        let stored = await other.load()
        #expect(try stored == Self.token(2))
    }
}
