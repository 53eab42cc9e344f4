import Errors
import JSON
import Testing

@testable import Feeds

#if canImport(Glibc)
    import Glibc
#endif

/// A document of the folder `Rules`, with the values that the library must read from it.
struct Rule: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    /// Paths, such as `entries.0.title`, with the expected values.
    let expectations: [(path: String, value: JSONValue)]
    /// The URL of the feed, for the rules in `links.txt` and `json.txt`. Nil for other rules.
    let url: String?

    var testDescription: String { name }

    private static let namespaces =
        #"xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom""#

    /// Returns a whole document around `text`. The parameter `kind` says which part of a feed the text is, such as an `item`.
    private static func document(_ kind: String, _ text: String) -> String {
        switch kind {
        case "item": "<rss version=\"2.0\" \(namespaces)><channel><item>\(text)</item></channel></rss>"
        case "channel": "<rss version=\"2.0\" \(namespaces)><channel>\(text)</channel></rss>"
        case "entry": "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry>\(text)</entry></feed>"
        case "feed": "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(text)</feed>"
        default: text
        }
    }

    static func all(in file: String) throws -> [Rule] {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let text = try read("\(folder)/Rules/\(file).txt")
        return try ("\n" + text).split(separator: "\n[", omittingEmptySubsequences: false).dropFirst().map {
            try Rule(String($0), url: ["links", "json"].contains(file) ? "http://f.org/dir/feed.xml" : nil)
        }
    }

    private init(_ text: String, url: String?) throws {
        self.url = url
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        name = String(lines[0].dropLast())
        let body = lines.dropFirst().prefix { !$0.hasPrefix("> ") }.joined(separator: "\n")
        let parts = body.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        document = Self.document(String(parts[0]), String(parts[1].dropFirst()))
        expectations = try lines.filter { $0.hasPrefix("> ") && !$0.hasPrefix("> feedparser") }.map { line in
            let equals = try #require(line.firstRange(of: " = "))
            let value = try JSONValue.decode(PaddedBytes(Array("[\(line[equals.upperBound...])]".utf8)))
            return (String(line[..<equals.lowerBound].dropFirst(2)), value.at("0"))
        }
    }

    private static func read(_ path: String) throws -> String {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONValue {
    /// Returns the value at a path such as `entries.0.title`, or null if the path does not exist.
    func at(_ path: String) -> JSONValue {
        path.split(separator: ".").reduce(self) { value, key in
            switch value {
            case .object(let members): members[String(key)] ?? .null
            case .array(let values): Int(key).flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .null
            default: .null
            }
        }
    }

    /// Converts a feed to the JSON value that the C interface returns.
    init(of feed: Feed) throws {
        self = try JSONValue.decode(PaddedBytes(try #require(JSONText.bytes(of: feed))))
    }
}
