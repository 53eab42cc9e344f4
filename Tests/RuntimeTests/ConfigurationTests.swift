import Errors
import JSON
import TestSupport
import Testing

@testable import Runtime

@Suite("Configuration")
struct ConfigurationTests {
    /// Returns the error message for a configuration in JSON, or nil if the configuration is accepted.
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

    @Test("Missing and null values have defaults, and known keys are accepted")
    func accepted() throws {
        #expect(try message("{}") == nil)
        #expect(try message(#"{"network": null, "store": {"path": null}}"#) == nil)
        let temporary = try TemporaryDirectory()
        let certificate = try temporary.file("certificate", NetworkSettingsTests.certificate)
        let configuration = try Configuration(
            try JSONText.parse(
                #"{"network":{"connect_to":["a:1:b:2"],"ca_file":"\#(certificate)","proxy":"http://p","timeout_ms":5,"connect_timeout_ms":6,"user_agent":"me","webvpn":"never","max_response_bytes":7,"max_requests_per_server":8},"store":{"path":"/s"},"forum":{"base_url":"http://localhost:1/api/"},"curriculum":{},"auth":{},"image":{}}"#
            ))
        #expect(configuration.network.connectTo == ["a:1:b:2"] && configuration.network.timeout == .milliseconds(5))
        #expect(configuration.hosts.forum == "http://localhost:1/api" && configuration.hosts.auth == "https://auth.fduhole.com/api")
        #expect(configuration.storePath == "/s" && configuration.network.maxRequestsPerServer == 8)
        #expect(configuration.network.userAgent == "me" && configuration.campusUserAgent == nil)
        let defaults = try Configuration(try JSONText.parse("{}"))
        #expect(defaults.network.userAgent == "libdanxi/\(Version.text)")
        #expect(defaults.network.maxRequestsPerServer == 400)
        #expect(defaults.campusUserAgent?.hasPrefix("Mozilla/5.0 (") == true)
        #expect(defaults.campusUserAgent?.hasSuffix(" libdanxi/\(Version.text)") == true)
    }

    @Test("The keys of the named hosts in `hosts` are read and checked")
    func hosts() throws {
        let text =
            #"{"hosts":{"a":{"base_url":"https://a.example/v1/","headers":{"X-Key":"k"},"token":"t","token_scheme":"Token","envelope_code":"code","envelope_message":"desc","envelope_data":"data","envelope_success":[200],"envelope_errors":{"1":"forbidden"},"cookies":false,"max_requests":1,"pause_ms":5,"retries":0},"b":{"base_url":"http://localhost:1"}}}"#
        let configuration = try Configuration(try JSONText.parse(text))
        let host = try #require(configuration.restHosts["a"])
        #expect(host.baseURL == "https://a.example/v1" && host.headers["Authorization"] == "Token t" && host.headers["X-Key"] == "k")
        #expect(configuration.restHosts["b"]?.headers.fields.isEmpty == true)
        #expect(try message(#"{"hosts":null}"#) == nil)
        for (json, problem) in [
            (#"[]"#, "hosts: expected an object"), (#"{"a":1}"#, "hosts.a: expected an object"),
            (#"{"a":{}}"#, "hosts.a.base_url: the key is missing"), (#"{"":{"base_url":"https://a"}}"#, "must not be empty"),
            (#"{"a":{"base_url":"http://a.example"}}"#, "network.allow_plain_http"),
            (#"{"a":{"base_url":"https://a","colour":1}}"#, "hosts.a.colour: unknown key"),
            (#"{"a":{"base_url":"https://a","headers":{"X":1}}}"#, "hosts.a.headers: X: expected a string"),
            (#"{"a":{"base_url":"https://a","headers":{"Host":"hunter2"}}}"#, "hosts.a.headers: the header Host"),
            (#"{"a":{"base_url":"https://a","token":"hunter2\nb"}}"#, "hosts.a.headers: the value of the header Authorization"),
            (#"{"a":{"base_url":"https://a","token":"t","headers":{"authorization":"hunter2"}}}"#, "hosts.a.token"),
            (#"{"a":{"base_url":"https://a","envelope_errors":{"1":"nothing"}}}"#, "hosts.a.envelope_errors: 1: expected one of"),
            (#"{"a":{"base_url":"https://a","max_requests":0}}"#, "hosts.a.max_requests: expected 1 to 64"),
        ] {
            let text = try message(#"{"hosts":\#(json)}"#)
            #expect(text?.contains(problem) == true && text?.contains("hunter2") == false, "\(json): \(text ?? "accepted")")
        }
    }

    @Test(
        "A base URL without TLS is refused, except for a loopback address or with allow_plain_http",
        arguments: ["forum", "curriculum", "auth", "image", "github", "moments"])
    func plainHTTP(section: String) throws {
        for url in ["http://localhost:1/api", "http://127.0.0.1", "http://127.9.9.9:80", "http://[::1]:8000/", "https://forum.example"] {
            #expect(try message(#"{"\#(section)":{"base_url":"\#(url)"}}"#) == nil)
        }
        for url in [
            "http://forum.fduhole.com/api", "HTTP://forum.fduhole.com/api", "http://10.1.2.3:8000", "http://127.0.0.1.example.com",
            "http://localhost.example", "http://[::2]",
        ] {
            #expect(try message(#"{"\#(section)":{"base_url":"\#(url)"}}"#)?.contains("network.allow_plain_http") == true)
            #expect(try message(#"{"network":{"allow_plain_http":true},"\#(section)":{"base_url":"\#(url)"}}"#) == nil)
            #expect(try message(#"{"hosts":{"a":{"base_url":"\#(url)"}}}"#)?.contains("network.allow_plain_http") == true)
        }
    }

    @Test(
        "A base URL that has credentials or is invalid is refused, and the message does not quote the URL",
        arguments: [
            "https://user:hunter2@forum.example/api", "https://hunter2@forum.example", "https://:hunter2@forum.example",
            "https://@hunter2/?a", "https://forum.example/?hunter2", "https://forum.example/#hunter2", "javascript:hunter2()",
            "file:///hunter2", "ftp://hunter2/", "hunter2", "//hunter2", "https://", "https:///hunter2",
            "https://forum.example\\r\\nX-A: hunter2",
            "https://forum.example/\\thunter2", "https://forum.example\\\\hunter2", "https://forum.example/ hunter2",
            "https://hunter2复旦.cn/",
            "https://forum.example:hunter2/", "https://forum.example:99999/hunter2", "http://127.0.0.1:1@hunter2/",
        ])
    func credentials(url: String) throws {
        let text = try message(#"{"network":{"allow_plain_http":true},"auth":{"base_url":"\#(url)"}}"#)
        #expect(text?.hasPrefix("auth.base_url: ") == true && text?.contains("hunter2") == false)
        if url.contains("hunter2@forum") { #expect(text?.contains("user name or password") == true) }
    }

    @Test("A User-Agent with a line break or another control character is refused")
    func userAgent() throws {
        for value in ["a\\r\\nX: b", "a\\nb", "a\\u0000b", "\\u007f", "\\t"] {
            #expect(
                try message(#"{"network":{"user_agent":"\#(value)"}}"#)?.contains("network.user_agent: must not contain control") == true)
        }
    }

    @Test(
        "The error for an invalid configuration names the section and the key, if there are any",
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
