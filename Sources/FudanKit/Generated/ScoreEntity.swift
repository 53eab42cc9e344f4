// Generated from interface/score.toml by `make generate`; do not edit.

import JSON
import Networking

/// The result of a course.
package struct Score: JSONCodable, APIParsable, Hashable {
    /// Code of the class, such as COMP130135.03. `nil` for graduates, and for courses taken at another
    /// university.
    package let courseId: String?
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package let courseCode: String?
    /// Name of the course.
    package let courseName: String
    /// Category of the course: the first of `courseModules` or, without modules, the type that the university
    /// reports. `nil` if there is neither.
    package let courseType: String?
    /// Modules of the study plan that the course counts for, from general to specific.
    package let courseModules: [String]
    /// Number of credits. `nil` if the server does not send it.
    package let courseCredit: Double?
    /// Name of the teacher. `nil` for undergraduates.
    package let teacher: String?
    /// Grade, such as A-, or P for a pass. Empty if it is not published.
    package let grade: String
    /// Grade point, from 0 to 4. `nil` for a course without a grade point, such as one graded P.
    package let gradePoint: Double?
    /// Whether the course was passed. `nil` for graduates.
    package let passed: Bool?

    package init(
        courseId: String?,
        courseCode: String?,
        courseName: String,
        courseType: String?,
        courseModules: [String],
        courseCredit: Double?,
        teacher: String?,
        grade: String,
        gradePoint: Double?,
        passed: Bool?
    ) {
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

/// The result of a course in the list of all semesters.
package struct RecordedScore: JSONCodable, APIParsable, Hashable {
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package let courseCode: String?
    /// Name of the course.
    package let courseName: String
    /// Number of credits. `nil` if the server does not send it.
    package let courseCredit: Double?
    /// Name of the semester, such as 2022-2023学年1学期. Empty if the server does not send it.
    package let semesterName: String
    /// First year of the academic year, such as 2022. `nil` if the name does not contain it.
    package let year: Int?
    /// Term of the academic year. `nil` if the name does not contain it.
    package let semesterType: SemesterType?
    /// Grade, such as A-, or P for a pass. Empty if it is not published.
    package let grade: String
    /// Grade point, from 0 to 4. `nil` for a course without a grade point, such as one graded P.
    package let gradePoint: Double?

    package init(
        courseCode: String?,
        courseName: String,
        courseCredit: Double?,
        semesterName: String,
        year: Int?,
        semesterType: SemesterType?,
        grade: String,
        gradePoint: Double?
    ) {
        self.courseCode = courseCode
        self.courseName = courseName
        self.courseCredit = courseCredit
        self.semesterName = semesterName
        self.year = year
        self.semesterType = semesterType
        self.grade = grade
        self.gradePoint = gradePoint
    }

    package init(json: JSONElement) throws(JSONError) {
        courseCode = try json.optional("course_code")
        courseName = try json.value("course_name")
        courseCredit = try json.optional("course_credit")
        semesterName = try json.value("semester_name")
        year = try json.optional("year")
        semesterType = try json.optional("semester_type")
        grade = try json.value("grade")
        gradePoint = try json.optional("grade_point")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("course_code", courseCode)
        object.set("course_name", courseName)
        object.set("course_credit", courseCredit)
        object.set("semester_name", semesterName)
        object.set("year", year)
        object.set("semester_type", semesterType)
        object.set("grade", grade)
        object.set("grade_point", gradePoint)
        return object.finish()
    }
}

/// The rank of a student by grade point average, among students of the same year and department.
package struct Rank: JSONCodable, APIParsable, Hashable {
    /// Name. For other students, asterisks instead.
    package let name: String
    /// Student number. For other students, asterisks instead. `nil` if the server does not send it.
    package let code: String?
    /// Year of enrollment, such as 2022.
    package let grade: String
    /// Name of the major.
    package let major: String
    /// Name of the department.
    package let department: String
    /// Grade point average, from 0 to 4.
    package let gradePoint: Double
    /// Number of credits that the average includes.
    package let credit: Double
    /// Rank, from 1 for the best.
    package let rank: Int
    /// Whether it is the rank of the signed-in student.
    package let isMe: Bool

    package init(
        name: String,
        code: String?,
        grade: String,
        major: String,
        department: String,
        gradePoint: Double,
        credit: Double,
        rank: Int,
        isMe: Bool
    ) {
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
