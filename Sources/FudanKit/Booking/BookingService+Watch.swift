import Calendar
import Storage

extension BookingService {
    /// The number of days after the first one for which slots can usually be booked.
    private static let bookableDays = 2

    /// Returns the slots of a venue that became free since the watch token `since`. Without a token, returns a token and no slots. A token is
    /// `slots:VENUE:FINGERPRINTS`, with the slots that are free.
    package func watch(venueId: Int, startDate: CalendarDate?, endDate: CalendarDate?, since: String?) async throws -> NewSlots {
        let seen = try SeenRows(since, prefix: "slots:\(venueId):", method: "booking.watch")
        let start = startDate ?? .today
        let slots = try await listSlots(
            venueId: venueId, startDate: start, endDate: endDate ?? start.adding(days: Self.bookableDays), for: "booking.watch")
        let news = seen.news(in: slots.filter { $0.available == true }) {
            Fingerprint($0.date.description, "\($0.periodId)", "\($0.courtId)")
        }
        return NewSlots(token: news.token, slots: news.rows)
    }
}
