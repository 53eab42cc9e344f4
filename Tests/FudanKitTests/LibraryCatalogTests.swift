import Calls
import Errors
import JSON
import TestSupport
import Testing

@testable import FudanKit

private let bookRow =
    #"{"docId":"30100042","resource_ztm":"中国<em class=\"hl\">文学</em>史 &amp; 论","resource_zrz_arr":["袁行霈主编"],"resource_cbz":"高等教育出版社","publication_year_int":2014,"resource_cbrq":"2014.5","resource_isbn_arr":["978-7-04-039661-5","7-04-039661-X"],"resource_zydfz":"全书四卷。"}"#

private func found(_ rows: String) -> String { #"{"success":true,"code":200,"msg":"操作成功","data":{"list":[\#(rows)],"total":1}}"# }

@Suite("Catalog of the libraries", .timeLimit(.minutes(5)))
struct LibraryCatalogTests {
    static let book = Book(
        id: "30100042", title: "中国文学史 & 论", authors: ["袁行霈主编"], publisher: "高等教育出版社", year: 2014, published: "2014.5",
        isbns: ["978-7-04-039661-5", "7-04-039661-X"], summary: "全书四卷。")

    func search(_ server: FakeServer, catalog: BookCatalog = .general, page: Int = 1) async throws -> [Book] {
        try await server.campus.libraryService.searchBooks(title: "文学", catalog: catalog, page: page, size: 10)
    }

    @Test("A search sends the title, the catalog and the page, and removes the highlighting tags from the found titles")
    func search() async throws {
        let server = FakeServer(found(bookRow))
        let books = try await search(server)
        #expect(books == [Self.book])
        _ = try await search(server, catalog: .ancient, page: 3)
        let request = try #require(server.requests.first)
        #expect(request.method == .post && request.url == "https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/advanced")
        #expect(request.effect == .safe)
        let bodies = try server.requests.map { try JSONValue.decode(PaddedBytes($0.body ?? [])) }
        let condition: JSONValue = .object([
            "field": .string("resource_ztm"), "matchType": .string("contains"), "value": .string("文学"), "operator": .string("AND"),
            "noTransaction": .bool(false),
        ])
        let body = { (type: Int, page: Int) -> JSONValue in
            .object([
                "resourceType": .integer(type), "pageSize": .integer(10), "pageNum": .integer(page),
                "searchConditions": .array([condition]),
                "orderByField": .string("similarity"), "orderByType": .string("desc"), "aiQuery": .bool(false),
                "aiMinimumShouldMatch": .string("70%"), "publicationYearFrom": .string(""), "publicationYearTo": .string(""),
            ])
        }
        #expect(bodies == [body(1, 1), body(10, 3)])
    }

    @Test(
        "If a search has no results, the list is empty",
        arguments: [found(""), #"{"code":200,"data":{"list":null}}"#, #"{"code":"200","data":{}}"#, #"{"code":200,"data":null}"#])
    func nothing(text: String) async throws {
        let books = try await search(FakeServer(text))
        #expect(books == [])
    }

    @Test("A book needs only an identifier and a title, and its numbers may be strings")
    func optionalMembers() async throws {
        let rows = [
            #"{"docId":7,"resource_ztm":"论语"}"#,
            #"{"docId":"8","resource_ztm":"<b>孟子</b>","resource_zrz_arr":null,"publication_year_int":"1999","resource_isbn_arr":"7-100-00001-1"}"#,
            #"{"docId":"9","resource_ztm":"if a < b","resource_zrz_arr":["甲",null,""],"publication_year_int":"[2019]","resource_cbrq":"2019"}"#,
            #"{"docId":"fudan_ancient_001127121","resource_smjlh":"34053686","resource_ztm":"張果星宗大全","resource_cbrq":"不详#明萬曆間","publication_year_int":null}"#,
        ]
        let books = try await search(FakeServer(found(rows.joined(separator: ","))))
        #expect(books.map(\.id) == ["7", "8", "9", "34053686"])
        #expect(books.map(\.title) == ["论语", "孟子", "if a < b", "張果星宗大全"])
        #expect(books.map(\.year) == [nil, 1999, 2019, nil])
        #expect(books.map(\.authors) == [[], [], ["甲"], []])
        #expect(books.map(\.isbns) == [[], ["7-100-00001-1"], [], []])
        #expect(books.last?.published == "不详#明萬曆間")
    }

    @Test("A row without an identifier or a title is left out")
    func skipped() async throws {
        let rows = #"{"docId":"","resource_ztm":"甲"},{"docId":"2","resource_ztm":null},{"docId":"3","resource_ztm":"<b></b>"},\#(bookRow)"#
        let server = FakeServer(found(rows))
        let (books, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) { try await search(server) }
        #expect(books == [Self.book])
        #expect(recorder.all.rows.map(\.reason) == ["docId: is empty", "resource_ztm: is empty", "resource_ztm: is empty"])
        let copies = FakeServer(found(#"{"barcode":"A"}"#))
        let error = await failure { try await copies.campus.libraryService.listBookCopies(bookId: "1", page: 1, size: 5) }
        #expect(error?.code == .unexpectedResponse)
    }

    @Test("A request for one book returns the book or the error `not_found`")
    func detail() async throws {
        let server = FakeServer(#"{"success":true,"code":200,"msg":"","data":[\#(bookRow)]}"#)
        let book = try await server.campus.libraryService.getBook(id: "30/100?42")
        #expect(book == Self.book)
        #expect(server.urls == ["https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/smjlh/30%2F100%3F42"])
        let missing = FakeServer(#"{"success":true,"code":200,"msg":"","data":[]}"#)
        await expectFailure(.notFound) { try await missing.campus.libraryService.getBook(id: "1") }
    }

    @Test("The copies of a book are returned with location and status, if the server sends them")
    func copies() async throws {
        let server = FakeServer(
            found(
                #"{"id":"91","barcode":"AB0613271","callNo":"I209/4032","temporaryLibraryName":"文科馆","temporaryLocationName":"三楼","itemStatusName":"在馆","volumeInfo":"v.1"},{"id":92,"callNo":null}"#
            ))
        let copies = try await server.campus.libraryService.listBookCopies(bookId: "30100042", page: 2, size: 5)
        #expect(
            copies == [
                BookCopy(
                    id: "91", barcode: "AB0613271", callNumber: "I209/4032", library: "文科馆", location: "三楼", status: "在馆", volume: "v.1"),
                BookCopy(id: "92", barcode: nil, callNumber: nil, library: nil, location: nil, status: nil, volume: nil),
            ])
        #expect(
            server.urls == [
                "https://fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings?catalogueId=30100042&loanTypeCode=&pageSize=5&pageNo=2&display=true"
            ])
    }

    @Test(
        "The error for a refusal has the server's message and code",
        arguments: [
            (#"{"success":false,"code":500,"msg":"检索失败","data":null}"#, 500, "检索失败"),
            (#"{"success":false,"code":200,"message":"检索失败"}"#, 200, "检索失败"),
        ])
    func refusal(text: String, code: Int, message: String) async {
        let error = await failure { try await search(FakeServer(text)) }
        #expect(error?.code == .rejected && error?.message.contains(message) == true)
        #expect(error?.serverCode == .integer(code) && error?.serverMessage == message)
    }

    @Test(
        "The call fails if the response lacks the list of books",
        arguments: ["{}", "[]", "<html></html>", #"{"code":200,"data":{"list":{"a":1}}}"#])
    func missingContainer(text: String) async {
        await expectFailure(.unexpectedResponse) { try await search(FakeServer(text)) }
    }
}
