import Testing

@testable import Markup

/// Tests of single rules of the pseudo-classes of forms, links, languages and directions, each in a page of its own.
@Suite("States of form elements, languages and directions", .timeLimit(.minutes(5)))
struct FormStateTests {
    static let limited = """
        <input id=a type=number min=1 max=5 value=1><input id=b type=number min=1 max=5 value=5><input id=c type=number min=1 max=5 value=5.1>
        <input id=d type=number min=1 max=5 value=0.9><input id=e type=number min=1><input id=f type=number min=x max=y value=3>
        <input id=g type=text min=1 max=2 value=1><input id=h type=range value=9 max=1>
        <fieldset disabled><input id=i type=number min=1 value=2></fieldset>
        """
    static let times = """
        <input id=a type=time min=12:00 max=12:00 value=12:00><input id=b type=time min=12:00 max=12:00 value=13:00>
        <input id=c type=time max=06:00 value=07:00><input id=d type=time min=22:00 value=21:00>
        <input id=e type=time min=22:00 max=06:00 value=06:01><input id=f type=time min=22:00 max=06:00 value=00:00>
        """
    static let groups = """
        <fieldset id=f disabled><select id=s><optgroup id=g><option id=o>1</option></optgroup></select></fieldset>
        <div disabled><input id=a></div><select id=t disabled><option id=p>1</option></select>
        <select id=u><optgroup id=h disabled><option id=q>1</option></optgroup></select>
        """
    static let required = """
        <input id=a required type=X><input id=b required type=hidden><input id=c required type=RANGE><input id=d required type=color>
        <input id=e required type=submit><input id=f required type=image><input id=g required type=reset><input id=h required type=button>
        <input id=i required type=checkbox><textarea id=j required></textarea><select id=k required></select><p id=l required></p>
        """
    static let languages = """
        <p id=a lang=zh-x-cn></p><p id=b lang=zh-Hans-CN></p><p id=c lang=ZH></p><p id=d lang=zhx></p><p id=e lang=zh-cn></p>
        <div lang=''><p id=f></p></div><p id=g></p><div lang=fr><p id=h></p><p id=i lang=de></p></div>
        """
    static let directions = """
        <div id=a dir=auto>1. ש</div><div id=b dir=auto><bdi>ש</bdi>a</div><div id=c dir=auto><script>a</script>ש</div>
        <div id=d dir=auto><style>a</style>ש</div><div id=e dir=auto><textarea>a</textarea>ש</div><div id=f dir=auto><i dir=ltr>a</i>ש</div>
        <div id=g dir=auto><b>ש</b>a</div><div id=h dir=auto>12 </div><div id=i dir=auto><b>a</b>ש</div><div id=j>ש</div>
        <div id=k dir=auto>ﷲ</div><div id=l dir=auto>ﺍ</div><div id=m dir=auto>\u{10900}</div><div id=n dir=auto>\u{1E900}</div>
        """

