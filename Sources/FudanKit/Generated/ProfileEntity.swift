// Generated from interface/profile.toml by `make generate`; do not edit.

import JSON
import Networking

/// The university's data about a student.
package struct StudentProfile: JSONCodable, APIParsable, Hashable {
    /// Student number of the person. `nil` if the university does not report it.
    package var campusId: String?
    /// Full name of the person. `nil` if the university does not report it.
    package var name: String?
    /// Gender as the university writes it, such as 女. `nil` if the university does not report it.
    package var gender: String?
    /// Number of the identity card or passport. `nil` if the university does not report it.
    package var idNumber: String?
    /// Name of the school or department. `nil` if the university does not report it.
    package var department: String?
    /// Name of the major. `nil` if the university does not report it.
    package var major: String?

    package init(campusId: String?, name: String?, gender: String?, idNumber: String?, department: String?, major: String?) {
        self.campusId = campusId
        self.name = name
        self.gender = gender
        self.idNumber = idNumber
        self.department = department
        self.major = major
    }

    package init(json: JSONElement) throws(JSONError) {
        campusId = try json.optional("campus_id")
        name = try json.optional("name")
        gender = try json.optional("gender")
        idNumber = try json.optional("id_number")
        department = try json.optional("department")
        major = try json.optional("major")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("campus_id", campusId)
            json.set("name", name)
            json.set("gender", gender)
            json.set("id_number", idNumber)
            json.set("department", department)
            json.set("major", major)
        }
    }
}

/// The name, kind and department of a person.
package struct PersonIdentity: JSONCodable, APIParsable, Hashable {
    /// Full name of the person.
    package var name: String
    /// Kind of person as the university writes it, such as 本科生 (undergraduate). `nil` if the university does
    /// not report it.
    package var identity: String?
    /// Name of the school or department. `nil` if the university does not report it.
    package var department: String?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("identity", identity)
            json.set("department", department)
        }
    }
}
