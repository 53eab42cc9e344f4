import Errors

@testable import Calendar
@testable import CampusSignIn
@testable import DanXiKit
@testable import Feeds
@testable import FudanKit
@testable import HTTP
@testable import WebVPN
@testable import JSON
@testable import Markup
@testable import Networking
@testable import Text

let parserTargets: [String: Target] = [
    "json": parseJSON,
    "html": parseHTML,
    "feeds": parseFeed,
    "feed-dates": parseFeedDate,
    "selector": select,
    "charset": detectCharset,
    "cookies": receiveCookies,
    "dates": parseDates,
    "url": resolveURL,
    "webvpn": encodeForWebVPN,
    "totp": decodeSecrets,
    "token": readToken,
    "text": scanText,
    "icalendar": writeCalendar,
]

@Sendable private func parseJSON(_ bytes: [UInt8]) {
    guard let value = try? JSONValue.decode(PaddedBytes(bytes)), let text = JSONText.bytes(of: value) else { return }
    guard let again = try? JSONValue.decode(PaddedBytes(text)), let same = JSONText.bytes(of: again) else {
        return require(false, "JSON that was written can be read")
    }
    require(text == same, "JSON that was read and written stays the same")
}

@Sendable private func parseHTML(_ bytes: [UInt8]) {
    guard let document = try? HTMLDocument(bytes: bytes) else { return }
    _ = (document.title, document.text, document.select("p, td > a[href], :nth-child(2n+1):not(:empty)").count)
}

@Sendable private func parseFeed(_ bytes: [UInt8]) {
    if let feed = try? FeedParser.parse(bytes, charset: nil, url: "https://e.org/feed", until: nil) {
        require(feed.bozo == (feed.bozoReason != nil), "a feed has a reason if and only if it is marked as bozo")
        require(JSONText.bytes(of: feed) != nil, "a feed can be written as JSON")
    }
    guard let decoded = try? Charset.decodeXML(bytes, declared: nil), let repaired = try? XMLRepair.repaired(decoded.utf8, from: 0) else {
        return
    }
    let outcome = repaired.withUnsafeBufferPointer { try? XMLStream.parse($0, Ignoring(), until: nil) }
    require(repaired.isEmpty || outcome == nil || outcome?.error == nil, "a repaired document is well-formed: \(outcome?.error ?? "")")
}

private final class Ignoring: XMLStreamHandler {
    func start(_ tag: XMLTag) {}
    func end() {}
    func text(_ utf8: UnsafeBufferPointer<UInt8>) {}
}

@Sendable private func parseFeedDate(_ bytes: [UInt8]) {
    guard let time = FeedDate.parse(string(bytes)) else { return }
    require(FeedDate.parse(time.text)?.text == time.text, "a date that was written can be read")
}

/// Selects elements. The input is a selector, a line break, and an HTML page.
@Sendable private func select(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    guard let selector = try? MarkupAPI.selector(string(parts[0]), for: "markup.select"),
        let document = try? HTMLDocument(string(parts.count > 1 ? parts[1] : page[...]))
    else { return }
    _ = try? MarkupAPI.elements(in: document, selector, limit: 10, for: "markup.select")
}

/// Detects the charset of a document. The input is a media type, a line break, and the document.
@Sendable private func detectCharset(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    let charset = Charset.parameter(ofMediaType: string(parts[0]))
    Array(parts.count > 1 ? parts[1] : []).withUnsafeBufferPointer { document in
        try? Charset.withUTF8(document, declared: charset) { utf8 throws(DanXiError) in
            require(!utf8.contains(0), "the text has no NUL")
            require((try? UTF8Span(validating: utf8.span)) != nil, "the text is UTF-8")
        }
    }
}

@Sendable private func receiveCookies(_ bytes: [UInt8]) {
    let jar = CookieJar(now: { 1_800_000_000 })
    let url = "https://my.fudan.edu.cn/a/b"
    jar.receive(bytes.split(separator: 10).map { string($0) }, from: url, number: jar.prepare(url).number)
    for url in [url, "https://fudan.edu.cn/", "http://my.fudan.edu.cn/a/"] {
        guard let field = jar.prepare(url).field else { continue }
        require(!field.utf8.contains { $0 < 32 && $0 != 9 }, "a cookie has no control characters")
    }
}

