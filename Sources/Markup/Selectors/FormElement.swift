import CLibXML2

/// An HTML element, with the states that the pseudo-classes for forms and links select (HTML standard, section 4.16.3).
///
/// The states are those of a page that has just been loaded, before any input by a person.
struct FormElement {
    private let node: Node
    private let forms: FormMemo

    init(_ node: Node, _ forms: FormMemo) {
        self.node = node
        self.forms = forms
    }

    /// A state that a pseudo-class for forms or links selects.
    enum State: UInt8 {
        case link, checked, disabled, enabled, required, optional, readOnly, readWrite, inRange, outOfRange, `default`, indeterminate
        case placeholderShown, open, muted, defined
    }

    func isIn(_ state: State) -> Bool {
        switch state {
        case .link: (isA("a") || isA("area")) && has("href")
        case .open: (isA("details") || isA("dialog")) && has("open")
        case .muted: (isA("audio") || isA("video")) && has("muted")
        case .defined: isDefined
        case .checked: isA("option") ? isSelected : isToggle && has("checked")
        case .disabled: canBeDisabled && isDisabled
        case .enabled: canBeDisabled && !isDisabled
        case .required: canBeFilled && isRequired
        case .optional: canBeFilled && !isRequired
        case .readWrite: isEditable
        case .readOnly: !isEditable
        case .inRange: isWithinLimits == true
        case .outOfRange: isWithinLimits == false
        case .default: isA("option") ? has("selected") : isToggle ? has("checked") : isDefaultButton
        case .indeterminate: isA("progress") ? !has("value") : isInput(["radio"]) && !isGroupChecked
        case .placeholderShown: showsPlaceholder
        }
    }

    /// Whether the element is not a custom element, whose name contains a hyphen. A custom element is defined by a script.
    private var isDefined: Bool { xmlStrchr(node.pointee.name, UInt8(ascii: "-")) == nil }

    // MARK: Types

    private func isA(_ name: StaticString) -> Bool { node.hasName(name) }

    private func has(_ name: StaticString) -> Bool { node.attribute(name) != nil }

    private func value(_ name: StaticString) -> String? { node.attribute(name).map { String(xml: $0.value) } }

    /// The type of an `input`: `text` if the attribute `type` is missing or has an unknown value.
    private var type: String {
        let type = value("type")?.lowercased() ?? "text"
        return Self.types.contains(type) ? type : "text"
    }

    private static let types: Set<String> = [
        "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local", "number", "range",
        "color", "checkbox", "radio", "file", "submit", "image", "reset", "button",
    ]

    private static let textTypes: Set<String> = ["text", "search", "tel", "url", "email", "password"]
    private static let dateTypes: Set<String> = ["date", "month", "week", "time", "datetime-local"]

    private func isInput(_ types: Set<String>) -> Bool { isA("input") && types.contains(type) }

    private var isToggle: Bool { isInput(["checkbox", "radio"]) }

    // MARK: Enabled and disabled

    private var canBeDisabled: Bool {
        isA("input") || isA("button") || isA("select") || isA("textarea") || isA("option") || isA("optgroup") || isA("fieldset")
    }

    private var isDisabled: Bool {
        if has("disabled") { return true }
        if isA("optgroup") { return false }
        if isA("option") { return node.parentElement.map { $0.hasName("optgroup") && $0.attribute("disabled") != nil } ?? false }
        var child = node
        while let ancestor = child.parentElement {
            // A disabled fieldset does not disable the controls in its first legend.
            if ancestor.hasName("fieldset"), ancestor.attribute("disabled") != nil, !isFirstLegend(child, of: ancestor) { return true }
            child = ancestor
        }
        return false
    }

    private func isFirstLegend(_ child: Node, of fieldset: Node) -> Bool {
        guard child.hasName("legend") else { return false }
        return forms.firstLegends.value(of: fieldset) {
            var sibling = fieldset.firstElement
            while let current = sibling, !current.hasName("legend") { sibling = current.nextElement }
            return sibling
        } == child
    }

    // MARK: Required and editable

    private var canBeFilled: Bool { isA("input") || isA("select") || isA("textarea") }

    private var isRequired: Bool {
        has("required") && !isInput(["hidden", "range", "color", "submit", "image", "reset", "button"])
    }

    private var isEditable: Bool {
        if isA("textarea") || isA("input") {
            let takesText = isA("textarea") || Self.textTypes.contains(type) || Self.dateTypes.contains(type) || type == "number"
            return takesText && !has("readonly") && !isDisabled
        }
        var next: Node? = node
        while let current = next {
            switch current.attribute("contenteditable").map({ String(xml: $0.value).lowercased() }) {
            case "", "true", "plaintext-only": return true
            case "false": return false
            default: next = current.parentElement
            }
        }
        return false
    }

