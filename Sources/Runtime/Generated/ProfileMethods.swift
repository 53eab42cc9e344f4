// Generated from interface/profile.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let profile: [Method] = [
        Method("profile.get_student_profile", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.profileService.getStudentProfile(cache: arguments.value("cache")))
        },
        Method("profile.get_identity", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.profileService.getIdentity(cache: arguments.value("cache")))
        },
        Method("profile.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.profileService.clearCache()
            return Outcome()
        },
    ]
}
