// Generated from interface/curriculum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// All courses with the same code.
package struct CourseGroup: JSONCodable, APIParsable, Hashable {
    /// Identifier of the group, for `curriculum.get_course_group`.
    package var id: Int
    /// Code of the group's courses, such as `MATH120016`.
    package var code: String
    /// Name of the group's courses.
    package var name: String
    /// Department that offers the group's courses.
    package var department: String
    /// Name of the campus. May be empty.
    package var campusName: String
    /// Credits: several numbers if the courses differ. `nil` in `curriculum.list_course_groups`.
    package var credits: [Double]?
    /// Number of the group's courses. `nil` in `curriculum.list_course_groups`.
    package var courseCount: Int?
    /// Number of reviews of the group's courses, including deleted reviews. `nil` in
    /// `curriculum.list_course_groups`.
    package var reviewCount: Int?
    /// Courses of the group. `nil` in `curriculum.search_course_groups`.
    package var courseList: [CurriculumCourse]?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        code = try json.value("code")
        name = try json.value("name")
        department = try json.value("department")
        campusName = try json.value("campus_name")
        credits = try json.optional("credits")
        courseCount = try json.optional("course_count")
        reviewCount = try json.optional("review_count")
        courseList = try json.optional("course_list")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("code", code)
            json.set("name", name)
            json.set("department", department)
            json.set("campus_name", campusName)
            json.set("credits", credits)
            json.set("course_count", courseCount)
            json.set("review_count", reviewCount)
            json.set("course_list", courseList)
        }
    }
}

/// A page of a search for course groups.
package struct CourseGroupPage: JSONCodable, APIParsable, Hashable {
    /// Course groups that match, at most `pageSize`.
    package var items: [CourseGroup]
    /// Number of the page, from 1.
    package var page: Int
    /// Maximum number of course groups on a page.
    package var pageSize: Int

    package init(json: JSONElement) throws(JSONError) {
        items = try json.list("items")
        page = try json.value("page")
        pageSize = try json.value("page_size")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("items", items)
            json.set("page", page)
            json.set("page_size", pageSize)
        }
    }
}

/// A course: one section of a course group in one semester.
package struct CurriculumCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier of the course, for `curriculum.list_reviews`.
    package var id: Int
    /// Code of the course group, such as `MATH120016`.
    package var code: String
    /// Code with the number of the section, such as `MATH120016.03`.
    package var codeId: String
    /// Name of the course.
    package var name: String
    /// Department that offers the course.
    package var department: String
    /// Name of the campus. May be empty.
    package var campusName: String
    /// Names of the teachers, separated by commas.
    package var teachers: String
    /// Credits. 0 if they are unknown.
    package var credit: Double
    /// Maximum number of students. 0 if it is unknown.
    package var maxStudent: Int
    /// Lessons in a week. 0 if the number is unknown.
    package var weekHour: Int
    /// Year in which the academic year starts.
    package var year: Int
    /// Number of the semester in the academic year, from 1.
    package var semester: Int
    /// Reviews of the course. `nil` if the course has no reviews, or if the list was not requested.
    package var reviewList: [Review]?

    package init(
        id: Int,
        code: String,
        codeId: String,
        name: String,
        department: String,
        campusName: String,
        teachers: String,
        credit: Double,
        maxStudent: Int,
        weekHour: Int,
        year: Int,
        semester: Int,
        reviewList: [Review]?
    ) {
        self.id = id
        self.code = code
        self.codeId = codeId
        self.name = name
        self.department = department
        self.campusName = campusName
        self.teachers = teachers
        self.credit = credit
        self.maxStudent = maxStudent
        self.weekHour = weekHour
        self.year = year
        self.semester = semester
        self.reviewList = reviewList
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        code = try json.value("code")
        codeId = try json.value("code_id")
        name = try json.value("name")
        department = try json.value("department")
        campusName = try json.value("campus_name")
        teachers = try json.value("teachers")
        credit = try json.value("credit")
        maxStudent = try json.value("max_student")
        weekHour = try json.value("week_hour")
        year = try json.value("year")
        semester = try json.value("semester")
        reviewList = try json.optional("review_list")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("code", code)
            json.set("code_id", codeId)
            json.set("name", name)
            json.set("department", department)
            json.set("campus_name", campusName)
            json.set("teachers", teachers)
            json.set("credit", credit)
            json.set("max_student", maxStudent)
            json.set("week_hour", weekHour)
            json.set("year", year)
            json.set("semester", semester)
            json.set("review_list", reviewList)
        }
    }
}

