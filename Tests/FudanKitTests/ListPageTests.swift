import JSON
import TestSupport
import Testing

@testable import FudanKit

@Suite("Pages of a list")
struct ListPageTests {
    private struct Page: ListPage {
        let total: Int?
    }

    @Test(
        "The number of pages is that of the items, rounded up",
        arguments: [
            (0, 10, 0), (1, 10, 1), (10, 10, 1), (11, 10, 2), (20, 10, 2), (21, 10, 3), (3, 1, 3), (1, 1, 1), (3, 2, 2), (3, 0, 3),
            (3, -1, 3),
            (nil, 10, nil),
        ] as [(Int?, Int, Int?)])
    func pageCount(total: Int?, size: Int, pages: Int?) {
        #expect(Page(total: total).pageCount(size: size) == pages)
    }

    private struct Total: JSONDecodable {
        let value: Int?

        init(json: JSONElement) throws(JSONError) { value = Page.total("total", of: json) }
    }

    @Test(
        "A number of items that is missing, negative or no integer is not known",
        arguments: [
            (#"{"total":0}"#, 0), (#"{"total":"12"}"#, 12), (#"{"total":-1}"#, nil), (#"{"total":1.5}"#, nil), ("{}", nil), ("[]", nil),
        ] as [(String, Int?)])
    func total(text: String, total: Int?) throws {
        #expect(try Total.decode(PaddedBytes(text.utf8)).value == total)
    }
}
