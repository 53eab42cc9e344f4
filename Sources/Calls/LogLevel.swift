/// The severity of a log message.
package enum LogLevel: Int32, Sendable, Comparable {
    case error = 1
    case warning = 2
    case info = 3
    case debug = 4

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rawValue < other.rawValue }
}

/// A function that logs a message. The message is composed only if its level is logged.
package typealias LogHandler = @Sendable (LogLevel, @autoclosure () -> String) -> Void
