import Calendar

// Dates, times of day and timestamps as string literals. An invalid literal ends the test process.

extension CalendarDate: ExpressibleByStringLiteral {
    public init(stringLiteral text: StaticString) {
        guard let date = Self("\(text)") else { preconditionFailure("The literal “\(text)” is not a date.") }
        self = date
    }
}

extension TimeOfDay: ExpressibleByStringLiteral {
    public init(stringLiteral text: StaticString) {
        guard let time = Self("\(text)") else { preconditionFailure("The literal “\(text)” is not a time of day.") }
        self = time
    }
}

extension Timestamp: ExpressibleByStringLiteral {
    public init(stringLiteral text: StaticString) {
        guard let time = Self("\(text)") else { preconditionFailure("The literal “\(text)” is not a timestamp.") }
        self = time
    }
}
