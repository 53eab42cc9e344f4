import HTTP
import TestSupport
import Testing

@Suite("Parsing of the header Link")
struct LinkHeaderTests {
    private static let cases: [(String, String?)] = [
        (#"<https://a/x?page=2>; rel="next", <https://a/x?page=9>; rel="last""#, "https://a/x?page=2"),
        (#"<https://a/x?page=1>; rel="prev", <https://a/x?page=3>; rel="next""#, "https://a/x?page=3"),
        (#"<https://a/x?q=a,b;c>;rel=next"#, "https://a/x?q=a,b;c"),
        (#"<https://a/x>; title="a; b"; REL="last NEXT""#, "https://a/x"),
        (#"<https://a/x?page=1>; rel="first""#, nil),
        (#"<https://a/x>; rel = "prev,next""#, "https://a/x"), (#"<https://a/x>; title=a; rel=next; rel=prev"#, "https://a/x"),
        (#"<https://a/x>; rel=prev; rel=next"#, nil), (#"<https://a/x>; next"#, nil), (#"<https://a/x>; re=next"#, nil),
        (#"<https://a/x>; title="b=next"; rel="next""#, "https://a/x"), (#"> <https://a/x>;rel=next"#, "https://a/x"),
        (#"<https://a/x"#, nil), (#"rel="next""#, nil), ("", nil), (#"<https://a/x>; rel="nextish""#, nil),
    ]

    @Test("The URL with the relation `next` is found, and nil is returned if the header has none", arguments: cases)
    func url(header: String, next: String?) {
        #expect(LinkHeader.url(of: "next", in: [header]) == next)
    }

    @Test("If a response has several Link headers, a relation is found in each of them")
    func repeated() {
        #expect(LinkHeader.url(of: "next", in: ["<https://a/1>; rel=first", "<https://a/2>; rel=next"]) == "https://a/2")
    }

    @Test("A long Link header is read in linear time", .computing)
    func linear() {
        let ratio = growth(from: 100) { count in
            let header = String(repeating: "<https://a/x>; rel=prev, <", count: count)
            return { _ = LinkHeader.url(of: "next", in: [header]) }
        }
        #expect(ratio < linearGrowth)
    }
}
