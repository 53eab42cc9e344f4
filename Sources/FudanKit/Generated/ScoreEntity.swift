// Generated from interface/score.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The result of a course.
package struct Score: JSONCodable, APIParsable, Hashable {
    /// The code of the class, such as COMP130135.03; missing for what was taken elsewhere.
    package let courseId: String?
    /// The code of the course, which its classes share.
    package let courseCode: String?
    /// The course's name.
    package let courseName: String
    /// What kind of course it is: the first of its modules, or, without modules, the type that the university
    /// gives it.
    package let courseType: String?
    /// The modules of the curriculum that it counts for, from the general to the special.
    package let courseModules: [String]
    /// How many credits it gives.
    package let courseCredit: Double?
    /// Who taught it.
    package let teacher: String?
    /// The grade, such as A-, or P for a pass; empty if it has none yet.
    package let grade: String
    /// What the grade counts, 0 to 4; a pass has none.
    package let gradePoint: Double?
    /// Whether it was passed.
    package let passed: Bool?

    package init(courseId: String?, courseCode: String?, courseName: String, courseType: String?, courseModules: [String], courseCredit: Double?, teacher: String?, grade: String, gradePoint: Double?, passed: Bool?) {
        self.courseId = courseId
        self.courseCode = courseCode
        self.courseName = courseName
        self.courseType = courseType
        self.courseModules = courseModules
        self.courseCredit = courseCredit
        self.teacher = teacher
        self.grade = grade
        self.gradePoint = gradePoint
        self.passed = passed
    }

    package init(json: JSONElement) throws(JSONError) {
        courseId = try json.optional("course_id")
        courseCode = try json.optional("course_code")
        courseName = try json.value("course_name")
        courseType = try json.optional("course_type")
        courseModules = try json.list("course_modules")
        courseCredit = try json.optional("course_credit")
        teacher = try json.optional("teacher")
        grade = try json.value("grade")
        gradePoint = try json.optional("grade_point")
        passed = try json.optional("passed")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("course_id", courseId)
        object.set("course_code", courseCode)
        object.set("course_name", courseName)
        object.set("course_type", courseType)
        object.set("course_modules", courseModules)
        object.set("course_credit", courseCredit)
        object.set("teacher", teacher)
        object.set("grade", grade)
        object.set("grade_point", gradePoint)
        object.set("passed", passed)
        return object.finish()
    }
}

/// A place in the ranking by grade point average of a year and department. Others are anonymous.
package struct Rank: JSONCodable, APIParsable, Hashable {
    /// The student's name; asterisks for everybody but the account.
    package let name: String
    /// The student's number; asterisks for everybody but the account.
    package let code: String?
    /// The year of enrolment, such as 2022.
    package let grade: String
    /// The major.
    package let major: String
    /// The department.
    package let department: String
    /// The grade point average, 0 to 4.
    package let gradePoint: Double
    /// How many credits it is made of.
    package let credit: Double
    /// The place, from 1.
    package let rank: Int
    /// Whether it is the account's.
    package let isMe: Bool

    package init(name: String, code: String?, grade: String, major: String, department: String, gradePoint: Double, credit: Double, rank: Int, isMe: Bool) {
        self.name = name
        self.code = code
        self.grade = grade
        self.major = major
        self.department = department
        self.gradePoint = gradePoint
        self.credit = credit
        self.rank = rank
        self.isMe = isMe
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        code = try json.optional("code")
        grade = try json.value("grade")
        major = try json.value("major")
        department = try json.value("department")
        gradePoint = try json.value("grade_point")
        credit = try json.value("credit")
        rank = try json.value("rank")
        isMe = try json.value("is_me")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("code", code)
        object.set("grade", grade)
        object.set("major", major)
        object.set("department", department)
        object.set("grade_point", gradePoint)
        object.set("credit", credit)
        object.set("rank", rank)
        object.set("is_me", isMe)
        return object.finish()
    }
}
