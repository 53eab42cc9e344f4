import Storage

extension StoreServer {
    /// Adds what a server replied to `INFO`: lines such as `redis_version:7.0.15`.
    mutating func add(information text: String) {
        var values: [Substring: Substring] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            values[line[..<colon]] = line[colon...].dropFirst()
        }
        // Valkey names a version of Redis too, with which it is compatible.
        for software in ["redis", "valkey"] {
            guard let version = values["\(software)_version"] else { continue }
            (self.software, self.version) = (software, String(version))
        }
        switch values["role"] {
        case "master": role = .primary
        case "slave": role = .replica
        default: break
        }
    }
}

extension RedisError {
    /// Whether the server does not let the user run this command. Others may still work.
    var isRefusalOfCommand: Bool { kind == .other || message.hasPrefix("NOPERM") }
}
