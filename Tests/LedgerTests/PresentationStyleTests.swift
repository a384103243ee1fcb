import AnswerTestSupport
import ServiceTestSupport
import Testing

private let portraits = ["portrait", "portraitUpsideDown"]
private let landscapes = ["landscapeLeft", "landscapeRight"]

/// Every pad before iOS 13.
private let classicPads = [
    Model("ipad-1", 768, 1024), Model("ipad-2", 768, 1024), Model("ipad-mini-1", 768, 1024),
    Model("ipad-4", 768, 1024), Model("ipad-air-1", 768, 1024), Model("ipad-air-2", 768, 1024),
    Model("ipad-air-3", 834, 1112), Model("ipad-pro-11", 834, 1194), Model("ipad-pro-12-9-1", 1024, 1366),
    Model("ipad-pro-12-9-3", 1024, 1366),
]

/// Every phone before iOS 13.
private let classicPhones = [
    Model("iphone-original", 320, 480), Model("iphone-3gs", 320, 480), Model("iphone-4", 320, 480),
    Model("iphone-4s", 320, 480), Model("iphone-5", 320, 568), Model("iphone-5s", 320, 568),
    Model("iphone-se-1", 320, 568), Model("iphone-6", 375, 667), Model("iphone-8", 375, 667),
    Model("iphone-6-plus", 414, 736), Model("iphone-8-plus", 414, 736), Model("iphone-x", 375, 812),
    Model("iphone-xs", 375, 812), Model("iphone-xr", 414, 896), Model("iphone-xs-max", 414, 896),
]

