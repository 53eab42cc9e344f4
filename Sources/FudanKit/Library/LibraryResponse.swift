import Calls
import JSON
import Markup
import Networking
import Text

/// The occupancy of the libraries, `{code, msg, data}`. With a `code` other than `1`, the server has refused the request for
/// the reason `msg`.
enum LibrarySpaceResponse: JSONDecodable, APIParsable {
    case libraries([LibraryResponse])
    case refusal(code: String, message: String)

    init(json: JSONElement) throws(JSONError) {
        let code = try json.lenientString("code")
        self =
            code == "1"
            ? .libraries(try json.readableRows("data", "library")) : .refusal(code: code, message: try json.optional("msg") ?? "")
    }
}

/// A library. The server sends numbers as strings. The capacity is the sum of the people inside and the free places.
struct LibraryResponse: JSONDecodable {
    private let id: Int
    private let name: String
    private let inside: Int?
    private let remaining: Int?
    private let openTime: String
    private let placeNum: Int?
    private let notice: String

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("campusId")
        name = try json.value("campusName")
        inside = (try json.value("inNum") as LenientInt).value
        remaining = (try json.value("canInNumb") as LenientInt).value
        openTime = try (json.optional("libraryOpenTime") as LenientString?)?.value ?? ""
        placeNum = try (json.optional("placeNum") as LenientInt?)?.value
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
