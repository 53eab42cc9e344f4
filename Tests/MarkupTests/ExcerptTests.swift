import Testing

@testable import Markup

@Suite("Excerpts of pages", .timeLimit(.minutes(5)))
struct ExcerptTests {
    static let nested = String(repeating: "<b>", count: 64)

    @Test(
        "An excerpt has the start tags in the body with four attributes, the masked text, and at most 200 characters",
        arguments: [
            (
                "<title>T</title><body class=a><p id=b12345 href=/s name=n type=t title=x>words of 12</p>\n<i>x</i>",
                #"<body class="a"><p id="b#" name="n" type="t">… of 00<i>x"#
            ),
            ("<html id=h><body>a<!-- b --><script>c</script>d<style>e</style>f", "<body>a<script>d<style>f"), ("<p>a", "<body><p>a"),
            ("<body>" + String(repeating: "-", count: 41), "<body>" + String(repeating: "-", count: 40) + "…"),
            ("<body>" + nested + "ab", "<body>" + nested + "ab"), ("<body>" + nested + "abc", "<body>" + nested + "a…"),
            ("<html>" + String(repeating: "<!---->", count: 999) + "<body class=a>", #"<body class="a">"#),
        ])
    func pages(html: String, excerpt: String) throws {
        #expect(try HTMLDocument(html).excerpt == excerpt)
    }

    @Test("An excerpt of an element or of an XML document starts with its own tag")
    func others() throws {
        let document = try HTMLDocument("<body><div><p id=a>b</p>c</div><p>d")
        #expect(document.first("div")?.excerpt == #"<div><p id="a">bc"# && document.first("p")?.excerpt == #"<p id="a">b"#)
        #expect(document.root?.excerpt == #"<body><div><p id="a">bc<p>d"#)
        let name = String(repeating: "n", count: 41)
        #expect(try XMLDocument("<a id='x'><body/>b<\(name)/></a>").excerpt == "<a id=\"x\"><body>b<\(name.dropLast())>")
        #expect(try XMLDocument("<html><a/></html>").excerpt == "<html><a>")
    }

    @Test("The excerpt in an error has at most 600 characters")
    func long() throws {
        func excerpt(_ text: String) throws -> String? {
            try HTMLDocument("<body>" + String(repeating: "<b>", count: 197) + text).pageChanged(service: "x", selector: "i").message
                .split(separator: "personal data: ").last.map { String($0) }
        }
        let tags = "<body>" + String(repeating: "<b>", count: 197)
        #expect(try excerpt("abc") == "\(tags)abc")
        #expect(try excerpt("abc-") == "\(tags)ab…")
    }
}
