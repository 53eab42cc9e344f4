import Errors
import Glibc
import JSON
import Testing

@testable import Runtime

@Suite("Configuration")
struct ConfigurationTests {
    /// Returns the error message for a configuration, or nil if it is accepted.
    func message(_ text: String) throws -> String? {
        let json = try JSONText.parse(text)
        do {
            _ = try Configuration(json)
            return nil
        } catch {
            #expect(error.code == .invalidArgument)
            return error.message
        }
    }

    @Test("A missing section has defaults, and every key is accepted")
    func accepted() throws {
        #expect(try message("{}") == nil)
        #expect(try message(#"{"network": null, "store": {"path": null}}"#) == nil)
        let certificate = NetworkSettingsTests.file(NetworkSettingsTests.certificate)
        defer { unlink(certificate) }
        let configuration = try Configuration(
            try JSONText.parse(
                #"{"network":{"connect_to":["a:1:b:2"],"ca_file":"\#(certificate)","proxy":"http://p","timeout_ms":5,"connect_timeout_ms":6,"user_agent":"me","webvpn":"never","max_response_bytes":7},"store":{"path":"/s"},"forum":{"base_url":"http://localhost:1/api/"},"curriculum":{},"auth":{},"image":{}}"#
            ))
        #expect(configuration.network.connectTo == ["a:1:b:2"] && configuration.network.timeout == .milliseconds(5))
        #expect(configuration.hosts.forum == "http://localhost:1/api" && configuration.hosts.auth == "https://auth.fduhole.com/api")
        #expect(configuration.storePath == "/s")
        #expect(configuration.network.userAgent == "me" && configuration.campusUserAgent == nil)
        let defaults = try Configuration(try JSONText.parse("{}"))
        #expect(defaults.network.userAgent == "libdanxi/\(Version.text)")
        #expect(defaults.campusUserAgent?.hasPrefix("Mozilla/5.0 (") == true)
        #expect(defaults.campusUserAgent?.hasSuffix(" libdanxi/\(Version.text)") == true)
    }

    @Test(
        "An error names the section and the key",
        arguments: [
            (#"[]"#, "expected an object"), (#"{"net":{}}"#, "net: unknown section of the configuration. The sections are network"),
            (#"{"network":{"timeout":1}}"#, "network.timeout: unknown key"),
            (#"{"network":{"timeout_ms":0}}"#, "network.timeout_ms: expected 1 to"),
            (#"{"network":{"timeout_ms":"5"}}"#, "network.timeout_ms: expected an integer, got a string"),
            (#"{"network":{"webvpn":"maybe"}}"#, "network.webvpn: expected one of"),
            (#"{"store":"x"}"#, "store: expected an object, got a string"),
            (#"{"forum":{"base_url":"forum"}}"#, "forum.base_url"), (#"{"forum":{"base_url":"ftp://x/"}}"#, "forum.base_url"),
            (#"{"auth":{"base_url":"https://x/?a"}}"#, "auth.base_url"),
            (#"{"network":{"connect_to":[1]}}"#, "network.connect_to: [0]: expected a string, got an integer"),
            (#"{"network":{"ca_file":""}}"#, "network.ca_file"),
            (#"{"store":{"path":"a\u0000b"}}"#, "store.path"),
        ])
    func refused(text: String, part: String) throws {
        #expect(try message(text)?.contains(part) == true)
    }
}
