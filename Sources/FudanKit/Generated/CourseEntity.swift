// Generated from interface/course.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A term of an academic year.
package enum SemesterType: String, JSONString, CaseIterable {
    /// The autumn term.
    case first = "first"
    /// The winter term, between autumn and spring.
    case winter = "winter"
    /// The spring term.
    case second = "second"
    /// The summer term.
    case summer = "summer"
}

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

/// A campus in the search over all courses.
package enum CourseCampus: String, JSONString, CaseIterable {
    /// Handan campus 邯郸校区.
    case handan = "handan"
    /// Zhangjiang campus 张江校区.
    case zhangjiang = "zhangjiang"
    /// Fenglin campus 枫林校区.
    case fenglin = "fenglin"
    /// Jiangwan campus 江湾校区.
    case jiangwan = "jiangwan"
    /// Another place 其他校区.
    case other = "other"
}

/// A form of deadlines in a calendar file.
package enum DeadlineForm: String, JSONString, CaseIterable {
    /// An event (`VEVENT`) of 15 minutes that ends when the deadline does. All calendar programs show it.
    case event = "event"
    /// A to-do (`VTODO`) with its state, for programs with a list of tasks. Many calendar programs do not
    /// show it.
    case task = "task"
}

/// A semester: a term of teaching.
package struct Semester: JSONCodable, APIParsable, Hashable {
    /// Identifier, for the parameter `semester_id` of other methods. Undergraduates' are numbers such as 505;
    /// graduates' are the first year of the academic year followed by the number of the term, such as 20252.
    package var id: Int
    /// Name that the university uses, such as 2026-2027学年1学期.
    package var name: String
    /// First year of the academic year, such as 2026 for 2026-2027.
    package var year: Int
    /// Term of the academic year. `nil` if the name does not contain it.
    package var type: SemesterType?
    /// Monday of the first week. `nil` if the university does not publish it.
    package var startDate: CalendarDate?
    /// Sunday of the last week. `nil` if the university does not publish it.
    package var endDate: CalendarDate?
    /// Number of weeks. `nil` if the university does not publish it.
    package var weekCount: Int?
    /// Whether the semester is the current one according to the university. Around the start of a term, this
    /// may be the ended or the next one: use `containsToday` for the semester of today.
    package var isCurrent: Bool
    /// Whether the semester is that of today: its dates contain today's date in Asia/Shanghai or, between two
    /// semesters, it is the next one. At most one semester is. None is after the last semester of the list,
    /// and if the university does not publish the dates.
    package var containsToday: Bool

    package init(
        id: Int,
        name: String,
        year: Int,
        type: SemesterType?,
        startDate: CalendarDate?,
        endDate: CalendarDate?,
        weekCount: Int?,
        isCurrent: Bool,
        containsToday: Bool
    ) {
        self.id = id
        self.name = name
        self.year = year
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.weekCount = weekCount
        self.isCurrent = isCurrent
        self.containsToday = containsToday
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        year = try json.value("year")
        type = try json.optional("type")
        startDate = try json.optional("start_date")
        endDate = try json.optional("end_date")
        weekCount = try json.optional("week_count", in: 0...)
        isCurrent = try json.value("is_current")
        containsToday = try json.value("contains_today")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("year", year)
            json.set("type", type)
            json.set("start_date", startDate)
            json.set("end_date", endDate)
            json.set("week_count", weekCount)
            json.set("is_current", isCurrent)
            json.set("contains_today", containsToday)
        }
    }
}

