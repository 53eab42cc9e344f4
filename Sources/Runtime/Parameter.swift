import Calendar
import Errors
import JSON

/// A parameter of a method, or a key of the configuration: its name, the values it accepts, and its default.
struct Parameter: Sendable {
    let name: String
    let form: Form
    let isRequired: Bool
    let defaultValue: JSONValue?
    /// Whether messages must not repeat the value.
    let isSecret: Bool

    indirect enum Form: Sendable {
        case integer(ClosedRange<Int> = Int.min...Int.max)
        case number(ClosedRange<Double> = -Double.infinity...Double.infinity)
        case bool
        case string(length: ClosedRange<Int> = 0...Int.max)
        case time
        case date
        case timeOfDay
        case url
        case choice([String])
        /// Checked where the entity is decoded.
        case object
        /// - Parameter orOne: whether one value stands for a list of one.
        case list(of: Form, count: ClosedRange<Int> = 0...Int.max, orOne: Bool = false)
    }

    init(_ name: String, _ form: Form, isRequired: Bool = false, default defaultValue: JSONValue? = nil, isSecret: Bool = false) {
        self.name = name
        self.form = form
        self.isRequired = isRequired
        self.defaultValue = defaultValue
        self.isSecret = isSecret
    }
}

extension Parameter.Form {
    /// What is wrong with a value, such as `expected 1 to 10, got 11`; nil if it is accepted.
    func problem(with value: JSONValue) -> String? {
        switch (self, value) {
        case (.integer(let range), .integer(let number)):
            return range.contains(number) ? nil : "expected \(Self.described(range, Int.min, Int.max)), got \(number)"
        case (.number(let range), .number(let number)):
            return range.contains(number) ? nil : "expected \(Self.described(range, -.infinity, .infinity)), got \(number)"
        case (.number(let range), .integer(let number)):
            return range.contains(Double(number)) ? nil : "expected \(Self.described(range, -.infinity, .infinity)), got \(number)"
        case (.bool, .bool), (.object, .object):
            return nil
        case (.string(let length), .string(let text)):
            let count = text.unicodeScalars.count
            if length.contains(count) { return nil }
            return count == 0
                ? "must not be empty" : "expected a string of \(Self.described(length, 0, Int.max)) characters, got \(count) characters"
        case (.time, .string(let text)):
            return Timestamp(text) == nil ? "expected \(kind)" : nil
        case (.date, .string(let text)):
            return CalendarDate(text) == nil ? "expected \(kind)" : nil
        case (.timeOfDay, .string(let text)):
            return TimeOfDay(text) == nil ? "expected \(kind)" : nil
        case (.url, .string(let text)):
            return text.urlScheme == nil ? "expected \(kind)" : nil
        case (.choice(let names), .string(let text)):
            return names.contains(text) ? nil : "expected \(kind)"
        case (.list(let form, let count, _), .array(let items)):
            if !count.contains(items.count) { return "expected \(Self.described(count, 0, Int.max)) items, got \(items.count)" }
            for (index, item) in items.enumerated() {
                if let problem = form.problem(with: item) { return "[\(index)]: \(problem)" }
            }
            return nil
        case (.list(let form, _, true), _):
            return form.problem(with: value).map { _ in "expected \(kind), got \(value.kind)" }
        default:
            return "expected \(kind), got \(value.kind)"
        }
    }

    /// Such as `an integer`.
    var kind: String {
        switch self {
        case .integer: "an integer"
        case .number: "a number"
        case .bool: "true or false"
        case .string: "a string"
        case .time: "a time in the form of RFC 3339, such as 2026-11-21T16:28:16+08:00"
        case .date: "a date, such as 2026-11-21"
        case .timeOfDay: "a time of day, such as 08:30"
        case .url: "an absolute URL"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .object: "an object"
        case .list(.string, _, true): "a string or an array of strings"
        case .list(.string, _, false): "an array of strings"
        case .list(.object, _, _): "an array of objects"
        case .list(let form, _, _): "an array, each item \(form.kind)"
        }
    }

    private static func described<Bound>(_ range: ClosedRange<Bound>, _ least: Bound, _ most: Bound) -> String {
        switch (range.lowerBound == least, range.upperBound == most) {
        case (true, false): "at most \(range.upperBound)"
        case (false, true): "at least \(range.lowerBound)"
        default: "\(range.lowerBound) to \(range.upperBound)"
        }
    }
}
