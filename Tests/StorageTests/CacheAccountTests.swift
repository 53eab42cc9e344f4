import Calls
import Errors
import TestSupport
import Testing

@testable import Storage

@Suite("Cached values and accounts", .timeLimit(.minutes(5)))
struct CacheAccountTests {
    let counter = Counter()
    let log = Log()
    let account = Account()

    func cache(_ directory: StoreDirectory? = nil) -> ValueCache<[Int]> {
        ValueCache(name: "numbers", validity: .seconds(3600), store: directory, log: log.handler, account: account.reader) {
            [counter] in [counter.next()]
        }
    }

    @Test("For another account, and without an account, a cached value counts as missing in memory and on disk", arguments: ["bob", nil])
    func otherAccount(name: String?) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        account.name = "alice"
        let cache = cache(path)
        var number = try await cache.value(.prefer).value
        #expect(number == [1])
        account.name = name
        for cache in [cache, self.cache(path)] {
            await expectFailure(.notCached) { try await cache.value(.only) }
        }
        number = try await cache.value(.prefer).value
        #expect(number == [2])
        number = try await self.cache(path).value(.only).value
        #expect(number == [2])
        account.name = "alice"
        for cache in [cache, self.cache(path)] {
            await expectFailure(.notCached) { try await cache.value(.only) }
        }
    }

    @Test("A stored value without an account is missing for an account")
    func withoutAccount() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        try directory.overwrite("numbers.json", with: StoredText(value: "[9]", fetchedAt: 1).text)
        account.name = "alice"
        await expectFailure(.notCached) { try await cache(path).value(.only) }
    }

    @Test("A keyed cache does not return the values of another account")
    func keyed() async throws {
        let directory = try TemporaryDirectory()
        let group = CacheGroup(store: try directory.store(), log: log.handler, account: account.reader)
        let cache = group.keyedCache("pages", validity: .seconds(60), in: .disk) { [counter] (_: Int) in counter.next() }
        account.name = "alice"
        let number = try await cache.value(1, .prefer).value
        #expect(number == 1)
        account.name = "bob"
        await expectFailure(.notCached) { try await cache.value(1, .only) }
    }

    @Test("A cached public value is returned to calls of all accounts")
    func publicValues() async throws {
        let directory = try TemporaryDirectory()
        func cache() throws -> ValueCache<Int> {
            CacheGroup(store: try directory.store(), log: log.handler, account: account.reader).subgroup("list", isPublic: true)
                .cache("public", validity: .seconds(60), in: .disk) { [counter] in counter.next() }
        }
        let first = try cache()
        var number = try await first.value(.prefer).value
        #expect(number == 1)
        account.name = "alice"
        number = try await first.value(.only).value
        #expect(number == 1)
        number = try await cache().value(.only).value
        #expect(number == 1)
    }

    @Test("A call does not share the request of a call with another account, even for a public value")
    func publicRequest() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let began = AsyncStream.makeStream(of: Void.self)
        let cache = CacheGroup(store: nil, log: log.handler, account: account.reader).subgroup("list", isPublic: true)
            .cache("public", validity: .seconds(60), in: .memory) { [counter] in
                let number = counter.next()
                if number == 1 {
                    began.continuation.yield()
                    for await _ in gate.stream { break }
                    throw DanXiError.accountChanged(.campus)
                }
                return number
            }
        func value(for campus: String) async throws -> Int {
            try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(campus: campus))) {
                try await cache.value(.prefer).value
            }
        }
        async let alices = failure { try await value(for: "alice") }
        for await _ in began.stream { break }
        var shared = try await value(for: "bob")
        #expect(shared == 2)
        gate.continuation.yield()
        let error = await alices
        #expect(error?.code == .accountChanged)
        shared = try await value(for: "alice")
        #expect(shared == 2)
    }

    @Test(
        "A response that arrives after a change of the account is returned only to the call that sent the request, and is not stored",
        arguments: [true, false])
    func lateResponse(inCall: Bool) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        let gate = AsyncStream.makeStream(of: Void.self)
        let began = AsyncStream.makeStream(of: Void.self)
        let cache = ValueCache<[Int]>(name: "numbers", validity: .seconds(3600), store: path, log: log.handler, account: account.reader) {
            [counter] in
            let number = counter.next()
            if number == 1 {
                began.continuation.yield()
                for await _ in gate.stream { break }
            }
            return [number]
        }
        account.name = "alice"
        let context = inCall ? CallContext(accounts: CallAccounts(community: "alice")) : CallContext()
        async let alices = CallContext.$current.withValue(context) { try await cache.value(.prefer).value }
        for await _ in began.stream { break }
        account.name = "bob"
        var numbers = try await cache.value(.prefer).value
        #expect(numbers == [2], "bob's call does not wait for alice's response")
        gate.continuation.yield()
        let alicesNumbers = try await alices
        #expect(alicesNumbers == [1])
        numbers = try await cache.value(.only).value
        #expect(numbers == [2])
        numbers = try await self.cache(path).value(.only).value
        #expect(numbers == [2])
    }

    @Test("A response that arrives after a change of the account does not replace the next account's value from the store")
    func storedForTheNextAccount() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.store()
        let gate = Gate()
        let cache = ValueCache<[Int]>(name: "numbers", validity: .seconds(3600), store: path, log: log.handler, account: account.reader) {
            await gate.pass()
            return [1]
        }
        account.name = "alice"
        async let alices = cache.value(.prefer).value
        await gate.arrival()
        account.name = "bob"
        // Another session of bob has stored the value.
        try directory.overwrite("numbers.json", with: StoredText(value: "[9]", account: "bob", fetchedAt: 1).text)
        var numbers = try await cache.value(.only).value
        #expect(numbers == [9])
        gate.open()
        numbers = try await alices
        #expect(numbers == [1])
        for cache in [cache, self.cache(path)] {
            numbers = try await cache.value(.only).value
            #expect(numbers == [9])
        }
    }

    @Test("A call fails without a request if the session has another account than at the start of the call")
    func changedAccount() async throws {
        let cache = cache()
        account.name = "bob"
        _ = try await cache.value(.prefer)
        for accounts in [CallAccounts(community: "alice"), CallAccounts(campus: "bob")] {
            for policy in CachePolicy.allCases {
                let error = await failure {
                    try await CallContext.$current.withValue(CallContext(accounts: accounts)) { try await cache.value(policy) }
                }
                #expect(error?.code == .accountChanged && error?.message.contains("community account changed") == true)
            }
        }
        #expect(counter.value == 1)
    }

    @Test("Shared work acts for the account of its callers, and fails if the session's account changes")
    func sharedWork() async throws {
        let group = CacheGroup(store: nil, log: log.handler, account: account.reader)
        let inner = group.cache("inner", validity: .seconds(60), in: .memory) { [counter] in counter.next() }
        let outer = group.cache("outer", validity: .seconds(60), in: .memory) { [account] in
            account.name = "bob"
            return try await inner.value(.prefer).value
        }
        account.name = "alice"
        let error = await failure {
            try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(community: "alice"))) {
                try await outer.value(.prefer)
            }
        }
        #expect(error?.code == .accountChanged && counter.value == 0)
    }
}
