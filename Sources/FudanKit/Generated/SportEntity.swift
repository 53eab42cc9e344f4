// Generated from interface/sport.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The semester's exercise: how often by kind, and each time.
package struct ExerciseRecord: JSONCodable, APIParsable, Hashable {
    /// How often, by kind, in the order of the page.
    package let exercises: [Exercise]
    /// Each time, in the order of the page.
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

/// How often the account has exercised in a way.
package struct Exercise: JSONCodable, APIParsable, Hashable {
    /// The kind, such as 早操.
    package let category: String
    /// How often; left out where the page shows no number, as it may for 合计.
    package let count: Int?

    package init(category: String, count: Int?) {
        self.category = category
        self.count = count
    }

    package init(json: JSONElement) throws(JSONError) {
        category = try json.value("category")
        count = try json.optional("count")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("category", category)
        object.set("count", count)
        return object.finish()
    }
}

/// One time that the account exercised.
package struct ExerciseLog: JSONCodable, APIParsable, Hashable {
    /// The kind, such as 早操.
    package let category: String
    /// The day, such as `2026-11-21`; as the page writes it where that is no full date.
    package let date: String
    /// When, such as `07:12`, where the page says so.
    package let time: String?
    /// What it counts as, such as 正常; empty where the page leaves it so.
    package let status: String
    /// What else the row says, in its order.
    package let notes: [String]

    package init(category: String, date: String, time: String?, status: String, notes: [String]) {
        self.category = category
        self.date = date
        self.time = time
        self.status = status
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        category = try json.value("category")
        date = try json.value("date")
        time = try json.optional("time")
        status = try json.value("status")
        notes = try json.list("notes")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("category", category)
        object.set("date", date)
        object.set("time", time)
        object.set("status", status)
        object.set("notes", notes)
        return object.finish()
    }
}

/// The fitness test: what it came to, item by item, and each attempt.
package struct SportExam: JSONCodable, APIParsable, Hashable {
    /// The total, in points of about 100; left out until there is one.
    package let total: Double?
    /// What the total counts as, such as 及格; empty until there is one.
    package let evaluation: String
    /// The items, in the order of the page.
    package let items: [SportExamItem]
    /// The attempts, in the order of the page.
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

/// An item of the fitness test.
package struct SportExamItem: JSONCodable, APIParsable, Hashable {
    /// Name, such as 肺活量.
    package let name: String
    /// What was achieved, with or without its unit, as the page writes it; empty if it was not tried.
    package let result: String
    /// The points for it; left out if there are none.
    package let score: Double?
    /// What the points count as, such as 良好; empty if there are none.
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

/// An attempt at an item of the fitness test.
package struct SportExamLog: JSONCodable, APIParsable, Hashable {
    /// The item's name.
    package let name: String
    /// The day, such as `2026-11-21`; as the page writes it where that is no full date.
    package let date: String
    /// What was achieved, as the page writes it.
    package let result: String
    /// What else the row says, in its order.
    package let notes: [String]

    package init(name: String, date: String, result: String, notes: [String]) {
        self.name = name
        self.date = date
        self.result = result
        self.notes = notes
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        date = try json.value("date")
        result = try json.value("result")
        notes = try json.list("notes")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("date", date)
        object.set("result", result)
        object.set("notes", notes)
        return object.finish()
    }
}
