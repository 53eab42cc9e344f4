import Errors
import JSON
import Markup
import Networking

/// Asks how full the libraries are, https://mlibrary.fudan.edu.cn.
package enum LibraryAPI {
    /// `POST /api/common/h5/getspaceseat`, without a body
    package static func getLibrary(_ service: CampusClient) async throws -> [Library] {
        let answer: SpaceResponse = try await service.requestWithResponse(
            "https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat", signIn: .none, method: .post)
        switch answer {
        case .libraries(let libraries):
            return libraries.map { $0.build() }
        case .refusal(let code, let message):
            throw DanXiError(
                .rejected, "library: the server refused: \(message.isEmpty ? "without a reason" : message) (code \(code))",
                detail: .object(["code": .string(code), "msg": .string(message)]))
        }
    }

    /// `code` other than `1` is an error with the message `msg`.
    private enum SpaceResponse: JSONDecodable, APIParsable {
        case libraries([LibraryResponse])
        case refusal(code: String, message: String)

        init(json: JSONElement) throws(JSONError) {
            let code = try WrittenText.required("code", of: json)
            self = code == "1" ? .libraries(try json.value("data")) : .refusal(code: code, message: try json.optional("msg") ?? "")
        }
    }

    /// Numbers are texts; the capacity is those inside and those who may still come in.
    private struct LibraryResponse: JSONDecodable {
        let id: Int
        let name: String
        let inside: Int?
        let remaining: Int?
        let openTime: String
        let placeNum: Int?
        let notice: String

        init(json: JSONElement) throws(JSONError) {
            let id: WrittenInt = try json.value("campusId")
            guard let id = id.value else { throw JSONError("expected an integer").under(key: "campusId") }
            self.id = id
            name = try json.value("campusName")
            inside = (try json.value("inNum") as WrittenInt).value
            remaining = (try json.value("canInNumb") as WrittenInt).value
            openTime = try json.optional("libraryOpenTime") ?? ""
            placeNum = try (json.optional("placeNum") as WrittenInt?)?.value
            notice = try json.optional("libraryNotice") ?? ""
        }

        func build() -> Library {
            let (sum, overflow) = (inside ?? 0).addingReportingOverflow(remaining ?? 0)
            let isKnown = inside != nil && remaining != nil && !overflow
            let text = (try? HTMLDocument(notice).text) ?? notice
            return Library(
                id: id, name: name, current: inside, capacity: isKnown ? sum : nil, openTime: openTime, placeNum: placeNum,
                notice: text.isEmpty ? nil : text)
        }
    }
}
