extension String {
    /// The addresses of the images in this Markdown text, each once. Stickers are left out: their address is only a name.
    package var imageAddresses: [String] {
        var found: [String] = []
        var rest = self[...]
        while let image = rest.firstRange(of: "![") {
            rest = rest[image.upperBound...]
            guard let opening = rest.firstRange(of: "](") else { break }
            let address = rest[opening.upperBound...].prefix { $0 != ")" && !$0.isWhitespace }
            let isAddress = ["https://", "http://"].contains { address.count > $0.count && address.lowercased().hasPrefix($0) }
            if isAddress, !found.contains(String(address)) { found.append(String(address)) }
        }
        return found
    }
}
