// Generated from interface/image.toml by `make generate`; do not edit.

import JSON
import Networking

/// The format of an image, by its content.
package enum ImageType: String, JSONString, CaseIterable {
    /// PNG.
    case png = "png"
    /// JPEG.
    case jpeg = "jpeg"
    /// GIF.
    case gif = "gif"
    /// WebP.
    case webp = "webp"
    /// BMP.
    case bmp = "bmp"
}

/// An image on the image server.
package struct UploadedImage: JSONCodable, APIParsable, Hashable {
    /// Address of the image, as the server sends it.
    package var url: String
    /// Address of the image for display. `nil` if the server does not send it.
    package var displayUrl: String?
    /// Markdown that displays the image in a text, such as
    /// `![](https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png)`.
    package var markdown: String
    /// Format of the image.
    package var type: ImageType
    /// The server's message for people, such as whether the image was uploaded before. `nil` if the server
    /// does not send it.
    package var message: String?

    package init(url: String, displayUrl: String?, markdown: String, type: ImageType, message: String?) {
        self.url = url
        self.displayUrl = displayUrl
        self.markdown = markdown
        self.type = type
        self.message = message
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url", as: .url)
        displayUrl = try json.optional("display_url")
        markdown = try json.value("markdown")
        type = try json.value("type")
        message = try json.optional("message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("display_url", displayUrl)
            json.set("markdown", markdown)
            json.set("type", type)
            json.set("message", message)
        }
    }
}

/// A downloaded image.
package struct DownloadedImage: JSONCodable, APIParsable, Hashable {
    /// Address of the image.
    package var url: String
    /// Format of the image.
    package var type: ImageType
    /// Number of bytes.
    package var size: Int
    /// Bytes of the image in base64. `nil` if they were written to a file.
    package var data: String?
    /// Path of the file with the image. `nil` if no file was written.
    package var path: String?

    package init(url: String, type: ImageType, size: Int, data: String?, path: String?) {
        self.url = url
        self.type = type
        self.size = size
        self.data = data
        self.path = path
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url", as: .url)
        type = try json.value("type")
        size = try json.value("size")
        data = try json.optional("data")
        path = try json.optional("path")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("type", type)
            json.set("size", size)
            json.set("data", data)
            json.set("path", path)
        }
    }
}
