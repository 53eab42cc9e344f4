/// A selector's compiled form: flat tables of plain values, matched from right to left.
struct SelectorProgram: Sendable {
    /// A NUL-terminated string in `texts`.
    struct Text {
        var offset: Int32 = 0
        var count: Int32 = 0
    }

    enum Kind: Equatable {
        /// The element or document where the selection starts.
        case anchor
        case type, prefix, id, `class`
        case hasAttribute, equals, includes, dash, begins, ends, holds
        case scope, root, empty
        case nthChild, nthLastChild, nthOfType, nthLastOfType, onlyChild, onlyOfType
        case anyOf, noneOf, has
        case contains, containsOwn
        case form(FormElement.State)
        case language
        case direction(Directionality)
        case never
    }

    /// One condition on an element.
    struct Test {
        var kind: Kind
        /// The name of a type, an id, a class or an attribute. HTML compares `lower` for types and attributes.
        var name = Text()
        var lower = Text()
        var value = Text()
        var caseRule = CaseRule.ofDocument
        /// The coefficients of `an+b`.
        var a: Int32 = 0
        var b: Int32 = 0
        /// Index of the selector list in the parentheses, or -1 without parentheses.
        var list: Int32 = -1
    }

    /// Case sensitivity of an attribute's value.
    enum CaseRule: UInt8 {
        case ofDocument, sensitive, insensitive
    }

    enum Combinator: UInt8 {
        /// For the leftmost compound.
        case none
        case descendant, child, next, following
    }

    /// The conditions on one element, and its relation to the compound to its left, which is the next one in the table.
    struct Compound {
        var tests: Range<Int>
        var left: Combinator
    }

    /// A selector without commas.
    struct Complex {
        /// Index of its rightmost compound.
        var first: Int
        /// The combinator after the anchor of a relative selector.
        var leading: Combinator
        /// Number of compounds.
        var count: Int
    }

    var texts: [UInt8] = [0]
    var tests: [Test] = []
    var compounds: [Compound] = []
    var complexes: [Complex] = []
    var lists: [Range<Int>] = []
    /// The list of the whole selector.
    var top = 0..<0

    /// Matches no element.
    static let nothing = SelectorProgram()
}
