import Calls
import Connections
import Errors
import HTTP
import Text

/// The servers and the credentials of a Redis or Valkey store, from `store.url`.
package struct RedisURL: Hashable, Sendable {
    package enum Servers: Hashable, Sendable {
        case single(ServerAddress)
        /// Sentinels, which name the primary of a service.
        case sentinels([String], service: String, RedisCredentials)
        /// Some of the nodes of a cluster, which know the others.
        case cluster([String])
    }

    package let servers: Servers
    /// The credentials for all servers that keep values.
    package let credentials: RedisCredentials
    /// The number of the database, from 0.
    package let database: Int
    /// The servers without credentials, for messages.
    package let place: String
    package let isEncrypted: Bool
    /// Whether others on the network can read the commands, because a connection is neither encrypted nor local.
    package let isExposed: Bool

    private static let forms =
        "expected redis://[user:password@]host[:port][/database], redis+sentinel://host[:port],host/service[/database], redis+cluster://host[:port],host, or unix:///path?db=number; rediss in place of redis for TLS"

    /// - Throws: `invalid_argument`. The message does not repeat the URL, which may contain a password.
    package init(_ url: String) throws(DanXiError) {
        guard let parts = RedisURLParts(url) else { throw Self.invalid(Self.forms) }
        guard parts.hasValidCredentials else {
            throw Self.invalid("the user name and the password must be percent-encoded UTF-8, and a user name needs a password")
        }
        credentials = RedisCredentials(user: parts.user, password: parts.password)
        if parts.scheme == "unix" {
            guard parts.authority.isEmpty, parts.path.count > 1, let path = parts.path.percentDecoded, !path.utf8.contains(0),
                Set(parts.query.keys).isSubset(of: ["db"])
            else { throw Self.invalid(Self.forms) }
            servers = .single(.socket(path))
            (isEncrypted, isExposed) = (false, false)
            database = try Self.database(parts.query["db"] ?? "")
            place = "unix://\(path)" + Self.suffix(database)
            return
        }
        let words = parts.scheme.split(separator: "+", omittingEmptySubsequences: false)
        guard ["redis", "valkey", "rediss", "valkeys"].contains(words.first), words.count <= 2, words.last != "" else {
            throw Self.invalid(Self.forms)
        }
        let isEncrypted = ["rediss", "valkeys"].contains(words[0])
        let kind = words.count > 1 ? String(words[1]) : ""
        let hosts = try Self.hosts(parts.authority, port: kind == "sentinel" ? "26379" : "6379")
        let path = parts.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        var name = hosts.map(\.name).joined(separator: ",")
        switch kind {
        case "" where hosts.count == 1 && path.count <= 1 && parts.query.isEmpty:
            servers = .single(.host(name, isEncrypted: isEncrypted))
            database = try Self.database(String(path.first ?? ""))
        case "sentinel" where Set(parts.query.keys).isSubset(of: ["sentinel_username", "sentinel_password"]):
            guard 1...2 ~= path.count, let service = path[0].percentDecoded, !service.isEmpty,
                parts.query["sentinel_username"] == nil || parts.query["sentinel_password"] != nil, parts.query["sentinel_password"] != ""
            else { throw Self.invalid(Self.forms) }
            let credentials = RedisCredentials(user: parts.query["sentinel_username"], password: parts.query["sentinel_password"])
            servers = .sentinels(hosts.map(\.name), service: service, credentials)
            database = try Self.database(path.count > 1 ? String(path[1]) : "")
            name += "/\(service)"
        case "cluster" where path.allSatisfy(\.isEmpty) && path.count <= 1 && parts.query.isEmpty:
            servers = .cluster(hosts.map(\.name))
            database = 0
        default: throw Self.invalid(Self.forms)
        }
        self.isEncrypted = isEncrypted
        isExposed = !isEncrypted && hosts.contains { !$0.isLoopback }
        place = "\(parts.scheme)://\(name)" + Self.suffix(database)
    }

    /// The passwords.
    var secrets: Secrets {
        var passwords = [credentials.password]
        if case .sentinels(_, _, let credentials) = servers { passwords.append(credentials.password) }
        return Secrets(passwords.compactMap { $0 })
    }

    /// Returns the hosts of a list, each with its port.
    private static func hosts(_ list: Substring, port: String) throws(DanXiError) -> [(name: String, isLoopback: Bool)] {
        let hosts = list.split(separator: ",", omittingEmptySubsequences: false).map { RedisHost($0, defaultPort: port) }
        let valid = hosts.compactMap { $0 }
        guard valid.count == hosts.count else { throw invalid(forms) }
        return valid.map { ($0.name, $0.isLoopback) }
    }

    private static func database(_ text: String) throws(DanXiError) -> Int {
        guard let number = text.isEmpty ? 0 : Int(text), number >= 0 else {
            throw invalid("the number of the database must be 0 or more; " + forms)
        }
        return number
    }

    private static func suffix(_ database: Int) -> String { database > 0 ? "/\(database)" : "" }

    private static func invalid(_ problem: String) -> DanXiError { DanXiError(.invalidArgument, "store.url: \(problem).") }
}

/// A user name and a password. Without a password, a client does not sign in.
package struct RedisCredentials: Hashable, Sendable {
    package let user: String?
    package let password: String?

    init(user: String?, password: String?) {
        self.user = user.flatMap { $0.isEmpty ? nil : $0 }
        self.password = password
    }
}

/// A host with its port, such as `[::1]:6379`.
struct RedisHost {
    let name: String
    let isLoopback: Bool

    /// Returns nil if the host or the port is invalid.
    init?(_ text: some StringProtocol, defaultPort: String? = nil) {
        let tail = text[(text.lastIndex(of: "]") ?? text.startIndex)...]
        let given = tail.lastIndex(of: ":").map { String(tail[$0...].dropFirst()) }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"/?#@\\".utf8.contains($0) }), let port = given ?? defaultPort,
            UInt16(port) ?? 0 > 0, let origin = Origin("http://\(text)/"), !origin.host.isEmpty
        else { return nil }
        name = "\(origin.host):\(port)"
        isLoopback = origin.isLoopback
    }

    /// - Parameter host: a name or an address, as servers write them: an IPv6 address has no brackets.
    init?(_ host: String, port: String) {
        self.init(host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)")
    }
}
