import Calendar
import Calls
import Errors
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import FudanKit

@Suite("Courses of graduate students")
struct GraduateCourseTests {
    static let index = """
        {"e":0,"m":"操作成功","d":{"params":{"year":"2026-2027","term":"1","startday":"2026-09-07","countweek":2,"week":4},
        "termInfo":[{"year":"2025-2026","term":"2","startday":"2026-02-28","countweek":"18"},{"year":"2026-2027","term":"1","startday":"2026-09-07","countweek":2}]}}
        """

    static func entry(_ title: String, _ day: String, _ start: String, _ end: String, place: String = "JA205") -> String {
        #"{"TITLE":"\#(title)","KSSJ":"\#(day) \#(start)","JSSJ":"\#(day) \#(end)","DD":"\#(place)"}"#
    }

    static func diary(_ entries: [String]) -> String { #"{"code":"0","datas":[\#(entries.joined(separator: ","))]}"# }

    static func server(_ diary: String) -> FakeServer { FakeServer(paths: ["/get-index": index, "/loadRcxx.do": diary]) }

    @Test("Semesters start on the Monday on or after the server's date")
    func semesters() async throws {
        let semesters = try await GraduateCourseAPI.getSemesters(Self.server("").campus.client)
        #expect(semesters.map(\.id) == [20261, 20252] && semesters.map(\.startDate) == ["2026-09-07", "2026-03-02"])
        #expect(
            semesters.map(\.weekCount) == [2, 18] && semesters.map(\.isCurrent) == [true, false]
                && semesters.map(\.type) == [.first, .second])
        #expect(semesters.first?.endDate == "2026-09-20" && semesters.first?.name == "2026-2027学年1学期")
    }

    @Test("Semesters are listed in spite of a long semester, dates out of order and malformed rows")
    func recordedSemesters() async throws {
        let counts = [22, 26, 22, 18, 22, 78] + Array(repeating: 18, count: 50)
        var terms = counts.enumerated().map { index, count in
            let year = 1997 + index / 2
            // The second term of each year starts before the first one. The exception is the second term of 2002, which starts in 2004.
            let start = index % 2 == 0 ? "\(year)-09-01" : "\(year == 2002 ? 2004 : year)-02-25"
            return #"{"year":"\#(year)-\#(year + 1)","term":"\#(index % 2 + 1)","startday":"\#(start)","countweek":\#(count)}"#
        }
        terms += [
            #"{"year":"某年","term":"1"}"#, #"{"year":"2025-2026","term":null}"#,
            #"{"year":"2026-2027","term":1,"startday":null,"countweek":""}"#,
        ]
        let index = #"{"e":0,"m":"","d":{"params":{"year":"1999-2000","term":"2"},"termInfo":[\#(terms.joined(separator: ","))]}}"#
        let (semesters, skipped) = try await skipping {
            try await GraduateCourseAPI.getSemesters(FakeServer(paths: ["/get-index": index]).campus.client)
        }
        #expect(semesters.count == 57 && skipped.kinds == ["semester", "semester"])
        let long = try #require(semesters.first { $0.id == 19992 })
        #expect(long.weekCount == 78 && long.isCurrent && long.startDate == "1999-03-01" && long.endDate == "2000-08-27")
        #expect(semesters.compactMap(\.startDate).allSatisfy { $0.weekday == 1 } && semesters.first?.weekCount == nil)
    }

    @Test("A title of an unknown form becomes the name, a malformed entry is left out, and Sunday is the last day of a week")
    func malformedEntries() async throws {
        let server = Self.server(
            Self.diary([
                Self.entry("论文指导(导师组)", "2026-09-13", "13:30", "15:30"), Self.entry("上课-甲(乙2026202701A.1)", "2026-09-08", "08:00", "09:40"),
                Self.entry("上课-甲(甲2026202701A.1)", "2026-09-08", "08:01", "08:45"), Self.entry("", "2026-09-08", "08:00", "08:45"),
                Self.entry("讲座", "2026-09-15", "某时", "某时"), Self.entry("会议", "2026-09-10", "12:10", "13:00"),
            ]))
        let campus = server.campus
        let semesters = try await GraduateCourseAPI.getSemesters(campus.client)
        let semester = try #require(semesters.first)
        let (courses, skipped) = try await skipping { try await GraduateCourseAPI.getCourses(campus.client, semester: semester) }
        #expect(courses.map(\.name) == ["甲", "上课-甲(乙2026202701A.1)", "论文指导(导师组)"] && courses.map(\.code) == ["A.1", nil, nil])
        #expect(courses.map { [$0.weekday, $0.start, $0.end] } == [[2, 1, 1], [2, 1, 2], [7, 6, 8]])
        #expect(courses.allSatisfy { $0.onWeeks == [1] })
        #expect(courses.map(\.startTime) == ["08:01", "08:00", "13:30"] && courses.map(\.endTime) == ["08:45", "09:40", "15:30"])
        // The server sends the same two malformed entries for both weeks.
        #expect(skipped.kinds == Array(repeating: "diary entry", count: 4))
    }

