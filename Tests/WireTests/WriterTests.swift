import Boxes
import Geometry
import JSONText
import ServiceTestSupport
import Testing
import Timeline
import Typography

@testable import Devices
@testable import Dialogs
@testable import Guidelines
@testable import Wire

/// The text that `write` writes.
private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(capacity: 1)
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
}

@Suite struct `A writer of values` {
    @Test func `writes rectangles, colors and lists of names`() {
        #expect(
            text { $0.write(Rect(x: 1, y: -2.5, width: 3, height: 0.00004)) }
                == #"{"x":1,"y":-2.5,"width":3,"height":0}"#)
        #expect(text { $0.write(Color(red: 1, green: 0xAB, blue: 255)) } == ##""#01ABFF""##)
        #expect(text { $0.write(Color(red: 1, green: 0xAB, blue: 255, alpha: 0x80)) } == ##""#01ABFF80""##)
        let members = text {
            $0.beginObject()
            $0.member("names", ["a", "\""])
            $0.member("none", [] as [String])
            $0.endObject()
        }
        #expect(members == #"{"names":["a","\""],"none":[]}"#)
    }

    @Test func `writes a path in absolute commands, level and upright lines short`() throws {
        let path = try VectorPath(svg: "M1 2L5 2L5 7L6 8Q1 2 3 4C1 2 3 4 5 6A20 30 0 1 0 9 9Z")
        #expect(text { $0.write(path) } == #""M1 2H5V7L6 8Q1 2 3 4C1 2 3 4 5 6A20 30 0 1 0 9 9Z""#)
        let rect = Rect(x: 0.5, y: 1, width: 2, height: 3)
        let outline = text { $0.write(outlineOf: rect) }
        #expect(outline == #""M0.5 1H2.5V4H0.5Z""#)
        #expect(outline == text { $0.write(VectorPath(rectangle: rect)) })
    }

    @Test(arguments: [
        (Detent.medium, #""medium""#), (.large, #""large""#), (.fit, #""fit""#), (.points(300.5), "300.5"),
        (.fraction(0.4), #""40%""#),
    ])
    func `writes a detent as a request does`(detent: Detent, expected: String) {
        #expect(text { $0.write(detent) } == expected)
    }
}

@Suite struct `A writer of timelines` {
    func answer(_ motion: Motion, samplesAt moments: [Double]? = nil) throws -> JSON {
        try written { MotionWriter.write(TimelineWithEffects(motion), samplesAt: moments, to: &$0) }
    }

    @Test(arguments: [
        (AnimatedValue.scalar(0.5), "0.5"), (.point(Point(x: 1, y: 2)), "[1,2]"),
        (.size(Size(width: 3, height: 4)), "[3,4]"), (.pair(x: 5, y: 6), "[5,6]"), (.text("#FF0000"), ##""#FF0000""##),
    ])
    func `writes values of every kind`(value: AnimatedValue, expected: String) {
        let track = Track(layer: "a", property: .position, keyframes: [Keyframe(time: 0, value: value)])
        let json = text {
            MotionWriter.write(TimelineWithEffects(Motion(duration: 0, tracks: [track])), samplesAt: nil, to: &$0)
        }
        #expect(
            json
                == #"{"duration":0,"tracks":[{"layer":"a","property":"position","keyframes":[{"time":0,"value":"#
                + expected + #"}]}],"events":[],"labels":[{"time":0,"label":"arrive"}]}"#)
    }

    /// Every curve, with its member as the contract writes it.
    private static let easings: [(Easing, JSON)] = [
        (.cubicBezier(CubicBezier(0.25, 0.1, 0.123456789, 1)), ["cubicBezier": [0.25, 0.1, 0.123456789, 1]]),
        (.steps(StepsEasing(count: 3, position: .jumpBoth)), ["steps": 3, "position": "jumpBoth"]),
        (
            .spring(Spring(mass: 1, stiffness: 200, damping: 20, initialVelocity: 0.5)),
            [
                "spring": [
                    "mass": 1, "stiffness": 200, "damping": 20, "initialVelocity": 0.5, "allowOverdamping": false,
                ]
            ]
        ),
        (
            .linear(LinearEasing([.init(progress: 0, fraction: 0), .init(progress: 1, fraction: 0.75)])),
            ["linear": [[0, 0], [1, 0.75]]]
        ),
    ]

    @Test func `writes every curve in full, once or often`() throws {
        // The second of each is copied from what was written before.
        for (easing, expected) in Self.easings + Self.easings {
            let tracks = ["a", "b"].map {
                Track(layer: $0, property: .opacity, from: .scalar(0), to: .scalar(1), easing: easing, duration: 1)
            }
            let answer = try answer(Motion(duration: 1, tracks: tracks))
            for layer in ["a", "b"] {
                let keyframes = answer["tracks"].track(layer, "opacity")["keyframes"]
                #expect(keyframes == [["time": 0, "value": 0, "easing": expected], ["time": 1, "value": 1]])
            }
        }
    }

    @Test func `writes keyframes kept in place and kept in a list alike`() throws {
        let curve = Easing.cubicBezier(CubicBezier(0, 0, 0.5, 1))
        let keyframes = [
            Keyframe(time: 0, value: .scalar(1), easing: curve), Keyframe(time: 0.5, value: .scalar(2), easing: curve),
            Keyframe(time: 1, value: .scalar(3)),
        ]
        let easing: JSON = ["cubicBezier": [0, 0, 0.5, 1]]
        let expected: [JSON] = [
            ["time": 0, "value": 1, "easing": easing], ["time": 0.5, "value": 2, "easing": easing],
            ["time": 1, "value": 3],
        ]
        let list = Track(layer: "a", property: .opacity, keyframes: keyframes)
        let two = Track(layer: "b", property: .opacity, keyframes: [keyframes[0], keyframes[2]])
        let tracks = try answer(Motion(duration: 1, tracks: [list, two]))["tracks"]
        #expect(tracks.track("a", "opacity")["keyframes"] == .array(expected))
        #expect(tracks.track("b", "opacity")["keyframes"] == [expected[0], expected[2]])
    }

    @Test func `writes events, labels, a rotation and an effect beside the tracks`() throws {
        let motion = Motion(
            duration: 2, events: [.init(time: 0, name: "begin"), .init(time: 2, name: "end", label: "a")],
            labels: [.init(name: "a", start: 0, end: 2, labels: [.init(name: "b", start: 1, end: 2)])])
        let progress = Keyframes([Keyframe(time: 0, value: .scalar(0)), Keyframe(time: 2, value: .scalar(1))])
        let timeline = TimelineWithEffects(
            motion,
            rotation: .init(
                degrees: 90, duration: 2, easing: .cubicBezier(CubicBezier(0, 0, 1, 1)), to: .landscapeLeft),
            effect: Boxed(TransitionEffect(name: .partialCurl, layer: "dialog", progress: progress)))
        let answer = try written { MotionWriter.write(timeline, samplesAt: nil, to: &$0) }
        #expect(answer["events"] == [["time": 0, "name": "begin"], ["time": 2, "name": "end", "label": "a"]])
        #expect(
            answer["labels"] == [
                ["label": "a", "start": 0, "end": 2, "labels": [["label": "b", "start": 1, "end": 2]]],
                ["time": 2, "label": "arrive"],
            ])
        #expect(
            answer["turn"] == [
                "degrees": 90, "duration": 2, "easing": ["cubicBezier": [0, 0, 1, 1]], "to": "landscapeLeft",
            ])
        #expect(
            answer["effect"] == [
                "name": "partialCurl", "layer": "dialog",
                "progress": [["time": 0, "value": 0], ["time": 2, "value": 1]],
            ])
    }

