import CLibXML2

extension Matcher {
    /// Returns whether an element passes a test of the program.
    mutating func passes(_ index: Int, _ node: Node) -> Bool {
        let test = program.tests[index]
        if test.kind == .anchor { return node == scope }
        // The document itself matches no test but `.anchor`.
        guard node.isElement else { return false }
        switch test.kind {
        case .anchor, .never: return false
        case .type: return equal(node.pointee.name, cString(isHTML ? test.lower : test.name))
        case .prefix:
            return test.name.count == 0
                ? node.pointee.ns?.pointee.prefix == nil : equal(node.pointee.ns?.pointee.prefix, cString(test.name))
        case .id: return node.attribute("id").map { equal($0.value, cString(test.name)) } ?? false
        case .class: return node.attribute("class").map { containsWord($0.value, test.name, ignoringCase: false) } ?? false
        case .hasAttribute, .equals, .includes, .dash, .begins, .ends, .holds: return matchesAttribute(test, node)
        case .scope: return node == (scope.isElement ? scope : root)
        case .root: return node == root
        case .empty: return isEmpty(node)
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType: return matchesNth(test, node)
        case .onlyChild: return node.previousElement == nil && node.nextElement == nil
        case .onlyOfType:
            return position(of: node, among: .sameName, .fromFirst, atMost: 1) == 1
                && position(of: node, among: .sameName, .fromLast, atMost: 1) == 1
        case .anyOf: return matches(list: list(test), node)
        case .noneOf: return !matches(list: list(test), node)
        case .has:
            for complex in list(test) where has(program.complexes[complex], node) { return true }
            return false
        case .contains: return containsText(node, test.value, index)
        case .containsOwn: return containsOwnText(node, test.value)
        case .language: return isInLanguage(node, range: test.value)
        case .form(let state): return isHTML && FormElement(node, forms).isIn(state)
        case .direction(let direction): return isHTML && Directionality.of(node, directions) == direction
        }
    }

    func list(_ test: SelectorProgram.Test) -> Range<Int> {
        program.lists.indices.contains(Int(test.list)) ? program.lists[Int(test.list)] : 0..<0
    }

    func cString(_ text: SelectorProgram.Text) -> UnsafePointer<UInt8> { texts + Int(text.offset) }

    func equal(_ one: UnsafePointer<UInt8>?, _ other: UnsafePointer<UInt8>) -> Bool {
        guard let one else { return false }
        // Fast path: most names differ in the first byte.
        return one.pointee == other.pointee && xmlStrcmp(one, other) == 0
    }

    /// Returns whether a node has no elements and no text except white space.
    func isEmpty(_ node: Node) -> Bool {
        var child = node.firstChild
        while let current = child {
            if current.isElement || current.pointee.type == XML_ENTITY_REF_NODE { return false }
            if current.isText, var text = UnsafePointer(current.pointee.content) {
                while Self.isSpace(text.pointee) { text += 1 }
                if text.pointee != 0 { return false }
            }
            child = current.pointee.next
        }
        return true
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }
}
