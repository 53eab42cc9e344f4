import HTTP
import JSON
import Testing

@Suite("Query items")
struct QueryItemTests {
    @Test(
        "A query is split into items with decoded values, without those that have no value or no UTF-8",
        arguments: [
            ("", []), ("a=1&b=2", [("a", "1"), ("b", "2")]), ("&&a=1&", [("a", "1")]), ("a&b=", [("b", "")]), ("=x", [("", "x")]),
            ("a=x=y", [("a", "x=y")]), ("%61=%E5%A4%8D", [("%61", "复")]), ("a=%FF&b=1", [("b", "1")]), ("a=b+c%20d", [("a", "b+c d")]),
        ] as [(String, [(String, String)])])
    func parsed(query: String, items: [(String, String)]) {
        #expect([QueryItem](query: query) == items.map { QueryItem($0.0, $0.1) })
    }

    @Test("Items are encoded in order, and an item without a value is not appended")
    func encoded() {
        var items: [QueryItem] = []
        #expect(items.urlEncoded() == "" && items.formEncoded() == [])
        items.append("a b", 3)
        items.append("c", nil as String?)
        items.append("&", "x +")
        #expect(items == [QueryItem("a b", "3"), QueryItem("&", "x +")])
        #expect(items.urlEncoded() == "a%20b=3&%26=x%20%2B")
        #expect(String(decoding: items.formEncoded(), as: UTF8.self) == "a+b=3&%26=x+%2B")
    }

    @Test("The members of an object become items sorted by name, and lists several items, without null values")
    func members() throws {
        let members: [String: JSONValue] = [
            "s": .string("x"), "i": .integer(-1), "n": .number(1.5), "l": .largeNumber("18446744073709551616"), "t": .bool(true),
            "f": .bool(false), "z": .null, "e": .array([]), "a": .array([.integer(2), .null, .string("1")]),
        ]
        let items = try [QueryItem](members: members)
        #expect(items.urlEncoded() == "a=2&a=1&f=false&i=-1&l=18446744073709551616&n=1.5&s=x&t=true")
        let none = try [QueryItem](members: [:])
        #expect(none.isEmpty)
    }

    @Test("A nested value is refused with the name of its member", arguments: [JSONValue.object([:]), .array([.integer(1), .array([])])])
    func nested(value: JSONValue) {
        let expected = JSONError("expected a string, a number, true or false, or a list of them").under(key: "b")
        #expect(throws: expected) { try [QueryItem](members: ["a": .integer(1), "b": value]) }
    }
}

@Suite("Paths from a program")
struct RequestPathTests {
    private static let start = "must start with a slash, such as /divisions"
    private static let raw = "contains a character that must be percent-encoded; pass the query as `query`"
    private static let hidden = "must not contain a percent-encoded slash, backslash, `%` or control character, or bytes that are not UTF-8"
    private static let segment = "must not contain an empty segment, `.` or `..`"

    @Test(
        "A path is percent-encoded and cannot leave the base URL",
        arguments: [
            ("/a/b", nil), ("/", nil), ("/a/", nil), ("/a/b-._~!$&'()*+,;=:@", nil), ("/%E5%A4%8D%20", nil), ("/...", nil), ("/.a", nil),
            ("/Az09", nil), ("", start), ("a", start), ("?", start),
            ("/a?b", raw), ("/a#b", raw), ("/a b", raw), ("/复", raw), ("/a\\b", raw), ("/\u{7F}", raw), ("/１", raw), ("/[", raw),
            ("/%2F", hidden), ("/a%2fb/c", hidden), ("/%5C", hidden), ("/%25", hidden), ("/%00", hidden), ("/%1F", hidden),
            ("/%7f", hidden),
            ("/%FF", hidden), ("/a%", hidden),
            ("//", segment), ("/a//b", segment), ("/a//", segment), ("//a", segment), ("/.", segment), ("/a/..", segment),
            ("/../a", segment),
            ("/%2e", segment), ("/a/%2E./", segment), ("/./", segment),
        ] as [(String, String?)])
    func problems(path: String, problem: String?) {
        #expect(RequestPath.problem(with: path) == problem)
    }
}
