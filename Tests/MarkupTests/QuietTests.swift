import CLibXML2
import Testing

@testable import Markup

/// Tests that parsing does not use the global error handlers of libxml2, which belong to the host program.
@Suite("Error handlers of libxml2")
struct QuietTests {
    static let broken = [
        "", "<", "<a b='", "<p></b></p>", "<a a=1 a=2>", "&nosuch; &#x110000;", "<svg:a xlink:href=x>", "<?xml encoding='x'?>",
    ]

    @Test("Parsing neither calls nor replaces the host program's error handler")
    func handler() throws {
        try Parsing.prepare()
        let calls = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        calls.initialize(to: 0)
        let previous = clibxml2_silence()
        defer {
            clibxml2_restore(previous)
            calls.deallocate()
        }
        xmlSetStructuredErrorFunc(calls) { context, _ in context?.assumingMemoryBound(to: Int.self).pointee += 1 }
        for text in Self.broken {
            _ = try? HTMLDocument(text).text
            _ = try? XMLDocument(text).root
        }
        #expect(calls.pointee == 0)
        #expect(clibxml2_silence().context == UnsafeMutableRawPointer(calls))
    }
}
