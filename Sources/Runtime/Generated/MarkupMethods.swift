// Generated from interface/markup.toml by `make generate`; do not edit.

import Markup

extension Method {
    static let markup: [Method] = [
        Method(
            "markup.select",
            parameters: [
                Parameter("html", .string(), isRequired: true),
                Parameter("selector", .string(), isRequired: true),
                Parameter("limit", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { _, arguments in
            Outcome(
                try await MarkupAPI.select(
                    html: arguments.value("html"),
                    selector: arguments.value("selector"),
                    limit: arguments.optional("limit")
                ))
        }
    ]
}
