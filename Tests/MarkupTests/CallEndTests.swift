import Calls
import Errors
import HTTP
import JSON
import Testing
import Threads

@testable import Markup

/// Tests that a long computation stops soon after the deadline or the cancellation of its call.
@Suite("Computations after the end of a call", .timeLimit(.minutes(5)))
struct CallEndTests {
    static let page = "<html><body>" + String(repeating: "<div class=a><p>text</p></div>", count: 20_000) + "</body></html>"

    static let passed = CallContext(deadline: .now - .seconds(1))

    static func code(_ work: () throws -> Void) -> ErrorCode? {
        do {
            try work()
            return nil
        } catch {
            return DanXiError(error).code
        }
    }

    @Test("Parsing, matching and rendering fail with `timeout` after the deadline")
    func deadline() throws {
        let document = try HTMLDocument(Self.page)
        CallContext.$current.withValue(Self.passed) {
            #expect(Self.code { _ = try HTMLDocument(Self.page, until: CallEnd()) } == .timeout)
            #expect(Self.code { _ = try XMLDocument(bytes: Self.page.utf8, until: CallEnd()) } == .timeout)
            #expect(Self.code { _ = try document.select("i", limit: .max, until: CallEnd()) } == .timeout)
            #expect(Self.code { _ = try MarkupAPI.elements(in: document, "body", limit: nil, for: "test") } == .timeout)
        }
        #expect(Self.code { _ = try MarkupAPI.elements(in: document, "body", limit: nil, for: "test") } == nil)
    }

    @Test("Parsing, matching and rendering fail with `cancelled` after the call was cancelled")
    func cancellation() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return [
                Self.code { _ = try HTMLDocument(Self.page, until: CallEnd()) },
                Self.code { _ = try HTMLDocument(Self.page).select("i", limit: .max, until: CallEnd()) },
                Self.code { _ = try MarkupAPI.elements(in: HTMLDocument(Self.page), "body", limit: nil, for: "test") },
            ]
        }
        let codes = await task.value
        #expect(codes == [.cancelled, .cancelled, .cancelled])
    }

    @Test("After the end of the call, matching and rendering do only a small part of their work")
    func early() throws {
        let document = try HTMLDocument(Self.page)
        let body = try #require(document.first("body"))
        let program = try SelectorParser.parse("p")
        let root = document.selectionRoot
        let steps = try program.texts.withUnsafeBufferPointer { texts in
            var matcher = Matcher(
                program, texts: try #require(texts.baseAddress), tree: root.tree, scope: root.node, until: CallEnd(Self.passed))
            matcher.select { _ in true }
            return matcher.steps
        }
        #expect(steps == 1024)
        // The end of the call is checked every 1,024 nodes, which are 341 parts of the page.
        #expect((1_000..<5 * 1024).contains(body.text(until: CallEnd(Self.passed)).utf8.count))
        #expect((10_000..<40 * 1024).contains(body.html(until: CallEnd(Self.passed)).utf8.count))
    }

    @Test("The response to a write is parsed to its end, even after the deadline")
    func write() throws {
        for (method, code) in [(HTTPMethod.get, ErrorCode.timeout), (.post, nil)] {
            let request = HTTPRequest(method: method, url: "https://example.com/", effect: method == .get ? .safe : .once)
            let page = "<a>" + String(repeating: "<b>text</b>", count: 20_000) + "</a>"
            let response = HTTPResponse(request: request, status: 200, body: PaddedBytes(page.utf8))
            CallContext.$current.withValue(Self.passed) {
                #expect(Self.code { _ = try HTMLDocument(response) } == code)
                #expect(Self.code { _ = try XMLDocument(response) } == code)
            }
        }
    }
}
