import Text

/// A chart of a canteen: a call `initStqkChart('chart_bb', [names], [current], [capacity])` in the page's script.
struct CanteenChart {
    let id: String
    let names: [String]
    let current: [String]
    let capacity: [String]

    /// Returns, for each call in a script, the text after the name of the function.
    static func calls(in script: String) -> [Substring] {
        var calls: [Substring] = []
        var before: Substring?
        for part in script.components(separatedBy: "initStqkChart") {
            defer { before = part }
            // The first part precedes all calls, and the function's own declaration is not a call.
            guard let before, !before.trimmed.hasSuffix("function") else { continue }
            calls.append(part)
        }
        return calls
    }

    /// Parses the arguments of a call. Nil if the arguments have another form.
    /// - Parameter call: the text of the script after the name of the function.
    init?(call: Substring) {
        var reader = ScriptReader(call)
        guard reader.take("("), let id = reader.string(), reader.take(","), let names = Self.list(&reader), reader.take(","),
            let current = Self.list(&reader), reader.take(","), let capacity = Self.list(&reader), reader.take(")")
        else { return nil }
        self.id = id
        self.names = names
        self.current = current
        self.capacity = capacity
    }

    /// Reads an array of strings or integers, such as `['a', 'b']`. A trailing comma is allowed. A null element becomes an empty string.
    private static func list(_ reader: inout ScriptReader) -> [String]? {
        guard reader.take("[") else { return nil }
        var values: [String] = []
        while !reader.take("]") {
            guard values.isEmpty || reader.take(",") else { return nil }
            if reader.take("]") { break }
            guard let value = reader.string() ?? reader.digits() ?? (reader.take("null") ? "" : nil) else { return nil }
            values.append(value)
        }
        return values
    }
}
