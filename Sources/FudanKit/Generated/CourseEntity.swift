// Generated from interface/course.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A semester, as the university divides its years.
package struct Semester: JSONCodable, APIParsable, Hashable {
    /// Identifier, for the methods that take a `semester_id`. Of graduates it is the first year of the
    /// academic year and the number of the term, such as 20252.
    package let id: Int
    /// Name, as the university writes it, such as 2026-2027学年1学期.
    package let name: String
    /// The first year of the academic year: 2026 of 2026-2027.
    package let year: Int
    /// `first` (autumn), `winter`, `second` (spring) or `summer`; missing where the name does not tell.
    package let type: String?
    /// The Monday of the first week, such as 2026-09-07; missing where the university does not say.
    package let startDate: String?
    /// The Sunday of the last week, such as 2027-01-10; missing where the university does not say.
    package let endDate: String?
    /// How many weeks it has; missing where the university does not say.
    package let weekCount: Int?
    /// Whether it is the one that the university shows now.
    package let isCurrent: Bool

    package init(id: Int, name: String, year: Int, type: String?, startDate: String?, endDate: String?, weekCount: Int?, isCurrent: Bool) {
        self.id = id
        self.name = name
        self.year = year
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.weekCount = weekCount
        self.isCurrent = isCurrent
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        year = try json.value("year")
        type = try json.optional("type")
        startDate = try json.optional("start_date")
        endDate = try json.optional("end_date")
        weekCount = try json.optional("week_count")
        isCurrent = try json.value("is_current")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("year", year)
        object.set("type", type)
        object.set("start_date", startDate)
        object.set("end_date", endDate)
        object.set("week_count", weekCount)
        object.set("is_current", isCurrent)
        return object.finish()
    }
}

/// A course's meeting at one time of the week: a course that meets twice a week, or whose room or teacher
/// changes, is several of them.
package struct Course: JSONCodable, APIParsable, Hashable {
    /// Identifier within the account: the same as long as the meeting keeps its semester, code, day, first
    /// lesson and first week.
    package let id: String
    /// The semester that it belongs to.
    package let semesterId: Int
    /// The code of the class, such as COMP130135.03; empty if it has none.
    package let code: String
    /// The code of the course, which its classes share.
    package let courseCode: String?
    /// Name.
    package let name: String
    /// Name of the class, such as 全校13.
    package let className: String?
    /// What kind of course it is, such as 专业教育课程.
    package let type: String?
    /// How many credits it gives.
    package let credits: Double?
    /// Who teaches it then.
    package let teachers: [String]
    /// Where it meets; several if it is in several rooms at a time, none if no room is known.
    package let places: [CoursePlace]
    /// Day of the week, 1 for Monday to 7 for Sunday.
    package let weekday: Int
    /// Its first lesson of the day, from 1; `course.list_class_times` tells when that begins.
    package let start: Int
    /// Its last lesson of the day.
    package let end: Int
    /// When it begins, such as 13:30.
    package let startTime: String?
    /// When it ends, such as 15:10.
    package let endTime: String?
    /// The weeks of the semester on which it meets, in order, from 1.
    package let onWeeks: [Int]
    /// How many students take it.
    package let studentCount: Int?
    /// How many students may take it.
    package let studentLimit: Int?
    /// What the university remarks on it.
    package let remark: String?

    package init(id: String, semesterId: Int, code: String, courseCode: String?, name: String, className: String?, type: String?, credits: Double?, teachers: [String], places: [CoursePlace], weekday: Int, start: Int, end: Int, startTime: String?, endTime: String?, onWeeks: [Int], studentCount: Int?, studentLimit: Int?, remark: String?) {
        self.id = id
        self.semesterId = semesterId
        self.code = code
        self.courseCode = courseCode
        self.name = name
        self.className = className
        self.type = type
        self.credits = credits
        self.teachers = teachers
        self.places = places
        self.weekday = weekday
        self.start = start
        self.end = end
        self.startTime = startTime
        self.endTime = endTime
        self.onWeeks = onWeeks
        self.studentCount = studentCount
        self.studentLimit = studentLimit
        self.remark = remark
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        semesterId = try json.value("semester_id")
        code = try json.value("code")
        courseCode = try json.optional("course_code")
        name = try json.value("name")
        className = try json.optional("class_name")
        type = try json.optional("type")
        credits = try json.optional("credits")
        teachers = try json.list("teachers")
        places = try json.list("places")
        weekday = try json.value("weekday")
        start = try json.value("start")
        end = try json.value("end")
        startTime = try json.optional("start_time")
        endTime = try json.optional("end_time")
        onWeeks = try json.list("on_weeks")
        studentCount = try json.optional("student_count")
        studentLimit = try json.optional("student_limit")
        remark = try json.optional("remark")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("semester_id", semesterId)
        object.set("code", code)
        object.set("course_code", courseCode)
        object.set("name", name)
        object.set("class_name", className)
        object.set("type", type)
        object.set("credits", credits)
        object.set("teachers", teachers)
        object.set("places", places)
        object.set("weekday", weekday)
        object.set("start", start)
        object.set("end", end)
        object.set("start_time", startTime)
        object.set("end_time", endTime)
        object.set("on_weeks", onWeeks)
        object.set("student_count", studentCount)
        object.set("student_limit", studentLimit)
        object.set("remark", remark)
        return object.finish()
    }
}

