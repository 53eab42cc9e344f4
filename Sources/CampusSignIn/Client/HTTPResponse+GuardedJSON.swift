import HTTP
import JSON

extension HTTPResponse {
    /// The body without the prefix `while(1);`, with which some servers prevent that other sites load their JSON as a script.
    package var guardedJSON: PaddedBytes {
        let prefix = Array("while(1);".utf8)
        return body.bytes.starts(with: prefix) ? PaddedBytes(body.bytes.dropFirst(prefix.count)) : body
    }
}
