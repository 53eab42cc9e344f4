import Calendar
import JSON

/// A builder of courses from the activities of one course on one weekday. Servers list an activity once for each room, teacher or lesson.
///
/// Consecutive lessons with the same teachers and rooms become one meeting, and equal meetings of several weeks become one
/// `Course`.
struct CourseBuilder {
    private let details: CourseActivity.Details
    private let weekday: Int
    private let semesterId: Int
    private var activities: [CourseActivity] = []
    private var startTimes: [Int: TimeOfDay] = [:]
    private var endTimes: [Int: TimeOfDay] = [:]

    /// The teachers and rooms of a lesson.
    private struct Staffing: Hashable {
        private static let limit = CourseActivity.teacherLimit

        var teachers: [String] = []
        var places: [CoursePlace] = []

        mutating func add(_ activity: CourseActivity) {
            for teacher in activity.teachers where teachers.count < Self.limit && !teachers.contains(teacher) { teachers.append(teacher) }
            if let place = activity.place, places.count < Self.limit, !places.contains(place) { places.append(place) }
        }
    }

    private struct Key: Hashable {
        let code: String
        let name: String
        let weekday: Int
        /// Start and end of activities with times of their own.
        let times: [TimeOfDay?]
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

    /// Returns the courses, sorted by weekday and lesson. Throws if there are more than ``CourseActivity/limit`` activities or courses.
    static func build(_ activities: [CourseActivity], semesterId: Int) throws(JSONError) -> [Course] {
        guard activities.count <= CourseActivity.limit else {
            throw JSONError("expected at most \(CourseActivity.limit) rows, got \(activities.count)")
        }
        var builders: [Key: CourseBuilder] = [:]
        for activity in activities {
            let times = activity.hasOwnTimes ? [activity.startTime, activity.endTime] : []
            let key = Key(code: activity.details.code, name: activity.details.name, weekday: activity.weekday, times: times)
            builders[key, default: CourseBuilder(activity, semesterId: semesterId)].add(activity)
        }
        var courses: [Course] = []
        for builder in builders.values {
            courses += try builder.build()
            guard courses.count <= CourseActivity.limit else {
                throw JSONError("expected at most \(CourseActivity.limit) courses that differ in their teachers or rooms")
            }
        }
        return courses.sorted { $0.isBefore($1) }
    }

    private mutating func add(_ activity: CourseActivity) {
        if let time = activity.startTime { startTimes[activity.units.lowerBound] = time }
        if let time = activity.endTime { endTimes[activity.units.upperBound] = time }
        activities.append(activity)
    }

    private func build() throws(JSONError) -> [Course] {
        var weeks: [Meeting: WeekSet] = [:]
        for equal in equalWeeks {
            if Task.isCancelled { throw .cancelled }
            for meeting in meetings(in: equal) { weeks[meeting, default: WeekSet()].formUnion(equal) }
        }
        return weeks.map { course($0.key, weeks: $0.value.numbers) }
            + activities.filter(\.weeks.isEmpty).map { activity in
                var staffing = Staffing()
                staffing.add(activity)
                return course(Meeting(start: activity.units.lowerBound, end: activity.units.upperBound, staffing: staffing), weeks: [])
            }
    }

    /// The weeks with activities, grouped so that each activity takes place in all weeks of a group or in none.
    private var equalWeeks: [WeekSet] {
        var groups: [WeekSet] = []
        var rest = WeekSet()
        for activity in activities {
            let new = activity.weeks.subtracting(rest)
            groups = groups.flatMap { [$0.intersection(activity.weeks), $0.subtracting(activity.weeks)] }.filter { !$0.isEmpty }
            if !new.isEmpty { groups.append(new) }
            rest.formUnion(activity.weeks)
        }
        return groups
    }

    private func meetings(in weeks: WeekSet) -> [Meeting] {
        var lessons: [Int: Staffing] = [:]
        for activity in activities where activity.weeks.isSuperset(of: weeks) {
            for unit in activity.units { lessons[unit, default: Staffing()].add(activity) }
        }
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
            id: "\(semesterId)-\(name)-\(weekday)-\(meeting.start)-\(weeks.first ?? 0)", semesterId: semesterId,
            code: details.code.isEmpty ? nil : details.code,
            courseCode: details.courseCode, name: details.name, className: details.className, type: details.type, credits: details.credits,
            teachers: meeting.staffing.teachers, places: meeting.staffing.places, weekday: weekday, start: meeting.start, end: meeting.end,
            startTime: startTimes[meeting.start] ?? ClassTimes.slot(meeting.start)?.start,
            endTime: endTimes[meeting.end] ?? ClassTimes.slot(meeting.end)?.end, onWeeks: weeks, studentCount: details.studentCount,
            studentLimit: details.studentLimit, remark: details.remark)
    }
}
