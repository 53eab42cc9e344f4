import Calls
import Errors
import HTTP
import Markup
import Text

/// The methods of the service `feeds`. This file has the methods that parse, download and discover feeds. Extensions have the methods for
/// subscriptions, their entries and OPML.
package enum FeedsAPI {
    /// Parses a feed that the program provides.
    package static func parse(text: String?, base64: String?, contentType: String?, url: String?) async throws -> Feed {
        guard (text == nil) != (base64 == nil) else {
            throw DanXiError(.invalidArgument, "feeds.parse: pass either `text` or `base64`.")
        }
        await CallContext.willCompute()
        let bytes = try base64.map { base64 throws(DanXiError) in
            guard let bytes = Base64.decode(base64) else {
                throw DanXiError(.invalidArgument, "feeds.parse: `base64` is not valid base64.")
            }
            return bytes
        }
        let charset = text == nil ? contentType.flatMap { Charset.parameter(ofMediaType: $0) } : "utf-8"
        return try given(bytes ?? Array((text ?? "").utf8), charset: charset, url: url)
    }

    private static func given(_ bytes: [UInt8], charset: String?, url: String?) throws(DanXiError) -> Feed {
        do {
            return try FeedParser.parse(bytes, charset: charset, url: url, until: CallEnd())
        } catch {
            guard error.code == .unexpectedResponse else { throw error }
            throw DanXiError(.invalidArgument, "feeds.parse: \(error.message)")
        }
    }

    /// Downloads and parses a feed.
    package static func fetch(_ client: FeedClient, url: String, etag: String?, lastModified: String?) async throws -> FeedResponse {
        var validators: HTTPHeaders = [:]
        validators["If-None-Match"] = try checked(etag, "etag")
        validators["If-Modified-Since"] = try checked(lastModified, "last_modified")
        let response = try await client.get(FeedURL.checked(url, "feeds.fetch"), accept: FeedClient.accept, validators: validators)
        return FeedResponse(
            url: response.request.url, status: response.status, etag: response.headers["ETag"] ?? (response.status == 304 ? etag : nil),
            lastModified: response.headers["Last-Modified"] ?? (response.status == 304 ? lastModified : nil),
            feed: response.status == 304 ? nil : try FeedClient.feed(response))
    }

    /// Lists the feeds to which an HTML page links. If `url` is that of a feed, lists only this feed.
    package static func discover(_ client: FeedClient, url: String) async throws -> [FeedReference] {
        let response = try await client.get(FeedURL.checked(url, "feeds.discover"), accept: "text/html, application/xhtml+xml, */*;q=0.5")
        do {
            let feed = try FeedClient.feed(response)
            return [FeedReference(url: response.request.url, title: feed.title.isEmpty ? nil : feed.title, type: response.mediaType)]
        } catch {
            // A document that is not a feed is read as an HTML page.
            guard error.code == .unexpectedResponse else { throw error }
        }
        return FeedLinks.all(in: try HTMLDocument(response), url: response.request.url)
    }

    // MARK: Parameters

    private static func checked(_ validator: String?, _ name: String) throws(DanXiError) -> String? {
        guard validator?.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 && $0.value != 0x7F }) ?? true else {
            throw DanXiError(.invalidArgument, "feeds.fetch: `\(name)`: must be printable ASCII on one line.")
        }
        return validator
    }
}