    @Test("A lesson at a time between the slots has the lessons that it overlaps and its own times, whatever other weeks have")
    func betweenSlots() async throws {
        let title = "上课-甲(甲2026202701A.1)"
        let server = Self.server(
            Self.diary([
                Self.entry(title, "2026-09-08", "13:00", "15:00"), Self.entry(title, "2026-09-15", "13:30", "15:10"),
                Self.entry(title, "2026-09-09", "05:00", "06:00"),
            ]))
        let campus = server.campus
        let semesters = try await GraduateCourseAPI.getSemesters(campus.client)
        let semester = try #require(semesters.first)
        let (courses, skipped) = try await skipping { try await GraduateCourseAPI.getCourses(campus.client, semester: semester) }
        #expect(courses.map { [$0.weekday, $0.start, $0.end] } == [[2, 6, 7], [2, 6, 7]] && courses.map(\.onWeeks) == [[1], [2]])
        #expect(courses.map(\.startTime) == ["13:00", "13:30"] && courses.map(\.endTime) == ["15:00", "15:10"])
        #expect(skipped.rows.map(\.reason) == Array(repeating: "KSSJ: is not the time of a lesson", count: 2))
    }

    @Test("The progress of a call is the number of weeks that were requested")
    func progress() async throws {
        let client = Self.server(Self.diary([])).campus.client
        let semesters = try await GraduateCourseAPI.getSemesters(client)
        let semester = try #require(semesters.first)
        let progress = CallProgress()
        #expect(progress.current == (0, -1))
        try await CallContext.$current.withValue(CallContext(progress: progress)) {
            _ = try await GraduateCourseAPI.getCourses(client, semester: semester)
        }
        #expect(progress.current == (2, 2))
    }

