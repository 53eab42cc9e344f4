import Calls
import Errors
import HTTP
import Testing
import Threads

@testable import Markup

@Suite("Streams of XML documents", .timeLimit(.minutes(5)))
struct XMLStreamTests {
    /// A handler that writes down what it receives.
    final class Recorder: XMLStreamHandler {
        var events: [String] = []
        /// The number of events after which each further one throws.
        let limit: Int

        init(limit: Int = .max) { self.limit = limit }

        private func add(_ event: String) throws(DanXiError) {
            events.append(event)
            if events.count >= limit { throw DanXiError(.internal, "enough") }
        }

        func start(_ tag: XMLTag) throws(DanXiError) {
            var attributes: [String] = []
            tag.attributes.forEach { attributes.append(" \($0):\($1)='\($2)'") }
            try add("<\(tag.prefix)|\(tag.name)|\(tag.namespace)\(attributes.joined())>")
        }

        func end() throws(DanXiError) { try add("</>") }

        func text(_ utf8: UnsafeBufferPointer<UInt8>) throws(DanXiError) { try add(String(decoding: utf8, as: UTF8.self)) }
    }

    static func parse(
        _ text: String, _ handler: any XMLStreamHandler, isRepaired: Bool = false, until end: CallEnd? = nil
    ) throws(DanXiError) -> XMLStream.Outcome {
        let result = Array(text.utf8).withUnsafeBufferPointer { bytes in
            Result { () throws(DanXiError) in try XMLStream.parse(bytes, handler, isRepaired: isRepaired, until: end) }
        }
        return try result.get()
    }

    @Test(
        "The handler receives the tags and texts of a document in order",
        arguments: [
            ("<a/>", "<|a|> </>"), ("<a>x<b>y</b>z</a>", "<|a|> x <|b|> y </> z </>"),
            ("<x:a xmlns:x='u' xmlns='v' x:b='1' c='2'><d/></x:a>", "<x|a|u x:b='1' :c='2'> <|d|v> </> </>"),
            ("<a><![CDATA[<&]]>&#65;</a>", "<|a|> <& A </>"), ("<?p?><!-- c --><a><!-- c -->x<?p?></a>", "<|a|> x </>"),
            ("<a b='&amp;&lt;&#38;#38;&quot;' c='' d='é&#10;'/>", "<|a| :b='&<&#38;\"' :c='' :d='é\n'> </>"),
            ("<!DOCTYPE a SYSTEM 'x'><a>&eacute;&nosuch;&hearts;</a>", "<|a|> é ♥ </>"),
            ("<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", "<|a|> </>"),
            ("<a> <b/>\n</a>", "<|a|>   <|b|> </> \n </>"),
        ])
    func events(text: String, events: String) throws {
        let recorder = Recorder()
        let outcome = try Self.parse(text, recorder)
        #expect(recorder.events.joined(separator: " ") == events)
        #expect(outcome.error == nil && outcome.namespaceError == nil && !outcome.hasDeclarations)
    }

    @Test(
        "The parser stops at an error, whose line and reason are stated",
        arguments: [
            ("<a>\n<b></c></a>", "line 2: Opening and ending tag mismatch: b line 2 and c"),
            ("<a>&eacute;</a>", "line 1: Entity 'eacute' not defined"),
            ("<a b='1' b='2'/>", "line 1: Attribute b redefined"),
        ])
    func errors(text: String, error: String) throws {
        let recorder = Recorder()
        let outcome = try Self.parse(text + String(repeating: "\n", count: 10_000) + "<b/>", recorder)
        #expect(outcome.error == error && outcome.namespaceError == nil && !outcome.hasDeclarations)
        #expect(recorder.events.count { $0 == "<|b|>" } == (text.contains("<b>") ? 1 : 0))
    }