/// A weekly meeting of a course, with its time and rooms.
package struct Course: JSONCodable, APIParsable, Hashable {
    /// Identifier, made from semester, code (or name), weekday, first lesson and first week. It changes only
    /// if one of these does.
    package var id: String
    /// Identifier of the semester.
    package var semesterId: Int
    /// Code of the class, such as COMP130135.03. `nil` if the server does not send it.
    package var code: String?
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package var courseCode: String?
    /// Name of the course, or its `code` if the server does not send a name.
    package var name: String
    /// Name of the class, such as 全校13. `nil` if the server does not send it.
    package var className: String?
    /// Category of the course, such as 专业教育课程. `nil` if the server does not send it.
    package var type: String?
    /// Number of credits. `nil` if the server does not send it.
    package var credits: Double?
    /// Names of the teachers. Empty if the server sends none.
    package var teachers: [String]
    /// Rooms of the meeting, all used at the same time. Empty if the server sends none.
    package var places: [CoursePlace]
    /// Day of the week: 1 for Monday to 7 for Sunday.
    package var weekday: Int
    /// Number of the meeting's first lesson, from 1. `course.list_class_times` lists the times of lessons.
    package var start: Int
    /// Number of the meeting's last lesson.
    package var end: Int
    /// Start of the first lesson. `nil` if its time is not known.
    package var startTime: TimeOfDay?
    /// End of the last lesson. `nil` if its time is not known.
    package var endTime: TimeOfDay?
    /// Weeks of the semester in which the course meets, in ascending order. The first week is 1. Empty if the
    /// server sends none.
    package var onWeeks: [Int]
    /// Number of students. `nil` if the server does not send it.
    package var studentCount: Int?
    /// Maximum number of students. `nil` if the server does not send it.
    package var studentLimit: Int?
    /// Remark of the university. `nil` without a remark.
    package var remark: String?

    package init(
        id: String,
        semesterId: Int,
        code: String?,
        courseCode: String?,
        name: String,
        className: String?,
        type: String?,
        credits: Double?,
        teachers: [String],
        places: [CoursePlace],
        weekday: Int,
        start: Int,
        end: Int,
        startTime: TimeOfDay?,
        endTime: TimeOfDay?,
        onWeeks: [Int],
        studentCount: Int?,
        studentLimit: Int?,
        remark: String?
    ) {
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
        code = try json.optional("code")
        courseCode = try json.optional("course_code")
        name = try json.value("name")
        className = try json.optional("class_name")
        type = try json.optional("type")
        credits = try json.optional("credits")
        teachers = try json.list("teachers")
        places = try json.list("places")
        weekday = try json.value("weekday", in: 1...7)
        start = try json.value("start", in: 1...20)
        end = try json.value("end", in: 1...20)
        startTime = try json.optional("start_time")
        endTime = try json.optional("end_time")
        onWeeks = try json.list("on_weeks", each: 1...60)
        studentCount = try json.optional("student_count")
        studentLimit = try json.optional("student_limit")
        remark = try json.optional("remark")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("semester_id", semesterId)
            json.set("code", code)
            json.set("course_code", courseCode)
            json.set("name", name)
            json.set("class_name", className)
            json.set("type", type)
            json.set("credits", credits)
            json.set("teachers", teachers)
            json.set("places", places)
            json.set("weekday", weekday)
            json.set("start", start)
            json.set("end", end)
            json.set("start_time", startTime)
            json.set("end_time", endTime)
            json.set("on_weeks", onWeeks)
            json.set("student_count", studentCount)
            json.set("student_limit", studentLimit)
            json.set("remark", remark)
        }
    }
}

/// A room in which a course meets.
package struct CoursePlace: JSONCodable, APIParsable, Hashable {
    /// Room, such as H逸夫楼204. `nil` if the server does not send it.
    package var room: String?
    /// Building, such as H逸夫楼. `nil` if the server does not send it.
    package var building: String?
    /// Campus, such as 邯郸校区. `nil` if the server does not send it.
    package var campus: String?

    package init(room: String?, building: String?, campus: String?) {
        self.room = room
        self.building = building
        self.campus = campus
    }

    package init(json: JSONElement) throws(JSONError) {
        room = try json.optional("room")
        building = try json.optional("building")
        campus = try json.optional("campus")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("room", room)
            json.set("building", building)
            json.set("campus", campus)
        }
    }
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

