import Dialogs
import ServiceTestSupport

/// A member with a value that is out of range, impossible, or at odds with the rest.
struct Hostile: Sendable, CustomStringConvertible {
    /// What the test is called.
    var description: String
    /// Members of `device`, `content`, `placement` and of the dialog, each as `"name":value`.
    var device = ""
    var content = ""
    var placement = ""
    var dialog = ""
    /// Where a refusal has to point: the pointer itself or what lies below it; nil where it may not be refused.
    var pointer: String?
    /// Whether an answer has to say what became of it, in adaptations or diagnostics.
    var isSaid = true
    /// Whether it has to be refused, whatever the style.
    var isRefused = false
    /// The styles that it concerns; all of them where empty.
    var styles: [StyleName] = []

    static func word(_ count: Int) -> String { String(repeating: "W", count: count) }
    private static func actions(_ count: Int, _ length: Int) -> String {
        "[" + (0..<count).map { #"{"id":"\#($0)","title":"\#(word(length))"}"# }.joined(separator: ",") + "]"
    }
    private static let lines = String(repeating: #"\n"#, count: 4096)
    private static let marks = String(repeating: #"\u0301"#, count: 4000)
    private static let turns = String(repeating: #"\u202E"#, count: 4000)
    private static let sheets: [StyleName] = [.sheet]
    private static let anchored: [StyleName] = [.popover]

    static let all: [Hostile] =
        detents + anchors + keyboards + windows + texts
        + extents

    private static let detents: [Hostile] =
        [
            ("[0]", false), ("[100000]", false), (#"["0%"]"#, false), (#"["1000%"]"#, false), ("[]", false),
            ("[" + Array(repeating: "\"medium\"", count: 64).joined(separator: ",") + "]", false),
            ("[" + Array(repeating: "\"medium\"", count: 65).joined(separator: ",") + "]", true), ("[-1]", true),
            ("[100001]", true), (#"["-5%"]"#, true), (#"["1001%"]"#, true), (#"["half"]"#, true), ("[null]", true),
            (#"["NaN%"]"#, true), (#"["%"]"#, true), (#"["1e9%"]"#, true),
        ].map { detents, isRefused in
            Hostile(
                description: "detents \(detents.prefix(24))", placement: #""detents":\#(detents)"#,
                pointer: "/dialog/placement/detents", isSaid: !detents.hasPrefix("[\"medium"), isRefused: isRefused,
                styles: sheets)
        } + [
            Hostile(
                description: "a selected detent that is not among the detents",
                placement: #""detents":["medium"],"selectedDetent":"large""#,
                pointer: "/dialog/placement/selectedDetent",
                styles: sheets),
            Hostile(
                description: "an undimmed detent that is not among the detents",
                placement: #""detents":["medium"],"largestUndimmedDetent":123"#,
                pointer: "/dialog/placement/largestUndimmedDetent", styles: sheets),
            Hostile(
                description: "more detents than heights",
                placement: #""detents":[1,2,3,100000,"0%","1000%","fit","large"]"#,
                pointer: "/dialog/placement/detents", styles: sheets),
        ]

    private static let anchors: [Hostile] =
        [
            #"{"x":5000,"y":5000,"width":10,"height":10}"#, #"{"x":-1000000,"y":-1000000,"width":1,"height":1}"#,
            #"{"x":1000000,"y":1000000,"width":100000,"height":100000}"#,
            #"{"x":-500,"y":-500,"width":5000,"height":5000}"#,
            #"{"x":0,"y":0,"width":0,"height":0}"#, #"{"x":-50,"y":100,"width":40,"height":40}"#,
        ].map { anchor in
            Hostile(
                description: "an anchor \(anchor)", placement: #""anchor":\#(anchor)"#,
                pointer: "/dialog/placement/anchor",
                isSaid: !anchor.contains("0,\"width\":0"), styles: anchored)
        } + [
            Hostile(
                description: "a great offset",
                placement: #""anchor":{"x":100,"y":100,"width":10,"height":10},"offset":1000000"#,
                pointer: "/dialog/placement", styles: anchored),
            Hostile(
                description: "a great padding",
                placement: #""anchor":{"x":100,"y":100,"width":10,"height":10},"padding":1000000"#,
                pointer: "/dialog/placement/padding", styles: anchored),
            Hostile(
                description: "a great arrow",
                placement:
                    #"""
                    "anchor":{"x":100,"y":100,"width":10,"height":10},"arrow":{"width":100000,"height":100000,\#
                    "padding":100000}
                    """#,
                pointer: "/dialog/placement/arrow", styles: anchored),
            Hostile(
                description: "no flip, no shift, the wrong side",
                placement: #""anchor":{"x":1,"y":1,"width":10,"height":10},"side":"left","flip":false,"shift":false"#,
                pointer: "/dialog/placement", styles: anchored),
        ]

    private static let keyboards: [Hostile] =
        [
            #"{"height":100000}"#, #"{"height":480}"#, #"{"height":479}"#, #"{"height":0.0001}"#,
            #"{"frame":{"x":0,"y":0,"width":100000,"height":100000}}"#,
            #"{"frame":{"x":5000,"y":5000,"width":10,"height":10}}"#,
            #"{"frame":{"x":-100,"y":-100,"width":5000,"height":150}}"#,
            #"{"frame":{"x":0,"y":30,"width":320,"height":100000}}"#,
            #"{"frame":{"x":100,"y":100,"width":1,"height":1},"mode":"docked"}"#,
            #"{"frame":{"x":0,"y":0,"width":320,"height":480},"mode":"floating"}"#,
            #"{"height":300,"duration":3600}"#, #"{"height":300,"duration":0}"#,
        ].map { keyboard in
            Hostile(
                description: "a keyboard \(keyboard)", device: #""keyboard":\#(keyboard)"#, pointer: "/device/keyboard",
                isSaid: false)
        }
        + [
            #"{"height":0}"#, #"{"height":-1}"#, #"{"height":100,"frame":{"x":0,"y":0,"width":1,"height":1}}"#,
            #"{"frame":{"x":0,"y":0,"width":0,"height":10}}"#, #"{"mode":"docked","height":"tall"}"#, "true",
        ].map { keyboard in
            Hostile(
                description: "a keyboard \(keyboard)", device: #""keyboard":\#(keyboard)"#, pointer: "/device/keyboard",
                isRefused: true)
        }

    private static let windows: [Hostile] = [
        Hostile(
            description: "a window without width", device: #""window":{"x":0,"y":0,"width":0,"height":100}"#,
            pointer: "/device/window/width", isRefused: true),
        Hostile(
            description: "a window without height", device: #""window":{"x":0,"y":0,"width":100,"height":0}"#,
            pointer: "/device/window/height", isRefused: true),
        Hostile(
            description: "a screen without size", device: #""screen":{"width":0,"height":0}"#,
            pointer: "/device/screen", isRefused: true),
        Hostile(
            description: "a window of a point", device: #""window":{"x":0,"y":0,"width":1,"height":1}"#,
            pointer: "/device/window"),
        Hostile(
            description: "a window of half a point", device: #""window":{"x":10,"y":10,"width":0.5,"height":0.5}"#,
            pointer: "/device/window"),
        Hostile(
            description: "a window beside the screen",
            device: #""window":{"x":5000,"y":5000,"width":300,"height":300}"#,
            pointer: "/device/window", isSaid: false),
        Hostile(
            description: "a window larger than the screen",
            device: #""window":{"x":-10,"y":-10,"width":100000,"height":100000}"#, pointer: "/device/window",
            isSaid: false),
        Hostile(
            description: "a screen of a point", device: #""screen":{"width":1,"height":1}"#, pointer: "/device/screen"),
        Hostile(
            description: "a great screen", device: #""screen":{"width":100000,"height":100000}"#,
            pointer: "/device/screen", isSaid: false),
        Hostile(
            description: "insets larger than the window",
            device: #""safeAreaInsets":{"top":100000,"left":100000,"bottom":100000,"right":100000}"#,
            pointer: "/device/safeAreaInsets"),
        Hostile(
            description: "insets that leave a point", device: #""safeAreaInsets":{"top":240,"bottom":239}"#,
            pointer: "/device/safeAreaInsets", isSaid: false),
        Hostile(
            description: "bars higher than the window",
            device: #""bars":{"status":100000,"navigation":100000,"tab":100000,"toolbar":100000}"#,
            placement: #""level":"content""#, pointer: "/device/bars"),
        Hostile(
            description: "a fold that is the screen",
            device:
                #"""
                "reservedRegions":[{"kind":"division","frame":{"x":0,"y":0,"width":100000,"height":100000},\#
                "active":true}]
                """#,
            pointer: "/device/reservedRegions", isSaid: false),
        Hostile(
            description: "a cover that is the screen",
            device:
                #"""
                "reservedRegions":[{"kind":"occlusion","frame":{"x":0,"y":0,"width":100000,"height":100000},\#
                "active":true}]
                """#,
            pointer: "/device/reservedRegions", isSaid: false),
        Hostile(
            description: "more regions than there are",
            device: #""reservedRegions":["#
                + Array(
                    repeating: #"{"kind":"division","frame":{"x":0,"y":0,"width":1,"height":1}}"#, count: 17
                ).joined(separator: ",") + "]", pointer: "/device/reservedRegions", isRefused: true),
    ]

    private static let texts: [Hostile] = [
        Hostile(
            description: "a title of one word", content: #""title":"\#(word(4096))""#, pointer: nil, isSaid: false),
        Hostile(
            description: "a message of one word", content: #""message":"\#(word(4096))""#, pointer: nil, isSaid: false),
        Hostile(
            description: "title and message of one word",
            content: #""title":"\#(word(4096))","message":"\#(word(4096))""#, pointer: nil, isSaid: false),
        Hostile(
            description: "an action of one word", content: #""actions":[{"title":"\#(word(4096))"}]"#, pointer: nil,
            isSaid: false),
        Hostile(
            description: "a bar of one word",
            content:
                #"""
                "navigationBar":{"title":"\#(word(4096))","leading":{"title":"\#(word(4096))"},\#
                "trailing":{"title":"\#(word(4096))"}}
                """#,
            pointer: nil, isSaid: false),
        Hostile(
            description: "a placeholder of one word", content: #""textFields":[{"placeholder":"\#(word(4096))"}]"#,
            pointer: nil, isSaid: false),
        Hostile(
            description: "a text beyond the limit", content: #""title":"\#(word(4097))""#,
            pointer: "/dialog/content/title", isRefused: true),
        Hostile(
            description: "thousands of lines",
            content: #""title":"T","message":"\#(lines)""#, pointer: nil, isSaid: false),
        Hostile(
            description: "thousands of marks on a letter",
            content: #""title":"e\#(marks)""#, pointer: nil, isSaid: false),
        Hostile(
            description: "thousands of turns", content: #""title":"\#(turns)x""#,
            pointer: nil, isSaid: false),
        Hostile(
            description: "as many actions as there may be", content: #""title":"T","actions":\#(actions(32, 200))"#,
            pointer: nil, isSaid: false),
        Hostile(
            description: "more actions than there may be", content: #""actions":\#(actions(33, 2))"#,
            pointer: "/dialog/content/actions", isRefused: true),
        Hostile(
            description: "a bar full of actions",
            content: #""actions":[],"navigationBar":{"trailing":\#(actions(32, 20))}"#,
            pointer: nil, isSaid: false),
        Hostile(
            description: "as many fields as there may be",
            content: #""textFields":["#
                + Array(repeating: #"{"placeholder":"Name"}"#, count: 32).joined(separator: ",") + "]", pointer: nil,
            isSaid: false),
    ]

    private static let extents: [Hostile] = [
        Hostile(
            description: "a great size", content: #""size":{"width":100000,"height":100000}"#,
            pointer: "/dialog/content/size"),
        Hostile(
            description: "a size beyond the limit", content: #""size":{"width":100001,"height":1}"#,
            pointer: "/dialog/content/size/width", isRefused: true),
        Hostile(
            description: "a great share", content: #""size":{"width":"1000%","height":"1000%"}"#,
            pointer: "/dialog/content/size"),
        Hostile(
            description: "no size", content: #""size":{"width":0,"height":0},"title":"T""#,
            pointer: "/dialog/content/size"),
        Hostile(
            description: "no share", content: #""size":{"width":"0%","height":"0%"}"#, pointer: "/dialog/content/size",
            isSaid: false),
        Hostile(
            description: "a great image", content: #""image":{"width":100000,"height":100000}"#,
            pointer: "/dialog/content/image"),
        Hostile(
            description: "great margins", placement: #""margins":1000000"#, pointer: "/dialog/placement/margins"),
        Hostile(
            description: "margins outside", placement: #""margins":-1000000"#, pointer: "/dialog/placement/margins",
            isSaid: false),
        Hostile(
            description: "a frame outside", placement: #""frame":{"x":1000000,"y":1000000,"width":10,"height":10}"#,
            pointer: "/dialog/placement/frame"),
        Hostile(
            description: "a frame around the window",
            placement: #""frame":{"x":-1000000,"y":-1000000,"width":100000,"height":100000}"#,
            pointer: "/dialog/placement/frame"),
        Hostile(
            description: "a frame without size", placement: #""frame":{"x":0,"y":0,"width":0,"height":0}"#,
            pointer: "/dialog/placement/frame", isRefused: true),
        Hostile(
            description: "a container outside", placement: #""container":{"x":5000,"y":5000,"width":10,"height":10}"#,
            pointer: "/dialog/placement/container", isRefused: true),
        Hostile(
            description: "a container of a point", placement: #""container":{"x":5,"y":5,"width":1,"height":1}"#,
            pointer: "/dialog/placement/container"),
        Hostile(
            description: "a point of a part outside", placement: #""anchorPoint":[1000000,-1000000]"#,
            pointer: "/dialog/placement/anchorPoint", isSaid: false),
        Hostile(
            description: "a presenter outside",
            dialog: #""presenter":{"frame":{"x":5000,"y":5000,"width":10,"height":10}}"#,
            pointer: "/dialog/presenter/frame", isSaid: false),
        Hostile(
            description: "holes outside",
            dialog: #""backdrop":{"passThroughRects":[{"x":5000,"y":5000,"width":100000,"height":100000}]}"#,
            pointer: "/dialog/backdrop/passThroughRects", isSaid: false),
        Hostile(
            description: "great corners and borders",
            content:
                ##"""
                "shape":{"kind":"rounded","radius":100000},"border":{"width":100000,"color":"#000000"},\##
                "shadows":[{"blur":100000,"spread":100000}]
                """##,
            pointer: "/dialog/content", isSaid: false),
        Hostile(
            description: "a presenter pushed back to nothing", dialog: #""pushBack":{"scale":0,"cornerRadius":100000}"#,
            pointer: "/dialog/pushBack", isSaid: false),
        Hostile(
            description: "a stay and a motion of an hour",
            dialog: #""dismissal":{"after":3600},"transition":{"duration":3600,"delay":3600}"#,
            pointer: "/dialog/transition", isSaid: false),
        Hostile(
            description: "a motion of no time", dialog: #""dismissal":{"after":0},"transition":{"duration":0}"#,
            pointer: "/dialog/transition", isSaid: false),
        Hostile(
            description: "a dismissal amid the presentation",
            dialog: #""dismissal":{"after":0.1},"transition":{"duration":5}"#, pointer: "/dialog/dismissal",
            isSaid: false),
    ]

    func body(_ style: StyleName, on profile: String) -> String {
        func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: ",") }
        let usual = content.contains("\"title\"") ? "" : #""title":"Save changes?""#
        let buttons = content.contains("\"actions\"") ? "" : #""actions":[{"id":"ok","title":"OK"}]"#
        let anchor =
            placement.contains("\"anchor\"") ? "" : #""anchor":{"x":100,"y":100,"width":44,"height":30}"#
        let needsAnchor = style == .popover || style == .actionSheet || style == .activityView
        return DialogBody(
            style.rawValue, on: profile, state: device, content: joined(usual, buttons, content),
            placement: joined(needsAnchor ? anchor : "", placement), dialog: dialog
        ).json
    }
}
