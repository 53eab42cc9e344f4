import Foundation
import JSON
import Testing

@testable import HTTP
@testable import Networking

@Suite("Secret bytes", .ownNetwork, .timeLimit(.minutes(5)))
struct SecretBytesTests {
    /// A random string, so that other data in reused memory does not contain it.
    let word = UUID().uuidString
    /// The string `word`, repeated so often that the pointers that `free` writes into released memory do not overwrite all copies.
    var text: String { String(repeating: word + " ", count: 20) }

    @Test("Creating secret bytes from an array copies the bytes and empties the array")
    func taking() {
        var array: [UInt8] = [1, 2, 3]
        let bytes = SecretBytes(taking: &array)
        #expect(Array(bytes) == [1, 2, 3] && bytes == [1, 2, 3] && bytes != [1, 2] && array.isEmpty)
        #expect(bytes.withUnsafeBytes { $0.count } == 3 && SecretBytes([UInt8]()).isEmpty)
    }

    @Test("The memory of secret bytes is overwritten when their last reference is released")
    func freed() throws {
        var bytes: SecretBytes? = SecretBytes(text.utf8)
        let memory = Memory(of: try #require(bytes))
        #expect(try memory.contains(word))
        bytes = nil
        #expect(try !memory.contains(word))
    }

    @Test("Creating secret bytes from an array overwrites the memory of the array")
    func takenOver() throws {
        var array = Array(text.utf8)
        let memory = array.withUnsafeBytes { Memory($0) }
        #expect(try memory.contains(word))
        let bytes = SecretBytes(taking: &array)
        #expect(try !memory.contains(word))
        #expect(bytes.elementsEqual(text.utf8))
    }

    @Test("Names and values of a form are percent-encoded, and a space becomes a plus sign")
    func form() {
        let items = [QueryItem("用户", "a b"), QueryItem("password", "密码&=+\u{0}~"), QueryItem("", "")]
        #expect(String(decoding: items.formEncoded(), as: UTF8.self) == "%E7%94%A8%E6%88%B7=a+b&password=%E5%AF%86%E7%A0%81%26%3D%2B%00~&=")
        #expect([QueryItem]().formEncoded().isEmpty)
    }

    @Test("The body of a request is sent, and overwritten after the response", arguments: [HTTPMethod.post, .put])
    func answered(method: HTTPMethod) async throws {
        let server = try RawServer { _, _ in .ok }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let sent = try await send(method, server, client)
        #expect(sent.status == 200 && server.requests.first?.contains(text) == true)
        try await expectOverwritten(sent.memory)
    }

    @Test("The body of a request is overwritten after its call was cancelled, or its client closed", arguments: [true, false])
    func ended(isCancelled: Bool) async throws {
        let server = try RawServer { _, _ in .reply("") }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let sending = Task { try await send(.post, server, client) }
        await server.request()
        if isCancelled { sending.cancel() } else { client.close() }
        try await expectOverwritten(try await sending.value.memory)
    }

    @Test("A body that is sent again after a lost connection is overwritten afterwards")
    func repeated() async throws {
        let server = try RawServer { connection, request in connection == 0 && request == 1 ? .closeAfterRequest : .ok }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        for _ in 0..<2 {
            let sent = try await send(.put, server, client, .idempotent)
            #expect(sent.status == 200)
            try await expectOverwritten(sent.memory)
        }
        #expect(server.requests.count == 3 && server.requests.allSatisfy { $0.contains(text) })
    }

    /// Sends `text` as the body of a request. Returns the status of the response, or nil if the request failed, and the memory of the body.
    private func send(
        _ method: HTTPMethod, _ server: RawServer, _ client: CurlClient, _ effect: HTTPRequest.Effect? = nil
    ) async throws -> (status: Int?, memory: Memory) {
        let request = HTTPRequest(method: method, url: server.url, body: SecretBytes(text.utf8), effect: effect)
        let memory = Memory(of: try #require(request.body))
        #expect(try memory.contains(word))
        return (try? await client.send(request).status, memory)
    }

    /// Checks that the memory of a body is overwritten. The network thread frees the body after the call has ended, and before it handles
    /// the next request.
    private func expectOverwritten(_ memory: Memory) async throws {
        let server = try RawServer { _, _ in .ok }
        _ = try await CurlClient(configuration: NetworkConfiguration(userAgent: "test")).send(HTTPRequest(url: server.url))
        #expect(try !memory.contains(word))
    }
}

/// An address range of this process. It is read through the kernel, so that the process does not crash if the memory was unmapped.
private struct Memory: Sendable {
    let address: UInt
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        (address, count) = (UInt(bitPattern: bytes.baseAddress), bytes.count)
    }

    init(of bytes: SecretBytes) {
        self = bytes.withUnsafeBytes { Memory($0) }
    }

    func contains(_ text: String) throws -> Bool {
        let file = try #require(fopen("/proc/self/mem", "r"))
        defer { fclose(file) }
        // A copy of the text that is freed as it is could lie at the address that is read later.
        var bytes = [UInt8](repeating: 0, count: count)
        defer { bytes.wipe() }
        // Memory that is no longer mapped cannot be read.
        let length = pread(fileno(file), &bytes, count, off_t(address))
        return bytes.prefix(max(0, length)).contains(text.utf8)
    }
}
