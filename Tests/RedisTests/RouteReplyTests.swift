import Errors
import TestSupport
import Testing

@testable import Redis

@Suite("Replies of sentinels and of nodes of a cluster", .virtualTime, .timeLimit(.minutes(5)))
struct RouteReplyTests {
    private let servers = FakeServers()

    private func bulk(_ text: String) -> String { "$\(text.utf8.count)\r\n\(text)\r\n" }

    @Test("A reply that is not an address is an error that says what it is, and the next sentinel is asked")
    func malformed() async throws {
        let general = "it may not be a sentinel"
        for (reply, reason) in [
            ("*1\r\n" + bulk("a"), "its reply is not an address; \(general)"),
            ("*2\r\n:1\r\n:2\r\n", "its reply is not an address; \(general)"),
            ("*2\r\n" + bulk("a") + ":2\r\n", "its reply is not an address; \(general)"),
            ("+OK\r\n", "its reply is not an address; \(general)"),
            ("*-1\r\n", "it does not know this service"), ("$-1\r\n", "it does not know this service"),
            ("-ERR x\r\n", "it replied “ERR x”"),
            ("*2\r\n" + bulk("a b") + bulk("1"), "the sentinel named a server whose address is invalid"),
            (
                "*2\r\n" + bulk("192.0.2.1") + bulk("1"),
                "the sentinel named the server 192.0.2.1:1, which would receive tokens and the password without TLS"
            ),
        ] {
            servers.set("127.0.0.1:1") { _ in reply }
            let client = try servers.client("redis+sentinel://127.0.0.1:1/main")
            let error = await failure { try client.get("k", first: nil) }
            let advice =
                reason.hasSuffix("TLS")
                ? "Use a URL that begins with rediss+, or set store.allow_plain on a network that you trust."
                : "Check the sentinels and the name of the service in store.url."
            let place = "The store redis+sentinel://127.0.0.1:1/main cannot be used"
            #expect(error?.message == "\(place): no sentinel named the primary of main: 127.0.0.1:1: \(reason). \(advice)")
            #expect(client.inspect("k").isReachable)
        }
    }

    @Test("A server that is a replica is not taken for the primary, although a sentinel names it")
    func replica() async throws {
        servers.set("127.0.0.1:1") { [self] _ in "*2\r\n" + bulk("127.0.0.1") + bulk("2") }
        servers.set("127.0.0.1:2") { [self] command in
            switch command[0] {
            case "ROLE": "*1\r\n" + bulk("slave")
            default: bulk("a")
            }
        }
        let client = try servers.client("redis+sentinel://127.0.0.1:1/main")
        let error = await failure { try client.get("k", first: nil) }
        #expect(error?.message.contains("127.0.0.1:2: the server is a replica.") == true)
        #expect(servers.log.allSatisfy { !$0.hasSuffix("GET k") })
        // A user who may not run ROLE can still use the server.
        servers.set("127.0.0.1:2") { [self] command in command[0] == "ROLE" ? "-NOPERM x\r\n" : bulk("a") }
        let other = try servers.client("redis+sentinel://127.0.0.1:1/main")
        #expect(try other.get("k", first: nil) == Array("a".utf8))
    }

    @Test("A node of a cluster that does not know the slots has replied, and one that cannot be reached has not")
    func cluster() async throws {
        for (reply, reason) in [
            ("*0\r\n", "it knows none"), ("*1\r\n*1\r\n:1\r\n", "its reply to CLUSTER SLOTS is malformed"),
            ("-ERR x\r\n", "it replied “ERR x”"),
            (nil, "refused"),
        ] as [(String?, String)] {
            servers.set("127.0.0.1:1", nil)
            if let reply { servers.set("127.0.0.1:1") { _ in reply } }
            let client = try servers.client("redis+cluster://127.0.0.1:1")
            let error = await failure { try client.get("foo", first: nil) }
            let place = "The store redis+cluster://127.0.0.1:1 cannot be used"
            let problem = "no node of the cluster told which node has the slot 12182: 127.0.0.1:1: \(reason)"
            #expect(error?.message == "\(place): \(problem). Check store.url and the cluster: redis-cli --cluster check.")
            let status = client.inspect("foo")
            #expect(status.isReachable == (reply != nil) && status.address == nil && status.problem == error)
        }
    }
}
