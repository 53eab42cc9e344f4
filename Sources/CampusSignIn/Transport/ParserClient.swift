import Calls
import HTTP
import Markup
import Networking
import Synchronization
import Threads

/// A client that sends requests only when pages can be parsed. Without the parser, a page that leads to the sign-in could not be told from
/// others, and a signed-out session would count as signed in.
struct ParserClient: APIClient {
    let client: any APIClient

    /// The parser of the current world.
    private final class Parser: WorldKey, Sendable {
        let isLoaded = Atomic(false)

        static func makeValue() -> Parser { Parser() }
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let parser = World.current[Parser.self]
        if !parser.isLoaded.load(ordering: .relaxed) {
            // The thread that starts the call must not wait for the files of the parser.
            await CallContext.willCompute()
            try HTMLDocument.loadParser()
            parser.isLoaded.store(true, ordering: .relaxed)
        }
        return try await client.send(request)
    }
}
