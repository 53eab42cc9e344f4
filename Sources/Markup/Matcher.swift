import CLibXML2

/// Finds the elements that a compiled selector matches.
struct Matcher {
    private let program: SelectorProgram
    private let texts: UnsafePointer<UInt8>
    private let isHTML: Bool
    private let root: Node?
    /// Where the selection starts, an element or the document, of `:has` the element in question.
    private var anchor: Node
    private let scope: Node
    private var memo = Memo()
    /// What is known of the arguments of `:has`.
    private var known = Known()
    private var steps = 0
    private var wasCancelled = false

    /// Walks the elements below a node in document order.
    /// - Parameter found: receives each match, and says whether to go on.
    static func select(_ program: SelectorProgram, from start: SelectionRoot, _ found: (Node) -> Bool) {
        program.texts.withUnsafeBufferPointer { texts in
            guard let base = texts.baseAddress else { return }
            var matcher = Matcher(program, texts: base, tree: start.tree, scope: start.node)
            var node = start.node.firstChild
            while let current = node {
                if current.isElement, matcher.matches(list: program.top, current), !found(current) { return }
                node = current.next(within: start.node)
                if matcher.isCancelled() { return }
            }
        }
    }

    static func first(_ program: SelectorProgram, from start: SelectionRoot) -> Node? {
        var result: Node?
        select(program, from: start) { node in
            result = node
            return false
        }
        return result
    }

    private init(_ program: SelectorProgram, texts: UnsafePointer<UInt8>, tree: Tree, scope: Node) {
        self.program = program
        self.texts = texts
        isHTML = tree.isHTML
        root = tree.root
        anchor = scope
        self.scope = scope
    }

    // MARK: Combinators

    private enum Outcome {
        case matches
        /// This element fails; another one may match.
        case failsHere
        /// So do all its siblings.
        case failsForSiblings
        /// So do all its siblings and ancestors.
        case failsEverywhere
    }

    private mutating func matches(list: Range<Int>, _ node: Node) -> Bool {
        for index in list where match(program.complexes[index].first, node) == .matches { return true }
        return false
    }

    /// Matches a compound and everything to its left. How a failure bounds the search for other elements keeps it from growing with
    /// the power of the combinators.
    private mutating func match(_ index: Int, _ node: Node) -> Outcome {
        let compound = program.compounds[index]
        for test in compound.tests where !matches(program.tests[test], node) { return .failsHere }
        switch compound.left {
        case .none:
            return .matches
        case .descendant:
            var ancestor = parent(of: node)
            while let current = ancestor {
                let outcome = match(index + 1, current)
                if outcome == .matches || outcome == .failsEverywhere { return outcome }
                ancestor = parent(of: current)
            }
            return .failsEverywhere
        case .child:
            guard let parent = parent(of: node) else { return .failsEverywhere }
            let outcome = match(index + 1, parent)
            return outcome == .matches || outcome == .failsEverywhere ? outcome : .failsForSiblings
        case .next:
            guard let previous = node.previousElement else { return .failsForSiblings }
            return match(index + 1, previous)
        case .following:
            return matchFollowing(index + 1, node)
        }
    }

    /// Whether an element before this one matches. What was found for an element far from the first one is kept, so that a long row
    /// of siblings is not walked again for each of them.
    private mutating func matchFollowing(_ index: Int, _ node: Node) -> Outcome {
        var steps = 0
        var outcome = Outcome.failsForSiblings
        var sibling = node.previousElement
        while let current = sibling {
            let found = match(index, current)
            if found != .failsHere {
                outcome = found
                break
            }
            steps += 1
            if let known = memo.following[Memo.Key(node: current, index: index)] {
                outcome = known ? .matches : .failsForSiblings
                break
            }
            sibling = current.previousElement
        }
        if steps >= Memo.distance, outcome != .failsEverywhere { memo.following[Memo.Key(node: node, index: index)] = outcome == .matches }
        return outcome
    }

    /// The parent if it is an element, or the document if the selection starts from it.
    private func parent(of node: Node) -> Node? {
        guard let parent = node.pointee.parent, parent.isElement || parent == anchor else { return nil }
        return parent
    }

    // MARK: Tests

