// Generated from interface/classroom.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let classroom: [Method] = [
        Method(
            "classroom.get_classrooms",
            parameters: [
                Parameter("building", .choice(["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"]), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.classroomStore.getClassrooms(
                    building: arguments.value("building"),
                    cache: arguments.value("cache")
                ))
        },
        Method("classroom.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.classroomStore.clearCache()
            return Outcome()
        },
    ]
}
