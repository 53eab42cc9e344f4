// Generated from interface/library.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let library: [Method] = [
        Method("library.get_library", parameters: [], isCached: false) { session, _ in
            return Outcome(try await LibraryAPI.getLibrary(session.campus.client))
        },
    ]
}
