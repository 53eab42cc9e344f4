import Storage
import Testing

@testable import Redis

@Suite("Errors of Redis servers")
struct ErrorReplyTests {
    private static let general = "Check store.url, the server and the network."
    private static let password = "Check the user name and the password in store.url."
    private static let database = "Check the number of the database in store.url."
    private static let primary = "Name a primary or its sentinels in store.url. For a cluster: redis-cli --cluster check."
    private static let rights =
        "Allow the user the commands and the keys that docs/stores.md lists: ACL SETUSER … ~danxi:* +get +set …"
    private static let protected = "The server is in protected mode. Set a password on the server, and add the password to store.url."
    private static let memory = "The server has reached maxmemory. Raise maxmemory, or set maxmemory-policy to volatile-lru."
    private static let disk = "The server cannot write its own files. Check its disk and its log."
    private static let separate = "Use a separate database for libdanxi."
    private static let moved = "The server is part of a cluster. Use a URL that begins with redis+cluster:// or rediss+cluster://."

    /// The consequences of a failure: whether it is permanent (P) or lasting (L), whether another server may have taken the place of the
    /// server (S), and whether a repetition may succeed at a single server (1) or at one of several (2).
    private static func consequences(_ failure: RedisFailure) -> String {
        [
            (failure.isPermanent, "P"), (failure.isLasting, "L"), (failure.mayHaveSuccessor, "S"),
            (failure.isTemporary(hasOthers: false), "1"), (failure.isTemporary(hasOthers: true), "2"),
        ].filter(\.0).map(\.1).joined()
    }

    @Test(
        "The first words of an error decide what to do",
        arguments: [
            ("LOADING x", general, "L12"), ("MASTERDOWN x", general, "L12"), ("NOREPLICAS x", general, "L12"),
            ("TRYAGAIN x", general, "L12"),
            ("BUSY x", general, "L12"), ("UNKILLABLE x", general, "L12"), ("ERR max number of clients reached", general, "L12"),
            ("READONLY x", primary, "LS12"), ("CLUSTERDOWN x", primary, "LS12"), ("NOAUTH x", password, "PL"),
            ("WRONGPASS", password, "PL"),
            ("ERR invalid password", password, "PL"), ("ERR AUTH x", password, "PL"), ("ERR Client sent AUTH, but", password, "PL"),
            ("ERR wrong number of arguments for 'auth' command", password, "PL"), ("NOPERM x", rights, "PL"), ("DENIED x", protected, "PL"),
            ("ERR DB index is out of range", database, "PL"), ("ERR invalid DB index", database, "PL"), ("ERR SELECT x", database, "PL"),
            ("OOM x", memory, ""), ("MISCONF x", disk, ""), ("WRONGTYPE x", separate, ""), ("ERR x", separate, ""), ("", separate, ""),
            ("ERR wrong number of arguments for 'get' command", separate, ""), ("LOADINGX x", separate, ""), ("loading x", separate, ""),
            ("MOVED 1 a:1", moved, "LS2"), ("ASK 1 a:1", moved, "LS2"), ("MOVED x", separate, ""), ("ASKING 1 a:1", separate, ""),
        ])
    func kinds(text: String, advice: String, consequences: String) {
        let failure = RedisFailure(RedisError(text))
        #expect(failure.advice == advice && Self.consequences(failure) == consequences)
        #expect(failure.hasReplied && failure.reply == RedisError(text))
        #expect(failure.reason == "it replied “\(failure.reply?.message ?? "")”")
        let named = RedisFailure(RedisError(text), host: "a:1", isInCluster: true)
        #expect(named.reason == "a:1 replied “\(failure.reply?.message ?? "")”")
        #expect(named.advice == (advice == Self.moved ? "Check the cluster: redis-cli --cluster check." : advice))
    }

    @Test("A server that has not replied may have a successor, unless its connection cannot be trusted")
    func withoutReply() {
        #expect(Self.consequences(RedisFailure(reason: "a", advice: "b")) == "LS2")
        #expect(Self.consequences(RedisFailure(reason: "a", advice: "b", isPermanent: true)) == "PL")
        let general = RedisFailure(.init(reason: "closed"), host: "a:1")
        #expect(general.reason == "a:1: closed" && general.advice == Self.general && !general.hasReplied && general.reply == nil)
        #expect(RedisFailure(.init(reason: "closed")).reason == "closed")
        let handshake = RedisFailure(.init(reason: "x", kind: .handshake(advice: " Or not.")))
        #expect(handshake.advice == "Check whether the port of store.url is one with TLS. Or not." && !handshake.isPermanent)
        let untrusted = RedisFailure(.init(reason: "x", kind: .untrusted))
        let ca = "The connection may be intercepted. If the server has a certificate of a private CA, set store.tls_ca_file."
        #expect(untrusted.advice == ca && untrusted.isPermanent)
        let refused = RedisFailure(.init(reason: "x", kind: .certificateRefused))
        let own = "If the server requires a certificate, set store.tls_cert_file and store.tls_key_file to one that the server accepts."
        #expect(refused.advice == own && !refused.isPermanent)
    }

