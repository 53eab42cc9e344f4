import JSON
import Markup
import TestSupport
import Testing
import Threads

@testable import FudanKit

/// Tests that parsers take linear time.
@Suite("Time to parse large inputs", .computing, .serialized, .timeLimit(.minutes(5)))
struct LinearTimeTests {
    @Test("Each parser accepts its sample, so the other tests measure successful runs", arguments: ServiceParser.all)
    func samples(parser: ServiceParser) throws {
        try parser.parse(parser.sample)
    }

    @Test("The time to parse many equal rows grows linearly", arguments: ServiceParser.all)
    func equalRows(parser: ServiceParser) {
        let row = parser.row(with: "文本")
        #expect(growth(of: parser, from: 20) { parser.text(Array(repeating: row, count: $0)) } < linearGrowth)
    }

    @Test("The time to skip many malformed rows grows linearly", arguments: ServiceParser.all.filter { $0.malformedRow != nil })
    func malformedRows(parser: ServiceParser) throws {
        let row = try #require(parser.malformedRow).replacing("§", with: "文本")
        #expect(growth(of: parser, from: 20) { parser.text(Array(repeating: row, count: $0)) } < linearGrowth)
        let good = parser.row(with: "文本")
        #expect(growth(of: parser, from: 20) { parser.text([good] + Array(repeating: row, count: $0)) } < linearGrowth)
    }

    @Test(
        "The time to parse a row grows linearly with the length of its text", arguments: ServiceParser.all.filter { $0.row.contains("§") })
    func longText(parser: ServiceParser) {
        for part in ["(", "a(", "文", "1 ", ",", "/../", "2026-"] {
            let growth = growth(of: parser, from: 200) { parser.text([parser.row(with: String(repeating: part, count: $0))]) }
            #expect(growth < linearGrowth, "\(part)")
        }
    }

    private func growth(of parser: ServiceParser, from size: Int, _ text: (Int) -> String) -> Double {
        TestSupport.growth(from: size, upTo: parser.limit) { size in
            let response = parser.response(text(size))
            return { try? parser.parse(response) }
        }
    }

    // MARK: Parts of parsers

