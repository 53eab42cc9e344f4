// Generated from interface/profile.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The university's data about a student.
package struct StudentProfile: JSONCodable, APIParsable, Hashable {
    /// Student number.
    package let campusId: String
    /// Name.
    package let name: String
    /// Gender in the university's words, such as 女. Null if the university has none on file.
    package let gender: String?
    /// Number of the identity card or passport. Null if the university has none on file.
    package let idNumber: String?
    /// School or department. Null if the university has none on file.
    package let department: String?
    /// Major. Null if the university has none on file.
    package let major: String?

    package init(campusId: String, name: String, gender: String?, idNumber: String?, department: String?, major: String?) {
        self.campusId = campusId
        self.name = name
        self.gender = gender
        self.idNumber = idNumber
        self.department = department
        self.major = major
    }

    package init(json: JSONElement) throws(JSONError) {
        campusId = try json.value("campus_id")
        name = try json.value("name")
        gender = try json.optional("gender")
        idNumber = try json.optional("id_number")
        department = try json.optional("department")
        major = try json.optional("major")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("campus_id", campusId)
        object.set("name", name)
        object.set("gender", gender)
        object.set("id_number", idNumber)
        object.set("department", department)
        object.set("major", major)
        return object.finish()
    }
}
