import Calendar
import Calls
import JSON
import Text

/// A booking of the account. Its periods are in `appointment_time.groups[].dates[].periods[]` or, in an older format, in
/// `detail: {date: […]}`.
struct BookingResponse: ListRow {
    static let kind = "booking"

    let booking: Booking

    init(json: JSONElement) throws(JSONError) {
        let statusName = json.optionalText("status_name")
        booking = Booking(
            id: try json.lenientInt("id"), venueId: json.optionalInt("group_id"), courtId: json.optionalInt("resource_id"),
            name: json.optionalText("resource_name"), status: json.optionalInt("status"), statusName: statusName,
            isVoid: statusName.map(Self.isVoid), created: json.optionalMoment("created"), canCancel: json.optionalBool("is_cancel"),
            periods: Self.periods(json))
    }

    /// Returns whether a booking with this status was cancelled or refused. The numbers of the states are not public, only their names.
    private static func isVoid(_ statusName: String) -> Bool { statusName.contains("取消") || statusName.contains("驳回") }

    private static func periods(_ json: JSONElement) -> [BookedPeriod] {
        var rows = ReadRows<PeriodResponse>()
        let groups = json.part("appointment_time")?.parts("groups") ?? []
        for period in groups.flatMap({ $0.parts("dates") }).flatMap({ $0.parts("periods") }) { rows.append(period) }
        if groups.isEmpty, let days = try? json.part("detail")?.members() {
            for (date, list) in days.sorted(by: { $0.key < $1.key }) {
                for period in (try? list.lenientElements()) ?? [] {
                    rows.append(period) { json throws(JSONError) in try PeriodResponse(json, date: DateScanner.firstDate(in: date)?.date) }
                }
            }
        }
        return rows.recorded("booked period").map(\.period)
    }
}

private struct PeriodResponse: JSONDecodable {
    let period: BookedPeriod

    init(json: JSONElement) throws(JSONError) { try self.init(json, date: nil) }

    /// - Parameter date: the date of a period without a date of its own.
    init(_ json: JSONElement, date: CalendarDate?) throws(JSONError) {
        guard let date = json.optionalDay("date") ?? date else { throw JSONError("expected a date").under(key: "date") }
        let canCancel = json.optionalBool("can_cancel")
        period = BookedPeriod(
            date: date, start: try json.timeOfDay("start_time"), end: try json.timeOfDay("end_time"),
            periodId: json.optionalInt("period_id"), canCancel: canCancel ?? json.optionalBool("is_cancel"))
    }
}
