import CLibXML2
import Testing

@testable import Markup

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Handlers of libxml2 for HTML")
struct ThreadHandlersTests {
    @Test("A page is parsed on a thread for which libxml2 has no handlers of HTML yet, as without LIBXML_LEGACY_ENABLED")
    func first() throws {
        try Parsing.prepare()
        let names = ["libxml2.so.16", "libxml2.so.2"]
        let library = try #require(names.compactMap { dlopen($0, RTLD_LAZY | RTLD_NOLOAD) }.first)
        defer { dlclose(library) }
        let symbol = try #require(dlsym(library, "__htmlDefaultSAXHandler"))
        let handlers = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutablePointer<xmlSAXHandlerV1>).self)()
        let usual = handlers.pointee
        handlers.pointee = xmlSAXHandlerV1()
        defer { handlers.pointee = usual }
        #expect(try HTMLDocument("<p id=a>text").first("#a")?.text == "text")
    }
}
