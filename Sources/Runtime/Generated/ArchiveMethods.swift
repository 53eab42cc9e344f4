// Generated from interface/archive.toml by `make generate`; do not edit.

import Archive

extension Method {
    static let archive: [Method] = [
        Method(
            "archive.run",
            parameters: [
                Parameter("folder", .string(length: 1...Int.max), isRequired: true),
                Parameter(
                    "parts",
                    .list(
                        of: .choice([
                            "favorites", "holes", "floors", "threads", "messages", "images", "reviews", "scores", "lessons", "exams",
                            "transactions", "loans", "files",
                        ]), count: 1...Int.max, unique: true)
                ),
                Parameter("refresh", .bool, default: .bool(false)),
                Parameter("interval_ms", .integer(0...60_000), default: .integer(1_000)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await ArchiveAPI.run(
                    services.archive.client,
                    folder: arguments.value("folder"),
                    parts: arguments.optional("parts"),
                    refresh: arguments.value("refresh"),
                    intervalMs: arguments.value("interval_ms")
                ))
        },
        Method(
            "archive.export",
            parameters: [
                Parameter("folder", .string(length: 1...Int.max), isRequired: true),
                Parameter("language", .choice(["zh", "en"]), default: .string("zh")),
                .timeoutMs,
            ]
        ) { _, arguments in
            Outcome(try await ArchiveAPI.export(folder: arguments.value("folder"), language: arguments.value("language")))
        },
    ]
}
