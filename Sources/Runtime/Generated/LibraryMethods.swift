// Generated from interface/library.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let library: [Method] = [
        Method("library.get_library", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await LibraryAPI.getLibrary(session.campus.client))
        }
    ]
}
