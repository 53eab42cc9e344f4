// Generated from interface/markup.toml by `make generate`; do not edit.

import Markup

extension Method {
    static let markup: [Method] = [
        Method("markup.select", parameters: [
            Parameter("html", .string(), isRequired: true),
            Parameter("selector", .string(), isRequired: true),
            Parameter("limit", .integer(1...Int.max)),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { _, arguments in
            return Outcome(try await MarkupAPI.select(
                html: try arguments.value("html"),
                selector: try arguments.value("selector"),
                limit: try arguments.optional("limit")
            ))
        },
    ]
}
