import CLibXML2

/// The searches for strings in the text of elements, for `:contains`. White space in the text is collapsed.
///
/// The text of the element or document where the selection starts is assembled once, with the positions of its elements, and searched once
/// for each string.
struct TextSearches {
    private let scope: Node
    private let elements: Int
    private var text: ScopeText?
    private var occurrences: [Int: [Int]] = [:]

    init(scope: Node, elements: Int) {
        self.scope = scope
        self.elements = elements
    }

    /// Returns whether the text of an element contains a string. Nil if the element is neither the start of the selection nor below it.
    /// - Parameter test: index of the test with the string, under which the occurrences of the string are kept.
    mutating func contains(_ node: Node, _ wanted: UnsafeBufferPointer<UInt8>, test: Int) -> Bool? {
        if text == nil { text = ScopeText(scope: scope, elements: elements) }
        guard let text, let place = text.place(of: node) else { return nil }
        let found: [Int]
        if let known = occurrences[test] {
            found = known
        } else {
            found = Self.occurrences(of: wanted, in: text.bytes)
            occurrences[test] = found
        }
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle] < place.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < found.count && found[low] + wanted.count <= place.upperBound
    }

    /// Returns the positions of all occurrences of a string, with the algorithm of Knuth, Morris and Pratt.
    static func occurrences(of wanted: UnsafeBufferPointer<UInt8>, in text: [UInt8]) -> [Int] {
        guard wanted.count > 0, wanted.count <= text.count else { return [] }
        // borders[i] is the length of the longest proper prefix of the string that also ends at i.
        var borders = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for index in 1..<max(1, wanted.count) {
            while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
            if wanted[index] == wanted[length] { length += 1 }
            borders[index] = length
        }
        var places: [Int] = []
        length = 0
        for (index, byte) in text.enumerated() {
            while length > 0, length == wanted.count || byte != wanted[length] { length = borders[length - 1] }
            if byte == wanted[length] { length += 1 }
            if length == wanted.count { places.append(index + 1 - length) }
        }
        return places
    }
}

/// The text of an element or document with collapsed white space, and the positions of all elements in the text.
private struct ScopeText {
    private(set) var bytes: [UInt8] = []
    private let starts: Memo.Table<Int32>
    /// The position at which the text of each element ends, plus 1, because 0 means that the element is not in the text.
    private let ends: Memo.Table<Int32>
    /// The elements that start after the last character of `bytes`.
    private var begun: [Node] = []

    init(scope: Node, elements: Int) {
        starts = Memo.Table(count: elements + 1)
        ends = Memo.Table(count: elements + 1)
        var node = scope
        enter(scope)
        while true {
            if let child = node.firstChild {
                node = child
            } else {
                while node != scope, node.pointee.next == nil, let parent = node.pointee.parent {
                    leave(node)
                    node = parent
                }
                leave(node)
                guard node != scope, let next = node.pointee.next else { break }
                node = next
            }
            enter(node)
        }
    }

    func place(of node: Node) -> Range<Int>? {
        let end = Int(ends[node.number]) - 1
        let start = Int(starts[node.number])
        return end >= start ? start..<end : nil
    }

    private mutating func enter(_ node: Node) {
        if node.isElement {
            starts[node.number] = Int32(clamping: bytes.count)
            begun.append(node)
        } else if node.isText, let text = node.pointee.content {
            append(text)
        }
    }

    private mutating func leave(_ node: Node) {
        guard node.isElement else { return }
        ends[node.number] = Int32(clamping: bytes.count + 1)
        if begun.last == node { begun.removeLast() }
    }

    private mutating func append(_ text: UnsafePointer<UInt8>) {
        CollapsedText.forEachByte(of: text) { byte in
            if byte == 0x20, bytes.last == 0x20 {
                // If the text of an element begins with white space, the collapsed space before the element also belongs to its text.
                for node in begun { starts[node.number] = Int32(clamping: bytes.count - 1) }
            } else {
                bytes.append(byte)
            }
            begun.removeAll(keepingCapacity: true)
        }
    }
}

/// Text in which each white-space character is replaced by a space. The callers combine adjacent spaces.
enum CollapsedText {
    /// Calls `body` for each byte of a C string, with a space for each ASCII white-space character and no-break space.
    static func forEachByte(of text: UnsafePointer<UInt8>, _ body: (UInt8) -> Void) {
        var pointer = text
        while pointer.pointee != 0 {
            if pointer.pointee == 0xC2, pointer[1] == 0xA0 {
                body(0x20)
                pointer += 2
            } else {
                body(Matcher.isSpace(pointer.pointee) ? 0x20 : pointer.pointee)
                pointer += 1
            }
        }
    }
}
