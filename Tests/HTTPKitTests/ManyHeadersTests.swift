import HTTP
import JSON
import TestSupport
import Testing

@testable import HTTPKit

/// Tests with many headers. A server can send tens of thousands of headers before it reaches the limit for their total size.
@Suite("Many headers", .computing, .serialized)
struct ManyHeadersTests {
    private static func response(_ headers: HTTPHeaders) -> HTTPResponse {
        HTTPResponse(request: HTTPRequest(url: "https://a.example/"), status: 200, headers: headers)
    }

    /// Returns headers with different names of the same length.
    private static func different(_ count: Int) -> HTTPHeaders {
        var headers: HTTPHeaders = [:]
        for number in 0..<count { headers.append("x\(1_000_000 + number)", "a") }
        return headers
    }

    private static func same(_ count: Int) -> HTTPHeaders {
        var headers: HTTPHeaders = [:]
        for _ in 0..<count { headers.append("x", "a") }
        return headers
    }

    @Test("A response with the status 304 and many headers updates a stored response in linear time")
    func freshened() throws {
        let factor = try growth(from: 300) { count in
            let headers = Self.different(count)
            let lines = headers.fields.map { #"["\#($0.name)","\#($0.value)"]"# }.joined(separator: ",")
            let file = #"{"url":"","status":200,"headers":[\#(lines)],"text":"","varied":{},"sender":"","requested":1,"received":1}"#
            let stored = try CachedResponse.decode(PaddedBytes(file.utf8))
            return { #expect(stored.freshened(by: headers, requested: 2, received: 2)?.headers.fields.count == count) }
        }
        #expect(factor < linearGrowth)
    }

    @Test("The headers that Connection names are removed in linear time")
    func stored() {
        let factor = growth(from: 300) { count in
            var headers = Self.different(count)
            headers["Connection"] = (0..<count).map { "y\(1_000_000 + $0)" }.joined(separator: ",") + ", X1000000"
            return { #expect(CachedResponse.stored(headers).fields.count == count - 1) }
        }
        #expect(factor < linearGrowth)
    }

    @Test("Headers with the same name are joined in linear time")
    func joined() {
        let factor = growth(from: 300) { count in
            let response = Self.response(Self.same(count))
            return { #expect((try? RestResponse(response, envelope: nil))?.headers["x"]?.utf8.count == 3 * count - 2) }
        }
        #expect(factor < linearGrowth)
    }
}
