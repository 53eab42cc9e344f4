extension MetricFamilies {
    /// The numbers in the text format of Prometheus, version 0.0.4.
    package var prometheusText: String {
        var text = ""
        for (family, series) in all {
            text += "# HELP \(family.name) \(family.help)\n# TYPE \(family.name) \(family.kind.rawValue)\n"
            for (labels, value) in series { Self.write(family.name, labels, value, to: &text) }
        }
        return text
    }

    private static func write(_ name: String, _ labels: MetricLabels, _ value: MetricFamily.Value, to text: inout String) {
        switch value {
        case .integer(let value): text += "\(name)\(list(labels)) \(value)\n"
        case .number(let value): text += "\(name)\(list(labels)) \(value)\n"
        case .distribution(let buckets, let sum):
            var total = 0
            for (index, count) in buckets.enumerated() {
                total += count
                let bound = index < Histogram.bounds.count ? "\(Histogram.bounds[index])" : "+Inf"
                text += "\(name)_bucket\(list(labels + [("le", bound)])) \(total)\n"
            }
            text += "\(name)_sum\(list(labels)) \(sum)\n\(name)_count\(list(labels)) \(total)\n"
        }
    }

    /// Returns the labels in braces, or nothing without labels.
    private static func list(_ labels: MetricLabels) -> String {
        labels.isEmpty ? "" : "{\(labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ","))}"
    }

    /// Escapes a value of a label: a host of the configuration may contain any character.
    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { text, character in
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
    }
}