/// Where a course meets.
package struct CoursePlace: JSONCodable, APIParsable, Hashable {
    /// The room, such as H逸夫楼204.
    package let room: String
    /// The building, such as H逸夫楼.
    package let building: String?
    /// The campus, such as 邯郸校区.
    package let campus: String?

    package init(room: String, building: String?, campus: String?) {
        self.room = room
        self.building = building
        self.campus = campus
    }

    package init(json: JSONElement) throws(JSONError) {
        room = try json.value("room")
        building = try json.optional("building")
        campus = try json.optional("campus")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("room", room)
        object.set("building", building)
        object.set("campus", campus)
        return object.finish()
    }
}

/// A week of a semester, and what meets in it.
package struct CourseWeek: JSONCodable, APIParsable, Hashable {
    /// The semester.
    package let semester: Semester
    /// The week, from 1.
    package let week: Int
    /// Its Monday; missing where the semester's start is not known.
    package let startDate: String?
    /// Its Sunday; missing where the semester's start is not known.
    package let endDate: String?
    /// The week that today is in: 0 or less before the semester, more than its weeks after it; missing where
    /// the semester's start is not known.
    package let currentWeek: Int?
    /// The first week on which any course meets; 1 if none does.
    package let firstWeek: Int
    /// The last week on which any course meets; 1 if none does.
    package let lastWeek: Int
    /// The courses that meet in this week, by day and lesson.
    package let courses: [Course]

    package init(semester: Semester, week: Int, startDate: String?, endDate: String?, currentWeek: Int?, firstWeek: Int, lastWeek: Int, courses: [Course]) {
        self.semester = semester
        self.week = week
        self.startDate = startDate
        self.endDate = endDate
        self.currentWeek = currentWeek
        self.firstWeek = firstWeek
        self.lastWeek = lastWeek
        self.courses = courses
    }

    package init(json: JSONElement) throws(JSONError) {
        semester = try json.value("semester")
        week = try json.value("week")
        startDate = try json.optional("start_date")
        endDate = try json.optional("end_date")
        currentWeek = try json.optional("current_week")
        firstWeek = try json.value("first_week")
        lastWeek = try json.value("last_week")
        courses = try json.list("courses")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("semester", semester)
        object.set("week", week)
        object.set("start_date", startDate)
        object.set("end_date", endDate)
        object.set("current_week", currentWeek)
        object.set("first_week", firstWeek)
        object.set("last_week", lastWeek)
        object.set("courses", courses)
        return object.finish()
    }
}

/// Two courses that meet at the same time.
package struct CourseConflict: JSONCodable, APIParsable, Hashable {
    /// The two courses.
    package let courses: [Course]
    /// Day of the week, 1 for Monday to 7 for Sunday.
    package let weekday: Int
    /// The first lesson that both take.
    package let start: Int
    /// The last lesson that both take.
    package let end: Int
    /// The weeks on which both meet, in order.
    package let weeks: [Int]

    package init(courses: [Course], weekday: Int, start: Int, end: Int, weeks: [Int]) {
        self.courses = courses
        self.weekday = weekday
        self.start = start
        self.end = end
        self.weeks = weeks
    }

    package init(json: JSONElement) throws(JSONError) {
        courses = try json.list("courses")
        weekday = try json.value("weekday")
        start = try json.value("start")
        end = try json.value("end")
        weeks = try json.list("weeks")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("courses", courses)
        object.set("weekday", weekday)
        object.set("start", start)
        object.set("end", end)
        object.set("weeks", weeks)
        return object.finish()
    }
}

/// When a lesson takes place.
package struct ClassTimeSlot: JSONCodable, APIParsable, Hashable {
    /// The lesson's number, 1 to 14.
    package let id: Int
    /// When it begins, such as 08:00.
    package let start: String
    /// When it ends, such as 08:45.
    package let end: String

    package init(id: Int, start: String, end: String) {
        self.id = id
        self.start = start
        self.end = end
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        start = try json.value("start")
        end = try json.value("end")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("start", start)
        object.set("end", end)
        return object.finish()
    }
}

/// A picture with characters that a person has to read, for the graduates' choice of courses.
package struct CourseCaptcha: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `course.answer_captcha`.
    package let id: String
    /// The picture, as a data URL (RFC 2397).
    package let image: String

    package init(id: String, image: String) {
        self.id = id
        self.image = image
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        image = try json.value("image")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("image", image)
        return object.finish()
    }
}
