import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// Requests to the catalog of the libraries, which is public.
extension LibraryAPI {
    private static let catalog = "https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search"

    /// `POST /urdh/open-api/opac/search/advanced`
    static func searchBooks(_ client: CampusClient, title: String, catalog: BookCatalog, page: Int, size: Int) async throws
        -> [Book]
    {
        let condition: JSONValue = .object([
            "field": .string("resource_ztm"), "matchType": .string("contains"), "value": .string(title), "operator": .string("AND"),
            "noTransaction": .bool(false),
        ])
        let response: GatewayEnvelope<LibraryListResponse<BookResponse>> = try await client.requestWithResponse(
            "\(Self.catalog)/advanced", signIn: .none,
            payload: .object([
                "resourceType": .integer(catalog.resourceType), "pageSize": .integer(size), "pageNum": .integer(page),
                "searchConditions": .array([condition]), "orderByField": .string("similarity"), "orderByType": .string("desc"),
                "aiQuery": .bool(false), "aiMinimumShouldMatch": .string("70%"), "publicationYearFrom": .string(""),
                "publicationYearTo": .string(""),
            ]),
            headers: ["Accept": "application/json"], effect: .safe)
        return response.value.rows.map(\.book)
    }

    /// `GET /urdh/open-api/opac/search/smjlh/{id}`
    static func getBook(_ client: CampusClient, id: String) async throws -> Book {
        let response: GatewayEnvelope<[BookResponse]> = try await client.requestWithResponse(
            "\(catalog)/smjlh/\(id.urlEncoded())", signIn: .none, headers: ["Accept": "application/json"])
        guard let book = response.value.first?.book else {
            throw DanXiError(.notFound, "library.get_book: no book has this `id`. Pass an `id` that library.search_books returned.")
        }
        return book
    }

    /// `GET /alsp/open-api/opac/v2/holdings`
    static func listBookCopies(_ client: CampusClient, bookId: String, page: Int, size: Int) async throws -> [BookCopy] {
        let response: GatewayEnvelope<LibraryListResponse<BookCopyResponse>> = try await client.requestWithResponse(
            "https://fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings", signIn: .none,
            params: [
                QueryItem("catalogueId", bookId), QueryItem("loanTypeCode", ""), QueryItem("pageSize", size), QueryItem("pageNo", page),
                QueryItem("display", "true"),
            ],
            headers: ["Accept": "application/json"])
        return response.value.rows.map(\.copy)
    }
}

extension BookCatalog {
    /// The number of the catalog in searches.
    fileprivate var resourceType: Int {
        switch self {
        case .general: 1
        case .ancient: 10
        }
    }
}
