import Connections
import Errors
import TestSupport
import Testing
import Threads

@testable import Redis

@Suite("Addresses of Redis servers")
struct ServerAddressTests {
    /// Returns a parsed URL as one line.
    private func text(_ url: RedisURL) -> String {
        func text(_ credentials: RedisCredentials) -> String { "\(credentials.user ?? "nil"):\(credentials.password ?? "nil")" }
        let servers =
            switch url.servers {
            case .single(.host(let host, let isEncrypted)): "\(host) \(isEncrypted)"
            case .single(.socket(let path)): "socket \(path)"
            case .sentinels(let hosts, let service, let credentials): "sentinels \(hosts) \(service) \(text(credentials))"
            case .cluster(let hosts): "cluster \(hosts)"
            }
        return "\(servers); \(text(url.credentials)) \(url.database) \(url.place) \(url.isEncrypted) \(url.isExposed)"
    }

    @Test(
        "All parts of a URL are read",
        arguments: [
            ("redis://a", "a:6379 false; nil:nil 0 redis://a:6379 false true"),
            ("redis://a:1/0", "a:1 false; nil:nil 0 redis://a:1 false true"),
            ("redis://a:65535/", "a:65535 false; nil:nil 0 redis://a:65535 false true"),
            ("rediss://u:p@a/15", "a:6379 true; u:p 15 rediss://a:6379/15 true false"),
            ("valkey://:p@127.0.0.1/1", "127.0.0.1:6379 false; nil:p 1 valkey://127.0.0.1:6379/1 false false"),
            ("valkeys://[::1]:7", "[::1]:7 true; nil:nil 0 valkeys://[::1]:7 true false"),
            ("redis://u:p%3Aq@a?", "a:6379 false; u:p:q 0 redis://a:6379 false true"),
            ("redis://u:p:q@a", "a:6379 false; u:p:q 0 redis://a:6379 false true"),
            ("unix:///run/r.sock", "socket /run/r.sock; nil:nil 0 unix:///run/r.sock false false"),
            ("unix://u:p@/r%20s?db=2", "socket /r s; u:p 2 unix:///r s/2 false false"),
            ("redis+sentinel://a,b:1/m", #"sentinels ["a:26379", "b:1"] m nil:nil; nil:nil 0 redis+sentinel://a:26379,b:1/m false true"#),
            (
                "rediss+sentinel://u:p@127.0.0.1/m/3?sentinel_username=x&sentinel_password=y",
                #"sentinels ["127.0.0.1:26379"] m x:y; u:p 3 rediss+sentinel://127.0.0.1:26379/m/3 true false"#
            ),
            (
                "redis+sentinel://127.0.0.1/m/?sentinel_password=y",
                #"sentinels ["127.0.0.1:26379"] m nil:y; nil:nil 0 redis+sentinel://127.0.0.1:26379/m false false"#
            ),
            ("redis+cluster://a", #"cluster ["a:6379"]; nil:nil 0 redis+cluster://a:6379 false true"#),
            ("valkeys+cluster://:p@a,b:1/", #"cluster ["a:6379", "b:1"]; nil:p 0 valkeys+cluster://a:6379,b:1 true false"#),
        ])
    func urls(url: String, expected: String) throws {
        #expect(text(try RedisURL(url)) == expected)
    }

    @Test(
        "An invalid URL is refused",
        arguments: [
            "redis://a b", "redis://a\u{7F}", "redis://é", "redis:a", "redis:/a", "redis://a#", "redis://", "redis://a:",
            "redis://a:65536",
            "redis://@a", "redis://u@a", "redis://:@a", "redis://u:@a", "redis://%FF:p@a", "redis://a/x", "redis://a/-1", "redis://a/1/",
            "redis://a/0?db=1", "redis://a?x", "redis://a,b", "rediss+://a", "redis+sentinel+x://a/m", "http://a", "unix://", "unix:///",
            "unix://a/r", "unix:///r?db=x", "unix:///r?db=1&db=2", "unix:///r?db=%FF", "unix:///r?DB=1", "unix:///%FF",
            "redis+sentinel://a/m/x",
            "redis+sentinel://a//1", "redis+sentinel://a/%FF", "redis+sentinel://a/m/1/2", "redis+cluster://a//", "redis+cluster://a/0",
            "redis+cluster://a?x=1",
        ])
    func invalid(url: String) {
        #expect(throws: DanXiError.self) { try RedisURL(url) }
    }

    @Test("The error for an invalid URL says what is wrong with it")
    func reasons() async {
        let forms =
            "expected redis://[user:password@]host[:port][/database], redis+sentinel://host[:port],host/service[/database], "
            + "redis+cluster://host[:port],host, or unix:///path?db=number; rediss in place of redis for TLS"
        let credentials = "the user name and the password must be percent-encoded UTF-8, and a user name needs a password"
        let number = "the number of the database must be 0 or more; " + forms
        for (url, reason) in [
            ("x", forms), ("redis://u@a", credentials), ("redis://a/-1", number), ("unix:///a?db=x", number), ("redis+sentinel://a", forms),
            ("redis://a:0", forms),
        ] {
            let error = await failure { try RedisURL(url) }
            #expect(error == DanXiError(.invalidArgument, "store.url: \(reason)."))
        }
    }

    @Test("The passwords of servers and of sentinels are secrets")
    func secrets() throws {
        let url = try RedisURL("redis+sentinel://u:first-password@a/m?sentinel_password=second-password")
        let text = "first-password, second-password and third-password"
        #expect(DanXiError(.storage, text).without(url.secrets).message == "…, … and third-password")
        #expect(DanXiError(.storage, text).without(try RedisURL("redis://a").secrets).message == text)
    }

    private static let exposed = "which would receive tokens and the password without TLS"

    @Test(
        "An address that another server has named is checked",
        arguments: [
            ("127.0.0.1", "1", false, false, "127.0.0.1:1"), ("::1", "1", false, false, "[::1]:1"), ("[::1]", "1", false, false, "[::1]:1"),
            ("localhost", "6379", false, false, "localhost:6379"), ("192.0.2.1", "1", true, false, "192.0.2.1:1"),
            ("192.0.2.1", "1", false, true, "192.0.2.1:1"), ("192.0.2.1", "1", false, false, "w named the server 192.0.2.1:1, \(exposed)"),
            ("2001:db8::1", "1", false, true, "[2001:db8::1]:1"), ("", "1", true, true, "w named a server whose address is invalid"),
            ("a", "0", true, true, "w named a server whose address is invalid"),
            ("a b", "1", true, true, "w named a server whose address is invalid"),
            ("a@b", "1", true, true, "w named a server whose address is invalid"),
            ("a", "", true, true, "w named a server whose address is invalid"),
        ])
    func named(host: String, port: String, isEncrypted: Bool, allowsPlain: Bool, expected: String) throws {
        let settings = RedisSettings(
            connector: UnusedConnector(), credentials: RedisCredentials(user: nil, password: nil), database: 0, isEncrypted: isEncrypted,
            allowsPlain: allowsPlain)
        var found: String
        do throws(RedisFailure) {
            found = try settings.host(host, port: port, namedBy: "w")
        } catch {
            found = error.reason
            #expect(error.hasReplied && error.isPermanent == expected.hasSuffix(Self.exposed))
        }
        #expect(found == expected)
    }

    @Test("Sessions with the same server and settings share one client")
    func sharedClients() throws {
        func client(_ url: String = "redis://shared.example", _ number: Int = 1, seconds: Int = 1, allowsPlain: Bool = true) throws
            -> RedisClient
        {
            RedisClients.client(
                for: try RedisURL(url), UnusedConnector(number: number), timeLimit: .seconds(seconds), allowsPlain: allowsPlain)
        }
        let first = try client()
        #expect(try client() === first)
        let others = [
            try client("redis://shared.example/1"), try client("redis://shared.example", 2), try client(seconds: 2),
            try client(allowsPlain: false),
        ]
        for other in others { #expect(other !== first) }
        #expect(try client(seconds: 2) === others[2] && client(allowsPlain: false) === others[3] && client() === first)
    }

    // MARK: Clusters

    private static func node(_ name: RedisReply, _ more: RedisReply...) -> RedisReply { .array([name, .integer(7)] + more) }
    private static func bytes(_ text: String) -> RedisReply { .bytes(Array(text.utf8)) }
    private static func row(_ first: Int, _ last: Int, _ node: RedisReply) -> RedisReply {
        .array([.integer(first), .integer(last), node])
    }
    private static let a = node(bytes("a"))

    @Test(
        "The ranges of a cluster are read, and a malformed reply is refused",
        arguments: [
            (.array([row(0, 16_383, a)]), "0-16383 a:7"), (.array([row(5, 5, a), row(6, 9, node(.null))]), "5-5 a:7, 6-9 :7"),
            (.array([]), ""), (.array([row(0, 16_384, a)]), nil), (.array([row(-1, 5, a)]), nil), (.array([row(5, 4, a)]), nil),
            (.integer(1), nil), (.array([.integer(1)]), nil), (.array([.array([.integer(0), .integer(1)])]), nil),
            (.array([.array([bytes("0"), .integer(1), a])]), nil), (.array([.array([.integer(0), bytes("1"), a])]), nil),
            (.array([row(0, 1, .null)]), nil), (.array([row(0, 1, .array([bytes("a")]))]), nil),
            (.array([row(0, 1, .array([bytes("a"), bytes("7")]))]), nil), (.array([row(0, 1, node(bytes("?")))]), "0-1 :7"),
            (.array([row(0, 1, node(bytes("?"), bytes("id"), .array([bytes("ip"), bytes("b")])))]), "0-1 b:7"),
            (.array([row(0, 1, node(bytes("?"), bytes("id"), .array([bytes("x"), bytes("y"), bytes("ip"), bytes("b")])))]), "0-1 b:7"),
            (.array([row(0, 1, node(bytes("?"), bytes("id"), .array([bytes("x"), bytes("ip")])))]), "0-1 :7"),
            (.array([row(0, 1, node(bytes("?"), bytes("id"), .array([bytes("ip"), .null])))]), "0-1 :7"),
            (.array([row(0, 1, node(bytes("?"), bytes("id"), .null))]), "0-1 :7"),
            (.array([row(0, 1, node(bytes("a"), bytes("id"), .array([bytes("ip"), bytes("b")])))]), "0-1 a:7"),
        ] as [(RedisReply, String?)])
    func ranges(reply: RedisReply, expected: String?) throws {
        let found = try ClusterMap.ranges(reply) { (name, port) throws(RedisFailure) in "\(name):\(port)" }
        let text = found.map { $0.map { "\($0.slots.lowerBound)-\($0.slots.upperBound) \($0.host)" }.joined(separator: ", ") }
        #expect(text == expected)
    }

    @Test("The ranges of a node that does not know all slots are used only as long as no others are known")
    func partialRanges() {
        var map = ClusterMap(seeds: ["a", "b"])
        map.learn(part: [(0...9, "c")])
        map.learn(part: [(0...9, "d")])
        #expect(map.isStale && map.host(of: 9) == "c" && map.host(of: 10) == nil && map.hosts == ["c", "a", "b"])
        map.learn([(0...20, "a")], from: "b")
        map.learn(part: [(0...9, "d")])
        #expect(!map.isStale && map.host(of: 9) == "a")
        map.expire()
        #expect(map.isStale && map.host(of: 9) == "a" && map.hosts == ["a", "b"])
        map.move(9, to: "e")
        map.lose("a")
        map.lose("a")
        #expect(map.isStale && map.hosts == ["a", "b"] && map.host(of: 9) == "e", "the node and its witness are both asked last")
        map.learn([(0...20, "c"), (30...40, "a")], from: "c")
        map.lose("a")
        #expect(map.hosts == ["b", "c", "a"] && map.host(of: 9) == "c" && map.host(of: 25) == nil && map.host(of: 30) == "a")
        map.lose("b")
        #expect(map.hosts == ["c", "a", "b"])
    }
}

/// A connector that nothing uses.
private struct UnusedConnector: Connector {
    var number = 0

    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection { throw .closed }
}
