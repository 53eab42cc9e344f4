import Markup
import Networking
import Text

/// The page that sends the browser to the site with a ticket. It has `form#logon[action]` with `input#ticket[value]`, or a script with
/// `locationValue = "…ticket=…"`, in which `&amp;` stands for `&` (`POST https://id.fudan.edu.cn/idp/authCenter/authnEngine`).
enum TicketPage {
    /// Whether a response may be a ticket page. This is cheaper than parsing the page.
    static func isLikely(_ response: HTTPResponse) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 65_536 else { return false }
        let text = String(decoding: response.body.bytes, as: UTF8.self)
        return text.contains("ticket") && (text.contains("locationValue") || text.contains("id=\"logon\""))
    }

    /// Returns the site's URL with the ticket. Nil if the page contains no ticket.
    static func url(in document: HTMLDocument, _ response: HTTPResponse) -> String? {
        let url: String
        if let action = document.first("form#logon[action]")?.attribute("action"),
            let ticket = document.first("input#ticket[value]")?.attribute("value"), !ticket.isEmpty
        {
            url = append(ticket, to: action)
        } else if let location = document.select("script").lazy.compactMap({ location(in: $0.rawText) }).first {
            url = location
        } else {
            return nil
        }
        return URLReference.resolve(url, against: response.request.url)
    }

    private static func append(_ ticket: String, to action: String) -> String {
        let fragmentless = action.prefix { $0 != "#" }
        let separator = fragmentless.contains("?") ? "&" : "?"
        return "\(fragmentless)\(separator)ticket=\(ticket.urlEncoded())\(action[fragmentless.endIndex...])"
    }

    private static func location(in script: String) -> String? {
        var rest = script[...]
        while let name = rest.firstRange(of: "locationValue") {
            rest = rest[name.upperBound...]
            let value = rest.drop { $0 == " " }.dropFirst().drop { $0 == " " }
            guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
            let url = value.dropFirst().prefix { $0 != quote }
            guard url.contains("ticket=") else { continue }
            return String(url).replacing("&amp;", with: "&").replacing("\\/", with: "/")
        }
        return nil
    }
}