private func request(_ id: String, _ orientation: String, _ dialog: String, more: String = "") -> String {
    DialogBody(on: id, state: #""orientation":"\#(orientation)"\#(more)"#, dialog: dialog).json
}

private func request(_ id: String, _ dialog: String, more: String = "") -> String {
    request(id, "portrait", dialog, more: more)
}

/// The area of the dimmed rectangles of a specification.
private func dimmed(_ answer: JSON) -> [Box] {
    answer["dimmingRegions"].elements.flatMap { $0["rects"].elements.map(\.box) }
}

private func blocksOutside(_ answer: JSON) -> Bool {
    answer["hitRegions"]["dimming"]["effect"] == "block"
        && answer["accessibility"]["inert"].elements.contains("presenter")
}

@Suite struct `Ledger C1: full screen` {
    @Test(arguments: [
        "iphone-original", "iphone-4", "iphone-8-plus", "iphone-xs", "ipad-1", "ipad-air-3",
        #"{"profile":"iphone-17","system":{"name":"iOS","version":"12.4"}}"#,
        #"{"screen":{"width":300,"height":500},"system":{"name":"iPhone OS","version":"3.2"}}"#,
        #"{"screen":{"width":800,"height":900},"idiom":"pad","system":{"name":"iOS","version":"12"}}"#,
    ])
    func `C1: to iOS 12 full screen is the default`(device: String) throws {
        let answer = try layout(on: device)
        #expect(answer["presentation"]["requested"] == "fullScreen")
        #expect(answer["presentation"]["resolved"] == "fullScreen")
        #expect(answer.dialog == answer["stage"]["container"].box)
        #expect(answer["adaptations"] == [])
    }

    @Test(arguments: [
        "iphone-11", "iphone-se-2", "iphone-17", "ipad-10-2", "ipad-pro-13-m4",
        #"{"profile":"iphone-4","system":{"name":"iOS","version":"13"}}"#, #"{"screen":{"width":300,"height":500}}"#,
    ])
    func `C1: from iOS 13 the page sheet is the default`(device: String) throws {
        let answer = try layout(on: device)
        #expect(answer["presentation"]["requested"] == "pageSheet")
    }

    @Test(
        arguments: classicPads + classicPhones + [
            Model("iphone-11", 414, 896), Model("iphone-17", 402, 874), Model("ipad-a16", 820, 1180),
            Model("nexus-5", 360, 640), Model("ipad-pro-13-m4", 1032, 1376),
        ], fourOrientations)
    func `C1: full screen covers everything in every orientation`(model: Model, orientation: String) throws {
        let answer = try spec(request(model.id, orientation, #"{"style":"fullScreen"}"#))
        #expect(answer.dialog == model.screen(orientation))
        #expect(dimmed(answer) == [])
    }

    @Test func `C1: the frame is the container, be it a window, a rectangle or what the bars leave`() throws {
        let window = try spec(
            request(
                "ipad-air-2", "landscapeLeft", #"{"style":"fullScreen"}"#,
                more: #","window":{"x":517,"y":0,"width":507,"height":768}"#))
        #expect(window.dialog == Box(0, 0, 507, 768))
        let container = try spec(
            request(
                "ipad-1",
                #"{"style":"fullScreen","placement":{"container":{"x":100,"y":200,"width":320,"height":400}}}"#))
        #expect(container.dialog == Box(100, 200, 320, 400))
        let bars = try spec(
            request(
                "ipad-1", #"{"style":"fullScreen","placement":{"level":"content"}}"#,
                more: #","bars":{"status":20,"navigation":44,"tab":49}"#))
        #expect(bars.dialog == Box(0, 64, 768, 911))
        #expect(bars["stage"]["container"].box == Box(0, 64, 768, 911))
    }

    @Test(arguments: [
        #"{"style":"fullScreen","content":{"size":{"width":200,"height":100}}}"#,
        #"{"style":"fullScreen","presenter":{"style":"formSheet"}}"#,
        #"{"style":"fullScreen","transition":{"style":"flipHorizontal"}}"#,
    ])
    func `C1: neither a size nor a keyboard nor the reading direction shrinks a full screen`(dialog: String) throws {
        let more = #","layoutDirection":"rightToLeft","keyboard":{"height":300}"#
        #expect(try spec(request("ipad-1", dialog, more: more)).dialog == Box(0, 0, 768, 1024))
        #expect(try spec(request("iphone-5", "landscapeLeft", dialog)).dialog == Box(0, 0, 568, 320))
    }
}

@Suite struct `Ledger C2: the page sheet` {
    @Test(arguments: classicPads, portraits)
    func `C2: in portrait the page sheet covers the whole screen`(pad: Model, orientation: String) throws {
        let answer = try spec(request(pad.id, orientation, #"{"style":"pageSheet"}"#))
        // Up to iOS 6 (ledger C2); iOS 7 to 12 leave the status bar free (pagesheet.statusBar).
        let top = statusBarFree(answer)
        #expect(answer.dialog == Box(0, top, pad.width, pad.height - top))
        #expect(dimmed(answer) == (top == 0 ? [] : [Box(0, 0, pad.width, top)]))
        #expect(answer["presentation"]["resolved"] == "pageSheet")
    }

    @Test(arguments: classicPads, landscapes)
    func `C2: in landscape it is as wide as the screen in portrait, and as high as the screen`(
        pad: Model, orientation: String
    ) throws {
        let answer = try spec(request(pad.id, orientation, #"{"style":"pageSheet"}"#))
        let side = (pad.height - pad.width) / 2
        let top = statusBarFree(answer)
        #expect(answer.dialog == Box(side, top, pad.width, pad.width - top))
        // Both strips beside it show the presenter, dimmed and untouchable.
        let strips: Set = [
            Box(0, top, side, pad.width - top), Box(side + pad.width, top, side, pad.width - top),
        ]
        #expect(Set(dimmed(answer)) == (top == 0 ? strips : strips.union([Box(0, 0, pad.height, top)])))
        #expect(answer["dimmingRegions"]["dimming"]["opacity"].number > 0)
        #expect(answer["dimmingRegions"]["dimming"]["interaction"] == "block")
        #expect(blocksOutside(answer))
        #expect(answer.frame(of: "presenter") == Box(0, 0, pad.height, pad.width))
    }

    @Test func `C2: on 1024 by 768 the page sheet stands at x = 128`() throws {
        let answer = try spec(request("ipad-1", "landscapeRight", #"{"style":"pageSheet"}"#))
        #expect(answer.dialog == Box(128, 0, 768, 768))
    }

    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `C2: a pad that no catalogue has follows the same rule`(direction: String) throws {
        let device = { (orientation: String) in
            #"""
            {"screen":{"width":800,"height":1100,"scale":2},"idiom":"pad","system":{"name":"iOS","version":"9"},
             "orientation":"\#(orientation)","layoutDirection":"\#(direction)"}
            """#
        }
        let portrait = try layout("pageSheet", on: device("portrait"))
        #expect(portrait.dialog == Box(0, 0, 800, 1100))
        let landscape = try layout("pageSheet", on: device("landscapeLeft"))
        #expect(landscape.dialog == Box(150, 0, 800, 800))
    }

    @Test func `C2: a window narrower than the screen in portrait is covered`() throws {
        let answer = try spec(
            request(
                "ipad-pro-12-9-1", "landscapeLeft", #"{"style":"pageSheet"}"#,
                more: #","window":{"x":0,"y":0,"width":981,"height":1024}"#))
        #expect(answer.dialog == Box(0, 20, 981, 1004))
    }

    /// pagesheet.statusBar: 1004 and 748 high.
    @Test func `C2: on iOS 7 to 12 it leaves the status bar free`() throws {
        #expect(
            try spec(request("ipad-air-1", "portrait", #"{"style":"pageSheet"}"#)).dialog == Box(0, 20, 768, 1004))
        #expect(
            try spec(request("ipad-air-1", "landscapeLeft", #"{"style":"pageSheet"}"#)).dialog
                == Box(128, 20, 768, 748))
    }
}

/// How much of the top a page sheet leaves free: the status bar on iOS 7 to 12, nothing before.
private func statusBarFree(_ answer: JSON) -> Double {
    answer["stage"]["era"] == "ios7to12" ? answer["stage"]["safeArea"]["y"].number : 0
}

@Suite struct `Ledger C3: the form sheet` {
    @Test(arguments: classicPads, fourOrientations)
    func `C3: the form sheet is 540 by 620 and centred in both orientations`(pad: Model, orientation: String) throws {
        let answer = try spec(request(pad.id, orientation, #"{"style":"formSheet"}"#))
        let screen = pad.screen(orientation)
        #expect(answer.dialog == Box(width: 540, height: 620, centredIn: screen))
        #expect(answer["adaptations"] == [])
        #expect(blocksOutside(answer))
        let dark = dimmed(answer)
        #expect(dark.reduce(0) { $0 + $1.size } == screen.size - 540 * 620)
        #expect(dark.allSatisfy { $0.shared(with: answer.dialog) == 0 && screen.holds($0) })
        #expect(answer["dimmingRegions"]["dimming"]["opacity"].number > 0)
    }

    @Test func `C3: it stands at (114,202) on 768 by 1024 and at (242,74) on 1024 by 768`() throws {
        #expect(try spec(request("ipad-1", #"{"style":"formSheet"}"#)).dialog == Box(114, 202, 540, 620))
        let landscape = try spec(request("ipad-1", "landscapeLeft", #"{"style":"formSheet"}"#))
        #expect(landscape.dialog == Box(242, 74, 540, 620))
    }

    @Test(arguments: [
        (#"{"width":400,"height":300}"#, Box(184, 362, 400, 300), Box(312, 234, 400, 300)),
        (#"{"width":"50%","height":"25%"}"#, Box(192, 384, 384, 256), Box(256, 288, 512, 192)),
        (#"{"width":600}"#, Box(84, 202, 600, 620), Box(212, 74, 600, 620)),
        (#"{"height":500}"#, Box(114, 262, 540, 500), Box(242, 134, 540, 500)),
    ])
    func `C3: a size of the caller's own replaces the default, centred all the same`(
        size: String, portrait: Box, landscape: Box
    ) throws {
        let dialog = #"{"style":"formSheet","content":{"size":\#(size)}}"#
        let rightToLeft = #","layoutDirection":"rightToLeft""#
        #expect(try spec(request("ipad-1", dialog)).dialog == portrait)
        #expect(try spec(request("ipad-air-2", "landscapeRight", dialog, more: rightToLeft)).dialog == landscape)
    }

    @Test func `C3: a size larger than the screen ends at the screen, and that is said`() throws {
        let answer = try spec(
            request("ipad-1", #"{"style":"formSheet","content":{"size":{"width":900,"height":2000}}}"#))
        #expect(answer.dialog == Box(0, 0, 768, 1024))
        #expect(answer["adaptations"].elements.count == 2)
    }
}

@Suite struct `Ledger C4: the current context` {
    @Test(arguments: [
        Box(100, 50, 320, 400), Box(0, 0, 320, 1024), Box(448, 64, 320, 960), Box(114, 202, 540, 620),
    ])
    func `C4: the dialog's frame is its presenter's`(frame: Box) throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let answer = try spec(
                request(
                    "ipad-1",
                    #"""
                    {"style":"currentContext","content":{"size":{"width":50,"height":60}},\#
                    "presenter":{"style":"popover",
                     "frame":{"x":\#(frame.x),"y":\#(frame.y),"width":\#(frame.width),"height":\#(frame.height)}}}
                    """#, more: #","layoutDirection":"\#(direction)""#))
            #expect(answer.dialog == frame)
            #expect(answer.frame(of: "presenter") == frame)
            #expect(answer["presentation"]["resolved"] == "currentContext")
            #expect(answer["adaptations"] == [])
        }
    }

    @Test(arguments: fourOrientations)
    func `C4: a presenter of which nothing is said is the window`(orientation: String) throws {
        let pad = Model("ipad-pro-11", 834, 1194)
        let answer = try spec(request(pad.id, orientation, #"{"style":"currentContext"}"#))
        #expect(answer.dialog == pad.screen(orientation))
    }

    @Test(arguments: [
        ("portrait", "formSheet", Box(114, 202, 540, 620)), ("landscapeLeft", "formSheet", Box(242, 74, 540, 620)),
        ("portrait", "pageSheet", Box(0, 0, 768, 1024)), ("landscapeRight", "pageSheet", Box(128, 0, 768, 768)),
        ("landscapeLeft", "fullScreen", Box(0, 0, 1024, 768)),
    ])
    func `C4: the dialog has the size of its presenter's style where no frame is given`(
        orientation: String, style: String, frame: Box
    ) throws {
        let answer = try spec(
            request("ipad-1", orientation, #"{"style":"currentContext","presenter":{"style":"\#(style)"}}"#))
        #expect(answer.dialog == frame)
        #expect(answer.frame(of: "presenter") == frame)
    }
}

@Suite struct `Ledger C5: on a phone before iOS 13` {
    private func check(_ answer: JSON, style: String, on screen: Box) {
        #expect(answer.dialog == screen)
        #expect(answer["presentation"]["requested"] == .string(style))
        #expect(answer["presentation"]["resolved"] == "fullScreen")
        let adaptation = answer["adaptations"]["/dialog/style"]
        #expect(adaptation["from"] == .string(style))
        #expect(adaptation["to"] == "fullScreen")
        #expect(adaptation["reason"].string?.isEmpty == false)
        #expect(dimmed(answer) == [])
    }

    @Test(arguments: classicPhones, fourOrientations)
    func `C5: every style becomes full screen and says why`(phone: Model, orientation: String) throws {
        for style in ["pageSheet", "formSheet", "currentContext"] {
            let answer = try spec(request(phone.id, orientation, #"{"style":"\#(style)"}"#))
            check(answer, style: style, on: phone.screen(orientation))
        }
        let answer = try spec(request(phone.id, orientation, #"{"style":"fullScreen"}"#))
        #expect(answer.dialog == phone.screen(orientation))
        #expect(answer["adaptations"] == [])
    }

    /// A context covers exactly its presenter (C4), on a phone too, where the request says what that covers.
    @Test func `C5: a context whose frame is given keeps to it`() throws {
        let answer = try spec(
            request(
                "iphone-4",
                #"{"style":"currentContext","presenter":{"frame":{"x":0,"y":64,"width":320,"height":300}}}"#))
        #expect(answer.dialog == Box(0, 64, 320, 300))
        #expect(answer["adaptations"] == [])
    }

    @Test(arguments: ["pageSheet", "formSheet"])
    func `C5: in portrait the reason is the compact width`(style: String) throws {
        let answer = try spec(request("iphone-4", #"{"style":"\#(style)"}"#))
        #expect(answer.reasons == ["compactWidth"])
    }

    @Test func `C5: a later phone set back to iOS 12, and one that no catalogue has, do the same`() throws {
        let dialog = #"{"style":"formSheet","content":{"size":{"width":200,"height":200}}}"#
        let back = try spec(request("iphone-11", dialog, more: #","system":{"name":"iOS","version":"12"}"#))
        check(back, style: "formSheet", on: Box(0, 0, 414, 896))
        let own = try layout(on: "333x555", system: "iOS 6", dialog: dialog)
        check(own, style: "formSheet", on: Box(0, 0, 333, 555))
    }

    @Test(arguments: ["iphone-11", "iphone-se-2", "iphone-17"])
    func `C5: from iOS 13 a phone held upright shows a card, not a full screen`(phone: String) throws {
        let answer = try spec(request(phone, #"{"style":"pageSheet"}"#))
        #expect(answer["presentation"]["resolved"] == "pageSheet")
        #expect(answer.dialog.y > 0)
    }
}
