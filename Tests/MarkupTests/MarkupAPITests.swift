import Errors
import Testing

@testable import Markup

@Suite("Selection from HTML of the caller", .timeLimit(.minutes(5)))
struct MarkupAPITests {
    @Test("The elements have their tag, text, HTML and attributes, and their number is limited")
    func select() async throws {
        let html = "<ul><li id=a CLASS='x y'> one  <b>1</b></li><li>two &amp; 2</li><li hidden>three</li></ul>"
        let elements = try await MarkupAPI.select(html: html, selector: "li")
        #expect(elements.map(\.tag) == ["li", "li", "li"])
        #expect(elements.map(\.text) == ["one 1", "two & 2", "three"])
        #expect(
            elements.map(\.html) == [
                #"<li id="a" class="x y"> one  <b>1</b></li>"#, "<li>two &amp; 2</li>", #"<li hidden="">three</li>"#,
            ])
        #expect(elements.map(\.attributes) == [["id": "a", "class": "x y"], [:], ["hidden": ""]])
        let first = try await MarkupAPI.select(html: html, selector: "li, b", limit: 2)
        #expect(first.map(\.text) == ["one 1", "1"])
        let none = try await MarkupAPI.select(html: "", selector: "li")
        #expect(none.isEmpty)
    }

    @Test("The error for an invalid selector has the name of the method and the position")
    func invalid() async {
        let error = await #expect(throws: DanXiError.self) { try await MarkupAPI.select(html: "<p>", selector: "p[") }
        #expect(error?.code == .invalidArgument)
        #expect(
            error?.message
                == "markup.select: `selector`: the selector \"p[\" is invalid at character 3: expected the name of an attribute, got the end"
        )
    }

    @Test("The HTML of all elements together may have 64 MiB")
    func size() throws {
        // Each of the eight elements has the whole comment, and the tags take 464 bytes together.
        func elements(_ count: Int) throws -> Int {
            let text = String(repeating: "x", count: count)
            let page = "<div id=abcdef>" + String(repeating: "<div>", count: 7) + "<!--\(text)-->"
            return try MarkupAPI.elements(in: HTMLDocument(page), "div", limit: nil, for: "a.b").count
        }
        #expect(try elements((64 << 20) / 8 - 58) == 8)
        let error = #expect(throws: DanXiError.self) { try elements((64 << 20) / 8 - 57) }
        #expect(error?.code == .tooLarge)
        #expect(
            error?.message
                == "a.b: the HTML of the elements is larger than 67108864 bytes. Use a narrower selector or a smaller `limit`.")
    }
}
