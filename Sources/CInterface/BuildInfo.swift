import CVersions
import JSON
import Runtime

/// The build of this library, and the libraries that it has loaded: the value of `danxi_build_info()`.
struct BuildInfo: JSONEncodable {
    /// The text of the value. Its memory is never freed. Nil if there was not enough memory.
    static let text: EncodedJSON? = JSONText.encode(BuildInfo())

    func write(to json: inout JSONWriter) {
        json.object {
            $0.set("version", Version.text.description)
            $0.set("architecture", Self.architecture)
            $0.set("compiler", Compiler())
            $0.set("libraries", [Self.runtime] + Self.libraries())
        }
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "unknown"
        #endif
    }

    /// The Swift runtime, which is a part of this library's file.
    private static var runtime: LoadedLibrary {
        LoadedLibrary(name: "swift", version: "\(_SwiftStdlibVersion.current)", file: string(versions_own_file()))
    }

    private static func libraries() -> [LoadedLibrary] {
        let count = Int(VERSIONS_COUNT)
        let libraries = [versions_library](unsafeUninitializedCapacity: count) { buffer, initialized in
            versions_get_libraries(buffer.baseAddress)
            initialized = count
        }
        return libraries.map {
            LoadedLibrary(name: string($0.name) ?? "", version: string($0.version).map(plainVersion), file: string($0.file))
        }
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String? { text.flatMap { String(validatingCString: $0) } }

    /// Returns "3.0.17" for "OpenSSL/3.0.17", "0.21.2" for "0.21.2 (+libidn2/2.3.3)", and "2.9.14" for "20914", libxml2's form.
    private static func plainVersion(_ text: String) -> String {
        let word = text.prefix { $0 != " " }
        let version = word.lastIndex(of: "/").map { word[word.index(after: $0)...] } ?? word
        guard !version.contains("."), let number = Int(version.prefix { $0.isNumber }) else { return String(version) }
        return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
    }

    private struct Compiler: JSONEncodable {
        func write(to json: inout JSONWriter) {
            json.object {
                $0.set("swift", string(versions_swift()))
                $0.set("clang", string(versions_clang()))
            }
        }
    }

    private struct LoadedLibrary: JSONEncodable {
        let name: String
        let version: String?
        let file: String?

        func write(to json: inout JSONWriter) {
            json.object {
                $0.set("name", name)
                $0.set("version", version)
                $0.set("file", file)
            }
        }
    }
}
