import Calendar
import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Exams")
struct ExamTests {
    static let place = "<div><span>邯郸校区</span><span>H邯郸校区第六教学楼</span><span>H6506</span></div>"

    static func old(
        finished: Bool = false, time: String = "2026-01-04 08:30~10:30", place: String = place, method: String = "<span>（闭卷） </span>"
    ) -> String {
        """
        <tr data-finished="\(finished)" class="\(finished ? "finished hide" : "unfinished")"><td><div class="time ">\(time)</div>\(place)</td>
        <td><div><span>数字集成电路设计原理(H) </span><span>ICSE30021h.01 </span>\(method)</div><div><span class="tag-span type2">期末</span></div></td>
        <td>请携带学生证或一卡通，待考试时核查。</td><td>\(finished ? "已结束" : "未结束")</td></tr>
        """
    }

    static func new(finished: Bool = false, time: String = "2026-01-04 08:30~10:30", place: String = place) -> String {
        """
        <tr data-finished="\(finished)" class="\(finished ? "finished hide" : "unfinished")">
        <td data-label="课程信息"><div class="course-name"><span>数字集成电路设计原理(H)
        </span><span class="tag-span type2">期末</span></div><div><span>ICSE30021h.01 </span><span>（闭卷） </span></div></td>
        <td data-label="考试信息"><div class="time">\(time)</div></td><td data-label="场地信息">\(place)</td>
        <td data-label="备注">请携带学生证或一卡通，待考试时核查。</td><td data-label="状态"><span>\(finished ? "已结束" : "未结束")</span></td></tr>
        """
    }

    func parse(_ rows: String) throws -> [Exam] { try ExamPage(Pages.response(Pages.exams(rows))).exams() }

