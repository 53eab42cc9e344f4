/// One command on a connection of the simulated Redis server.
struct SimulatedRedisCommand {
    private let connection: SimulatedRedisConnection
    private let arguments: [[UInt8]]
    private let now: Int
    private let name: String

    init(_ connection: SimulatedRedisConnection, _ arguments: [[UInt8]], now: Int) {
        (self.connection, self.arguments, self.now) = (connection, arguments, now)
        name = Self.text(arguments[0]).uppercased()
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private var server: SimulatedRedis { connection.server }
    private func text(_ index: Int) -> String { Self.text(arguments[index]) }

    /// The commands that a server runs while it loads its data.
    private static let whileLoading: Set = ["AUTH", "HELLO", "SELECT", "CLIENT"]

    func run() -> SimulatedRedisReply {
        var (recorded, keys) = (name, arguments.count > 1 && Self.arity[name]?.hasKey == true ? [text(1)] : [])
        var rest = arguments.dropFirst(1 + keys.count)
        var reply: SimulatedRedisReply
        do throws(SimulatedRedisReply) {
            if name == "EVAL", let script = SimulatedRedisScript(text: arguments.count > 1 ? text(1) : "") {
                recorded = "script \(script)"
                let count = arguments.count > 2 ? Int(text(2)) ?? 0 : 0
                keys = arguments.dropFirst(3).prefix(max(0, count)).map(Self.text)
                rest = arguments.dropFirst(3 + max(0, count))
            }
            try check()
            reply = try result()
        } catch {
            reply = error
        }
        if case .array = reply, name == "EVAL" { reply = .null }
        let line = String(decoding: reply.bytes.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        server.commands.append(
            RedisCommandRecord(
                time: now, name: recorded, keys: keys, database: connection.database, reply: line, client: connection.client,
                arguments: Array(rest)))
        return reply
    }

    /// The smallest and the largest number of arguments, with the name, and whether the first argument is a key.
    private static let arity: [String: (count: ClosedRange<Int>, hasKey: Bool)] = [
        "GET": (2...2, true), "GETRANGE": (4...4, true), "SET": (3...Int.max, true), "DEL": (2...Int.max, true),
        "EXISTS": (2...Int.max, true), "PEXPIRE": (3...3, true), "PTTL": (2...2, true), "INCR": (2...2, true),
        "SCAN": (2...Int.max, false), "EVAL": (3...Int.max, false), "EVALSHA": (3...Int.max, false), "SCRIPT": (2...Int.max, false),
        "AUTH": (2...3, false), "HELLO": (1...Int.max, false), "SELECT": (2...2, false), "CLIENT": (2...Int.max, false),
        "PING": (1...2, false), "FLUSHALL": (1...2, false), "DBSIZE": (1...1, false), "ROLE": (1...1, false),
        "SENTINEL": (2...Int.max, false),
    ]

    private func check() throws(SimulatedRedisReply) {
        guard let arity = Self.arity[name] else {
            throw .error("ERR unknown command '\(text(0))', with args beginning with: ")
        }
        guard arity.count.contains(arguments.count) else {
            throw .error("ERR wrong number of arguments for '\(name.lowercased())' command")
        }
        if let refusal = server.refusal { throw .error(refusal) }
        if !connection.isSignedIn, name != "AUTH", name != "HELLO" { throw .error("NOAUTH Authentication required.") }
        if now < server.loadingEnd, !Self.whileLoading.contains(name) { throw .error("LOADING Redis is loading the dataset in memory") }
    }

    private func result() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        let data = SimulatedRedisData(connection, now: now)
        switch name {
        case "EVAL": return try evaluate(data)
        case "EVALSHA": return .error("NOSCRIPT No matching script. Please use EVAL.")
        case "SCRIPT": return try script()
        case "AUTH": return try signIn()
        case "HELLO": return try greet()
        case "SELECT": return try select()
        case "CLIENT": return try client()
        case "PING": return arguments.count > 1 ? .bulk(arguments[1]) : .status("PONG")
        case "ROLE": return role
        case "SENTINEL": return try sentinel()
        case "DBSIZE": return .integer(server.scan(connection.database, at: now).count)
        case "FLUSHALL":
            try data.checkWrite()
            server.flushAll(at: now)
            return .ok
        default: return try data.call(name, Array(arguments.dropFirst()))
        }
    }

    private func evaluate(_ data: SimulatedRedisData) throws(SimulatedRedisReply) -> SimulatedRedisReply {
        guard let count = Int(text(2)) else { throw .error("ERR value is not an integer or out of range") }
        guard count >= 0 else { throw .error("ERR Number of keys can't be negative") }
        guard count <= arguments.count - 3 else { throw .error("ERR Number of keys can't be greater than number of args") }
        guard let script = SimulatedRedisScript(text: text(1)) else {
            server.unknownScripts.append(text(1))
            throw .error("ERR the simulated server does not know this script")
        }
        let rest = arguments.dropFirst(3)
        return try script.run(data, keys: Array(rest.prefix(count)), arguments: Array(rest.dropFirst(count)))
    }

    private func script() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        switch text(1).uppercased() {
        case "FLUSH": return .ok
        case "EXISTS": return .array(arguments.dropFirst(2).map { _ in .integer(0) })
        default: throw .error("ERR unknown subcommand '\(text(1))'. Try SCRIPT HELP.")
        }
    }

