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
        let periods = try Self.periods(json)
        booking = Booking(
            id: try json.lenientInt("id"), venueId: json.optionalInt("group_id"), courtId: json.optionalInt("resource_id"),
            name: json.optionalText("resource_name"), status: json.optionalInt("status"), statusName: json.optionalText("status_name"),
            created: (try? json.optional("created") as LocalTimestamp?)?.value, canCancel: json.optionalBool("is_cancel") ?? false,
            periods: periods)
    }

    private static func periods(_ json: JSONElement) throws(JSONError) -> [BookedPeriod] {
        var rows = ReadRows<PeriodResponse>()
        if let time = try json.object("appointment_time"), time.isList("groups") {
            let groups: [Group] = try time.value("groups")
            for group in groups { rows.append(contentsOf: group.periods) }
        } else if let detail = try json.object("detail"), let days = try? [String: ReadRows<PeriodResponse>](json: detail) {
            for (_, periods) in days.sorted(by: { $0.key < $1.key }) { rows.append(contentsOf: periods) }
        }
        return try rows.readable("booked period").map(\.period)
    }

    private struct Group: JSONDecodable {
        private(set) var periods = ReadRows<PeriodResponse>()

        init(json: JSONElement) throws(JSONError) {
            let dates: [Day] = try json.optional("dates") ?? []
            for date in dates { periods.append(contentsOf: date.periods) }
        }
    }

    private struct Day: JSONDecodable {
        let periods: ReadRows<PeriodResponse>

        init(json: JSONElement) throws(JSONError) {
            periods = try json.optional("periods") ?? ReadRows()
        }
    }
}

private struct PeriodResponse: JSONDecodable {
    let period: BookedPeriod

    init(json: JSONElement) throws(JSONError) {
        guard let date = json.optionalDay("date") else { throw JSONError("expected a date").under(key: "date") }
        let canCancel = json.optionalBool("can_cancel")
        period = BookedPeriod(
            date: date, start: try json.timeOfDay("start_time"), end: try json.timeOfDay("end_time"),
            periodId: json.optionalInt("period_id"), canCancel: canCancel ?? json.optionalBool("is_cancel"))
    }
}
