import HTTP
import JSON

extension HTTPResponse {
    /// The body without the prefix `while(1);`, with which some servers prevent other sites from loading their JSON as a script.
    package var guardedJSON: PaddedBytes {
        let prefix = Array("while(1);".utf8)
        return body.bytes.starts(with: prefix) ? PaddedBytes(body.bytes.dropFirst(prefix.count)) : body
    }
}
