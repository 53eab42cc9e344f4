import Errors
import TestSupport
import Testing

@testable import Markup

/// Tests that parse arbitrary input. Parsing must return a document or throw an error, in linear time.
@Suite("Damaged and hostile pages", .computing, .serialized, .timeLimit(.minutes(5)))
struct HostileTests {
    static let tenMegabytes = 10_000_000

    static func repeated(_ text: String, _ bytes: Int, before: String = "", after: String = "") -> [UInt8] {
        let unit = Array(text.utf8)
        var result = Array(before.utf8)
        result.reserveCapacity(bytes + 100)
        var block = unit
        while block.count < min(65536, bytes / 16) { block += block }
        while result.count < bytes { result += block }
        return result + Array(after.utf8)
    }

    /// Renders and serializes a document, and selects elements in it.
    func exercise(_ document: HTMLDocument) throws {
        _ = document.text
        _ = document.root?.html
        _ = document.root?.rawText
        for selector in [
            "body > * > td:nth-child(2n+1)", "p ~ br", "br ~ p + i", ":nth-last-child(3n)", "b:nth-of-type(2n)", "div div div div div p",
            "[a9]", ":contains('zzz')", "br:nth-last-of-type(2)", ":has(> p)",
        ] as [Selector] {
            _ = document.select(selector)
        }
        #expect(document.select("p ~ br").allSatisfy { $0.tag == "br" })
        #expect(document.pageChanged(service: "x", selector: "p").code == .pageChanged)
    }

    @Test("A page that is truncated at any position is parsed")
    func truncated() throws {
        let bytes = Array(SelectorTests.text.utf8)
        for end in 0...bytes.count {
            let document = try HTMLDocument(bytes: bytes.prefix(end), charset: nil)
            let text = document.text
            #expect(try HTMLDocument(bytes: Array((document.root?.html ?? "").utf8), charset: "utf-8").text == text || end < bytes.count)
            #expect(document.select("p:nth-child(2), td ~ td").allSatisfy { $0.tag == "p" || $0.tag == "td" })
        }
    }

    @Test("A page with random damage is parsed")
    func damaged() throws {
        var random = SystemRandomNumberGenerator()
        let original = Array(SelectorTests.text.utf8)
        for _ in 0..<500 {
            var bytes = original
            for _ in 0..<20 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            for charset in [nil, "gbk", "utf-16", "big5"] {
                let document = try HTMLDocument(bytes: bytes, charset: charset)
                _ = document.text
                #expect(document.select("p:nth-last-child(2), td ~ td").allSatisfy { $0.tag == "p" || $0.tag == "td" })
                #expect(document.select(":has(> b)").allSatisfy { $0.children.contains { $0.tag == "b" } })
                _ = document.root?.html
            }
            _ = try? XMLDocument(bytes: bytes)
        }
    }

