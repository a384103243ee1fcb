import AnswerTestSupport
import ServiceTestSupport
import Testing

/// Panes of Split View and windows of Slide Over: the pad, its width held in the given aspect, the pane's width and
/// whether that is regular. A divider of 10 points lies between two panes.
///
/// Sources: Apple, "Slide Over and Split View Quick Start"; pointfreeco/swift-snapshot-testing, `View.swift`; gists by
/// macguru and sgl0v. Halves of the newest screens are derived: half of what a divider of 10 leaves.
private let panes: [(pad: String, isLandscape: Bool, width: Double, isRegular: Bool)] = [
    ("ipad-air-2", true, 320, false), ("ipad-air-2", true, 507, false), ("ipad-air-2", true, 694, true),
    ("ipad-air-2", false, 320, false), ("ipad-air-2", false, 438, false),
    ("ipad-10-2", true, 320, false), ("ipad-10-2", true, 535, false), ("ipad-10-2", true, 750, true),
    ("ipad-10-2", false, 320, false), ("ipad-10-2", false, 480, false),
    ("ipad-air-3", true, 551, false), ("ipad-air-3", true, 782, true), ("ipad-air-3", false, 504, false),
    ("ipad-pro-11", true, 375, false), ("ipad-pro-11", true, 592, false), ("ipad-pro-11", true, 809, true),
    ("ipad-pro-11", false, 320, false), ("ipad-pro-11", false, 504, false),
    ("ipad-pro-12-9-3", true, 375, false), ("ipad-pro-12-9-3", true, 678, true),
    ("ipad-pro-12-9-3", true, 981, true), ("ipad-pro-12-9-3", false, 375, false),
    ("ipad-pro-12-9-3", false, 639, false), ("ipad-air-13-m2", true, 678, true),
    ("ipad-a16", true, 585, false), ("ipad-mini-6", true, 561.5, false), ("ipad-pro-11-m4", true, 600, false),
    ("ipad-pro-13-m4", true, 683, true),
]

