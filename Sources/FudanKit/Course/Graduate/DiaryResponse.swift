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
        /// Whether the entry begins when a lesson does.
        private let isOnTime: Bool
        /// The numbers of the lessons that the entry overlaps. Nil for an entry that is not a lesson.
        private let units: ClosedRange<Int>?

        init(json: JSONElement) throws(JSONError) {
            let text = try json.lenientString("TITLE")
            let title = DiaryTitle(text)
            details = CourseActivity.Details(code: title?.code ?? "", name: title?.name ?? text)
            place = json.optionalText("DD")?.meaningful
            (date, start) = try Self.moment(json, "KSSJ")
            (_, end) = try Self.moment(json, "JSSJ")
            let lessons = Self.lessons(from: start, to: end)
            isOnTime = lessons.first?.start == start
            units = if let first = lessons.first, let last = lessons.last, title != nil || isOnTime { first.id...last.id } else { nil }
            if title != nil, units == nil { throw JSONError("is not the time of a lesson").under(key: "KSSJ") }
        }

        /// Returns the lessons that a period overlaps.
        private static func lessons(from start: TimeOfDay, to end: TimeOfDay) -> [ClassTimeSlot] {
            ClassTimes.list.filter { $0.start < end && $0.end > start }
        }

        private static func moment(_ json: JSONElement, _ key: StaticString) throws(JSONError) -> (CalendarDate, TimeOfDay) {
            let text: String = try json.value(key)
            guard let (date, rest) = DateScanner.firstDate(in: text), let time = DateScanner.times(in: rest).first else {
                throw JSONError("expected a time such as 2026-11-21 13:30").under(key: "\(key)")
            }
            return (date, time)
        }

        /// Returns the entry as an activity of the week `week`. Nil if the entry is not a lesson or the week is not valid.
        func activity(week: Int) -> CourseActivity? {
            guard let units, let weeks = WeekSet([week]) else { return nil }
            return CourseActivity(
                details: details, teachers: [], place: place.map { CoursePlace(room: $0, building: nil, campus: nil) },
                weekday: date.weekday, units: units, weeks: weeks, startTime: start, endTime: end, hasOwnTimes: !isOnTime)
        }
    }
}
