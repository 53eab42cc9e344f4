// Generated from interface/day.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A kind of day.
package enum DayKind: String, JSONString, CaseIterable {
    /// A day from Monday to Friday that is not a day off.
    case workday = "workday"
    /// A Saturday or Sunday that is no make-up day.
    case weekend = "weekend"
    /// A public holiday, or a day off next to it.
    case dayOff = "day_off"
    /// A Saturday or Sunday on which people work 调休.
    case makeUpDay = "make_up_day"
}

/// Which courses are held on a day.
package enum HeldCourses: String, JSONString, CaseIterable {
    /// The courses of the day itself.
    case own = "own"
    /// The courses of another day, which `courses_of` is.
    case other = "other"
    /// No courses: a day off, or a day outside the semesters.
    case none = "none"
    /// A make-up day whose courses are not known. The university announces them.
    case unknown = "unknown"
}

/// A day at the university.
package struct Day: JSONCodable, APIParsable, Hashable {
    /// The date in Asia/Shanghai.
    package var date: CalendarDate
    /// Day of the week: 1 for Monday to 7 for Sunday.
    package var weekday: Int
    /// Kind of the day.
    package var kind: DayKind
    /// Name of the holiday that the day off or make-up day belongs to, such as 国庆节. `nil` on other days.
    package var name: String?
    /// Whether the days off of the year are known. If not, `kind` follows from the weekday alone.
    package var isAnnounced: Bool
    /// Which courses are held on the day.
    package var courses: HeldCourses
    /// The day whose courses are held: the day itself if `courses` is `own`. `nil` if no courses are held or
    /// they are unknown.
    package var coursesOf: CalendarDate?
    /// Kind of timetable of the campus buses.
    package var busType: BusDayType
    /// Whether the day is in a semester. `nil` if the semesters were not requested.
    package var isTerm: Bool?
    /// Identifier of the semester that contains the day or, between two semesters, of the next one. `nil`
    /// after the last semester, and if the semesters or their dates are not known.
    package var semesterId: Int?
    /// Name of this semester. `nil` if `semesterId` is `nil`.
    package var semesterName: String?
    /// Number of the week in this semester, from 1. It is 0 or negative before the semester. `nil` if
    /// `semesterId` is `nil`.
    package var week: Int?

    package init(
        date: CalendarDate,
        weekday: Int,
        kind: DayKind,
        name: String?,
        isAnnounced: Bool,
        courses: HeldCourses,
        coursesOf: CalendarDate?,
        busType: BusDayType,
        isTerm: Bool?,
        semesterId: Int?,
        semesterName: String?,
        week: Int?
    ) {
        self.date = date
        self.weekday = weekday
        self.kind = kind
        self.name = name
        self.isAnnounced = isAnnounced
        self.courses = courses
        self.coursesOf = coursesOf
        self.busType = busType
        self.isTerm = isTerm
        self.semesterId = semesterId
        self.semesterName = semesterName
        self.week = week
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        weekday = try json.value("weekday", in: 1...7)
        kind = try json.value("kind")
        name = try json.optional("name")
        isAnnounced = try json.value("is_announced")
        courses = try json.value("courses")
        coursesOf = try json.optional("courses_of")
        busType = try json.value("bus_type")
        isTerm = try json.optional("is_term")
        semesterId = try json.optional("semester_id")
        semesterName = try json.optional("semester_name")
        week = try json.optional("week")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("weekday", weekday)
            json.set("kind", kind)
            json.set("name", name)
            json.set("is_announced", isAnnounced)
            json.set("courses", courses)
            json.set("courses_of", coursesOf)
            json.set("bus_type", busType)
            json.set("is_term", isTerm)
            json.set("semester_id", semesterId)
            json.set("semester_name", semesterName)
            json.set("week", week)
        }
    }
}
