// Generated from interface/sport.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The account's attendance at exercise in the current semester.
package struct ExerciseRecord: JSONCodable, APIParsable, Hashable {
    /// Number of attendances in each category, in the university's order.
    package var exercises: [Exercise]
    /// Single attendances, in the university's order.
    package var logs: [ExerciseLog]

    package init(exercises: [Exercise], logs: [ExerciseLog]) {
        self.exercises = exercises
        self.logs = logs
    }

    package init(json: JSONElement) throws(JSONError) {
        exercises = try json.list("exercises")
        logs = try json.list("logs")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("exercises", exercises)
            json.set("logs", logs)
        }
    }
}

/// The number of attendances in a category of exercise.
package struct Exercise: JSONCodable, APIParsable, Hashable {
    /// Category, such as 早操.
    package var category: String
    /// Number of attendances. `nil` if the university shows no number, which can happen for 合计 (total).
    package var count: Int?

    package init(category: String, count: Int?) {
        self.category = category
        self.count = count
    }

    package init(json: JSONElement) throws(JSONError) {
        category = try json.value("category")
        count = try json.optional("count", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("category", category)
            json.set("count", count)
        }
    }
}

/// A single attendance at exercise.
package struct ExerciseLog: JSONCodable, APIParsable, Hashable {
    /// Category, such as 早操.
    package var category: String
    /// Day of the attendance. `nil` if `dateText` is not a full date.
    package var date: CalendarDate?
    /// Day as the university writes it, such as 2026-11-21 or 第3周. `nil` if the university shows none.
    package var dateText: String?
    /// Time in Asia/Shanghai. `nil` if the university shows none.
    package var time: TimeOfDay?
    /// Status, such as 正常 (normal). `nil` if the university shows none.
    package var status: String?
    /// Further information that the university shows, in its order.
    package var notes: [String]

    package init(category: String, date: CalendarDate?, dateText: String?, time: TimeOfDay?, status: String?, notes: [String]) {
        self.category = category
        self.date = date
        self.dateText = dateText
        self.time = time
        self.status = status
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        category = try json.value("category")
        date = try json.optional("date")
        dateText = try json.optional("date_text")
        time = try json.optional("time")
        status = try json.optional("status")
        notes = try json.list("notes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("category", category)
            json.set("date", date)
            json.set("date_text", dateText)
            json.set("time", time)
            json.set("status", status)
            json.set("notes", notes)
        }
    }
}

/// The results of the fitness test.
package struct SportExam: JSONCodable, APIParsable, Hashable {
    /// Total score, normally up to 100. `nil` until it is published.
    package var total: Double?
    /// Grade of the total score, such as 及格 (pass). `nil` until it is published.
    package var evaluation: String?
    /// Items of the test, in the university's order.
    package var items: [SportExamItem]
    /// Attempts, in the university's order.
    package var logs: [SportExamLog]

    package init(total: Double?, evaluation: String?, items: [SportExamItem], logs: [SportExamLog]) {
        self.total = total
        self.evaluation = evaluation
        self.items = items
        self.logs = logs
    }

    package init(json: JSONElement) throws(JSONError) {
        total = try json.optional("total")
        evaluation = try json.optional("evaluation")
        items = try json.list("items")
        logs = try json.list("logs")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("total", total)
            json.set("evaluation", evaluation)
            json.set("items", items)
            json.set("logs", logs)
        }
    }
}

/// The result of one item of the fitness test.
package struct SportExamItem: JSONCodable, APIParsable, Hashable {
    /// Name, such as 肺活量 (lung capacity).
    package var name: String
    /// Measured result as the university writes it, with or without a unit. `nil` if the item was not taken.
    package var result: String?
    /// Score of the item. `nil` if the item has no score.
    package var score: Double?
    /// Grade of the score, such as 良好 (good). `nil` if the item has no grade.
    package var status: String?

    package init(name: String, result: String?, score: Double?, status: String?) {
        self.name = name
        self.result = result
        self.score = score
        self.status = status
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        result = try json.optional("result")
        score = try json.optional("score")
        status = try json.optional("status")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("result", result)
            json.set("score", score)
            json.set("status", status)
        }
    }
}

/// An attempt at one item of the fitness test.
package struct SportExamLog: JSONCodable, APIParsable, Hashable {
    /// Name of the item.
    package var name: String
    /// Day of the attempt. `nil` if `dateText` is not a full date.
    package var date: CalendarDate?
    /// Day as the university writes it, such as 2026-11-21 or 第3周. `nil` if the university shows none.
    package var dateText: String?
    /// Measured result as the university writes it. `nil` if the university shows none.
    package var result: String?
    /// Further information that the university shows, such as the place, in its order.
    package var notes: [String]

    package init(name: String, date: CalendarDate?, dateText: String?, result: String?, notes: [String]) {
        self.name = name
        self.date = date
        self.dateText = dateText
        self.result = result
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        date = try json.optional("date")
        dateText = try json.optional("date_text")
        result = try json.optional("result")
        notes = try json.list("notes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("date", date)
            json.set("date_text", dateText)
            json.set("result", result)
            json.set("notes", notes)
        }
    }
}
