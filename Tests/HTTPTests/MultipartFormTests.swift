import HTTP
import Testing

@Suite("Multipart bodies")
struct MultipartFormTests {
    @Test("Quotation marks and line breaks of names do not end them, and the request has the body and its media type")
    func names() async throws {
        let file = MultipartForm.Field("f\"", fileName: "a\"b\rc\nd", contentType: "image/png", content: .bytes([1, 2]))
        let form = MultipartForm([MultipartForm.Field("name", "复旦"), file])
        var request = HTTPRequest(method: .post, url: "https://a.example/")
        let isAttached = request.attach(.multipart(form))
        #expect(isAttached && request.headers["Content-Type"] == form.contentType)
        let boundary = try #require(form.contentType.split(separator: "boundary=").last)
        let bytes = try await request.stream?.bytes()
        let expected = """
            --\(boundary)\r
            Content-Disposition: form-data; name="name"\r
            \r
            复旦\r
            --\(boundary)\r
            Content-Disposition: form-data; name="f%22"; filename="a%22b%0Dc%0Ad"\r
            Content-Type: image/png\r
            \r
            \u{1}\u{2}\r
            --\(boundary)--\r

            """
        #expect(bytes == Array(expected.utf8))
    }

    @Test("A streamed body has the media type of its caller")
    func stream() async throws {
        var request = HTTPRequest(method: .put, url: "https://a.example/")
        let isAttached = request.attach(.stream(StreamedBody([.bytes([7])]), contentType: "application/zip"))
        let bytes = try await request.stream?.bytes()
        #expect(isAttached && bytes == [7] && request.headers["Content-Type"] == "application/zip")
    }
}
