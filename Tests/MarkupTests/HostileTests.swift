import Errors
import TestSupport
import Testing

@testable import Markup

/// Parses arbitrary input, which must result in a document or an error within a time limit.
@Suite("Damaged and hostile pages", .computing, .serialized, .timeLimit(.minutes(5)))
struct HostileTests {
    static let tenMegabytes = 10_000_000

    static func repeated(_ text: String, _ bytes: Int = tenMegabytes, before: String = "", after: String = "") -> [UInt8] {
        let unit = Array(text.utf8)
        var result = Array(before.utf8)
        result.reserveCapacity(bytes + 100)
        var block = unit
        while block.count < min(65536, bytes / 16) { block += block }
        while result.count < bytes { result += block }
        return result + Array(after.utf8)
    }

    /// Uses all functions of a document.
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

    @Test("A page that is truncated anywhere is parsed")
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

    static let floods: [(String, [UInt8])] = floods(of: tenMegabytes)

    static func floods(of size: Int) -> [(String, [UInt8])] {
        [
            ("divs", repeated("<div>", size)), ("spans, never closed", repeated("<span>x", size)),
            ("unclosed everything", repeated("<p><b><i><table><tr><td><ul><li><a href=x>", size)),
            ("closing tags", repeated("</div>", size, before: "<div><p>")), ("breaks", repeated("<br>", size)),
            ("paragraphs", repeated("<p>x", size)), ("cells", repeated("<td>x", size, before: "<table><tr>")),
            ("list items", repeated("<li>x", size, before: "<ul>")), ("attributes", repeated(" a=1", size, before: "<p", after: ">")),
            ("the same attribute's name growing", Array("<p".utf8) + (0..<size / 8).flatMap { Array(" a\($0)".utf8) }),
            ("tags of many attributes", repeated("<br " + (0..<300).map { "a\($0)" }.joined(separator: " ") + ">", size)),
            ("an endless attribute", repeated("x", size, before: "<p title='")),
            ("an endless attribute's name", repeated("x", size, before: "<p ")),
            ("an endless tag", repeated("x", size, before: "<")), ("an endless comment", repeated("x ", size, before: "<!-- ")),
            ("comments", repeated("<!---->", size)), ("an endless script", repeated("<a>", size, before: "<script>")),
            ("open comments", repeated("<!--", size)),
            ("angle brackets", repeated("<", size)), ("closing brackets", repeated(">", size)), ("ampersands", repeated("&", size)),
            ("entities", repeated("&lt;", size)), ("an endless entity", repeated("x", size, before: "&")),
            ("numbers", repeated("&#x4e2d;", size)), ("an endless number", repeated("9", size, before: "&#")),
            ("quotes", repeated("'", size, before: "<p a=")), ("equals", repeated("=", size, before: "<p a")),
            ("white space", repeated(" \n", size)), ("text", repeated("中文 ", size)), ("NUL", repeated("\0", size)),
            ("invalid UTF-8", [UInt8](repeating: 0xFF, count: size / 5)),
            ("half characters", [UInt8](repeating: 0xE4, count: size / 5)), ("declarations", repeated("<!DOCTYPE html>", size)),
            ("instructions", repeated("<?php ?>", size)), ("CDATA", repeated("<![CDATA[x]]>", size)),
            ("metas", repeated("<meta charset=gbk>", size)),
            ("ids", Array("<p>".utf8) + (0..<size / 20).flatMap { Array("<b id=x\($0)>".utf8) + Array("</b>".utf8) }),
            ("anchors", repeated("<a name=x>", size)), ("forms", repeated("<form>", size)),
            ("fonts and paragraphs", repeated("<p><font>", size)),
            ("nested tables", repeated("<table><tr><td>", size)), ("mixed siblings", repeated("<br><p></p><i></i><b></b>", size)),
        ]
    }

    @Test("10 MB of one construct are parsed or refused in at most 30 seconds of processor time", arguments: floods.indices)
    func flood(index: Int) throws {
        let (name, bytes) = Self.floods[index]
        let start = threadTime()
        do {
            _ = try HTMLDocument(bytes: bytes, charset: nil).first("none")
        } catch {
            #expect(error.code == .unexpectedResponse || error.code == .outOfMemory)
        }
        _ = try? XMLDocument(bytes: bytes)
        #expect(threadTime() - start < 30_000_000_000, "\(name)")
    }

    @Test("100 KB of one construct are parsed, selected and serialized")
    func smallFloods() throws {
        var parsed = 0
        for (_, bytes) in Self.floods(of: 100_000) {
            guard let document = try? HTMLDocument(bytes: bytes) else { continue }
            try exercise(document)
            parsed += 1
        }
        #expect(parsed > 0)
    }

    @Test("A document beyond a limit is refused")
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
