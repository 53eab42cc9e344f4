import Calendar
import JSON
import Networking
import Text

/// `{datas: [{TITLE, KSSJ, JSSJ, DD}]}`: one entry for each lesson, and other entries.
struct DiaryResponse: JSONDecodable, APIParsable {
    let entries: [Entry]

    init(json: JSONElement) throws(JSONError) {
        entries = try json.value("datas")
    }

    struct Entry: JSONDecodable {
        let title: DiaryTitle?
        let place: String?
        let date: CalendarDate
        let units: ClosedRange<Int>?

        init(json: JSONElement) throws(JSONError) {
            title = DiaryTitle(try json.value("TITLE"))
            place = try (json.optional("DD") as String?)?.meaningful
            let (date, start) = try Self.moment(json, "KSSJ")
            let (_, end) = try Self.moment(json, "JSSJ")
            self.date = date
            let first = ClassTimes.list.first { $0.start == start }?.id
            let last = ClassTimes.list.first { $0.end == end }?.id ?? first
            if let first, let last, first <= last { units = first...last } else { units = nil }
            if title != nil, units == nil { throw JSONError("is not the start of a lesson").under(key: "KSSJ") }
        }

        private static func moment(_ json: JSONElement, _ key: StaticString) throws(JSONError) -> (CalendarDate, TimeOfDay) {
            let text: String = try json.value(key)
            guard let (date, rest) = DateScanner.firstDate(in: text), let time = TimeOfDay(rest.trimmed.prefix(5)) else {
                throw JSONError("expected a time such as 2026-11-21 13:30").under(key: "\(key)")
            }
            return (date, time)
        }

        /// Returns nil for an entry that is not a lesson.
        func activity(week: Int) -> CourseActivity? {
            guard let title, let units else { return nil }
            return CourseActivity(
                details: CourseActivity.Details(code: title.code, name: title.name), teachers: [],
                place: place.map { CoursePlace(room: $0, building: nil, campus: nil) }, weekday: date.weekday, units: units, weeks: [week],
                startTime: nil, endTime: nil)
        }
    }
}
