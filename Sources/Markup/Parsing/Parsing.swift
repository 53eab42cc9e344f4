import CLibXML2
import CLibraries
import Calls
import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// libxml2's parsers of HTML and XML, with resource limits.
enum Parsing {
    /// The initialization of libxml2, which runs once. The host program may initialize libxml2 too.
    private static let initialized: Void = {
        let handler = clibxml2_silence()
        defer { clibxml2_restore(handler) }
        xmlInitParser()
    }()

    /// Loads and initializes libxml2. Call this function before other functions of libxml2.
    static func prepare() throws(DanXiError) {
        if let reason = libraries_load_libxml2() {
            let isScarce = [ENOMEM, EMFILE, ENFILE].contains(errno)
            let advice = isScarce ? "Free memory or file descriptors and call again." : "Install it: its package in Debian is libxml2."
            throw DanXiError(
                isScarce ? .outOfMemory : .internal,
                "Cannot load libxml2, which parses HTML and XML (\(String(validatingCString: reason) ?? "")). \(advice)")
        }
        _ = initialized
    }

    /// The parser's input, the resource limits, and the numbers that are compared with them.
    fileprivate struct Feed {
        let bytes: UnsafeBufferPointer<UInt8>
        var offset = 0
        var parser: xmlParserCtxtPtr?
        let maximalAttributeSlots: Int32
        let mustBeWellFormed: Bool
        var nodes = 0
        var elements = 0
        var refusal: Refusal?
        let end: CallEnd?
    }

    /// A parsed document, and the number of elements in the document.
    typealias Parsed = (document: UnsafeMutablePointer<xmlDoc>, elements: Int)

    fileprivate enum Refusal: String {
        case attributes = "a tag has too many attributes"
        case nodes = "the document has too many elements"
        case depth = "the elements are nested too deeply"
        case declarations = "the document declares entities, elements or attributes"
    }

    static func html(_ utf8: UnsafeBufferPointer<UInt8>, place: String, until end: CallEnd?) throws(DanXiError) -> Parsed {
        try prepare()
        let handler = clibxml2_silence()
        defer { clibxml2_restore(handler) }
        guard let parser = htmlNewParserCtxt() else { throw .outOfMemory(purpose) }
        defer { htmlFreeParserCtxt(parser) }
        // A libxml2 without LIBXML_LEGACY_ENABLED, such as that of the wheel, gives the first parser of a thread no handlers.
        xmlSAX2InitHtmlDefaultSAXHandler(parser.pointee.sax)
        parser.pointee.sax.pointee.startElement = { context, name, attributes in
            guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
            Parsing.count(1 + TreeBuilder.startElement(parser, name, attributes), context, element: parser.pointee.node)
        }
        parser.pointee.sax.pointee.comment = { context, text in
            xmlSAX2Comment(context, text)
            Parsing.count(1, context)
        }
        parser.pointee.sax.pointee.processingInstruction = { context, target, text in
            xmlSAX2ProcessingInstruction(context, target, text)
            Parsing.count(1, context)
        }
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue | HTML_PARSE_IGNORE_ENC.rawValue | HTML_PARSE_NODEFDTD.rawValue
        // libxml2 returns no document for empty input.
        let bytes = utf8.isEmpty ? StaticBytes.space : utf8
        // libxml2 uses two slots per attribute.
        let (document, state) = read(bytes, parser, slots: 2 * Int32(MarkupLimits.attributes), end) {
            htmlCtxtReadIO(parser, feed, nil, $0, nil, "UTF-8", Int32(bitPattern: options))
        }
        return (try result(document, state, parser, place: place, mustBeWellFormed: false), state.elements)
    }

    static func xml(_ utf8: UnsafeBufferPointer<UInt8>, place: String, until end: CallEnd?) throws(DanXiError) -> Parsed {
        try prepare()
        let handler = clibxml2_silence()
        defer { clibxml2_restore(handler) }
        guard let parser = xmlNewParserCtxt() else { throw .outOfMemory(purpose) }
        defer { xmlFreeParserCtxt(parser) }
        parser.pointee.sax.pointee.startElementNs = {
            context, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes in
            xmlSAX2StartElementNs(context, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes)
            let element = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee.node
            Parsing.count(1 + Int(attributeCount) + Int(namespaceCount), context, element: element)
        }
        parser.pointee.sax.pointee.comment = { context, text in
            xmlSAX2Comment(context, text)
            Parsing.count(1, context)
        }
        parser.pointee.sax.pointee.processingInstruction = { context, target, text in
            xmlSAX2ProcessingInstruction(context, target, text)
            Parsing.count(1, context)
        }
        // Without entity declarations, a document cannot expand when it is parsed, and no external file is loaded.
        parser.pointee.sax.pointee.entityDecl = { context, _, _, _, _, _ in Parsing.refuse(.declarations, context) }
        parser.pointee.sax.pointee.elementDecl = { context, _, _, _ in Parsing.refuse(.declarations, context) }
        parser.pointee.sax.pointee.attributeDecl = { context, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            Parsing.refuse(.declarations, context)
        }
        parser.pointee.sax.pointee.resolveEntity = { _, _, _ in nil }
        parser.pointee.sax.pointee.externalSubset = { _, _, _, _ in }
        let options =
            XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NONET.rawValue
            | XML_PARSE_COMPACT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        // libxml2 uses five slots per attribute.
        let (document, state) = read(utf8, parser, slots: 5 * Int32(MarkupLimits.attributes), end) {
            xmlCtxtReadIO(parser, feed, nil, $0, nil, "UTF-8", Int32(bitPattern: options))
        }
        return (try result(document, state, parser, place: place, mustBeWellFormed: true), state.elements)
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ parser: xmlParserCtxtPtr, slots: Int32, _ end: CallEnd?,
        _ parse: (UnsafeMutablePointer<Feed>) -> UnsafeMutablePointer<xmlDoc>?
    ) -> (UnsafeMutablePointer<xmlDoc>?, Feed) {
        var state = Feed(
            bytes: bytes, parser: parser, maximalAttributeSlots: slots, mustBeWellFormed: parser.pointee.html == 0, end: end)
        return withUnsafeMutablePointer(to: &state) { state in
            parser.pointee._private = UnsafeMutableRawPointer(state)
            let document = parse(state)
            parser.pointee._private = nil
            return (document, state.pointee)
        }
    }

