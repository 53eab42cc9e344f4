// Generated from interface/graphql.toml by `make generate`; do not edit.

import JSON
import Networking

/// The response of a GraphQL server that has data.
package struct GraphQLResult: JSONCodable, APIParsable, Hashable {
    /// The data: an object with the selected fields. A field with an error is null, or missing with the
    /// object that contains it.
    package var data: JSONValue
    /// The errors of single fields. Empty if `data` is complete.
    package var errors: [GraphQLFieldError]
    /// The server's own additions: an object.
    package var extensions: JSONValue?
    /// HTTP status: usually 200. Some servers send 294 with errors.
    package var status: Int

    package init(data: JSONValue, errors: [GraphQLFieldError], extensions: JSONValue?, status: Int) {
        self.data = data
        self.errors = errors
        self.extensions = extensions
        self.status = status
    }

    package init(json: JSONElement) throws(JSONError) {
        data = try json.value("data")
        errors = try json.list("errors")
        extensions = try json.optional("extensions")
        status = try json.value("status")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("data", data)
            json.set("errors", errors)
            json.set("extensions", extensions)
            json.set("status", status)
        }
    }
}

/// An error of one field. The rest of the data is valid.
package struct GraphQLFieldError: JSONCodable, APIParsable, Hashable {
    /// Message of the server.
    package var message: String
    /// Path of the field in the data: keys, and indexes of lists.
    package var path: [JSONValue]?
    /// Positions of the error in the document. Empty if the server states none.
    package var locations: [GraphQLLocation]
    /// Kind of error, such as `NOT_FOUND`, if the server states it here. Other servers have `code` in
    /// `extensions`.
    package var type: String?
    /// The server's own additions: an object, often with a `code`.
    package var extensions: JSONValue?

    package init(message: String, path: [JSONValue]?, locations: [GraphQLLocation], type: String?, extensions: JSONValue?) {
        self.message = message
        self.path = path
        self.locations = locations
        self.type = type
        self.extensions = extensions
    }

    package init(json: JSONElement) throws(JSONError) {
        message = try json.value("message")
        path = try json.optional("path")
        locations = try json.list("locations")
        type = try json.optional("type")
        extensions = try json.optional("extensions")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("message", message)
            json.set("path", path)
            json.set("locations", locations)
            json.set("type", type)
            json.set("extensions", extensions)
        }
    }
}

/// A position in a GraphQL document.
package struct GraphQLLocation: JSONCodable, APIParsable, Hashable {
    /// Line, from 1.
    package var line: Int
    /// Column, from 1.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package init(json: JSONElement) throws(JSONError) {
        line = try json.value("line")
        column = try json.value("column")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("line", line)
            json.set("column", column)
        }
    }
}
