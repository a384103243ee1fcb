import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The systems whose dialogs differ, with Compose's as members of a device.
private let systems: [(String, String)] = [
    ("iOS 18", ""), ("Android 15", ""), ("", #""system":{"name":"Android","version":"15","toolkit":"compose"}"#),
    ("web", ""), ("GNOME 49", ""), ("KDE Plasma 6", ""), ("Windows 11", ""), ("HarmonyOS 6", ""), ("macOS 15", ""),
    ("visionOS 2", ""),
]

/// What the libraries of the web make of these dialogs holds on the other platforms, too.
@Suite struct `Named styles on every platform` {
    private static let goal =
        #""title":"Move Goal","message":"Set your daily activity goal.","actions":[{"id":"u","title":"Submit"},"#
        + #"{"id":"c","title":"Cancel","role":"cancel"}]"#

    /// The handle's 17, 8 and 0; 16, a line of 24, 2, one of 20; 32, two buttons of 36 with 8 between them, 16: 215.
    @Test(arguments: systems.filter { !["Windows 11", "macOS 15", "visionOS 2"].contains($0.0) })
    func `a drawer is as high as its own handle and texts want`(system: String, state: String) throws {
        let answer = try layout(
            "x-responsive-dialog", on: "500x800@1", system: system, state: state, content: Self.goal)
        #expect(answer.dialog == Box(0, 585, 500, 215))
        #expect(answer.frame(of: "grabber") == Box(200, 602, 100, 8))
        #expect(answer.frame(of: "title") == Box(16, 626, 468, 24))
        #expect(answer.frame(of: "message") == Box(16, 652, 468, 20) && answer["layers"]["scroll:body"] == .missing)
    }

    /// On a screen of 852 with 34 for the home indicator, and 16 that the buttons keep from the end within it.
    @Test func `a drawer of an iPhone shows its message whole`() throws {
        let answer = try layout("x-responsive-dialog", on: "iphone-15", content: Self.goal)
        #expect(answer["layers"]["scroll:body"] == .missing && answer.frame(of: "message").height == 20)
    }

    @Test(arguments: systems) func `a drawer lies at the bottom of its window`(system: String, state: String) throws {
        let answer = try layout(
            "x-responsive-dialog", on: "500x800@1", system: system, state: state, content: Self.goal)
        let margin = answer.dialog.x
        #expect(answer.dialog.maxY == 800 - margin && answer.dialog.width == 500 - 2 * margin)
        #expect(answer["lifecycle"]["swipe"] == ["bottom"])
    }

    /// Four fifths of 852 are 681.6, in whole pixels of a third; on iOS 26 the sheet is scaled below its tallest.
    @Test(arguments: [("iphone-15", 852.0), ("iphone-17", 874)])
    func `a drawer of an iPhone is no higher than its style says`(device: String, height: Double) throws {
        let words = String(repeating: "word ", count: 400)
        let answer = try layout("x-responsive-dialog", on: device, content: #""title":"T","message":"\#(words)""#)
        let most = 0.8 * height
        #expect(answer.dialog.height <= most && answer.dialog.height > most - 1)
        #expect(answer["adaptations"].elements.map { $0["reason"] } == ["contentScrolls"])
        let short = try layout("x-responsive-dialog", on: device, content: Self.goal)
        #expect(short.dialog.height < most)
    }

    /// Sonner, below 600: `width: calc(100% - 32px)`.
    @Test(arguments: systems) func `a toast of a narrow window is as wide as it less 32`(
        system: String, state: String
    ) throws {
        let content = #""title":"Event","message":"It has been created.""#
        let narrow = try layout("x-toaster", on: "500x800@1", system: system, state: state, content: content)
        #expect(narrow.dialog.x == 16 && narrow.dialog.width == 468)
        let wide = try layout("x-toaster", on: "800x800@1", system: system, state: state, content: content)
        #expect(wide.dialog.width == 356)
    }

    /// A padding of 16 in a border of 1 is below the buttons, too; the cross, which is higher, is in the toast.
    @Test(arguments: systems) func `a toast's buttons below its text are as far from its end as that`(
        system: String, state: String
    ) throws {
        let wide = #"{"id":"a","title":"A very very very very long button title"}"#
        for close in ["", #","closeButton":{}"#] {
            let answer = try layout(
                "x-toaster", on: "330x800@1", system: system, state: state,
                content: #""title":"An event that was created","actions":[\#(wide)]"# + close)
            let (dialog, button) = (answer.dialog, answer.frame(of: "action:a"))
            #expect(button.y >= answer.frame(of: "title").maxY && dialog.maxY - button.maxY == 17)
            guard !close.isEmpty else { continue }
            let cross = answer.frame(of: "action:close")
            #expect(cross.y >= dialog.y && cross.maxY <= dialog.maxY)
        }
    }

    /// shadcn/ui, SheetFooter: `flex-col`, in which buttons are as wide as it: 384 less a border of 1 and 16 on
    /// either side.
    @Test(arguments: systems) func `buttons of a side drawer are as wide as it`(system: String, state: String) throws {
        let answer = try layout("x-side-drawer", on: "900x700@1", system: system, state: state, content: Self.goal)
        #expect(answer.frame(of: "action:u").width == 351 && answer.frame(of: "action:c").width == 351)
        #expect(answer.frame(of: "message").y - answer.frame(of: "title").maxY == 6)
    }

    /// shadcn/ui, PopoverTitle: the foreground; PopoverDescription: `text-muted-foreground`.
    @Test(arguments: systems) func `a popover's title has the colour of texts`(system: String, state: String) throws {
        let answer = try layout(
            "x-anchored-popover", on: "900x700@1", system: system, state: state,
            content: #""title":"Title","message":"Message""#,
            placement: #""anchor":{"x":300,"y":200,"width":40,"height":20}"#)
        #expect(answer["layers"]["title"]["text"]["color"] == "#0A0A0A")
    }

    /// 288 and 0.15 s are the popover's. A page sheet of a compact window is as wide as that.
    @Test func `what replaces a style has its own size and motion`() throws {
        let anchor = #""anchor":{"x":100,"y":200,"width":40,"height":20}"#
        let content = #""title":"Title","message":"Message""#
        for device in ["iphone-15", "apple-tv-4k"] {
            let named = try layout("x-anchored-popover", on: device, content: content, placement: anchor)
            let plain = try layout("popover", on: device, content: content, placement: anchor)
            #expect(named["presentation"]["resolved"] == plain["presentation"]["resolved"])
            #expect(named.dialog == plain.dialog, "\(device)")
            for direction in ["present", "dismiss"] {
                let (own, other) = (named["transitions"][direction], plain["transitions"][direction])
                #expect(own["duration"] == other["duration"] && own["tracks"].names == other["tracks"].names)
            }
            // A request's own size and transition stay.
            let asked = try layout(
                "x-anchored-popover", on: device, content: content + #","size":{"height":300}"#, placement: anchor,
                dialog: #""transition":{"style":"crossDissolve","duration":0.3}"#)
            #expect(asked["transitions"]["present"]["duration"] == 0.3)
            if device == "apple-tv-4k" { #expect(asked.dialog.height == 300) }
        }
        let shown = try layout("x-anchored-popover", on: "ipad-a16", content: content, placement: anchor)
        #expect(shown.dialog.width == 288 && shown["transitions"]["present"]["duration"] == 0.15)
    }
    /// What a request gives of the motion comes with the rest of the style that is shown, not of the one that is
    /// replaced: 0.15 s, a scale of 0.95 and an opacity of 0 are the popover's. So with limits of the size.
    @Test(arguments: [
        #"{"delay":0.1}"#, #"{"easing":"linear"}"#, #"{"present":{"delay":0.1}}"#, #"{"dismiss":{"easing":"linear"}}"#,
        #"{"style":"slide"}"#, #"{"from":{"rotationZ":10}}"#, #"{"style":"custom","from":{"opacity":0.5}}"#,
        #"{"easings":{"opacity":"linear"}}"#,
    ])
    func `what replaces a style moves by what the request alone gives`(transition: String) throws {
        let anchor = #""anchor":{"x":100,"y":200,"width":40,"height":20}"#
        for device in ["iphone-15", "apple-tv-4k", "iphone-8"] {
            func moved(_ style: String) throws -> JSON {
                try layout(
                    style, on: device, content: #""title":"Title""#, placement: anchor,
                    dialog: #""transition":\#(transition)"#)
            }
            let (named, plain) = (try moved("x-anchored-popover"), try moved("popover"))
            #expect(named["presentation"]["resolved"] != "popover")
            #expect(named["presentation"]["transition"] == plain["presentation"]["transition"])
            for direction in ["present", "dismiss"] {
                let (own, other) = (named["transitions"][direction], plain["transitions"][direction])
                #expect(own["duration"] == other["duration"] && own["delay"] == other["delay"], "\(device)")
                #expect(own["tracks"].names == other["tracks"].names, "\(device)")
                for track in other["tracks"].elements where track["layer"] == "dialog" {
                    let property = track["property"].string ?? ""
                    let ours = own["tracks"].track("dialog", property)
                    #expect(ours["keyframes"] == track["keyframes"], "\(device) \(property)")
                }
            }
        }
    }

    /// Vaul's drawer is as wide as its window; UIKit's sheets in a regular width are as wide as readable text.
    @Test func `a drawer whose width an iPad does not take says so`() throws {
        let content = #""title":"Title""#
        for device in ["ipad-a16", "ipad-air-4"] {
            let answer = try layout("x-snap-drawer", on: device, content: content)
            #expect(answer.dialog.width < answer["stage"]["window"]["width"].number)
            let told =
                answer["diagnostics"].elements.filter {
                    $0["pointer"] == "/dialog/style" && $0["rule"] == "memberHasNoEffect"
                }
            let isReplaced = answer["presentation"]["resolved"] != "sheet"
            #expect(told.count == (isReplaced ? 0 : 1))
            #expect(isReplaced ? !answer["adaptations"].elements.isEmpty : told[0]["severity"] == "note")
        }
        // Who gets the width, or gives one, has nothing to be told of the style's.
        for (device, size) in [("iphone-15", ""), ("gnome-1000x720", ""), ("ipad-a16", #","size":{"width":300}"#)] {
            let answer = try layout("x-snap-drawer", on: device, content: content + size)
            let told = answer["diagnostics"].elements.filter { $0["rule"] == "memberHasNoEffect" }
            #expect(told.map { $0["pointer"] } == (size.isEmpty ? [] : ["/dialog/content/size"]), "\(device)")
        }
    }
}
