import Errors
import TestSupport
import Testing

@testable import Feeds

@Suite("Values in feeds")
struct ValueTests {
    @Test(
        "A link is resolved, and characters that a URL must not have are percent-encoded",
        arguments: [
            ("https://e.org/a?b=1&c=[2]#d", nil, "https://e.org/a?b=1&c=[2]#d"), ("  http://e.org/a b ", nil, "http://e.org/a%20b"),
            ("http://e.org/\"<>\\^`{|}", nil, "http://e.org/%22%3C%3E%5C%5E%60%7B%7C%7D"),
            ("http://e.org/复", nil, "http://e.org/%E5%A4%8D"),
            ("", nil, nil), ("  ", "http://e.org/", nil), ("JavaScript:x", nil, nil), ("vbscript:x", nil, nil),
            ("data:text/html,x", nil, nil),
            (" javascript:x", "http://e.org/", nil), ("mailto:a@b.org", "http://e.org/", "mailto:a@b.org"), ("a/b", nil, "a/b"),
            ("a/b", "http://e.org/x/y", "http://e.org/x/a/b"), ("http://中文.cn/a", nil, "http://xn--fiq228c.cn/a"),
        ] as [(String, String?, String?)])
    func links(link: String, base: String?, url: String?) { #expect(FeedURL.resolve(link, against: base) == url) }

    @Test(
        "A base is an absolute http or https URL, and another one is ignored",
        arguments: [
            ("http://e.org/a", nil, "http://e.org/a"), ("b/", "http://e.org/a/c", "http://e.org/a/b/"), ("b/", nil, nil),
            ("ftp://e.org/", "http://e.org/", "http://e.org/"), ("", "http://e.org/", "http://e.org/"),
        ] as [(String, String?, String?)])
    func bases(reference: String, base: String?, url: String?) { #expect(FeedURL.base(reference, within: base) == url) }

    @Test(
        "A URL with a user name, without a host or with another scheme is refused, and the error says why",
        arguments: [
            ("https://a:b@e.org/", "must not contain a user name or password."),
            ("https://a@e.org/", "must not contain a user name or password."),
            ("ftp://e.org/", "expected an absolute http or https URL."), ("e.org", "expected an absolute http or https URL."),
            ("", "expected an absolute http or https URL."), ("https://--/", "expected an absolute http or https URL."),
        ])
    func refused(url: String, reason: String) async {
        let error = await failure { try FeedURL.checked(url, "feeds.fetch") }
        #expect(error?.code == .invalidArgument && error?.message == "feeds.fetch: `url`: \(reason)")
    }

    @Test(
        "White space in a text is collapsed",
        arguments: [
            ("a b", "a b"), (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\nb", "a b"), ("\ta\r\n b\u{a0}c", "a b c"), ("", ""), (" ", ""),
            ("a", "a"),
        ])
    func oneLine(text: String, expected: String) { #expect(PlainText.oneLine(text) == expected) }

    @Test(
        "Markup is removed from a text that looks like HTML, and other texts stay",
        arguments: [
            ("<b>a</b>", "a"), ("a<br/>b", "a b"), ("a <b", "a <b"), ("1 < 2 > 0", "1 < 2 > 0"), ("a &amp; b", "a & b"),
            ("a &amp b", "a &amp b"),
            ("a & b; c", "a & b; c"), ("&lt;x", "<x"), ("&;", "&;"), ("&x;", "&x;"), ("&gt;", ">"), ("&#8230;", "…"),
            ("a / b > c", "a / b > c"), ("&&lt;", "&<"),
            ("</b>", ""), ("/>", "/>"), ("&a-lt;", "&a-lt;"), ("&#147;a", "“a"),
        ])
    func ambiguous(text: String, expected: String) { #expect(PlainText.of(ambiguous: text) == expected) }

    @Test(
        "HTML becomes its visible text, and a text without markup stays",
        arguments: [("a  b", "a b"), ("<p>a</p> <p>b</p>", "a b"), ("&lt;b&gt;", "<b>"), ("", "")])
    func html(text: String, expected: String) { #expect(PlainText.of(html: text) == expected) }

    @Test("Numbers of references from 128 to 159 mean characters of Windows-1252, and others stay")
    func windows1252() {
        let text = String(String.UnicodeScalarView((UInt32(0x7E)...0xA2).compactMap { Unicode.Scalar($0) }))
        let expected = "~\u{7f}€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\u{A0}¡¢"
        #expect(Windows1252.withoutControls(text) == expected)
        for text in ["", "a", "é", "\u{a0}", "Â", "复"] { #expect(Windows1252.withoutControls(text) == text) }
        for text in ["\u{80}", "é\u{80}", "\u{a0}\u{80}\u{a0}"] {
            #expect(Windows1252.withoutControls(text) == text.replacing("\u{80}", with: "€"))
        }
        #expect(Windows1252.withoutControls("\u{9f}") == "Ÿ")
    }

    @Test(
        "A name and an address of an author are told apart",
        arguments: [
            ("a@b.org", nil, "a@b.org"), ("Ann", "Ann", nil), ("Ann <a@b.org>", "Ann", "a@b.org"), ("a@b.org (Ann  B)", "Ann B", "a@b.org"),
            ("<a@b.org>", nil, "a@b.org"), ("(a@b.org)", nil, "a@b.org"), ("a@b.org ()", nil, "a@b.org"),
            ("Ann (a@b.org)", "Ann", "a@b.org"),
            ("a@b.org <Ann>", "Ann", "a@b.org"), ("Ann (Editor)", "Ann (Editor)", nil), ("a@b", "a@b", nil), ("@b.org", "@b.org", nil),
            ("a@b@c.org", "a@b@c.org", nil), ("a b@c.org", "a b@c.org", nil), ("Ann>", "Ann>", nil),
            ("Ann (x) (a@b.org)", "Ann (x)", "a@b.org"),
        ] as [(String, String?, String?)])
    func authors(text: String, name: String?, email: String?) {
        #expect(FeedAuthor(text: text) == FeedAuthor(name: name, email: email, url: nil))
    }

    @Test("An empty author is none", arguments: ["", " ", "\n"])
    func noAuthor(text: String) { #expect(FeedAuthor(text: text) == nil) }

    @Test(
        "A vocabulary is recognized by its namespace in several forms",
        arguments: [
            ("http://www.w3.org/2005/Atom", .atom), ("https://www.w3.org/2005/Atom/", .atom), ("w3.org/2005/atom##", .atom),
            ("http://purl.org/atom/ns#", .atom), ("http://purl.org/rss/1.0/", .rss), ("http://my.netscape.com/rdf/simple/0.9/", .rss),
            ("http://channel.netscape.com/rdf/simple/0.9/", .rss), ("http://blogs.law.harvard.edu/tech/rss", .rss),
            ("http://cyber.law.harvard.edu/rss", .rss), ("http://my.netscape.com/publish/formats/rss-0.91.dtd", .rss),
            ("http://backend.userland.com/RSS2", .rss), ("http://purl.org/rss/1.0/modules/content/", .content),
            ("http://purl.org/dc/elements/1.1/", .dublinCore), ("http://purl.org/dc/elements/1.0/", .dublinCore),
            ("http://purl.org/dc/terms/", .terms),
            ("http://search.yahoo.com/mrss/", .media), ("http://www.itunes.com/dtds/podcast-1.0.dtd", .podcast),
            ("http://purl.org/rss/1.0/modules/syndication/", .syndication), ("http://www.w3.org/1999/xhtml", .xhtml),
            ("http://www.w3.org/1999/02/22-rdf-syntax-ns#", .rdf), ("http://e.org/", .unknown), ("#", .unknown),
        ] as [(String, Vocabulary)])
    func namespaces(uri: String, vocabulary: Vocabulary) {
        // The prefix of another vocabulary does not count.
        #expect(Vocabulary(uri, prefix: "dc") == vocabulary)
    }

    @Test(
        "The prefix of an element tells its vocabulary if it is not declared",
        arguments: [
            ("", .rss), ("atom", .atom), ("content", .content), ("DC", .dublinCore), ("dcterms", .terms), ("media", .media),
            ("itunes", .podcast),
            ("sy", .syndication), ("xhtml", .xhtml), ("rdf", .rdf), ("x", .unknown),
        ] as [(String, Vocabulary)])
    func prefixes(prefix: String, vocabulary: Vocabulary) { #expect(Vocabulary("", prefix: prefix) == vocabulary) }

    @Test(
        "The hash of a content stays the same in later versions, so that unchanged feeds are recognized",
        arguments: [
            ("", 0), ("a", -7_648_703_172_648_305_999), ("abcdefgh", 2_973_775_550_965_688_241), ("abcdefghi", 2_273_111_025_757_079_567),
            ("abcdefghijklmnopq", -7_394_481_354_065_053_472),
        ])
    func hashes(text: String, hash: Int) {
        #expect(Array(text.utf8).withUnsafeBytes(ContentHash.of) == hash)
    }

    @Test(
        "The time between two updates follows from the period and the number of updates in it",
        arguments: [
            (nil, nil, nil), ("hourly", nil, 3600), ("Daily", nil, 86_400), ("weekly", 7, 86_400), ("monthly", nil, 2_592_000),
            ("yearly", nil, 31_536_000), (nil, 2, 43_200), ("daily", 0, nil), ("daily", -1, nil), ("often", 1, nil),
        ] as [(String?, Int?, Int?)])
    func rhythm(period: String?, frequency: Int?, seconds: Int?) {
        var rhythm = FeedRhythm()
        (rhythm.period, rhythm.frequency) = (period, frequency)
        #expect(rhythm.interval == seconds)
    }

    @Test("The time that a feed states is the longer of its ttl and its rhythm, at most a day")
    func statedIntervals() throws {
        for (elements, seconds) in [
            ("", nil), ("<ttl>0</ttl>", 0), ("<ttl>60</ttl>", 3600), ("<ttl>1440</ttl>", 86_400), ("<ttl>1441</ttl>", 86_400),
            ("<ttl>9223372036854775807</ttl>", 86_400), ("<sy:updatePeriod>hourly</sy:updatePeriod>", 3600),
            ("<ttl>1</ttl><sy:updatePeriod>hourly</sy:updatePeriod>", 3600),
            ("<ttl>90</ttl><sy:updatePeriod>hourly</sy:updatePeriod>", 5400),
            ("<sy:updatePeriod>weekly</sy:updatePeriod>", 86_400),
        ] as [(String, Int?)] {
            let document =
                "<rss version='2.0' xmlns:sy='http://purl.org/rss/1.0/modules/syndication/'><channel>\(elements)</channel></rss>"
            let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
            #expect(RefreshSchedule.interval(of: feed) == seconds.map { $0 * 1000 }, "\(elements)")
        }
    }

    @Test(
        "The delay doubles with each failure from five minutes to a day",
        arguments: [(0, 300), (1, 300), (2, 600), (3, 1200), (9, 76_800), (10, 86_400), (17, 86_400), (18, 86_400), (1000, 86_400)])
    func delays(failures: Int, seconds: Int) { #expect(RefreshSchedule.delay(afterFailures: failures) == seconds * 1000) }

    @Test("The hours and days that a feed skips become bits")
    func skippedTimes() throws {
        let document =
            "<rss version='2.0'><channel><skipHours><hour>0</hour><hour>23</hour></skipHours><skipDays><day>Sunday</day><day>Saturday</day></skipDays></channel></rss>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        let skipped = SkippedTimes(of: feed)
        #expect(skipped.hours == 1 << 23 | 1 && skipped.days == 0b100_0001)
        let hour = 3_600_000
        // 1 January 1970 was a Thursday: Saturday begins after 48 hours.
        for (time, next) in [(48 * hour - 1, 97 * hour), (47 * hour - 1, 47 * hour - 1), (95 * hour, 97 * hour), (97 * hour, 97 * hour)] {
            #expect(skipped.next(from: time) == next, "\(time)")
        }
    }
}