/// A week of a semester with its courses.
package struct CourseWeek: JSONCodable, APIParsable, Hashable {
    /// The semester of the week.
    package var semester: Semester
    /// Number of the week within the semester, from 1.
    package var week: Int
    /// Monday of the week. `nil` if the start of the semester is not known.
    package var startDate: CalendarDate?
    /// Sunday of the week. `nil` if the start of the semester is not known.
    package var endDate: CalendarDate?
    /// Number of the week that contains today. It is 0 or negative before the semester, and greater than the
    /// number of weeks after it. `nil` if the start of the semester is not known.
    package var currentWeek: Int?
    /// First week in which a course meets. 1 if there are no courses.
    package var firstWeek: Int
    /// Last week in which a course meets. 1 if there are no courses.
    package var lastWeek: Int
    /// The seven days from Monday to Sunday, with days off and make-up days. Empty if the start of the
    /// semester is not known.
    package var days: [Day]
    /// Courses that meet in the week, sorted by weekday and lesson. On a make-up day whose courses are
    /// unknown, these are the courses of its own weekday.
    package var courses: [Course]

    package init(
        semester: Semester,
        week: Int,
        startDate: CalendarDate?,
        endDate: CalendarDate?,
        currentWeek: Int?,
        firstWeek: Int,
        lastWeek: Int,
        days: [Day],
        courses: [Course]
    ) {
        self.semester = semester
        self.week = week
        self.startDate = startDate
        self.endDate = endDate
        self.currentWeek = currentWeek
        self.firstWeek = firstWeek
        self.lastWeek = lastWeek
        self.days = days
        self.courses = courses
    }

    package init(json: JSONElement) throws(JSONError) {
        semester = try json.value("semester")
        week = try json.value("week", in: 1...60)
        startDate = try json.optional("start_date")
        endDate = try json.optional("end_date")
        currentWeek = try json.optional("current_week")
        firstWeek = try json.value("first_week", in: 1...60)
        lastWeek = try json.value("last_week", in: 1...60)
        days = try json.list("days")
        courses = try json.list("courses")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("semester", semester)
            json.set("week", week)
            json.set("start_date", startDate)
            json.set("end_date", endDate)
            json.set("current_week", currentWeek)
            json.set("first_week", firstWeek)
            json.set("last_week", lastWeek)
            json.set("days", days)
            json.set("courses", courses)
        }
    }
}

/// Two courses that meet at the same time.
package struct CourseConflict: JSONCodable, APIParsable, Hashable {
    /// The two courses. The list always has two entries.
    package var courses: [Course]
    /// Day of the week: 1 for Monday to 7 for Sunday.
    package var weekday: Int
    /// Number of the first lesson that both courses share.
    package var start: Int
    /// Number of the last lesson that both courses share.
    package var end: Int
    /// Weeks in which both courses meet, in ascending order.
    package var weeks: [Int]

    package init(courses: [Course], weekday: Int, start: Int, end: Int, weeks: [Int]) {
        self.courses = courses
        self.weekday = weekday
        self.start = start
        self.end = end
        self.weeks = weeks
    }

    package init(json: JSONElement) throws(JSONError) {
        courses = try json.list("courses")
        weekday = try json.value("weekday", in: 1...7)
        start = try json.value("start", in: 1...20)
        end = try json.value("end", in: 1...20)
        weeks = try json.list("weeks", each: 1...60)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("courses", courses)
            json.set("weekday", weekday)
            json.set("start", start)
            json.set("end", end)
            json.set("weeks", weeks)
        }
    }
}

/// The time of one of the numbered lessons of a day.
package struct ClassTimeSlot: JSONCodable, APIParsable, Hashable {
    /// Number of the lesson, from 1.
    package var id: Int
    /// Start of the lesson.
    package var start: TimeOfDay
    /// End of the lesson.
    package var end: TimeOfDay

    package init(id: Int, start: TimeOfDay, end: TimeOfDay) {
        self.id = id
        self.start = start
        self.end = end
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id", in: 1...14)
        start = try json.value("start")
        end = try json.value("end")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("start", start)
            json.set("end", end)
        }
    }
}

