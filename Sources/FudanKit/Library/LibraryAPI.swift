import CampusSignIn
import Errors
import JSON

/// Requests for the occupancy of the libraries, https://mlibrary.fudan.edu.cn.
package enum LibraryAPI {
    /// `POST /api/common/h5/getspaceseat`, without a body
    package static func getLibrary(_ client: CampusClient) async throws -> [Library] {
        let response: LibrarySpaceResponse = try await client.requestWithResponse(
            "https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat", signIn: .none, method: .post, effect: .safe)
        switch response {
        case .libraries(let libraries):
            return libraries.map(\.library)
        case .refusal(let code, let message):
            throw DanXiError(
                .rejected,
                "library.get_library: \(message.isEmpty ? "the server refused the request without a message" : message.quotation) (code \(code.shortened(toBytes: 100))). Try again later.",
                serverMessage: message, serverCode: .string(code.shortened(toBytes: DanXiError.serverCodeLimit)))
        }
    }
}
