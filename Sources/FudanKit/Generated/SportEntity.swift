// Generated from interface/sport.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The account's attendance at exercise in the current semester.
package struct ExerciseRecord: JSONCodable, APIParsable, Hashable {
    /// Number of attendances in each category, in the university's order.
    package let exercises: [Exercise]
    /// Single attendances, in the university's order.
    package let logs: [ExerciseLog]

    package init(exercises: [Exercise], logs: [ExerciseLog]) {
        self.exercises = exercises
        self.logs = logs
    }

    package init(json: JSONElement) throws(JSONError) {
        exercises = try json.list("exercises")
        logs = try json.list("logs")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("exercises", exercises)
        object.set("logs", logs)
        return object.finish()
    }
}

/// The number of attendances in a category of exercise.
package struct Exercise: JSONCodable, APIParsable, Hashable {
    /// Category, such as 早操.
    package let category: String
    /// Number of attendances. `nil` if the university shows no number, which can happen for 合计 (total).
    package let count: Int?

    package init(category: String, count: Int?) {
        self.category = category
        self.count = count
    }

    package init(json: JSONElement) throws(JSONError) {
        category = try json.value("category")
        count = try json.optional("count", in: 0...)
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("category", category)
        object.set("count", count)
        return object.finish()
    }
}

/// A single attendance at exercise.
package struct ExerciseLog: JSONCodable, APIParsable, Hashable {
    /// Category, such as 早操.
    package let category: String
    /// Day of the attendance. `nil` if `dateText` is not a full date.
    package let date: CalendarDate?
    /// Day as the university writes it, such as 2026-11-21 or 第3周.
    package let dateText: String
    /// Time in Asia/Shanghai. `nil` if the university shows none.
    package let time: TimeOfDay?
    /// Status, such as 正常 (normal). Empty if the university shows none.
    package let status: String
    /// Further information that the university shows, in its order.
    package let notes: [String]

    package init(category: String, date: CalendarDate?, dateText: String, time: TimeOfDay?, status: String, notes: [String]) {
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
        dateText = try json.value("date_text")
        time = try json.optional("time")
        status = try json.value("status")
        notes = try json.list("notes")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("category", category)
        object.set("date", date)
        object.set("date_text", dateText)
        object.set("time", time)
        object.set("status", status)
        object.set("notes", notes)
        return object.finish()
    }
}

/// The results of the fitness test.
package struct SportExam: JSONCodable, APIParsable, Hashable {
    /// Total score, normally up to 100. `nil` until it is published.
    package let total: Double?
    /// Grade of the total score, such as 及格 (pass). Empty until it is published.
    package let evaluation: String
    /// Items of the test, in the university's order.
    package let items: [SportExamItem]
    /// Attempts, in the university's order.
    package let logs: [SportExamLog]

    package init(total: Double?, evaluation: String, items: [SportExamItem], logs: [SportExamLog]) {
        self.total = total
        self.evaluation = evaluation
        self.items = items
        self.logs = logs
    }

    package init(json: JSONElement) throws(JSONError) {
        total = try json.optional("total")
        evaluation = try json.value("evaluation")
        items = try json.list("items")
        logs = try json.list("logs")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("total", total)
        object.set("evaluation", evaluation)
        object.set("items", items)
        object.set("logs", logs)
        return object.finish()
    }
}

/// The result of one item of the fitness test.
package struct SportExamItem: JSONCodable, APIParsable, Hashable {
    /// Name, such as 肺活量 (lung capacity).
    package let name: String
    /// Measured result as the university writes it, with or without a unit. Empty if the item was not taken.
    package let result: String
    /// Score of the item. `nil` if the item has no score.
    package let score: Double?
    /// Grade of the score, such as 良好 (good). Empty if the item has no grade.
    package let status: String

    package init(name: String, result: String, score: Double?, status: String) {
        self.name = name
        self.result = result
        self.score = score
        self.status = status
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        result = try json.value("result")
        score = try json.optional("score")
        status = try json.value("status")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("result", result)
        object.set("score", score)
        object.set("status", status)
        return object.finish()
    }
}

/// An attempt at one item of the fitness test.
package struct SportExamLog: JSONCodable, APIParsable, Hashable {
    /// Name of the item.
    package let name: String
    /// Day of the attempt. `nil` if `dateText` is not a full date.
    package let date: CalendarDate?
    /// Day as the university writes it, such as 2026-11-21 or 第3周.
    package let dateText: String
    /// Measured result as the university writes it.
    package let result: String
    /// Further information that the university shows, such as the place, in its order.
    package let notes: [String]

    package init(name: String, date: CalendarDate?, dateText: String, result: String, notes: [String]) {
        self.name = name
        self.date = date
        self.dateText = dateText
        self.result = result
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        date = try json.optional("date")
        dateText = try json.value("date_text")
        result = try json.value("result")
        notes = try json.list("notes")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("date", date)
        object.set("date_text", dateText)
        object.set("result", result)
        object.set("notes", notes)
        return object.finish()
    }
}
