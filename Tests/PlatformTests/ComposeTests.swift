import AnswerTestSupport
import ServiceTestSupport
import Testing

/// The expected numbers are worked out by hand from the sources of Compose Material 3 (androidx/androidx at
/// 080d2b3e); widths of texts are those of the answer itself.
private func device(
    width: Double = 412, height: Double = 916, system: String = #""name":"Android","version":"16","toolkit":"compose""#,
    more: String = ""
) -> String {
    #"{"screen":{"width":\#(width),"height":\#(height),"scale":1},"system":{\#(system)}\#(more)}"#
}

private let expressive = #""name":"Android","version":"16","toolkit":"compose","motionScheme":"expressive""#

private func compose(_ dialog: String, on device: String = device()) throws -> JSON {
    try layout(on: device, dialog: dialog)
}

private let two = #""actions":[{"id":"no","title":"Keep","role":"cancel"},{"id":"ok","title":"Discard"}]"#
private let alert = #"{"style":"alert","content":{"title":"Title","message":"Message",\#(two)}}"#
private let words = String(repeating: "Words that go on. ", count: 150)
private let sheet = #"{"style":"sheet","content":{"title":"Title","message":"\#(words)"}}"#

@Suite struct `By Compose an alert dialog` {
    /// AlertDialog.kt: 280 at least; 24, 32, 16, 20, 24, 48 and 24 add up to 188.
    @Test func `by Compose an alert dialog is as wide as its content, and 280 at least`() throws {
        let answer = try compose(alert)
        #expect(answer.dialog == Box(66, 364, 280, 188))
        #expect(answer.frame(of: "title") == Box(90, 388, 232, 32))
        #expect(answer.frame(of: "message") == Box(90, 436, 232, 20))
        let (no, ok) = (answer.frame(of: "action:no"), answer.frame(of: "action:ok"))
        #expect(ok.y == 480 && ok.height == 48 && ok.maxX == 322 && no.maxX == ok.x - 8)
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 28 && answer["layers"]["dimming"]["opacity"] == 0.32)
        #expect(answer["layers"]["dialog"]["shadows"] == .missing || answer["layers"]["dialog"]["shadows"] == [])
        #expect(answer["layers"]["dialog"]["background"]["role"] == "surface-container-high")
        #expect(answer["adaptations"] == [])
        // Its window is laid out between the system's bars: (50 + 916 - 24 - 188) / 2.
        let bars = device(more: #","safeAreaInsets":{"top":50,"left":0,"bottom":24,"right":0}"#)
        #expect(try compose(alert, on: bars).dialog == Box(66, 377, 280, 188))
        // Above a keyboard it is in the middle of the rest: (916 - 300 - 188) / 2.
        let keyboard = device(more: #","keyboard":{"height":300}"#)
        #expect(try compose(alert, on: keyboard).dialog == Box(66, 214, 280, 188))
    }

    /// A window as wide as its content is measured in 320 dp first, and from 600 dp both ways in 580, of which 560
    /// are the dialog's.
    @Test(arguments: [(412.0, 916.0, 320.0), (916, 412, 320), (800, 1280, 560), (1280, 800, 560)])
    func `by Compose an alert dialog is no wider than its window`(width: Double, height: Double, widest: Double) throws
    {
        let long = #"{"style":"alert","content":{"title":"Title","message":"\#(words.prefix(300))",\#(two)}}"#
        #expect(try compose(long, on: device(width: width, height: height)).dialog.width == widest)
    }

    /// AlertDialogFlowRow: the confirming button, the last, comes first, and rows follow each other.
    @Test func `breaks its buttons into rows, the confirming one on top`() throws {
        let three =
            #"{"id":"a","title":"Keep everything as it is"},{"id":"b","title":"Discard and forget"},"#
            + #"{"id":"c","title":"Cancel","role":"cancel"}"#
        let answer = try compose(
            #"{"style":"alert","content":{"title":"Title","message":"\#(words.prefix(100))","actions":[\#(three)]}}"#)
        let (a, b, c) = (
            answer.frame(of: "action:a"), answer.frame(of: "action:b"), answer.frame(of: "action:c")
        )
        #expect(a.y == b.y + 48 && c.y == a.y && c.maxX == a.x - 8)
        #expect(a.maxX == answer.dialog.maxX - 24 && b.maxX == a.maxX && a.maxY == answer.dialog.maxY - 24)
    }

    /// 16 under a headline alone, 16 under an icon over a headline in the middle.
    @Test func `stands closer without a text, and centred under an icon`() throws {
        #expect(try compose(#"{"style":"alert","content":{"title":"Title",\#(two)}}"#).dialog.height == 144)
        let icon = try compose(
            #"{"style":"alert","content":{"title":"T","message":"M","image":{"width":24,"height":24},\#(two)}}"#)
        #expect(icon.dialog.height == 188 + 40 && icon.frame(of: "image").midX == icon.dialog.midX)
        #expect(icon.frame(of: "title").y == icon.dialog.y + 64)
        #expect(icon["layers"]["title"]["text"]["alignment"] == "center")
        #expect(icon["layers"]["message"]["text"]["alignment"] != "center")
    }

    /// popup_enter_material.xml and popup_exit_material.xml, which the windows of dialogs have; the gesture of going
    /// back shows nothing (AndroidDialog.android.kt).
    @Test func `comes and goes as windows of the platform's dialogs do`() throws {
        let transitions = try compose(alert)["transitions"]
        #expect(transitions["present"]["duration"] == 0.22 && transitions["dismiss"]["duration"] == 0.15)
        #expect(transitions["present"]["tracks"].elements[0].trackValues == [[206, 478], [206, 458]])
        #expect(transitions["back"] == .null || transitions["back"] == .missing)
    }

    @Test func `has forms beside it that are 560 wide`() throws {
        let answer = try compose(
            #"{"style":"formSheet","content":{"title":"Title"}}"#, on: device(width: 1280, height: 800))
        #expect(answer.dialog == Box(360, 120, 560, 560))
        #expect(answer["adaptations"].elements[0]["to"] == "basicAlertDialog")
    }
}

@Suite struct `By Compose a bottom sheet` {
    /// BottomSheet.kt: half the window first; SheetDefaults.kt: a handle of 32 × 4 with 22 around it.
    @Test func `opens at half its window and goes on to all of it`() throws {
        let answer = try compose(sheet)
        #expect(answer.dialog == Box(0, 458, 412, 458))
        #expect(answer.frame(of: "grabber") == Box(190, 480, 32, 4))
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.map { $0["detent"] } == ["medium", "fit"])
        #expect(detents[1]["frame"].box == Box(0, 0, 412, 916))
        #expect(answer["layers"]["dimming"]["opacity"] == 0.32)
        #expect(answer["layers"]["dialog"]["background"]["role"] == "surface-container-low")
    }

    /// 48, 28, 16, 20 and 24.
    @Test func `has one height where its content is lower`() throws {
        let answer = try compose(#"{"style":"sheet","content":{"title":"Title","message":"Message"}}"#)
        #expect(answer.dialog == Box(0, 780, 412, 136))
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["fit"])
    }

    /// BottomSheetImpl: widthIn(max = 640 dp).fillMaxWidth(), and nothing off the sides.
    @Test(arguments: [(600.0, 600.0), (640, 640), (700, 640), (752, 640), (1280, 640)])
    func `by Compose a bottom sheet is 640 wide at most`(width: Double, widest: Double) throws {
        let large = #"{"style":"sheet","content":{"title":"Title"},"placement":{"detents":["large"]}}"#
        let answer = try compose(large, on: device(width: width, height: 800))
        #expect(answer.dialog == Box((width - widest) / 2, 0, widest, 800))
    }

    /// StandardMotionTokens.kt and ExpressiveMotionTokens.kt: c = 2ζ√k. It shows by the default spatial spring and
    /// hides by the fast one of effects; the scrim goes by the default one of effects.
    @Test(arguments: [(device(), 700.0, 47.6235), (device(system: expressive), 380, 31.1897)])
    func `moves by the springs of its scheme`(device: String, stiffness: Double, damping: Double) throws {
        let transitions = try compose(sheet, on: device)["transitions"]
        func spring(_ phase: String, _ track: Int) -> JSON {
            transitions[phase]["tracks"].elements[track]["keyframes"].elements[0]["easing"]["spring"]
        }
        #expect(transitions["present"]["tracks"].elements[0].trackValues.first == [206, 1145])
        #expect(spring("present", 0)["stiffness"].number == stiffness)
        #expect(abs(spring("present", 0)["damping"].number - damping) < 0.001)
        #expect(spring("present", 1)["stiffness"] == 1600 && spring("present", 1)["damping"] == 80)
        #expect(spring("dismiss", 0)["stiffness"] == 3800)
        #expect(abs(spring("dismiss", 0)["damping"].number - 123.2883) < 0.001)
        #expect(spring("dismiss", 1)["stiffness"] == 1600)
        let detent = transitions["detents"]["fit"]["tracks"].elements[0]["keyframes"].elements[0]["easing"]["spring"]
        #expect(detent["stiffness"].number == stiffness)
    }

    /// AnchoredDraggable.kt with 125 dp/s and 56 dp, of a sheet at 458 with 458 more above it: at rest the nearest
    /// place, fast the next one in its direction, slow that only 56 past the one behind.
    @Test(arguments: [
        (228.0, 0.0, "medium"), (230, 0, "dismissed"), (50, 100, "medium"), (57, 100, "dismissed"),
        (5, 126, "dismissed"), (300, -50, "medium"), (410, -50, "dismissed"), (410, -130, "medium"),
        (-228, 0, "medium"), (-230, 0, "fit"), (-50, -100, "medium"), (-57, -100, "fit"), (-5, -126, "fit"),
        (-401, 100, "medium"), (-403, 100, "fit"), (-403, 130, "medium"),
    ])
    func `goes where its finger leaves it`(way: Double, speed: Double, target: String) throws {
        let answer = try answer(
            DialogBody(
                on: device(), dialog: sheet, request: #""position":[206,\#(687 + way)],"velocity":[0,\#(speed)]"#
            ).json, at: "/v1/specs/release")
        #expect(answer["target"] == .string(target))
        #expect(answer["rules"]["slowTravel"] == 56 && answer["rules"]["dismissSpeed"] == 125)
        #expect(answer["rules"]["rubberBand"] == 0)
    }

    @Test func `by Compose a bottom sheet is what lists of actions are`() throws {
        let answer = try compose(#"{"style":"actionSheet","content":{"actions":[{"id":"a","title":"A"}]}}"#)
        #expect(answer["adaptations"].elements[0]["to"] == "modalBottomSheet")
        // 48, 8, 56 and 8.
        #expect(answer.dialog == Box(0, 796, 412, 120))
    }
}

@Suite struct `By Compose` {
    /// Snackbar.kt: 12 around it; 14, 20 and 14 are 48, two lines 68; 16, 600 and 8 are 624.
    @Test func `a snackbar is as wide as there is room, up to 600 of its row`() throws {
        let short = try compose(#"{"style":"slidingMessage","content":{"message":"Saved"}}"#)
        #expect(short.dialog == Box(12, 856, 388, 48) && short.frame(of: "message") == Box(28, 870, 356, 20))
        let text = words.prefix(60)
        let lines = try compose(
            #"{"style":"slidingMessage","content":{"message":"\#(text)","actions":[{"id":"u","title":"Undo"}]}}"#)
        let action = lines.frame(of: "action:u")
        #expect(lines.dialog == Box(12, 836, 388, 68) && action.maxX == 392 && action.y == 846)
        #expect(lines.frame(of: "message").maxX == action.x - 8)
        let wide = try compose(
            #"{"style":"slidingMessage","content":{"message":"Saved"}}"#, on: device(width: 1280, height: 800))
        #expect(wide.dialog == Box(328, 740, 624, 48))
    }

    /// Neither the views' `Snackbar` nor Compose's takes touches beside it, with an action or without one.
    @Test(arguments: [true, false]) func `a snackbar leaves the app live`(isByCompose: Bool) throws {
        let message = #"{"style":"slidingMessage","content":{"message":"Saved","actions":[{"id":"u","title":"Undo"}]}}"#
        let answer = try isByCompose ? compose(message) : layout(on: "pixel-9", dialog: message)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
        #expect(answer["accessibility"]["modal"] == false && answer.touched(10, 10)?.target == "presenter")
    }

    /// SnackbarHost.kt: four seconds, and until something is done with an action; it grows from 0.8 by the fast
    /// springs.
    @Test func `a snackbar goes after four seconds unless it has an action`() throws {
        let answer = try compose(#"{"style":"slidingMessage","content":{"message":"Saved"}}"#)
        #expect(answer["lifecycle"]["dismissAt"] == 4)
        let waiting = try compose(
            #"{"style":"slidingMessage","content":{"message":"Saved","actions":[{"id":"u","title":"Undo"}]}}"#)
        #expect(waiting["lifecycle"]["dismissAt"] == .null || waiting["lifecycle"]["dismissAt"] == .missing)
        let tracks = answer["transitions"]["present"]["tracks"].elements
        #expect(tracks.map { $0["property"] } == ["scale", "opacity"] && tracks[0].trackValues == [0.8, 1])
        let springs = tracks.map { $0["keyframes"].elements[0]["easing"]["spring"]["stiffness"] }
        #expect(springs == [1400, 3800])
    }

    /// Tooltip.kt: 4 above the middle of its anchor, its title's baseline 28 below its top; in line with its anchor
    /// where it would leave the window.
    @Test func `a rich tooltip stands above its anchor`() throws {
        func tip(_ x: Double) throws -> JSON {
            try compose(
                #"""
                {"style":"popover","content":{"title":"Title","message":"A text of some words","actions":[
                 {"id":"a","title":"More"}]},"placement":{"anchor":{"x":\#(x),"y":400,"width":40,"height":40}}}
                """#)
        }
        let middle = try tip(186)
        #expect(abs(middle.dialog.midX - 206) <= 0.5 && middle.dialog.maxY == 396)
        #expect(middle.baselines("title") == [28])
        let action = middle.frame(of: "action:a")
        #expect(action.x == middle.dialog.x + 16 && action.maxY == 388 && action.height == 48)
        #expect(try tip(4).dialog.x == 4 && tip(368).dialog.maxX == 408)
        #expect(middle["layers"]["dialog"]["cornerRadius"] == 12)
    }

    /// A text alone has 4 above and below it, and no tooltip is wider than 320.
    @Test func `a plain tooltip is closer`() throws {
        func tip(_ text: String) throws -> Box {
            try compose(
                #"""
                {"style":"popover","content":{"message":"\#(text)"},
                 "placement":{"anchor":{"x":186,"y":700,"width":40,"height":40}}}
                """#
            ).dialog
        }
        #expect(try tip("Text").height == 28)
        #expect(try tip("\(words.prefix(200))").width == 320)
    }

    /// dimens.xml of the views' side sheet: 256; the guideline: 16 round, 24 inside.
    @Test(arguments: [("trailing", 1024.0), ("leading", 0)])
    func `a panel on a side is a side sheet`(edge: String, x: Double) throws {
        let panel =
            #"{"style":"semiModal","content":{"title":"Title"},"placement":{"edge":"\#(edge)"}}"#
        let answer = try compose(panel, on: device(width: 1280, height: 800))
        #expect(answer.dialog == Box(x, 0, 256, 800) && answer.frame(of: "title").x == x + 24)
        #expect(answer["layers"]["dimming"]["opacity"] == 0.32)
        #expect(answer["adaptations"].elements[0]["to"] == "sideSheet")
        #expect(answer["lifecycle"]["swipe"] == [.string(x > 0 ? "right" : "left")])
        let spring = answer["transitions"]["present"]["tracks"].elements[0]["keyframes"].elements[0]["easing"]["spring"]
        #expect(spring["stiffness"] == 700)
        #expect(try compose(#"{"style":"semiModal"}"#).dialog == Box(0, 458, 412, 458))
    }

    @Test func `views are what there is without a word`() throws {
        func answer(_ system: String) throws -> JSON { try compose(alert, on: device(system: system)) }
        let plain = try answer(#""name":"Android","version":"16""#)
        #expect(try answer(#""name":"Android","version":"16","toolkit":"views""#)["layers"] == plain["layers"])
        #expect(plain.dialog.width > 320 && plain["layers"]["dialog"]["shadows"].elements.count == 2)
        let kept = try layout(on: "pixel-8", state: #""system":{"toolkit":"compose"}"#, dialog: alert)
        #expect(abs(kept.dialog.width - 280) < 0.5)
        // Compose brings its own look with it.
        let early = try answer(#""name":"Android","version":"9","toolkit":"compose""#)
        #expect(early.dialog == Box(66, 364, 280, 188))
    }

    @Test(arguments: [
        (#""name":"Android","toolkit":"views","motionScheme":"standard""#, "motionScheme", "conflictingMember"),
        (#""name":"Android","motionScheme":"expressive""#, "motionScheme", "conflictingMember"),
        (#""name":"GNOME","toolkit":"compose""#, "toolkit", "conflictingMember"),
        (#""name":"Android TV","toolkit":"views""#, "toolkit", "conflictingMember"),
        (#""name":"Android","version":"4.4","toolkit":"compose""#, "toolkit", "conflictingMember"),
        (#""name":"Android","toolkit":"flutter""#, "toolkit", "unknownValue"),
    ])
    func `what has no meaning is refused`(system: String, member: String, code: String) throws {
        let fault = try problem(DialogBody(on: device(system: system)).json)["errors"].elements[0]
        #expect(fault["pointer"] == .string("/device/system/\(member)") && fault["code"] == .string(code))
    }
}