    static let cases: [(String, String, String)] = [
        // Links and attributes.
        ("<a id=a href></a><area id=b href=x><link id=c href=x><a id=d>x</a>", ":link", "a b"),
        ("<audio id=a muted></audio><video id=b muted></video><p id=c muted></p><audio id=d></audio>", ":muted", "a b"),
        ("<details id=a open></details><dialog id=b open></dialog><p id=c open></p><dialog id=d></dialog>", ":open", "a b"),
        // Choices.
        ("<datalist><option id=a selected>1</option><option id=b>2</option></datalist>", ":checked", "a"),
        ("<select><optgroup><option id=a>1</option></optgroup><option id=b>2</option></select>", ":checked", "a"),
        ("<select size=0><option id=a>1</option><option id=b>2</option></select>", ":checked", "a"),
        ("<select size=1><option id=a>1</option><option id=b>2</option></select>", ":checked", "a"),
        ("<select size=2><option id=a>1</option><option id=b>2</option></select>", ":checked", ""),
        ("<select size=x><option id=a>1</option><option id=b>2</option></select>", ":checked", "a"),
        ("<select size=2><option id=a>1</option><option id=b selected>2</option></select>", ":checked", "b"),
        ("<select><option id=a disabled>1</option><option id=b disabled>2</option></select>", ":checked", ""),
        ("<div><optgroup><option id=a selected>1</option><option id=b>2</option></optgroup></div>", ":checked", "a"),
        ("<input id=a type=RADIO checked><input id=b type=checkbox checked><input id=c type=x checked>", ":checked", "a b"),
        (
            """
            <input type=radio id=a name=q><input type=radio id=b name=q checked><form><input type=radio id=c name=q>
            <input type=RADIO id=d name=r><input type=radio name=r id=e checked></form><input type=radio id=f name=''>
            <input type=radio id=g><input type=checkbox name=s checked><input type=radio id=h name=s>
            """, ":indeterminate", "c f g h"
        ),
        (
            """
            <form><button id=a type=RESET>x</button><button id=b type=button>x</button><button id=c>x</button><input id=d type=submit></form>
            <form><input id=e type=IMAGE><button id=f type=submit>x</button></form><button id=g>x</button><input id=h type=submit>
            <form><input id=i type=text><input id=j type=reset></form><form><button id=k type=x>y</button></form>
            """, ":default", "c e k"
        ),
        ("<select><option id=a>1</option><option id=b selected>2</option></select><input id=c type=radio checked>", ":default", "b c"),
        // Disabled, required and editable elements.
        (groups, ":disabled", "f s t h q"), (groups, ":enabled", "g o a p u"), (required, ":required", "a i j k"),
        (required, ":optional", "b c d e f g h"),
        ("<fieldset disabled><div><legend><input id=a></legend></div></fieldset>", "input:enabled", ""),
        ("<fieldset disabled><div></div><legend><input id=a></legend><legend><input id=b></legend></fieldset>", "input:enabled", "a"),
        ("<fieldset disabled><legend><fieldset disabled><input id=a></fieldset></legend></fieldset>", "input:enabled", ""),
        ("<fieldset><input id=a></fieldset><div><input id=b disabled></div>", "input:enabled", "a"),
        (
            """
            <input id=a type=date><input id=b type=TIME><input id=c type=number><input id=d type=checkbox><input id=e type=x>
            <input id=f readonly><input id=g type=color><textarea id=h></textarea><textarea id=i disabled></textarea>
            <fieldset disabled><input id=j><textarea id=k></textarea></fieldset>
            """, ":read-write", "a b c e h"
        ),
        (
            """
            <div contenteditable=TRUE id=a><p id=b>x</p></div><div contenteditable=plaintext-only id=c></div>
            <div contenteditable=false id=d><p id=e contenteditable=''>x</p></div><div id=f></div>
            """, ":read-write", "a b c e"
        ),
        (
            """
            <textarea id=a placeholder=x>
            </textarea><textarea id=b placeholder=x>\r\n</textarea><textarea id=c placeholder=x>\n\n</textarea>
            <textarea id=d placeholder=x> </textarea><textarea id=e></textarea>
            """, ":placeholder-shown", "a b"
        ),
        (
            """
            <input id=a placeholder=x type=number><input id=b placeholder=x type=TEL><input id=c placeholder=x type=date>
            <input id=d placeholder=x type=checkbox><input id=e placeholder=x value=0><input id=f placeholder=x value>
            <p id=g placeholder=x></p><input id=h>
            """, ":placeholder-shown", "a b f"
        ),
        // Limits.
        (limited, ":in-range", "a b e h"), (limited, ":out-of-range", "c d"), (times, ":in-range", "a f"),
        (times, ":out-of-range", "b c d e"),
        // Languages.
        (languages, "p:lang(zh-cn)", "b e"), (languages, "p:lang(Zh)", "a b c e"), (languages, "p:lang('')", "f"),
        (languages, "p:lang(*-CN)", "b e"), (languages, "p:lang('*-hans-*')", "b"), (languages, "p:lang(\"fr\", de)", "h i"),
        (languages, "p:lang(zh-hans-cn-x)", ""), (languages, "p:lang( fr , 'de' )", "h i"),
        ("<meta http-equiv=refresh content=fr><meta http-equiv=Content-Language content=' ja  en'><p id=a>x", "p:lang(ja)", "a"),
        ("<meta http-equiv=content-language content=' '><p id=a>x", "p:lang(ja), p:lang('')", ""),
        ("<meta name=content-language content=ja><p id=a>x", "p:lang(ja)", ""),
        ("<meta http-equiv=content-language><meta http-equiv=content-language content=ja><p id=a>x", "p:lang(ja)", "a"),
        (
            "<meta http-equiv=content-language content=ja><meta http-equiv=content-language content=en><p id=a>x",
            "p:lang(en)", ""
        ),
        // Directions.
        (directions, "div:dir(RTL)", "a c d e f g k l m n"), (directions, "div:dir( ltr )", "b h i j"),
        ("<div dir=RTL id=a><p id=b dir=x>t</p><p id=c dir=LTR>t</p></div>", "[id]:dir(rtl)", "a b"),
        (
            """
            <input id=a dir=auto value='שלום'><input id=b dir=auto value='abc'><input id=c dir=auto>
            <div dir=rtl><input id=d type=TEL><input id=e type=text><input id=f></div>
            """, "input:dir(rtl)", "a e f"
        ),
        ("<bdi id=a>ש</bdi><bdi id=b>x</bdi><div dir=rtl><bdi id=c>1</bdi><bdi id=d dir=rtl>x</bdi></div>", "bdi:dir(rtl)", "a d"),
    ]

    @Test("A pseudo-class matches the elements that are in its state", arguments: cases)
    func states(html: String, selector: String, expected: String) throws {
        let document = try HTMLDocument("<body>\(html)")
        #expect(try document.select(Selector(selector)).map { $0["id"] ?? $0.tag }.joined(separator: " ") == expected)
    }
}
