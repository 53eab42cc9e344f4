import Errors
import Networking

// The helpers of the seed, over an answer as a whole: its headers tell the encoding, and its request the place.

/// Whether the page has an element that the selector matches; an answer that is no HTML has none.
package func existHTMLElement(_ data: HTTPResponse, selector: Selector) -> Bool {
    (try? HTMLDocument(data))?.first(selector) != nil
}

/// Parses the page.
package func decodeHTMLDocument(_ data: HTTPResponse) throws(DanXiError) -> HTMLDocument {
    try HTMLDocument(data)
}

/// The first element of the page that the selector matches.
/// - Parameter service: whose page it is, for the message of the error.
/// - Throws: `pageChanged` if there is none.
package func decodeHTMLElement(_ data: HTTPResponse, selector: Selector, service: String) throws(DanXiError) -> HTMLElement {
    try HTMLDocument(data).require(selector, service: service)
}

/// The elements of the page that the selector matches.
/// - Parameter service: whose page it is, for the message of the error.
/// - Throws: `pageChanged` if there are none.
package func decodeHTMLElementList(_ data: HTTPResponse, selector: Selector, service: String) throws(DanXiError) -> [HTMLElement] {
    try HTMLDocument(data).requireAll(selector, service: service)
}

extension HTMLDocument: APIParsable {
    /// Parses the body as HTML.
    package static func parse(_ response: HTTPResponse) throws -> Self {
        try Self(response)
    }
}

extension XMLDocument: APIParsable {
    /// Parses the body as XML.
    package static func parse(_ response: HTTPResponse) throws -> Self {
        try Self(response)
    }
}
