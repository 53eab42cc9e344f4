import JSON

/// Returns the description of what `read` returns for the root of a JSON document, or of its error.
package func readingOutcome(_ text: String, _ read: (JSONElement) throws -> some Any) -> String {
    do {
        let document = try JSONDocument(PaddedBytes(text.utf8))
        defer { withExtendedLifetime(document) {} }
        return "\(try read(document.root))"
    } catch {
        return "error: \(error)"
    }
}
