import Calendar
import JSON

/// A type that a parameter can have in Swift.
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
            // A single value, which the parameter's form accepts as a list of one.
            guard let value = Element(argument: argument) else { return nil }
            self = [value]
            return
        }
        self = values.compactMap { Element(argument: $0) }
        guard count == values.count else { return nil }
    }
}