/// A course of a timetable with the reviews of all courses with the same code, of any semester and teacher.
package struct CourseReviews: JSONCodable, APIParsable, Hashable {
    /// Code of the course, such as `MATH120016`.
    package var code: String
    /// Name in the timetable.
    package var name: String
    /// Names of the teachers in the timetable. Empty if the server sends none.
    package var teachers: [String]
    /// Identifier of the course group. `nil` if the course reviews do not have the course.
    package var groupId: Int?
    /// Courses of the group, with their reviews. Empty if the course reviews do not have the course.
    package var courses: [CurriculumCourse]

    package init(code: String, name: String, teachers: [String], groupId: Int?, courses: [CurriculumCourse]) {
        self.code = code
        self.name = name
        self.teachers = teachers
        self.groupId = groupId
        self.courses = courses
    }

    package init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
        name = try json.value("name")
        teachers = try json.list("teachers")
        groupId = try json.optional("group_id")
        courses = try json.list("courses")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("code", code)
            json.set("name", name)
            json.set("teachers", teachers)
            json.set("group_id", groupId)
            json.set("courses", courses)
        }
    }
}

/// The marks of a review, from 1 (worst) to 5 (best). 0 means that no mark was given.
package struct ReviewRank: JSONCodable, APIParsable, Hashable {
    /// Overall mark of the course.
    package var overall: Int
    /// Mark of the content and the style of teaching.
    package var content: Int
    /// Mark of the workload.
    package var workload: Int
    /// Mark of the assessment.
    package var assessment: Int

    package init(overall: Int, content: Int, workload: Int, assessment: Int) {
        self.overall = overall
        self.content = content
        self.workload = workload
        self.assessment = assessment
    }

    package init(json: JSONElement) throws(JSONError) {
        overall = try json.value("overall")
        content = try json.value("content")
        workload = try json.value("workload")
        assessment = try json.value("assessment")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("overall", overall)
            json.set("content", content)
            json.set("workload", workload)
            json.set("assessment", assessment)
        }
    }
}

/// A review of a course.
package struct Review: JSONCodable, APIParsable, Hashable {
    /// Identifier of the review, for `curriculum.get_review`.
    package var id: Int
    /// Title. A notice replaces it while the review is checked for sensitive content.
    package var title: String
    /// Text in Markdown. A notice replaces it while the review is checked for sensitive content.
    package var content: String
    /// Marks that the author gave.
    package var rank: ReviewRank
    /// Number of votes for the review minus the number of votes against it.
    package var remark: Int
    /// The account's vote: 1 for the review, -1 against it, 0 for none.
    package var vote: Int
    /// Whether the account wrote the review. `nil` in `curriculum.list_my_reviews` and
    /// `curriculum.get_random_review`.
    package var isMe: Bool?
    /// Identifier of the author's account. Unlike on the forum, it is the same in all reviews.
    package var reviewerId: Int
    /// Earlier versions, oldest first. Empty in lists of reviews.
    package var history: [ReviewChange]
    /// Data about the author.
    package var extra: ReviewExtra
    /// Time of creation.
    package var timeCreated: Timestamp
    /// Time of the last change by the author. Votes do not change it.
    package var timeUpdated: Timestamp
    /// Course of the review. `nil` except in `curriculum.get_random_review`.
    package var course: CurriculumCourse?
    /// Identifier of the course group. `nil` except in `curriculum.get_random_review`.
    package var groupId: Int?

    package init(
        id: Int,
        title: String,
        content: String,
        rank: ReviewRank,
        remark: Int,
        vote: Int,
        isMe: Bool?,
        reviewerId: Int,
        history: [ReviewChange],
        extra: ReviewExtra,
        timeCreated: Timestamp,
        timeUpdated: Timestamp,
        course: CurriculumCourse?,
        groupId: Int?
    ) {
        self.id = id
        self.title = title
        self.content = content
        self.rank = rank
        self.remark = remark
        self.vote = vote
        self.isMe = isMe
        self.reviewerId = reviewerId
        self.history = history
        self.extra = extra
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
        self.course = course
        self.groupId = groupId
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        content = try json.value("content")
        rank = try json.value("rank")
        remark = try json.value("remark")
        vote = try json.value("vote")
        isMe = try json.optional("is_me")
        reviewerId = try json.value("reviewer_id")
        history = try json.list("history")
        extra = try json.value("extra")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
        course = try json.optional("course")
        groupId = try json.optional("group_id")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("content", content)
            json.set("rank", rank)
            json.set("remark", remark)
            json.set("vote", vote)
            json.set("is_me", isMe)
            json.set("reviewer_id", reviewerId)
            json.set("history", history)
            json.set("extra", extra)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
            json.set("course", course)
            json.set("group_id", groupId)
        }
    }
}

