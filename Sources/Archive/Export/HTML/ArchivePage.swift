import Crypto
import Errors
import Text

/// The frame of a page: its head with the rules for the browser, the links to all other pages, and its content.
struct ArchivePage {
    let title: String
    /// The file, such as `pages/scores.html`.
    let path: String
    /// The file of the page that is marked in the links: another one than `path` for the page of a thread.
    var section: String?
    /// Whether the page has ``SearchScript``.
    var hasScript = false

    /// The path from the page to the folder of the archive, such as `../`.
    var root: String { Self.root(of: path) }

    static func root(of path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    func document(_ site: ArchiveSite, _ content: (inout HTMLFragment) -> Void) throws(DanXiError) -> String {
        var html = HTMLFragment()
        let policy = try policy()
        html.element("html", ["lang": site.words("zh-CN", "en")]) { html in
            html.element("head") { html in
                html.start("meta", ["charset": "utf-8"])
                html.start("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
                html.start("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"])
                html.start("meta", ["name": "referrer", "content": "no-referrer"])
                html.start("meta", ["name": "robots", "content": "noindex"])
                html.element("title", text: title)
                html.raw("style", PageStyle.sheet)
            }
            html.line()
            html.element("body") { html in
                html.element("header") { links(&$0, site) }
                html.line()
                html.element("main") { html in
                    html.element("h1", ["dir": "auto"], text: title)
                    content(&html)
                }
                html.line()
                html.element("footer") { html in
                    html.text(
                        site.words("由 danxi archive 写成。这里的一切都在这个文件夹里。", "Written by danxi archive. Everything here is in this folder."))
                }
                if hasScript { html.raw("script", SearchScript.source) }
            }
        }
        return "<!DOCTYPE html>\n" + html.source + "\n"
    }

    private func links(_ html: inout HTMLFragment, _ site: ArchiveSite) {
        html.element("nav") { html in
            for section in site.sections {
                let isCurrent = section.path == (self.section ?? path)
                html.element(
                    "a", ["href": root + section.path, "aria-current": isCurrent ? "page" : nil], text: section.title)
            }
        }
    }

    /// Returns the rules for the browser (CSP): only this style sheet and this script, and only images in the folder.
    private func policy() throws(DanXiError) -> String {
        let style = try Self.source(of: PageStyle.sheet)
        let script = hasScript ? " script-src \(try Self.source(of: SearchScript.source));" : ""
        return "default-src 'none'; style-src \(style);\(script) img-src 'self' file:; base-uri 'none'; form-action 'none'"
    }

    private static func source(of constant: StaticString) throws(DanXiError) -> String {
        "'sha256-\(Base64.encode(try SHA2.hash256(of: "\(constant)")))'"
    }
}
