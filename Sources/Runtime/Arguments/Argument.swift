import Calendar
import JSON

/// A Swift type to which the JSON value of a parameter can be converted.
protocol Argument {
    init?(argument: JSONValue)
}

extension Int: Argument {
    init?(argument: JSONValue) {
        guard case .integer(let value) = argument else { return nil }
        self = value
    }
}

extension Double: Argument {
    init?(argument: JSONValue) {
        switch argument {
        case .number(let value): self = value
        case .integer(let value): self = Double(value)
        case .largeNumber(let digits): self.init(digits)
        default: return nil
        }
    }
}

extension Bool: Argument {
    init?(argument: JSONValue) {
        guard case .bool(let value) = argument else { return nil }
        self = value
    }
}

extension String: Argument {
    init?(argument: JSONValue) {
        guard case .string(let value) = argument else { return nil }
        self = value
    }
}

extension JSONValue: Argument {
    init?(argument: JSONValue) { self = argument }
}

extension Timestamp: Argument {
    init?(argument: JSONValue) {
        guard case .string(let text) = argument else { return nil }
        self.init(text)
    }
}

extension CalendarDate: Argument {
    init?(argument: JSONValue) {
        guard case .string(let text) = argument else { return nil }
        self.init(text)
    }
}

extension Array: Argument where Element: Argument {
    init?(argument: JSONValue) {
        guard case .array(let values) = argument else {
            // A single value counts as a list of one item. Whether the parameter accepts a single value was checked before.
            guard let value = Element(argument: argument) else { return nil }
            self = [value]
            return
        }
        self = values.compactMap { Element(argument: $0) }
        guard count == values.count else { return nil }
    }
}

extension Dictionary: Argument where Key == String, Value: Argument {
    init?(argument: JSONValue) {
        guard case .object(let members) = argument else { return nil }
        self = members.compactMapValues { Value(argument: $0) }
        guard count == members.count else { return nil }
    }
}