    private var showsPlaceholder: Bool {
        guard has("placeholder") else { return false }
        if isA("textarea") {
            let text = TextRendering.rawText(of: node)
            return text.isEmpty || text == "\n" || text == "\r\n"
        }
        return isA("input") && (Self.textTypes.contains(type) || type == "number") && (value("value") ?? "").isEmpty
    }

    // MARK: Choices

    /// Whether an option is selected.
    ///
    /// In a `select` without `multiple`, at most one option is selected: the last one with the attribute `selected`, or else, if the list
    /// shows a single row, the first enabled option.
    private var isSelected: Bool {
        guard let select = selectElement, select.attribute("multiple") == nil else { return has("selected") }
        return forms.selectedOptions.value(of: select) {
            var last: Node?
            var first: Node?
            Self.forEach(below: select) { option in
                guard option.hasName("option") else { return }
                if option.attribute("selected") != nil { last = option }
                if first == nil, !FormElement(option, forms).isDisabled { first = option }
            }
            let size = select.attribute("size").flatMap { Int(String(xml: $0.value)) } ?? 1
            return last ?? (size <= 1 ? first : nil)
        } == node
    }

    private var selectElement: Node? {
        guard let parent = node.parentElement else { return nil }
        if parent.hasName("select") { return parent }
        guard parent.hasName("optgroup"), let grandparent = parent.parentElement, grandparent.hasName("select") else { return nil }
        return grandparent
    }

    /// Whether this radio button or another one of its group is checked. The buttons of a group have the same name and form.
    private var isGroupChecked: Bool {
        if has("checked") { return true }
        guard let name = value("name"), !name.isEmpty else { return false }
        let form = form
        return forms.checkedNames.value(of: form ?? top) {
            var names: Set<String> = []
            Self.forEach(below: form ?? top) { other in
                let element = FormElement(other, forms)
                guard element.isInput(["radio"]), element.has("checked"), element.form == form else { return }
                if let name = element.value("name") { names.insert(name) }
            }
            return names
        }.contains(name)
    }

    private var isSubmitButton: Bool {
        isInput(["submit", "image"]) || isA("button") && !["reset", "button"].contains(value("type")?.lowercased() ?? "")
    }

    private var isDefaultButton: Bool {
        guard isSubmitButton, let form else { return false }
        return forms.defaultButtons.value(of: form) {
            var first: Node?
            Self.forEach(below: form) { other in
                if first == nil, FormElement(other, forms).isSubmitButton { first = other }
            }
            return first
        } == node
    }

    private var form: Node? {
        var ancestor = node.parentElement
        while let current = ancestor, !current.hasName("form") { ancestor = current.parentElement }
        return ancestor
    }

    private var top: Node {
        var top = node
        while let parent = top.parentElement { top = parent }
        return top
    }

    private static func forEach(below root: Node, _ body: (Node) -> Void) {
        var next = root.firstChild
        while let current = next {
            if current.isElement { body(current) }
            next = current.next(within: root)
        }
    }

    // MARK: Limits

    /// Whether the value of an `input` is within its `min` and `max`. Nil for elements without limits, and for disabled and read-only ones.
    private var isWithinLimits: Bool? {
        guard isInput(["number", "range"]) || isInput(Self.dateTypes), !has("readonly"), !isDisabled else { return nil }
        // The value of a slider is always within its limits.
        if type == "range" { return true }
        let low = value("min").flatMap { InputValue($0, type: type) }
        let high = value("max").flatMap { InputValue($0, type: type) }
        if low == nil, high == nil { return nil }
        guard let own = value("value").flatMap({ InputValue($0, type: type) }) else { return true }
        // A range of times may pass midnight, such as 22:00 to 06:00.
        if type == "time", let low, let high, high < low { return own >= low || own <= high }
        return (low.map { own >= $0 } ?? true) && (high.map { own <= $0 } ?? true)
    }
}

/// Memoized results for each form, `select` and fieldset, so that a selection searches a form once, and not for each element of the form.
struct FormMemo {
    fileprivate let firstLegends = NodeMemo<Node?>()
    fileprivate let selectedOptions = NodeMemo<Node?>()
    fileprivate let defaultButtons = NodeMemo<Node?>()
    fileprivate let checkedNames = NodeMemo<Set<String>>()
}
