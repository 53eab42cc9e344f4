import JSON
import Testing

@testable import Runtime

@Suite("Schema")
struct SchemaTests {
    struct Document: JSONDecodable {
        let methods: [Entry]

        struct Entry: JSONDecodable {
            let name: String
            let params: [Entry]?

            init(json: JSONElement) throws(JSONError) {
                name = try json.value("name")
                params = try json.optional("params")
            }
        }

        init(json: JSONElement) throws(JSONError) {
            methods = try json.value("methods")
        }
    }

    @Test("The schema lists the same methods and parameters as the table of methods")
    func table() throws {
        let document = try Document.decode(PaddedBytes("\(Schema.text)".utf8))
        let services = Set(document.methods.map { $0.name.prefix { $0 != "." } })
        #expect(services.compactMap { Method.methods(ofService: $0)?.count }.reduce(0, +) == document.methods.count)
        for entry in document.methods {
            let method = try #require(Method.named(entry.name))
            #expect(entry.params?.map(\.name) == method.parameters.map(\.name))
        }
    }
}