    private static func result(
        _ document: UnsafeMutablePointer<xmlDoc>?, _ state: Feed, _ parser: xmlParserCtxtPtr, place: String, mustBeWellFormed: Bool
    ) throws(DanXiError) -> UnsafeMutablePointer<xmlDoc> {
        if let error = state.end?.error {
            xmlFreeDoc(document)
            throw error
        }
        var refusal = state.refusal
        let error = parser.pointee.lastError
        // XML_ERR_INTERNAL_ERROR together with disableSAX means that the document exceeds xmlParserMaxDepth.
        if refusal == nil, error.code == Int32(XML_ERR_INTERNAL_ERROR.rawValue), parser.pointee.disableSAX != 0 { refusal = .depth }
        if let refusal {
            xmlFreeDoc(document)
            throw DanXiError(
                .unexpectedResponse,
                "Cannot parse \(place): \(refusal.rawValue). Parsing would take too much time or memory. Check the source of the document."
            )
        }
        // libxml2 also reports XML_ERR_NO_MEMORY for a name of more than ten million characters. If libxml2 cannot
        // allocate an input buffer, it reports no error.
        if error.code == Int32(XML_ERR_NO_MEMORY.rawValue) || document == nil && error.code == Int32(XML_ERR_OK.rawValue) {
            xmlFreeDoc(document)
            throw .outOfMemory(purpose)
        }
        guard let document else {
            guard mustBeWellFormed, let message = error.message else {
                throw DanXiError(
                    .unexpectedResponse,
                    "Cannot parse \(place) as \(mustBeWellFormed ? "XML" : "HTML"). Check the source of the document.")
            }
            let reason = String(xml: UnsafeRawPointer(message).assumingMemoryBound(to: UInt8.self)).prefix { $0 != "\n" }
            throw DanXiError(
                .unexpectedResponse,
                "Cannot parse \(place): the XML is not well-formed (line \(error.line), column \(error.int2): \(reason)). Check the source of the document."
            )
        }
        return document
    }

    // MARK: Callbacks of libxml2

    /// Passes the input to the parser in pieces, so that parsing can also stop in the middle of a tag.
    private static let feed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32 = {
        context, buffer, room in
        guard let state = context?.assumingMemoryBound(to: Feed.self), let buffer, room > 0 else { return 0 }
        if state.pointee.end?.shouldStop() == true { return 0 }
        if let parser = state.pointee.parser {
            if parser.pointee.maxatts > state.pointee.maximalAttributeSlots || parser.pointee.nsNr > 2 * Int32(MarkupLimits.attributes) {
                state.pointee.refusal = .attributes
            }
            // XML that is not well-formed is refused. Parsing stops, because each further error may take time proportional to the input.
            if state.pointee.refusal != nil || (state.pointee.mustBeWellFormed && parser.pointee.wellFormed == 0) { return 0 }
        }
        let rest = state.pointee.bytes.dropFirst(state.pointee.offset).prefix(Int(room))
        UnsafeMutableRawBufferPointer(start: buffer, count: rest.count).copyBytes(from: rest)
        state.pointee.offset += rest.count
        return Int32(rest.count)
    }

    /// Adds `nodes` to the number of nodes, and numbers a new element. Stops parsing if the document has too many nodes.
    private static func count(_ nodes: Int, _ context: UnsafeMutableRawPointer?, element: Node? = nil) {
        guard let state = state(context) else { return }
        if let element {
            state.pointee.elements += 1
            element.number = state.pointee.elements
        }
        state.pointee.nodes += nodes
        if state.pointee.nodes > MarkupLimits.nodes { refuse(.nodes, context) }
    }

    /// Stops parsing by ending the input, because xmlStopParser would free memory that the parser may still read.
    private static func refuse(_ refusal: Refusal, _ context: UnsafeMutableRawPointer?) {
        guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self), let state = state(context) else { return }
        state.pointee.refusal = refusal
        parser.pointee.disableSAX = 1
    }

    private static func state(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Feed>? {
        context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private?.assumingMemoryBound(to: Feed.self)
    }
}

private let purpose = "to parse the document"

private enum StaticBytes {
    static let text: StaticString = " "
    static var space: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) }
}
