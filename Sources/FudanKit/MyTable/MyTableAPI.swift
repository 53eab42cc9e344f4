import Calls
import CampusSignIn
import HTTP
import JSON
import Networking
import Text

/// Requests for the tables of https://my.fudan.edu.cn, a site that requires a second factor. The tables are made for the JavaScript library
/// DataTables.
enum MyTableAPI {
    /// The sign-in to the site. The sign-in starts at the entry page, because a redirect to the sign-in would drop the body of a POST.
    static let signIn = SiteSignIn.entry("https://my.fudan.edu.cn/")
    /// Number of rows per page.
    private static let length = 100
    /// Maximum number of pages to request, in case a server repeats pages endlessly.
    private static let maximalPages = 50

    /// Requests all rows of a table: `POST /data_tables/{name}.json`.
    static func rows<Row: MyTableRow>(_ client: CampusClient, _ name: String) async throws -> [Row] {
        var rows: [Row] = []
        var last: [Row] = []
        for page in 0..<maximalPages {
            let start = page * length
            let form = [QueryItem("draw", page + 1), QueryItem("start", start), QueryItem("length", length)]
            let response: MyTableResponse<Row> = try await client.requestWithResponse(
                "https://my.fudan.edu.cn/data_tables/\(name).json", signIn: signIn, form: form,
                headers: ["Accept": "application/json"], effect: .safe)
            // A server that ignores `start` sends the same rows again.
            if response.rows == last { break }
            last = response.rows
            rows += last
            guard let total = response.total, start + length < total, !last.isEmpty else { break }
        }
        return rows
    }
}

/// A row of a table. Its cells are strings, numbers or null.
protocol MyTableRow: Equatable {
    /// The kind of row for messages, such as `score`.
    static var kind: String { get }

    init(cells: [String?]) throws(JSONError)
}

/// A page of a table, `{recordsTotal, data: [row]}`.
struct MyTableResponse<Row: MyTableRow>: JSONDecodable, APIParsable {
    let rows: [Row]
    /// The number of rows of the whole table. Nil if the server does not send this number.
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        let cells: [CellRow] = try json.readableRows("data", Row.kind)
        // This is a closure and not a key path, because the Swift runtime instantiates key paths of nested generic types with
        // uninitialized memory.
        rows = cells.map { $0.row }
        total = (try json.optional("recordsTotal") as LenientInt?)?.value
    }

    private struct CellRow: JSONDecodable {
        let row: Row

        init(json: JSONElement) throws(JSONError) {
            row = try Row(cells: (try json.elements()).map { (try? LenientString(json: $0))?.value })
        }
    }
}
