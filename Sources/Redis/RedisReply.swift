import JSON

/// The reply to a command. None of the commands that this module sends has an array as its reply.
enum RedisReply: Equatable, Sendable {
    case status(String)
    case bytes([UInt8])
    case integer(Int)
    case null
    case error(RedisError)
}

/// An error that a server replied with: its kind and its message.
struct RedisError: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The server cannot run commands for a short time, so the command is sent again.
        case busy
        /// The server accepts only reads. Another connection may lead to a server that accepts writes.
        case wrongServer
        /// The server refuses the command until the configuration of the session or of the server is changed.
        case refused(advice: String)
        /// The server accepts no writes until its administrator acts.
        case readOnly(advice: String)
        /// The key has a value of another type, which libdanxi has not written.
        case foreignValue
        case other
    }

    let kind: Kind
    /// The server's message up to the first single quote or backquote, because servers quote arguments, which may be secret.
    let message: String

    init(_ text: String) {
        kind = Self.kind(of: text)
        // Messages such as "unknown command" quote arguments.
        message = String(text.prefix { $0 != "'" && $0 != "`" }.filter { !$0.isNewline }).shortened(toBytes: 200)
    }

    private static func kind(of text: String) -> Kind {
        let prefix = text.prefix { $0 != " " }
        switch prefix {
        case "LOADING", "MASTERDOWN", "NOREPLICAS", "CLUSTERDOWN", "TRYAGAIN", "BUSY", "UNKILLABLE": return .busy
        case "READONLY": return .wrongServer
        case "NOAUTH", "WRONGPASS": return .refused(advice: "Check the user name and the password in store.url.")
        case "NOPERM":
            return .refused(
                advice: "Allow the user the commands and the keys that docs/stores.md lists: ACL SETUSER … ~danxi:* +get +set …")
        case "DENIED":
            return .refused(advice: "The server is in protected mode. Set a password on the server, and add the password to store.url.")
        case "MOVED", "ASK", "CROSSSLOT":
            return .refused(advice: "The server is part of a cluster, which is not supported. Use a single server or a proxy.")
        case "OOM": return .readOnly(advice: "The server has reached maxmemory. Raise maxmemory, or set maxmemory-policy to volatile-lru.")
        case "MISCONF": return .readOnly(advice: "The server cannot write its own files. Check its disk and its log.")
        case "WRONGTYPE": return .foreignValue
        default: break
        }
        if text.hasPrefix("ERR max number of clients") { return .busy }
        let aboutPassword = ["ERR invalid password", "ERR AUTH", "ERR Client sent AUTH", "ERR wrong number of arguments for 'auth'"]
        if aboutPassword.contains(where: text.hasPrefix) {
            return .refused(advice: "Check the user name and the password in store.url.")
        }
        if ["ERR DB index", "ERR invalid DB index", "ERR SELECT"].contains(where: text.hasPrefix) {
            return .refused(advice: "Check the number of the database in store.url.")
        }
        return .other
    }
}
