import Calendar
import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("Limits and orders of courses", .timeLimit(.minutes(5)))
struct CourseLimitTests {
    private static func course(
        _ name: String = "甲", weekday: Int = 1, _ units: ClosedRange<Int> = 1...2, weeks: [Int] = [1], code: String? = nil
    ) -> Course {
        Course(
            id: name, semesterId: 505, code: code, courseCode: nil, name: name, className: nil, type: nil, credits: nil, teachers: [],
            places: [], weekday: weekday, start: units.lowerBound, end: units.upperBound, startTime: nil, endTime: nil, onWeeks: weeks,
            studentCount: nil, studentLimit: nil, remark: nil)
    }

    // MARK: Conflicts

    @Test("Conflicts are sorted by the courses' places in the list, and have the lessons and weeks that both courses have")
    func conflicts() throws {
        let courses = [
            Self.course("甲", 5...6, weeks: [1, 3]), Self.course("乙", 3...5, weeks: [1, 2, 3]), Self.course("丙", 4...4, weeks: [2, 4]),
            Self.course("丁", weekday: 2, 3...6, weeks: [1, 2, 3]), Self.course("戊", 7...8, weeks: [1, 2, 3, 4]),
        ]
        let conflicts = try CourseConflict.list(courses)
        #expect(
            conflicts == [
                CourseConflict(courses: [courses[0], courses[1]], weekday: 1, start: 5, end: 5, weeks: [1, 3]),
                CourseConflict(courses: [courses[1], courses[2]], weekday: 1, start: 4, end: 4, weeks: [2]),
            ])
    }

    @Test("A timetable may have 5000 conflicts", arguments: [(1, true), (2, false)])
    func manyConflicts(last: Int, isAllowed: Bool) {
        // The courses of a group all conflict with each other: 4950 + 45 + 3 + 1 + 1 pairs, and one more for a last group of two.
        let groups = [100, 10, 3, 2, 2, last]
        let courses = groups.enumerated().flatMap { day, count in Array(repeating: Self.course(weekday: day + 1), count: count) }
        let result = Result { try CourseConflict.list(courses) }
        #expect((try? result.get())?.count == (isAllowed ? 5000 : nil))
    }

    // MARK: Order

    @Test("Courses are sorted by weekday and lessons, then by code, first week and name")
    func order() {
        let sorted = [
            Self.course("i", weekday: 1, 1...3, weeks: [9], code: "Z"), Self.course("h", weekday: 2, 1...2, weeks: [9], code: "Z"),
            Self.course("g", weekday: 2, 1...3, weeks: [9], code: "Z"), Self.course("f", weekday: 2, 2...2, weeks: [9]),
            Self.course("e", weekday: 2, 2...2, weeks: [9], code: "A"), Self.course("d", weekday: 2, 2...2, weeks: [], code: "B"),
            Self.course("c", weekday: 2, 2...2, weeks: [1, 2], code: "B"), Self.course("a", weekday: 2, 2...2, weeks: [2], code: "B"),
            Self.course("b", weekday: 2, 2...2, weeks: [2], code: "B"),
        ]
        for (place, course) in sorted.enumerated() {
            for (other, second) in sorted.enumerated() { #expect(course.isBefore(second) == (place < other), "\(place) \(other)") }
        }
    }

    // MARK: Activities

    private static func activity(
        _ name: String = "甲", _ units: ClosedRange<Int> = 1...1, teachers: [String] = [], weeks: [Int] = [1]
    ) throws -> CourseActivity {
        CourseActivity(
            details: CourseActivity.Details(code: "", name: name), teachers: teachers, place: nil, weekday: 1, units: units,
            weeks: try #require(WeekSet(weeks)), startTime: nil, endTime: nil)
    }

    @Test("A timetable may have 2000 activities and 2000 courses")
    func manyActivities() throws {
        let activities = try (1...2000).map { try Self.activity("\($0)") }
        #expect(try CourseBuilder.build(activities, semesterId: 505).count == 2000)
        #expect(throws: JSONError("expected at most 2000 rows, got 2001")) {
            try CourseBuilder.build(activities + [Self.activity()], semesterId: 505)
        }
    }

    @Test("Few activities with different teachers may become 2000 courses", arguments: [(2, true), (3, false)])
    func manyCourses(rest: Int, isAllowed: Bool) throws {
        // The second activity of each group divides the lessons of the first one into three courses.
        let groups = try (1...666).flatMap {
            [try Self.activity("\($0)", 1...3), try Self.activity("\($0)", 2...2, teachers: ["沈砚秋"])]
        }
        let activities = try groups + (0..<rest).map { try Self.activity("其他\($0)") }
        let result = Result { try CourseBuilder.build(activities, semesterId: 505) }
        #expect((try? result.get())?.count == (isAllowed ? 2000 : nil))
    }

    @Test("A meeting has the teachers of all its rows, each once, and at most 50")
    func teachers() throws {
        func teachers(_ lists: [String]...) throws -> [[String]] {
            try CourseBuilder.build(lists.map { try Self.activity(teachers: $0) }, semesterId: 505).map(\.teachers)
        }
        #expect(try teachers(["甲", "乙"], ["乙", "丙"]) == [["甲", "乙", "丙"]])
        let names = (1...60).map { "\($0)" }
        #expect(try teachers(Array(names[..<40]), Array(names[30...])) == [Array(names[..<50])])
    }

    @Test("The names of teachers may have several separators. Empty and repeated names, and those after the 50th, are left out")
    func names() {
        #expect(CourseActivity.teachers(in: "甲, 乙，丙、丁;戊；己,, 甲 ,") == ["甲", "乙", "丙", "丁", "戊", "己"])
        let names = (1...51).map { "\($0)" }
        #expect(CourseActivity.teachers(in: names.joined(separator: ",")) == Array(names[..<50]))
    }

    @Test("Activities that share some weeks become one course for each group of weeks with the same lessons")
    func weeks() throws {
        let activities = [
            try Self.activity("甲", 1...2, weeks: [1, 2, 3, 4]), try Self.activity("甲", 3...3, weeks: [3, 4, 5]),
            try Self.activity("甲", 5...5, weeks: [4, 6]),
        ]
        let courses = try CourseBuilder.build(activities, semesterId: 505)
        #expect(courses.map { [$0.start, $0.end] } == [[1, 2], [1, 3], [3, 3], [5, 5]])
        #expect(courses.map(\.onWeeks) == [[1, 2], [3, 4], [5], [4, 6]])
        #expect(courses.map(\.id) == ["505-甲-1-1-1", "505-甲-1-1-3", "505-甲-1-3-5", "505-甲-1-5-4"])
        #expect(courses.allSatisfy { $0.code == nil })
    }

    @Test("A course without weeks has its lessons and teachers, and the weeks of others stay")
    func withoutWeeks() throws {
        let activities = [try Self.activity("甲", 2...4, teachers: ["沈砚秋"], weeks: []), try Self.activity("甲", 1...1)]
        let courses = try CourseBuilder.build(activities, semesterId: 505)
        #expect(courses.map { [$0.start, $0.end] } == [[1, 1], [2, 4]] && courses.map(\.onWeeks) == [[1], []])
        #expect(courses.map(\.teachers) == [[], ["沈砚秋"]] && courses.last?.id == "505-甲-1-2-0")
    }

    // MARK: Weeks and lessons

    @Test("The weeks of a semester are numbered from 1 to 60")
    func weekSets() {
        #expect(WeekSet([60, 1, 2])?.numbers == [1, 2, 60] && WeekSet([Int]())?.isEmpty == true)
        for weeks in [[0], [61], [1, -1]] { #expect(WeekSet(weeks) == nil) }
    }

    @Test(
        "Weeks in words are read, and any other text is none",
        arguments: [
            ("1~4单", [1, 3]), ("1~6(双)周", [2, 4, 6]), ("第1周", [1]), ("60", [60]), ("1~3，5、7;9；11", [1, 2, 3, 5, 7, 9, 11]),
            ("3, 1~2", [1, 2, 3]), ("5双,1单", [1]), ("61", nil), ("0", nil), ("1,,3", nil), ("", nil), ("单", nil), ("1~4单双", nil),
            ("2单", nil), ("全周", nil),
        ] as [(String, [Int]?)])
    func weekTexts(text: String, weeks: [Int]?) {
        #expect(WeekText.weeks(text) == weeks)
    }

    @Test("The lessons of a day have their times")
    func classTimes() {
        let times: [(TimeOfDay, TimeOfDay)] = [
            ("08:00", "08:45"), ("08:55", "09:40"), ("09:55", "10:40"), ("10:50", "11:35"), ("11:45", "12:30"), ("13:30", "14:15"),
            ("14:25", "15:10"), ("15:25", "16:10"), ("16:20", "17:05"), ("17:15", "18:00"), ("18:30", "19:15"), ("19:25", "20:10"),
            ("20:20", "21:05"), ("21:15", "22:00"),
        ]
        #expect(ClassTimes.list == times.enumerated().map { ClassTimeSlot(id: $0 + 1, start: $1.0, end: $1.1) })
        #expect(ClassTimes.slot(14)?.end == "22:00" && ClassTimes.slot(0) == nil && ClassTimes.slot(15) == nil)
    }

    @Test("A lesson has a number from 1 to 20", arguments: [(20, true), (21, false), (0, false)])
    func units(unit: Int, isValid: Bool) async throws {
        let activity = AcademicPages.activity("A.01", "甲", units: (unit, unit))
        let (courses, skipped) = try await skipping { try await CourseTests.courses([activity, AcademicPages.activity("B.01", "乙")]) }
        #expect(courses.map(\.start) == (isValid ? [3, 20] : [3]) && skipped.kinds == (isValid ? [] : ["timetable activity"]))
    }
}
