import AnswerTestSupport
import ServiceTestSupport
import Testing

private let easeInOut: JSON = ["cubicBezier": [0.42, 0, 0.58, 1]]
private let text = #""title":"Saved","message":"Your changes are safe.""#

private func message(
    _ content: String = text, size: String? = #"{"width":320,"height":90}"#, on device: String = "iphone-3gs",
    more: String = ""
) throws -> JSON {
    let sized = size.map { #","size":\#($0)"# } ?? ""
    return try layout("slidingMessage", on: device, content: #"\#(content)\#(sized)"#, dialog: more)
}

/// The centres through which the dialog comes, and those through which it goes.
private func way(_ answer: JSON) -> (present: [[Double]], dismiss: [[Double]]) {
    let transitions = answer["transitions"]
    func centres(_ direction: String) -> [[Double]] {
        transitions[direction]["tracks"].track("dialog", "position").trackValues.map(\.pair)
    }
    return (centres("present"), centres("dismiss"))
}

@Suite struct `Ledger E: the sliding message` {
    @Test(arguments: [
        "iphone-original", "iphone-3gs", "iphone-4", "iphone-4s",
        #"{"screen":{"width":320,"height":480}}"#,
        #"{"profile":"iphone-3gs","layoutDirection":"rightToLeft","orientation":"portraitUpsideDown"}"#,
    ])
    func `E1: on 320 by 480 it comes from (0,480), rests at (0,390,320,90) and goes back`(device: String) throws {
        let answer = try message(on: device)
        #expect(answer.dialog == Box(0, 390, 320, 90))
        // (0,480,320,90) and (0,390,320,90) by their centres.
        #expect(way(answer).present == [[160, 525], [160, 435]])
        #expect(way(answer).dismiss == [[160, 435], [160, 525]])
    }

    private static let long = String(repeating: "A long message that needs several lines. ", count: 8)

    @Test func `E5: a message that outgrows its height keeps to its greatest one, and scrolls`() throws {
        func sized(_ size: String) throws -> JSON {
            try layout("slidingMessage", content: #""message":"\#(Self.long)","size":{\#(size)}"#)
        }
        let limited = try sized(#""height":150,"maxHeight":100"#)
        #expect(limited.dialog.height == 100 && limited["presentation"]["sizing"]["height"] == "maximum")
        #expect(limited.reasons.contains("contentScrolls"))
        let low = try sized(#""height":60,"maxHeight":100"#)
        #expect(low.dialog.height == 100 && low["presentation"]["sizing"]["height"] == "maximum")
        // As high as the text needs, which is then what was measured.
        let free = try sized(#""height":100"#)
        #expect(free.dialog.height > 100 && free["presentation"]["sizing"]["height"] == "measured")
        #expect(try sized(#""height":800"#)["presentation"]["sizing"]["height"] == "given")
    }

    @Test(arguments: [
        ("iphone-5", Box(0, 478, 320, 90)), ("iphone-6", Box(0, 577, 375, 90)),
        ("ipad-1", Box(0, 934, 768, 90)),
        (#"{"profile":"iphone-4","orientation":"landscapeLeft"}"#, Box(0, 230, 480, 90)),
        (
            #"{"profile":"ipad-1","orientation":"landscapeRight","layoutDirection":"rightToLeft"}"#,
            Box(0, 678, 1024, 90)
        ),
        (
            #"{"profile":"ipad-air-2","orientation":"landscapeLeft","window":{"x":0,"y":0,"width":507,"height":768}}"#,
            Box(0, 678, 507, 90)
        ),
    ])
    func `E1: on any screen it rests on the bottom edge and comes from just below it`(
        device: String, frame: Box
    ) throws {
        let answer = try message(size: #"{"width":"100%","height":90}"#, on: device)
        #expect(answer.dialog == frame)
        #expect(way(answer).present == [[frame.midX, frame.maxY + 45], [frame.midX, frame.midY]])
        #expect(way(answer).dismiss == [[frame.midX, frame.midY], [frame.midX, frame.maxY + 45]])
    }

    @Test func `E1: it needs no buttons and leaves everything else live`() throws {
        for device in ["iphone-3gs", "iphone-17", "ipad-a16"] {
            let answer = try message(size: nil, on: device, more: #","dismissal":{"after":5}"#)
            #expect(answer.findings("error") == [])
            #expect(answer["accessibility"]["modal"] == false)
            #expect(answer["accessibility"]["inert"] == [])
            #expect(answer["hitRegions"]["presenter"]["effect"] == "passThrough")
            #expect(answer["dimmingRegions"] == [])
            #expect(answer["layers"]["dimming"] == .missing)
        }
    }

    @Test(arguments: ["bottom", "top", "left", "right", "leading", "trailing"])
    func `E2: each way takes 0.75 s, easing in and out`(edge: String) throws {
        for device in ["iphone-3gs", "iphone-xs", "iphone-17", "ipad-1", "ipad-pro-13-m4"] {
            let answer = try message(on: device, more: #","placement":{"edge":"\#(edge)"}"#)
            for direction in ["present", "dismiss"] {
                let motion = answer["transitions"][direction]
                #expect(motion["duration"] == 0.75)
                let keyframes = motion["tracks"].track("dialog", "position")["keyframes"]
                #expect(keyframes.elements.map { $0["time"].number } == [0, 0.75])
                #expect(keyframes[0]["easing"] == easeInOut)
            }
        }
    }

    @Test(arguments: [(5.0, 5.75), (2, 2.75), (0.75, 1.5), (60, 60.75), (3600, 3600.75)])
    func `E3: the hide begins that long after the show began, and is over 0.75 s later`(
        after: Double, gone: Double
    ) throws {
        let answer = try message(more: #","dismissal":{"after":\#(after)}"#)
        #expect(answer["lifecycle"]["dismissAt"] == .number(after))
        #expect(answer["lifecycle"]["removedAt"] == .number(gone))
    }

    @Test(arguments: [
        (#"{"duration":0.5}"#, 3.5), (#"{"present":{"duration":2},"dismiss":{"duration":0.25}}"#, 3.25),
        (#"{"dismiss":{"duration":1,"delay":0.5}}"#, 4.5),
    ])
    func `E3: how long the show takes does not put the hide off`(transition: String, gone: Double) throws {
        let answer = try message(more: #","dismissal":{"after":3},"transition":\#(transition)"#)
        #expect(answer["lifecycle"]["dismissAt"] == 3)
        #expect(answer["lifecycle"]["removedAt"] == .number(gone))
    }

    @Test func `E3: without a delay it stays`() throws {
        let lifecycle = try message()["lifecycle"]
        #expect(lifecycle["dismissAt"] == nil)
        #expect(lifecycle["removedAt"] == nil)
    }

    @Test(arguments: [
        ("iphone-3gs", "bottom"), ("iphone-4", "bottom"), ("iphone-17", "top"), ("ipad-1", "bottom"),
        (#"{"profile":"iphone-4","layoutDirection":"rightToLeft"}"#, "bottom"),
        (#"{"profile":"ipad-1","orientation":"landscapeLeft"}"#, "left"),
    ])
    func `E4: black, 87 % opaque, a bold title of 17 and a message of 15, white, in their boxes`(
        device: String, edge: String
    ) throws {
        // On a screen with a status bar or a sensor housing the top edge is for E5; the boxes are the view's own.
        let container = #"{"x":0,"y":100,"width":320,"height":300}"#
        let answer = try message(
            on: device, more: #","placement":{"edge":"\#(edge)","container":\#(container)}"#)
        let dialog = answer["layers"]["dialog"]
        // Its look is that of its article's systems; sizes, weights and places stay.
        let isLater = device.contains("17")
        #expect(dialog["opacity"] == (isLater ? 1 : 0.87))
        #expect((dialog["background"] == ["color": "#000000", "opacity": 1]) != isLater)
        let frame = answer.dialog
        #expect(frame.width == 320)
        #expect(frame.height == 90)
        #expect(answer.frame(of: "title") == Box(frame.x + 20, frame.y + 5, 280, 30))
        #expect(answer.frame(of: "message") == Box(frame.x + 20, frame.y + 5, 280, 80))
        for (id, size, weight) in [("title", 17.0, "bold"), ("message", 15, "regular")] {
            let text = answer["layers"][id]["text"]
            #expect(text["font"]["size"] == .number(size))
            #expect(text["font"]["weight"] == .string(weight))
            if !isLater { #expect(text["color"] == "#FFFFFF") }
            #expect(text["alignment"] == "center")
            #expect(text["truncated"] == false)
            let box = answer.frame(of: id)
            for line in text["lines"].elements {
                // Centred: as much room to the left as to the right.
                #expect(abs(line["x"].number + line["width"].number / 2 - box.midX) < 0.001)
            }
        }
        // One line of message stands in the middle of its box: its baseline is below the middle, its top above it.
        let baseline = answer["layers"]["message"]["text"]["lines"][0]["baseline"].number
        let middle = answer.frame(of: "message").midY
        #expect(baseline > middle && baseline < middle + 9)
    }

    @Test func `E4: the boxes keep their distances in a view of another size`() throws {
        let answer = try message(size: #"{"width":300,"height":120}"#)
        #expect(answer.dialog == Box(10, 360, 300, 120))
        #expect(answer.frame(of: "title") == Box(30, 365, 260, 30))
        #expect(answer.frame(of: "message") == Box(30, 365, 260, 110))
    }

    @Test(arguments: [
        #""title":"Saved","message":"Short""#,
        #""title":"Saved","message":"This message needs two lines of its box to be shown as a whole""#,
        #""title":"Saved","message":"One\nTwo\nThree""#,
        #""title":"A title that is much too long for one line of 280 points, in bold","message":"M""#,
        #""title":"保存しました","message":"変更内容は安全に保存されています。これは長い文章なので折り返します。""#,
        #""title":"تم الحفظ","message":"تغييراتك محفوظة الآن في مكان آمن، وهذه الرسالة طويلة بما يكفي لتلتف""#,
        #""title":"Only a title""#, #""message":"Only a message""#,
    ])
    func `E4: drawn lines never overlap; text that would collide is measured instead, whole`(content: String) throws {
        for device in [
            "iphone-3gs", #"{"profile":"iphone-4","textSize":"xxxLarge"}"#,
            #"{"profile":"iphone-17","textSize":"accessibility3"}"#,
            #"{"profile":"iphone-6","layoutDirection":"rightToLeft"}"#,
        ] {
            let answer = try message(content, on: device)
            var rows: [(baseline: Double, lineHeight: Double)] = []
            for id in ["title", "message"] where answer["layers"][id] != .missing {
                let text = answer["layers"][id]["text"]
                #expect(text["truncated"] == false, "\(id) on \(device)")
                #expect(answer.dialog.holds(answer.frame(of: id)))
                rows += text["lines"].elements.map { ($0["baseline"].number, text["font"]["lineHeight"].number) }
            }
            #expect(!rows.isEmpty)
            for (upper, lower) in zip(rows, rows.dropFirst()) {
                // Four fifths of a line lie above its baseline; the line before it ends a fifth below its own.
                #expect(
                    lower.baseline - 0.78 * lower.lineHeight >= upper.baseline + 0.18 * upper.lineHeight - 0.5,
                    "\(content) on \(device)")
            }
        }
    }

    @Test func `E4: two lines of message collide with the title, so the boxes part`() throws {
        let answer = try message(#""title":"Saved","message":"One line\nand another""#)
        #expect(answer.frame(of: "title").shared(with: answer.frame(of: "message")) == 0)
        #expect(answer["adaptations"].elements.count == 1)
        #expect(answer.dialog.maxY == 480)
    }

    @Test(arguments: [
        ("bottom", Box(0, 390, 320, 90), [160.0, 525]), ("top", Box(0, 0, 320, 90), [160, -45]),
        ("left", Box(0, 195, 320, 90), [-160, 240]), ("right", Box(0, 195, 320, 90), [480, 240]),
    ])
    func `E6: from any edge, off screen is just outside that edge`(edge: String, frame: Box, away: [Double]) throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let answer = try message(
                on: #"{"profile":"iphone-3gs","layoutDirection":"\#(direction)"}"#,
                more: #","placement":{"edge":"\#(edge)"}"#)
            #expect(answer.dialog == frame)
            #expect(way(answer).present == [away, [frame.midX, frame.midY]])
            #expect(way(answer).dismiss == [[frame.midX, frame.midY], away])
        }
    }

    @Test(arguments: [
        ("left", "leftToRight", Box(0, 482, 200, 60)), ("right", "leftToRight", Box(568, 482, 200, 60)),
        ("leading", "leftToRight", Box(0, 482, 200, 60)), ("trailing", "leftToRight", Box(568, 482, 200, 60)),
        ("leading", "rightToLeft", Box(568, 482, 200, 60)), ("trailing", "rightToLeft", Box(0, 482, 200, 60)),
        ("left", "rightToLeft", Box(0, 482, 200, 60)), ("top", "rightToLeft", Box(284, 0, 200, 60)),
        ("bottom", "leftToRight", Box(284, 964, 200, 60)),
    ])
    func `E6: leading and trailing are the sides that the reading direction makes them`(
        edge: String, direction: String, frame: Box
    ) throws {
        let sized = try layout(
            "slidingMessage", on: "ipad-1", state: #""layoutDirection":"\#(direction)""#,
            content: #""size":{"width":200,"height":60}"#, placement: #""edge":"\#(edge)""#)
        #expect(sized.dialog == frame)
        let start = way(sized).present.first ?? []
        switch frame {
        case _ where edge == "top": #expect(start == [frame.midX, -30])
        case _ where edge == "bottom": #expect(start == [frame.midX, 1054])
        case _ where frame.x == 0: #expect(start == [-100, frame.midY])
        default: #expect(start == [868, frame.midY])
        }
    }

    @Test(arguments: ["left", "right", "top", "bottom"])
    func `E7: the whole screen slides the same way`(edge: String) throws {
        let answer = try message(
            size: #"{"width":320,"height":460}"#,
            more: #","placement":{"edge":"\#(edge)","level":"content"},"dismissal":{"after":5}"#)
        #expect(answer.dialog.width == 320)
        #expect(answer.dialog.height == 460)
        #expect(answer.dialog.x == 0)
        let (present, dismiss) = way(answer)
        #expect(present == dismiss.reversed())
        #expect(answer["transitions"]["present"]["duration"] == 0.75)
        switch edge {
        // x from −320 to 0 and back, by the centres.
        case "left": #expect(present.map { $0[0] } == [-160, 160])
        case "right": #expect(present.map { $0[0] } == [480, 160])
        case "top": #expect(present.first == [160, -230])
        default: #expect(present.first == [160, 710])
        }
    }

    @Test(arguments: [("left", [-160.0, 240]), ("right", [480, 240]), ("top", [160, -240]), ("bottom", [160, 720])])
    func `E7: a full screen that is told to slide does`(edge: String, away: [Double]) throws {
        let answer = try layout(
            "fullScreen", on: "iphone-3gs", dialog: #""transition":{"style":"slide","edge":"\#(edge)"}"#)
        #expect(way(answer).present == [away, [160, 240]])
        #expect(way(answer).dismiss == [[160, 240], away])
    }

    private static let buttons = #""actions":[{"id":"ok","title":"OK"},{"id":"no","title":"Cancel","role":"cancel"}]"#

    @Test(arguments: [
        "iphone-3gs", "iphone-17", "ipad-1",
        #"{"profile":"iphone-6","orientation":"landscapeLeft","layoutDirection":"rightToLeft"}"#,
    ])
    func `E8: with buttons and no timer the message is modal and waits`(device: String) throws {
        let answer = try message("\(text),\(Self.buttons)", size: nil, on: device)
        #expect(answer["accessibility"]["modal"] == true)
        #expect(answer["accessibility"]["inert"] == ["presenter"])
        #expect(answer["lifecycle"]["dismissAt"] == nil)
        #expect(answer["lifecycle"]["removedAt"] == nil)
        #expect(answer["hitRegions"]["dimming"]["effect"] == "block")
        #expect(answer["hitRegions"]["presenter"] == .missing)
        // The layer that blocks is there although nothing is dimmed.
        #expect(answer["layers"]["dimming"]["opacity"] == 0)
        #expect(answer["dimmingRegions"] == [])
        #expect(answer.findings("error") == [])
        for id in ["action:ok", "action:no"] {
            #expect(answer.dialog.holds(answer.frame(of: id)))
            #expect(answer.frame(of: id).height >= 44)
            #expect(answer["hitRegions"][id]["effect"] == "action")
            #expect(answer.frame(of: id).shared(with: answer.frame(of: "message")) == 0)
        }
        #expect(answer["layers"]["message"]["text"]["truncated"] == false)
        #expect(answer.frame(of: "action:ok").shared(with: answer.frame(of: "action:no")) == 0)
    }

    @Test func `E8: a touch outside may still be let through or dismiss, if the caller says so`() throws {
        let content = "\(text),\(Self.buttons)"
        let open = try message(content, size: nil, more: #","backdrop":{"interaction":"passThrough"}"#)
        #expect(open["accessibility"]["modal"] == false)
        let closing = try message(content, size: nil, more: #","backdrop":{"interaction":"dismiss"}"#)
        #expect(closing["hitRegions"]["dimming"]["effect"] == "dismiss")
    }

    @Test(arguments: [
        "slidingMessage", "semiModal", "floating", "fullScreen", "pageSheet", "formSheet", "currentContext",
    ])
    func `E11: it is removed exactly once, when its motion has ended`(style: String) throws {
        for device in ["iphone-3gs", "iphone-17", #"{"profile":"ipad-air-2","orientation":"landscapeLeft"}"#] {
            for more in [
                "", #","dismissal":{"after":2}"#, #","dismissal":{"approval":"presenter"}"#,
                #","transition":{"style":"none"}"#, #","transition":{"style":"crossDissolve","delay":0.2}"#,
            ] {
                let answer = try layout(style, on: device, dialog: more)
                let removals = answer.motions.flatMap { name, motion in
                    motion["events"].elements.filter { $0["name"] == "removed" }.map { (name, $0["time"]) }
                }
                #expect(removals.count == 1)
                #expect(removals.first?.0 == "dismiss")
                let dismiss = answer["transitions"]["dismiss"]
                #expect(removals.first?.1 == dismiss["duration"])
                #expect(dismiss.eventNames.last == "removed")
            }
        }
    }

    @Test func `E11: reduced motion removes it, too`() throws {
        let answer = try message(
            on: #"{"profile":"iphone-17","reduceMotion":true}"#, more: #","dismissal":{"after":3}"#)
        let dismiss = answer["transitions"]["dismiss"]
        #expect(dismiss.eventNames == ["willDismiss", "didDismiss", "removed"])
        #expect(answer["lifecycle"]["removedAt"].number == 3 + dismiss["duration"].number)
    }
}
