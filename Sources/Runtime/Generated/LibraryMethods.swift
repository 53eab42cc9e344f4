// Generated from interface/library.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let library: [Method] = [
        Method("library.get_library", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await LibraryAPI.getLibrary(session.campus.client))
        },
    ]
}
