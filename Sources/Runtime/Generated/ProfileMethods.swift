// Generated from interface/profile.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let profile: [Method] = [
        Method("profile.get_student_profile", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.profileStore.getStudentProfile(cache: try arguments.cachePolicy()))
        },
        Method("profile.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.profileStore.clearCache()
            return Outcome()
        },
    ]
}
