import HTTP
import Markup
import Networking

extension HTMLDocument: APIParsable {
    package static func parse(_ response: HTTPResponse) throws -> Self {
        try Self(response)
    }
}
