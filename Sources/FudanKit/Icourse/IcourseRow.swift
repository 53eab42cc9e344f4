import Calendar
import JSON
import Text

/// The members of a lecture, which all lists write alike: `{sub_id, sub_title, lecturer_name, room_name, start_at, sub_status, …}`. In the
/// lists of one course, the identifier is `id`; in the list of a month, `id` is that of the course.
struct IcourseRow {
    /// The members of the course. They are in the row itself, or in the object that contains the rows.
    struct Course {
        var title: String?
        var teacher: String?
        var department: String?
        var term: String?

        init(_ json: JSONElement) {
            title = json.optionalText("title") ?? json.optionalText("course_title")
            teacher = json.optionalText("realname") ?? json.optionalText("lecturer_name")
            department = json.optionalText("kkxy_name")
            term = json.optionalText("term_name") ?? json.optionalText("term")
        }
    }

    var id: Int
    private let courseId: Int?
    private let course: Course
    private let name: String?
    private let teacher: String?
    private let room: String?
    private let date: CalendarDate?
    private let start: Timestamp?
    private let end: Timestamp?
    private let state: IcourseState?
    private let canWatch: Bool?

    /// A row of a list.
    /// - Parameters:
    ///   - key: the key of the lecture's identifier.
    ///   - day: the day of the rows, which the name of the lecture may correct.
    init(_ json: JSONElement, id key: StaticString, on day: CalendarDate?) throws(JSONError) {
        self.init(json, id: try json.lenientInt(key), on: day)
    }

    /// - Parameter id: nil if the caller knows the identifier.
    init(_ json: JSONElement, id: Int?, on day: CalendarDate?) {
        self.id = id ?? 0
        courseId = json.optionalInt("course_id") ?? json.optionalInt("id")
        course = Course(json)
        let name = json.optionalText("sub_title")
        self.name = name
        teacher = json.optionalText("lecturer_name")
        room = json.optionalText("room_name")
        let day = name.flatMap { DateScanner.firstDate(in: $0)?.date } ?? day
        let start = Self.moment(json, ["start_at", "begin_time"], day)
        let end = Self.moment(json, ["end_at", "end_time"], day)
        (self.start, self.end) = (start, end)
        date = day ?? start.flatMap { CampusDateTime($0) }?.date
        state = Self.state(json)
        canWatch = json.optionalBool("can_watch")
    }

    /// Returns a lecture of a list that names its course.
    func lecture() throws(JSONError) -> IcourseLecture {
        guard let courseId else { throw JSONError("is missing").under(key: "id") }
        return lecture(of: courseId, course)
    }

    func lecture(of courseId: Int, _ course: Course) -> IcourseLecture {
        IcourseLecture(
            id: id, courseId: courseId, title: course.title, teacher: teacher ?? course.teacher, department: course.department,
            term: course.term, name: name, room: room, date: date, start: start, end: end, state: state, canWatch: canWatch, notice: nil,
            url: IcourseAPI.pageURL(course: courseId, lecture: id))
    }

    /// Returns a time that is a moment in Asia/Shanghai, seconds or milliseconds since 1970, or a time of the day.
    private static func moment(_ json: JSONElement, _ keys: [StaticString], _ day: CalendarDate?) -> Timestamp? {
        for key in keys {
            guard let text = json.optionalText(key) else { continue }
            if let number = Int(text), number > 1_000_000_000 {
                return Timestamp(unixSeconds: number < 100_000_000_000 ? number : number / 1000)
            }
            if let time = TimeOfDay(text.count > 5 && !text.contains("-") ? text.prefix { $0 != " " }.dropLast(3) : text[...]), let day {
                return Timestamp(campusDate: "\(day)", time: "\(time):00")
            }
            if let moment = json.optionalMoment(key) { return moment }
        }
        return nil
    }

    /// Programs agree only that the status 1 is a live lecture, which has the addresses of its streams. The addresses are not kept.
    private static func state(_ json: JSONElement) -> IcourseState? {
        if json.optionalInt("sub_status") == 1, var streams = try? json.part("live_url")?.members(), streams.next() != nil { return .live }
        return json.optionalInt("playback_status") == 1 ? .recorded : nil
    }
}
