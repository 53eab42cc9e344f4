// Generated from interface/curriculum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// All courses with the same code.
package struct CourseGroup: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Code of its courses, such as `MATH120016`.
    package let code: String
    /// Name of its courses.
    package let name: String
    /// Department that offers its courses.
    package let department: String
    /// Campus. May be empty.
    package let campusName: String
    /// Credits: several numbers if its courses differ. `nil` in `curriculum.list_course_groups`.
    package let credits: [Double]?
    /// Number of its courses. `nil` in `curriculum.list_course_groups`.
    package let courseCount: Int?
    /// Number of reviews of its courses, deleted ones included. `nil` in `curriculum.list_course_groups`.
    package let reviewCount: Int?
    /// Its courses. `nil` in `curriculum.search_course_groups`.
    package let courseList: [CurriculumCourse]?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("code", code)
        object.set("name", name)
        object.set("department", department)
        object.set("campus_name", campusName)
        object.set("credits", credits)
        object.set("course_count", courseCount)
        object.set("review_count", reviewCount)
        object.set("course_list", courseList)
        return object.finish()
    }
}

/// A page of a search for course groups.
package struct CourseGroupPage: JSONCodable, APIParsable, Hashable {
    /// The course groups.
    package let items: [CourseGroup]
    /// Number of the page, from 1.
    package let page: Int
    /// Maximum number of course groups on a page.
    package let pageSize: Int

    package init(json: JSONElement) throws(JSONError) {
        items = try json.list("items")
        page = try json.value("page")
        pageSize = try json.value("page_size")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("items", items)
        object.set("page", page)
        object.set("page_size", pageSize)
        return object.finish()
    }
}

/// A course: one section of a course group in one semester.
package struct CurriculumCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Code of its group, such as `MATH120016`.
    package let code: String
    /// Code with the number of the section, such as `MATH120016.03`.
    package let codeId: String
    /// Name.
    package let name: String
    /// Department that offers it.
    package let department: String
    /// Campus. May be empty.
    package let campusName: String
    /// Names of the teachers, separated by commas.
    package let teachers: String
    /// Credits. 0 if they are unknown.
    package let credit: Double
    /// Maximum number of students. 0 if it is unknown.
    package let maxStudent: Int
    /// Lessons in a week. 0 if the number is unknown.
    package let weekHour: Int
    /// Year in which the academic year starts.
    package let year: Int
    /// Number of the semester in the academic year, from 1.
    package let semester: Int
    /// Its reviews. `nil` if there are none, or the list was not requested.
    package let reviewList: [Review]?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("code", code)
        object.set("code_id", codeId)
        object.set("name", name)
        object.set("department", department)
        object.set("campus_name", campusName)
        object.set("teachers", teachers)
        object.set("credit", credit)
        object.set("max_student", maxStudent)
        object.set("week_hour", weekHour)
        object.set("year", year)
        object.set("semester", semester)
        object.set("review_list", reviewList)
        return object.finish()
    }
}

/// The marks of a review, from 1 (worst) to 5 (best). 0 means that no mark was given.
package struct ReviewRank: JSONCodable, APIParsable, Hashable {
    /// Overall.
    package let overall: Int
    /// Content and style of teaching.
    package let content: Int
    /// Workload.
    package let workload: Int
    /// Assessment.
    package let assessment: Int

    package init(json: JSONElement) throws(JSONError) {
        overall = try json.value("overall")
        content = try json.value("content")
        workload = try json.value("workload")
        assessment = try json.value("assessment")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("overall", overall)
        object.set("content", content)
        object.set("workload", workload)
        object.set("assessment", assessment)
        return object.finish()
    }
}

