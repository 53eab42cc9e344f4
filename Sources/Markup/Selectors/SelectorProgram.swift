/// The compiled form of a selector: tables of values, whose compounds are matched from right to left.
struct SelectorProgram: Sendable {
    /// The position of a NUL-terminated string in `texts`.
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
        /// The name of a type, an id, a class or an attribute. In HTML, names of types and attributes are compared with `lower` instead.
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
        /// The leftmost compound has no combinator.
        case none
        case descendant, child, next, following
    }

    /// The conditions on one element, and its relation to the compound to the left, which is next in the table.
    struct Compound {
        var tests: Range<Int>
        var left: Combinator
    }

    /// A selector without commas.
    struct Complex {
        /// Index of the rightmost compound.
        var first: Int
        /// The combinator at the start of a relative selector.
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

    /// A program that matches no element.
    static let nothing = SelectorProgram()
}
