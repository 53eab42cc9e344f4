import Markup

extension HTMLElement {
    func hasClass(_ name: String) -> Bool {
        (self["class"] ?? "").split(whereSeparator: \.isWhitespace).contains { $0 == name }
    }
}
