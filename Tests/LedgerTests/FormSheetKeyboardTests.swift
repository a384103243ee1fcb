import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `Ledger C6: the form sheet and the keyboard` {
    private func form(
        _ id: String, _ orientation: String, keyboard: String, size: String? = nil, more: String = "",
        placement: String = ""
    ) throws -> JSON {
        try layout(
            "formSheet", on: id, state: #""orientation":"\#(orientation)","keyboard":\#(keyboard)\#(more)"#,
            content: size.map { #""size":\#($0)"# } ?? "", dialog: placement)
    }

    @Test(arguments: ["landscapeLeft", "landscapeRight"])
    func `C6: with a keyboard of 352 on 1024 by 768 it stops at (242,20) and the keyboard covers the rest`(
        orientation: String
    ) throws {
        for pad in ["ipad-1", "ipad-2", "ipad-4", "ipad-air-2"] {
            let answer = try form(pad, orientation, keyboard: #"{"height":352}"#)
            #expect(answer.dialog == Box(242, 20, 540, 620))
            #expect(answer.reasons == ["keyboardCovers"])
            #expect(answer["stage"]["keyboard"].box == Box(0, 416, 1024, 352))
        }
    }

    @Test(arguments: [
        // Rest: y 202…822 on 1024 high, 74…694 on 768 high. What the keyboard covers of that is the way up.
        ("ipad-1", "portrait", 100.0, 202.0), ("ipad-1", "portrait", 202, 202), ("ipad-1", "portrait", 203, 201),
        ("ipad-1", "portraitUpsideDown", 264, 140), ("ipad-2", "portrait", 352, 52), ("ipad-1", "portrait", 384, 20),
        ("ipad-1", "landscapeLeft", 74, 74), ("ipad-1", "landscapeLeft", 100, 48),
        ("ipad-1", "landscapeRight", 128, 20),
        ("ipad-pro-12-9-1", "landscapeLeft", 300, 104), ("ipad-pro-12-9-1", "portrait", 500, 246),
        ("ipad-air-3", "landscapeLeft", 150, 64),
    ])
    func `C6: it moves up by what is needed and no more`(
        pad: String, orientation: String, keyboard: Double, y: Double
    ) throws {
        let answer = try form(pad, orientation, keyboard: #"{"height":\#(keyboard)}"#)
        #expect(answer.dialog.y == y)
        #expect(answer.dialog.width == 540)
        #expect(answer.dialog.height == 620)
        #expect(answer["adaptations"] == [])
    }

    @Test(arguments: [
        ("ipad-1", "portrait", 385.0), ("ipad-1", "portrait", 500), ("ipad-1", "landscapeLeft", 129),
        ("ipad-pro-12-9-1", "landscapeLeft", 400), ("ipad-air-3", "landscapeRight", 398),
    ])
    func `C6: it never goes above the top inset, keeps its size, and says what the keyboard covers`(
        pad: String, orientation: String, keyboard: Double
    ) throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let answer = try form(
                pad, orientation, keyboard: #"{"height":\#(keyboard)}"#,
                more: #","layoutDirection":"\#(direction)""#)
            #expect(answer.dialog.y == 20)
            #expect(answer.dialog.height == 620)
            #expect(answer.reasons == ["keyboardCovers"])
        }
    }

    @Test func `C6: the top inset is the device's own`() throws {
        let answer = try form(
            "ipad-1", "landscapeLeft", keyboard: #"{"height":352}"#,
            more: #","safeAreaInsets":{"top":44,"left":0,"bottom":0,"right":0}"#)
        #expect(answer.dialog == Box(242, 44, 540, 620))
        #expect(answer.reasons == ["keyboardCovers"])
    }

    @Test(arguments: [
        // 768 high, keyboard from y = 416.
        (#"{"width":400,"height":300}"#, Box(312, 116, 400, 300), [String]()),
        (#"{"width":300,"height":396}"#, Box(362, 20, 300, 396), []),
        (#"{"width":300,"height":400}"#, Box(362, 20, 300, 400), ["keyboardCovers"]),
        (#"{"width":300,"height":64}"#, Box(362, 352, 300, 64), []),
        (#"{"width":300,"height":60}"#, Box(362, 354, 300, 60), []),
    ])
    func `C6: a smaller form moves less, or not at all`(size: String, frame: Box, reasons: [String]) throws {
        let answer = try form("ipad-1", "landscapeLeft", keyboard: #"{"height":352}"#, size: size)
        #expect(answer.dialog == frame)
        #expect(answer.reasons == reasons)
    }

    @Test(arguments: [
        #"{"height":352,"mode":"undocked"}"#, #"{"height":400,"mode":"split"}"#,
        #"{"frame":{"x":300,"y":300,"width":320,"height":250},"mode":"floating"}"#, "null",
    ])
    func `C6: a keyboard that is not docked does not push`(keyboard: String) throws {
        #expect(try form("ipad-air-2", "landscapeLeft", keyboard: keyboard).dialog == Box(242, 74, 540, 620))
        let portrait = try form("ipad-air-2", "portrait", keyboard: keyboard)
        #expect(portrait.dialog == Box(114, 202, 540, 620))
        #expect(portrait["adaptations"] == [])
    }

    @Test func `C6: a docked keyboard given as a frame pushes like one given as a height`() throws {
        let frame = try form(
            "ipad-1", "portrait",
            keyboard: #"{"frame":{"x":0,"y":672,"width":768,"height":352},"mode":"docked"}"#)
        #expect(frame.dialog == Box(114, 52, 540, 620))
    }

    @Test func `C6: in a window only the part of the keyboard that lies over it counts`() throws {
        // The window ends at 900 on 1366; a keyboard of 600 begins at 766, which is 666 in the window.
        let window = #","window":{"x":100,"y":100,"width":800,"height":800}"#
        let answer = try form("ipad-pro-12-9-3", "portrait", keyboard: #"{"height":600}"#, more: window)
        #expect(answer["stage"]["keyboard"].box == Box(0, 666, 800, 134))
        #expect(answer.dialog == Box(130, 46, 540, 620))
        let below = try form("ipad-pro-12-9-3", "portrait", keyboard: #"{"height":400}"#, more: window)
        #expect(below.dialog == Box(130, 90, 540, 620))
    }

    @Test func `C6: whoever says that the keyboard is to be ignored stays where he is`() throws {
        let answer = try form(
            "ipad-1", "landscapeLeft", keyboard: #"{"height":352}"#, placement: #","placement":{"keyboard":"ignore"}"#)
        #expect(answer.dialog == Box(242, 74, 540, 620))
    }

    @Test func `C6: the way there starts at rest and ends above the keyboard`() throws {
        let answer = try form("ipad-1", "landscapeLeft", keyboard: #"{"height":352}"#)
        let track = answer["transitions"]["keyboard"]["tracks"].track("dialog", "position")
        #expect(track.trackValues == [[512, 384], [512, 330]])
    }

    @Test(arguments: ["ipad-10-2", "ipad-a16", "ipad-pro-13-m4"])
    func `C6: from iOS 13, too, it never goes above the top inset`(pad: String) throws {
        for orientation in fourOrientations {
            let answer = try form(pad, orientation, keyboard: #"{"height":420}"#)
            #expect(answer.dialog.y >= answer["stage"]["safeArea"]["y"].number)
        }
    }
}