    /// Functions that return a page of about the given number of bytes, in which one construct is repeated.
    static let floods: [(name: String, bytes: @Sendable (Int) -> [UInt8])] = [
        ("divs", { repeated("<div>", $0) }),
        ("spans, never closed", { repeated("<span>x", $0) }),
        ("unclosed elements of many types", { repeated("<p><b><i><table><tr><td><ul><li><a href=x>", $0) }),
        ("closing tags", { repeated("</div>", $0, before: "<div><p>") }),
        ("breaks", { repeated("<br>", $0) }),
        ("paragraphs", { repeated("<p>x", $0) }),
        ("cells", { repeated("<td>x", $0, before: "<table><tr>") }),
        ("list items", { repeated("<li>x", $0, before: "<ul>") }),
        ("attributes", { repeated(" a=1", $0, before: "<p", after: ">") }),
        ("attributes with different names", { size in Array("<p".utf8) + (0..<size / 8).flatMap { Array(" a\($0)".utf8) } }),
        ("tags of many attributes", { size in repeated("<br " + (0..<300).map { "a\($0)" }.joined(separator: " ") + ">", size) }),
        ("an endless attribute", { repeated("x", $0, before: "<p title='") }),
        ("an endless attribute's name", { repeated("x", $0, before: "<p ") }),
        ("an endless tag", { repeated("x", $0, before: "<") }),
        ("an endless comment", { repeated("x ", $0, before: "<!-- ") }),
        ("comments", { repeated("<!---->", $0) }),
        ("an endless script", { repeated("<a>", $0, before: "<script>") }),
        ("open comments", { repeated("<!--", $0) }),
        ("angle brackets", { repeated("<", $0) }),
        ("closing brackets", { repeated(">", $0) }),
        ("ampersands", { repeated("&", $0) }),
        ("entities", { repeated("&lt;", $0) }),
        ("an endless entity", { repeated("x", $0, before: "&") }),
        ("character references", { repeated("&#x4e2d;", $0) }),
        ("an endless character reference", { repeated("9", $0, before: "&#") }),
        ("quotes", { repeated("'", $0, before: "<p a=") }),
        ("equals", { repeated("=", $0, before: "<p a") }),
        ("white space", { repeated(" \n", $0) }),
        ("text", { repeated("中文 ", $0) }),
        ("NUL", { repeated("\0", $0) }),
        // These pages are short: Swift's decoder throws an error for each byte, and the test library records the backtrace of each error.
        ("invalid UTF-8", { [UInt8](repeating: 0xFF, count: $0 / 100) }),
        ("incomplete characters", { [UInt8](repeating: 0xE4, count: $0 / 100) }),
        ("declarations", { repeated("<!DOCTYPE html>", $0) }),
        ("instructions", { repeated("<?php ?>", $0) }),
        ("CDATA", { repeated("<![CDATA[x]]>", $0) }),
        ("metas", { repeated("<meta charset=gbk>", $0) }),
        ("ids", { size in Array("<p>".utf8) + (0..<size / 20).flatMap { Array("<b id=x\($0)>".utf8) + Array("</b>".utf8) } }),
        ("anchors", { repeated("<a name=x>", $0) }),
        ("forms", { repeated("<form>", $0) }),
        ("fonts and paragraphs", { repeated("<p><font>", $0) }),
        ("nested tables", { repeated("<table><tr><td>", $0) }),
        ("mixed siblings", { repeated("<br><p></p><i></i><b></b>", $0) }),
    ]

    @Test("A page of up to 10 MB that repeats one construct is parsed or refused", arguments: floods.indices)
    func flood(index: Int) {
        let (name, make) = Self.floods[index]
        let bytes = make(Self.tenMegabytes)
        #expect(isParsedOrRefused { () throws(DanXiError) in try HTMLDocument(bytes: bytes, charset: nil) }, "\(name), as HTML")
        #expect(isParsedOrRefused { () throws(DanXiError) in try XMLDocument(bytes: bytes) }, "\(name), as XML")
    }

    @Test("A page that repeats one construct is parsed in linear time", arguments: floods.indices)
    func linear(index: Int) {
        let (name, make) = Self.floods[index]
        let ratio = growth(from: 10_000, upTo: Self.tenMegabytes) { size in
            let bytes = make(size)
            return { _ = try? HTMLDocument(bytes: bytes, charset: nil).first("none") }
        }
        #expect(ratio < linearGrowth, "\(name)")
    }

    private func isParsedOrRefused(_ parse: () throws(DanXiError) -> some Selectable) -> Bool {
        do {
            return try parse().first("none") == nil
        } catch {
            return error.code == .unexpectedResponse || error.code == .outOfMemory
        }
    }

    @Test("If a page of 100 KB that repeats one construct can be parsed, it can also be searched and serialized")
    func smallFloods() throws {
        var parsed = 0
        for (_, make) in Self.floods {
            guard let document = try? HTMLDocument(bytes: make(100_000)) else { continue }
            try exercise(document)
            parsed += 1
        }
        #expect(parsed > 0)
    }

    @Test("A page that is nested too deeply, or has too many elements or attributes, is refused")
    func limits() throws {
        func message(_ bytes: [UInt8]) -> String {
            do {
                _ = try HTMLDocument(bytes: bytes)
                return "no error"
            } catch { return error.message }
        }
        #expect(message(Self.repeated("<div>", 2000)).contains("nested too deeply"))
        #expect(message(Self.repeated("<div>", 1000)) == "no error")
        #expect(message(Self.repeated("<br>", 5_000_000)).contains("too many elements"))
        #expect(message(Self.repeated("<br>", 2_000_000)) == "no error")
        #expect(message(Array("<p\((0..<5000).map { " a\($0)" }.joined())>".utf8)).contains("too many attributes"))
        #expect(message(Array(("<p" + (0..<100).map { " a\($0)=\($0)" }.joined() + ">").utf8)) == "no error")
    }
}
