import HTTP
import JSON

extension HTTPResponse {
    /// The body without the `while(1);` that some servers put in front of their JSON, so that no other site can read it as a script.
    package var guardedJSON: PaddedBytes {
        let prefix = Array("while(1);".utf8)
        return body.bytes.starts(with: prefix) ? PaddedBytes(body.bytes.dropFirst(prefix.count)) : body
    }
}
