import Text

/// A call `initStqkChart('chart_bb', [names], [current], [capacity])` of the page's script.
struct CanteenChart {
    let id: String
    let names: [String]
    let current: [String]
    let capacity: [String]

    /// Returns the calls in a script, or nil if a call has another form.
    static func charts(in script: String) -> [CanteenChart]? {
        var charts: [CanteenChart] = []
        var before: Substring?
        for part in script.split(separator: "initStqkChart", omittingEmptySubsequences: false) {
            defer { before = part }
            // The first part precedes all calls, and the function's own declaration is not a call.
            guard let before, !before.trimmed.hasSuffix("function") else { continue }
            var reader = ScriptReader(part)
            guard let chart = CanteenChart(&reader) else { return nil }
            charts.append(chart)
        }
        return charts
    }

    private init?(_ reader: inout ScriptReader) {
        guard reader.take("("), let id = reader.string(), reader.take(","), let names = Self.list(&reader), reader.take(","),
            let current = Self.list(&reader), reader.take(","), let capacity = Self.list(&reader), reader.take(")")
        else { return nil }
        self.id = id
        self.names = names
        self.current = current
        self.capacity = capacity
    }

    /// Reads an array of strings or integers, such as `['a', 'b']`. A trailing comma is allowed.
    private static func list(_ reader: inout ScriptReader) -> [String]? {
        guard reader.take("[") else { return nil }
        var values: [String] = []
        while !reader.take("]") {
            guard values.isEmpty || reader.take(",") else { return nil }
            if reader.take("]") { break }
            guard let value = reader.string() ?? reader.digits() else { return nil }
            values.append(value)
        }
        return values
    }
}
