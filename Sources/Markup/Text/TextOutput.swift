/// The layout of visible text: white space is collapsed, and line breaks and tabs are written between visible characters.
struct TextOutput {
    private var bytes: [UInt8] = []
    // White space that is written before the next visible character.
    private var space = false
    private var lineBreaks = 0
    private var tabs = 0
    private var isLineEmpty = true

    mutating func breakLine() {
        lineBreaks += 1
        tabs = 0
        space = false
        isLineEmpty = true
    }

    /// Starts a new line unless the current one is empty.
    mutating func beginLine() {
        if !isLineEmpty { breakLine() }
    }

    mutating func tab() {
        tabs += 1
        space = false
    }

    mutating func append(_ text: UnsafePointer<UInt8>, keepsSpace: Bool) {
        var pointer = text
        while true {
            let byte = pointer.pointee
            switch byte {
            case 0: return
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                pointer += 1
                if !keepsSpace {
                    if !isLineEmpty { space = true }
                } else if byte == 0x0A {
                    breakLine()
                } else if byte != 0x0D {
                    write(byte)
                }
            // U+00A0 (no-break space) becomes a space that does not collapse.
            case 0xC2 where pointer[1] == 0xA0:
                pointer += 2
                write(0x20)
            default:
                var end = pointer + 1
                while end.pointee > 0x20, end.pointee != 0xC2 { end += 1 }
                writePending()
                bytes.append(contentsOf: UnsafeBufferPointer(start: pointer, count: end - pointer))
                pointer = end
            }
        }
    }

    private mutating func write(_ byte: UInt8) {
        writePending()
        bytes.append(byte)
    }

    private mutating func writePending() {
        if lineBreaks > 0 {
            if !bytes.isEmpty { bytes.append(contentsOf: repeatElement(0x0A, count: lineBreaks)) }
            lineBreaks = 0
        }
        if tabs > 0 {
            bytes.append(contentsOf: repeatElement(0x09, count: tabs))
            tabs = 0
        } else if space {
            bytes.append(0x20)
        }
        space = false
        isLineEmpty = false
    }

    var text: String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x09 }
        let end = (bytes.lastIndex { !isSpace($0) } ?? -1) + 1
        return String(decoding: bytes.prefix(end).drop(while: isSpace), as: UTF8.self)
    }
}
