// Generated from interface/classroom.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let classroom: [Method] = [
        Method(
            "classroom.get_classrooms",
            parameters: [
                Parameter(
                    "building",
                    .choice(["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "JA", "JB", "Z", "Z2", "F", "F1", "F2"]),
                    isRequired: true
                ),
                Parameter("date", .date),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.classroomService.getClassrooms(
                    building: arguments.value("building"),
                    date: arguments.optional("date"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "classroom.list_free_classrooms",
            parameters: [
                Parameter(
                    "building",
                    .choice(["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "JA", "JB", "Z", "Z2", "F", "F1", "F2"]),
                    isRequired: true
                ),
                Parameter("start", .integer(1...15), isRequired: true),
                Parameter("end", .integer(1...15), isRequired: true),
                Parameter("date", .date),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.classroomService.listFreeClassrooms(
                    building: arguments.value("building"),
                    start: arguments.value("start"),
                    end: arguments.value("end"),
                    date: arguments.optional("date"),
                    cache: arguments.value("cache")
                ))
        },
        Method("classroom.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.classroomService.clearCache()
            return Outcome()
        },
    ]
}