    private mutating func matches(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        if test.kind == .anchor { return node == anchor }
        // The document is nothing but an anchor.
        guard node.isElement else { return false }
        switch test.kind {
        case .anchor, .never: return false
        case .type: return equal(node.pointee.name, text(isHTML ? test.lower : test.name))
        case .prefix:
            return test.name.count == 0 ? node.pointee.ns?.pointee.prefix == nil : equal(node.pointee.ns?.pointee.prefix, text(test.name))
        case .id: return node.attribute("id").map { equal($0.value, text(test.name)) } ?? false
        case .class: return node.attribute("class").map { holdsWord($0.value, test.name, ignoringCase: false) } ?? false
        case .hasAttribute, .equals, .includes, .dash, .begins, .ends, .holds: return matchesAttribute(test, node)
        case .scope: return node == (scope.isElement ? scope : root)
        case .root: return node == root
        case .empty: return isEmpty(node)
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType: return matchesNth(test, node)
        case .onlyChild: return node.previousElement == nil && node.nextElement == nil
        case .onlyOfType:
            return position(of: node, like: .sameName, backwards: false, atMost: 1) == 1
                && position(of: node, like: .sameName, backwards: true, atMost: 1) == 1
        case .anyOf: return matches(list: list(test), node)
        case .noneOf: return !matches(list: list(test), node)
        case .has: return has(list(test), node)
        case .contains: return containsText(node, test.value, isOwn: false)
        case .containsOwn: return containsText(node, test.value, isOwn: true)
        case .checked:
            return node.hasName("option") ? node.attribute("selected") != nil : node.hasName("input") && node.attribute("checked") != nil
        case .disabled: return Self.canBeDisabled(node) && isDisabled(node)
        case .enabled: return Self.canBeDisabled(node) && !isDisabled(node)
        case .link: return (node.hasName("a") || node.hasName("area")) && node.attribute("href") != nil
        }
    }

    private func list(_ test: SelectorProgram.Test) -> Range<Int> {
        program.lists.indices.contains(Int(test.list)) ? program.lists[Int(test.list)] : 0..<0
    }

    private func text(_ text: SelectorProgram.Text) -> UnsafePointer<UInt8> { texts + Int(text.offset) }

    private func equal(_ one: UnsafePointer<UInt8>?, _ other: UnsafePointer<UInt8>) -> Bool {
        guard let one else { return false }
        // Most names differ at their beginning.
        return one.pointee == other.pointee && xmlStrcmp(one, other) == 0
    }

    private static func canBeDisabled(_ node: Node) -> Bool {
        ["input", "button", "select", "textarea", "option", "optgroup", "fieldset"].contains { node.hasName($0) }
    }

    private func isDisabled(_ node: Node) -> Bool {
        if node.attribute("disabled") != nil { return true }
        var ancestor = node.parentElement
        while let current = ancestor {
            let disables = node.hasName("option") ? current.hasName("optgroup") : current.hasName("fieldset")
            if disables, current.attribute("disabled") != nil { return true }
            ancestor = current.parentElement
        }
        return false
    }

    /// Without elements, and without text other than white space.
    private func isEmpty(_ node: Node) -> Bool {
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

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }

    // MARK: Attributes

    private func matchesAttribute(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        var attribute = node.pointee.properties
        let name = text(isHTML ? test.lower : test.name)
        while let current = attribute {
            if hasName(current, name) { return matchesValue(test, current.value) }
            attribute = current.pointee.next
        }
        return false
    }

    private func hasName(_ attribute: UnsafeMutablePointer<xmlAttr>, _ name: UnsafePointer<UInt8>) -> Bool {
        guard let prefix = attribute.pointee.ns?.pointee.prefix else { return equal(attribute.pointee.name, name) }
        return xmlStrQEqual(prefix, attribute.pointee.name, name) != 0
    }

    private func matchesValue(_ test: SelectorProgram.Test, _ value: UnsafePointer<UInt8>) -> Bool {
        let wanted = text(test.value)
        let count = test.value.count
        let ignoresCase = test.caseRule == .insensitive || (test.caseRule == .ofDocument && isHTML)
        func begins(_ place: UnsafePointer<UInt8>) -> Bool {
            (ignoresCase ? Self.compareIgnoringCase(place, wanted, Int(count)) : xmlStrncmp(place, wanted, count) == 0)
        }
        switch test.kind {
        case .equals: return begins(value) && xmlStrlen(value) == count
        case .includes: return holdsWord(value, test.value, ignoringCase: ignoresCase)
        case .dash: return begins(value) && (value[Int(count)] == 0 || value[Int(count)] == UInt8(ascii: "-"))
        // By the specification an empty text is in no value.
        case .begins: return count > 0 && begins(value)
        case .ends:
            let length = xmlStrlen(value)
            return count > 0 && length >= count && begins(value + Int(length - count))
        case .holds:
            guard count > 0 else { return false }
            if !ignoresCase { return xmlStrstr(value, wanted) != nil }
            let length = xmlStrlen(value)
            return length >= count && (0...Int(length - count)).contains { begins(value + $0) }
        default: return true
        }
    }

