import Dialogs

extension AnyRequest {
    // MARK: Dialog

    private mutating func dimension() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "\"fit\""
        case 1: "\"\(number(0...1000, usual: 5...100))%\""
        default: "\(length(20...800))"
        }
    }

    private mutating func actions(_ prefix: String) -> String {
        let count = chance(hostility * 0.3) ? 32 : Int.random(in: 0...4, using: &random)
        let list = (0..<count).map { index in
            let title = text()
            return members([
                ("id", 1, { _ in "\"\(prefix)\(index)\"" }), ("title", 0.9, { _ in title }),
                ("role", 0.4, { $0.word(["default", "cancel", "destructive"]) }),
                ("dismisses", 0.2, { $0.word(["beforeAction", "afterAction", "never"]) }),
                ("preferred", index == 1 ? 0.3 : 0, { $0.bool() }), ("enabled", 0.2, { $0.bool() }),
            ])
        }
        return "[\(list.joined(separator: ","))]"
    }

    private mutating func content() -> String {
        members([
            ("size", 0.4, { $0.members([("width", 0.8, { $0.dimension() }), ("height", 0.8, { $0.dimension() })]) }),
            ("title", 0.7, { $0.text() }), ("message", 0.7, { $0.text() }),
            (
                "image", 0.2,
                {
                    #"""
                    {"width":\#($0.extent(8...200)),"height":\#($0.extent(8...200)),\#
                    "fit":\#($0.word(["contain", "cover", "fill"]))}
                    """#
                }
            ),
            ("actions", 0.6, { $0.actions("a") }),
            (
                "textFields", 0.25,
                {
                    $0.list(0...3) {
                        $0.members([
                            ("placeholder", 0.7, { $0.text() }), ("text", 0.3, { $0.text() }),
                            ("secure", 0.3, { $0.bool() }),
                        ])
                    }
                }
            ),
            (
                "navigationBar", 0.25,
                {
                    $0.members([
                        ("title", 0.7, { $0.text() }), ("leading", 0.5, { $0.actions("l") }),
                        ("trailing", 0.5, { $0.actions("t") }),
                    ])
                }
            ), ("closeButton", 0.15, { $0.members([("edge", 0.5, { $0.word(["leading", "trailing"]) })]) }),
            ("shape", 0.2, { $0.shape() }),
            ("border", 0.1, { #"{"width":\#($0.length(0...4)),"color":\#($0.color())}"# }),
            ("background", 0.2, { #"{"color":\#($0.color()),"opacity":\#($0.share())}"# }),
            (
                "shadows", 0.1,
                {
                    $0.list(0...3) {
                        #"""
                        {"color":\#($0.color()),"opacity":\#($0.share()),"blur":\#($0.length(0...30)),\#
                        "spread":\#($0.place()),"offset":[\#($0.place()),\#($0.place())],"clipped":\#($0.bool())}
                        """#
                    }
                }
            ),
        ])
    }

    private mutating func shape() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: #"{"kind":"rectangle"}"#
        case 1: #"{"kind":"rounded","radius":\#(length(0...40))}"#
        case 2: #"{"kind":"ellipse"}"#
        default: #"{"kind":"path","path":"M0 0H\#(extent(5...60))L20 30Z"}"#
        }
    }

    private mutating func detent() -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: "\(length(0...900))"
        case 1: "\"\(number(0...1000, usual: 10...100))%\""
        default: word(["medium", "large", "fit"])
        }
    }

    private mutating func placement() -> String {
        members([
            ("edge", 0.3, { $0.word(["bottom", "top", "left", "right", "leading", "trailing", "center"]) }),
            ("margins", 0.2, { $0.insets() }), ("frame", 0.07, { $0.rect() }),
            (
                "frames", 0.05,
                { $0.members([("portrait", 0.7, { $0.rect() }), ("landscape", 0.7, { $0.rect() })]) }
            ), ("anchor", 0.5, { $0.rect(mayBeEmpty: true) }),
            ("side", 0.3, { $0.word(["top", "bottom", "left", "right"]) }),
            ("align", 0.3, { $0.word(["start", "center", "end"]) }),
            (
                "offset", 0.2,
                {
                    $0.chance(0.5)
                        ? "\($0.place(-40...40))"
                        : $0.members([
                            ("mainAxis", 0.7, { "\($0.place(-40...40))" }),
                            ("crossAxis", 0.7, { "\($0.place(-40...40))" }),
                        ])
                }
            ), ("flip", 0.2, { $0.bool() }), ("shift", 0.2, { $0.bool() }), ("padding", 0.2, { $0.insets() }),
            (
                "arrow", 0.2,
                {
                    $0.chance(0.3)
                        ? "null"
                        : $0.members(["width", "height", "padding"].map { ($0, 0.6, { "\($0.length(0...40))" }) })
                }
            ), ("arrowDirections", 0.1, { $0.list(0...3) { $0.word(["up", "down", "left", "right", "any"]) } }),
            ("level", 0.2, { $0.word(["window", "content"]) }),
            ("anchorPoint", 0.1, { "[\($0.place()),\($0.place())]" }), ("container", 0.1, { $0.rect() }),
            ("keyboard", 0.3, { $0.word(["avoid", "resize", "ignore"]) }),
            ("detents", 0.3, { $0.list(0...4) { $0.detent() } }), ("selectedDetent", 0.1, { $0.detent() }),
            ("largestUndimmedDetent", 0.1, { $0.detent() }), ("surface", 0.1, { $0.word(["content", "screen"]) }),
        ])
    }

    mutating func easing() -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: #"{"cubicBezier":[0.2,\#(place(-1...2)),0.8,\#(place(-1...2))]}"#
        case 1:
            #"""
            {"spring":{"mass":\#(number(0.1...100, usual: 1...3)),\#
            "stiffness":\#(number(1...10_000, usual: 100...1000)),\#
            "damping":\#(number(0.5...1000, usual: 10...500))}}
            """#
        case 2: #"{"steps":\#(Int.random(in: 2...1000, using: &random)),"position":"jump-none"}"#
        case 3: #"{"linear":[[0,0],[\#(place(0...1)),0.5],[1,1]]}"#
        default: word(["linear", "easeIn", "easeOut", "easeInOut", "default"])
        }
    }

    private mutating func pose() -> String {
        members([
            ("scale", 0.4, { $0.chance(0.5) ? "\($0.number(-1000...1000, usual: 0...2))" : "[0.5,2]" }),
            ("opacity", 0.4, { "\($0.share())" }), ("translation", 0.4, { "[\($0.place()),\($0.place())]" }),
            ("rotationX", 0.2, { "\($0.place(-360...360))" }), ("rotationY", 0.2, { "\($0.place(-360...360))" }),
            ("rotationZ", 0.2, { "\($0.place(-360...360))" }),
        ])
    }

    private mutating func passage(_ away: [String]) -> [(String, Double, (inout AnyRequest) -> String)] {
        [
            (
                "style", 0.6,
                { $0.word(["coverVertical", "flipHorizontal", "crossDissolve", "slide", "zoom", "none", "custom"]) }
            ), ("edge", 0.3, { $0.word(["bottom", "top", "left", "right", "leading", "trailing"]) }),
            ("duration", 0.4, { "\($0.seconds())" }), ("delay", 0.2, { "\($0.seconds())" }),
            ("easing", 0.3, { $0.easing() }),
        ] + away.map { ($0, 0.3, { $0.pose() }) }
    }

    private mutating func transition() -> String {
        guard chance(0.4) else { return members(passage(["from", "to"])) }
        let present = members(passage(["from"]))
        let dismiss = members(passage(["to"]))
        return #"{"present":\#(present),"dismiss":\#(dismiss)}"#
    }

    mutating func dialog() -> String {
        members([
            ("id", 0.3, { $0.text() }), ("requested", 0.2, { $0.bool() }),
            ("style", 0.97, { $0.word(StyleName.allCases.map(\.rawValue)) }), ("content", 0.9, { $0.content() }),
            ("placement", 0.7, { $0.placement() }),
            (
                "backdrop", 0.3,
                {
                    $0.members([
                        ("color", 0.4, { $0.color() }), ("opacity", 0.4, { "\($0.share())" }),
                        ("interaction", 0.5, { $0.word(["block", "dismiss", "passThrough"]) }),
                        ("passThroughRects", 0.3, { $0.list(0...3) { $0.rect() } }),
                    ])
                }
            ),
            (
                "dismissal", 0.3,
                {
                    $0.members([
                        ("after", 0.5, { "\($0.seconds())" }),
                        ("swipe", 0.4, { $0.list(0...3) { $0.word(["bottom", "top", "leading", "right"]) } }),
                        ("tapDialog", 0.3, { $0.bool() }), ("approval", 0.3, { $0.word(["none", "presenter"]) }),
                    ])
                }
            ), ("transition", 0.4, { $0.transition() }),
            (
                "presenter", 0.2,
                {
                    $0.members([
                        ("style", 0.5, { $0.word(StyleName.allCases.map(\.rawValue)) }), ("frame", 0.3, { $0.rect() }),
                        ("navigationBar", 0.3, { $0.bool() }),
                    ])
                }
            ),
            (
                "pushBack", 0.2,
                {
                    $0.members([
                        ("scale", 0.7, { "\($0.number(0...1000, usual: 0.5...1))" }),
                        ("opacity", 0.7, { "\($0.share())" }),
                        ("cornerRadius", 0.7, { "\($0.length(0...40))" }),
                    ])
                }
            ),
            (
                "parallax", 0.1,
                { #"{"horizontal":\#($0.length(0...20)),"vertical":\#($0.length(0...20))}"# }
            ),
        ])
    }
}
