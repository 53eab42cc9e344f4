// Generated from interface/classroom.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let classroom: [Method] = [
        Method("classroom.get_classrooms", parameters: ["building"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.classroomStore.getClassrooms(building: try arguments.required("building", oneOf: ["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"]), cache: try arguments.cachePolicy()))
        },
        Method("classroom.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.classroomStore.clearCache()
            return Outcome()
        },
    ]
}
