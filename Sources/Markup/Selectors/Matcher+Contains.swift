import CLibXML2

extension Matcher {
    /// Returns whether the node's text contains a string. White space is collapsed in both.
    func containsText(_ node: Node, _ wanted: SelectorProgram.Text, isOwn: Bool) -> Bool {
        if wanted.count == 0 { return true }
        var bytes: [UInt8] = []
        func append(_ text: UnsafePointer<UInt8>) {
            var pointer = text
            while pointer.pointee != 0 {
                let isNoBreakSpace = pointer.pointee == 0xC2 && pointer[1] == 0xA0
                if isNoBreakSpace || Self.isSpace(pointer.pointee) {
                    if bytes.last != 0x20 { bytes.append(0x20) }
                    pointer += isNoBreakSpace ? 2 : 1
                } else {
                    bytes.append(pointer.pointee)
                    pointer += 1
                }
            }
        }
        if isOwn {
            var child = node.firstChild
            while let current = child {
                if current.isText, let text = current.pointee.content { append(text) }
                child = current.pointee.next
            }
        } else {
            TextRendering.forEachText(below: node, append)
        }
        bytes.append(0)
        return bytes.withUnsafeBufferPointer { xmlStrstr($0.baseAddress, cString(wanted)) != nil }
    }
}
