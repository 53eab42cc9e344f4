import CLibXML2

/// A replacement for libxml2's `xmlSAX2StartElement`. It creates HTML elements whose names and values are in the document's dictionary of
/// strings.
///
/// Pages repeat most names and values. `xmlSAX2StartElement` allocates memory for each occurrence, which takes a third of the parsing time,
/// and keeps a table of ids. For an attribute without a value, libxml2 uses the attribute's name as its value. Here the value is empty, as
/// in the HTML standard.
enum TreeBuilder {
    /// Creates an element with its attributes.
    /// - Returns: the number of attributes.
    static func startElement(
        _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) -> Int {
        guard let document = parser.pointee.myDoc, let dictionary = dictionary(of: document, parser),
            let ownName = interned(name, dictionary),
            let element = xmlNewDocNodeEatName(document, nil, UnsafeMutablePointer(mutating: ownName), nil)
        else {
            fail(parser)
            return 0
        }
        let parent = parser.pointee.node ?? UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
        guard xmlAddChild(parent, element) != nil else {
            xmlFreeNode(element)
            fail(parser)
            return 0
        }
        // Ends the current text node, so that the text after the tag is not appended to the text before the tag.
        parser.pointee.nodemem = -1
        if nodePush(parser, element) < 0 { return 0 }

        guard let attributes else { return 0 }
        var count = 0
        var last: UnsafeMutablePointer<xmlAttr>?
        while let name = attributes[2 * count] {
            guard let attribute = attribute(name, attributes[2 * count + 1], of: element, dictionary) else {
                fail(parser)
                return count
            }
            attribute.pointee.prev = last
            if let last { last.pointee.next = attribute } else { element.pointee.properties = attribute }
            last = attribute
            count += 1
        }
        return count
    }

    private static func attribute(
        _ name: UnsafePointer<UInt8>, _ value: UnsafePointer<UInt8>?, of element: Node, _ dictionary: xmlDictPtr
    ) -> UnsafeMutablePointer<xmlAttr>? {
        guard let name = interned(name, dictionary), let attribute = allocate(xmlAttr.self) else { return nil }
        attribute.pointee.type = XML_ATTRIBUTE_NODE
        attribute.pointee.name = name
        attribute.pointee.parent = element
        attribute.pointee.doc = element.pointee.doc
        guard let value, value.pointee != 0 else { return attribute }
        guard let content = interned(value, dictionary), let text = allocate(xmlNode.self) else {
            xmlFreeProp(attribute)
            return nil
        }
        text.pointee.type = XML_TEXT_NODE
        text.pointee.name = clibxml2_text_name()
        text.pointee.content = UnsafeMutablePointer(mutating: content)
        text.pointee.parent = UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: xmlNode.self)
        text.pointee.doc = element.pointee.doc
        attribute.pointee.children = text
        attribute.pointee.last = text
        return attribute
    }

    /// Returns the dictionary of the document. When libxml2 frees the document, it does not free strings that are in this dictionary.
    private static func dictionary(of document: xmlDocPtr, _ parser: xmlParserCtxtPtr) -> xmlDictPtr? {
        if let own = document.pointee.dict { return own }
        guard let shared = parser.pointee.dict, xmlDictReference(shared) == 0 else { return nil }
        document.pointee.dict = shared
        return shared
    }

    /// Returns the copy of a string in the dictionary, or an allocated copy if the dictionary is full.
    private static func interned(_ text: UnsafePointer<UInt8>?, _ dictionary: xmlDictPtr) -> UnsafePointer<UInt8>? {
        guard let text else { return nil }
        return xmlDictLookup(dictionary, text, -1) ?? UnsafePointer(xmlStrdup(text))
    }

    private static func allocate<T>(_ type: T.Type) -> UnsafeMutablePointer<T>? {
        clibxml2_allocate(MemoryLayout<T>.size)?.bindMemory(to: type, capacity: 1)
    }

    private static func fail(_ parser: xmlParserCtxtPtr) {
        parser.pointee.lastError.code = Int32(XML_ERR_NO_MEMORY.rawValue)
        parser.pointee.disableSAX = 1
    }
}
