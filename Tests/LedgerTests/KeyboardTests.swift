import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The styles that stay where they are under a keyboard: they fill what they fill.
private let unmoved: Set<String> = ["fullScreen", "currentContext", "pageSheet"]

/// Ids of the whole catalogue, as the service lists them.
private func catalogue() throws -> [String] {
    let list = try JSON(Scrim.shared.get().get("/v1/devices").body)
    return list["devices"].elements.compactMap { $0["id"].string }
}

@Suite struct `Ledger A15: what a panel stands on` {
    /// 375×812 with insets of 44 and 34, as the iPhone X has them.
    private func panel(_ device: String, _ placement: String = "") throws -> JSON {
        let screen = #""screen":{"width":375,"height":812,"scale":3},"safeAreaInsets":{"top":44,"bottom":34}"#
        return try layout(
            "semiModal", on: screen, state: device,
            content: #""title":"Hi","size":{"height":200},"actions":[{"id":"ok","title":"OK"}]"#, dialog: placement)
    }
    private let content = #","placement":{"level":"content"}"#

    @Test func `A15: on the window's edge it keeps the home indicator free, inside its own height`() throws {
        let answer = try panel("")
        #expect(answer.dialog == Box(0, 612, 375, 200))
        #expect(
            answer["presentation"]["standing"] == ["on": "window", "height": 0, "inset": 34, "keyboardOverlap": 0])
        // 812 less 34 is where the button ends.
        #expect(answer.frame(of: "action:ok").maxY == 778)
    }

    @Test func `A15: on a keyboard it stands as high as that, and keeps nothing free`() throws {
        // The keyboard's 336 include the home indicator: the inset is not counted again.
        let answer = try panel(#","keyboard":{"height":336}"#)
        #expect(answer.dialog == Box(0, 812 - 336 - 200, 375, 200))
        #expect(
            answer["presentation"]["standing"] == [
                "on": "keyboard", "height": 336, "inset": 0, "keyboardOverlap": 336,
            ])
        #expect(answer.frame(of: "action:ok").maxY == 812 - 336)
    }

    @Test func `A15: on a tab bar it stands as high as that, and keeps nothing free`() throws {
        let answer = try panel(#","bars":{"tab":83}"#, content)
        #expect(answer.dialog == Box(0, 812 - 83 - 200, 375, 200))
        #expect(
            answer["presentation"]["standing"] == ["on": "tabBar", "height": 83, "inset": 0, "keyboardOverlap": 0])
    }

    @Test func `A15: a keyboard over a tab bar lifts it by what it reaches above the bar, exactly`() throws {
        let answer = try panel(#","bars":{"tab":83},"keyboard":{"height":336}"#, content)
        #expect(answer.dialog == Box(0, 812 - 336 - 200, 375, 200))
        #expect(
            answer["presentation"]["standing"] == [
                "on": "keyboard", "height": 336, "inset": 0, "keyboardOverlap": 253,
            ])
    }