/// A change of a review.
package struct ReviewChange: JSONCodable, APIParsable, Hashable {
    /// Time of the change.
    package var time: Timestamp
    /// Identifier of the author's account, also if an administrator made the change.
    package var alterBy: Int
    /// The version before the change.
    package var original: ReviewVersion

    package init(time: Timestamp, alterBy: Int, original: ReviewVersion) {
        self.time = time
        self.alterBy = alterBy
        self.original = original
    }

    package init(json: JSONElement) throws(JSONError) {
        time = try json.value("time")
        alterBy = try json.value("alter_by")
        original = try json.value("original")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("time", time)
            json.set("alter_by", alterBy)
            json.set("original", original)
        }
    }
}

/// An earlier version of a review.
package struct ReviewVersion: JSONCodable, APIParsable, Hashable {
    /// Title before the change.
    package var title: String
    /// Text before the change, in Markdown.
    package var content: String
    /// The present marks, because the server does not keep earlier marks.
    package var rank: ReviewRank
    /// The present number of votes for the review minus the number of votes against it.
    package var remark: Int
    /// Identifier of the author's account.
    package var reviewerId: Int
    /// Time of creation of the review.
    package var timeCreated: Timestamp
    /// Time of the change that ended this version.
    package var timeUpdated: Timestamp

    package init(
        title: String,
        content: String,
        rank: ReviewRank,
        remark: Int,
        reviewerId: Int,
        timeCreated: Timestamp,
        timeUpdated: Timestamp
    ) {
        self.title = title
        self.content = content
        self.rank = rank
        self.remark = remark
        self.reviewerId = reviewerId
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
    }

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        content = try json.value("content")
        rank = try json.value("rank")
        remark = try json.value("remark")
        reviewerId = try json.value("reviewer_id")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("title", title)
            json.set("content", content)
            json.set("rank", rank)
            json.set("remark", remark)
            json.set("reviewer_id", reviewerId)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// Data about the author of a review.
package struct ReviewExtra: JSONCodable, APIParsable, Hashable {
    /// Achievements of the author. Empty in lists of reviews.
    package var achievements: [Achievement]

    package init(achievements: [Achievement]) {
        self.achievements = achievements
    }

    package init(json: JSONElement) throws(JSONError) {
        achievements = try json.list("achievements")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("achievements", achievements)
        }
    }
}

/// An achievement of an author of reviews.
package struct Achievement: JSONCodable, APIParsable, Hashable {
    /// Name of the achievement.
    package var name: String
    /// Field of the achievement.
    package var domain: String
    /// Time of the achievement.
    package var obtainDate: Timestamp

    package init(name: String, domain: String, obtainDate: Timestamp) {
        self.name = name
        self.domain = domain
        self.obtainDate = obtainDate
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        domain = try json.value("domain")
        obtainDate = try json.value("obtain_date")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("domain", domain)
            json.set("obtain_date", obtainDate)
        }
    }
}

/// A review that the automatic check found sensitive, as administrators see it.
package struct SensitiveReview: JSONCodable, APIParsable, Hashable {
    /// Identifier of the review.
    package var id: Int
    /// Title of the review.
    package var title: String
    /// Text of the review, in Markdown.
    package var content: String
    /// The decision of an administrator. `nil` if no administrator has decided.
    package var isActuallySensitive: Bool?
    /// Reason that the automatic check reported.
    package var sensitiveDetail: String
    /// Number of times the review was changed.
    package var modifyCount: Int
    /// Course of the review.
    package var course: CurriculumCourse
    /// Time of creation of the review.
    package var timeCreated: Timestamp
    /// Time of the last change of the review.
    package var timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        content = try json.value("content")
        isActuallySensitive = try json.optional("is_actually_sensitive")
        sensitiveDetail = try json.value("sensitive_detail")
        modifyCount = try json.value("modify_count")
        course = try json.value("course")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("content", content)
            json.set("is_actually_sensitive", isActuallySensitive)
            json.set("sensitive_detail", sensitiveDetail)
            json.set("modify_count", modifyCount)
            json.set("course", course)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}
