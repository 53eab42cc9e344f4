import JSON
import Networking

@testable import CampusSignIn

let zlapp = "https://zlapp.fudan.edu.cn/fudanelec/wap/default/info"

/// A type with a client that tests use to call the methods of the service `campus`.
protocol CampusCaller {
    var client: CampusClient { get }
}

extension CampusAccess: CampusCaller {}

extension CampusCaller {
    func ask(_ url: String = zlapp, _ signIn: SiteSignIn = .page) async throws -> String {
        (try await client.requestWithResponse(url, signIn: signIn) as SiteAnswer).value
    }

    func login(
        _ username: String = University.username, password: String = University.password, as studentType: StudentType = .undergraduate,
        remember: Bool = false, totpSecret: String? = nil
    ) async throws -> CampusStatus {
        try await CampusAPI.login(
            client, username: username, password: password, studentType: studentType, remember: remember, totpSecret: totpSecret)
    }

    func answerChallenge(id: String, answer: String? = nil, method: String? = nil) async throws -> CampusStatus {
        try await CampusAPI.answerChallenge(client, id: id, answer: answer, method: method)
    }

    func status() async throws -> CampusStatus { try await CampusAPI.status(client) }
    func logout() async throws -> CampusStatus { try await CampusAPI.logout(client) }
    var signIn: CurrentSignIn { client.signIn }
}

/// The body of a site's response: an object with the member `d`.
struct SiteAnswer: JSONDecodable, APIParsable {
    let value: String

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("d")
    }
}
