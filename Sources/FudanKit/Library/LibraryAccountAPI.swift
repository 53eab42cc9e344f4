import HTTP
import JSON

/// Requests for the loans and holds of a reader.
enum LibraryAccountAPI {
    /// `GET /elib5/getReaderInfo`
    static func getReader(_ account: LibraryAccount) async throws -> LibraryReader {
        let response: GatewayEnvelope<ReaderResponse> = try await account.request("/elib5/getReaderInfo")
        return response.value.reader
    }

    /// `GET /elib5/getReaderCurrentLoan`
    static func listLoans(_ account: LibraryAccount, page: Int, size: Int) async throws -> LoanPage {
        try await loans(account, "/elib5/getReaderCurrentLoan", page: page, size: size)
    }

    /// `GET /elib5/v2/getReaderHistoryLoan`
    static func listPastLoans(_ account: LibraryAccount, page: Int, size: Int) async throws -> LoanPage {
        try await loans(account, "/elib5/v2/getReaderHistoryLoan", page: page, size: size)
    }

    /// `POST /elib5/renewLoan`
    static func renewLoan(_ account: LibraryAccount, barcode: String, reader: LibraryReader) async throws {
        let _: GatewayAcceptance = try await account.request(
            "/elib5/renewLoan", payload: .object(["itemBarcode": .string(barcode), "userBarcode": .string(reader.barcode)]))
    }

    /// `POST /elib5/searchReaderRequest`
    static func listHolds(_ account: LibraryAccount, range: HoldRange, page: Int, size: Int) async throws -> HoldPage {
        let response: GatewayEnvelope<LibraryListResponse<HoldResponse>> = try await account.request(
            "/elib5/searchReaderRequest",
            payload: .object(["range": .integer(range == .current ? 0 : 1), "pageSize": .integer(size), "pageNo": .integer(page)]),
            effect: .safe)
        let list = response.value
        return HoldPage(holds: list.rows.map(\.hold), page: page, pageCount: list.pageCount(size: size), total: list.total)
    }

    /// `POST /elib5/cancelRequest`
    static func cancelHold(_ account: LibraryAccount, id: Int) async throws {
        let _: GatewayAcceptance = try await account.request("/elib5/cancelRequest", payload: .object(["requestId": .integer(id)]))
    }

    private static func loans(_ account: LibraryAccount, _ path: String, page: Int, size: Int) async throws -> LoanPage {
        let response: GatewayEnvelope<LibraryListResponse<LoanResponse>> = try await account.request(
            path, params: [QueryItem("pageSize", size), QueryItem("pageNo", page)])
        let list = response.value
        return LoanPage(loans: list.rows.map(\.loan), page: page, pageCount: list.pageCount(size: size), total: list.total)
    }
}