    @Test("The reason of an error has at most 200 characters")
    func longReason() throws {
        let name = String(repeating: "n", count: 400)
        let error = try Self.parse("<a></\(name)>", Recorder()).error
        #expect(
            error == "line 1: Opening and ending tag mismatch: a line 1 and "
                + String(repeating: "n", count: 200 - "Opening and ending tag mismatch: a line 1 and ".count))
    }

    @Test("A prefix that is not declared is an error of namespaces, which does not stop the parser")
    func namespaceError() throws {
        let recorder = Recorder()
        let outcome = try Self.parse("<x:a><b/></x:a>", recorder)
        #expect(outcome.namespaceError == "line 1: Namespace prefix x on a is not defined")
        #expect(outcome.error == nil && recorder.events == ["<x|a|>", "<|b|>", "</>", "</>"])
    }

    @Test(
        "The parser stops at the declaration of an entity or attribute",
        arguments: [
            "<!ENTITY x 'y'>", "<!ENTITY x SYSTEM 'y'>", "<!ENTITY % x 'y'>", "<!ATTLIST a b CDATA 'c'>", "<!ATTLIST a b (c|d) 'c'>",
            "<!NOTATION n SYSTEM 'm'><!ENTITY x SYSTEM 'y' NDATA n>",
        ])
    func declarations(declaration: String) throws {
        let recorder = Recorder()
        let outcome = try Self.parse("<!DOCTYPE a [\(declaration)]><a>\(String(repeating: "&x;", count: 3000))<b></a>", recorder)
        #expect(outcome.hasDeclarations && outcome.error == nil && recorder.events == [])
    }

    @Test("An error of the handler stops the parser, and is thrown", arguments: [1, 2, 3])
    func handlerError(limit: Int) {
        let recorder = Recorder(limit: limit)
        let text = "<a>\n" + String(repeating: "<b/>", count: 10_000) + "</a>"
        let error = #expect(throws: DanXiError.self) { try Self.parse(text, recorder) }
        #expect(error?.message == "enough" && recorder.events == Array(["<|a|>", "\n", "<|b|>"].prefix(limit)))
    }

    @Test("The parser stops at the end of the call")
    func end() {
        let recorder = Recorder()
        let end = CallEnd(CallContext(deadline: .now - .seconds(1)))
        let error = #expect(throws: DanXiError.self) { try Self.parse("<a/>", recorder, until: end) }
        #expect(error?.code == .timeout && recorder.events == [])
    }

    @Test("A tag with too many attributes or declarations of namespaces is refused", arguments: [" a", " xmlns:a"])
    func attributes(name: String) throws {
        let tag = { (count: Int) in "<b" + (0..<count).map { "\(name)\($0)='\(String(repeating: "x", count: 40))'" }.joined() + "/>" }
        let recorder = Recorder()
        #expect(try Self.parse("<r>\(tag(150))</r>", recorder).error == nil)
        #expect(recorder.events.count == 4)
        let error = #expect(throws: DanXiError.self) { try Self.parse("<r>\(tag(1500))</r>", Recorder()) }
        #expect(error?.code == .tooLarge)
        #expect(error?.message == "A tag of the XML document has more than 350 attributes. Check the source of the document.")
    }

    @Test("A repaired document may have an attribute of more than ten million bytes, and another document may not")
    func largeAttribute() throws {
        let text = "<a b='\(String(repeating: "x", count: 10_000_001))'/>"
        let recorder = Recorder()
        #expect(try Self.parse(text, recorder, isRepaired: true).error == nil)
        #expect(recorder.events.count == 2 && recorder.events.first?.utf8.count == 10_000_001 + "<|a| :b=''>".utf8.count)
        #expect(try Self.parse(text, Recorder()).error != nil)
    }

    @Test("A long text is passed on completely")
    func long() throws {
        let text = (0..<5000).map { "\($0)é " }.joined()
        let recorder = Recorder()
        #expect(try Self.parse("<a>\(text)</a>", recorder).error == nil)
        #expect(recorder.events.dropFirst().dropLast().joined() == text)
    }

    /// A handler that reads the attributes of one tag.
    final class AttributeReader: XMLStreamHandler {
        var values: [String?] = []
        var counts: [Int] = []
        var keys: [XMLNameKey] = []

        func start(_ tag: XMLTag) {
            let attributes = tag.attributes
            values += [attributes["lang"], attributes["LANG"], attributes.xml("lang"), attributes.prefixed("about"), attributes["about"]]
            values += [attributes.xml("about"), attributes["la"]]
            counts += [attributes.count, attributes.isEmpty ? 1 : 0]
            keys.append(tag.key)
        }
        func end() {}
        func text(_ utf8: UnsafeBufferPointer<UInt8>) {}
    }

    @Test("An attribute is found by its name without or with a prefix")
    func names() throws {
        let reader = AttributeReader()
        _ = try Self.parse("<a xmlns:r='u' r:about='1' xml:lang='2' Lang='3'/>", reader)
        #expect(reader.values == ["3", "3", "2", "1", nil, nil, nil] && reader.counts == [3, 0])
        let other = AttributeReader()
        _ = try Self.parse("<a xmlns='u'><b xml:Lang='1'/><a/><x:a xmlns:x='u'/><c xmlns='v'/></a>", other)
        #expect(other.values.prefix(7) == [nil, nil, nil, nil, nil, nil, nil] && other.values.dropFirst(7).prefix(3) == [nil, nil, "1"])
        #expect(other.counts == [0, 1, 1, 0, 0, 1, 0, 1, 0, 1])
        let first = try #require(other.keys.first)
        #expect(other.keys.map { $0 == first } == [true, false, true, false, false])
        #expect(other.keys.map { $0.hasNamespace(of: first) } == [true, true, true, true, false])
    }
}
