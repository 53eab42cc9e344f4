// Generated from interface/profile.toml by `make generate`; do not edit.

import JSON
import Networking

/// The university's data about a student.
package struct StudentProfile: JSONCodable, APIParsable, Hashable {
    /// Student number.
    package let campusId: String
    /// Full name.
    package let name: String
    /// Gender as the university writes it, such as 女. `nil` if the university does not report it.
    package let gender: String?
    /// Number of the identity card or passport. `nil` if the university does not report it.
    package let idNumber: String?
    /// Name of the school or department. `nil` if the university does not report it.
    package let department: String?
    /// Name of the major. `nil` if the university does not report it.
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

/// The name, kind and department of a person.
package struct PersonIdentity: JSONCodable, APIParsable, Hashable {
    /// Full name.
    package let name: String
    /// Kind of person as the university writes it, such as 本科生 (undergraduate). `nil` if the university does
    /// not report it.
    package let identity: String?
    /// Name of the school or department. `nil` if the university does not report it.
    package let department: String?

    package init(name: String, identity: String?, department: String?) {
        self.name = name
        self.identity = identity
        self.department = department
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        identity = try json.optional("identity")
        department = try json.optional("department")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("identity", identity)
        object.set("department", department)
        return object.finish()
    }
}
