extension SelectorParser {
    // MARK: Characters

    func character(_ offset: Int = 0) -> Unicode.Scalar? {
        let index = position + offset
        return characters.indices.contains(index) ? characters[index] : nil
    }

    var current: Unicode.Scalar? { character() }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    mutating func expect(_ scalar: Unicode.Scalar) throws(SelectorError) {
        if !take(scalar) { throw error("expected \(scalar), got \(described)") }
    }

    /// Skips white space and comments. Returns whether white space was among them.
    mutating func skipSpace() throws(SelectorError) -> Bool {
        var hasSpace = false
        while true {
            if let scalar = current, Self.isSpace(scalar) {
                hasSpace = true
                position += 1
            } else if current == "/", character(1) == "*" {
                try skipComment()
            } else {
                return hasSpace
            }
        }
    }

    mutating func skipComment() throws(SelectorError) {
        let start = position
        position += 2
        while !(current == "*" && character(1) == "/") {
            if current == nil { throw error("unterminated comment", at: start) }
            position += 1
        }
        position += 2
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
    }

    static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value >= 0x80 || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    static func isName(_ scalar: Unicode.Scalar) -> Bool {
        isNameStart(scalar) || scalar == "-" || ("0"..."9").contains(scalar)
    }

    // MARK: Tokens

    /// Whether a name starts at the current position.
    var beginsName: Bool {
        guard let first = current else { return false }
        if Self.isNameStart(first) { return true }
        if first == "\\" { return isEscape(at: 0) }
        guard first == "-", let second = character(1) else { return false }
        return Self.isNameStart(second) || second == "-" || (second == "\\" && isEscape(at: 1))
    }

    func isEscape(at offset: Int) -> Bool {
        // An escape at the end of the selector stands for U+FFFD (CSS Syntax, section 4.3.7).
        guard let next = character(offset + 1) else { return true }
        return next != "\n" && next != "\r" && next != "\u{C}"
    }

    mutating func name(_ what: String) throws(SelectorError) -> String {
        guard beginsName else { throw error("expected \(what), got \(described)") }
        return try nameCharacters()
    }

    mutating func nameCharacters() throws(SelectorError) -> String {
        var name = ""
        while let scalar = current {
            if Self.isName(scalar) {
                name.unicodeScalars.append(scalar)
                position += 1
            } else if scalar == "\\", isEscape(at: 0) {
                position += 1
                name.unicodeScalars.append(escaped())
            } else {
                break
            }
        }
        return name
    }

    /// Parses an escape, such as `\8bfe`, after its backslash.
    mutating func escaped() -> Unicode.Scalar {
        var value: UInt32 = 0
        var digits = 0
        while digits < 6, let digit = current.flatMap({ Character($0).isASCII ? Character($0).hexDigitValue : nil }) {
            value = value * 16 + UInt32(digit)
            digits += 1
            position += 1
        }
        if digits == 0 {
            guard let scalar = current else { return "\u{FFFD}" }
            position += 1
            return scalar
        }
        if current == "\r", character(1) == "\n" { position += 1 }
        if let scalar = current, Self.isSpace(scalar) { position += 1 }
        guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return scalar
    }

    mutating func string() throws(SelectorError) -> String {
        let start = position
        guard let quote = current else { throw error("expected a string, got the end") }
        position += 1
        var value = ""
        while let scalar = current, scalar != quote {
            if scalar == "\n" || scalar == "\r" || scalar == "\u{C}" { break }
            position += 1
            if scalar != "\\" {
                value.unicodeScalars.append(scalar)
            } else if current == "\r", character(1) == "\n" {
                position += 2
            } else if current == "\n" || current == "\r" || current == "\u{C}" {
                position += 1
            } else if current != nil {
                value.unicodeScalars.append(escaped())
            }
        }
        guard take(quote) else { throw error("unterminated string", at: start) }
        return value
    }

    // MARK: Errors

    func error(_ problem: String, at place: Int? = nil) -> SelectorError {
        SelectorError(selector: text, position: place ?? position, problem: problem)
    }

    /// Returns the error for a selector that exceeds a limit. `:is` and `:where` leave out a selector with any other error, but not with
    /// this error.
    func limit(_ problem: String, at place: Int? = nil) -> SelectorError {
        var error = error(problem, at: place)
        error.isLimit = true
        return error
    }

    var described: String {
        current.map { "`\($0)`" } ?? "the end"
    }

    func unexpected() -> SelectorError {
        switch current {
        case ")": error("unmatched )")
        case "]": error("unmatched ]")
        default: error("unexpected \(described)")
        }
    }
}
