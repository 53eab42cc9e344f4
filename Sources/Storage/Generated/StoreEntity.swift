// Generated from interface/store.toml by `make generate`; do not edit.

import JSON

/// A kind of store.
package enum StoreKind: String, JSONString, CaseIterable {
    /// The memory of the session. It ends with the session.
    case memory = "memory"
    /// The files of `store.path`.
    case directory = "directory"
    /// The Redis or Valkey server of `store.url`.
    case server = "server"
    /// The functions that the program has passed.
    case program = "program"
}

/// The role of a server among its replicas.
package enum StoreRole: String, JSONString, CaseIterable {
    /// The server takes writes.
    case primary = "primary"
    /// The server copies another one, and refuses writes.
    case replica = "replica"
}

/// The state of a store at the time of a check.
package struct StoreStatus: JSONCodable, Hashable {
    /// Kind of the store.
    package var kind: StoreKind
    /// Path or address of the store, without credentials. `nil` for memory.
    package var place: String?
    /// Whether the store responds, even if only with an error.
    package var isReachable: Bool
    /// Whether a value was written, read and removed.
    package var isWritable: Bool
    /// Time of one read. `nil` if the store cannot be read.
    package var roundTripMs: Double?
    /// Address of the server that has the keys of the namespace. `nil` if the store is not a server.
    package var address: String?
    /// Software of the server, such as `redis` or `valkey`. `nil` if the store is not a server, or if the
    /// user of `store.url` must not run `INFO`.
    package var software: String?
    /// Version of `software`.
    package var version: String?
    /// Role of the server. `nil` if it is not known.
    package var role: StoreRole?
    /// Reason why the store cannot be used, and advice. `nil` if it can be used.
    package var error: String?

    package init(
        kind: StoreKind,
        place: String?,
        isReachable: Bool,
        isWritable: Bool,
        roundTripMs: Double?,
        address: String?,
        software: String?,
        version: String?,
        role: StoreRole?,
        error: String?
    ) {
        self.kind = kind
        self.place = place
        self.isReachable = isReachable
        self.isWritable = isWritable
        self.roundTripMs = roundTripMs
        self.address = address
        self.software = software
        self.version = version
        self.role = role
        self.error = error
    }

    package init(json: JSONElement) throws(JSONError) {
        kind = try json.value("kind")
        place = try json.optional("place")
        isReachable = try json.value("is_reachable")
        isWritable = try json.value("is_writable")
        roundTripMs = try json.optional("round_trip_ms", in: 0...)
        address = try json.optional("address")
        software = try json.optional("software")
        version = try json.optional("version")
        role = try json.optional("role")
        error = try json.optional("error")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("kind", kind)
            json.set("place", place)
            json.set("is_reachable", isReachable)
            json.set("is_writable", isWritable)
            json.set("round_trip_ms", roundTripMs)
            json.set("address", address)
            json.set("software", software)
            json.set("version", version)
            json.set("role", role)
            json.set("error", error)
        }
    }
}
