import Calendar
import FudanKit
import SQLite

@testable import Archive
@testable import DanXiKit

/// An archive with entries of all kinds. Its export is in the folder `Exported`.
enum SampleArchive {
    /// 2026-11-22 08:00 in Asia/Shanghai.
    private static let time = 1_795_305_600_000
    private static let hour = 3_600_000

    static func fill(_ tables: ArchiveTables) throws {
        try fillThreads(tables)
        try fillCommunity(tables)
        try fillCampus(tables)
        try tables.setMedia("https://image.fduhole.com/a.png", name: "0a 1b.png", type: "image/png", size: 3, at: time)
        try tables.setMedia("https://image.fduhole.com/none.png", name: nil, type: nil, size: nil, at: time)
    }

    private static func store(
        _ tables: ArchiveTables, _ kind: ItemKind, _ items: [NewItem], isLater: Bool = false
    ) throws {
        _ = try tables.store(items, kind, at: isLater ? time + hour : time)
    }

    // MARK: The community

    private static let post = """
        第一层 <b>&"
        ##31
        后面 ##99 #3 #98 #4 #5
        ![图 1](https://image.fduhole.com/a.png)![](https://image.fduhole.com/none.png)![远](https://other.example/x.png)![](dx_heart)
        `代码 <i>` [链接](https://e.org/?a=1&b=2)
        ```swift
        let a = 1
        ```
        完
        """

    private static func fillThreads(_ tables: ArchiveTables) throws {
        let threads = tables.threads
        let first = try Sample.floor(7, post) { floor in
            floor.mention = [
                try Sample.mention(31, in: 3, "别处\n的话 ![](https://image.fduhole.com/a.png)", by: "Sova & Co"),
                try Sample.mention(99, in: 98, "未保存", by: "Omen"),
            ]
            (floor.like, floor.dislike) = (3, 1)
        }
        let reply = try Sample.floor(8, "##7\n回复") { floor in
            floor.mention = [try Sample.mention(7, in: 2, "第一层")]
            (floor.ranking, floor.anonyname, floor.isMe, floor.specialTag) = (1, "Omen", true, "校医")
        }
        let folded = try Sample.floor(9, "被删的话") { ($0.ranking, $0.anonyname, $0.foldV2) = (2, "Sage", "垃圾") }
        let notice = try Sample.floor(10, "该内容被删除") { ($0.ranking, $0.deleted) = (nil, true) }
        let hole = try Sample.hole(2) { hole in
            hole.tags = [try Sample.tag("生活"), try Sample.tag("<i> & \"")]
            hole.floors.firstFloor = first
        }
        _ = try threads.begin(hole, 2, at: time)
        _ = try threads.merge([first, reply, folded, notice], of: 2, covering: 0...10, endOfList: 4, at: time)
        var edited = reply
        edited.content = "##7\n改过的回复"
        var deleted = folded
        (deleted.deleted, deleted.content) = (true, "该内容被作者删除")
        _ = try threads.merge([first, edited, deleted, notice], of: 2, covering: 0...10, endOfList: 4, at: time + hour)
        try threads.setHistory(
            [
                try Sample.entity(
                    #"{"id":1,"floor_id":7,"content":"更早的话","reason":"","user_id":1,"time_created":"2026-11-21T16:28:16+08:00","time_updated":"2026-11-21T16:28:16+08:00"}"#
                )
            ], of: 7)
        let long = try Sample.floor(31, in: 3, "# 标题\n- 列表\n1. 数字 *星*\n\n\n" + String(repeating: "长", count: 250))
        _ = try threads.begin(try Sample.hole(3, updated: "2026-11-22T00:00:00") { $0.floors.firstFloor = long }, 3, at: time)
        _ = try threads.merge([long], of: 3, covering: 0...31, endOfList: nil, at: time)
        _ = try threads.setGone(3, at: time + hour)
        _ = try threads.begin(try Sample.hole(4, updated: "2026-11-20T00:00:00"), 4, at: time)
    }

