import HTTP

/// The entries of the setting `network.connect_to`: `HOST:PORT:ADDRESS:PORT`.
package struct ConnectToEntries: Sendable {
    private let entries: [String]

    package init(_ entries: [String]) {
        self.entries = entries
    }

    /// Returns the first entry that applies to an origin, like libcurl. Nil if no entry applies. An entry with an empty host applies to all
    /// hosts, and an entry with an empty port to all ports.
    func entry(for origin: Origin) -> String? {
        entries.first { entry in
            let isBracketed = entry.hasPrefix("[")
            let host = isBracketed ? entry.prefix { $0 != "]" } + "]" : entry.prefix { $0 != ":" }
            let port = entry.dropFirst(host.count + 1).prefix { $0 != ":" }
            return (host.isEmpty || host.lowercased() == origin.host) && (port.isEmpty || port == origin.port)
        }
    }
}
