// Generated from interface/reservation.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A playground: a sports facility, room or activity that can be reserved.
package struct Playground: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `reservation.get_reservations`.
    package let id: String
    /// Name, such as 杨詠曼楼琴房.
    package let name: String
    /// Campus, such as 邯郸校区. `nil` if the site does not publish it.
    package let campus: String?
    /// Sport or activity, such as 羽毛球. `nil` if the site does not publish it.
    package let category: String?
    /// The site's remarks, such as opening hours. `nil` without remarks.
    package let description: String?
    /// Identifier of the site's list that contains it: `2c9c486e4f821a19014f82381feb0001` (场馆预约, venues) or
    /// `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
    package let categoryId: String
    /// Whether the site offers to reserve it (立即预订).
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

/// A slot: a period of a day for which a playground can be reserved.
package struct Reservation: JSONCodable, APIParsable, Hashable {
    /// Identifier of the playground.
    package let playgroundId: String
    /// Name of the slot, usually that of the playground.
    package let name: String
    /// Day of the slot.
    package let date: CalendarDate
    /// Start time in Asia/Shanghai.
    package let begin: TimeOfDay
    /// End time in Asia/Shanghai, up to 24:00.
    package let end: TimeOfDay
    /// Number of places that are already reserved.
    package let reserved: Int
    /// Number of places in total.
    package let total: Int
    /// Whether the account can still reserve it.
    package let available: Bool
    /// Identifier of the slot. `nil` if the slot is not available.
    package let reserveId: String?
    /// URL of the form to reserve the slot, for a browser. `nil` if the slot is not available.
    package let reserveUrl: String?

    package init(
        playgroundId: String,
        name: String,
        date: CalendarDate,
        begin: TimeOfDay,
        end: TimeOfDay,
        reserved: Int,
        total: Int,
        available: Bool,
        reserveId: String?,
        reserveUrl: String?
    ) {
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
        reserved = try json.value("reserved", in: 0...)
        total = try json.value("total", in: 0...)
        available = try json.value("available")
        reserveId = try json.optional("reserve_id")
        reserveUrl = try json.optional("reserve_url", as: .url)
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
