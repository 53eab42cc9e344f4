import Calendar
import JSON

extension Parameter {
    /// The values that a parameter accepts.
    indirect enum Form: Sendable {
        case integer(ClosedRange<Int> = Int.min...Int.max)
        case number(ClosedRange<Double> = -Double.infinity...Double.infinity)
        case bool
        /// - Parameter notBlank: whether a string that consists only of white space is refused.
        case string(length: ClosedRange<Int> = 0...Int.max, notBlank: Bool = false)
        case time
        case date
        case timeOfDay
        case url
        /// Any JSON value.
        case any
        case choice([String])
        /// An entity, or an object with any keys. The fields of an entity are checked when it is decoded.
        case object
        /// An object with any keys, whose values all have the same form.
        case map(of: Form)
        /// - Parameters:
        ///   - unique: whether equal items are refused.
        ///   - orOne: whether a single value is accepted as a list of one.
        case list(of: Form, count: ClosedRange<Int> = 0...Int.max, unique: Bool = false, orOne: Bool = false)
    }
}

extension Parameter.Form {
    /// Returns the reason why the parameter does not accept a value, such as `expected 1 to 10, got 11`. Returns nil if the value is
    /// accepted.
    ///
    /// The reason never contains a string of the value, which may be a secret.
    func problem(with value: JSONValue) -> String? {
        switch (self, value) {
        case (.integer(let range), .integer(let number)):
            return range.contains(number) ? nil : "expected \(Self.described(range, Int.min, Int.max)), got \(number)"
        case (.number(let range), .number(let number)):
            return range.contains(number) ? nil : "expected \(Self.described(range, -.infinity, .infinity)), got \(number)"
        case (.number(let range), .integer(let number)):
            return range.contains(Double(number)) ? nil : "expected \(Self.described(range, -.infinity, .infinity)), got \(number)"
        case (.integer(let range), .largeNumber(let digits)):
            return "expected \(Self.described(range, Int.min, Int.max)), got \(digits.shortened(toBytes: 40))"
        case (.number, .largeNumber(let digits)):
            guard let number = Double(digits), number.isFinite else { return "the number is out of range" }
            return problem(with: .number(number))
        case (.any, _), (.bool, .bool), (.object, .object):
            return nil
        case (.string(let length, let notBlank), .string(let string)):
            // If the form sets no limits, the characters are not counted, because counting the characters of a long string takes as long as
            // parsing the string.
            if length == 0...Int.max, !notBlank { return nil }
            let count = string.unicodeScalars.count
            if length.contains(count) { return notBlank && count > 0 && string.allSatisfy(\.isWhitespace) ? "must not be blank" : nil }
            return count == 0
                ? "must not be empty" : "expected a string of \(Self.described(length, 0, Int.max)) characters, got \(count) characters"
        case (.time, .string(let string)):
            return Timestamp(string) == nil ? "expected \(kind)" : nil
        case (.date, .string(let string)):
            return CalendarDate(string) == nil ? "expected \(kind)" : nil
        case (.timeOfDay, .string(let string)):
            return TimeOfDay(string) == nil ? "expected \(kind)" : nil
        case (.url, .string(let string)):
            return string.urlScheme == nil ? "expected \(kind)" : nil
        case (.choice(let names), .string(let string)):
            return names.contains(string) ? nil : "expected \(kind)"
        case (.list(let form, let count, let unique, _), .array(let items)):
            if !count.contains(items.count) { return "expected \(Self.described(count, 0, Int.max)) items, got \(items.count)" }
            var places: [JSONValue: Int] = [:]
            for (index, item) in items.enumerated() {
                if let problem = form.problem(with: item) { return "[\(index)]: \(problem)" }
                if unique, let first = places.updateValue(index, forKey: item) { return "[\(index)]: has the same value as [\(first)]" }
            }
            return nil
        case (.map(let form), .object(let members)):
            return members.sorted { $0.key < $1.key }.lazy.compactMap { name, value in
                form.problem(with: value).map { "\(name.shortened(toBytes: 100)): \($0)" }
            }.first
        case (.list(let form, _, _, true), _):
            return form.problem(with: value).map { _ in "expected \(kind), got \(value.kind)" }
        default:
            return "expected \(kind), got \(value.kind)"
        }
    }

    /// A description of the accepted values, such as `an integer`.
    var kind: String {
        switch self {
        case .integer: "an integer"
        case .number: "a number"
        case .bool: "true or false"
        case .string: "a string"
        case .time: "an RFC 3339 time, such as 2026-11-21T16:28:16+08:00"
        case .date: "a date, such as 2026-11-21"
        case .timeOfDay: "a time of day, such as 08:30"
        case .url: "an absolute URL"
        case .any: "a JSON value"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .object, .map: "an object"
        case .list(.string, _, _, true): "a string or an array of strings"
        case .list(.string, _, _, false): "an array of strings"
        case .list(.object, _, _, _): "an array of objects"
        case .list(let form, _, _, _): "an array, each item \(form.kind)"
        }
    }

    private static func described<Bound>(_ range: ClosedRange<Bound>, _ lowest: Bound, _ highest: Bound) -> String {
        switch (range.lowerBound == lowest, range.upperBound == highest) {
        case (true, false): "at most \(range.upperBound)"
        case (false, true): "at least \(range.lowerBound)"
        default: "\(range.lowerBound) to \(range.upperBound)"
        }
    }
}
