import Calendar

/// Assembles the activities of a course on one weekday, which servers list once for each room, teacher or lesson.
///
/// Consecutive lessons with the same teachers and rooms become one meeting, and equal meetings of several weeks become one course entry.
struct CourseBuilder {
    private let details: CourseActivity.Details
    private let weekday: Int
    private let semesterId: Int
    private var lessons: [Int: [Int: Staffing]] = [:]
    private var startTimes: [Int: TimeOfDay] = [:]
    private var endTimes: [Int: TimeOfDay] = [:]
    /// Meetings without weeks.
    private var idle: [(units: ClosedRange<Int>, staffing: Staffing)] = []

    /// The teachers and rooms of a lesson.
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

    /// Returns the courses by weekday and lesson.
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
