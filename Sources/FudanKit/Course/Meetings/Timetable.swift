import JSON

/// The courses of one semester.
struct Timetable: JSONCodable {
    /// The account's number in the academic system. Nil for graduate students.
    let studentId: Int?
    let courses: [Course]

    init(studentId: Int? = nil, courses: [Course]) {
        self.studentId = studentId
        self.courses = courses
    }

    init(json: JSONElement) throws(JSONError) {
        studentId = try json.optional("student_id")
        courses = try json.value("courses")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("student_id", studentId)
            json.set("courses", courses)
        }
    }
}
