extension StringProtocol {
    /// The scheme of an absolute URL, such as `https`. Nil unless the string starts with a scheme and a colon (RFC 3986, section 3.1).
    public var urlScheme: SubSequence? {
        let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return scheme.first?.isLetter == true && self[scheme.endIndex...].first == ":" ? scheme : nil
    }
}
