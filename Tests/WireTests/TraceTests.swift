import ServiceTestSupport
import Testing

/// `options.explain`: the way from the request to the answer, in the order of the passes.
@Suite struct TraceTests {
    /// The trace of a request, which asks for it itself.
    private func trace(_ device: String, _ dialog: String) throws -> [JSON] {
        try layout(on: device, dialog: dialog, options: #""explain":true"#)["trace"].elements
    }

    /// Whether `rules` stand in `trace` in this order, others between them or not.
    private func stand(_ rules: [String], in trace: [JSON]) -> Bool {
        var left = rules[...]
        for decision in trace where decision["rule"].string == left.first { left.removeFirst() }
        return left.isEmpty
    }

    private func expect(
        _ rule: String, _ before: String, _ after: String, _ reason: String, in trace: [JSON],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = trace.filter { $0["rule"].string == rule }
            .map { [$0["before"].string, $0["after"].string, $0["reason"].string] }
        #expect(found.contains([before, after, reason]), "\(rule): \(found)", sourceLocation: sourceLocation)
    }

    /// What the file of a named style says is not the request's.
    @Test func `the trace gives the style of a file as the reason, and points at what is there`() throws {
        let rules: Set = [
            "width", "edge", "outline", "interaction", "presentStyle", "presentDuration", "dismissDuration",
            "presentEasing",
        ]
        let decisions = try trace("iphone-15", #"{"style":"x-toaster"}"#)
        for decision in decisions where rules.contains(decision["rule"].string ?? "") {
            #expect(decision["reason"] != "request", "\(decision)")
        }
        let own = try trace("iphone-15", #"{"style":"x-toaster","content":{"size":{"width":300}}}"#)
        let width = own.first { $0["rule"] == "width" }
        #expect(width?["reason"] == "request" && width?["pointer"] == "/dialog/content/size/width")
        let theirs = decisions.first { $0["rule"] == "width" }
        #expect(theirs?["reason"] == "style" && theirs?["pointer"] == "/dialog/style")
    }

    /// A spring of one property lasts longer than the transition.
    @Test func `the trace has the duration of the timeline`() throws {
        let easing = #"{"scale":{"spring":{"response":4,"dampingRatio":1}}}"#
        let answer = try layout(
            "floating", on: "iphone-15", dialog: #""transition":{"duration":1,"easings":\#(easing)}"#,
            options: #""explain":true"#)
        let decision = try #require(answer["trace"].elements.first { $0["rule"] == "presentDuration" })
        let duration = answer["transitions"]["present"]["duration"].number
        #expect(duration > 2 && abs((Double(decision["after"].string ?? "") ?? 0) - duration) < 0.001)
        #expect(decision["reason"] == "springSettles" && decision["pointer"] == "/dialog/transition/easings")
    }

    @Test func `without explain there is no trace, and nothing else changes`() throws {
        let plain = try spec(#"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#)
        let asked = try layout("semiModal", on: "iphone-4", options: #""explain":true"#)
        let refused = try layout("semiModal", on: "iphone-4", options: #""explain":false"#)
        #expect(!plain.members.keys.contains("trace"))
        #expect(!refused.members.keys.contains("trace"))
        #expect(asked.members.keys.contains("trace"))
        for member in ["layers", "dimmingRegions", "hitRegions", "transitions", "presentation", "adaptations"] {
            #expect(plain[member] == asked[member])
        }
    }

    @Test func `a panel: half of 480 is 240, against the bottom edge, in 0.7 seconds`() throws {
        let trace = try trace("iphone-4", #"{"style":"semiModal"}"#)
        #expect(
            stand(
                [
                    "platform", "era", "sizeClass", "style", "level", "container", "textSize", "width", "height",
                    "edge",
                    "frame", "contentInsets", "outline", "backdropOpacity", "interaction", "presentStyle",
                    "presentDuration", "presentEasing", "dismissStyle", "dismissDuration", "dismissEasing",
                ], in: trace))
        expect("platform", "iOS 4", "apple", "profile", in: trace)
        expect("container", "(0, 0, 320, 480)", "(0, 0, 320, 480)", "wholeWindow", in: trace)
        expect("height", "50%", "240", "style", in: trace)
        expect("frame", "", "(0, 240, 320, 240)", "semiModal", in: trace)
        expect("backdropOpacity", "0.2", "0.2", "style", in: trace)
        expect("interaction", "dismiss", "dismiss", "style", in: trace)
        expect("presentDuration", "", "0.7", "style", in: trace)
        expect("presentEasing", "", "cubicBezier(0.42, 0, 0.58, 1)", "style", in: trace)
    }

    @Test func `what the request says is told as its own`() throws {
        let trace = try trace(
            #"{"profile":"iphone-4","bars":{"status":20,"tab":49}}"#,
            #"""
            {"style":"semiModal","content":{"size":{"height":"50%"}},"placement":{"level":"content","edge":"top"},
             "backdrop":{"color":"#102030","opacity":0.5,"interaction":"block"},
             "transition":{"style":"slide","duration":1,"easing":"linear"}}
            """#)
        expect("level", "", "content", "request", in: trace)
        // 480 less 20 and 49 is 411, and half of that 205.5, which two pixels a point hold.
        expect("container", "(0, 0, 320, 480)", "(0, 20, 320, 411)", "insideBars", in: trace)
        expect("height", "50%", "205.5", "request", in: trace)
        expect("edge", "", "top", "request", in: trace)
        expect("frame", "", "(0, 20, 320, 205.5)", "semiModal", in: trace)
        #expect(!trace.contains { $0["rule"].string == "snap" })
        expect("backdropColor", "#000000", "#102030", "request", in: trace)
        expect("backdropOpacity", "0.2", "0.5", "request", in: trace)
        expect("interaction", "dismiss", "block", "request", in: trace)
        expect("presentDuration", "1", "1", "request", in: trace)
        expect("presentEasing", "", "cubicBezier(0, 0, 1, 1)", "request", in: trace)
    }

    @Test func `the form sheet of C6: adapted by nothing, covered by the keyboard, at the top inset`() throws {
        let trace = try trace(
            #"{"profile":"ipad-1","orientation":"landscapeRight","keyboard":{"height":352}}"#,
            #"{"style":"formSheet"}"#)
        #expect(
            stand(
                ["style", "width", "height", "keyboardCovers", "frame", "contentInsets", "keyboardDuration"], in: trace)
        )
        expect("width", "540", "540", "style", in: trace)
        expect("height", "620", "620", "style", in: trace)
        // Its top: (768 − 620) / 2 = 74, and 20 at the inset; the keyboard's top is 416, so 640 − 416 = 224 are
        // covered.
        expect("keyboardCovers", "74", "20", "keyboardCovers", in: trace)
        expect("frame", "", "(242, 20, 540, 620)", "formSheet", in: trace)
        expect("contentInsets", "(0, 0, 0, 0)", "(0, 0, 224, 0)", "keyboard", in: trace)
    }

    @Test func `an adaptation stands between the style asked for and the container`() throws {
        let trace = try trace("iphone-4", #"{"style":"formSheet"}"#)
        #expect(stand(["style", "compactWidth", "level", "container", "frame"], in: trace))
        expect("style", "", "formSheet", "request", in: trace)
        expect("compactWidth", "formSheet", "fullScreen", "compactWidth", in: trace)
    }

    @Test(arguments: [("iphone-4", "fullScreen", "iPhone OS 1–iOS 6"), ("iphone-17", "pageSheet", "iOS 26 on")])
    func `the style of a silent request comes from the era`(device: String, style: String, era: String) throws {
        let trace = try trace(#""\#(device)""#, "{}")
        expect("style", "", style, era, in: trace)
    }

    @Test func `a popover goes through its steps: base, offset, flip, shift, arrow`() throws {
        let trace = try trace(
            "ipad-pro-13-m4",
            #"""
            {"style":"popover","content":{"size":{"width":200,"height":100}},
             "placement":{"anchor":{"x":1000,"y":1300,"width":20,"height":20},"offset":8,"side":"bottom","padding":10,
                          "arrow":{"width":20,"height":10,"padding":12}}}
            """#)
        #expect(
            stand(["basePlacement", "offset", "flip", "shift", "available", "arrow", "frame"], in: trace))
        // Below the anchor, in its middle: x = 1010 − 100, y = 1320; 8 on.
        expect("basePlacement", "(1000, 1300, 20, 20)", "(910, 1320, 200, 100)", "bottom center", in: trace)
        expect("offset", "(910, 1320, 200, 100)", "(910, 1328, 200, 100)", "request", in: trace)
        // 1428 is beyond 1376 − 10; above: y = 1300 − 100 − 8. Right edge 1110 back to 1032 − 10: 88 to the left.
        expect("flip", "bottom center", "top center", "noRoomOnSide", in: trace)
        expect("shift", "(910, 1192, 200, 100)", "(822, 1192, 200, 100)", "staysInside", in: trace)
        // The arrow's box would start at 1010 − 822 − 10 = 178, and goes no further than 200 − 13 − 20: 13 is the
        // corner's radius, where the padding would allow 12.
        expect("arrow", "", "bottom 167", "keepsToCorners", in: trace)
        expect("available", "(200, 100)", "(1012, 1282)", "padding", in: trace)
        expect("frame", "", "(822, 1192, 200, 100)", "popover", in: trace)
        expect("interaction", "dismiss", "dismiss", "style", in: trace)
    }

    @Test func `a sheet: the measured medium detent of iOS 26, chosen, and what pixels made of it`() throws {
        let trace = try trace(
            "iphone-17",
            #"""
            {"style":"sheet","placement":{"detents":["medium","large",200],"selectedDetent":"medium",
             "largestUndimmedDetent":200}}
            """#)
        #expect(stand(["detent", "detent", "detent", "selectedDetent", "snap", "frame"], in: trace))
        expect("selectedDetent", "200, medium, large", "medium", "request", in: trace)
        expect("largestUndimmedDetent", "200", "200", "request", in: trace)
        expect("detent", "large", "(0, 62, 402, 812)", "tallest", in: trace)
        let snap = try #require(trace.first { $0["rule"].string == "snap" })
        #expect(snap["before"].string != snap["after"].string)
        #expect(snap["after"].string == trace.first { $0["rule"].string == "frame" }?["after"].string)
        let lowest = try self.trace("iphone-17", #"{"style":"sheet","placement":{"detents":["large",200]}}"#)
        expect("selectedDetent", "200, large", "200", "lowest", in: lowest)
    }

    @Test func `a third of 874 points is rounded to three pixels a point`() throws {
        // 33.3 % of 874 is 291.042, its top 582.958; the nearest thirds of a point are 583 and 874.
        let trace = try trace("iphone-17", #"{"style":"semiModal","content":{"size":{"height":"33.3%"}}}"#)
        expect("snap", "(0, 582.958, 402, 291.042)", "(0, 583, 402, 291)", "pixels", in: trace)
        let asComputed = try layout(
            "semiModal", on: "iphone-17", content: #""size":{"height":"33.3%"}"#,
            options: #""explain":true,"snap":"none""#)
        #expect(!asComputed["trace"].elements.contains { $0["rule"].string == "snap" })
    }

    @Test(arguments: [
        ("docked", "avoid", "keyboardMoves", "437", "102"), ("docked", "ignore", "keyboardLeaves", "437", "437"),
        ("floating", "avoid", "keyboardLeaves", "437", "437"),
    ])
    func `a keyboard moves the panel, or is let be`(
        mode: String, policy: String, rule: String, before: String, after: String
    ) throws {
        // 335 points of keyboard under a panel whose top is at 437: 102.
        let trace = try trace(
            #"{"profile":"iphone-17","keyboard":{"height":335,"mode":"\#(mode)"}}"#,
            #"{"style":"semiModal","placement":{"keyboard":"\#(policy)"}}"#)
        expect(rule, before, after, mode == "docked" ? policy : mode, in: trace)
    }

    @Test func `the part of a divided screen, and who chose it`() throws {
        func part(_ placement: String) throws -> [JSON] {
            try trace(
                #"""
                {"screen":{"width":400,"height":800},
                 "reservedRegions":[{"kind":"division","frame":{"x":0,"y":390,"width":400,"height":20},"active":true}]}
                """#, #"{"style":"floating","placement":\#(placement)}"#)
        }
        expect("screenPart", "(0, 0, 400, 800)", "(0, 0, 400, 390)", "leadingTopCorner", in: try part("{}"))
        expect(
            "screenPart", "(0, 0, 400, 800)", "(0, 410, 400, 390)", "anchorPoint",
            in: try part(#"{"anchorPoint":[10,700]}"#))
    }

    @Test func `why buttons stand as they do`() throws {
        func axis(_ size: String, _ titles: [String]) throws -> (String?, String?) {
            let actions = titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
            let trace = try trace(
                #"{"profile":"iphone-8","textSize":"\#(size)"}"#,
                #"{"style":"alert","content":{"title":"T","message":"M","actions":[\#(actions)]}}"#)
            let decision = trace.first { $0["rule"].string == "buttonAxis" }
            return (decision?["after"].string, decision?["reason"].string)
        }
        #expect(try axis("large", ["OK", "No"]) == ("row", "titlesFit"))
        #expect(try axis("large", ["OK", "A title much too long for half of it"]) == ("column", "titlesDoNotFit"))
        #expect(try axis("large", ["A", "B", "C"]) == ("column", "moreThanTwo"))
        #expect(try axis("accessibility1", ["OK", "No"]) == ("column", "accessibilitySize"))
        #expect(try axis("large", ["OK"]) == (nil, nil))
    }

    @Test func `what scrolls, and what stays in sight`() throws {
        let actions = (0..<4).map { #"{"title":"A\#($0)"}"# }.joined(separator: ",")
        let message = String(repeating: "word ", count: 400)
        let trace = try trace(
            "iphone-8",
            #"{"style":"alert","content":{"title":"T","message":"\#(message)","actions":[\#(actions)]}}"#)
        expect("pinned", "", "actions", "contentScrolls", in: trace)
        #expect(stand(["contentScrolls", "pinned"], in: trace))
        let bare = try self.trace(
            "iphone-8", #"{"style":"pageSheet","content":{"message":"\#(message + message)"}}"#)
        expect("pinned", "", "none", "contentScrolls", in: bare)
    }

    @Test func `text of 17 points is 28 at AX1, and never grew before iOS 7`() throws {
        func size(_ device: String) throws -> [JSON] {
            try trace(#"{"profile":"\#(device)","textSize":"accessibility1"}"#, "{}")
        }
        // Dynamic Type's body: 17 at the standard setting, 28 at the first accessibility size.
        expect("textSize", "17", "28", "accessibility1", in: try size("iphone-17"))
        expect("textSize", "17", "17", "fixedTextSize", in: try size("iphone-4"))
    }

    @Test func `reduced motion takes the place of the slide, a spring of the duration asked for`() throws {
        let reduced = try trace(#"{"profile":"iphone-17","reduceMotion":true}"#, #"{"style":"semiModal"}"#)
        expect("presentMotion", "slide", "fade", "reduceMotion", in: reduced)
        #expect(stand(["presentStyle", "presentMotion", "presentDuration", "presentEasing"], in: reduced))
        // Over-damped, played critically damped: it settles in 0.5057 seconds, whatever duration is asked for.
        let spring = try trace(
            "iphone-17",
            #"""
            {"style":"semiModal","transition":{"present":{"duration":1,
             "easing":{"spring":{"mass":3,"stiffness":1000,"damping":500}}}}}
            """#)
        expect("presentDuration", "1", "0.5057", "springSettles", in: spring)
        expect("presentEasing", "", "spring(3, 1000, 109.5445, 0)", "request", in: spring)
    }

    @Test func `going takes over what the request says of coming`() throws {
        let trace = try trace(
            "iphone-4", #"{"style":"semiModal","transition":{"present":{"duration":0.9,"easing":"linear"}}}"#)
        expect("dismissDuration", "0.9", "0.9", "asItCame", in: trace)
        expect("dismissEasing", "", "cubicBezier(0, 0, 1, 1)", "asItCame", in: trace)
    }

    @Test(arguments: [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ])
    func `every decision has a rule, an outcome, a reason and a pointer into the request`(style: String) throws {
        for device in ["ipad-1", "ipad-pro-13-m4", "pixel-9", "desktop-1280x800", "apple-tv-4k"] {
            let trace = try trace(
                #""\#(device)""#,
                #"""
                {"style":"\#(style)","content":{"title":"T","actions":[{"title":"OK"}]},
                 "placement":{"anchor":{"x":10,"y":10,"width":44,"height":44}}}
                """#)
            #expect(stand(["platform", "style", "container", "frame", "presentEasing", "dismissEasing"], in: trace))
            for decision in trace {
                #expect(decision["rule"].string?.isEmpty == false)
                #expect(decision["after"].string?.isEmpty == false)
                #expect(decision["reason"].string?.isEmpty == false)
                let pointer = try #require(decision["pointer"].string)
                #expect(["/device", "/dialog", "/options"].contains { pointer.hasPrefix($0 + "/") })
                #expect(!pointer.hasSuffix("/") && !pointer.contains("//"))
            }
        }
    }
}