    @Test func `writes samples layer by layer, coordinates as a position`() throws {
        func track(_ layer: String, _ property: Property, to end: Double) -> Track {
            Track(
                layer: layer, property: property, from: .scalar(0), to: .scalar(end), easing: .linear, duration: 1)
        }
        let motion = Motion(
            duration: 1,
            tracks: [track("a", .positionX, to: 10), track("a", .positionY, to: 20), track("b", .opacity, to: 1)])
        let answer = try answer(motion, samplesAt: [0, 0.5, 9])
        #expect(
            answer["samples"] == [
                ["time": 0, "layers": ["a": ["position": [0, 0]], "b": ["opacity": 0]]],
                ["time": 0.5, "layers": ["a": ["position": [5, 10]], "b": ["opacity": 0.5]]],
                ["time": 9, "layers": ["a": ["position": [10, 20]], "b": ["opacity": 1]]],
            ])
    }
}

@Suite struct `A writer of what is drawn` {
    func answer(_ layer: Layer) throws -> JSON { try written { $0.write([layer].span, at: 0) } }

    private let frame: JSON = ["x": 1, "y": 2, "width": 3, "height": 4]
    private let rect = Rect(x: 1, y: 2, width: 3, height: 4)

    @Test func `writes of a layer what it has, and no more`() throws {
        #expect(
            try answer(Layer(id: "window", role: .presenter, frame: rect))
                == ["id": "window", "role": "presenter", "frame": frame, "opacity": 1, "background": .null])
        // A dialog's corner is always said.
        #expect(
            try answer(Layer(id: "dialog", role: .dialog, frame: rect))
                == [
                    "id": "dialog", "role": "dialog", "frame": frame, "opacity": 1, "cornerRadius": 0,
                    "background": .null,
                ])
    }

    @Test func `writes of a layer all that it may have`() throws {
        var layer = Layer(id: "a", role: .scroll, parent: "dialog", frame: rect)
        (layer.opacity, layer.scale, layer.rotationY, layer.cornerRadius) = (0.5, 2, 30, 8)
        layer.look = SharedLook(
            PartLook(
                background: Background(color: .white, opacity: 0.9), border: Border(width: 1.5, color: .black),
                shadows: [Shadow(color: .black, opacity: 0.3, blur: 20, offset: Point(x: 0, y: 2))],
                cornerCurve: .continuous, clips: true))
        layer.tint = .dimmed
        layer.isBackfaceVisible = false
        layer.action = Action(id: "ok", title: "OK")
        layer.changeDetails {
            $0.scrolledFrame = rect
            $0.contentSize = Size(width: 5, height: 6)
            $0.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
            $0.outline = VectorPath(rectangle: rect)
            $0.parallax = Parallax(horizontal: 10, vertical: 20)
        }
        let answer = try answer(layer)
        #expect(answer["parent"] == "dialog" && answer["scale"] == 2 && answer["rotationY"] == 30)
        #expect(answer["scrolled"] == ["frame": frame] && answer["contentSize"] == ["width": 5, "height": 6])
        #expect(answer["cornerRadius"] == 8)
        #expect(answer["cornerRadii"] == ["topLeft": 1, "topRight": 2, "bottomRight": 3, "bottomLeft": 4])
        #expect(answer["backfaceVisible"] == false && answer["tint"] == "dimmed")
        #expect(answer["background"] == ["color": "#FFFFFF", "opacity": 0.9])
        #expect(answer["border"] == ["width": 1.5, "color": "#000000", "opacity": 1])
        #expect(
            answer["shadows"] == [["color": "#000000", "opacity": 0.3, "blur": 20, "spread": 0, "offset": [0, 2]]])
        #expect(answer["cornerCurve"] == "continuous" && answer["clips"] == true)
        #expect(answer["outline"] == "M1 2H4V6H1Z")
        #expect(
            answer["parallax"] == [
                "horizontal": ["minimum": -10, "maximum": 10], "vertical": ["minimum": -20, "maximum": 20],
            ])
        #expect(
            answer["action"] == ["id": "ok", "title": "OK", "role": "default", "dismisses": "beforeAction"])
    }

    @Test func `writes texts line by line, those behind the scrolled edge apart`() throws {
        func line(_ text: String, _ baseline: Double) -> TextBlock.Line {
            TextBlock.Line(text: text, x: 1, baseline: baseline, width: 9)
        }
        let family = FontFamily(
            "Any Sans", aliases: ["Any"], .sanFrancisco, texts: "all", eras: [.all], .assumed, source: "none")
        var block = TextBlock(
            content: "one two", family: family, style: TextStyle(size: 10, weight: .semibold, lineHeight: 22),
            letterSpacing: -0.25, alignment: .center, lines: [line("one", 10), line("two", 32)], isTruncated: true,
            metrics: .measured)
        var layer = Layer(id: "title", role: .title, frame: rect)
        layer.text = Boxed(block)
        let lines: JSON = [
            ["text": "one", "x": 1, "baseline": 10, "width": 9, "direction": "leftToRight"],
            ["text": "two", "x": 1, "baseline": 32, "width": 9, "direction": "leftToRight"],
        ]
        let font: JSON = [
            "family": "Any Sans",
            "fallbacks": [
                "Any", "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
                "sans-serif",
            ],
            "size": 10, "weight": "semibold", "lineHeight": 22, "letterSpacing": -0.25, "ascent": 9.5215,
        ]
        let plain: JSON = [
            "content": "one two", "font": font, "alignment": "center",
            "lines": lines, "truncated": true, "metrics": "measured",
        ]
        #expect(try answer(layer)["text"] == plain)
        layer.look = SharedLook(PartLook(text: .white))
        block.scrolledLines = [line("three", 54)]
        block.missingGlyphs = 2
        layer.text = Boxed(block)
        let whole = try answer(layer)["text"]
        #expect(whole["color"] == "#FFFFFF" && whole["missingGlyphs"] == 2)
        #expect(
            whole["scrolledLines"] == [
                ["text": "three", "x": 1, "baseline": 54, "width": 9, "direction": "leftToRight"]
            ])
    }

    @Test func `writes regions, rectangles as paths`() throws {
        let hits = [
            HitRegion(target: "dialog", rectangle: rect, effect: .content),
            HitRegion(
                target: "action:ok", path: VectorPath(rectangle: rect), effect: .action, dismisses: .afterAction),
        ]
        let dimming = [
            DimmingRegion(
                layer: "dimming", color: .black, opacity: 0.4, rects: [rect], path: VectorPath(rectangle: rect),
                interaction: .block)
        ]
        let answer = try written {
            $0.beginObject()
            $0.writeRegions(.all, layers: [], dimming: dimming, hits: hits)
            $0.endObject()
        }
        #expect(
            answer == [
                "layers": [],
                "dimmingRegions": [
                    [
                        "layer": "dimming", "color": "#000000", "opacity": 0.4, "rects": [frame], "path": "M1 2H4V6H1Z",
                        "interaction": "block",
                    ]
                ],
                "hitRegions": [
                    ["target": "dialog", "path": "M1 2H4V6H1Z", "effect": "content"],
                    [
                        "target": "action:ok", "path": "M1 2H4V6H1Z", "effect": "action", "dismisses": "afterAction",
                    ],
                ],
            ])
    }
}
