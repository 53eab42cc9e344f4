import JSON
import Networking

/// Asks what the university has on file about a student, https://workflow1.fudan.edu.cn.
package enum ProfileAPI {
    /// The page that `workflow1.fudan.edu.cn` is entered through.
    private static let entry =
        "https://workflow1.fudan.edu.cn/site/login/cas-login?redirect_url=https%3A%2F%2Fworkflow1.fudan.edu.cn%2Fv2%2Fsite%2Findex"

    /// `GET /site/fudan/student-information`
    static func getStudentProfile(_ service: CampusClient) async throws -> StudentProfile {
        let answer: InformationResponse = try await service.requestWithEnvelope(
            "https://workflow1.fudan.edu.cn/site/fudan/student-information", signIn: .neo(at: entry))
        return answer.info.profile
    }

    private struct InformationResponse: JSONDecodable {
        let info: ProfileResponse

        init(json: JSONElement) throws(JSONError) {
            info = try json.value("info")
        }
    }

    /// The server's names are the initials of the Chinese words.
    private struct ProfileResponse: JSONDecodable {
        let profile: StudentProfile

        init(json: JSONElement) throws(JSONError) {
            profile = StudentProfile(
                campusId: try WrittenText.required("XH", of: json), name: try WrittenText.required("XM", of: json),
                gender: (try json.value("XB") as WrittenText).value, idNumber: (try json.value("ZJHM") as WrittenText).value,
                department: (try json.value("YX") as WrittenText).value, major: (try json.value("ZY") as WrittenText).value)
        }
    }
}