/// A review of a course.
package struct Review: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Title. While the review is checked for sensitive content, a notice in its place.
    package let title: String
    /// Text: Markdown. While the review is checked for sensitive content, a notice in its place.
    package let content: String
    /// Marks.
    package let rank: ReviewRank
    /// Number of votes for the review minus the number of votes against it.
    package let remark: Int
    /// The account's vote: 1 for the review, -1 against it, 0 for none.
    package let vote: Int
    /// Whether the account wrote it. `nil` in `curriculum.list_my_reviews` and
    /// `curriculum.get_random_review`.
    package let isMe: Bool?
    /// Identifier of the author's account. Unlike on the forum, it is the same in all reviews.
    package let reviewerId: Int
    /// Earlier versions, oldest first. Empty in lists of reviews.
    package let history: [ReviewChange]
    /// Data about the author.
    package let extra: ReviewExtra
    /// Time of creation.
    package let timeCreated: Timestamp
    /// Time of the last change by the author. Votes do not change it.
    package let timeUpdated: Timestamp
    /// Its course. `nil` except in `curriculum.get_random_review`.
    package let course: CurriculumCourse?
    /// Identifier of its course group. `nil` except in `curriculum.get_random_review`.
    package let groupId: Int?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("title", title)
        object.set("content", content)
        object.set("rank", rank)
        object.set("remark", remark)
        object.set("vote", vote)
        object.set("is_me", isMe)
        object.set("reviewer_id", reviewerId)
        object.set("history", history)
        object.set("extra", extra)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        object.set("course", course)
        object.set("group_id", groupId)
        return object.finish()
    }
}

/// A change of a review.
package struct ReviewChange: JSONCodable, APIParsable, Hashable {
    /// Time of the change.
    package let time: Timestamp
    /// Identifier of the author's account, also if an administrator made the change.
    package let alterBy: Int
    /// The version before the change.
    package let original: ReviewVersion

    package init(json: JSONElement) throws(JSONError) {
        time = try json.value("time")
        alterBy = try json.value("alter_by")
        original = try json.value("original")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("time", time)
        object.set("alter_by", alterBy)
        object.set("original", original)
        return object.finish()
    }
}

/// An earlier version of a review.
package struct ReviewVersion: JSONCodable, APIParsable, Hashable {
    /// Title.
    package let title: String
    /// Text: Markdown.
    package let content: String
    /// The present marks: the server does not keep earlier ones.
    package let rank: ReviewRank
    /// The present number of votes for the review minus the number of votes against it.
    package let remark: Int
    /// Identifier of the author's account.
    package let reviewerId: Int
    /// Time of creation of the review.
    package let timeCreated: Timestamp
    /// Time of the change that ended this version.
    package let timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        content = try json.value("content")
        rank = try json.value("rank")
        remark = try json.value("remark")
        reviewerId = try json.value("reviewer_id")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("title", title)
        object.set("content", content)
        object.set("rank", rank)
        object.set("remark", remark)
        object.set("reviewer_id", reviewerId)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// Data about the author of a review.
package struct ReviewExtra: JSONCodable, APIParsable, Hashable {
    /// Achievements of the author. Empty in lists of reviews.
    package let achievements: [Achievement]

    package init(json: JSONElement) throws(JSONError) {
        achievements = try json.list("achievements")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("achievements", achievements)
        return object.finish()
    }
}

/// An achievement of an author of reviews.
package struct Achievement: JSONCodable, APIParsable, Hashable {
    /// Name.
    package let name: String
    /// Field of the achievement.
    package let domain: String
    /// Time of the achievement.
    package let obtainDate: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        domain = try json.value("domain")
        obtainDate = try json.value("obtain_date")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("domain", domain)
        object.set("obtain_date", obtainDate)
        return object.finish()
    }
}

/// A review that the automatic check found sensitive, as administrators see it.
package struct SensitiveReview: JSONCodable, APIParsable, Hashable {
    /// Identifier of the review.
    package let id: Int
    /// Title.
    package let title: String
    /// Text: Markdown.
    package let content: String
    /// The decision of an administrator. `nil` if none has decided.
    package let isActuallySensitive: Bool?
    /// Reason that the automatic check reported.
    package let sensitiveDetail: String
    /// Number of times the review was changed.
    package let modifyCount: Int
    /// Course of the review.
    package let course: CurriculumCourse
    /// Time of creation of the review.
    package let timeCreated: Timestamp
    /// Time of the last change of the review.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("title", title)
        object.set("content", content)
        object.set("is_actually_sensitive", isActuallySensitive)
        object.set("sensitive_detail", sensitiveDetail)
        object.set("modify_count", modifyCount)
        object.set("course", course)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}
