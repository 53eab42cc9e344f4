// Generated from interface/classroom.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let classroom: [Method] = [
        Method("classroom.get_classrooms", parameters: [
            Parameter("building", .choice(["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"]), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.classroomStore.getClassrooms(building: try arguments.value("building"), cache: try arguments.value("cache")))
        },
        Method("classroom.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.classroomStore.clearCache()
            return Outcome()
        },
    ]
}
