import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What a renderer needs to draw the device around a window: the panel, and the bars that the system draws over apps.
private func answered(
    _ profile: String, _ orientation: String = "portrait", _ style: String = "alert", device: String = "",
    dialog: String = "", options: String = ""
) throws -> JSON {
    try layout(
        style, on: profile, state: #""orientation":"\#(orientation)"\#(device)"#,
        content: #""title":"T","actions":[{"title":"OK"}]"#, dialog: dialog, options: options)
}

@Suite struct `The screen of a stage` {
    /// The island of the catalogue is 125 × 37 at (134, 11), on a panel of 393 × 852.
    @Test func `tells an island where the device is held so`() throws {
        let held: [(String, Box)] = [
            ("portrait", Box(x: 134, y: 11, width: 125, height: 37)),
            ("portraitUpsideDown", Box(x: 393 - 134 - 125, y: 852 - 11 - 37, width: 125, height: 37)),
            // The home end lies on the left, so the island is on the right.
            ("landscapeLeft", Box(x: 852 - 11 - 37, y: 134, width: 37, height: 125)),
            ("landscapeRight", Box(x: 11, y: 393 - 134 - 125, width: 37, height: 125)),
        ]
        for (orientation, frame) in held {
            let screen = try answered("iphone-14-pro", orientation)["stage"]["screen"]
            #expect(screen["cornerRadius"] == 55 && screen["cornerCurve"] == "continuous")
            #expect(screen["cutouts"].elements.count == 1)
            #expect(screen["cutouts"][0].string?.pathBounds == frame, "\(orientation)")
        }
        // A surface fixed in portrait has it where the panel has it.
        let fixed = try answered("iphone-14-pro", "landscapeLeft", options: #""coordinateSpace":"fixed""#)
        #expect(fixed["stage"]["screen"]["cutouts"][0].string?.pathBounds == held[0].1)
    }

    /// An iPhone that the catalogue gives no cut-out of is cut as its neighbours are: an iPhone 17 has the panel of the
    /// 16 Pro, a 13 that of the 14, an 11 that of the XR; to half a point, as the catalogue rounds, but for the 0.55 of
    /// the notches before 2021 (0.56 of the XR, 33 high).
    @Test func `has a likely cut-out where the catalogue has none`() throws {
        func cutout(_ profile: String, _ orientation: String = "portrait") throws -> Box? {
            let cutouts = try answered(profile, orientation)["stage"]["screen"]["cutouts"]
            #expect(cutouts.elements.count == 1, "\(profile)")
            return cutouts[0].string?.pathBounds
        }
        for (profile, neighbour, room) in [
            ("iphone-17", "iphone-16-pro", 0.5), ("iphone-17-pro-max", "iphone-16-pro-max", 0.5),
            ("iphone-13", "iphone-14", 0.5), ("iphone-17e", "iphone-16e", 0.5),
            ("iphone-13-pro-max", "iphone-14-plus", 1),
            ("iphone-11", "iphone-xr", 3.5),
        ] {
            for orientation in ["portrait", "landscapeLeft", "landscapeRight"] {
                let (own, known) = (try cutout(profile, orientation), try cutout(neighbour, orientation))
                guard let own, let known else { continue }
                let distances = [own.x - known.x, own.y - known.y, own.width - known.width, own.height - known.height]
                #expect(distances.allSatisfy { abs($0) <= room }, "\(profile) \(orientation): \(own), \(known)")
            }
        }
        // It keeps 68 free, more than any that the catalogue knows.
        #expect(try cutout("iphone-air") == Box(x: 147.5, y: 20, width: 125, height: 37))
        #expect(try cutout("iphone-x").map { $0.y == 0 && abs($0.width - 0.55 * 375) < 1e-3 } == true)
        for profile in ["iphone-8", "ipad-pro-11", "nexus-5", "desktop-1280x800"] {
            #expect(try answered(profile)["stage"]["screen"]["cutouts"] == [], "\(profile)")
        }
    }

    /// devices.json: the cut-out on the left in the landscape that it tells, which is where the top of the panel lies
    /// in `landscapeRight`. Android turns both with the device.
    @Test(arguments: ["pixel-5", "pixel-8", "iphone-duo-folded"], ["landscapeLeft", "landscapeRight"])
    func `keeps its cut-out out of the safe area, held either way`(profile: String, orientation: String) throws {
        let stage = try answered(profile, orientation)["stage"]
        let hole = try #require(stage["screen"]["cutouts"][0].string?.pathBounds)
        let safe = stage["safeArea"].box
        #expect(hole.overlap(safe) == nil, "\(hole) \(safe)")
        // The other end has nothing to keep clear of.
        let free = hole.midX < stage["bounds"].box.midX ? stage["bounds"].box.maxX - safe.maxX : safe.x
        #expect(abs(free) < 1e-6)
    }

    @Test func `turns insets of a cut-out that nobody has measured, and leaves a bar of buttons where it is`() throws {
        func sides(_ profile: String, _ orientation: String) throws -> [Double] {
            let stage = try answered(profile, orientation)["stage"]
            return [stage["safeArea"].box.x, stage["bounds"].box.maxX - stage["safeArea"].box.maxX]
        }
        #expect(try sides("galaxy-s24", "landscapeRight") == [32, 0])
        #expect(try sides("galaxy-s24", "landscapeLeft") == [0, 32])
        #expect(try sides("nexus-5", "landscapeRight") == [0, 42])
        #expect(try sides("nexus-5", "landscapeLeft") == [0, 42])
    }

    @Test func `counts from the window, and is round where the panel is`() throws {
        let pad = try answered(
            "ipad-pro-11", device: #","window":{"x":417,"y":0,"width":417,"height":1194}"#)["stage"]
        // As wide as 320 of 1024, in the middle of the screen, 8 points above its edge.
        let bar = pad["screen"]["homeIndicator"].box
        #expect(abs(bar.x + bar.width / 2) < 1e-9 && bar.y + bar.height == 1194 - 8)
        let old = try answered("iphone-6")["stage"]["screen"]
        #expect(old["cornerRadius"] == 0 && old["cornerCurve"] == "circular" && old["cutouts"] == [])
        #expect(old["homeIndicator"] == .null)
    }

    @Test func `the screen of a stage of a device that is described has what the request says`() throws {
        let bare = try spec(#"{"device":{"screen":{"width":400,"height":800}},"dialog":{"style":"alert"}}"#)["stage"]
        #expect(bare["screen"]["cutouts"] == [] && bare["screen"]["homeIndicator"] == .null)
        #expect(bare["screen"]["cornerRadius"] == .null)
        #expect(bare["statusBar"]["style"] == "hidden")
        let told = try layout(
            "alert",
            on: #"""
                "screen":{"width":400,"height":800,"cornerRadius":30},"safeAreaInsets":{"top":40,"left":0,"bottom":34,
                 "right":0},"reservedRegions":[{"kind":"occlusion","frame":{"x":150,"y":0,"width":100,"height":30}}]
                """#)["stage"]
        #expect(told["screen"]["cornerRadius"] == 30)
        #expect(told["screen"]["cutouts"][0].string?.pathBounds == Box(x: 150, y: 0, width: 100, height: 30))
        #expect(told["screen"]["homeIndicator"].box.height == 5)
        #expect(told["statusBar"]["frame"] == ["x": 0, "y": 0, "width": 400, "height": 40])
    }

    /// The catalogue has Android's boxes, which reach up to the edge of the panel and as far around the hole: 46 × 50
    /// at (182, 0) for one of about 24 in their middle. A box that keeps off the edge is the hole's own.
    @Test func `tells a hole as a circle`() throws {
        let near = try answered("pixel-8")["stage"]["screen"]["cutouts"][0].string?.pathBounds
        #expect(near == Box(x: 193, y: 13, width: 24, height: 24))
        let apart = try answered("pixel-5")["stage"]["screen"]["cutouts"][0].string?.pathBounds
        #expect(apart.map { abs($0.width - 29.09) < 0.01 && abs($0.y - 13.45) < 0.01 } == true)
    }

    /// Phones that keep more free at the top than a status bar takes have a hole there, in its middle.
    @Test(arguments: [("pixel-9", 411.43, 54.1), ("galaxy-s23", 360, 32), ("galaxy-s24", 360, 32)])
    func `has a hole where an Android phone keeps room for one`(profile: String, width: Double, free: Double) throws {
        let cutouts = try answered(profile)["stage"]["screen"]["cutouts"]
        let hole = try #require(cutouts[0].string?.pathBounds)
        #expect(abs(hole.width - 24) < 1e-3 && abs(hole.height - 24) < 1e-3)
        #expect(abs(hole.midX - width / 2) < 1e-3 && abs(hole.y + 12 - free / 2) < 1e-3)
    }

    /// Nobody has measured those of Samsung and of foldables, but none of these screens is square.
    @Test(arguments: ["galaxy-s23", "galaxy-s24", "galaxy-z-fold5-folded", "pixel-fold-unfolded", "iphone-duo-folded"])
    func `has round corners where the catalogue tells none`(profile: String) throws {
        #expect(try answered(profile)["stage"]["screen"]["cornerRadius"].number > 16)
        #expect(try answered("nexus-5")["stage"]["screen"]["cornerRadius"] == 0)
    }

    /// devices.json: the outer display keeps 84 points free at its right edge, in which the status bar runs down.
    @Test func `has its status bar down the side where that is kept free for it`() throws {
        let stage = try answered("iphone-duo-folded")["stage"]
        let bar = stage["statusBar"]["frame"].box
        #expect(stage["statusBar"]["style"] == "dark" && bar.x == 466 - 84 && bar.width == 84 && bar.y == 0)
        #expect(try answered("iphone-15", "landscapeLeft")["stage"]["statusBar"]["style"] == "hidden")
    }

    /// 134 × 5 on 375 points, 8 above the edge; sideways it is longer.
    @Test func `has the home indicator in the middle of the lower edge`() throws {
        let upright = try answered("iphone-x")["stage"]["screen"]["homeIndicator"].box
        #expect(abs(upright.width - 134) <= 1 && upright.height == 5 && upright.y == 812 - 13)
        #expect(abs(upright.x + upright.width / 2 - 187.5) < 1e-3)
        let sideways = try answered("iphone-x", "landscapeLeft")["stage"]["screen"]["homeIndicator"].box
        #expect(sideways.width > upright.width && sideways.y == 375 - 13)
        // An Android phone with gestures keeps 24 dp free for its handle; a bar with buttons has none.
        #expect(try answered("pixel-8")["stage"]["screen"]["homeIndicator"] != .null)
        let buttons = try answered(
            "pixel-8", device: #","safeAreaInsets":{"top":50,"left":0,"bottom":48,"right":0}"#)
        #expect(buttons["stage"]["screen"]["homeIndicator"] == .null)
        #expect(try answered("desktop-1280x800")["stage"]["screen"]["homeIndicator"] == .null)
    }
}

@Suite struct `The status bar` {
    @Test
    func `the status bar is as high as the catalogue has it, and hides on phones held sideways from iOS 8 on`() throws {
        func bar(_ profile: String, _ orientation: String = "portrait") throws -> JSON {
            try answered(profile, orientation)["stage"]["statusBar"]
        }
        #expect(try bar("iphone-4")["frame"] == ["x": 0, "y": 0, "width": 320, "height": 20])
        #expect(try bar("iphone-4", "landscapeLeft")["frame"]["height"] == 20)
        #expect(try bar("iphone-5", "landscapeLeft")["frame"]["height"] == 20)
        #expect(try bar("iphone-6", "landscapeLeft")["style"] == "hidden")
        #expect(try bar("iphone-6", "landscapeLeft")["frame"]["height"] == 0)
        #expect(try bar("iphone-14-pro")["frame"]["height"] == 54)
        #expect(try bar("ipad-pro-11", "landscapeLeft")["frame"] == ["x": 0, "y": 0, "width": 1194, "height": 24])
        #expect(try bar("pixel-8", "landscapeLeft")["style"] == "dark")
        #expect(try bar("desktop-1280x800") == .null)
        #expect(
            try spec(#"{"device":"iphone-15","dialog":{"style":"alert"},"options":{"include":["stage"]}}"#)["layers"]
                == .missing)
    }

    /// appearance statusbar.default: from iOS 13 on by the appearance.
    @Test func `has its text in the colour that can be read`() throws {
        func style(_ profile: String, _ appearance: String, _ system: String = "") throws -> JSON {
            try answered(profile, device: #","appearance":"\#(appearance)"\#(system)"#)["stage"]["statusBar"]["style"]
        }
        #expect(try style("iphone-12", "light") == "dark")
        #expect(try style("iphone-12", "dark") == "light")
        #expect(try style("iphone-6", "dark") == "dark")
        #expect(try style("iphone-4", "light") == "dark")
        #expect(try style("ipad-1", "light") == "light")
        #expect(try style("pixel-8", "dark") == "light")
    }

    /// appearance statusbar.card: iOS 13 to 18, phones alone.
    @Test func `the status bar is light over a card, from its coming to its going`() throws {
        for style in ["pageSheet", "formSheet"] {
            let answer = try answered("iphone-12", "portrait", style)
            #expect(answer["stage"]["statusBar"]["style"] == "light")
            let (present, dismiss) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
            #expect(present.statusBarChanges == [["time": 0, "name": "statusBarDidChange", "style": "light"]])
            #expect(dismiss.statusBarChanges == [["time": 0, "name": "statusBarDidChange", "style": "dark"]])
        }
        // In the dark it is light anyway, on pads the card leaves the bar alone, and so does whatever is no card.
        let none = [
            try answered("iphone-12", "portrait", "pageSheet", device: #","appearance":"dark""#),
            try answered("ipad-pro-11", "portrait", "pageSheet"), try answered("iphone-12"),
            try answered("iphone-12", "portrait", "fullScreen"), try answered("iphone-6", "portrait", "pageSheet"),
            try answered("iphone-12", "portrait", "pageSheet", device: #","reduceMotion":true"#),
        ]
        for answer in none {
            #expect(answer["transitions"]["present"].statusBarChanges.isEmpty)
            #expect(answer["transitions"]["dismiss"].statusBarChanges.isEmpty)
        }
    }

    /// appearance statusbar.card: below a width of 768.
    @Test(arguments: [(590, "light"), (800, "dark")])
    func `the status bar is light over a card in a window as narrow as a phone, too`(width: Int, style: String) throws {
        let window = #","window":{"x":0,"y":0,"width":\#(width),"height":820}"#
        let answer = try answered("ipad-air-11-m2", "landscapeLeft", "pageSheet", device: window)
        #expect(answer["stage"]["statusBar"]["style"].string == style)
    }

    @Test func `changes with a sheet's height`() throws {
        let sheet = #","placement":{"detents":["medium","large"],"selectedDetent":"medium"}"#
        let answer = try answered("iphone-13", "portrait", "sheet", dialog: sheet)
        #expect(answer["stage"]["statusBar"]["style"] == "dark")
        #expect(
            answer["transitions"]["detents"]["large"].statusBarChanges
                == [["time": 0, "name": "statusBarDidChange", "style": "light"]])
    }

    @Test func `the status bar of a scene is the uppermost's who says something of it`() throws {
        func stage(_ styles: String...) throws -> JSON {
            let dialogs = styles.map { #"{"style":"\#($0)","content":{"title":"T","actions":[{"title":"OK"}]}}"# }
            return try answer(
                #"{"device":"iphone-12","dialogs":[\#(dialogs.joined(separator: ","))]}"#, at: "/v1/scenes")
        }
        #expect(try stage("pageSheet", "alert")["stage"]["statusBar"]["style"] == "light")
        let covered = try stage("pageSheet", "fullScreen")
        #expect(covered["stage"]["statusBar"]["style"] == "dark")
        #expect(covered["transitions"]["present"].statusBarChanges.map { $0["style"] } == ["dark"])
        #expect(covered["transitions"]["dismiss"].statusBarChanges.map { $0["style"] } == ["light"])
        #expect(try stage("pageSheet", "alert")["transitions"]["present"].statusBarChanges.isEmpty)
    }

    @Test func `follows the dialogs of a schedule`() throws {
        let shown = #""style":"pageSheet","content":{"title":"T","actions":[{"title":"OK"}]}"#
        let answer = try answer(
            #"""
            {"device":"iphone-12","policy":"stack","events":[{"at":0,"show":{"id":"a",\#(shown)}},{"at":1,\#
            "show":{"id":"b",\#(shown)}},{"at":2,"orientation":"landscapeLeft"},{"at":3,\#
            "orientation":"portrait"},{"at":4,"dismiss":"b"},{"at":5,"dismiss":"a"}]}
            """#,
            at: "/v1/schedules")
        let changes = answer["timeline"].statusBarChanges
        #expect(changes.map { $0["time"] } == [0, 2, 3, 5])
        #expect(changes.map { $0["style"] } == ["light", "hidden", "light", "dark"])
        #expect(answer["layers"]["homeIndicator"]["lifetime"].pair == [0, answer["duration"].number])
        // The bar is a layer of its own, which goes and comes back with the turns.
        let opacity = try #require(Player(answer["timeline"]).value("statusBar", "opacity", at: 2.9))
        #expect(opacity == [0])
        #expect(Player(answer["timeline"]).value("statusBar", "opacity", at: 4.5) == [1])
    }
}

@Suite struct `The layers of the system` {
    @Test func `lie over everything, the home indicator over the keyboard`() throws {
        let answer = try answered("iphone-14-pro", device: #","keyboard":"docked""#)
        #expect(Array(answer.layerIDs.suffix(3)) == ["statusBar", "keyboard", "homeIndicator"])
        for id in ["statusBar", "keyboard", "homeIndicator"] { #expect(answer["layers"][id]["role"] == .string(id)) }
        #expect(answer["layers"]["statusBar"]["frame"] == answer["stage"]["statusBar"]["frame"])
        #expect(answer["layers"]["homeIndicator"]["frame"] == answer["stage"]["screen"]["homeIndicator"])
        #expect(answer["layers"]["statusBar"]["background"] == .null)
        #expect(answer["layers"]["homeIndicator"]["background"]["color"] == "#000000")
        let dark = try answered("iphone-14-pro", device: #","appearance":"dark","keyboard":"docked""#)
        #expect(dark["layers"]["homeIndicator"]["background"]["color"] == "#FFFFFF")
        #expect(
            dark["layers"]["keyboard"]["background"]["color"] != answer["layers"]["keyboard"]["background"]["color"])
        // Touches go through them to what lies below.
        #expect(
            answer["hitRegions"].elements.allSatisfy { $0["target"] != "statusBar" && $0["target"] != "homeIndicator" })
        #expect(try answered("desktop-1280x800").layerIDs.allSatisfy { $0 != "statusBar" && $0 != "homeIndicator" })
    }

    /// Every style in every era and on every platform has them with their fills.
    @Test func `the layers of the system are drawn alike whatever the style`() throws {
        for device in ["iphone-4", "iphone-6", "iphone-14-pro", "pixel-8"] {
            let own = try answered(device, device: #","keyboard":{"height":200}"#)["layers"]
            for style in ["fullScreen", "pageSheet", "semiModal", "floating", "slidingMessage", "actionSheet"] {
                let layers = try answered(device, "portrait", style, device: #","keyboard":{"height":200}"#)["layers"]
                for id in ["statusBar", "keyboard", "homeIndicator"] {
                    #expect(layers[id]["background"] == own[id]["background"], "\(id) of \(style) on \(device)")
                }
                #expect(layers["keyboard"]["background"]["color"].string != nil)
            }
        }
    }

    @Test func `turn with the device, and stay where they are otherwise`() throws {
        let answer = try answered("iphone-14-pro", "portrait", "pageSheet")
        let turned = try answered("iphone-14-pro", "landscapeLeft", "pageSheet")["layers"]["homeIndicator"]["frame"].box
        let turn = answer["transitions"]["rotate"]["landscapeLeft"]
        let end = turn["tracks"].track("homeIndicator", "position").ends[1].pair
        #expect(abs(end[0] - turned.x - turned.width / 2) < 1e-3 && abs(end[1] - turned.y - turned.height / 2) < 1e-3)
        #expect(turn["tracks"].track("statusBar", "opacity").ends == [1, 0])
        #expect(turn.statusBarChanges.map { $0["style"] } == ["hidden"])
        for name in ["present", "dismiss"] {
            let moved = answer["transitions"][name]["tracks"].elements.map { $0["layer"] }
            #expect(!moved.contains("homeIndicator") && !moved.contains("statusBar"))
        }
    }

    @Test func `the layers of the system are one each for all dialogs of a scene`() throws {
        let scene = try answer(
            #"""
            {"device":{"profile":"iphone-14-pro","keyboard":"docked"},"dialogs":[{"id":"a","style":"pageSheet"},\#
            {"id":"b","style":"alert","content":{"title":"T","actions":[{"title":"OK"}]}}]}
            """#,
            at: "/v1/scenes")
        #expect(Array(scene.layerIDs.suffix(3)) == ["statusBar", "keyboard", "homeIndicator"])
        #expect(scene.layerIDs.filter { $0.hasSuffix("Indicator") || $0.hasSuffix("Bar") }.count == 2)
    }

    /// A client that hands back what it was answered is understood.
    @Test func `and their events may be handed back`() throws {
        let answer = try answered("iphone-12", "portrait", "pageSheet")
        let body: JSON = [
            "layers": answer["layers"], "hitRegions": answer["hitRegions"],
            "timeline": answer["transitions"]["present"], "at": 0.2, "points": [[100, 700]],
        ]
        _ = try ServiceTestSupport.answer(body.text, at: "/v1/specs/hit-test")
        let retarget: JSON = ["timeline": answer["transitions"]["present"], "at": 0.2, "to": "dismissed"]
        _ = try ServiceTestSupport.answer(retarget.text, at: "/v1/specs/retarget")
        let back = try ServiceTestSupport.answer(
            #"{"device":"iphone-12","dialog":{"style":"pageSheet"},"phase":"present","at":0.2,"to":"dismissed"}"#,
            at: "/v1/specs/retarget")
        #expect(back.statusBarChanges.map { $0["style"] } == ["dark"])
    }
}

@Suite struct `What is felt` {
    private func event(_ name: String, of timeline: JSON) -> JSON {
        timeline["events"].elements.first { $0["name"] == .string(name) } ?? .missing
    }

    @Test func `goes with a sheet that snaps to a height, on Apple's phones`() throws {
        let sheet = #","placement":{"detents":["medium","large"]}"#
        func felt(_ device: String) throws -> JSON {
            let detents = try answered(device, "portrait", "sheet", dialog: sheet)["transitions"]["detents"]
            return event("didChangeDetent", of: detents.members.values.first ?? .missing)["haptic"]
        }
        #expect(try felt("iphone-15") == "UIImpactFeedbackGenerator.light")
        #expect(try felt("ipad-pro-11-m4") == .missing)
        #expect(try felt("pixel-8") == .missing)
    }

    @Test func `goes with an alert that warns, and with a dismissal that Android refuses`() throws {
        func alert(_ role: String, on device: String) throws -> JSON {
            let answer = try layout(
                "alert", on: device, content: #""title":"T","actions":[{"title":"OK","role":"\#(role)"}]"#,
                dialog: #""dismissal":{"approval":"presenter"}"#)
            return answer["transitions"]
        }
        let warned = try alert("destructive", on: "iphone-15")
        #expect(event("willPresent", of: warned["present"])["haptic"] == "UINotificationFeedbackGenerator.warning")
        #expect(event("willPresent", of: try alert("default", on: "iphone-15")["present"])["haptic"] == .missing)
        // Feedback came with iOS 10, REJECT with Android 11.
        #expect(event("willPresent", of: try alert("destructive", on: "iphone-6")["present"])["haptic"] == .missing)
        #expect(event("dismissRefused", of: warned["refuse"])["haptic"] == .missing)
        let refused = try alert("default", on: "pixel-8")["refuse"]
        #expect(event("dismissRefused", of: refused)["haptic"] == "HapticFeedbackConstants.REJECT")
    }

    @Test func `has its figures beside those of the styles`() throws {
        let style = try JSON(Scrim.shared.get().get("/v1/styles/sheet").body)
        let figures = style["figures"].elements
        let detent = figures.first { $0["name"] == "haptic.didChangeDetent" } ?? .missing
        #expect(detent["confidence"] == "assumed")
        let indicator = figures.first { $0["name"] == "homeIndicator.height" } ?? .missing
        #expect(indicator["value"] == 5 && indicator["unit"] == "pt")
    }
}

extension JSON {
    /// The events of a timeline that the status bar changes with.
    fileprivate var statusBarChanges: [JSON] {
        self["events"].elements.filter { $0["name"] == "statusBarDidChange" }
    }
}