    static let parts: [(String, @Sendable (Int) -> () -> Void)] = [
        ("the brackets of a diary title", { DiaryTitle.work(on: "上课-" + String(repeating: "(", count: $0) + ")") }),
        ("the words of a diary title", { DiaryTitle.work(on: "上课-" + String(repeating: "a(a", count: $0) + ")") }),
        (
            "lists of seats without an end",
            { size in
                let script = String(repeating: "studentExamList=[", count: size)
                return { _ = SeatNumbers(script: script) }
            }
        ),
        (
            "objects of a person without an end",
            { size in
                let script = String(repeating: "window.userInfoDSL={", count: size)
                return { _ = IdentityPage.object(in: script) }
            }
        ),
        (
            "assignments of semesters",
            { size in
                let scanner = ScriptScanner(String(repeating: "semesters = JSON.parse(\"\\'", count: size))
                return {
                    _ = scanner.semesterDates(); _ = scanner.numbers(ofKey: "id")
                    _ = scanner.object(ofVariable: "semesters")
                }
            }
        ),
        (
            "strings of a payment code's script",
            { size in
                let script = "QRCode.toCanvas(" + String(repeating: "'\"", count: size)
                return { _ = QRCodeAPI.drawnCode(in: script) }
            }
        ),
        (
            "sections of character data",
            { size in
                let xml = String(repeating: "<![CDATA[x", count: size)
                return { _ = TransactionTable.characterData(xml) }
            }
        ),
        (
            "tags of a classroom's cell",
            { size in
                let page = "<table><tr><td>" + String(repeating: "<span>本 </span>", count: size) + "</table>"
                let cell = try? HTMLDocument(page).first("td")
                return { _ = cell.map { ClassroomUse($0) } }
            }
        ),
        (
            "brackets of a classroom's cell",
            { size in
                let text = String(repeating: "[(", count: size)
                return { _ = ClassroomUse(text: text, category: nil) }
            }
        ),
        (
            "seats of an exam",
            { size in
                let row =
                    #"<table><tr data-finished="true"><td><div class=time></div>"#
                    + String(repeating: "<span id=seat-1></span>", count: size)
                    + "</td><td><span>x</span></td><td></td><td></td></tr></table>"
                let element = try? HTMLDocument(row).first("tr")
                return { _ = try? element.map { try ExamRow($0, seats: SeatNumbers(script: "")).exam() } }
            }
        ),
        (
            "teachers of a meeting",
            { size in
                let names = (0..<size).map { "n\($0)" }
                let text = "1~2周 星期三 3~5节 " + names.joined(separator: ",") + "x"
                return { _ = ScheduleText.meetings(text, teachers: names) }
            }
        ),
        (
            "teachers of a course",
            { size in
                let names = (0..<size).map { "\"n\($0)\"" }.joined(separator: ",")
                let body = ServiceParser.timetable.replacing("\"沈砚秋\"", with: names)
                return { _ = try? ServiceParser.all.first?.parse(body) }
            }
        ),
        (
            "weeks of a course",
            { size in
                let body = ServiceParser.timetable.replacing("[1,2,3]", with: "[\(String(repeating: "1,2,", count: size))3]")
                return { _ = try? ServiceParser.all.first?.parse(body) }
            }
        ),
        (
            "periods and courts of a venue",
            { size in
                let courts = (0..<size).map { #"{"id":\#($0)}"# }.joined(separator: ",")
                let periods = (0..<size).map { #"{"id":\#($0),"start_time":"08:00","end_time":"09:00"}"# }.joined(separator: ",")
                let calendar = try? VenueCalendarResponse.decode(
                    PaddedBytes(#"{"time":[\#(periods)],"resource":[\#(courts)],"data":{}}"#.utf8))
                return { _ = calendar?.slots(from: "2026-11-21", to: "2026-11-23") }
            }
        ),
    ]

    @Test("The time to parse a long part of a page grows linearly", arguments: parts.map(\.0))
    func longPart(name: String) throws {
        let prepare = try #require(Self.parts.first { $0.0 == name }).1
        #expect(TestSupport.growth(from: 100, prepare) < linearGrowth)
    }

    // MARK: Values

    static func exam(_ name: String) -> Exam {
        Exam(
            courseId: name, course: name, type: nil, method: nil, date: "2026-01-04", time: nil, startTime: "08:30", endTime: "10:30",
            campus: nil, building: nil, location: nil, seat: nil, note: nil, isFinished: false)
    }

    @Test("The time to write a calendar grows linearly with the number of equal courses and exams")
    func calendar() throws {
        let semester = Semester(
            id: 1, name: "x", year: 2026, type: nil, startDate: "2026-09-07", endDate: nil, weekCount: nil, isCurrent: true,
            containsToday: false)
        let course = try #require(Self.courses(1).first)
        let growth = TestSupport.growth(from: 100) { size in
            let changes = DayChanges(years: [])
            let exams = Array(repeating: Self.exam("a"), count: size)
            let courses = Array(repeating: course, count: size)
            let semesterEvents = SemesterEvents(semester, monday: "2026-09-07", changes: changes)
            let file = CalendarFile(name: "x", note: nil, reminderMinutes: nil, refreshMinutes: 60, begin: "2026-09-07")
            return {
                let events = semesterEvents.events(courses) + exams.compactMap(semesterEvents.event)
                _ = file.content(CalendarFile.identified(events), [:])
            }
        }
        #expect(growth < linearGrowth)
    }

    @Test("Equal exams get different identifiers in a calendar")
    func identifiers() throws {
        let semester = Semester(
            id: 1, name: "x", year: 2026, type: nil, startDate: "2026-09-07", endDate: nil, weekCount: nil, isCurrent: true,
            containsToday: false)
        let events = SemesterEvents(semester, monday: "2026-09-07", changes: DayChanges(years: []))
        let identified = CalendarFile.identified([Self.exam("a"), Self.exam("a"), Self.exam("a")].compactMap(events.event))
        #expect(identified.map(\.uid) == ["exam-1-a-@libdanxi", "exam-1-a--2@libdanxi", "exam-1-a--3@libdanxi"])
    }

    static func courses(_ count: Int, week: (Int) -> Int = { _ in 1 }) throws -> [Course] {
        let activities = (0..<count).map { index in
            ServiceParser.activity.replacing("§", with: "c\(index)").replacing("[1,2,3]", with: "[\(week(index))]")
        }
        let response = try TimetableResponse.decode(
            PaddedBytes(#"{"studentTableVms":[{"id":1,"activities":[\#(activities.joined(separator: ","))]}]}"#.utf8))
        return try CourseBuilder.build(response.activities, semesterId: 1)
    }

    @Test("The time to find conflicts grows linearly, and the search fails if there are more conflicts than a timetable can have")
    func conflicts() throws {
        let course = try #require(Self.courses(1).first)
        let growth = TestSupport.growth(from: 100) { size in
            let courses = Array(repeating: course, count: size)
            return { _ = try? CourseConflict.list(courses) }
        }
        #expect(growth < linearGrowth)
        #expect(try CourseConflict.list(Self.courses(60) { $0 + 1 }).isEmpty)
        #expect(try CourseConflict.list(Self.courses(50)).count == 50 * 49 / 2)
        #expect(throws: (any Error).self) { try CourseConflict.list(Self.courses(200)) }
        #expect(throws: JSONError.self) { try Self.courses(CourseActivity.limit + 1) }
    }
}

extension DiaryTitle {
    fileprivate static func work(on title: String) -> () -> Void { { _ = DiaryTitle(title) } }
}

extension ServiceParser {
    fileprivate static let activity = all.first?.row ?? ""
    fileprivate static let timetable = all.first?.sample ?? ""
}
