/// What servers list: a course at a time of the week, in one room, by some of its teachers.
struct CourseActivity {
    /// What lessons and weeks there can be; a server that says otherwise is not understood.
    static let unitRange = 1...20
    static let weekRange = 1...60

    let details: Details
    let teachers: [String]
    let place: CoursePlace?
    /// 1 for Monday.
    let weekday: Int
    let units: ClosedRange<Int>
    /// In any order.
    let weeks: [Int]
    let startTime: String?
    let endTime: String?

    /// What does not change from meeting to meeting.
    struct Details {
        let code: String
        let name: String
        var courseCode: String?
        var className: String?
        var type: String?
        var credits: Double?
        var studentCount: Int?
        var studentLimit: Int?
        var remark: String?
    }
}

/// Puts the activities of one course and day together, which servers list once for each room, teacher or lesson.
///
/// Each lesson of each week has its teachers and rooms; neighbouring lessons that agree in them are one meeting, and so are the weeks.
struct CourseBuilder {
    private let details: CourseActivity.Details
    private let weekday: Int
    private let semesterId: Int
    private var lessons: [Int: [Int: Staffing]] = [:]
    private var startTimes: [Int: String] = [:]
    private var endTimes: [Int: String] = [:]
    /// Meetings that take place on no week.
    private var idle: [(units: ClosedRange<Int>, staffing: Staffing)] = []

    /// Who teaches, and where.
    private struct Staffing: Hashable {
        var teachers: [String] = []
        var places: [CoursePlace] = []

        mutating func add(_ activity: CourseActivity) {
            for teacher in activity.teachers where !teachers.contains(teacher) { teachers.append(teacher) }
            if let place = activity.place, !places.contains(place) { places.append(place) }
        }
    }

    private struct Key: Hashable {
        let code: String
        let name: String
        let weekday: Int
    }

    private struct Meeting: Hashable {
        let start: Int
        var end: Int
        let staffing: Staffing
    }

    private init(_ first: CourseActivity, semesterId: Int) {
        details = first.details
        weekday = first.weekday
        self.semesterId = semesterId
    }

    /// By day and lesson.
    static func build(_ activities: [CourseActivity], semesterId: Int) -> [Course] {
        var builders: [Key: CourseBuilder] = [:]
        for activity in activities {
            let key = Key(code: activity.details.code, name: activity.details.name, weekday: activity.weekday)
            builders[key, default: CourseBuilder(activity, semesterId: semesterId)].add(activity)
        }
        return builders.values.flatMap { $0.build() }.sorted { $0.isBefore($1) }
    }

    private mutating func add(_ activity: CourseActivity) {
        if let time = activity.startTime { startTimes[activity.units.lowerBound] = time }
        if let time = activity.endTime { endTimes[activity.units.upperBound] = time }
        for week in activity.weeks {
            for unit in activity.units { lessons[week, default: [:]][unit, default: Staffing()].add(activity) }
        }
        if activity.weeks.isEmpty {
            var staffing = Staffing()
            staffing.add(activity)
            idle.append((activity.units, staffing))
        }
    }

    private func build() -> [Course] {
        var weeks: [Meeting: [Int]] = [:]
        for (week, lessons) in lessons {
            for meeting in Self.meetings(of: lessons) { weeks[meeting, default: []].append(week) }
        }
        return weeks.map { course($0.key, weeks: $0.value.sorted()) }
            + idle.map { course(Meeting(start: $0.units.lowerBound, end: $0.units.upperBound, staffing: $0.staffing), weeks: []) }
    }

    private static func meetings(of lessons: [Int: Staffing]) -> [Meeting] {
        var meetings: [Meeting] = []
        for (unit, staffing) in lessons.sorted(by: { $0.key < $1.key }) {
            if var last = meetings.last, last.end + 1 == unit, last.staffing == staffing {
                last.end = unit
                meetings.removeLast()
                meetings.append(last)
            } else {
                meetings.append(Meeting(start: unit, end: unit, staffing: staffing))
            }
        }
        return meetings
    }

    private func course(_ meeting: Meeting, weeks: [Int]) -> Course {
        let name = details.code.isEmpty ? details.name : details.code
        return Course(
            id: "\(semesterId)-\(name)-\(weekday)-\(meeting.start)-\(weeks.first ?? 0)", semesterId: semesterId, code: details.code,
            courseCode: details.courseCode, name: details.name, className: details.className, type: details.type, credits: details.credits,
            teachers: meeting.staffing.teachers, places: meeting.staffing.places, weekday: weekday, start: meeting.start, end: meeting.end,
            startTime: startTimes[meeting.start] ?? ClassTimes.slot(meeting.start)?.start,
            endTime: endTimes[meeting.end] ?? ClassTimes.slot(meeting.end)?.end, onWeeks: weeks, studentCount: details.studentCount,
            studentLimit: details.studentLimit, remark: details.remark)
    }
}

extension Course {
    /// By day and lesson, then in any order that is always the same.
    func isBefore(_ other: Course) -> Bool {
        if (weekday, start, end) != (other.weekday, other.start, other.end) {
            return (weekday, start, end) < (other.weekday, other.start, other.end)
        }
        return (code, onWeeks.first ?? 0, name) < (other.code, other.onWeeks.first ?? 0, other.name)
    }

    /// Whether it meets on a week.
    func isOpen(on week: Int) -> Bool { onWeeks.contains(week) }

    /// When both meet; nil if they never meet at the same time.
    func conflict(with other: Course) -> CourseConflict? {
        guard weekday == other.weekday, start <= other.end, other.start <= end else { return nil }
        let weeks = Set(onWeeks).intersection(other.onWeeks).sorted()
        guard !weeks.isEmpty else { return nil }
        return CourseConflict(
            courses: [self, other], weekday: weekday, start: max(start, other.start), end: min(end, other.end), weeks: weeks)
    }
}
