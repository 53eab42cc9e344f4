import Markup
import Text

/// The meaning of an element, such as the title of an entry. Elements with different names in different formats can have the same meaning.
enum Role {
    /// An element whose children are treated as children of its parent.
    case transparent
    case ignored
    case channel, entry, source, person, image
    case title, otherTitle
    case link, atomLink
    case subtitle, summary, otherSummary, content
    case id
    case published, created, updated, date
    case language
    case author, name, email, uri
    case category, keywords
    case enclosure, thumbnail, picture, url, logo, icon
    case rights, generator, ttl, comments, sourceText
    case updatePeriod, updateFrequency, skippedHour, skippedDay
}

/// A vocabulary that feeds use. The namespace of an element determines its vocabulary. If the prefix of the element is not declared, the
/// prefix determines the vocabulary.
enum Vocabulary {
    case rss, atom, content, dublinCore, terms, media, podcast, syndication, xhtml, rdf, unknown

    /// - Parameters:
    ///   - uri: the namespace URI. Its case, a scheme and `www.` at its start, and slashes and number signs at its end are ignored.
    ///   - prefix: the prefix of the element, which is used if the namespace URI is empty.
    init(_ uri: String, prefix: String) {
        guard !uri.isEmpty else {
            self = Self.undeclared(prefix.lowercased())
            return
        }
        var name = uri.lowercased()[...]
        for start in ["https://", "http://", "www."] where name.hasPrefix(start) { name = name.dropFirst(start.count) }
        while let last = name.last, last == "/" || last == "#" { name = name.dropLast() }
        self =
            switch name {
            case "w3.org/2005/atom", "purl.org/atom/ns": .atom
            case "purl.org/rss/1.0", "my.netscape.com/rdf/simple/0.9", "channel.netscape.com/rdf/simple/0.9",
                "blogs.law.harvard.edu/tech/rss", "cyber.law.harvard.edu/rss", "my.netscape.com/publish/formats/rss-0.91.dtd":
                .rss
            case _ where name.hasPrefix("backend.userland.com/rss"): .rss
            case "purl.org/rss/1.0/modules/content": .content
            case "purl.org/dc/elements/1.1", "purl.org/dc/elements/1.0": .dublinCore
            case "purl.org/dc/terms": .terms
            case "search.yahoo.com/mrss": .media
            case "itunes.com/dtds/podcast-1.0.dtd": .podcast
            case "purl.org/rss/1.0/modules/syndication": .syndication
            case "w3.org/1999/xhtml": .xhtml
            case "w3.org/1999/02/22-rdf-syntax-ns": .rdf
            default: .unknown
            }
    }

    private static func undeclared(_ prefix: String) -> Vocabulary {
        switch prefix {
        case "": .rss
        case "atom": .atom
        case "content": .content
        case "dc": .dublinCore
        case "dcterms": .terms
        case "media": .media
        case "itunes": .podcast
        case "sy": .syndication
        case "xhtml": .xhtml
        case "rdf": .rdf
        default: .unknown
        }
    }

    /// Returns the role of an element.
    /// - Parameter name: the local name in lower case.
    func role(of name: String) -> Role {
        switch self {
        case .rss: Self.rss(name)
        case .atom: Self.atom(name)
        case .content: name == "encoded" ? .content : .ignored
        case .dublinCore, .terms: Self.dublinCore(name)
        case .media: Self.media(name)
        case .podcast: Self.podcast(name)
        case .syndication: name == "updateperiod" ? .updatePeriod : name == "updatefrequency" ? .updateFrequency : .ignored
        case .xhtml: name == "body" || name == "div" ? .content : .ignored
        case .rdf: name == "rdf" ? .transparent : .ignored
        case .unknown: .ignored
        }
    }

    private static func rss(_ name: String) -> Role {
        switch name {
        case "rss": .transparent
        case "channel": .channel
        case "item": .entry
        case "image": .image
        case "title": .title
        case "link": .link
        case "description": .summary
        case "body", "fullitem": .content
        case "guid": .id
        case "pubdate": .published
        case "lastbuilddate": .updated
        case "language": .language
        case "author", "managingeditor": .author
        case "category": .category
        case "enclosure": .enclosure
        case "url": .url
        case "copyright": .rights
        case "generator": .generator
        case "ttl": .ttl
        case "skiphours", "skipdays": .transparent
        case "hour": .skippedHour
        case "day": .skippedDay
        case "comments": .comments
        case "source": .sourceText
        default: .ignored
        }
    }

    private static func atom(_ name: String) -> Role {
        switch name {
        case "feed": .channel
        case "entry": .entry
        case "source": .source
        case "author": .person
        case "name": .name
        case "email": .email
        case "uri", "url": .uri
        case "title": .title
        case "link": .atomLink
        case "subtitle", "tagline": .subtitle
        case "summary": .summary
        case "content": .content
        case "id": .id
        case "published", "issued": .published
        case "created": .created
        case "updated", "modified": .updated
        case "category": .category
        case "logo": .logo
        case "icon": .icon
        case "rights", "copyright": .rights
        case "generator": .generator
        default: .ignored
        }
    }

    private static func dublinCore(_ name: String) -> Role {
        switch name {
        case "title": .otherTitle
        case "creator", "author": .author
        case "date": .date
        case "issued": .published
        case "created": .created
        case "modified": .updated
        case "subject": .category
        case "description", "abstract": .otherSummary
        case "language": .language
        case "rights": .rights
        default: .ignored
        }
    }

    private static func media(_ name: String) -> Role {
        switch name {
        case "group": .transparent
        case "content": .enclosure
        case "thumbnail": .thumbnail
        case "title": .otherTitle
        case "description": .otherSummary
        case "category": .category
        case "keywords": .keywords
        default: .ignored
        }
    }

    private static func podcast(_ name: String) -> Role {
        switch name {
        case "author": .author
        case "title": .otherTitle
        case "subtitle", "summary": .otherSummary
        case "image": .picture
        case "category": .category
        case "keywords": .keywords
        default: .ignored
        }
    }
}
