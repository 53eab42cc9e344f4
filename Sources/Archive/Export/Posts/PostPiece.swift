/// A part of a post of the community, whose text is Markdown. Other markup stays text.
enum PostPiece: Equatable {
    case text(String)
    /// A link to a page, as Markdown or as a bare address. It begins with `http://` or `https://`.
    case link(label: String, url: String)
    /// An image at an address that begins with `http://` or `https://`.
    case image(label: String, url: String)
    /// A sticker of the community's apps, whose address is a name such as `dx_heart`.
    case sticker(String)
    /// A quotation of a floor: `##7`.
    case floor(Int)
    /// A quotation of a hole: `#2`.
    case hole(Int)
    /// Text in a code span.
    case code(String)
    /// Lines of a fenced block.
    case codeBlock(String)

    /// The beginning of a post as one line, without its quotations.
    static func excerpt(of text: String, maximalCount: Int = 120, image: String) -> String {
        let words = PostReader.pieces(of: String(text.prefix(maximalCount * 4))).map { piece in
            switch piece {
            case .text(let text), .code(let text), .codeBlock(let text), .link(let text, _): text
            case .image: image
            case .sticker(let name): "[\(name)]"
            case .floor, .hole: ""
            }
        }
        let line = words.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > maximalCount ? line.prefix(maximalCount - 1) + "…" : line
    }
}
