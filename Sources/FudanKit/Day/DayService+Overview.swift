import Calendar
import Calls
import CampusSignIn
import Errors
import Storage

extension DayService {
    /// Requests the parts at the same time. A part that fails does not fail the others.
    /// - Parameter parts: nil for all parts.
    package func getOverview(
        date: CalendarDate?, parts: [DayPart]?, dayChanges: [DayChange]?, cache: CachePolicy
    ) async throws -> Cached<DayOverview> {
        let changes = try await days.changes(dayChanges, for: "day.get_overview")
        let now = CampusDateTime(WallTime.now)
        let today = today()
        let date = date ?? today
        let request = PartRequest(parts: Set(parts ?? DayPart.allCases))
        async let day = day(date, changes, cache)
        async let lessons = request.value(.lessons) { try await courses.lessons(on: date, changes, cache) }
        async let exams = request.value(.exams) { try await sources.exams(from: date, cache) }
        async let deadlines = request.value(.deadlines) { try await sources.deadlines(from: date, cache) }
        async let buses = request.value(.buses) {
            try await sources.departures(changes.kind(of: date).bus, after: date == today ? now : nil, cache)
        }
        async let bookings = request.value(.bookings) { try await sources.agenda.bookings(from: date, cache) }
        async let loans = request.value(.loans) { try await sources.agenda.loans(cache) }
        async let card = request.value(.card) { try await sources.wallet.getBalance(cache: cache) }
        async let electricity = request.value(.electricity) { try await sources.electricity.getElectricityUsage(cache: cache) }
        async let messages = request.value(.messages) { try await sources.messages(cache) }
        let states: [DayPartState?] = [
            await lessons.state, await exams.state, await deadlines.state, await buses.state, await bookings.state, await loans.state,
            await card.state, await electricity.state, await messages.state,
        ]
        let overview = DayOverview(
            day: await day, parts: states.compactMap { $0 }, lessons: await lessons.value, exams: await exams.value,
            deadlines: await deadlines.value, buses: await buses.value, bookings: await bookings.value, loans: await loans.value,
            card: await card.value, electricity: await electricity.value, messages: await messages.value)
        return Cached(value: overview, source: cache == .only ? .memory : .network, fetchedAt: .now)
    }

    /// Returns the day, without its semester if the semesters cannot be requested.
    private func day(_ date: CalendarDate, _ changes: DayChanges, _ cache: CachePolicy) async -> Day {
        let known = await readablePart("semesters") {
            try await CallContext.$current.withValue(CallContext.current.ofPart) { try await semesters(cache).value }
        }
        return Day(date, semesters: known, changes: changes)
    }
}

/// The parts of an overview that were asked for.
private struct PartRequest {
    let parts: Set<DayPart>

    /// Returns the value of a part or its error. Returns neither if the part was not asked for.
    func value<Value>(
        _ part: DayPart, _ request: @Sendable () async throws -> Cached<Value>
    ) async -> (value: Value?, state: DayPartState?) {
        guard parts.contains(part) else { return (nil, nil) }
        do {
            let cached = try await CallContext.$current.withValue(CallContext.current.ofPart) { try await request() }
            let age = max(0, WallTime.now.milliseconds - cached.fetchedAt.milliseconds)
            return (try cached.value, DayPartState(part: part, ageMs: age, errorName: nil, errorMessage: nil))
        } catch {
            let error = DanXiError(error)
            return (nil, DayPartState(part: part, ageMs: nil, errorName: error.code.name, errorMessage: error.message))
        }
    }
}
