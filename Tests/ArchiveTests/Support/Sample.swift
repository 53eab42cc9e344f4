import Calendar
import DanXiKit
import FudanKit
import JSON
import SQLite

@testable import Archive

/// Entities of the servers. A test sets the members that it is about, and the others have usual values.
enum Sample {
    static func entity<Value: JSONDecodable>(_ json: String) throws -> Value { try ArchiveTables.json.decode(json) }

    private static let times = #""time_created":"2026-11-21T16:28:16+08:00","time_updated":"2026-11-21T16:28:16+08:00""#

    // MARK: The community

    static func floor(
        _ id: Int, in hole: Int = 2, _ content: String = "", _ change: (inout Floor) throws -> Void = { _ in }
    ) throws -> Floor {
        var floor: Floor = try entity(
            #"{"id":\#(id),"hole_id":\#(hole),"ranking":0,"content":"","anonyname":"Jett","special_tag":"","like":0,"dislike":0,"is_me":false,"deleted":false,"modified":0,"fold_v2":"","mention":[],\#(times)}"#
        )
        floor.content = content
        try change(&floor)
        return floor
    }

    static func mention(_ id: Int, in hole: Int, _ content: String, by name: String = "Jett") throws -> Mention {
        var mention: Mention = try entity(
            #"{"id":\#(id),"hole_id":\#(hole),"content":"","anonyname":"\#(name)","deleted":false,\#(times)}"#)
        mention.content = content
        return mention
    }

    /// - Parameter updated: the time of the last floor in Asia/Shanghai.
    static func hole(_ id: Int, updated: String = "2026-11-21T16:28:16", _ change: (inout Hole) throws -> Void = { _ in }) throws -> Hole {
        var hole: Hole = try entity(
            #"{"id":\#(id),"division_id":4,"tags":[],"floors":{},"view":1,"reply":0,"hidden":false,"locked":false,"good":false,"time_created":"2026-11-21T16:28:16+08:00","time_updated":"\#(updated)+08:00"}"#
        )
        try change(&hole)
        return hole
    }

    static func tag(_ name: String) throws -> Tag {
        var tag: Tag = try entity(#"{"id":1,"name":"","temperature":5}"#)
        tag.name = name
        return tag
    }

    static func message(_ id: Int, _ change: (inout Message) throws -> Void = { _ in }) throws -> Message {
        var message: Message = try entity(
            #"{"id":\#(id),"code":"reply","message":"你的帖子被回复了","description":"","url":"","has_read":false,\#(times)}"#)
        try change(&message)
        return message
    }

    static func review(_ id: Int, _ content: String, _ change: (inout Review) throws -> Void = { _ in }) throws -> Review {
        var review: Review = try entity(
            #"{"id":\#(id),"title":"清楚","content":"","rank":{"overall":5,"content":4,"workload":3,"assessment":2},"remark":0,"vote":0,"reviewer_id":0,"history":[],"extra":{"achievements":[]},\#(times)}"#
        )
        review.content = content
        try change(&review)
        return review
    }

    // MARK: The university

    static func semester(_ id: Int, _ name: String) throws -> Semester {
        try entity(#"{"id":\#(id),"name":"\#(name)","year":2026,"is_current":false,"contains_today":false}"#)
    }

    static func score(_ name: String, _ change: (inout Score) throws -> Void = { _ in }) throws -> Score {
        var score: Score = try entity(#"{"course_name":"\#(name)","course_modules":[]}"#)
        try change(&score)
        return score
    }

    static func course(_ id: String, _ name: String, _ change: (inout Course) throws -> Void = { _ in }) throws -> Course {
        var course: Course = try entity(
            #"{"id":"\#(id)","semester_id":505,"name":"\#(name)","teachers":[],"places":[],"weekday":1,"start":1,"end":1,"on_weeks":[]}"#)
        try change(&course)
        return course
    }

    static func exam(_ course: String, _ change: (inout Exam) throws -> Void = { _ in }) throws -> Exam {
        var exam: Exam = try entity(#"{"course":"\#(course)"}"#)
        try change(&exam)
        return exam
    }

    /// - Parameter time: the time in Asia/Shanghai.
    static func transaction(
        _ time: String, _ amount: Double, isExpense: Bool? = true, _ change: (inout Transaction) throws -> Void = { _ in }
    ) throws -> Transaction {
        var transaction: Transaction = try entity(#"{"time":"\#(time)+08:00","amount":0,"notes":[]}"#)
        (transaction.amount, transaction.isExpense) = (amount, isExpense)
        try change(&transaction)
        return transaction
    }

    static func loan(_ barcode: String, _ change: (inout Loan) throws -> Void = { _ in }) throws -> Loan {
        var loan: Loan = try entity(#"{"barcode":"\#(barcode)"}"#)
        try change(&loan)
        return loan
    }

    static func elearningCourse(_ id: Int, _ name: String) throws -> ElearningCourse {
        try entity(#"{"id":\#(id),"name":"\#(name)","teachers":[]}"#)
    }
}
