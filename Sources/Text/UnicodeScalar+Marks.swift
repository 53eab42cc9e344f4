extension Unicode.Scalar {
    /// The letter without diacritical marks: `e` for `é`. Only lowercase Latin and Greek letters have such a form. Any other scalar stays
    /// the same.
    package var withoutMark: Unicode.Scalar {
        switch value {
        case 0xC0...0x24F, 0x386...0x3CE, 0x1E00...0x1EFF: Self.bases[self] ?? self
        default: self
        }
    }

    /// Whether the scalar is a mark that combines with the letter before it, such as the accent in a decomposed `é`.
    package var isCombiningMark: Bool { 0x300...0x36F ~= value }

    private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
        var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
        for group in marked.split(separator: " ") {
            let letters = group.unicodeScalars
            guard let base = letters.first else { continue }
            for letter in letters.dropFirst() { bases[letter] = base }
        }
        return bases
    }()

    /// Groups of letters. The first letter of each group is the base of the others.
    private static let marked = """
        aàáâãäåāăąǎǟǡǻȁȃȧḁẚạảấầẩẫậắằẳẵặ bƀƃḃḅḇ cçćĉċčƈȼḉ dďđƌȡḋḍḏḑḓ eèéêëēĕėęěȅȇȩɇḕḗḙḛḝẹẻẽếềểễệ fƒḟ gĝğġģǥǧǵḡ hĥħȟḣḥḧḩḫẖ \
        iìíîïĩīĭįǐȉȋḭḯỉịİ jĵǰɉ kķƙǩḱḳḵ lĺļľŀłƚȴḷḹḻḽ mḿṁṃ nñńņňƞǹȵṅṇṉṋ oòóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ pƥṕṗ qɋ rŕŗřȑȓɍṙṛṝṟ \
        sśŝşšșȿṡṣṥṧṩ tţťŧƫƭțȶṫṭṯṱẗ uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷƴȳɏẏẙỳỵỷỹỿ zźżžƶȥɀẑẓẕ αά εέ ηή ιΐίϊ οό \
        υΰϋύ ωώ
        """
}
