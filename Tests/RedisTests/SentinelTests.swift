import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

@Suite("Sentinels", .virtualTime, .timeLimit(.minutes(5)))
struct SentinelTests {
    private let url = "redis+sentinel://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/main"

    private static func bulk(_ text: String) -> String { "$\(text.utf8.count)\r\n\(text)\r\n" }

    /// Makes sentinels name a primary. Nil: they do not know the service.
    private func sentinels(_ servers: FakeServers, _ numbers: [Int] = [1, 2, 3], name port: Int?) {
        let reply = port.map { "*2\r\n" + Self.bulk("127.0.0.1") + Self.bulk("\($0)") } ?? "*-1\r\n"
        for number in numbers { servers.set("127.0.0.1:\(number)") { _ in reply } }
    }

    private func primary(_ servers: FakeServers, _ port: Int, value: String, role: String = "master", tellsRole: Bool = true) {
        servers.set("127.0.0.1:\(port)") { command in
            switch command[0] {
            case "ROLE" where !tellsRole: "-NOPERM this user has no permissions to run the 'role' command\r\n"
            case "ROLE": "*3\r\n" + Self.bulk(role) + ":1\r\n*0\r\n"
            case "SET" where role == "slave", "EVAL" where role == "slave": "-READONLY You can't write against a read only replica.\r\n"
            case "SET": "+OK\r\n"
            case "EVAL": Self.bulk("0")
            default: Self.bulk(value)
            }
        }
    }