    private func signIn() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        guard let password = server.settings.password else {
            if arguments.count == 2 {
                throw .error(
                    "ERR AUTH <password> called without any password configured for the default user. "
                        + "Are you sure your configuration is correct?"
                )
            }
            if text(1) == server.settings.user { return .ok }
            throw .error("WRONGPASS invalid username-password pair or user is disabled.")
        }
        let user = arguments.count == 3 ? text(1) : server.settings.user
        guard user == server.settings.user, Self.text(arguments[arguments.count - 1]) == password else {
            throw .error("WRONGPASS invalid username-password pair or user is disabled.")
        }
        connection.isSignedIn = true
        return .ok
    }

    private func greet() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        if arguments.count > 1, text(1) != "2" { throw .error("NOPROTO unsupported protocol version") }
        guard connection.isSignedIn else {
            throw .error(
                "NOAUTH HELLO must be called with the client already authenticated, otherwise the HELLO <proto> AUTH <user> <pass> "
                    + "option can be used to authenticate the client and select the RESP protocol version at the same time"
            )
        }
        return .array([
            .bulk("server"), .bulk("redis"), .bulk("version"), .bulk("7.0.15"), .bulk("proto"), .integer(2), .bulk("mode"),
            .bulk("standalone"), .bulk("role"), .bulk(connection.isToReplica ? "replica" : "master"),
        ])
    }

    private func select() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        guard let number = Int(text(1)) else { throw .error("ERR value is not an integer or out of range") }
        guard (0..<server.settings.databases).contains(number) else { throw .error("ERR DB index is out of range") }
        connection.database = number
        return .ok
    }

    private var role: SimulatedRedisReply {
        guard connection.isToReplica else { return .array([.bulk("master"), .integer(0), .array([])]) }
        let primary = RedisHost.server(server.primary)
        return .array([.bulk("slave"), .bulk(primary.name), .integer(primary.port), .bulk("connected"), .integer(0)])
    }

    private func sentinel() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        guard let number = server.namedPrimary else { throw .error("ERR unknown command '\(text(0))', with args beginning with: ") }
        guard text(1).uppercased() == "GET-MASTER-ADDR-BY-NAME", arguments.count == 3 else {
            throw .error("ERR unknown subcommand '\(text(1))'. Try SENTINEL HELP.")
        }
        let primary = RedisHost.server(number)
        return text(2) == RedisHost.service ? .array([.bulk(primary.name), .bulk(String(primary.port))]) : .null
    }

    private func client() throws(SimulatedRedisReply) -> SimulatedRedisReply {
        guard text(1).uppercased() == "SETNAME", arguments.count == 3 else {
            throw .error("ERR unknown subcommand '\(text(1))'. Try CLIENT HELP.")
        }
        guard arguments[2].allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .error("ERR Client names cannot contain spaces, newlines or special characters.")
        }
        return .ok
    }
}
