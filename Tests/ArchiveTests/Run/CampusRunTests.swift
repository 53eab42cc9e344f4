import Calendar
import Calls
import CampusSignIn
import Errors
import FudanKit
import Networking
import TestSupport
import Testing
import Threads

@testable import Archive

@Suite("Runs of an archive: the university", .virtualTime, .timeLimit(.minutes(5)))
struct CampusRunTests {
    private static let system = "/student/for-std"

    /// Returns servers with the pages of the academic system that lead to the student's number.
    private func academic(as type: StudentType = .undergraduate) async throws -> ArchiveServers {
        let servers = try await ArchiveServers(as: type)
        let number = "\(Self.system)/grade/sheet/semester-index/160123"
        servers["\(Self.system)/grade/sheet/"] = .init(status: 302, redirect: "https://fdjwgl.fudan.edu.cn\(number)")
        servers[number] = .html("<html></html>")
        return servers
    }

    // MARK: Scores and exams

    @Test("The results of all semesters are stored, the newest semester first, and equal courses have different keys")
    func scores() async throws {
        let servers = try await academic()
        let sheet = "\(Self.system)/grade/sheet/info/160123"
        servers[sheet] = .init(
            """
            {"semesterId2studentGrades":{"503":[{"lessonCode":"C.03","courseCode":"C","courseName":"数据结构","gaGrade":"A-"}],
            "505":[{"courseCode":"PE","courseName":"羽毛球"},{"courseCode":"PE","courseName":"羽毛球"},{"courseCode":"PE","courseName":"羽毛球"},
            {"courseName":"外语"}]}}
            """)
        var report = try await servers.run([.scores])
        #expect(report.parts == [.part(.scores, count: 5, new: 5)])
        let entries = try await servers.entries(.score)
        #expect(entries == ["505/PE|505|505", "505/PE#2|505|505", "505/PE#3|505|505", "505/外语|505|505", "503/C.03|503|503"])
        let grades = try await servers.tables { try $0.items(.score, as: Score.self).map(\.value.grade) }
        #expect(grades == [nil, nil, nil, nil, "A-"])
        _ = servers.takeRequests()
        servers[sheet] = .init(#"{"semesterId2studentGrades":{"503":[{"lessonCode":"C.03","courseName":"数据结构","gaGrade":"A"}]}}"#)
        report = try await servers.run([.scores])
        let requests = servers.takeRequests()
        #expect(report.parts == [.part(.scores, count: 1, changed: 1, gone: 4)] && requests == [sheet])
    }

    private static func exams(_ rows: [(code: String, kind: String, time: String)]) -> ArchiveServers.Answer {
        let rows = rows.map { row in
            """
            <tr data-finished="false" class="unfinished">
            <td data-label="课程信息"><div class="course-name"><span>课程</span><span class="tag-span type2">\(row.kind)</span></div><div><span>\(row.code)</span></div></td>
            <td data-label="考试信息"><div class="time">\(row.time)</div></td><td data-label="场地信息"></td><td data-label="备注"></td><td data-label="状态"></td></tr>
            """
        }.joined()
        return .html("<table class=\"table exam-table\"><thead><tr><th>课程</th></tr></thead><tbody>\(rows)</tbody></table>")
    }

    @Test("Exams are stored by their course and kind, sorted by day, and graduate students have none")
    func exams() async throws {
        let servers = try await academic()
        servers["\(Self.system)/exam-arrange/info/160123"] = Self.exams([
            ("A.01", "期末", "2026-01-04 08:30~10:30"), ("A.01", "期中", ""), ("B.01", "期末", "2026-01-05 08:30~10:30"),
        ])
        let report = try await servers.run([.exams])
        #expect(report.parts == [.part(.exams, count: 3, new: 3)])
        let entries = try await servers.entries(.exam)
        #expect(entries == ["B.01/期末||20458", "A.01/期末||20457", "A.01/期中||0"])
        let graduate = try await ArchiveServers(as: .graduate)
        let none = try await graduate.run([.exams])
        #expect(none.parts == [.part(.exams)] && none.requestCount == 0)
    }

    // MARK: Timetables

    private static func semesters(_ semesters: [(id: Int, name: String, start: String?, end: String?)]) -> ArchiveServers.Answer {
        let options = semesters.map { "<option value=\"\($0.id)\">\($0.name)</option>" }.joined()
        let dates = semesters.compactMap { semester in
            semester.start.map { #"{"id":\#(semester.id),"startDate":"\#($0)","endDate":"\#(semester.end ?? "")"}"# }
        }.joined(separator: ",")
        return .html(
            """
            <select id="allSemesters">\(options)</select><script>var semesters = JSON.parse('[\(dates)]');
            var currentSemester = {'id': "505"};</script>
            """)
    }

    private static func timetable(_ activities: String = "") -> ArchiveServers.Answer {
        .init(#"{"semesterId":505,"studentTableVms":[{"id":160123,"name":"某","activities":[\#(activities)]}]}"#)
    }

    private static func activity(_ code: String, weekday: Int, unit: Int) -> String {
        """
        {"lessonCode":"\(code)","courseCode":"C","courseName":"课程","weekIndexes":[1],"room":null,"building":null,"campus":null,"weekday":\(weekday),
        "startUnit":\(unit),"endUnit":\(unit),"teachers":[]}
        """
    }

    /// The semesters whose timetables the requests ask for.
    private func timetables(_ requests: [String]) -> [String] {
        requests.filter { $0.hasSuffix("/print-data") }.map { String($0.split(separator: "/").dropLast().last ?? "") }
    }

    @Test("The timetable of a semester is requested until its end, and that of the next semester from 60 days before its start")
    func lessons() async throws {
        // The virtual time begins on Wednesday, 2026-11-18.
        let servers = try await academic()
        servers["\(Self.system)/course-table"] = Self.semesters([
            (506, "2026-2027学年2学期", "2027-01-17", "2027-05-01"), (505, "2026-2027学年1学期", "2026-09-06", "2026-11-21"),
            (504, "2025-2026学年暑期", "2026-07-05", "2026-08-01"), (503, "2025-2026学年2学期", nil, nil), (502, "2025-2026学年寒假", nil, nil),
            (501, "2025-2026学年1学期", nil, nil), (500, "2024-2025学年", nil, nil),
        ])
        let table = { (id: Int) in "\(Self.system)/course-table/semester/\(id)/print-data" }
        for id in 500...506 { servers[table(id)] = Self.timetable() }
        servers[table(505)] = Self.timetable(
            Self.activity("A.01", weekday: 3, unit: 6) + "," + Self.activity("B.01", weekday: 1, unit: 11))
        var report = try await servers.run([.lessons])
        var requested = timetables(servers.takeRequests())
        #expect(report.parts == [.part(.lessons, count: 2, new: 2)] && requested == ["505", "504", "503", "502", "501", "500"])
        let semesters = try await servers.entries(.semester)
        #expect(semesters == ["506||20263", "505||20261", "504||20254", "503||20253", "502||20252", "501||20251", "500||20240"])
        let lessons = try await servers.entries(.lesson)
        #expect(lessons == ["505-A.01-3-6-1|505|306", "505-B.01-1-11-1|505|111"])
        servers[table(505)] = Self.timetable(Self.activity("A.01", weekday: 3, unit: 6))
        report = try await servers.run([.lessons])
        requested = timetables(servers.takeRequests())
        #expect(report.parts == [.part(.lessons, count: 1, gone: 1)] && requested == ["505"])
        // On the next day, the next semester begins in 60 days.
        try await Timers.sleep(for: .seconds(86_400))
        _ = try await servers.run([.lessons])
        requested = timetables(servers.takeRequests())
        #expect(requested == ["506", "505"])
        // Its last reading is from the last day of the semester, so the next one is the last.
        try await Timers.sleep(for: .seconds(3 * 86_400))
        for expected in [["506", "505"], ["506", "505"]] {
            _ = try await servers.run([.lessons])
            requested = timetables(servers.takeRequests())
            #expect(requested == expected)
        }
        try await Timers.sleep(for: .seconds(86_400))
        for expected in [["506", "505"], ["506"]] {
            _ = try await servers.run([.lessons])
            requested = timetables(servers.takeRequests())
            #expect(requested == expected)
        }
        _ = try await servers.run([.lessons], refresh: true)
        requested = timetables(servers.takeRequests())
        #expect(requested == ["506", "505", "504", "503", "502", "501", "500"])
    }

    @Test("A timetable that fails does not keep out the others, and is requested again")
    func failedTimetable() async throws {
        let servers = try await academic()
        servers["\(Self.system)/course-table"] = Self.semesters([
            (504, "2025-2026学年暑期", "2026-07-05", "2026-08-01"), (503, "2025-2026学年2学期", "2026-03-01", "2026-07-04"),
        ])
        let table = { (id: Int) in "\(Self.system)/course-table/semester/\(id)/print-data" }
        servers[table(504)] = .init(status: 404, "{}")
        servers[table(503)] = Self.timetable(Self.activity("A.01", weekday: 1, unit: 1))
        let progress = CallProgress()
        var report = try await servers.run([.lessons], progress: progress)
        #expect(report.parts.first.map { $0 == .part(.lessons, .failed, count: 1, new: 1, $0.reason) } == true)
        #expect(progress.current == (3, 3))
        _ = servers.takeRequests()
        servers[table(504)] = Self.timetable()
        report = try await servers.run([.lessons])
        #expect(report.parts == [.part(.lessons, count: 1)] && timetables(servers.takeRequests()) == ["504"])
    }

    // MARK: Transactions

    private static func transactions(_ rows: [(bill: String?, amount: String)], pages: Int) -> ArchiveServers.Answer {
        let rows = rows.map { row in
            let link = row.bill.map { "<a href='/epay/consume/tradedetail?billno=\($0)'>消费</a>" } ?? "消费"
            return "<tr><td>2026.11.01 12:05</td><td>\(link)</td><td>北区食堂</td><td>\(row.amount)</td><td></td></tr>"
        }.joined()
        return .html("<html><body><div id='all'><table><tbody>\(rows)</tbody></table><div>第<b>1</b>/\(pages)页</div></div></body></html>")
    }

    @Test("Transactions are read page by page, by their bill or by what the site shows, and old ones that it drops are not gone")
    func transactions() async throws {
        let servers = try await ArchiveServers()
        servers["/epay/consume/index"] = .html("<html><head><meta name='_csrf' content='t'/></head></html>")
        let pages = (1...3).map { "/epay/consume/query?pageNo=\($0)&_csrf=t" }
        servers[pages[0]] = Self.transactions([("1", "1.00"), (nil, "2.50"), (nil, "2.50")], pages: 2)
        servers[pages[1]] = Self.transactions([("2", "3.00"), (nil, "2.50")], pages: 2)
        let first = try await servers.run([.transactions])
        #expect(first.parts == [.part(.transactions, count: 5, new: 5)])
        var requests = servers.takeRequests().filter { $0.contains("/query") }
        #expect(requests == Array(pages.prefix(2)))
        let key = "2026-11-01T12:05:00+08:00/消费/北区食堂/2.5/"
        let entries = try await servers.entries(.transaction)
        #expect(entries == ["1", "2", key, "\(key)#2", "\(key)#3"].map { "\($0)||1793505900000" })
        servers[pages[0]] = Self.transactions([("9", "4.00")], pages: 1)
        let second = try await servers.run([.transactions])
        requests = servers.takeRequests().filter { $0.contains("/query") }
        #expect(second.parts == [.part(.transactions, count: 6, new: 1)] && requests == [pages[0]])
        // Without the number of pages, an empty page is the last one.
        let endless = { (page: ArchiveServers.Answer) in
            var page = page
            page.body = Array(String(decoding: page.body, as: UTF8.self).replacing("<b>1</b>/1页", with: "").utf8)
            return page
        }
        servers[pages[0]] = endless(Self.transactions([("11", "4.00")], pages: 1))
        servers[pages[1]] = endless(Self.transactions([("10", "4.00")], pages: 1))
        servers[pages[2]] = endless(Self.transactions([], pages: 1))
        let third = try await servers.run([.transactions])
        requests = servers.takeRequests().filter { $0.contains("/query") }
        #expect(third.parts == [.part(.transactions, count: 8, new: 2)] && requests == pages)
    }

    // MARK: Loans

    /// Returns servers whose library system signs the reader in.
    private func library() async throws -> ArchiveServers {
        let servers = try await ArchiveServers()
        let oauth = "/open-api/openapi/oauth2"
        servers["\(oauth)/getClientParams"] = .init(#"{"code":200,"data":"https://fdulib.a-lsp.com/authServer/auth?authCode=1&ticket=2"}"#)
        servers["/authServer/auth"] = .html("<html></html>")
        servers["\(oauth)/authCallBack"] = .init(#"{"code":200,"data":{"openToken":"o"}}"#)
        servers["\(oauth)/authorize"] = .init(##"{"code":200,"data":{"redirectUri":"https://opac.fudan.edu.cn/#/redirect?code=c"}}"##)
        servers["/alsp\(oauth)/getToken"] = .init(#"{"code":200,"data":{"access_token":"t","expires_in":7200}}"#)
        return servers
    }

    private static func loans(_ numbers: some Sequence<Int>, total: Int?) -> ArchiveServers.Answer {
        let rows = numbers.map {
            #"{"itemBarcode":"A\#($0)","loanDate":"2025-01-02 08:00:00","returnDate":"2025-02-0\#($0 % 2 + 3) 08:00:00"}"#
        }
        return .init(#"{"code":200,"data":{"list":[\#(rows.joined(separator: ","))],"total":\#(total.map { "\($0)" } ?? "null")}}"#)
    }

    @Test("Returned books are read page by page, also if the library does not say how many they are", arguments: [51, nil])
    func loans(total: Int?) async throws {
        let servers = try await library()
        let pages = (1...2).map { "/alsp/open-api/elib5/v2/getReaderHistoryLoan?pageSize=50&pageNo=\($0)" }
        servers[pages[0]] = Self.loans(1...50, total: total)
        servers[pages[1]] = Self.loans([51], total: total)
        let first = try await servers.run([.loans])
        var requests = servers.takeRequests().filter { $0.contains("getReaderHistoryLoan") }
        #expect(first.parts == [.part(.loans, count: 51, new: 51)] && requests == pages)
        // A book that was borrowed twice on a day, and one that has no dates.
        let odd = #"{"itemBarcode":"B"},{"itemBarcode":"A50","loanDate":"2025-01-02","returnDate":"2025-02-04"}"#
        servers[pages[0]] = .init(
            #"{"code":200,"data":{"list":[{"itemBarcode":"A50","loanDate":"2025-01-02","returnDate":"2025-02-05"},\#(odd)],"total":3}}"#)
        let second = try await servers.run([.loans])
        requests = servers.takeRequests().filter { $0.contains("getReaderHistoryLoan") }
        #expect(second.parts.map(\.count) == [53] && requests == [pages[0]])
        let entries = try await servers.entries(.loan)
        #expect(entries.first == "A50/2025-01-02||20124" && entries.last == "B/||0")
        #expect(entries.contains("A50/2025-01-02#2||20123") && entries.contains("A51/2025-01-02||20123"))
    }

    // MARK: Files

    private static func courses(_ courses: [(id: Int, name: String, end: String?)]) -> ArchiveServers.Answer {
        let rows = courses.map { #"{"id":\#($0.id),"name":"\#($0.name)","end_at":\#($0.end.map { "\"\($0)\"" } ?? "null")}"# }
        return .init("[\(rows.joined(separator: ","))]")
    }

    private static func file(_ id: Int, _ name: String, size: Int, more: String = "") -> String {
        #"{"id":\#(id),"display_name":"\#(name)","size":\#(size),"url":"https://elearning.fudan.edu.cn/files/\#(id)/download"\#(more)}"#
    }

    @Test("The files of each course are put into a folder of its own, which it keeps when it gets another name")
    func files() async throws {
        let servers = try await ArchiveServers()
        servers["/api/v1/courses"] = Self.courses([(7, "数据/结构", nil), (8, "物理", nil)])
        let (a, locked) = (Self.file(1, "a.txt", size: 3), Self.file(2, "b.txt", size: 3, more: #","locked_for_user":true"#))
        servers["/api/v1/courses/7/files"] = .init("[\(a),\(locked)]")
        servers["/api/v1/courses/7/files/1"] = .init(a)
        servers["/files/1/download"] = .init("abc", type: "text/plain")
        for list in ["files", "folders", "modules"] { servers["/api/v1/courses/8/\(list)"] = .init(status: 403, "{}") }
        let progress = CallProgress()
        let first = try await servers.run([.files], progress: progress)
        #expect(first.parts == [.part(.files, count: 1, new: 1)] && progress.current == (3, 3))
        let path = "elearning/7 数据_结构/a.txt"
        #expect(text(of: "\(servers.folder)/\(path)") == "abc")
        let values = try await servers.values(.file)
        #expect(values == [#"{"course_id":7,"id":1,"name":"a.txt","path":"\#(path)","size":3}"#])
        let (entries, checked) = (
            try await servers.entries(.file), try await servers.tables { try $0.items(.course).map { "\($0.key) \($0.checkedAt != nil)" } }
        )
        #expect(entries == ["7/1|7|1"] && checked == ["8 true", "7 true"])
        // The course gets another name, and a second file whose download fails.
        servers["/api/v1/courses"] = Self.courses([(7, "数据结构 H", nil)])
        let broken = Self.file(3, "c.txt", size: 9)
        servers["/api/v1/courses/7/files"] = .init("[\(a),\(broken)]")
        servers["/api/v1/courses/7/files/3"] = .init(status: 404, "{}")
        let second = try await servers.run([.files])
        let part = try #require(second.parts.first)
        #expect(part == .part(.files, .failed, count: 1, part.reason) && part.reason?.hasPrefix("数据结构 H: c.txt: ") == true)
        let kept = try await servers.values(.file)
        #expect(kept == values)
        servers["/api/v1/courses/7/files"] = .init("[]")
        let third = try await servers.run([.files])
        #expect(third.parts == [.part(.files, gone: 1)] && text(of: "\(servers.folder)/\(path)") == "abc")
    }

    @Test("With a personal token of eLearning, no file is read")
    func token() async throws {
        let servers = try await ArchiveServers(usesElearningToken: true)
        let report = try await servers.run([.files])
        #expect(
            report.parts == [
                .part(
                    .files, .failed,
                    "The files are archived only with the campus sign-in, because elearning.token may be another person's. Remove elearning.token."
                )
            ])
        #expect(report.requestCount == 0)
    }

    @Test("The files of a course are read every six hours, and once after its end")
    func runningCourses() async throws {
        let servers = try await ArchiveServers()
        // The virtual time begins on 2026-11-18 at 11:06:40 UTC.
        servers["/api/v1/courses"] = Self.courses([
            (1, "ended", "2026-11-18T11:00:00Z"), (2, "running", "2026-12-01T00:00:00Z"), (3, "without end", nil),
            (4, "ends today", "2026-11-18T12:00:00Z"),
        ])
        func requested() async throws -> [String] {
            _ = servers.takeRequests()
            try await ArchiveFolder.opened(servers.folder, creates: true, for: "test") { archive in
                let context = CallContext(accounts: ArchiveServers.accounts)
                try await CallContext.$current.withValue(context) {
                    var part = ArchiveRun.Part()
                    try await ArchiveRun(servers, archive).readFiles(&part)
                }
            }
            return servers.takeRequests().filter { $0.contains("/folders") }.map { String($0.split(separator: "/")[3]) }
        }
        let hours = { (count: Int) in try await Timers.sleep(for: .seconds(3600 * count)) }
        var courses = try await requested()
        #expect(courses == ["1", "2", "3", "4"])
        try await hours(5)
        courses = try await requested()
        #expect(courses == [])
        try await hours(1)
        courses = try await requested()
        #expect(courses == ["2", "3", "4"])
        try await hours(24)
        courses = try await requested()
        #expect(courses == ["2", "3"])
    }

    // MARK: Intervals

    @Test("A run of all parts keeps to the intervals, unless it reads everything again", arguments: [false, true])
    func allParts(refresh: Bool) async throws {
        let servers = try await ArchiveServers()
        try await servers.tables { try $0.setRead(.files, at: WallTime.now.milliseconds) }
        let report = try await servers.run(nil, refresh: refresh)
        #expect(report.parts.map(\.name) == ArchivePartName.allCases)
        let files = servers.takeRequests().filter { $0.hasPrefix("/api/v1/courses") }
        #expect(files.isEmpty == !refresh)
    }

    private static let hour = 3_600_000

    @Test(
        "A part whose reading takes many requests is read again only after its interval",
        arguments: [
            (.loans, .undergraduate, 0, false), (.loans, .undergraduate, 24 * hour - 1, false), (.loans, .undergraduate, 24 * hour, true),
            (.loans, .undergraduate, -1, true), (.files, .undergraduate, 6 * hour - 1, false), (.files, .undergraduate, 6 * hour, true),
            (.lessons, .graduate, 24 * hour - 1, false), (.lessons, .graduate, 24 * hour, true), (.lessons, .undergraduate, 0, true),
            (.exams, .undergraduate, 0, true), (.loans, .undergraduate, nil, true),
        ] as [(ArchivePartName, StudentType, Int?, Bool)])
    func intervals(part: ArchivePartName, type: StudentType, age: Int?, isDue: Bool) async throws {
        let servers = try await ArchiveServers(as: type)
        func isRead(ignoringIntervals: Bool) async throws -> Bool {
            _ = servers.takeRequests()
            try await ArchiveFolder.opened(servers.folder, creates: true, for: "test") { archive in
                let now = WallTime.now.milliseconds
                if let age { try await archive.run { try $0.setRead(part, at: now - age) } }
                let context = CallContext(accounts: ArchiveServers.accounts)
                _ = try await CallContext.$current.withValue(context) {
                    try await ArchiveRun(servers, archive, ignoresIntervals: ignoringIntervals).read([part])
                }
            }
            return !servers.takeRequests().isEmpty
        }
        let usual = try await isRead(ignoringIntervals: false)
        #expect(usual == isDue)
        let chosen = try await isRead(ignoringIntervals: true)
        #expect(chosen)
    }
}

extension ArchiveRun {
    /// A run with the servers' accounts, without a pause between two requests.
    fileprivate init(_ servers: ArchiveServers, _ archive: ArchiveFolder, ignoresIntervals: Bool = false) {
        self.init(
            sources: servers.sources, archive: archive, accounts: ArchiveServers.accounts, pace: RequestPace(interval: .zero),
            refresh: false,
            ignoresIntervals: ignoresIntervals, progress: nil)
    }
}