    private func value(_ client: RedisClient) -> String? {
        (try? client.get("k", first: nil)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("The first sentinel that responds names the primary, which is used until it is lost")
    func search() throws {
        let servers = FakeServers()
        sentinels(servers, [2, 3], name: 10)
        primary(servers, 10, value: "a")
        let client = try servers.client(url)
        #expect(value(client) == "a" && value(client) == "a")
        #expect(
            servers.log == [
                "127.0.0.1:2 SENTINEL GET-MASTER-ADDR-BY-NAME main", "127.0.0.1:10 ROLE", "127.0.0.1:10 GET k", "127.0.0.1:10 GET k",
            ])
    }

    @Test("If the primary is lost, a command that waits is sent to the next one as soon as a sentinel names it")
    func failover() async throws {
        let servers = FakeServers()
        sentinels(servers, name: 10)
        primary(servers, 10, value: "a")
        let client = try servers.client(url)
        #expect(value(client) == "a")
        servers.set("127.0.0.1:10", nil)
        let start = Instant.now
        let late = Task(executorPreference: Workers.shared) { value(client) }
        try await Timers.sleep(for: .milliseconds(700))
        primary(servers, 11, value: "b")
        sentinels(servers, name: 11)
        let found = await late.value
        #expect(found == "b" && start.duration(to: .now) < .seconds(2))
    }

    @Test(
        "A primary that has become a replica is left for the next one, also if one sentinel still names it, and if the user may not ask for roles",
        arguments: [true, false])
    func demotion(tellsRole: Bool) throws {
        let servers = FakeServers()
        sentinels(servers, name: 10)
        primary(servers, 10, value: "a", tellsRole: tellsRole)
        let client = try servers.client(url)
        #expect(try client.put("k", [1], lifetime: nil, under: nil))
        primary(servers, 10, value: "a", role: "slave", tellsRole: tellsRole)
        primary(servers, 11, value: "b", tellsRole: tellsRole)
        sentinels(servers, [2, 3], name: 11)
        #expect(try client.put("k", [2], lifetime: nil, under: nil))
        #expect(servers.log.last == "127.0.0.1:11 SET k \u{2}")
    }

    @Test("An answer that arrives after another thread has found the next primary does not replace that primary")
    func lateAnswer() throws {
        let servers = FakeServers()
        sentinels(servers, [2, 3], name: 11)
        primary(servers, 10, value: "a", role: "slave")
        primary(servers, 11, value: "b")
        let client = try servers.client(url)
        let hasAsked = Atomic<Bool>(false)
        servers.set("127.0.0.1:1") { _ in
            if hasAsked.exchange(true, ordering: .relaxed) { return nil }
            // While this sentinel prepares its answer, another command finds the next primary.
            #expect((try? client.get("k", first: nil)) == Array("b".utf8))
            return "*2\r\n" + Self.bulk("127.0.0.1") + Self.bulk("10")
        }
        #expect(value(client) == "b")
        #expect(!servers.log.contains { $0.hasPrefix("127.0.0.1:10 ") })
    }

    @Test("A removal goes on at the next primary, if the primary is lost or has become a replica", arguments: [true, false])
    func removal(_ isLost: Bool) throws {
        let servers = FakeServers()
        sentinels(servers, name: 10)
        primary(servers, 10, value: "a")
        let client = try servers.client(url)
        #expect(value(client) == "a")
        if isLost { servers.set("127.0.0.1:10", nil) } else { primary(servers, 10, value: "a", role: "slave") }
        primary(servers, 11, value: "b")
        sentinels(servers, [2, 3], name: 11)
        try client.removeAll(startingWith: "k")
        #expect(servers.log.filter { $0.hasPrefix("127.0.0.1:11 EVAL") }.count == 1)
        #expect(value(client) == "b", "the removal is no reason for a pause")
    }

    @Test("A removal fails after four seconds if no sentinel names another primary")
    func removalWithoutPrimary() async throws {
        let servers = FakeServers()
        sentinels(servers, name: 10)
        let client = try servers.client(url)
        let start = Instant.now
        let error = await failure { try client.removeAll(startingWith: "k") }
        #expect(error?.message.contains("127.0.0.1:10: refused") == true && start.duration(to: .now) <= .seconds(4))
        let next = await failure { try client.get("k", first: nil) }
        #expect(next?.message.contains("No command was sent") == true)
    }

    @Test("If the sentinels refuse the password, each gets it once, the error says what to do, and the servers count as reachable")
    func password() async throws {
        let servers = FakeServers()
        for number in 1...3 { servers.set("127.0.0.1:\(number)") { _ in "-NOAUTH Authentication required.\r\n" } }
        let client = try servers.client(url)
        let error = await failure { try client.get("k", first: nil) }
        #expect(error?.message.contains("Check the user name and the password in store.url.") == true)
        #expect(servers.log.count == 3)
        let server = client.inspect("k")
        #expect(server.isReachable && server.problem?.message.contains("NOAUTH") == true)
    }

    @Test("The error says what each sentinel replied")
    func unknownService() async throws {
        let servers = FakeServers()
        sentinels(servers, [1], name: nil)
        servers.set("127.0.0.1:2") { _ in "-ERR unknown command 'SENTINEL'\r\n" }
        let client = try servers.client(url)
        let error = await failure { try client.get("k", first: nil) }
        let text = error?.message ?? ""
        #expect(text.contains("127.0.0.1:1: it does not know this service"))
        #expect(text.contains("127.0.0.1:2: it replied “ERR unknown command ”"))
        #expect(text.contains("127.0.0.1:3: refused") && text.contains("no sentinel named the primary of main"))
    }

    @Test("Passwords are not sent without TLS to another computer that a sentinel has named")
    func exposed() async throws {
        let servers = FakeServers()
        for number in 1...3 { servers.set("127.0.0.1:\(number)") { _ in "*2\r\n" + Self.bulk("192.0.2.1") + Self.bulk("6379") } }
        let client = try servers.client("redis+sentinel://:hunter2@127.0.0.1:1,127.0.0.1:2/main")
        let error = await failure { try client.get("k", first: nil) }
        #expect(error?.message.contains("192.0.2.1:6379, which would receive tokens") == true)
        #expect(error?.message.contains("store.allow_plain") == true && servers.log.count == 2, "a repetition would not help")
        #expect(error?.message.contains("hunter2") == false && servers.log.allSatisfy { !$0.contains("hunter2") })
    }

    @Test("Sentinels get their own credentials, and no others")
    func credentials() throws {
        let servers = FakeServers()
        for number in 1...2 {
            servers.set("127.0.0.1:\(number)") { command in
                command[0] == "AUTH" ? "+OK\r\n" : "*2\r\n" + Self.bulk("127.0.0.1") + Self.bulk("10")
            }
        }
        servers.set("127.0.0.1:10") { command in command[0] == "AUTH" ? "+OK\r\n" : Self.bulk("a") }
        let client = try servers.client("redis+sentinel://anna:one@127.0.0.1:1/main?sentinel_username=watch&sentinel_password=two")
        #expect(value(client) == "a")
        #expect(servers.log.prefix(2) == ["127.0.0.1:1 AUTH watch two", "127.0.0.1:1 SENTINEL GET-MASTER-ADDR-BY-NAME main"])
        #expect(servers.log[2] == "127.0.0.1:10 AUTH anna one")
        _ = value(try servers.client("redis+sentinel://anna:one@127.0.0.1:2/main"))
        #expect(!servers.log.contains { $0.hasPrefix("127.0.0.1:2 AUTH") })
    }

    @Test("The sentinel that has named a lost primary is asked last, and one that names the primary is asked first")
    func order() {
        var state = SentinelState(sentinels: ["a", "b", "c"])
        state.found("x", witness: "b")
        #expect(state.sentinels == ["b", "a", "c"] && state.primary?.host == "x")
        state.lose("y")
        #expect(state.primary?.host == "x", "another server was lost")
        state.lose("x")
        #expect(state.sentinels == ["a", "c", "b"] && state.primary == nil)
        var search = state.search
        #expect(search.next?.sentinel == "a" && search.next?.count == 3)
        for reason in ["1", "2", "3"] { search.fail(RedisFailure(reason: reason, advice: "")) }
        #expect(search.next == nil && search.failures.map { $0.host + $0.failure.reason } == ["a1", "c2", "b3"])
    }
}