    @Test func `A15: a bar of the keyboard lower than the home indicator leaves the rest of that to keep free`() throws
    {
        let answer = try panel(#","keyboard":{"height":20}"#)
        #expect(answer.dialog.maxY == 792)
        #expect(answer["presentation"]["standing"]["inset"] == 14)
    }

    @Test func `A15: above the home indicator, on a toolbar, on a fold, in a view, in the air`() throws {
        func ground(_ device: String, _ placement: String) throws -> JSON {
            try panel(device, #","placement":\#(placement)"#)["presentation"]["standing"]["on"]
        }
        #expect(try ground("", #"{"margins":{"bottom":34}}"#) == "homeIndicator")
        #expect(try ground(#","bars":{"tab":83,"toolbar":44}"#, #"{"level":"content"}"#) == "toolbar")
        let fold = #","reservedRegions":[{"kind":"division","frame":{"x":0,"y":400,"width":375,"height":0}}]"#
        #expect(try ground(fold, "{}") == "division")
        #expect(try ground("", #"{"container":{"x":0,"y":100,"width":375,"height":500}}"#) == "container")
        #expect(try ground("", #"{"edge":"center"}"#) == "nothing")
    }
}

@Suite struct `Keyboards of every kind` {
    private let phone = #""screen":{"width":320,"height":480},"system":{"name":"iPhone OS","version":"3"}"#

    private func panel(
        _ keyboard: String, _ members: String = #""content":{"size":{"height":80}}"#, style: String = "semiModal"
    ) throws -> JSON {
        try layout(style, on: phone, state: #""keyboard":\#(keyboard)"#, dialog: members)
    }

    @Test(arguments: [44.0, 55, 216, 330])
    func `lift a panel by their own height, an accessory bar alone too`(height: Double) throws {
        #expect(try panel(#"{"height":\#(height)}"#).dialog == Box(0, 480 - height - 80, 320, 80))
        // The same keyboard as systems tell it when only its bar is on the screen: the rest lies below.
        let frame = #"{"frame":{"x":0,"y":\#(480 - height),"width":320,"height":400}}"#
        let answer = try panel(frame)
        #expect(answer.dialog == Box(0, 480 - height - 80, 320, 80))
        #expect(answer["stage"]["keyboard"].box == Box(0, 480 - height, 320, height))
    }

    @Test(arguments: ["floating", "undocked", "split"])
    func `keyboards that move out of the way themselves move nothing, and what they cover is told`(mode: String) throws
    {
        let answer = try panel(#"{"frame":{"x":20,"y":300,"width":280,"height":150},"mode":"\#(mode)"}"#)
        #expect(answer.dialog == Box(0, 400, 320, 80))
        #expect(answer["presentation"]["standing"]["on"] == "window")
        #expect(
            answer["presentation"]["overlaps"] == [
                ["what": "keyboard", "dialog": "under", "frame": ["x": 20, "y": 400, "width": 280, "height": 50]]
            ])
        // They stand on no edge, so they fade.
        let tracks = answer["transitions"]["keyboard"]["tracks"]
        #expect(tracks.elements.map { $0["layer"] } == ["keyboard"])
        #expect(tracks.track("keyboard", "opacity").trackValues == [0, 1])
    }

    @Test func `over a part of the screen count as far as they lie over the window, whosever they are`() throws {
        // The right half of 1024×768, from y = 200 to 700: the keyboard begins at 416, in the window at 216.
        let answer = try layout(
            "semiModal", on: "ipad-air-2",
            state: #"""
                "orientation":"landscapeLeft","keyboard":{"height":352},
                 "window":{"x":512,"y":200,"width":512,"height":500}
                """#, content: #""size":{"height":100}"#)
        #expect(answer["stage"]["keyboard"].box == Box(0, 216, 512, 284))
        #expect(answer.dialog == Box(0, 116, 512, 100))
        #expect(answer["presentation"]["standing"]["height"] == 284)
    }

    @Test(arguments: [
        // Rest; then avoid, resize, ignore with a keyboard from y = 264 on 320×480.
        ("bottom", Box(0, 24, 320, 240), Box(0, 132, 320, 132), Box(0, 240, 320, 240)),
        ("top", Box(0, 0, 320, 240), Box(0, 0, 320, 132), Box(0, 0, 320, 240)),
        ("left", Box(0, 24, 320, 240), Box(0, 66, 320, 132), Box(0, 120, 320, 240)),
        ("right", Box(0, 24, 320, 240), Box(0, 66, 320, 132), Box(0, 120, 320, 240)),
        ("center", Box(0, 24, 320, 240), Box(0, 66, 320, 132), Box(0, 120, 320, 240)),
    ])
    func `keyboards are avoided by moving, resized for or ignored, at each edge`(
        edge: String, avoid: Box, resize: Box, ignore: Box
    ) throws {
        for (policy, frame) in [("avoid", avoid), ("resize", resize), ("ignore", ignore)] {
            let answer = try panel(
                #"{"height":216}"#, #""placement":{"edge":"\#(edge)","keyboard":"\#(policy)"}"#)
            #expect(answer.dialog == frame, "\(policy)")
            #expect(answer.reasons == [], "\(policy)")
        }
    }

    @Test func `shrink what does not fit above them, to the top inset and no further`() throws {
        let answer = try layout(
            "semiModal", on: "390x844@3", state: #""safeAreaInsets":{"top":47,"bottom":34},"keyboard":{"height":336}"#,
            content: #""size":{"height":600}"#)
        // 844 - 336 = 508 is where the keyboard begins.
        #expect(answer.dialog == Box(0, 47, 390, 508 - 47))
        #expect(answer["adaptations"][0]["reason"] == "keyboardShrinks")
        #expect(answer["adaptations"][0]["from"] == "600" && answer["adaptations"][0]["to"] == "461")
    }

    @Test func `keyboards that leave nothing of the window cover the dialog where it is`() throws {
        let answer = try layout(
            "floating", on: "1024x768",
            state: #""idiom":"pad","keyboard":{"height":352},"window":{"x":0,"y":500,"width":400,"height":200}"#)
        #expect(answer.reasons == ["keyboardCovers"])
        #expect(answer.dialog.midY == 100)
        #expect(answer.dialog.height > 0)
    }

    @Test(arguments: ["avoid", "resize"])
    func `leave a full screen as it is, and its content above them`(policy: String) throws {
        func screen(_ policy: String) throws -> JSON {
            let content = #""content":{"title":"T","actions":[{"id":"ok","title":"OK"}]}"#
            return try panel(
                #"{"height":216}"#, #""placement":{"keyboard":"\#(policy)"},"# + content, style: "fullScreen")
        }
        let answer = try screen(policy)
        #expect(answer.dialog == Box(0, 0, 320, 480))
        // 20 points above the keyboard, as from the sides; the same above the screen's end.
        #expect(answer.frame(of: "action:ok").maxY == 264 - 20)
        #expect(answer["presentation"]["overlaps"].elements.contains { $0["what"] == "keyboard" })
        #expect(answer.reasons == ["keyboardCovers"])
        #expect(try screen("ignore").frame(of: "action:ok").maxY == 480 - 20)
    }

    @Test func `leave a form sheet of the classic eras its size and keep its content in sight`() throws {
        let answer = try layout(
            "formSheet", on: "ipad-1", state: #""orientation":"landscapeLeft","keyboard":"docked""#,
            content: #""title":"T","actions":[{"id":"ok","title":"OK"}]"#)
        #expect(answer.dialog == Box(242, 20, 540, 620))
        #expect(answer.frame(of: "action:ok").maxY == 768 - 352 - 20)
        #expect(answer["presentation"]["standing"]["inset"] == 224)
    }

    // MARK: What cannot be

    @Test(arguments: [
        (#"{"height":480}"#, "/device/keyboard", "keyboardFillsScreen"),
        (#"{"height":9000}"#, "/device/keyboard", "keyboardFillsScreen"),
        (
            #"{"frame":{"x":-10,"y":-10,"width":400,"height":600}}"#, "/device/keyboard/frame",
            "keyboardFillsScreen"
        ),
        (#"{"height":0}"#, "/device/keyboard/height", "outOfRange"),
        (#"{"height":-5}"#, "/device/keyboard/height", "outOfRange"),
        (#"{"frame":{"x":0,"y":300,"width":320,"height":0}}"#, "/device/keyboard/frame/height", "outOfRange"),
        (#"{"frame":{"x":0,"y":300,"width":-1,"height":10}}"#, "/device/keyboard/frame/width", "outOfRange"),
    ])
    func `without sense are refused by name`(keyboard: String, pointer: String, code: String) throws {
        let problem = try problem(
            #"{"device":{\#(phone),"keyboard":\#(keyboard)},"dialog":{"style":"semiModal"}}"#)
        #expect(problem["errors"][pointer]["code"] == .string(code))
    }

    @Test func `keyboards that have gone below the screen are none, and it is said`() throws {
        let answer = try panel(#"{"frame":{"x":0,"y":480,"width":320,"height":216}}"#)
        #expect(answer["stage"]["keyboard"] == nil)
        #expect(answer.dialog == Box(0, 400, 320, 80))
        #expect(answer.reasons == ["keyboardOffScreen"])
    }

    // MARK: In step

    @Test func `keyboards are kept step with: the system's curve and time in each era, one's own where given`() throws {
        func motion(_ version: String, _ more: String = "", reduceMotion: Bool = false) throws -> JSON {
            try layout(
                "semiModal", on: "320x480", system: "iOS \(version)",
                state: #""reduceMotion":\#(reduceMotion),"keyboard":{"height":216\#(more)}"#, content: #""title":"T""#)[
                    "transitions"]["keyboard"]
        }
        // presentation-metrics keyboard.duration, keyboard.curve, curve.keyboard7.spring.
        let old = try motion("5")
        #expect(old["duration"] == 0.25)
        #expect(
            old["tracks"].track("dialog", "position")["keyframes"][0]["easing"] == ["cubicBezier": [0.42, 0, 0.58, 1]])
        for version in ["7", "12", "13", "17", "26"] {
            let new = try motion(version)
            #expect(abs(new["duration"].number - 0.5057) < 1e-4)
            let spring = new["tracks"].track("dialog", "position")["keyframes"][0]["easing"]["spring"]
            // Told as it is played: its damping of 500 is the critical 2√3000 then, and not a hair above.
            #expect(spring["stiffness"] == 1000 && spring["mass"] == 3)
            #expect((0..<1e-8).contains(2 * 3000.0.squareRoot() - spring["damping"].number))
        }
        #expect(try motion("17", #","duration":0.3"#)["duration"] == 0.3)
        // A curve of one's own over the time that the era's keyboards take.
        #expect(abs(try motion("17", #","easing":"linear""#)["duration"].number - 0.5057) < 1e-4)
        #expect(try motion("5", #","easing":"linear""#)["duration"] == 0.25)
        // Reduced motion: the same moments, and no slide between them.
        let still = try motion("17", reduceMotion: true)
        #expect(still.eventNames == ["keyboardWillShow", "keyboardDidShow"])
        #expect(
            still["tracks"].track("dialog", "position")["keyframes"][0]["easing"] == ["steps": 1, "position": "start"])
        #expect(try abs(still["duration"].number - motion("17")["duration"].number) < 1e-9)
    }

    @Test func `take the dialog and all in it along, and leave the backdrop`() throws {
        let answer = try panel(#"{"height":216}"#, #""content":{"title":"T","size":{"height":80}}"#)
        let tracks = answer["transitions"]["keyboard"]["tracks"]
        #expect(tracks.track("dialog", "position").trackValues == [[160, 440], [160, 224]])
        // The title keeps its distance from the dialog, and so has nothing to say.
        #expect(tracks.track("title", "position") == .missing)
        #expect(tracks.elements.allSatisfy { $0["layer"] != "dimming" && $0["layer"] != "presenter" })
    }

    // MARK: The whole catalogue

    private func answer(_ style: String, _ device: String, _ orientation: String, _ keyboard: String) throws -> JSON? {
        let response = try Scrim.shared.get().post(
            DialogBody(
                style, on: device, state: #""orientation":"\#(orientation)"\#(keyboard)"#,
                content: #""title":"Hi","size":{"width":200,"height":120}"#,
                placement: #""anchor":{"x":20,"y":60,"width":44,"height":44}"#
            ).json)
        try #require(response.status == 200, "\(style) \(device): \(response.text)")
        return try JSON(response.body)
    }

    @Test(arguments: ["formSheet", "semiModal", "floating", "slidingMessage"])
    func `move a dialog by what they cover of it or by the room above it, on each device`(style: String) throws {
        for device in try catalogue() {
            for (orientation, share) in [("portrait", 0.35), ("landscapeLeft", 0.62)] {
                // What a watch shows is all of its screen.
                guard let rest = try answer(style, device, orientation, ""), rest["stage"]["platform"] != "wearos",
                    !unmoved.contains(rest["presentation"]["resolved"].string ?? "")
                else { continue }
                let window = rest["stage"]["window"].box
                let height = (window.height * share).rounded()
                guard let moved = try answer(style, device, orientation, #","keyboard":{"height":\#(height)}"#) else {
                    continue
                }
                let (before, after) = (rest.dialog, moved.dialog)
                // A snackbar keeps its margin of 8 above the keyboard as well, a passive notification its own, toasts
                // their 24 and 80, banners their 16 and 24.
                let isSnackbar =
                    style == "slidingMessage"
                    && (rest["layers"]["dialog"]["cornerRadius"].number == 4 || rest["stage"]["platform"] == "kde")
                let toasts = ["gnome": 24.0, "harmonyos": 80, "macos": 16, "visionos": 24]
                let toast = style == "slidingMessage" ? toasts[rest["stage"]["platform"].string ?? ""] : nil
                // Dialogs of toolkits that float keep off it as off their window: GNOME's from 720 points on by more.
                // HarmonyOS' have a margin of their own.
                let floats = style == "formSheet" && before.maxY < window.height - 0.5
                let margins = [
                    "gnome": 20 + max(0, window.height - 720) / 720 * 100, "kde": 8, "macos": 20, "visionos": 20,
                    "harmonyos": 16,
                ]
                let margin = floats ? margins[rest["stage"]["platform"].string ?? ""] : nil
                let top = window.height - height - (isSnackbar ? 8 : toast ?? margin ?? 0)
                let pixel = 1 / rest["stage"]["scale"].number + 1e-3
                let overlap = max(0, before.maxY - top)
                let room = max(
                    0, before.y - max(rest["stage"]["safeArea"]["y"].number, rest["stage"]["container"]["y"].number))
                let what: Comment = "\(style) on \(device) \(orientation): \(before) \(after) keyboard \(top)"
                // On a television a message at rest is higher by what the set would cut off; it ends at the keyboard
                // then.
                let endsThere = after.height < before.height && abs(after.maxY - top) <= pixel
                #expect(endsThere || abs(before.y - min(overlap, room) - after.y) <= pixel, what)
                #expect(after.maxY <= top + pixel || moved.reasons.contains("keyboardCovers"), what)
            }
        }
    }

    @Test(arguments: [
        "formSheet", "popover", "alert", "actionSheet", "activityView", "sheet", "semiModal", "floating",
        "slidingMessage",
    ])
    func `keyboards are never under a dialog that can make way, nor is the top inset, on any device`(style: String)
        throws
    {
        for (index, device) in try catalogue().enumerated() {
            let orientation = fourOrientations[index % 4]
            guard let rest = try answer(style, device, orientation, "") else { continue }
            let height = (rest["stage"]["window"]["height"].number * 0.45).rounded()
            guard let answer = try answer(style, device, orientation, #","keyboard":{"height":\#(height)}"#),
                !unmoved.contains(answer["presentation"]["resolved"].string ?? "")
            else { continue }
            let what: Comment = "\(style) on \(device) \(orientation): \(answer.dialog)"
            let pixel = 1 / answer["stage"]["scale"].number + 1e-3
            let top = answer["stage"]["keyboard"]["y"].number
            #expect(answer.dialog.maxY <= top + pixel || answer.reasons.contains("keyboardCovers"), what)
            // A popover of a size of its own stands beside its anchor even where that is out of the window.
            if style == "popover" { continue }
            #expect(answer.dialog.y >= min(rest.dialog.y, answer["stage"]["safeArea"]["y"].number) - pixel, what)
            #expect(answer.dialog.height > 0, what)
        }
    }
}