@Sendable private func parseDates(_ bytes: [UInt8]) {
    let text = string(bytes)
    _ = (CookieDate.parse(text), DateScanner.times(in: text), TimeOfDay(text), ExamTime(text), DiaryTitle(text))
    if let date = CalendarDate(text) ?? DateScanner.firstDate(in: text)?.date {
        require(CalendarDate(date.description) == date, "a date that was written can be read")
        require(date.adding(days: 1).days(since: date) <= 1, "the next day is at most one day away")
    }
    if let time = Timestamp(text) {
        require(Timestamp(time.description) == time, "a timestamp that was written can be read")
        _ = CampusDateTime(time)
    }
}

/// Resolves a relative URL. The input is a reference, a line break, and a base URL.
@Sendable private func resolveURL(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1).map { string($0) }
    guard let reference = parts.first else { return }
    _ = (Origin(reference)?.description, UniversityURL.isUniversity(reference), try? UniversityURL.checked(reference, "url"))
    let base = parts.count > 1 ? parts[1] : "https://jwc.fudan.edu.cn/a/b.htm?c=d"
    guard let url = URLReference.resolve(reference, against: base), base.hasPrefix("https://jwc.fudan.edu.cn/") else { return }
    require(!url.utf8.contains { $0 <= 32 || $0 == 127 }, "a resolved URL has no spaces or control characters")
}

@Sendable private func encodeForWebVPN(_ bytes: [UInt8]) {
    let url = string(bytes)
    if let plain = WebVPNURL.decode(url) { _ = WebVPNURL.encode(plain) }
    guard let encoded = WebVPNURL.encode(url) else { return }
    require(encoded.hasPrefix("https://"), "WebVPN is reached with TLS")
    require(WebVPNURL.decode(encoded) != nil, "a URL through WebVPN can be decoded")
}

@Sendable private func decodeSecrets(_ bytes: [UInt8]) {
    _ = try? TOTP(string(bytes))
    if let key = Base32.decode(string(bytes)) { require(key.count <= bytes.count, "the decoded bytes are not longer than their Base32") }
    if let plain = Hex.decode(string(bytes)) {
        require(Hex.encode(plain) == string(bytes).lowercased(), "hexadecimal digits that were read and written stay the same")
    }
    require(Base64.decode(Base64.encode(bytes)) == bytes, "Base64 that was written can be read")
}

@Sendable private func readToken(_ bytes: [UInt8]) {
    _ = TokenClaims(string(bytes))?.expiresAt
}

@Sendable private func scanText(_ bytes: [UInt8]) {
    let text = string(bytes)
    _ = (NumberScanner.firstNumber(in: text), NumberScanner.integers(in: text), LenientDouble.parse(text))
    _ = (ScheduleText.meetings(text, teachers: ["A"]), SeatNumbers(script: text), Maintenance.self)
    require(Masking.excerpt(of: text).count <= 200, "an excerpt has at most 200 characters")
    var reader = ScriptReader(text)
    while reader.take("(") || reader.digits() != nil || reader.string() != nil {}
}

@Sendable private func writeCalendar(_ bytes: [UInt8]) {
    var writer = ICalendarWriter()
    writer.add("SUMMARY:" + ICalendarWriter.escaped(string(bytes)))
    for line in writer.content.components(separatedBy: "\r\n") {
        require(line.utf8.count <= 75, "a line has at most 75 octets")
        require(!line.utf8.contains { $0 < 32 && $0 != 9 }, "a line has no control characters")
    }
}

private let page = Array(
    """
    <html lang=zh><body><form><input name=a value=1 required><select><option selected>b</option></select></form>
    <table id=t class="x y"><tr><th>c<td>d<tr><td><a href=/e>f</a></table><p dir=rtl>g<p></p><ul><li>h<li>i<li>j</ul></body></html>
    """.utf8)

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
