// Generated from interface/profile.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let profile: [Method] = [
        Method("profile.get_student_profile", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.profileStore.getStudentProfile(cache: try arguments.value("cache")))
        },
        Method("profile.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.profileStore.clearCache()
            return Outcome()
        },
    ]
}