    @Test(
        "If the graduate school's list of semesters is unavailable, the semesters of the public search are used",
        arguments: [(404, "{}"), (200, #"{"e":1,"m":"页面不存在","d":{}}"#), (200, "<html></html>")])
    func publicTerms(status: Int, answer: String) async throws {
        let page = """
            <select id="semester"><option value="505" selected>2025-2026学年2学期</option><option value="506">2025-2026学年暑期</option></select>
            <script>var semesters = JSON.parse('[{"id":505,"nameZh":"2025-2026学年2学期","startDate":"2026-03-01","endDate":"2026-07-04"},{"id":506,"nameZh":"2025-2026学年暑期","startDate":"2026-07-05","endDate":"2026-08-01"}]');</script>
            """
        let server = FakeServer { request in
            request.url.contains("/get-index")
                ? request.respond(status, answer, type: answer.hasPrefix("<") ? "text/html" : "application/json")
                : request.respond(200, page, type: "text/html")
        }
        let terms = try await PublicGraduateSemesters.list(server.campus.client, today: "2026-11-21")
        #expect(terms.map(\.id) == [20252] && terms.map(\.startDate) == ["2026-03-02"] && terms.map(\.isCurrent) == [true])
        let campus = Campus.signedIn(server, as: .graduate)
        let semesters = try await campus.courseService.getSemesters(cache: .refresh).value
        #expect(semesters.map(\.id) == [20252])
        let gone = FakeServer { $0.respond(404, "", type: "text/html") }
        await expectFailure(.notFound) { try await Campus.signedIn(gone, as: .graduate).courseService.getSemesters(cache: .refresh) }
    }

    @Test("Each week is requested separately, and the lessons of all weeks are merged into courses")
    func courses() async throws {
        let title = "上课-学术英语-写作(A)(学术英语-写作(A)2026202701ENGL620003.02)"
        let server = Self.server(
            Self.diary([
                Self.entry(title, "2026-09-11", "08:55", "09:40"), Self.entry(title, "2026-09-11", "09:55", "10:40"),
                Self.entry(title, "2026-09-18", "08:55", "09:40"), Self.entry(title, "2026-09-18", "09:55", "10:40"),
                Self.entry("会议", "2026-09-10", "12:10", "13:00"), Self.entry(title, "2026-09-21", "08:00", "08:45"),
            ]))
        let client = server.campus.client
        let semesters = try await GraduateCourseAPI.getSemesters(client)
        let semester = try #require(semesters.first)
        let courses = try await GraduateCourseAPI.getCourses(client, semester: semester)
        #expect(courses.count == 1)
        #expect(
            courses.first?.name == "学术英语-写作(A)" && courses.first?.code == "ENGL620003.02" && courses.first?.places.map(\.room) == ["JA205"])
        #expect(courses.first.map { [$0.weekday, $0.start, $0.end] } == [5, 2, 3] && courses.first?.onWeeks == [1, 2])
        let forms = server.requests.compactMap { $0.body.map { String(decoding: $0, as: UTF8.self) } }.sorted()
        #expect(forms == ["ksrq=2026-09-07&jsrq=2026-09-14&ids=", "ksrq=2026-09-14&jsrq=2026-09-21&ids="])
    }

    @Test(
        "A refusal of an application has the server's message and code",
        arguments: [#"{"code":"404","msg":"不支持POST"}"#, #"{"code":1,"msg":"不支持POST","datas":[]}"#])
    func refusal(answer: String) async throws {
        let client = Self.server(answer).campus.client
        let semesters = try await GraduateCourseAPI.getSemesters(client)
        let semester = try #require(semesters.first)
        let error = await failure { try await GraduateCourseAPI.getCourses(client, semester: semester) }
        #expect(
            error?.code == .rejected && error?.serverMessage == "不支持POST" && [.string("404"), .string("1")].contains(error?.serverCode))
        let scores = Campus.signedIn(FakeServer(answer), as: .graduate).scoreService
        await expectFailure(.rejected) { try await scores.getScores(semesterId: 20261, cache: .prefer) }
    }

    @Test("Requests that can only fail are not sent for graduate students")
    func futile() async throws {
        let server = FakeServer(paths: [:])
        let campus = Campus.signedIn(server, as: .graduate)
        await expectFailure(.notFound) { try await campus.examService.getExams(cache: .prefer) }
        await expectFailure(.notFound) { try await campus.scoreService.getRanks(cache: .prefer) }
        #expect(server.requests.isEmpty)
    }

    @Test("If a semester has no courses, the list is empty")
    func none() async throws {
        let client = Self.server(Self.diary([])).campus.client
        let semesters = try await GraduateCourseAPI.getSemesters(client)
        let semester = try #require(semesters.first)
        let courses = try await GraduateCourseAPI.getCourses(client, semester: semester)
        #expect(courses.isEmpty)
    }

    @Test(
        "The call fails if the diary has an unexpected form",
        arguments: [
            "{}", #"{"datas":7}"#, "<html></html>", diary([entry("上课-甲(甲2026202701A.1)", "2026-09-08", "05:01", "05:45")]),
            diary([entry("上课-甲(甲2026202701A.1)", "某日", "08:00", "08:45")]), diary(["{}"]),
        ])
    func forms(answer: String) async throws {
        let client = Self.server(answer).campus.client
        let semesters = try await GraduateCourseAPI.getSemesters(client)
        let semester = try #require(semesters.first)
        await expectFailure(.unexpectedResponse) { try await GraduateCourseAPI.getCourses(client, semester: semester) }
    }

    @Test(
        "The title of a diary entry is not split if it has another form than the title of a lesson",
        arguments: [
            "", "-", "上课-", "上课-甲", "上课-(2026202701A.1)", "上课-甲)甲(", "甲(甲2026202701A)", "上课-甲(甲20262027xxA.1)", "上课-甲(甲2026202701)",
            "上课-甲()", "上课-A(B2026202701X.1)", "上课-aab(aac2026202701X.1)", "上课-甲(甲202620270XA.1)", ")上课-甲(甲2026202701A.1",
        ])
    func titles(title: String) {
        #expect(DiaryTitle(title) == nil)
    }

    private static func semester(weeks: Int?, start: CalendarDate? = "2026-09-07") -> Semester {
        Semester(
            id: 20261, name: "x", year: 2026, type: .first, startDate: start, endDate: nil, weekCount: weeks, isCurrent: true,
            containsToday: false)
    }

    @Test("At most four weeks are requested at the same time, and at most 60 in all", .virtualTime)
    func concurrency() async throws {
        let counts = Mutex((running: 0, most: 0))
        let server = FakeServer { request in
            counts.withLock { ($0.running, $0.most) = ($0.running + 1, max($0.most, $0.running + 1)) }
            try await Timers.sleep(for: .seconds(1))
            counts.withLock { $0.running -= 1 }
            return request.respond(Self.diary([]))
        }
        let courses = try await GraduateCourseAPI.getCourses(server.campus.client, semester: Self.semester(weeks: 61))
        #expect(courses.isEmpty && counts.withLock { $0.most } == 4 && server.count("/loadRcxx.do") == 60)
    }

    @Test(
        "A semester needs a start and a week",
        arguments: [(1, "2026-09-07", true), (0, "2026-09-07", false), (nil, "2026-09-07", false), (1, nil, false)]
            as [(Int?, CalendarDate?, Bool)])
    func weeksOfSemester(weeks: Int?, start: CalendarDate?, isListed: Bool) async throws {
        let server = Self.server(Self.diary([Self.entry("上课-甲(甲2026202701A.1)", "2026-09-07", "08:00", "08:45")]))
        let error = await failure {
            let courses = try await GraduateCourseAPI.getCourses(
                server.campus.client, semester: Self.semester(weeks: weeks, start: start))
            #expect(courses.map { [$0.weekday, $0.start] } == [[1, 1]], "the lesson of the first day of the week")
        }
        #expect(error?.code == (isListed ? nil : .notFound) && server.requests.count == (isListed ? 1 : 0))
    }

    @Test("The error for a malformed diary names the place of its first entry")
    func place() async {
        let server = Self.server(Self.diary([Self.entry("上课-甲(甲2026202701A.1)", "某日", "08:00", "08:45")]))
        let error = await failure { try await GraduateCourseAPI.getCourses(server.campus.client, semester: Self.semester(weeks: 1)) }
        #expect(error?.message.contains("datas[0].KSSJ: expected a time") == true, "\(error?.message ?? "")")
    }

    @Test(
        "An entry has the lessons that it overlaps. Without the title of a lesson, it must begin with one",
        arguments: [
            ("08:00", "08:45", 1...1, 1...1), ("08:00", "08:55", 1...1, 1...1), ("08:00", "08:56", 1...2, 1...2),
            ("08:45", "09:40", 2...2, nil), ("08:44", "08:46", 1...1, nil), ("07:00", "08:01", 1...1, nil),
            ("08:00", "22:00", 1...14, 1...14),
            ("21:15", "23:00", 14...14, 14...14), ("12:30", "13:30", nil, nil), ("07:00", "08:00", nil, nil),
        ] as [(String, String, ClosedRange<Int>?, ClosedRange<Int>?)])
    func lessons(start: String, end: String, titled: ClosedRange<Int>?, untitled: ClosedRange<Int>?) throws {
        func activity(_ title: String) throws -> CourseActivity? {
            let text = Self.diary([Self.entry(title, "2026-09-08", start, end)])
            return try DiaryResponse.decode(PaddedBytes(text.utf8)).entries.rows.first?.activity(week: 3)
        }
        let lesson = try activity("上课-甲(甲2026202701A.1)")
        #expect(lesson?.units == titled && lesson?.weeks.numbers == titled.map { _ in [3] })
        #expect(try activity("讲座")?.units == untitled)
    }

    @Test(
        "A title is split into the name and the code",
        arguments: [
            ("上课-量子场论(量子场论2026202701PHYS620012.05)", "量子场论", "PHYS620012.05"), ("上课-A(A2026202701B.1)", "A", "B.1"),
            ("上课-aa(aa2026202701B.1)", "aa", "B.1"), ("上课-abab(abab2026202701B.1)", "abab", "B.1"),
            ("上课-ab(a(ab(a2026202701B.1)", "ab(a", "B.1"), ("上课-甲(一)(甲(一)2026202701B.1)", "甲(一)", "B.1"),
            ("上课-甲-乙(甲-乙2026202701B.1(2))", "甲-乙", "B.1(2)"),
        ])
    func titlesOfLessons(title: String, name: String, code: String) {
        let found = DiaryTitle(title)
        #expect(found?.name == name && found?.code == code)
    }

    @Test(
        "The number of weeks and the number of the term have limits",
        arguments: [("520", "9", 520, true), ("521", "1", nil, true), ("18", "10", 18, false), ("18", "0", 18, false)]
            as [(String, String, Int?, Bool)])
    func semesterLimits(count: String, term: String, weeks: Int?, isListed: Bool) async throws {
        let rows = [
            #"{"year":"2026-2027","term":"\#(term)","startday":"2026-09-07","countweek":"\#(count)"}"#, #"{"year":"2025-2026","term":"1"}"#,
        ]
        let index = #"{"e":0,"m":"","d":{"params":null,"termInfo":[\#(rows.joined(separator: ","))]}}"#
        let (semesters, skipped) = try await skipping {
            try await GraduateCourseAPI.getSemesters(FakeServer(paths: ["/get-index": index]).campus.client)
        }
        #expect(semesters.map(\.year) == (isListed ? [2026, 2025] : [2025]) && skipped.kinds == (isListed ? [] : ["semester"]))
        #expect(semesters.first?.weekCount == (isListed ? weeks : nil) && semesters.allSatisfy { !$0.isCurrent && !$0.containsToday })
    }

    private static let publicPage = """
        <select id="semester"><option value="530">2026-2027学年2学期</option><option value="527" selected>2026-2027学年1学期</option>
        <option value="506">2025-2026学年暑期</option><option value="505">2025-2026学年2学期</option></select>
        <script>var semesters = JSON.parse('[{"id":505,"startDate":"2026-03-01","endDate":"2026-07-04"},{"id":506,"startDate":"2026-07-05","endDate":"2026-08-01"},{"id":527,"startDate":"2026-09-06","endDate":"2027-01-09"}]');</script>
        """

    @Test(
        "Of the public semesters, the last one that has begun is the current one of graduate students",
        arguments: [
            ("2026-03-01", []), ("2026-03-02", [20252]), ("2026-07-10", [20252]), ("2026-09-06", [20252]), ("2026-09-07", [20261]),
            ("2027-03-01", [20261]),
        ] as [(CalendarDate, [Int])])
    func publicCurrent(today: CalendarDate, current: [Int]) async throws {
        let terms = try await PublicGraduateSemesters.list(FakeServer(Self.publicPage).campus.client, today: today)
        #expect(terms.map(\.id) == [20262, 20261, 20252] && terms.filter(\.isCurrent).map(\.id) == current)
        let first = Semester(
            id: 20261, name: "2026-2027学年1学期", year: 2026, type: .first, startDate: "2026-09-07", endDate: "2027-01-10", weekCount: 18,
            isCurrent: current == [20261], containsToday: false)
        #expect(terms[1] == first)
    }

    @Test("If the public search has no semesters of graduate students or fails too, the error is that of the graduate school")
    func noPublicTerms() async throws {
        let summer = "<select id=\"semester\"><option value=\"506\">2025-2026学年暑期</option></select>"
        for (status, warnings) in [(200, 0), (403, 1)] {
            let log = Mutex<[String]>([])
            let server = FakeServer { request in
                request.url.contains("/get-index") ? request.respond(404, "") : request.respond(status, summer, type: "text/html")
            }
            let campus = Campus.signedIn(server, as: .graduate, log: { _, message in log.withLock { $0.append(message()) } })
            await expectFailure(.notFound) { try await campus.courseService.getSemesters(cache: .refresh) }
            let found = log.withLock { $0.count { $0.hasPrefix("Neither the graduate school nor the public course search returned") } }
            #expect(found == warnings)
        }
    }

    @Test("An application that has forgotten the sign-in is entered again, once")
    func forgottenEntry() async throws {
        let server = FakeServer(script: [{ $0.respond(403, "") }, { $0.respond(Self.diary([])) }])
        let courses = try await GraduateCourseAPI.getCourses(server.campus.client, semester: Self.semester(weeks: 1))
        #expect(courses.isEmpty && server.requests.count == 2)
        let refusing = FakeServer { $0.respond(403, "") }
        let error = await failure { try await GraduateCourseAPI.getCourses(refusing.campus.client, semester: Self.semester(weeks: 1)) }
        #expect(error != nil && refusing.requests.count == 2)
    }
}
