// Generated from interface/reservation.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A place, or an activity, that can be reserved.
package struct Playground: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: String
    /// Name, such as 杨詠曼楼琴房.
    package let name: String
    /// The campus that it is on, such as 邯郸校区, where the site says so.
    package let campus: String?
    /// The sport or activity that it is for, such as 羽毛球, where the site says so.
    package let category: String?
    /// The site's remarks on its opening, where it has any.
    package let description: String?
    /// The site's list that it is in: `2c9c486e4f821a19014f82381feb0001` 场馆预约 or
    /// `2c9c486e4fa659ef014fa6dd31ff005c` 学生活动.
    package let categoryId: String
    /// Whether the list offers to reserve it (立即预订).
    package let bookable: Bool

    package init(id: String, name: String, campus: String?, category: String?, description: String?, categoryId: String, bookable: Bool) {
        self.id = id
        self.name = name
        self.campus = campus
        self.category = category
        self.description = description
        self.categoryId = categoryId
        self.bookable = bookable
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        campus = try json.optional("campus")
        category = try json.optional("category")
        description = try json.optional("description")
        categoryId = try json.value("category_id")
        bookable = try json.value("bookable")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("campus", campus)
        object.set("category", category)
        object.set("description", description)
        object.set("category_id", categoryId)
        object.set("bookable", bookable)
        return object.finish()
    }
}

/// A slot: a time of a day at which a playground can be, or was, reserved.
package struct Reservation: JSONCodable, APIParsable, Hashable {
    /// The playground's identifier.
    package let playgroundId: String
    /// What is reserved, mostly the playground's name.
    package let name: String
    /// The day, such as `2026-11-21`.
    package let date: String
    /// When it begins, such as `08:00`, in Shanghai.
    package let begin: String
    /// When it ends, such as `09:00`; up to `24:00`.
    package let end: String
    /// How many of its places are taken.
    package let reserved: Int
    /// How many places it has.
    package let total: Int
    /// Whether the account can reserve it now.
    package let available: Bool
    /// Of an available slot: its identifier.
    package let reserveId: String?
    /// Of an available slot: the address of the form that reserves it.
    package let reserveUrl: String?

    package init(playgroundId: String, name: String, date: String, begin: String, end: String, reserved: Int, total: Int, available: Bool, reserveId: String?, reserveUrl: String?) {
        self.playgroundId = playgroundId
        self.name = name
        self.date = date
        self.begin = begin
        self.end = end
        self.reserved = reserved
        self.total = total
        self.available = available
        self.reserveId = reserveId
        self.reserveUrl = reserveUrl
    }

    package init(json: JSONElement) throws(JSONError) {
        playgroundId = try json.value("playground_id")
        name = try json.value("name")
        date = try json.value("date")
        begin = try json.value("begin")
        end = try json.value("end")
        reserved = try json.value("reserved")
        total = try json.value("total")
        available = try json.value("available")
        reserveId = try json.optional("reserve_id")
        reserveUrl = try json.optional("reserve_url")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("playground_id", playgroundId)
        object.set("name", name)
        object.set("date", date)
        object.set("begin", begin)
        object.set("end", end)
        object.set("reserved", reserved)
        object.set("total", total)
        object.set("available", available)
        object.set("reserve_id", reserveId)
        object.set("reserve_url", reserveUrl)
        return object.finish()
    }
}
