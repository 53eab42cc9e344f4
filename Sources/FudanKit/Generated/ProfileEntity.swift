// Generated from interface/profile.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A student, as the university has them on file.
package struct StudentProfile: JSONCodable, APIParsable, Hashable {
    /// The student number.
    package let campusId: String
    /// The name.
    package let name: String
    /// The gender, as the university writes it, such as 女; missing if it has none on file.
    package let gender: String?
    /// The number of the identity card or passport; missing if the university has none on file.
    package let idNumber: String?
    /// The school or department; missing if the university has none on file.
    package let department: String?
    /// The major; missing if the university has none on file.
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
