import Calendar
import DanXiKit
import FudanKit
import Testing

@testable import Archive

@Suite("Pages of exports")
struct PageTests {
    private typealias Kept = ArchiveContent.Kept

    // MARK: Numbers and times

    @Test(
        "Amounts have two digits after the point",
        arguments: [
            (0, "0.00"), (12.5, "12.50"), (0.09, "0.09"), (9.99, "9.99"), (100, "100.00"), (0.1 + 0.2, "0.30"), (0.005, "0.01"),
            (0.004, "0.00"), (-0.004, "0.00"), (-0.01, "−0.01"), (-12.34, "−12.34"), (1e300, "1e+300"),
        ])
    func money(amount: Double, text: String) { #expect(amount.money == text) }

    @Test("Credits have no `.0` at their end", arguments: [(3, "3"), (0.5, "0.5"), (10, "10"), (0, "0"), (2.05, "2.05")])
    func credits(number: Double, text: String) { #expect(number.short == text) }

    @Test(
        "Ascending numbers are shown as ranges",
        arguments: [
            ([], ""), ([3], "3"), ([1, 2], "1–2"), ([1, 2, 3, 5, 7, 8], "1–3, 5, 7–8"), ([2, 4], "2, 4"),
            ([.max, .min], "\(Int.max), \(Int.min)"),
        ] as [([Int], String)])
    func ranges(numbers: [Int], text: String) { #expect(numbers.ranges == text) }

    @Test(
        "The size of a file has at most one digit after the point",
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1 kB"), (1449, "1.4 kB"), (1450, "1.5 kB"), (999_949, "999.9 kB"), (1_000_000, "1 MB"),
            (2_500_000_000, "2.5 GB"), (1_000_000_000_000, "1 TB"), (1_000_000_000_000_000, "1000 TB"), (nil, nil),
        ] as [(Int?, String?)])
    func sizes(size: Int?, text: String?) throws {
        var content = ArchiveContent()
        content.files = [Kept(key: "1", value: ArchivedFile(courseId: 1, id: 1, name: "a", path: "../a", size: size))]
        let document = try FilesPage(site: ArchiveSite(content, .en)).document()
        #expect(cells(of: document) == ["a"] + [text].compactMap { $0 })
    }

    @Test(
        "The address of a file is its percent-encoded path, if this does not lead out of the folder",
        arguments: [
            ("elearning/7 数/a&b.pdf", "elearning/7%20%E6%95%B0/a%26b.pdf"), ("a", "a"), ("..a/b..", "..a/b.."), ("../a", nil),
            ("a/..", nil),
            ("a/../b", nil), ("./a", nil), ("a/./b", nil), ("/a", nil), ("a//b", nil), ("a/", nil), ("", nil),
        ])
    func addresses(path: String, address: String?) { #expect(FilesPage.address(of: path) == address) }

    @Test(
        "A time is that of Asia/Shanghai to the minute, and one before 1970 stays as it is",
        arguments: [
            ("2026-11-21T16:28:59Z", "2026-11-22 00:28"), ("2026-11-21T16:28:16.5+08:00", "2026-11-21 16:28"),
            ("1969-12-31T00:00:00Z", "1969-12-31T00:00:00Z"),
        ])
    func times(time: String, text: String) throws {
        let time = try #require(Timestamp(time))
        #expect(ArchiveSite.Words(language: .en).time(time) == text)
    }

    @Test(
        "A number has its noun in the singular or plural",
        arguments: [(0, "0 楼", "0 floors"), (1, "1 楼", "1 floor"), (2, "2 楼", "2 floors")])
    func counts(number: Int, chinese: String, english: String) {
        let texts = [ArchiveLanguage.zh, .en].map { ArchiveSite.Words(language: $0).count(number, "楼", "floor", "floors") }
        #expect(texts == [chinese, english])
    }

    // MARK: Tables

    /// Returns the cells of a page with one course, after the name.
    private func lesson(_ language: ArchiveLanguage = .en, _ change: (inout Course) throws -> Void) throws -> [String] {
        var content = ArchiveContent()
        content.lessons = [Kept(key: "1", value: try Sample.course("1", "A", change))]
        return Array(cells(of: try LessonsPage(site: ArchiveSite(content, language)).document()).dropFirst())
    }

    @Test(
        "The weeks of a course are shown as ranges, or as even or odd weeks if there are more than two",
        arguments: [
            ([1, 2, 3, 5], "1–3, 5", "1–3, 5"), ([1, 3, 5], "1–5 odd", "1–5 单"), ([2, 4, 6, 8], "2–8 even", "2–8 双"),
            ([2, 4], "2, 4", "2, 4"),
            ([1, 3, 5, 6], "1, 3, 5–6", "1, 3, 5–6"), ([7], "7", "7"),
        ])
    func weeks(weeks: [Int], english: String, chinese: String) throws {
        let texts = try [ArchiveLanguage.en, .zh].map { try lesson($0) { $0.onWeeks = weeks }.last }
        #expect(texts == [english, chinese])
    }

    @Test(
        "The time of a lesson has its weekday, its numbers and the times that are known",
        arguments: [
            (1, 1, 1, nil, nil, "Mon lesson 1", "周一 1 节"),
            (2, 3, 4, "09:55", "11:35", "Tue lesson 3–4 09:55–11:35", "周二 3–4 节 09:55–11:35"),
            (3, 1, 2, "08:00", nil, "Wed lesson 1–2 08:00", "周三 1–2 节 08:00"),
            (4, 1, 1, nil, "08:45", "Thu lesson 1 08:45", "周四 1 节 08:45"),
            (5, 1, 1, nil, nil, "Fri lesson 1", "周五 1 节"), (6, 1, 1, nil, nil, "Sat lesson 1", "周六 1 节"),
            (7, 1, 1, nil, nil, "Sun lesson 1", "周日 1 节"), (8, 1, 1, nil, nil, "lesson 1", "1 节"), (0, 1, 1, nil, nil, "lesson 1", "1 节"),
        ] as [(Int, Int, Int, String?, String?, String, String)])
    func lessonTimes(
        weekday: Int, start: Int, end: Int, startTime: String?, endTime: String?, english: String, chinese: String
    ) throws {
        let texts = try [ArchiveLanguage.en, .zh].map { language in
            try lesson(language) { course in
                (course.weekday, course.start, course.end) = (weekday, start, end)
                (course.startTime, course.endTime) = (startTime.flatMap { TimeOfDay($0) }, endTime.flatMap { TimeOfDay($0) })
            }
        }
        #expect(texts == [[english], [chinese]])
    }

    @Test("The meetings of a semester are in the order of the week")
    func meetings() throws {
        var content = ArchiveContent()
        let meetings = [("b", 2, 1), ("d", 3, 1), ("c", 2, 3), ("a", 1, 9), ("b", 2, 1)]
        content.lessons = try meetings.enumerated().map { index, meeting in
            Kept(
                key: "\(index)",
                value: try Sample.course("\(9 - index)", "\(meeting.0)\(index)") {
                    ($0.weekday, $0.start, $0.end) = (meeting.1, meeting.2, 10)
                })
        }
        let document = try LessonsPage(site: ArchiveSite(content, .en)).document()
        let names = cells(of: document).filter { !$0.contains("lesson") }
        #expect(names == ["a3", "b4", "b0", "c2", "d1"])
    }

    @Test("Values are shown by semester in the order of the semesters, and those without a known semester last")
    func groups() throws {
        var content = ArchiveContent()
        content.semesters = try [("3", "third"), ("2", "second"), ("1", "first")].map {
            Kept(key: $0.0, value: try Sample.semester(1, $0.1))
        }
        content.scores = try [("1", "a"), ("", "b"), ("3", "c"), ("1", "d"), ("9", "e")].map {
            Kept(key: $0.1, scope: $0.0, value: try Sample.score($0.1))
        }
        let site = ArchiveSite(content, .en)
        let groups = site.groups(content.scores)
        #expect(groups.map(\.title) == ["third", "first", "Other"])
        #expect(groups.map { $0.values.map(\.key) } == [["c"], ["a", "d"], ["b", "e"]])
        content.scores.removeAll { $0.scope != "3" }
        #expect(site.groups(content.scores).map(\.title) == ["third"])
    }

    @Test("Files are shown by course, with those of an unknown course last, and a course without files is left out")
    func fileCourses() throws {
        var content = ArchiveContent()
        content.courses = try [("7", "seven"), ("8", "eight"), ("6", "six")].map {
            Kept(key: $0.0, value: try Sample.elearningCourse(1, $0.1))
        }
        content.files = ["6", "9", "7", "7"].enumerated().map { index, course in
            Kept(key: "\(index)", scope: course, value: ArchivedFile(courseId: 1, id: index, name: "f\(index)", path: "", size: nil))
        }
        let document = try FilesPage(site: ArchiveSite(content, .en)).document()
        let titles = document.split(separator: #"<h2 dir="auto">"#).dropFirst().map { String($0.prefix { $0 != "<" }) }
        #expect(titles == ["seven", "six", "Other"] && cells(of: document) == ["f2", "f3", "f0", "f1"])
    }

    @Test("Transactions are shown by month in Asia/Shanghai, with what was spent and added, and the newest month is open")
    func months() throws {
        var content = ArchiveContent()
        let rows: [(String, Double, Bool?)] = [
            ("2027-01-01T00:05:00", 7.5, true), ("2026-12-31T23:55:00", 3, true), ("2026-12-30T08:00:00", 200, false),
            ("2026-12-29T08:00:00", 1, nil), ("2026-11-01T12:00:00", 12.34, true),
        ]
        content.transactions = try rows.map { Kept(key: $0.0, value: try Sample.transaction($0.0, $0.1, isExpense: $0.2)) }
        let page = TransactionsPage(site: ArchiveSite(content, .en))
        let found = summaries(of: try page.document())
        #expect(
            found == [
                #"<details class="month" open=""><summary><b>2027-01</b><span>spent 7.50</span></summary>"#,
                #"<details class="month"><summary><b>2026-12</b><span>spent 3.00 · <span class="in">added 200.00</span></span></summary>"#,
                #"<details class="month"><summary><b>2026-11</b><span>spent 12.34</span></summary>"#,
            ])
        #expect(
            cells(of: try page.document()) == [
                "01-01 00:05", "7.50", "12-31 23:55", "3.00", "12-30 08:00", "+200.00", "12-29 08:00", "1.00", "11-01 12:00", "12.34",
            ])
        let years = page.spentByYear()
        #expect(years.map(\.year) == ["2027", "2026"] && years.map(\.sum) == [7.5, 15.34] && years.map(\.count) == [1, 2])
    }

    private func summaries(of document: String) -> [String] {
        content(of: document).split(separator: "</summary>").dropLast().map { part in
            let start = part.ranges(of: "<details").last?.lowerBound ?? part.startIndex
            return "\(part[start...])</summary>"
        }
    }

    // MARK: The search

    @Test("The search has the texts of all pages, each once")
    func search() throws {
        var content = ArchiveContent()
        content.floors = try [
            Kept(key: "7", value: Sample.floor(7, in: 2, "own")), Kept(key: "8", value: Sample.floor(8, in: 60, "other")),
        ]
        content.messages = [Kept(key: "3", value: try Sample.message(3) { $0.description = "text" })]
        content.reviews = [Kept(key: "5", value: try Sample.review(5, "good"))]
        content.lessons = try [("1", ["a", "b"]), ("2", ["a", "b"]), ("3", ["c"])].map { id, teachers in
            Kept(key: id, value: try Sample.course(id, "Course") { $0.teachers = teachers })
        }
        content.files = [
            Kept(key: "1", value: ArchivedFile(courseId: 1, id: 1, name: "f", path: "e/f g", size: nil)),
            Kept(key: "2", value: ArchivedFile(courseId: 1, id: 2, name: "out", path: "../out", size: nil)),
        ]
        var page = SearchPage(site: ArchiveSite(content, .en))
        let floor = try Sample.floor(7, in: 2, "text")
        let history: FloorVersion = try Sample.entity(
            #"{"id":1,"floor_id":7,"content":"oldest","reason":"","user_id":1,"time_created":"2026-11-21T16:28:16+08:00","time_updated":"2026-11-21T16:28:16+08:00"}"#
        )
        let time = floor.timeCreated
        let thread = SavedThread(
            holeId: 2, hole: try Sample.hole(2), floorCount: 1, isComplete: true, savedAt: time, checkedAt: time, goneAt: nil)
        page.add(
            ArchivedThread(
                thread: thread,
                floors: [
                    SavedFloor(id: 7, floor: floor, images: [], history: [history], checkedAt: time, deletedAt: nil, deletionNotice: nil)
                ],
                earlier: [7: ["old"]]))
        let document = try page.document()
        let data = document.split(separator: #"id="texts">"#).last?.split(separator: "</script>").first
        #expect(
            data.map(String.init)
                == #"{"count":"{count} found","many":"{count} found, the first {shown} are shown","texts":["#
                + ##"["#2 Jett","../pages/threads/2.html#floor-7","text\nold\noldest"],"##
                + ##"["#60 Jett","../pages/floors.html#floor-8","other"],"##
                + #"["你的帖子被回复了","../pages/messages.html#message-3","text"],["清楚","../pages/reviews.html#review-5","good"],"#
                + #"["Course","../pages/lessons.html","a, b"],["Course","../pages/lessons.html","c"],["f","../e/f%20g","e/f g"]]}"#)
    }

    @Test("A meeting of a known course does not count as another course")
    func courseCount() throws {
        var content = ArchiveContent()
        content.lessons = try [("505", "A", "A"), ("505", "A", "B"), ("505", nil, "B"), ("504", "A", "A"), ("505", nil, "B")].map {
            (scope: String, code: String?, name: String) in
            Kept(key: "", scope: scope, value: try Sample.course("1", name) { $0.code = code })
        }
        #expect(content.courseCount == 3)
    }
}