    private static func fillCommunity(_ tables: ArchiveTables) throws {
        func hole(_ id: Int) throws -> NewItem {
            NewItem(key: "\(id)", position: id, value: try ArchiveTables.json.text(try Sample.hole(id)))
        }
        try store(tables, .favorite, [try hole(2), try hole(3)])
        try store(tables, .ownHole, [try hole(2)])
        func floor(_ id: Int, in hole: Int, _ content: String) throws -> NewItem {
            let floor = try Sample.floor(id, in: hole, content) { $0.mention = [try Sample.mention(7, in: 2, "第一层")] }
            return NewItem(key: "\(id)", scope: "\(hole)", position: id, value: try ArchiveTables.json.text(floor))
        }
        try store(tables, .ownFloor, [try floor(8, in: 2, "##7\n回复"), try floor(50, in: 60, "旧 <u>"), try floor(51, in: 60, "走了")])
        try store(tables, .ownFloor, [try floor(8, in: 2, "##7\n改过的回复"), try floor(50, in: 60, "新 <u>")], isLater: true)
        let messages = try [
            Sample.message(3) { ($0.description, $0.relatedHoleId, $0.relatedFloorId) = ("内容 & 更多", 2, 8) },
            Sample.message(2) { ($0.message, $0.description, $0.relatedHoleId) = ("<收藏>", "#2", 2) },
            Sample.message(1) { ($0.relatedHoleId, $0.relatedFloorId) = (60, 50) },
        ]
        try store(
            tables, .message, messages.map { NewItem(key: "\($0.id)", position: $0.id, value: try ArchiveTables.json.text($0)) })
        func review(_ id: Int, _ content: String) throws -> NewItem {
            let review = try Sample.review(id, content) { review in
                guard id == 6 else { return }
                review.course = try Sample.entity(
                    #"{"id":1,"code":"C","code_id":"C.01","name":"数据结构","department":"","campus_name":"","teachers":"","credit":3,"max_student":9,"week_hour":3,"year":2026,"semester":1}"#
                )
            }
            return NewItem(key: "\(id)", position: id, value: try ArchiveTables.json.text(review))
        }
        try store(tables, .review, [try review(5, "一般"), try review(6, "讲得很清楚。")])
        try store(tables, .review, [try review(6, "讲得非常清楚。")], isLater: true)
    }

    // MARK: The university

