import Calendar
import Calls
import JSON
import Networking
import Text

/// The diary of a graduate student, `{datas: [{TITLE, KSSJ, JSSJ, DD}]}`. An entry stands for one or more consecutive
/// lessons of a course, or for another appointment.
struct DiaryResponse: JSONDecodable, APIParsable {
    let entries: ReadRows<Entry>

    init(json: JSONElement) throws(JSONError) {
        entries = try json.value("datas")
    }

    struct Entry: JSONDecodable {
        let date: CalendarDate
        private let details: CourseActivity.Details
        private let place: String?
        private let start: TimeOfDay
        private let end: TimeOfDay
        /// The numbers of the lessons. Nil for an entry that is not a lesson.
        private let units: ClosedRange<Int>?

        init(json: JSONElement) throws(JSONError) {
            let text = try json.lenientString("TITLE")
            let title = DiaryTitle(text)
            details = CourseActivity.Details(code: title?.code ?? "", name: title?.name ?? text)
            place = try (json.optional("DD") as String?)?.meaningful
            (date, start) = try Self.moment(json, "KSSJ")
            (_, end) = try Self.moment(json, "JSSJ")
            units = Self.units(start, end)
            if title != nil, units == nil { throw JSONError("is not the start of a lesson").under(key: "KSSJ") }
        }

        /// Returns the lessons from the one that begins at `start` to the last one that begins before `end`. Nil if none begins at `start`.
        private static func units(_ start: TimeOfDay, _ end: TimeOfDay) -> ClosedRange<Int>? {
            guard let first = ClassTimes.list.first(where: { $0.start == start })?.id else { return nil }
            return first...max(first, ClassTimes.list.last { $0.start < end }?.id ?? first)
        }

        private static func moment(_ json: JSONElement, _ key: StaticString) throws(JSONError) -> (CalendarDate, TimeOfDay) {
            let text: String = try json.value(key)
            guard let (date, rest) = DateScanner.firstDate(in: text), let time = TimeOfDay(rest.trimmed.prefix(5)) else {
                throw JSONError("expected a time such as 2026-11-21 13:30").under(key: "\(key)")
            }
            return (date, time)
        }

        /// Returns the entry as an activity of the week `week`. Nil if the entry is not a lesson or the week is not valid.
        func activity(week: Int) -> CourseActivity? {
            guard let units, let weeks = WeekSet([week]) else { return nil }
            return CourseActivity(
                details: details, teachers: [], place: place.map { CoursePlace(room: $0, building: nil, campus: nil) },
                weekday: date.weekday, units: units, weeks: weeks, startTime: start, endTime: end)
        }
    }
}