    /// Compares so many bytes of two C strings; of the first, no byte behind its end is read.
    private static func compareIgnoringCase(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for index in 0..<count where lowered(one[index]) != lowered(other[index]) { return false }
        return true
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// Whether a value holds a word between white space.
    private func holdsWord(_ value: UnsafePointer<UInt8>, _ word: SelectorProgram.Text, ignoringCase: Bool) -> Bool {
        let wanted = text(word)
        let count = Int(word.count)
        // A word with white space in it, or an empty one, is none.
        if count == 0 || UnsafeBufferPointer(start: wanted, count: count).contains(where: Self.isSpace) { return false }
        var start = value
        while true {
            while Self.isSpace(start.pointee) { start += 1 }
            if start.pointee == 0 { return false }
            var end = start
            while end.pointee != 0, !Self.isSpace(end.pointee) { end += 1 }
            if end - start == count,
                ignoringCase ? Self.compareIgnoringCase(start, wanted, count) : xmlStrncmp(start, wanted, word.count) == 0
            {
                return true
            }
            start = end
        }
    }

    // MARK: Positions

    private enum Likeness: Equatable {
        case any, sameName
        /// Those that a list matches.
        case list(Int32)
    }

    private mutating func matchesNth(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        let backwards = test.kind == .nthLastChild || test.kind == .nthLastOfType
        let like: Likeness = test.list >= 0 ? .list(test.list) : test.kind == .nthOfType || test.kind == .nthLastOfType ? .sameName : .any
        if test.list >= 0, !matches(list: list(test), node) { return false }
        // Where the places are limited from above, there is no need to count on.
        let most = test.a <= 0 ? max(0, Int(test.b)) : Int.max
        if most == 0 { return false }
        let position = position(of: node, like: like, backwards: backwards, atMost: most)
        if position > most { return false }
        let distance = position - Int(test.b)
        if test.a == 0 { return distance == 0 }
        return distance % Int(test.a) == 0 && distance / Int(test.a) >= 0
    }

    /// The number of an element among its like siblings, from 1; of a limit, anything beyond it.
    private mutating func position(of node: Node, like: Likeness, backwards: Bool, atMost limit: Int) -> Int {
        let key = Memo.Key(node: node, index: Memo.index(like: like, backwards: backwards))
        var position = 1
        var steps = 0
        var sibling = backwards ? node.nextElement : node.previousElement
        while let current = sibling {
            // A long row is numbered once for all its elements, whatever the limit.
            if position > limit, steps < Memo.distance { return position }
            if isLike(current, node, like) {
                position += 1
                // Its own number may be known.
                if steps >= Memo.distance / 2, let known = memo.positions[Memo.Key(node: current, index: key.index)] {
                    position += known - 1
                    break
                }
            }
            steps += 1
            // In document order those behind come later: they are numbered at once, from the end.
            if steps == Memo.distance, backwards { return numberFromEnd(node, like, key.index) }
            sibling = backwards ? current.nextElement : current.previousElement
        }
        if steps >= Memo.distance { memo.positions[key] = position }
        return position
    }

    private mutating func numberFromEnd(_ node: Node, _ like: Likeness, _ index: Int) -> Int {
        if let known = memo.positions[Memo.Key(node: node, index: index)] { return known }
        var last = node
        while let next = last.nextElement { last = next }
        var counts: [String: Int] = [:]
        var sibling: Node? = last
        while let current = sibling {
            if like == .any || like == .sameName || isLike(current, node, like) {
                let name = like == .sameName ? current.qualifiedName : ""
                let number = counts[name, default: 0] + 1
                counts[name] = number
                memo.positions[Memo.Key(node: current, index: index)] = number
            }
            sibling = current.previousElement
        }
        return memo.positions[Memo.Key(node: node, index: index)] ?? 1
    }

    private mutating func isLike(_ candidate: Node, _ node: Node, _ like: Likeness) -> Bool {
        switch like {
        case .any: return true
        case .sameName:
            return xmlStrEqual(candidate.pointee.name, node.pointee.name) != 0
                && candidate.pointee.ns?.pointee.href == node.pointee.ns?.pointee.href
        case .list(let index):
            return program.lists.indices.contains(Int(index)) && matches(list: program.lists[Int(index)], candidate)
        }
    }

    // MARK: :has

    private mutating func has(_ list: Range<Int>, _ node: Node) -> Bool {
        let outer = anchor
        // What is known of other anchors says nothing of this one.
        let outerMemo = memo
        memo = Memo()
        defer {
            anchor = outer
            memo = outerMemo
        }
        anchor = node
        for index in list where hasMatch(program.complexes[index], node) { return true }
        return false
    }

    private mutating func hasMatch(_ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        let isSimple = complex.count == 2
        switch complex.leading {
        case .child where isSimple:
            var child = node.firstElement
            while let current = child {
                if match(complex.first, current) == .matches { return true }
                child = current.nextElement
            }
            return false
        case .following where isSimple:
            return hasFollowing(node, complex.first)
        case .next, .following:
            var sibling = node.nextElement
            while let current = sibling {
                if match(complex.first, current) == .matches { return true }
                if !isSimple, hasMatchBelow(current, complex.first) { return true }
                if complex.leading == .next || isCancelled() { return false }
                sibling = current.nextElement
            }
            return false
        default:
            return hasMatchBelow(node, complex.first)
        }
    }

    /// Whether an element behind this one matches a compound. A long row is walked once, from its end.
    private mutating func hasFollowing(_ node: Node, _ index: Int) -> Bool {
        let row = Memo.Key(node: node.pointee.parent ?? node, index: index)
        if known.rows.contains(row) { return known.followed.contains(Memo.Key(node: node, index: index)) }
        var steps = 0
        var sibling = node.nextElement
        while let current = sibling, steps < Memo.distance {
            if compoundMatches(index, current) { return true }
            steps += 1
            sibling = current.nextElement
        }
        guard let far = sibling else { return false }
        var last = far
        while let next = last.nextElement { last = next }
        var isFollowed = false
        var current: Node? = last
        while let element = current, !isCancelled() {
            if isFollowed { known.followed.insert(Memo.Key(node: element, index: index)) }
            if !isFollowed, compoundMatches(index, element) { isFollowed = true }
            current = element.previousElement
        }
        known.rows.insert(row)
        return known.followed.contains(Memo.Key(node: node, index: index))
    }

    private mutating func compoundMatches(_ index: Int, _ node: Node) -> Bool {
        for test in program.compounds[index].tests where !matches(program.tests[test], node) { return false }
        return true
    }

    /// A selector of the user's may take long on a large page; a call that has ended needs no result.
    private mutating func isCancelled() -> Bool {
        steps &+= 1
        if steps & 0x3FF == 0, Task.isCancelled { wasCancelled = true }
        return wasCancelled
    }

    private mutating func hasMatchBelow(_ node: Node, _ first: Int) -> Bool {
        var descendant = node.firstChild
        while let current = descendant {
            if current.isElement, match(first, current) == .matches { return true }
            if isCancelled() { return false }
            descendant = current.next(within: node)
        }
        return false
    }

    // MARK: :contains

    /// Looks in the text with white space collapsed, as it was in the selector.
    private func containsText(_ node: Node, _ wanted: SelectorProgram.Text, isOwn: Bool) -> Bool {
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
        return bytes.withUnsafeBufferPointer { xmlStrstr($0.baseAddress, text(wanted)) != nil }
    }

    // MARK: What is known

    /// Which elements have one behind them that a compound matches, of the rows (by their parent) that were walked.
    private struct Known {
        var rows: Set<Memo.Key> = []
        var followed: Set<Memo.Key> = []
    }

    /// Facts about elements among many siblings, so that a selection takes time in proportion to the document.
    private struct Memo {
        struct Key: Hashable {
            let node: Node
            let index: Int
        }

        /// Siblings nearer than this are walked.
        static let distance = 16

        /// Whether a sibling before an element matches a compound and what is left of it.
        var following: [Key: Bool] = [:]
        var positions: [Key: Int] = [:]

        static func index(like: Likeness, backwards: Bool) -> Int {
            let kind =
                switch like {
                case .any: 0
                case .sameName: 1
                case .list(let index): 2 + Int(index)
                }
            return kind * 2 + (backwards ? 1 : 0)
        }
    }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
    var qualifiedName: String {
        let name = String(xml: pointee.name)
        guard let namespace = pointee.ns?.pointee.href else { return name }
        return String(xml: namespace) + " " + name
    }
}
