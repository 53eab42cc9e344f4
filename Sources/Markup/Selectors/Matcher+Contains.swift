import CLibXML2

extension Matcher {
    /// Returns whether the text of a node and its descendants, with collapsed white space, contains a string.
    /// - Parameter test: index of the test in the program, under which ``TextSearches`` keeps the occurrences of the string.
    mutating func containsText(_ node: Node, _ wanted: SelectorProgram.Text, _ test: Int) -> Bool {
        if wanted.count == 0 { return true }
        let string = UnsafeBufferPointer(start: cString(wanted), count: Int(wanted.count))
        if let isFound = searches.contains(node, string, test: test) { return isFound }
        // The node is outside of the searched part of the tree, for example because it is an ancestor of the start of the selection.
        var bytes: [UInt8] = []
        TextRendering.forEachText(below: node) { Self.append($0, to: &bytes) }
        return !TextSearches.occurrences(of: string, in: bytes).isEmpty
    }

    /// Returns whether the text of an element, without that of its child elements, contains a string.
    func containsOwnText(_ node: Node, _ wanted: SelectorProgram.Text) -> Bool {
        if wanted.count == 0 { return true }
        let string = UnsafeBufferPointer(start: cString(wanted), count: Int(wanted.count))
        var bytes: [UInt8] = []
        var child = node.firstChild
        while let current = child {
            if current.isText, let text = current.pointee.content { Self.append(text, to: &bytes) }
            child = current.pointee.next
        }
        return !TextSearches.occurrences(of: string, in: bytes).isEmpty
    }

    private static func append(_ text: UnsafePointer<UInt8>, to bytes: inout [UInt8]) {
        CollapsedText.forEachByte(of: text) { byte in
            if byte != 0x20 || bytes.last != 0x20 { bytes.append(byte) }
        }
    }
}