    @Test("An exam of the old and of the new page is parsed into the same value", arguments: [old(), new()])
    func forms(row: String) throws {
        #expect(
            try parse(row + Pages.examEmpty) == [
                Exam(
                    courseId: "ICSE30021h.01", course: "数字集成电路设计原理(H)", type: "期末", method: "闭卷", date: "2026-01-04", time: "08:30~10:30",
                    startTime: "08:30", endTime: "10:30", campus: "邯郸校区", building: "H邯郸校区第六教学楼", location: "H6506", seat: nil,
                    note: "请携带学生证或一卡通，待考试时核查。", isFinished: false)
            ])
    }

    @Test("If the page states only the start of an exam, the exam has no end time")
    func startOnly() throws {
        for row in [Self.old(time: "2026-01-04 08:30"), Self.new(time: "2026-01-04 08:30")] {
            let exam = try #require(try parse(row).first)
            #expect(exam.startTime == "08:30" && exam.endTime == nil)
        }
    }

    @Test("A location may lack its campus, or its campus and its building")
    func shortPlaces() throws {
        for row in [{ Self.old(place: $0) }, { Self.new(place: $0) }] as [(String) -> String] {
            let two = try #require(try parse(row("<div><span>第六教学楼</span><span>H6506</span></div>")).first)
            #expect(two.campus == nil && two.building == "第六教学楼" && two.location == "H6506")
            let one = try #require(try parse(row("<div><span>H6506</span></div>")).first)
            #expect(one.campus == nil && one.building == nil && one.location == "H6506")
        }
    }

    @Test(
        "Finished exams are listed, and marked as finished",
        arguments: [
            old(finished: true), new(finished: true),
            old(finished: true).replacing("data-finished=\"true\" class=\"finished hide\"", with: ""),
        ])
    func finished(row: String) throws {
        #expect(try parse(row).map(\.isFinished) == [true])
    }

    static let noPlace = "<span>--</span><span>--</span><span>--</span>"

    @Test("A term paper is an exam without a time and a room", arguments: [old(time: "", place: noPlace), new(time: "", place: noPlace)])
    func paper(row: String) throws {
        let exam = try #require(try parse(row).first)
        #expect(exam.date == nil && exam.time == nil && exam.startTime == nil)
        #expect(exam.campus == nil && exam.building == nil && exam.location == nil)
    }

    @Test("A time of an unknown form is kept as a string, and the method may be missing")
    func unknownTime() throws {
        let exam = try #require(try parse(Self.old(time: "待定", method: "")).first)
        #expect(exam.time == "待定" && exam.date == nil && exam.startTime == nil && exam.method == nil && exam.courseId == "ICSE30021h.01")
    }

    static let list = """
        <script>var studentExamList = [{'studentId':160123,'seatMap':{'columns':10,'id':7,'seatNo':99},'id':2306048,'seatNo':6},
        {"id": "2306049", "seatNo": "B-12"}, {'id':2306050,'seatNo':null},
        {'id':2306052,'seatNo':4,'seatMap':{'id':8,'seatNo':99}}]; var others = [{'id':2306051,'seatNo':1}];</script>
        """

    @Test(
        "A seat is not read as a room, and the number of a seat may be in the script of the page",
        arguments: [
            ("<span id=\"seat-2306048\"></span>", "6"), ("<span id=\"seat-2306049\"></span>", "B-12"),
            ("<span id=\"seat-2306050\"></span>", nil), ("<span id=\"seat-2306052\"></span>", "4"),
            ("<span id=\"seat-2306051\"></span>", nil), ("<span id=\"seat-1\">17</span>", "17"), ("<span>座位号：A3</span>", "A3"),
            ("<span id=\"seat-2306048\">座位 8</span>", "8"),
        ])
    func seats(span: String, seat: String?) throws {
        let place = Self.place.replacing("</div>", with: span + "</div>")
        for row in [Self.old(place: place), Self.new(place: place)] {
            let exam = try #require(try parse(row + Self.list).first)
            #expect(exam.campus == "邯郸校区" && exam.building == "H邯郸校区第六教学楼" && exam.location == "H6506")
            #expect(exam.seat == seat)
        }
    }

    @Test("A malformed row of the exam page is left out and recorded")
    func malformedRow() async throws {
        let rows = Self.new() + "<tr><td>一</td></tr>" + Self.new(time: "2026-01-05 待定").replacing("ICSE30021h.01", with: "ICSE30022h.01")
        let (exams, skipped) = try await skipping { try parse(rows + Pages.examEmpty) }
        #expect(exams.map(\.courseId) == ["ICSE30021h.01", "ICSE30022h.01"] && exams.map(\.time) == ["08:30~10:30", "待定"])
        #expect(exams.last?.date == "2026-01-05" && skipped.kinds == ["exam"])
    }

    @Test("If the page has no exams, the list is empty")
    func none() throws {
        for rows in [Pages.examEmpty, "", "<tr><td colspan=5>暂无数据</td></tr>"] { #expect(try parse(rows) == []) }
        #expect(try ExamPage(Pages.response("<html><body><p>本学期暂无考试安排</p></body></html>")).exams() == [])
    }

    @Test(
        "A period that cannot be read completely is no period, and its text is kept",
        arguments: [
            ("8:30—10:30", "08:30", "10:30"), ("8：30－10：30", "08:30", "10:30"), ("下午1:00-3:00", "13:00", "15:00"), ("8:30-待定", nil, nil),
            ("~10:30", nil, nil), ("(星期二) 08:30:00~10:30:00", "08:30", "10:30"), ("上午10:30-12:30 (120分钟)", "10:30", "12:30"),
            ("上午11:00~下午1:00", "11:00", "13:00"), ("晚上6:30", "18:30", nil), ("8:30~10:30或14:00~16:00", nil, nil),
            ("10:30-8:30", nil, nil), ("8:30-9:30-10:30", nil, nil), ("10:30-10:30", nil, nil), ("1:00-3:00 PM", "13:00", "15:00"),
            ("11:00-1:00 p.m.", "11:00", "13:00"), ("8:00 a.m.-1:00 p.m.", "08:00", "13:00"), ("11:00-下午1:00", "11:00", "13:00"),
            ("下午12:00-2:00", "12:00", "14:00"), ("下午12:30-2:00", "12:30", "14:00"), ("晚11:00", "23:00", nil), ("6:30 PM", "18:30", nil),
            ("8:30-10:30 AM", "08:30", "10:30"), ("下午11:30", "23:30", nil), ("13:00-15:00 PM", "13:00", "15:00"),
            ("中午12:00-13:00", "12:00", "13:00"), ("早8:00-10:00", "08:00", "10:00"), ("8:30到10:30", "08:30", "10:30"),
            ("8:30 9:30", nil, nil),
        ] as [(String, TimeOfDay?, TimeOfDay?)])
    func periods(text: String, start: TimeOfDay?, end: TimeOfDay?) throws {
        for row in [Self.old(time: "2026-01-04 \(text)"), Self.new(time: "2026-01-04 \(text)")] {
            let exam = try #require(try parse(row).first)
            #expect(exam.date == "2026-01-04" && exam.time == text && exam.startTime == start && exam.endTime == end)
        }
    }

    @Test("A cell of an exam may be missing, empty or in another place, and its label may have blanks or be English")
    func cells() throws {
        let good = try #require(try parse(Self.new()).first)
        let cells = Self.new().components(separatedBy: "<td").dropFirst().map { "<td" + $0.replacing("</tr>", with: "") }
        func row(_ cells: some Sequence<String>) -> String { "<tr data-finished=\"false\">\(cells.joined())</tr>" }
        #expect(try parse(row(cells)) == [good] && parse(row(cells.reversed())) == [good])
        let english = zip(["课程信息", "考试信息", "场地信息", "备注", "状态"], ["Course", "Exam Time", "Place", "Remark", "Status"])
        #expect(try parse(english.reduce(row(cells)) { $0.replacing($1.0, with: $1.1) }) == [good])
        #expect(try parse(row(cells).replacing("备注", with: " 备 注 ")) == [good])
        for index in cells.indices.dropFirst() {
            for change in ["", "<td data-label=\"其他\">x</td>"] {
                var changed = cells
                changed[index] = change
                let exam = try #require(try parse(row(changed)).first)
                #expect(exam.course == good.course && exam.courseId == good.courseId && exam.isFinished == false)
                #expect(exam.startTime == (index == 1 ? nil : good.startTime) && exam.date == (index == 1 ? nil : good.date))
                #expect(exam.location == (index == 2 ? nil : good.location) && exam.campus == (index == 2 ? nil : good.campus))
                #expect(exam.note == (index == 3 ? nil : good.note))
            }
        }
        #expect(throws: (any Error).self) { try parse(row(cells.dropFirst())) }
    }

    @Test(
        "If the page has an unexpected structure, the error names the service and the selector",
        arguments: [
            ("<p>维护</p>", "table.exam-table"),
            (Pages.exams("<tr><td>一</td><td>二</td></tr>"), "span"),
            (Pages.exams(new().replacing("课程信息", with: "信息")), "span"), (Pages.exams(String(old().prefix(150))), "span"),
            (String(Pages.exams(new() + new()).dropLast(30)), "table.exam-table"),
            (Pages.exams(old()).replacing("exam-table", with: "list").replacing("data-finished", with: "data-x"), "exam-table"),
        ])
    func unexpectedForm(page: String, selector: String) {
        #expect { try ExamPage(Pages.response(page)).exams() } throws: {
            let error = DanXiError($0)
            return error.code == .pageChanged && error.message.hasPrefix("exam: ") && error.message.contains(selector)
        }
    }

    @Test("The student number, which is a part of the URL of the exams, is requested once")
    func student() async throws {
        let server = Pages.server(["/exam-arrange/info/160123": Pages.exams(Self.new()), "/course-table": Pages.semesters])
        let campus = server.campus
        // With the list of semesters, the cached number does not depend on the date of the test.
        _ = try await campus.courseService.getSemesters(cache: .prefer)
        let service = campus.examService
        for _ in 0..<2 {
            let exams = try await service.getExams(cache: .refresh).value
            #expect(exams.count == 1)
        }
        #expect(server.count("/grade/sheet/semester-index/") == 1 && server.count("/exam-arrange/") == 2)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getExams(cache: .only) }
    }

    @Test("A stored timetable keeps the student number for later processes")
    func storedNumber() throws {
        for number in [160_123, nil] {
            let bytes = try #require(JSONText.bytes(of: Timetable(studentId: number, courses: [])))
            let stored = try Timetable.decode(PaddedBytes(bytes))
            #expect(stored.studentId == number && stored.courses.isEmpty)
        }
    }

    @Test("Exams need no timetable: a semester without a table does not hide them")
    func withoutTimetable() async throws {
        let server = Pages.server([
            "/course-table": Pages.semesters, "/505/print-data": #"{"studentTableVms":[]}"#,
            "/exam-arrange/info/160123": Pages.exams(Self.new()),
        ])
        let exams = try await server.campus.examService.getExams(cache: .prefer).value
        #expect(exams.count == 1)
        #expect(server.count("/course-table") == 0)
    }

    @Test("A cached timetable has the student number: exams take one request")
    func afterTimetable() async throws {
        let server = Pages.server([
            "/course-table": Pages.semesters, "/505/print-data": Pages.table([Pages.activity("A.01", "甲")]),
            "/exam-arrange/info/160123": Pages.exams(Self.new()),
        ])
        let campus = server.campus
        _ = try await campus.courseService.getWeek(semesterId: nil, week: nil, dayChanges: nil, cache: .prefer)
        let exams = try await campus.examService.getExams(cache: .prefer).value
        #expect(exams.count == 1 && server.requests.count == 3)
    }

    @Test("A graduate's account has no exams: no request is sent")
    func graduate() async throws {
        let server = Pages.server([:])
        let campus = Campus.signedIn(server, as: .graduate)
        await expectFailure(.notFound) { try await campus.examService.getExams(cache: .prefer) }
        #expect(server.requests.isEmpty)
    }

    @Test("If the page of scores has no number, the account is probably not an undergraduate's")
    func staff() async throws {
        let campus = Campus.signedIn(FakeServer("<html></html>"), as: .staff)
        await expectFailure(.notFound) { try await campus.examService.getExams(cache: .prefer) }
    }

    @Test(
        "The name of a course comes first. Its code and the form of the exam follow in any order, and any other text belongs to the name",
        arguments: [
            (["数据结构", "CS1.01", "（开卷）"], "数据结构", "CS1.01", "开卷"), (["数据结构", "(闭卷)", "CS1-2h.01"], "数据结构", "CS1-2h.01", "闭卷"),
            (["数据结构", "实验", "CS1.01"], "数据结构 实验", "CS1.01", nil), (["数据结构", "1A.01"], "数据结构 1A.01", nil, nil),
            (["数据结构", "ABC"], "数据结构 ABC", nil, nil), (["数据结构", "CS_1"], "数据结构 CS_1", nil, nil),
            (["数据结构", "（闭卷"], "数据结构 （闭卷", nil, nil), (["数据结构", "闭卷）"], "数据结构 闭卷）", nil, nil),
            (["数据结构", "（）"], "数据结构", nil, nil), (["", "CS1.01"], "CS1.01", "CS1.01", nil), (["--", "CS1.01"], "CS1.01", "CS1.01", nil),
            (["CS1.01"], "CS1.01", nil, nil), (["CS1.01", "CS2.01"], "CS1.01", "CS2.01", nil),
        ] as [([String], String, String?, String?)])
    func courses(texts: [String], name: String, code: String?, method: String?) throws {
        let spans = texts.map { "<span>\($0)</span>" }.joined()
        let exams = try parse("<tr><td data-label=\"课程\">\(spans)<span class=\"tag-span\">期末</span></td></tr>")
        #expect(exams.map(\.course) == [name] && exams.map(\.courseId) == [code] && exams.map(\.method) == [method])
        #expect(exams.map(\.type) == ["期末"])
    }

    @Test(
        "The attribute, the class or the state of a row tells whether the exam is over",
        arguments: [
            ("data-finished=\"true\"", "", true), ("class=\"finished hide\"", "", true), ("", "已结束", true),
            ("data-finished=\"false\"", "已结束", true), ("data-finished=\"false\"", "", false), ("class=\"unfinished\"", "", false),
            ("", "未结束", false), ("", "", nil), ("class=\"finishedx\"", "进行中", nil), ("data-finished=\"\"", "", nil),
        ] as [(String, String, Bool?)])
    func finishedRows(attributes: String, state: String, isFinished: Bool?) throws {
        let exams = try parse(
            "<tr \(attributes)><td data-label=\"课程\"><span>甲</span></td><td data-label=\"状态\">\(state)</td></tr>")
        #expect(exams.map(\.isFinished) == [isFinished])
    }

    @Test("On the old page, a cell of an exam may be in another place or missing")
    func oldCells() throws {
        let good = try #require(try parse(Self.old()).first)
        let cells = Self.old().components(separatedBy: "<td").dropFirst().map { "<td" + $0.replacing("</tr>", with: "") }
        func exams(_ cells: some Sequence<String>) throws -> [Exam] { try parse("<tr data-finished=\"false\">\(cells.joined())</tr>") }
        try #require(cells.count == 4)
        #expect(try exams(cells) == [good] && exams(cells.reversed()) == [good] && exams(cells.dropLast()) == [good])
        var other = good
        other.note = nil
        #expect(try exams(cells[..<2] + cells[3...]) == [other])
        #expect(try exams(cells + ["<td>x</td>"]) == [other], "nothing shows which of two cells is the note")
        other = good
        (other.date, other.time, other.startTime, other.endTime) = (nil, nil, nil, nil)
        (other.campus, other.building, other.location) = (nil, nil, nil)
        #expect(try exams(cells.dropFirst()) == [other])
        #expect(throws: (any Error).self) { try exams([cells[0]] + cells[2...]) }
    }

    @Test("The seats of a script are those of the objects in its list")
    func seatNumbers() {
        let seats = SeatNumbers(
            script: """
                if (studentExamList.length) { show({id: 1, seatNo: 1}) }
                var studentExamList
                 = [{id: 7, seatNo: 'A_1', map: {id: 8, seatNo: 2}}, {"id": "9", "seatNo": B_2}, {id: 10}, {seatNo: 5}, {id: 11, seatNo: null}];
                var others = [{id: 12, seatNo: 3}]; studentExamList = [{'id': 13, 'seatNo': ' 4 '}]; studentExamList = [{id: 14
                """)
        let numbers = (1...14).map { seats["\($0)"] }
        #expect(numbers == [nil, nil, nil, nil, nil, nil, "A_1", nil, "B_2", nil, nil, nil, "4", nil])
    }

    @Test("The student's number is requested again after 30 days", .virtualTime)
    func numberOfStudent() async throws {
        let server = Pages.server(["/exam-arrange/info/160123": Pages.exams(Self.new()), "/course-table": Pages.semesters])
        let campus = Campus.signedIn(server, today: "2026-12-18")
        // The list of semesters tells that the number is still of the same semester.
        _ = try await campus.courseService.getSemesters(cache: .prefer)
        for (seconds, requests) in [(1, 1), (30 * 86_400 - 11, 1), (20, 2)] {
            try await Timers.sleep(for: .seconds(seconds))
            _ = try await campus.examService.getExams(cache: .refresh)
            #expect(server.count("/grade/sheet/semester-index/") == requests)
        }
    }
}
