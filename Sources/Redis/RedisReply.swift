import JSON

/// The reply to a command.
enum RedisReply: Equatable, Sendable {
    case status(String)
    case bytes([UInt8])
    case integer(Int)
    case null
    case array([RedisReply])
    case error(RedisError)
}

/// An error that a server replied with: its kind and its message.
struct RedisError: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The server cannot run commands for a short time, so the command is sent again.
        case busy
        /// The server accepts only reads, or is cut off from its cluster. Another connection may lead to a server that accepts writes.
        case wrongServer
        /// The server refuses the command until the configuration of the session or of the server is changed.
        case refused(advice: String)
        /// The server accepts no writes until its administrator acts.
        case readOnly(advice: String)
        /// Another node of the cluster has the slot of the key.
        case elsewhere(RedisRedirection)
        /// The key has a value of another type, which libdanxi has not written.
        case foreignValue
        case other
    }

    let kind: Kind
    /// The server's message up to the first quoted argument, which may be secret. An apostrophe within a word, as in "can't", is kept.
    let message: String

    init(_ text: String) {
        let cause = Self.cause(of: text)
        kind = Self.kind(of: cause)
        // Messages such as "unknown command" quote arguments.
        message = String(cause[..<Self.firstQuote(of: cause)].filter { !$0.isNewline }).shortened(toBytes: 200)
    }

    /// Returns the index of the first backquote or of the first single quote that is not between two letters.
    private static func firstQuote(of text: String) -> String.Index {
        var isAfterLetter = false
        for index in text.indices {
            let next = text.index(after: index)
            let isApostrophe = isAfterLetter && next < text.endIndex && text[next].isLetter
            if text[index] == "`" || (text[index] == "'" && !isApostrophe) { return index }
            isAfterLetter = text[index].isLetter
        }
        return text.endIndex
    }

    /// Returns the error of the command that ended a script. Servers before Redis 7 put it into an error of the script:
    /// `ERR Error running script (call to f_…): @user_script:1: @user_script: 1: -READONLY …`
    private static func cause(of text: String) -> String {
        guard text.hasPrefix("ERR Error running script"), let start = text.firstRange(of: ": -")?.upperBound else { return text }
        return String(text[start...])
    }

    private static func kind(of text: String) -> Kind {
        let prefix = text.prefix { $0 != " " }
        switch prefix {
        case "LOADING", "MASTERDOWN", "NOREPLICAS", "TRYAGAIN", "BUSY", "UNKILLABLE": return .busy
        case "READONLY", "CLUSTERDOWN": return .wrongServer
        case "NOAUTH", "WRONGPASS": return .refused(advice: "Check the user name and the password in store.url.")
        case "NOPERM":
            return .refused(
                advice: "Allow the user the commands and the keys that docs/stores.md lists: ACL SETUSER … ~danxi:* +get +set …")
        case "DENIED":
            return .refused(advice: "The server is in protected mode. Set a password on the server, and add the password to store.url.")
        case "MOVED", "ASK": return RedisRedirection(text).map { .elsewhere($0) } ?? .other
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

/// A reply that names the node of a slot: `MOVED 3999 127.0.0.1:6381` or `ASK 3999 127.0.0.1:6381`.
struct RedisRedirection: Equatable, Sendable {
    /// Whether the node is only about to get the slot.
    let isAsking: Bool
    let slot: Int
    /// Empty if it is the host that has replied. A question mark if nodes are named by host names, and the node has none.
    let host: String
    let port: String

    /// Returns nil if the reply is malformed.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count >= 3, let slot = Int(words[1]), 0..<ClusterMap.slotCount ~= slot, let colon = words[2].lastIndex(of: ":") else {
            return nil
        }
        (isAsking, self.slot) = (words[0] == "ASK", slot)
        (host, port) = (String(words[2][..<colon]), String(words[2][colon...].dropFirst()))
    }
}
