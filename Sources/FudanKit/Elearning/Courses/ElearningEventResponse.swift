import JSON
import Text

/// An event of Canvas's calendar: `{id, title, start_at, end_at, all_day, all_day_date, context_code, context_name, location_name,
/// description, html_url, hidden, workflow_state}`.
struct ElearningEventResponse: JSONDecodable {
    let event: ElearningEvent
    /// Whether the event was deleted, or other events of the list, one for each section of the course, take its place.
    let isGone: Bool

    init(json: JSONElement) throws(JSONError) {
        let isAllDay = json.optionalBool("all_day")
        let context = json.optionalText("context_code").flatMap { $0.hasPrefix("course_") ? Int($0.dropFirst(7)) : nil }
        event = ElearningEvent(
            id: try json.lenientInt("id"), title: try json.lenientString("title"), startTime: json.optionalTimestamp("start_at"),
            endTime: json.optionalTimestamp("end_at"), allDay: isAllDay, date: isAllDay == true ? json.optionalDay("all_day_date") : nil,
            contextName: json.optionalText("context_name"), courseId: context, location: json.optionalText("location_name"),
            description: json.optionalText("description"), url: json.elearningURL("html_url"))
        isGone = json.optionalBool("hidden") ?? false || json.optionalText("workflow_state") == "deleted"
    }
}
