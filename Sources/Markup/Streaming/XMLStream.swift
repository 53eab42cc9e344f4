import CLibXML2
import Calls
import Errors
import JSON

/// A receiver of the tags and texts of an XML document, in document order.
package protocol XMLStreamHandler: AnyObject {
    /// Receives a start tag. A thrown error stops the parser.
    func start(_ tag: XMLTag) throws(DanXiError)
    func end() throws(DanXiError)
    /// Receives a part of a text. A thrown error stops the parser.
    /// - Parameter utf8: the text with its references replaced. It is valid only during the call.
    func text(_ utf8: UnsafeBufferPointer<UInt8>) throws(DanXiError)
}

/// A parser that passes the parts of an XML document to a handler through libxml2's streaming interface. The memory that the parser needs
/// does not depend on the size of the document.
package enum XMLStream {
    /// The problems of a document that was parsed without a thrown error.
    package struct Outcome {
        /// The line at which the parser stopped because the document is not well-formed, and the reason. Nil if the document is
        /// well-formed, or if the parser stopped at a declaration.
        package var error: String?
        /// A violation of the rules of namespaces, which does not stop the parser. Nil if there was no violation.
        package var namespaceError: String?
        /// Whether the parser stopped because the document declares entities or attributes.
        package var hasDeclarations = false
    }

    fileprivate final class State {
        let bytes: UnsafeBufferPointer<UInt8>
        let handler: any XMLStreamHandler
        let end: CallEnd?
        var offset = 0
        var parser: xmlParserCtxtPtr?
        var refusal: DanXiError?
        var outcome = Outcome()
        var isStopped = false

        init(_ bytes: UnsafeBufferPointer<UInt8>, _ handler: any XMLStreamHandler, _ end: CallEnd?) {
            (self.bytes, self.handler, self.end) = (bytes, handler, end)
        }

        /// Stops the parser by ending its input, because xmlStopParser would free memory that the parser may still read.
        func stop() {
            isStopped = true
            parser?.pointee.disableSAX = 1
        }

        func run(_ body: () throws(DanXiError) -> Void) {
            guard !isStopped else { return }
            do { try body() } catch {
                refusal = error
                stop()
            }
        }
    }

    /// Parses a document. External files are not loaded. The parser stops at the declaration of an entity or attribute, so a document
    /// cannot expand.
    /// - Parameters:
    ///   - utf8: valid UTF-8 without a byte order mark or NUL. The declared encoding is ignored.
    ///   - isRepaired: whether ``XMLRepair`` has written the document. Such a document declares nothing, so libxml2's limits, which protect
    ///     from entities that expand, are not needed: an attribute may have more than ten million bytes.
    ///   - end: stops parsing when the call ends.
    /// - Throws: the handler's error; `tooLarge` for a tag with too many attributes; `cancelled` or `timeout` if the call has ended.
    package static func parse(
        _ utf8: UnsafeBufferPointer<UInt8>, _ handler: any XMLStreamHandler, isRepaired: Bool = false, until end: CallEnd?
    ) throws(DanXiError) -> Outcome {
        try Parsing.prepare()
        let previous = clibxml2_silence()
        defer { clibxml2_restore(previous) }
        guard let parser = xmlNewParserCtxt() else { throw .outOfMemory("to parse XML") }
        defer { xmlFreeParserCtxt(parser) }
        install(parser.pointee.sax)
        let state = State(utf8, handler, end)
        state.parser = parser
        parser.pointee._private = Unmanaged.passUnretained(state).toOpaque()
        let options =
            XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
            | XML_PARSE_NOCDATA.rawValue | (isRepaired ? XML_PARSE_HUGE.rawValue : 0)
        let document = xmlCtxtReadIO(
            parser, read, nil, Unmanaged.passUnretained(state).toOpaque(), nil, "UTF-8", Int32(bitPattern: options))
        xmlFreeDoc(document)
        withExtendedLifetime(state) {}
        if let error = end?.error ?? state.refusal { throw error }
        let error = parser.pointee.lastError
        if error.code == Int32(XML_ERR_NO_MEMORY.rawValue) { throw .outOfMemory("to parse XML") }
        if parser.pointee.wellFormed == 0, !state.outcome.hasDeclarations { state.outcome.error = message(error) }
        if parser.pointee.nsWellFormed == 0 { state.outcome.namespaceError = message(error) }
        return state.outcome
    }

    private static func message(_ error: xmlError) -> String {
        let reason = error.message.map { String(xml: UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self)) } ?? "it is not XML"
        return "line \(error.line): \(String(reason.prefix { $0 != "\n" }).prefix(200))"
    }

    // MARK: Callbacks of libxml2

    private static func install(_ sax: UnsafeMutablePointer<xmlSAXHandler>) {
        sax.pointee.startDocument = nil
        sax.pointee.endDocument = nil
        sax.pointee.internalSubset = nil
        sax.pointee.comment = nil
        sax.pointee.processingInstruction = nil
        sax.pointee.ignorableWhitespace = characters
        sax.pointee.characters = characters
        sax.pointee.cdataBlock = characters
        sax.pointee.getEntity = nil
        sax.pointee.getParameterEntity = nil
        sax.pointee.resolveEntity = { _, _, _ in nil }
        sax.pointee.externalSubset = nil
        sax.pointee.notationDecl = nil
        sax.pointee.elementDecl = nil
        sax.pointee.attributeDecl = { context, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            XMLStream.declared(context)
        }
        sax.pointee.unparsedEntityDecl = { context, _, _, _, _ in XMLStream.declared(context) }
        sax.pointee.entityDecl = { context, _, _, _, _, _ in XMLStream.declared(context) }
        // References to HTML entities are replaced here. The external DTD that may declare them, such as that of RSS 0.91, is not loaded.
        sax.pointee.reference = { context, name in
            guard let state = XMLStream.state(context), let name, let entity = htmlEntityLookup(name) else { return }
            let character = Unicode.Scalar(entity.pointee.value).map { Array(String($0).utf8) } ?? []
            state.run { () throws(DanXiError) in
                try character.withBytes { bytes throws(DanXiError) in try state.handler.text(bytes) }
            }
        }
        sax.pointee.startElementNs = { context, name, prefix, uri, _, _, count, _, attributes in
            guard let state = XMLStream.state(context),
                let tag = XMLTag(name, prefix, uri, XMLAttributes(attributes, count: Int(count)))
            else { return }
            state.run { () throws(DanXiError) in try state.handler.start(tag) }
        }
        sax.pointee.endElementNs = { context, _, _, _ in
            guard let state = XMLStream.state(context) else { return }
            state.run { () throws(DanXiError) in try state.handler.end() }
        }
    }

    private static let characters: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32) -> Void = {
        context, text, count in
        guard let state = XMLStream.state(context), let text, count > 0 else { return }
        state.run { () throws(DanXiError) in try state.handler.text(UnsafeBufferPointer(start: text, count: Int(count))) }
    }

    private static func declared(_ context: UnsafeMutableRawPointer?) {
        guard let state = state(context), !state.isStopped else { return }
        state.outcome.hasDeclarations = true
        state.stop()
    }

    /// Passes the input to the parser in pieces, and stops at the first error or at the end of the call.
    private static let read: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32 = {
        context, buffer, room in
        guard let context, let buffer, room > 0 else { return 0 }
        let state = Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
        if state.isStopped || state.end?.shouldStop() == true { return 0 }
        if let parser = state.parser {
            if parser.pointee.wellFormed == 0 { return 0 }
            // libxml2 uses five slots per attribute, and compares each attribute with all earlier ones.
            if parser.pointee.maxatts > 5 * Int32(MarkupLimits.attributes) || parser.pointee.nsNr > 2 * Int32(MarkupLimits.attributes) {
                state.refusal = DanXiError(
                    .tooLarge,
                    "A tag of the XML document has more than \(MarkupLimits.attributes) attributes. Check the source of the document.")
                state.stop()
                return 0
            }
        }
        let rest = state.bytes.dropFirst(state.offset).prefix(Int(room))
        UnsafeMutableRawBufferPointer(start: buffer, count: rest.count).copyBytes(from: rest)
        state.offset += rest.count
        return Int32(rest.count)
    }

    private static func state(_ context: UnsafeMutableRawPointer?) -> State? {
        guard let pointer = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private else { return nil }
        return Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue()
    }
}
