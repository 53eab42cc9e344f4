import Text

/// A name for a file or folder, made from a name that a server sent. It is one component of a path on every common file system.
package enum SafeName {
    /// The maximum length in UTF-8. File systems allow 255 bytes. The rest is for a number that ``numbered(_:_:)`` adds.
    private static let limit = 200
    /// The maximum length of an extension that a shortened name keeps, in UTF-8.
    private static let extensionLimit = 16
    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// Returns a name without slashes, control characters, and characters that some file systems refuse. The name is neither empty nor hidden,
    /// and has at most 200 bytes.
    package static func of(_ name: some StringProtocol) -> String {
        let scalars = name.unicodeScalars.map { isAllowed($0) ? $0 : "_" }
        var text = trimmed(String(String.UnicodeScalarView(scalars)))
        // A hidden file would be overlooked, and some programs take it for their settings.
        if text.hasPrefix(".") { text = "_" + text.dropFirst() }
        if devices.contains(text.prefix { $0 != "." }.lowercased()) { text = "_" + text }
        return text.isEmpty ? "_" : shortened(text)
    }

    /// Returns the name with a number before its extension: `讲义 (2).pdf`.
    package static func numbered(_ name: String, _ number: Int) -> String {
        let (stem, suffix) = parts(name)
        return "\(stem) (\(number))\(suffix)"
    }

    /// Returns a form of the name that is equal for two names that some file systems do not distinguish.
    package static func folded(_ name: String) -> String { name.lowercased() }

    /// Returns the name without white space at its ends, and without dots at its end, which Windows removes.
    private static func trimmed(_ name: String) -> String {
        var name = name.trimmed[...]
        while let last = name.last, last == "." || last.isWhitespace { name.removeLast() }
        return String(name)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Formatting characters can make a name look like another one, such as by a change of the direction of writing.
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: !#"/\:*?"<>|"#.unicodeScalars.contains(scalar)
        }
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > limit else { return name }
        let (stem, suffix) = parts(name)
        var rest = stem[...]
        while rest.utf8.count + suffix.utf8.count > limit { rest.removeLast() }
        let kept = trimmed(String(rest))
        return (kept.isEmpty ? "_" : kept) + suffix
    }

    private static func parts(_ name: String) -> (stem: String, suffix: String) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[dot...].utf8.count <= extensionLimit else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }
}
