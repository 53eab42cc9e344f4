// Generated from interface/score.toml by `make generate`; do not edit.

import JSON
import Networking

/// The result of a course.
package struct Score: JSONCodable, APIParsable, Hashable {
    /// Code of the class, such as COMP130135.03. `nil` for graduates, and for courses taken at another
    /// university.
    package var courseId: String?
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package var courseCode: String?
    /// Name of the course.
    package var courseName: String
    /// Category of the course: the first of `courseModules` or, without modules, the type that the university
    /// reports. `nil` if there is neither.
    package var courseType: String?
    /// Modules of the study plan that the course counts for, from general to specific.
    package var courseModules: [String]
    /// Number of credits. `nil` if the server does not send it.
    package var courseCredit: Double?
    /// Name of the teacher. `nil` for undergraduates.
    package var teacher: String?
    /// Grade, such as A-, or P for a pass. `nil` if it is not published.
    package var grade: String?
    /// Grade point, from 0 to 4. `nil` for a course without a grade point, such as one graded P.
    package var gradePoint: Double?
    /// Whether the course was passed. `nil` for graduates, and if the server does not send it.
    package var passed: Bool?

    package init(
        courseId: String?,
        courseCode: String?,
        courseName: String,
        courseType: String?,
        courseModules: [String],
        courseCredit: Double?,
        teacher: String?,
        grade: String?,
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
        grade = try json.optional("grade")
        gradePoint = try json.optional("grade_point")
        passed = try json.optional("passed")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course_id", courseId)
            json.set("course_code", courseCode)
            json.set("course_name", courseName)
            json.set("course_type", courseType)
            json.set("course_modules", courseModules)
            json.set("course_credit", courseCredit)
            json.set("teacher", teacher)
            json.set("grade", grade)
            json.set("grade_point", gradePoint)
            json.set("passed", passed)
        }
    }
}

/// The result of a course in the list of all semesters.
package struct RecordedScore: JSONCodable, APIParsable, Hashable {
    /// Code of the course, which its classes share. `nil` if the server does not send it.
    package var courseCode: String?
    /// Name of the course.
    package var courseName: String
    /// Number of credits. `nil` if the server does not send it.
    package var courseCredit: Double?
    /// Name of the semester, such as 2022-2023学年1学期. `nil` if the server does not send it.
    package var semesterName: String?
    /// First year of the academic year, such as 2022. `nil` if the name does not contain it.
    package var year: Int?
    /// Term of the academic year. `nil` if the name does not contain it.
    package var semesterType: SemesterType?
    /// Grade, such as A-, or P for a pass. `nil` if it is not published.
    package var grade: String?
    /// Grade point, from 0 to 4. `nil` for a course without a grade point, such as one graded P.
    package var gradePoint: Double?

    package init(
        courseCode: String?,
        courseName: String,
        courseCredit: Double?,
        semesterName: String?,
        year: Int?,
        semesterType: SemesterType?,
        grade: String?,
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
        semesterName = try json.optional("semester_name")
        year = try json.optional("year")
        semesterType = try json.optional("semester_type")
        grade = try json.optional("grade")
        gradePoint = try json.optional("grade_point")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course_code", courseCode)
            json.set("course_name", courseName)
            json.set("course_credit", courseCredit)
            json.set("semester_name", semesterName)
            json.set("year", year)
            json.set("semester_type", semesterType)
            json.set("grade", grade)
            json.set("grade_point", gradePoint)
        }
    }
}

/// The rank of a student by grade point average, among students of the same year and department.
package struct Rank: JSONCodable, APIParsable, Hashable {
    /// Name of the student. Asterisks replace the names of other students. `nil` if the server does not send
    /// it.
    package var name: String?
    /// Student number. Asterisks replace the numbers of other students. `nil` if the server does not send it.
    package var code: String?
    /// Year of enrollment, such as 2022. `nil` if the server does not send it.
    package var grade: String?
    /// Name of the major. `nil` if the server does not send it.
    package var major: String?
    /// Name of the department. `nil` if the server does not send it.
    package var department: String?
    /// Grade point average, from 0 to 4. `nil` if the server does not send it.
    package var gradePoint: Double?
    /// Number of credits that the average includes. `nil` if the server does not send it.
    package var credit: Double?
    /// Rank, from 1 for the best. Students who share several ranks have the best of them. `nil` if the server
    /// does not send it.
    package var rank: Int?
    /// Whether it is the rank of the signed-in student. `nil` if `name` is `nil`.
    package var isMe: Bool?

    package init(
        name: String?,
        code: String?,
        grade: String?,
        major: String?,
        department: String?,
        gradePoint: Double?,
        credit: Double?,
        rank: Int?,
        isMe: Bool?
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
        name = try json.optional("name")
        code = try json.optional("code")
        grade = try json.optional("grade")
        major = try json.optional("major")
        department = try json.optional("department")
        gradePoint = try json.optional("grade_point")
        credit = try json.optional("credit")
        rank = try json.optional("rank")
        isMe = try json.optional("is_me")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("code", code)
            json.set("grade", grade)
            json.set("major", major)
            json.set("department", department)
            json.set("grade_point", gradePoint)
            json.set("credit", credit)
            json.set("rank", rank)
            json.set("is_me", isMe)
        }
    }
}