@Suite struct `Windows of part of the screen` {
    @Test(arguments: panes.indices)
    func `have their own size classes, insets and styles, on either side`(index: Int) throws {
        let pane = panes[index]
        let orientation = pane.isLandscape ? "landscapeLeft" : "portrait"
        let whole = try layout("floating", on: pane.pad, state: #""orientation":"\#(orientation)""#)
        let screen = whole["stage"]["bounds"].box
        let insets = whole["stage"]["safeArea"].box
        for x in [0, screen.width - pane.width] {
            let answer = try layout(
                "formSheet", on: pane.pad,
                state: #"""
                    "orientation":"\#(orientation)","system":{"version":"17"},
                     "window":{"x":\#(x),"y":0,"width":\#(pane.width),"height":\#(screen.height)}
                    """#)
            #expect(
                answer["stage"]["sizeClass"] == [
                    "horizontal": pane.isRegular ? "regular" : "compact", "vertical": "regular",
                ])
            // Compact width makes a card of the form sheet since iOS 13 (adapt.compact.modern).
            #expect(answer["presentation"]["resolved"] == (pane.isRegular ? "formSheet" : "pageSheet"))
            #expect(answer.reasons.contains("compactWidth") == !pane.isRegular)
            #expect(answer["stage"]["window"].box == Box(x, 0, pane.width, screen.height))
            #expect(answer["stage"]["safeArea"]["y"] == .number(insets.y))
            #expect(Box(0, 0, pane.width, screen.height).holds(answer.dialog, slack: 1))
        }
    }

    @Test func `on a desktop are regular, however narrow, and have no insets`() throws {
        let answer = try layout(
            "floating", on: "desktop-1440x900", state: #""window":{"x":200,"y":100,"width":320,"height":400}"#)
        #expect(answer["stage"]["sizeClass"] == ["horizontal": "regular", "vertical": "regular"])
        #expect(answer["stage"]["safeArea"].box == Box(0, 0, 320, 400))
        #expect(answer.dialog.midX == 160)
    }

    @Test func `on a television keep their content out of the overscan`() throws {
        // Apple: 60 above and below, 80 at the sides of 1920×1080.
        let answer = try layout(
            "fullScreen", on: "apple-tv-4k", content: #""title":"T","actions":[{"id":"ok","title":"OK"}]"#)
        let safe = Box(80, 60, 1920 - 160, 1080 - 120)
        #expect(answer["stage"]["safeArea"].box == safe)
        #expect(safe.holds(answer.frame(of: "title")))
        #expect(safe.holds(answer.frame(of: "action:ok")))
    }

    @Test func `windows that hang off the screen are laid out whole, what is not seen being unsafe`() throws {
        let answer = try layout(
            "floating", on: "400x800", state: #""window":{"x":300,"y":-50,"width":400,"height":400}"#)
        #expect(answer["stage"]["safeArea"].box == Box(0, 50, 100, 350))
        #expect(
            answer["adaptations"][0] == [
                "from": "(300, -50, 400, 400)", "to": "(300, 0, 100, 350)", "reason": "windowLeavesScreen",
                "pointer": "/device/window",
            ])
    }

    @Test(arguments: [
        (#""window":{"x":400,"y":0,"width":100,"height":100}"#, "/device/window", "outsideScreen"),
        (#""window":{"x":0,"y":-100,"width":100,"height":100}"#, "/device/window", "outsideScreen"),
        (#""window":{"x":0,"y":0,"width":0,"height":100}"#, "/device/window/width", "outOfRange"),
        (#""window":{"x":0,"y":0,"width":100,"height":-1}"#, "/device/window/height", "outOfRange"),
        (#""safeAreaInsets":{"top":500,"bottom":300}"#, "/device/safeAreaInsets", "leavesNoRoom"),
        (#""safeAreaInsets":{"left":400}"#, "/device/safeAreaInsets", "leavesNoRoom"),
        (#""safeAreaInsets":{"top":-1}"#, "/device/safeAreaInsets/top", "outOfRange"),
    ])
    func `and insets without sense are refused by name`(members: String, pointer: String, code: String) throws {
        let problem = try problem(
            #"{"device":{"screen":{"width":400,"height":800},\#(members)},"dialog":{"style":"floating"}}"#)
        #expect(problem["errors"][pointer]["code"] == .string(code))
    }

    @Test func `Margins that leave nothing are refused, and a container half outside is told`() throws {
        func body(_ placement: String) -> String { DialogBody("floating", on: "400x800", placement: placement).json }
        let problem = try problem(body(#""margins":{"left":200,"right":200}"#))
        #expect(problem["errors"]["/dialog/placement/margins"]["code"] == "leavesNoRoom")
        let answer = try spec(body(#""container":{"x":300,"y":0,"width":400,"height":800}"#))
        #expect(answer["stage"]["container"].box == Box(300, 0, 100, 800))
        #expect(answer.reasons.contains("limitedToWindow"))
    }

    private static let sizes: [(Double, Double)] = [
        (1, 1), (0.5, 0.5), (10, 10_000), (10_000, 10), (1, 4000), (44, 44), (200, 3), (100_000, 100_000),
    ]

    @Test(arguments: [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ])
    func `windows of any size have every style inside them, and only numbers`(style: String) throws {
        for (width, height) in Self.sizes {
            for (system, idiom) in [("iOS", "phone"), ("iPadOS", "pad"), ("Android", "phone"), ("web", "desktop")] {
                for keyboard in ["", #","keyboard":{"height":\#(height / 3)}"#] {
                    let body = DialogBody(
                        style, on: "\(width)x\(height)", system: "\(system)",
                        state: #""idiom":"\#(idiom)"\#(keyboard)"#,
                        content: #"""
                            "title":"Save changes?","message":"Now or never.",
                             "actions":[{"id":"a","title":"Save"},{"id":"b","title":"Cancel","role":"cancel"}]
                            """#, placement: #""anchor":{"x":0,"y":0,"width":1,"height":1}"#
                    ).json
                    let answer = try spec(body)
                    // A popover keeps 10 from every edge; a window that has no such room leaves it no area.
                    let isNowhere = answer["presentation"]["resolved"] == "popover" && answer.dialog.size == 0
                    #expect(
                        isNowhere || Box(0, 0, width, height).holds(answer.dialog, slack: 1),
                        "\(answer.dialog): \(body)")
                    for layer in answer["layers"].elements {
                        let frame = layer["frame"].box
                        #expect(frame.width >= 0 && frame.height >= 0 && frame.midX.isFinite, "\(layer["id"]) \(body)")
                    }
                }
            }
        }
    }
}