/// A course that the university offers in a semester, with all its meetings.
package struct OfferedCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier of the course in its semester.
    package var id: Int
    /// Code of the class, such as COMP130135.03. `nil` if the server does not send it.
    package var code: String?
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package var courseCode: String?
    /// Name of the course.
    package var name: String
    /// Name of the class, such as 全校13. `nil` if the class has no name, or the same name as the course.
    package var className: String?
    /// Students for whom the course is meant: 本科, 研究生 or 本研融通. `nil` if the server does not send it.
    package var level: String?
    /// Type of the course. `nil` if the server does not send it.
    package var type: String?
    /// Category in the university's list of courses. `nil` if the server does not send it.
    package var category: String?
    /// School or department that offers the course. `nil` if the server does not send it.
    package var department: String?
    /// Number of credits. `nil` if the server does not send it.
    package var credits: Double?
    /// Names of the teachers. Empty if the server sends none.
    package var teachers: [String]
    /// Method of the exam, such as 闭卷 (closed book). `nil` if the server does not send it.
    package var examMethod: String?
    /// Language of teaching, such as 中文. `nil` if the server does not send it.
    package var language: String?
    /// Number of students. `nil` if the server does not send it.
    package var studentCount: Int?
    /// Maximum number of students. `nil` if the server does not send it.
    package var studentLimit: Int?
    /// Conditions for selecting the course. `nil` without conditions.
    package var selectionLimit: String?
    /// Remark of the university. `nil` without a remark.
    package var remark: String?
    /// Weeks, times, rooms and teachers as the university writes them, one meeting on each line. `nil` if the
    /// server does not send them.
    package var schedule: String?
    /// Meetings of `schedule` in order. A line that the library cannot read is left out.
    package var meetings: [OfferedMeeting]

    package init(
        id: Int,
        code: String?,
        courseCode: String?,
        name: String,
        className: String?,
        level: String?,
        type: String?,
        category: String?,
        department: String?,
        credits: Double?,
        teachers: [String],
        examMethod: String?,
        language: String?,
        studentCount: Int?,
        studentLimit: Int?,
        selectionLimit: String?,
        remark: String?,
        schedule: String?,
        meetings: [OfferedMeeting]
    ) {
        self.id = id
        self.code = code
        self.courseCode = courseCode
        self.name = name
        self.className = className
        self.level = level
        self.type = type
        self.category = category
        self.department = department
        self.credits = credits
        self.teachers = teachers
        self.examMethod = examMethod
        self.language = language
        self.studentCount = studentCount
        self.studentLimit = studentLimit
        self.selectionLimit = selectionLimit
        self.remark = remark
        self.schedule = schedule
        self.meetings = meetings
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        code = try json.optional("code")
        courseCode = try json.optional("course_code")
        name = try json.value("name")
        className = try json.optional("class_name")
        level = try json.optional("level")
        type = try json.optional("type")
        category = try json.optional("category")
        department = try json.optional("department")
        credits = try json.optional("credits")
        teachers = try json.list("teachers")
        examMethod = try json.optional("exam_method")
        language = try json.optional("language")
        studentCount = try json.optional("student_count")
        studentLimit = try json.optional("student_limit")
        selectionLimit = try json.optional("selection_limit")
        remark = try json.optional("remark")
        schedule = try json.optional("schedule")
        meetings = try json.list("meetings")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("code", code)
            json.set("course_code", courseCode)
            json.set("name", name)
            json.set("class_name", className)
            json.set("level", level)
            json.set("type", type)
            json.set("category", category)
            json.set("department", department)
            json.set("credits", credits)
            json.set("teachers", teachers)
            json.set("exam_method", examMethod)
            json.set("language", language)
            json.set("student_count", studentCount)
            json.set("student_limit", studentLimit)
            json.set("selection_limit", selectionLimit)
            json.set("remark", remark)
            json.set("schedule", schedule)
            json.set("meetings", meetings)
        }
    }
}

/// A weekly meeting of an offered course.
package struct OfferedMeeting: JSONCodable, APIParsable, Hashable {
    /// Weeks of the semester in which the course meets, in ascending order. The first week is 1.
    package var onWeeks: [Int]
    /// Day of the week: 1 for Monday to 7 for Sunday.
    package var weekday: Int
    /// Number of the meeting's first lesson, from 1. `course.list_class_times` lists the times of lessons.
    package var start: Int
    /// Number of the meeting's last lesson.
    package var end: Int
    /// Room, such as H3108. `nil` if the line contains no room.
    package var room: String?
    /// Names of the teachers. Empty if the line contains no names.
    package var teachers: [String]

    package init(onWeeks: [Int], weekday: Int, start: Int, end: Int, room: String?, teachers: [String]) {
        self.onWeeks = onWeeks
        self.weekday = weekday
        self.start = start
        self.end = end
        self.room = room
        self.teachers = teachers
    }

    package init(json: JSONElement) throws(JSONError) {
        onWeeks = try json.list("on_weeks", each: 1...60)
        weekday = try json.value("weekday", in: 1...7)
        start = try json.value("start", in: 1...20)
        end = try json.value("end", in: 1...20)
        room = try json.optional("room")
        teachers = try json.list("teachers")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("on_weeks", onWeeks)
            json.set("weekday", weekday)
            json.set("start", start)
            json.set("end", end)
            json.set("room", room)
            json.set("teachers", teachers)
        }
    }
}

/// A page of the courses that match a search.
package struct CourseSearchPage: JSONCodable, APIParsable, Hashable {
    /// Courses in the order of the university.
    package var courses: [OfferedCourse]
    /// Number of this page.
    package var page: Int
    /// Number of pages of the list.
    package var pageCount: Int
    /// Number of courses on all pages.
    package var total: Int

    package init(courses: [OfferedCourse], page: Int, pageCount: Int, total: Int) {
        self.courses = courses
        self.page = page
        self.pageCount = pageCount
        self.total = total
    }

    package init(json: JSONElement) throws(JSONError) {
        courses = try json.list("courses")
        page = try json.value("page", in: 1...)
        pageCount = try json.value("page_count", in: 0...)
        total = try json.value("total", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("courses", courses)
            json.set("page", page)
            json.set("page_count", pageCount)
            json.set("total", total)
        }
    }
}

