import Markup

extension HTMLElement {
    /// Whether the element has a class.
    func hasClass(_ name: String) -> Bool {
        (self["class"] ?? "").split(whereSeparator: \.isWhitespace).contains { $0 == name }
    }
}
