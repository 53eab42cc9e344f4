import CampusSignIn
import JSON
import Text

/// Requests for the university's record of a student, https://workflow1.fudan.edu.cn.
enum ProfileAPI {
    /// The entry page of `workflow1.fudan.edu.cn`.
    private static let entry =
        "https://workflow1.fudan.edu.cn/site/login/cas-login?redirect_url=https%3A%2F%2Fworkflow1.fudan.edu.cn%2Fv2%2Fsite%2Findex"

    /// `GET /site/fudan/student-information`
    static func getStudentProfile(_ client: CampusClient) async throws -> StudentProfile {
        let response: InformationResponse = try await client.requestWithEnvelope(
            "https://workflow1.fudan.edu.cn/site/fudan/student-information", signIn: .entry(entry))
        return response.info.profile
    }

    private struct InformationResponse: JSONDecodable {
        let info: ProfileResponse

        init(json: JSONElement) throws(JSONError) {
            info = try json.value("info")
        }
    }
}

/// The record of a student. Its keys are the initials of the Chinese field names in pinyin.
struct ProfileResponse: JSONDecodable {
    let profile: StudentProfile

    init(json: JSONElement) throws(JSONError) {
        let name = json.optionalText("XM")
        let number = name == nil ? try json.lenientString("XH") : json.optionalText("XH")
        profile = StudentProfile(
            campusId: number, name: name, gender: json.optionalText("XB"), idNumber: json.optionalText("ZJHM"),
            department: json.optionalText("YX"), major: json.optionalText("ZY"))
    }
}
