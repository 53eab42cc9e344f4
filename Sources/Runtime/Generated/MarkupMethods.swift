// Generated from interface/markup.toml by `make generate`; do not edit.

import JSON
import Markup

extension Method {
    static let markup: [Method] = [
        Method("markup.select", parameters: ["html", "selector", "limit"], isCached: false) { _, arguments in
            return Outcome(try await MarkupAPI.select(html: try arguments.required("html"), selector: try arguments.required("selector"), limit: try arguments.optional("limit", in: 1...)))
        },
    ]
}
