import Errors
import JSON
import Testing

@testable import Feeds

@Suite("Rules of the feed formats", .timeLimit(.minutes(5)))
struct RuleTests {
    @Test("RSS feeds are read according to the rules of RSS", arguments: try Rule.all(in: "rss"))
    func rss(_ rule: Rule) throws { try check(rule) }

    @Test("RSS 0.90 and 1.0 feeds, which are RDF documents, are read according to their rules", arguments: try Rule.all(in: "rdf"))
    func rdf(_ rule: Rule) throws { try check(rule) }

    @Test("Atom feeds are read according to the rules of Atom", arguments: try Rule.all(in: "atom"))
    func atom(_ rule: Rule) throws { try check(rule) }

    @Test("JSON feeds are read according to the rules of JSON Feed", arguments: try Rule.all(in: "json"))
    func json(_ rule: Rule) throws { try check(rule) }

    @Test("Relative links in a feed are resolved against the base URL", arguments: try Rule.all(in: "links"))
    func links(_ rule: Rule) throws { try check(rule) }

    @Test("Ill-formed feeds are repaired or refused", arguments: try Rule.all(in: "broken"))
    func broken(_ rule: Rule) throws { try check(rule) }

    @Test("Details of values are read in all formats", arguments: try Rule.all(in: "details"))
    func details(_ rule: Rule) throws { try check(rule) }

    private func check(_ rule: Rule) throws {
        try #require(!rule.expectations.isEmpty)
        do {
            let feed = try FeedParser.parse(Array(rule.document.utf8), charset: "utf-8", url: rule.url, until: nil)
            let value = try JSONValue(of: feed)
            for (path, expected) in rule.expectations { #expect(value.at(path) == expected, "\(path)") }
        } catch let error as DanXiError {
            guard case .string(let part) = rule.expectations.first(where: { $0.path == "error" })?.value else { throw error }
            #expect(error.message.contains(part), "\(error.message)")
        }
    }
}