    @Test("A question that several servers were asked has the best advice of their failures")
    func questions() {
        let (closed, replied) = (RedisFailure(.init(reason: "closed")), RedisFailure(RedisError("ERR x")))
        let (tls, refused) = (RedisFailure(.init(reason: "x", kind: .certificateRefused)), RedisFailure(RedisError("NOAUTH x")))
        for (failures, advice, isPermanent, hasReplied) in [
            ([closed, closed], "own", false, false), ([closed, replied], "own", false, true), ([replied, tls], tls.advice, false, true),
            ([tls, refused], refused.advice, true, true), ([], "own", false, false),
        ] {
            let failure = RedisFailure("nobody knows", failures.enumerated().map { ("h\($0.offset)", $0.element) }, advice: "own")
            #expect(failure.advice == advice && failure.isPermanent == isPermanent && failure.hasReplied == hasReplied)
            #expect(failure.reply == nil)
            let reasons = failures.enumerated().map { "h\($0.offset): \($0.element.reason)" }.joined(separator: "; ")
            #expect(failure.reason == "nobody knows: " + reasons)
        }
    }

    @Test(
        "The message of an error is one line of at most 200 bytes",
        arguments: [
            ("ERR a\nb\r\nc", "ERR abc"), ("ERR " + String(repeating: "x", count: 196), "ERR " + String(repeating: "x", count: 196)),
            ("ERR Error running script (call to f_6b1b): @user_script:1: @user_script: 1: -OOM full", "OOM full"),
            ("ERR Error running script without a cause", "ERR Error running script without a cause"),
        ])
    func messages(text: String, message: String) {
        #expect(RedisError(text).message == message)
        #expect(RedisError("ERR " + String(repeating: "x", count: 300)).message.utf8.count <= 200)
    }

    @Test(
        "A redirection names a slot and a node",
        arguments: [
            ("MOVED 3999 127.0.0.1:6381", "false 3999 127.0.0.1 6381"), ("ASK 0 a.example:1 more", "true 0 a.example 1"),
            ("MOVED 16383 ::1:6379", "false 16383 ::1 6379"), ("MOVED 1 :6379", "false 1  6379"), ("MOVED 1 ?:6379", "false 1 ? 6379"),
            ("MOVED 1 a:", "false 1 a "), ("MOVED 16384 a:1", nil), ("MOVED -1 a:1", nil), ("MOVED x a:1", nil), ("MOVED 1", nil),
            ("MOVED 1 a", nil), ("MOVED", nil),
        ] as [(String, String?)])
    func redirections(text: String, expected: String?) {
        let found = RedisRedirection(text).map { "\($0.isAsking) \($0.slot) \($0.host) \($0.port)" }
        #expect(found == expected)
    }

    @Test(
        "The software, the version and the role of a server are read from its information",
        arguments: [
            ("# Server\r\nredis_version:7.0.15\r\nrole:master\r\n", "redis 7.0.15 primary"), ("role:slave\n", "nil nil replica"),
            ("valkey_version:8.1\nredis_version:7.2\nrole:other", "valkey 8.1 nil"), ("redis_version:a:b\nrole", "redis a:b nil"),
            ("", "nil nil nil"), ("xrole:master\nother_version:1", "nil nil nil"), ("role:master", "nil nil primary"),
        ])
    func information(text: String, expected: String) {
        var server = StoreServer(isReachable: true)
        server.add(information: text)
        let role = server.role.map(\.rawValue)
        #expect([server.software, server.version, role].map { $0 ?? "nil" }.joined(separator: " ") == expected)
    }

    @Test(
        "A server that refuses INFO may still be used",
        arguments: [
            ("NOPERM x", true), ("ERR unknown command", true), ("WRONGTYPE x", false), ("NOAUTH x", false), ("LOADING x", false),
            ("MOVED 1 a:1", false),
        ])
    func refusedCommand(text: String, isRefusal: Bool) {
        #expect(RedisError(text).isRefusalOfCommand == isRefusal)
    }
}
