import Connections
import Errors
import HTTP
import Text

/// The address and the credentials of a Redis or Valkey server, from `store.url`.
package struct RedisURL: Hashable, Sendable {
    package let address: ServerAddress
    package let user: String?
    package let password: String?
    /// The number of the database, from 0.
    package let database: Int
    /// The address without credentials, for messages.
    package let place: String
    /// Whether others on the network can read the commands, because the connection is neither encrypted nor local.
    package let isExposed: Bool
    /// The server without scheme and database: the host and its port, or a path.
    var host: String {
        switch address {
        case .host(let host, _): host
        case .socket(let path): path
        }
    }
    package var isEncrypted: Bool { if case .host(_, let isEncrypted) = address { isEncrypted } else { false } }

    private static let forms =
        "expected redis://[user:password@]host[:port][/database], rediss:// for TLS, or unix:///path?db=number"

    /// - Throws: `invalid_argument`. The message does not repeat the URL, which may contain a password.
    package init(_ url: String) throws(DanXiError) {
        guard let parts = Parts(url) else { throw Self.invalid(Self.forms) }
        switch parts.scheme {
        case "unix":
            guard parts.authority.isEmpty, parts.path.count > 1, let path = parts.path.percentDecoded, !path.utf8.contains(0) else {
                throw Self.invalid(Self.forms)
            }
            self.init(address: .socket(path), parts, database: parts.query ?? "", name: path, isExposed: false)
        case "redis", "valkey", "rediss", "valkeys":
            let isEncrypted = ["rediss", "valkeys"].contains(parts.scheme)
            guard let origin = parts.origin, parts.query == nil else { throw Self.invalid(Self.forms) }
            let host = "\(origin.host):\(parts.port ?? "6379")"
            self.init(
                address: .host(host, isEncrypted: isEncrypted), parts, database: String(parts.path.dropFirst()), name: host,
                isExposed: !isEncrypted && !origin.isLoopback)
        default:
            throw Self.invalid(Self.forms)
        }
        guard database >= 0 else { throw Self.invalid("the number of the database must be 0 or more; " + Self.forms) }
        guard parts.hasValidCredentials else {
            throw Self.invalid("the user name and the password must be percent-encoded UTF-8, and a user name needs a password")
        }
    }

    private init(address: ServerAddress, _ parts: Parts, database: String, name: String, isExposed: Bool) {
        self.address = address
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        password = parts.password
        self.database = database.isEmpty ? 0 : Int(database) ?? -1
        place = "\(parts.scheme)://\(name)" + (self.database > 0 ? "/\(self.database)" : "")
        self.isExposed = isExposed
    }

    private static func invalid(_ problem: String) -> DanXiError { DanXiError(.invalidArgument, "store.url: \(problem).") }

    /// The parts of a URL (RFC 3986).
    private struct Parts {
        let scheme: String
        let user: String?
        let password: String?
        let hasValidCredentials: Bool
        /// The authority without credentials.
        let authority: Substring
        let path: Substring
        /// The value of the query's only item, `db`.
        let query: String?

        init?(_ url: String) {
            guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !url.contains("#"), let colon = url.firstIndex(of: ":"),
                url[colon...].hasPrefix("://")
            else { return nil }
            scheme = url[..<colon].lowercased()
            let rest = url[colon...].dropFirst(3)
            let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
            let mark = rest[end...].firstIndex(of: "?") ?? rest.endIndex
            path = rest[end..<mark]
            let item = rest[mark...].dropFirst()
            guard item.isEmpty || item.hasPrefix("db=") else { return nil }
            query = mark == rest.endIndex ? nil : String(item.dropFirst(3))
            let authority = rest[..<end]
            guard let at = authority.lastIndex(of: "@") else {
                (user, password, hasValidCredentials, self.authority) = (nil, nil, true, authority)
                return
            }
            self.authority = authority[at...].dropFirst()
            let credentials = authority[..<at]
            let separator = credentials.firstIndex(of: ":")
            user = credentials[..<(separator ?? credentials.endIndex)].percentDecoded
            password = separator.flatMap { credentials[$0...].dropFirst().percentDecoded }
            hasValidCredentials = user != nil && password.map { !$0.isEmpty } ?? false
        }

        var port: String? {
            let tail = authority[(authority.lastIndex(of: "]") ?? authority.startIndex)...]
            return tail.lastIndex(of: ":").map { String(tail[$0...].dropFirst()) }
        }

        /// The host and the port as an origin. Nil if one of them is invalid.
        var origin: Origin? {
            guard !authority.isEmpty, port.map({ UInt16($0) ?? 0 > 0 }) ?? true else { return nil }
            return Origin("http://\(authority)/")
        }
    }
}
