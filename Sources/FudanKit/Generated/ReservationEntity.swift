// Generated from interface/reservation.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A playground: a sports facility, room or activity that can be reserved.
package struct Playground: JSONCodable, APIParsable, Hashable {
    /// Identifier of the playground, for `reservation.get_reservations`.
    package var id: String
    /// Name, such as 杨詠曼楼琴房.
    package var name: String
    /// Campus, such as 邯郸校区. `nil` if the site does not publish it.
    package var campus: String?
    /// Sport or activity, such as 羽毛球. `nil` if the site does not publish it.
    package var category: String?
    /// The site's remarks, such as opening hours. `nil` without remarks.
    package var description: String?
    /// Identifier of the site's list that contains the playground: `2c9c486e4f821a19014f82381feb0001` (场馆预约,
    /// venues) or `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
    package var categoryId: String
    /// Whether the site offers to reserve the playground (立即预订).
    package var bookable: Bool

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("campus", campus)
            json.set("category", category)
            json.set("description", description)
            json.set("category_id", categoryId)
            json.set("bookable", bookable)
        }
    }
}

/// A slot: a period of a day for which a playground can be reserved.
package struct Reservation: JSONCodable, APIParsable, Hashable {
    /// Identifier of the playground.
    package var playgroundId: String
    /// Name of the slot, or that of the playground if the site shows none.
    package var name: String
    /// Day of the slot.
    package var date: CalendarDate
    /// Start time in Asia/Shanghai.
    package var begin: TimeOfDay
    /// End time in Asia/Shanghai, up to 24:00.
    package var end: TimeOfDay
    /// Number of places that are already reserved. `nil` if the site does not show it.
    package var reserved: Int?
    /// Number of places in total. `nil` if the site does not show it.
    package var total: Int?
    /// Whether the account can still reserve the slot.
    package var available: Bool
    /// Identifier of the slot. `nil` if the slot is not available, or if the site shows no identifier.
    package var reserveId: String?
    /// URL of the form to reserve the slot, for a browser. `nil` if `reserveId` is `nil`.
    package var reserveUrl: String?

    package init(
        playgroundId: String,
        name: String,
        date: CalendarDate,
        begin: TimeOfDay,
        end: TimeOfDay,
        reserved: Int?,
        total: Int?,
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
        reserved = try json.optional("reserved", in: 0...)
        total = try json.optional("total", in: 0...)
        available = try json.value("available")
        reserveId = try json.optional("reserve_id")
        reserveUrl = try json.optional("reserve_url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("playground_id", playgroundId)
            json.set("name", name)
            json.set("date", date)
            json.set("begin", begin)
            json.set("end", end)
            json.set("reserved", reserved)
            json.set("total", total)
            json.set("available", available)
            json.set("reserve_id", reserveId)
            json.set("reserve_url", reserveUrl)
        }
    }
}