/// The results of courses that are new or changed since a token.
package struct NewScores: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these results. The next call takes it as `since`.
    package var token: String
    /// The new and changed results, in the server's order.
    package var scores: [Score]

    package init(token: String, scores: [Score]) {
        self.token = token
        self.scores = scores
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        scores = try json.list("scores")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("scores", scores)
        }
    }
}

/// The credits and the average of a semester.
package struct ScoreTerm: JSONCodable, APIParsable, Hashable {
    /// Identifier of the semester. `nil` for graduates, whose results do not name it.
    package var semesterId: Int?
    /// Name of the semester. `nil` if the list of semesters does not have it.
    package var semesterName: String?
    /// Number of courses whose grade is published.
    package var courseCount: Int
    /// Sum of the credits of the courses that were passed.
    package var credits: Double
    /// Average of the grade points, weighted with credits and rounded to four digits after the point. `nil`
    /// if no course has both.
    package var average: Double?
    /// Sum of the credits in the average.
    package var averageCredits: Double

    package init(semesterId: Int?, semesterName: String?, courseCount: Int, credits: Double, average: Double?, averageCredits: Double) {
        self.semesterId = semesterId
        self.semesterName = semesterName
        self.courseCount = courseCount
        self.credits = credits
        self.average = average
        self.averageCredits = averageCredits
    }

    package init(json: JSONElement) throws(JSONError) {
        semesterId = try json.optional("semester_id")
        semesterName = try json.optional("semester_name")
        courseCount = try json.value("course_count", in: 0...)
        credits = try json.value("credits", in: 0...)
        average = try json.optional("average", in: 0...)
        averageCredits = try json.value("average_credits", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("semester_id", semesterId)
            json.set("semester_name", semesterName)
            json.set("course_count", courseCount)
            json.set("credits", credits)
            json.set("average", average)
            json.set("average_credits", averageCredits)
        }
    }
}

/// The credits and the average of all semesters.
package struct ScoreSummary: JSONCodable, APIParsable, Hashable {
    /// Number of courses whose grade is published.
    package var courseCount: Int
    /// Sum of the credits of the courses that were passed.
    package var credits: Double
    /// Average of the grade points, weighted with credits and rounded to four digits after the point. `nil`
    /// if no course has both.
    package var average: Double?
    /// Sum of the credits in the average.
    package var averageCredits: Double
    /// Number of results that have a grade point but are not in the average, because the server did not send
    /// their credits.
    package var unweightedCount: Int
    /// Semesters with results, newest first.
    package var terms: [ScoreTerm]

    package init(courseCount: Int, credits: Double, average: Double?, averageCredits: Double, unweightedCount: Int, terms: [ScoreTerm]) {
        self.courseCount = courseCount
        self.credits = credits
        self.average = average
        self.averageCredits = averageCredits
        self.unweightedCount = unweightedCount
        self.terms = terms
    }

    package init(json: JSONElement) throws(JSONError) {
        courseCount = try json.value("course_count", in: 0...)
        credits = try json.value("credits", in: 0...)
        average = try json.optional("average", in: 0...)
        averageCredits = try json.value("average_credits", in: 0...)
        unweightedCount = try json.value("unweighted_count", in: 0...)
        terms = try json.list("terms")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course_count", courseCount)
            json.set("credits", credits)
            json.set("average", average)
            json.set("average_credits", averageCredits)
            json.set("unweighted_count", unweightedCount)
            json.set("terms", terms)
        }
    }
}
