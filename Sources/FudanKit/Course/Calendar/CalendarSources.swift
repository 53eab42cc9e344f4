import Calendar
import Calls
import Errors
import Storage

/// The lists that a calendar file has beside lessons, each from the service that has it.
struct CalendarSources: Sendable {
    let exams: @Sendable (CachePolicy) async throws -> [Exam]
    /// Returns the to-dos that are due from a day to another one, or without an end.
    let deadlines: @Sendable (CalendarDate, CalendarDate?, CachePolicy) async throws -> [ElearningTodo]
    /// Returns the bookings that have a period on a day or later.
    let bookings: @Sendable (CalendarDate, CachePolicy) async throws -> [Booking]
    let loans: @Sendable (CachePolicy) async throws -> [Loan]
}

/// A part of a calendar file.
struct CalendarPart<Row: Sendable>: Sendable {
    var rows: [Row] = []
    /// The reason why the rows are missing or old.
    var problem: String?

    /// Returns the rows that the program already has, and otherwise requests the part.
    static func known(
        _ known: [Row]?, or name: String, if isAskedFor: Bool, _ cache: CachePolicy, _ rows: @Sendable (CachePolicy) async throws -> [Row]
    ) async -> CalendarPart {
        if let known { return CalendarPart(rows: known) }
        return await request(name, if: isAskedFor, cache, rows)
    }

    /// Requests a part that was asked for. If the request fails, the part has the cached rows, however old.
    static func request(
        _ name: String, if isAskedFor: Bool, _ cache: CachePolicy, _ rows: @Sendable (CachePolicy) async throws -> [Row]
    ) async -> CalendarPart {
        guard isAskedFor else { return CalendarPart() }
        do {
            return CalendarPart(rows: try await CallContext.$current.withValue(CallContext.current.ofPart) { try await rows(cache) })
        } catch {
            let message = DanXiError(error).message
            if cache != .only, let old = try? await rows(.only) {
                return CalendarPart(rows: old, problem: "\(name) may be out of date: \(message)")
            }
            return CalendarPart(problem: "\(name) are missing: \(message)")
        }
    }
}
