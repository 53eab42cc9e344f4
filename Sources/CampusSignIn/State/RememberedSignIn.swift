import JSON
import Networking

/// The part of a sign-in that is kept in the store. The password is never stored.
struct RememberedSignIn: JSONCodable {
    let username: String
    let studentType: StudentType
    let cookies: CookieJar.Snapshot

    init(username: String, studentType: StudentType, cookies: CookieJar.Snapshot) {
        self.username = username
        self.studentType = studentType
        self.cookies = cookies
    }

    init(json: JSONElement) throws(JSONError) {
        username = try json.value("username")
        studentType = try json.value("student_type")
        cookies = try json.value("cookies")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("username", username)
            json.set("student_type", studentType)
            json.set("cookies", cookies)
        }
    }
}
