import JSON
import Testing

@Suite("Constraints on the values of members")
struct ConstraintTests {
    struct Entity: JSONDecodable {
        init(json: JSONElement) throws(JSONError) {
            let _: Int? = try json.optional("page", in: 1...10)
            let _: Int? = try json.optional("count", in: 0...)
            let _: Double? = try json.optional("share", in: ...1.0)
            let _: String? = try json.optional("name", length: 1...3)
            let _: [Int] = try json.member("weeks") == nil ? [] : try json.list("weeks", each: 1...60)
            let _: String? = try json.optional("link", as: .url)
        }
    }

    func problem(_ text: String) -> String? {
        do {
            _ = try Entity.decode(PaddedBytes(text.utf8))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "The error for an invalid value states the path of the value and the expected range, length or type",
        arguments: [
            (#"{"page":11}"#, "page: expected 1 to 10, got 11"), (#"{"count":-1}"#, "count: expected at least 0, got -1"),
            (#"{"share":1.5}"#, "share: expected at most 1.0, got 1.5"), (#"{"name":"a树洞b"}"#, "name: expected 1 to 3 characters"),
            (#"{"weeks":[1,61]}"#, "weeks[1]: expected 1 to 60, got 61"), (#"{"link":3}"#, "link: expected a string"),
            (#"{"page":0}"#, "page: expected 1 to 10, got 0"), (#"{"name":""}"#, "name: expected 1 to 3 characters"),
            (#"{"weeks":[0]}"#, "weeks[0]: expected 1 to 60, got 0"), (#"{"weeks":[61,"x"]}"#, "weeks[1]: expected an integer"),
        ])
    func invalid(text: String, expected: String) {
        #expect(problem(text) == expected)
    }

    struct Required: JSONDecodable {
        init(json: JSONElement) throws(JSONError) {
            let _: Int = try json.value("page", in: 1..<3)
            let _: String = try json.value("name", length: ...2)
            let _: String = try json.value("link", as: .url)
        }
    }

    @Test(
        "A required value must be there, and within its range",
        arguments: [
            (#"{"page":1,"name":"","link":"a:"}"#, nil), (#"{"page":2,"name":"é😀","link":"https://x.cn"}"#, nil),
            (#"{"page":3}"#, "page: expected 1..<3, got 3"), (#"{"page":null}"#, "page: expected an integer"), ("{}", "page: is missing"),
            (#"{"page":1,"name":"abc"}"#, "name: expected at most 2 characters"),
            (#"{"page":1,"name":"e\u0301e"}"#, "name: expected at most 2 characters"),
            (#"{"page":1}"#, "name: is missing"), (#"{"page":1,"name":"a","link":"x"}"#, "link: expected an absolute URL"),
            (#"{"page":1,"name":"a"}"#, "link: is missing"),
        ])
    func required(text: String, expected: String?) {
        var problem: String?
        do { _ = try Required.decode(PaddedBytes(text.utf8)) } catch { problem = "\(error)" }
        #expect(problem == expected)
    }

    @Test("Values within their ranges are accepted, and null counts as a missing value")
    func valid() {
        #expect(problem(#"{"page":10,"count":0,"share":-3,"name":"树洞!","weeks":[60],"link":"https://x.cn/"}"#) == nil)
        #expect(problem(#"{"page":null,"link":null}"#) == nil)
        #expect(problem(#"{"page":1,"count":null,"share":1.0,"name":"e\u0301!","weeks":[1,60],"link":"a:"}"#) == nil)
        #expect(problem(#"{"name":null,"share":null,"weeks":[]}"#) == nil && problem("{}") == nil)
    }

    @Test("A URL without a scheme is refused", arguments: ["", "x", "/x", "//x.cn/", ":x", "1a:x", "a b:x", "树:x"])
    func relativeURLs(text: String) {
        #expect(problem(#"{"link":"\#(text)"}"#) == "link: expected an absolute URL")
        #expect(text.urlScheme == nil)
    }
}
