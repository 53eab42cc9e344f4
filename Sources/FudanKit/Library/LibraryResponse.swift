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
            ? .libraries(try json.readableRows("data", "library")) : .refusal(code: code, message: json.optionalText("msg") ?? "")
    }
}

/// A library. The server sends numbers as strings. The capacity is the sum of the people inside and the free places.
struct LibraryResponse: JSONDecodable {
    let library: Library

    init(json: JSONElement) throws(JSONError) {
        let inside = json.optionalInt("inNum")
        let notice = json.optionalText("libraryNotice").map { (try? HTMLDocument($0).text) ?? $0 }
        library = Library(
            id: json.optionalInt("campusId"), name: try json.lenientString("campusName"), current: inside,
            capacity: Self.sum(inside, json.optionalInt("canInNumb")), openTime: json.optionalText("libraryOpenTime"),
            placeNum: json.optionalInt("placeNum"), notice: notice?.isEmpty == false ? notice : nil)
    }

    private static func sum(_ inside: Int?, _ remaining: Int?) -> Int? {
        guard let inside, let remaining else { return nil }
        let (sum, overflow) = inside.addingReportingOverflow(remaining)
        return overflow ? nil : sum
    }
}