/// A day whose courses differ from the timetable.
package struct DayChange: JSONCodable, APIParsable, Hashable {
    /// Day to which the change applies.
    package var date: CalendarDate
    /// Whether no courses are held on the day.
    package var isOff: Bool
    /// The day whose courses are held on this day. They are also held on their own day, unless the list has
    /// that day as a day off. The day itself if it keeps its own courses. `nil` on a day off, and on a
    /// Saturday or Sunday whose courses are unknown.
    package var coursesOf: CalendarDate?
    /// Name to show, such as 国庆节. `nil` without a name.
    package var name: String?

    package init(date: CalendarDate, isOff: Bool, coursesOf: CalendarDate?, name: String?) {
        self.date = date
        self.isOff = isOff
        self.coursesOf = coursesOf
        self.name = name
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        isOff = try json.value("is_off")
        coursesOf = try json.optional("courses_of")
        name = try json.optional("name")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("is_off", isOff)
            json.set("courses_of", coursesOf)
            json.set("name", name)
        }
    }
}

/// The places of a course in the course selection.
package struct CoursePlaces: JSONCodable, APIParsable, Hashable {
    /// Identifier of the course in its semester, as in `OfferedCourse`.
    package var id: Int
    /// Code of the class, such as COMP130135.03. `nil` if the server does not send it.
    package var code: String?
    /// Name of the course. `nil` if the server does not send it.
    package var name: String?
    /// Number of students. `nil` if the server does not send it.
    package var studentCount: Int?
    /// Maximum number of students. `nil` if the server does not send it.
    package var studentLimit: Int?
    /// Number of places left: the limit without the students. `nil` if one of them is `nil`.
    package var placesLeft: Int?

    package init(id: Int, code: String?, name: String?, studentCount: Int?, studentLimit: Int?, placesLeft: Int?) {
        self.id = id
        self.code = code
        self.name = name
        self.studentCount = studentCount
        self.studentLimit = studentLimit
        self.placesLeft = placesLeft
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        code = try json.optional("code")
        name = try json.optional("name")
        studentCount = try json.optional("student_count")
        studentLimit = try json.optional("student_limit")
        placesLeft = try json.optional("places_left", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("code", code)
            json.set("name", name)
            json.set("student_count", studentCount)
            json.set("student_limit", studentLimit)
            json.set("places_left", placesLeft)
        }
    }
}

/// An own entry of a calendar file.
package struct CalendarEntry: JSONCodable, APIParsable, Hashable {
    /// Identifier that stays the same if the entry changes. The default is made from `date` and `title`.
    package var id: String?
    /// Title that calendar programs show.
    package var title: String
    /// Day in Asia/Shanghai.
    package var date: CalendarDate
    /// Start time. `nil` for an entry of the whole day.
    package var start: TimeOfDay?
    /// End time, after `start`, up to 24:00. `nil` if it is not known.
    package var end: TimeOfDay?
    /// Last day until which the entry repeats each week, at most ten years after `date`. `nil` for a single
    /// entry.
    package var repeatUntil: CalendarDate?
    /// Place to show. `nil` without a place.
    package var place: String?
    /// Further text to show. `nil` without a note.
    package var note: String?

    package init(
        id: String?,
        title: String,
        date: CalendarDate,
        start: TimeOfDay?,
        end: TimeOfDay?,
        repeatUntil: CalendarDate?,
        place: String?,
        note: String?
    ) {
        self.id = id
        self.title = title
        self.date = date
        self.start = start
        self.end = end
        self.repeatUntil = repeatUntil
        self.place = place
        self.note = note
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.optional("id", length: 1...)
        title = try json.value("title", length: 1...)
        date = try json.value("date")
        start = try json.optional("start")
        end = try json.optional("end")
        repeatUntil = try json.optional("repeat_until")
        place = try json.optional("place")
        note = try json.optional("note")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("date", date)
            json.set("start", start)
            json.set("end", end)
            json.set("repeat_until", repeatUntil)
            json.set("place", place)
            json.set("note", note)
        }
    }
}
