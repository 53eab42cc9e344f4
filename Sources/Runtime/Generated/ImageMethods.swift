// Generated from interface/image.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let image: [Method] = [
        Method(
            "image.upload",
            parameters: [
                Parameter("path", .string(length: 1...Int.max)),
                Parameter("data", .string(length: 1...Int.max)),
                .timeoutMs,
            ],
            atLeastOne: ["path", "data"]
        ) { services, arguments in
            Outcome(try await services.community.imageService.upload(path: arguments.optional("path"), data: arguments.optional("data")))
        },
        Method(
            "image.download",
            parameters: [
                Parameter("url", .url, isRequired: true),
                Parameter("path", .string(length: 1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.community.imageService.download(
                    url: arguments.value("url"),
                    path: arguments.optional("path"),
                    cache: arguments.value("cache")
                ))
        },
        Method("image.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.community.imageService.clearCache()
            return Outcome()
        },
    ]
}