    private static func fillCampus(_ tables: ArchiveTables) throws {
        let semesters = [(505, "2026-2027学年1学期"), (504, "2025-2026学年暑期"), (503, "2025-2026学年2学期")]
        try store(
            tables, .semester,
            semesters.map { NewItem(key: "\($0)", position: $0, value: try ArchiveTables.json.text(try Sample.semester($0, $1))) })
        func score(_ semester: Int?, _ name: String, _ change: (inout Score) throws -> Void = { _ in }) throws -> NewItem {
            NewItem(
                key: "\(semester ?? 0)/\(name)", scope: semester.map { "\($0)" } ?? "", position: semester ?? 0,
                value: try ArchiveTables.json.text(try Sample.score(name, change)))
        }
        let published = try score(503, "数据结构") { score in
            (score.courseId, score.courseCode, score.grade, score.gradePoint, score.courseCredit) = ("CS.03", "CS", "A-", 3.7, 3)
        }
        try store(tables, .score, [try score(503, "数据结构") { $0.grade = "B+" }])
        try store(tables, .score, [try score(503, "数据结构")])
        try store(
            tables, .score,
            [
                published, try score(503, "羽毛球 <1>") { ($0.courseId, $0.grade, $0.courseCredit) = ("PE.01", "P", 0.5) },
                try score(nil, "外语") { $0.gradePoint = 4 },
            ])
        let lessons = try [
            Sample.course("1", "数据结构") { course in
                (course.code, course.courseCode, course.credits, course.teachers) = ("CS.01", "CS", 3, ["沈砚秋", "何川"])
                (course.weekday, course.start, course.end, course.onWeeks) = (3, 6, 7, [1, 3, 5, 7])
                course.places = [
                    CoursePlace(room: "H204", building: "H", campus: "邯郸"), CoursePlace(room: nil, building: "第三教学楼", campus: "邯郸"),
                    CoursePlace(room: nil, building: nil, campus: "江湾"), CoursePlace(room: nil, building: nil, campus: nil),
                ]
                (course.startTime, course.endTime) = (TimeOfDay("13:30"), TimeOfDay("15:10"))
            },
            Sample.course("2", "数据结构") { course in
                (course.code, course.weekday, course.start, course.end, course.teachers) = ("CS.01", 1, 3, 4, ["沈砚秋", "何川"])
                (course.onWeeks, course.startTime) = ([2, 4, 6], TimeOfDay("09:55"))
            },
            Sample.course("3", "体育 & 健康") { ($0.courseCode, $0.start, $0.end, $0.onWeeks) = ("PE", 2, 2, [1, 2, 3, 5]) },
            Sample.course("4", "暑期课") { $0.semesterId = 500 },
        ]
        try store(
            tables, .lesson,
            lessons.map {
                NewItem(key: $0.id, scope: "\($0.semesterId)", position: $0.weekday, value: try ArchiveTables.json.text($0))
            })
        let exams = try [
            Sample.exam("数据结构") { exam in
                (exam.date, exam.time) = (CalendarDate("2027-01-04"), "08:30~10:30")
                (exam.startTime, exam.endTime) = (TimeOfDay("08:30"), TimeOfDay("10:30"))
                (exam.campus, exam.building, exam.location, exam.seat) = ("邯郸校区", "第六教学楼", "H6506", "17")
                (exam.method, exam.type, exam.note) = ("闭卷", "期末", "带学生证")
            },
            Sample.exam("论文") { ($0.time, $0.type, $0.building) = ("待定", "期中", "第二教学楼") },
        ]
        try store(
            tables, .exam, exams.enumerated().map { NewItem(key: $1.course, position: -$0, value: try ArchiveTables.json.text($1)) })
        let transactions = try [
            Sample.transaction("2027-01-01T00:05:00", 7.5) { ($0.location, $0.kind, $0.balance) = ("北区食堂", "消费", 100.25) },
            Sample.transaction("2026-12-31T23:55:00", 3) { $0.kind = "消费" },
            Sample.transaction("2026-12-30T08:00:00", 200, isExpense: false) { ($0.kind, $0.balance) = ("充值 <圈存>", 110.75) },
            Sample.transaction("2026-12-29T08:00:00", 1, isExpense: nil), Sample.transaction("2026-11-01T12:00:00", 12.34),
        ]
        try store(
            tables, .transaction,
            transactions.enumerated().map { NewItem(key: "\($0)", position: -$0, value: try ArchiveTables.json.text($1)) })
        let loans = try [
            Sample.loan("A1") { loan in
                (loan.title, loan.author, loan.library) = ("论语", "孔子", "文科馆")
                (loan.loanDate, loan.returnDate) = (CalendarDate("2026-10-01"), CalendarDate("2026-11-02"))
            },
            Sample.loan("A2") { $0.loanDate = CalendarDate("2026-09-01") },
        ]
        try store(tables, .loan, loans.enumerated().map { NewItem(key: "\($0)", position: -$0, value: try ArchiveTables.json.text($1)) })
        try store(
            tables, .course,
            [(7, "数据结构 <H>"), (8, "物理")].map {
                NewItem(key: "\($0)", position: $0, value: try ArchiveTables.json.text(try Sample.elearningCourse($0, $1)))
            })
        func file(_ course: Int, _ id: Int, _ path: String, size: Int?) throws -> NewItem {
            let name = String(path.split(separator: "/").last ?? "")
            let file = ArchivedFile(courseId: course, id: id, name: name, path: path, size: size)
            return NewItem(key: "\(course)/\(id)", scope: "\(course)", position: id, value: try ArchiveTables.json.text(file))
        }
        let slides = try file(7, 1, "elearning/7 数据结构/讲义 1.pdf", size: 1_449_999)
        try store(tables, .file, [slides, try file(7, 2, "elearning/7 数据结构/旧.txt", size: nil), try file(9, 3, "../x/y", size: 0)])
        try store(tables, .file, [slides, try file(9, 3, "../x/y", size: 0)], isLater: true)
    }
}
