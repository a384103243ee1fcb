import Foundation
import ServiceTestSupport
import TestSupport

/// Requests for tests to send.
enum Requests {
    static let semiModal = #"{"device":"iphone-4","dialog":{"style":"semiModal"}}"#

    /// Bodies that differ in kind: one member each, and much at once.
    static let several = [
        semiModal,
        #"{"device":"ipad-2","dialog":{"style":"formSheet","content":{"title":"Settings"}}}"#,
        #"{"device":{"screen":{"width":400,"height":300}},"dialog":{"style":"floating"}}"#,
        DialogBody(
            "slidingMessage", on: "iphone-4", state: #""orientation":"landscapeLeft""#,
            content: #""message":"Sent – ✓""#, dialog: #""dismissal":{"after":2}"#
        ).json,
        DialogBody(
            on: "iphone-x", content: #""title":"Wörter","actions":[{"title":"OK"},{"title":"Cancel","role":"cancel"}]"#,
            options: #""snap":"none""#
        ).json,
    ]

    /// A request with a member of every kind that all releases know.
    static let rich: JSON = [
        "device": [
            "profile": "iphone-4", "orientation": "portrait", "idiom": "phone",
            "system": ["name": "iOS", "version": "6"],
            "screen": ["width": 320, "height": 480, "scale": 2, "cornerRadius": 0],
            "safeAreaInsets": ["top": 20, "left": 0, "bottom": 0, "right": 0],
            "window": ["x": 0, "y": 0, "width": 320, "height": 480],
            "bars": ["status": 20, "navigation": 44, "tab": 49, "toolbar": 44],
            "keyboard": ["height": 216, "mode": "docked", "duration": 0.25, "easing": "easeInOut"],
            "reservedRegions": [
                ["kind": "occlusion", "frame": ["x": 0, "y": 0, "width": 320, "height": 10], "active": false]
            ],
            "layoutDirection": "leftToRight", "appearance": "light", "contrast": "normal", "textSize": "large",
            "notifications": "on",
            "reduceMotion": false, "reduceTransparency": false, "input": "touch",
        ],
        "dialog": [
            "id": "one", "requested": true, "style": "semiModal",
            "content": [
                "size": ["width": "50%", "height": 200], "title": "Title", "message": "Message",
                "image": ["width": 20, "height": 20, "fit": "cover", "source": "portrait.png"],
                "actions": [
                    [
                        "id": "ok", "title": "OK", "role": "default", "dismisses": "afterAction", "preferred": true,
                        "enabled": false,
                    ]
                ],
                "textFields": [["id": "name", "placeholder": "Name", "text": "Ann", "secure": true]],
                "navigationBar": ["title": "Bar", "leading": ["id": "back", "title": "Back"]],
                "shape": ["kind": "rounded", "radius": 4],
                "border": ["width": 1, "color": "#102030", "opacity": 0.5],
                "background": ["color": "#FFFFFF", "opacity": 1],
                "shadows": [
                    [
                        "color": "#000000", "opacity": 0.5, "blur": 8, "spread": 1, "offset": [0, 2],
                        "clipped": true,
                    ]
                ],
            ],
            "placement": [
                "edge": "bottom", "margins": ["top": 1, "left": 2, "bottom": 3, "right": 4], "level": "window",
                "keyboard": "ignore", "surface": "content",
            ],
            "backdrop": [
                "color": "#000000", "opacity": 0.3, "interaction": "dismiss",
                "passThroughRects": [["x": 0, "y": 0, "width": 10, "height": 10]],
            ],
            "dismissal": ["after": 5, "swipe": ["bottom"], "tapDialog": false, "approval": "none"],
            "transition": [
                "style": "slide", "edge": "bottom", "duration": 0.5, "delay": 0.1,
                "easing": ["spring": ["mass": 1, "stiffness": 100, "damping": 20, "initialVelocity": 0]],
                "from": [
                    "opacity": 0, "scale": 1, "translation": [0, 10], "rotationX": 0, "rotationY": 0, "rotationZ": 5,
                ],
            ],
            "presenter": ["style": "fullScreen", "frame": ["x": 0, "y": 0, "width": 320, "height": 480]],
            "pushBack": ["scale": 0.9, "opacity": 0.8, "cornerRadius": 10],
            "parallax": ["horizontal": 5, "vertical": 5],
            "theme": ["light": ["label": "#102030"], "dark": ["label": "#F0F0F0"]],
        ],
        "options": ["snap": "pixel", "coordinateSpace": "interface", "explain": false],
    ]

    /// A request that says much or little, by chance.
    static func random(using generator: inout SeededGenerator) -> JSON {
        func oneOf(_ values: [JSON]) -> JSON { values.randomElement(using: &generator) ?? .null }
        func number(_ range: ClosedRange<Double>) -> JSON {
            let any = Double.random(in: range, using: &generator)
            let steps = ([1, 2, 8, 1000, 1e7] as [Double]).randomElement(using: &generator) ?? 1
            return .number((any * steps).rounded() / steps)
        }
        func sometimes(_ pointer: String, _ value: @autoclosure () -> JSON, in request: inout JSON) {
            if Bool.random(using: &generator) { request = request.setting(pointer, to: value()) }
        }
        var request: JSON = ["device": ["profile": "iphone-4"], "dialog": ["style": "semiModal"]]
        let device = oneOf(["iphone-4", "iphone-x", "ipad-2", "nexus-5", "iphone-16-pro"])
        request = request.setting("/device/profile", to: device)
        if Int.random(in: 0..<4, using: &generator) == 0 {
            request = request.setting(
                "/device",
                to: [
                    "screen": [
                        "width": number(200...2000), "height": number(200...2000), "scale": oneOf([1, 2, 3, 1.5]),
                    ]
                ])
        }
        sometimes(
            "/device/orientation", oneOf(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
            in: &request)
        sometimes("/device/layoutDirection", oneOf(["leftToRight", "rightToLeft"]), in: &request)
        sometimes("/device/textSize", oneOf(["xSmall", "large", "accessibility3"]), in: &request)
        sometimes("/device/reduceMotion", oneOf([true, false]), in: &request)
        request = request.setting(
            "/dialog/style",
            to: oneOf([
                "fullScreen", "pageSheet", "formSheet", "currentContext", "semiModal", "floating", "slidingMessage",
            ]))
        sometimes(
            "/dialog/content/title", oneOf(["Hi", "Größe 😀", "a \"b\" \\ c", "1.50", "true", "x&y=z+%"]), in: &request)
        sometimes(
            "/dialog/content/message", oneOf(["", "A longer message, over lines.\nSecond.", "א ב"]), in: &request)
        sometimes("/dialog/content/size/width", oneOf([number(10...190), "50%", "33.3%", "fit"]), in: &request)
        sometimes("/dialog/content/size/height", oneOf([number(10...190), "50%", "fit"]), in: &request)
        sometimes(
            "/dialog/content/actions", [["title": "OK"], ["id": "c", "title": "Cancel", "role": "cancel"]], in: &request
        )
        sometimes("/dialog/placement/margins", ["top": number(0...20), "leading": number(0...20)], in: &request)
        sometimes("/dialog/backdrop/opacity", number(0...1), in: &request)
        sometimes("/dialog/backdrop/interaction", oneOf(["block", "dismiss", "passThrough"]), in: &request)
        sometimes("/dialog/dismissal/after", number(0.01...10), in: &request)
        sometimes("/dialog/transition/duration", number(0.01...3), in: &request)
        sometimes(
            "/dialog/transition/easing",
            oneOf([
                "linear", "easeInOut", "default",
                ["cubicBezier": [number(0...1), number(-2...2), number(0...1), number(-2...2)]],
                ["spring": ["mass": number(0.5...4), "stiffness": number(50...900), "damping": number(5...80)]],
                ["spring": ["duration": number(0.2...1), "bounce": number(-0.5...0.5)]],
                ["steps": 4, "position": "end"],
                ["linear": [[0, 0], [number(0...1), 0.25], [1, 1]]],
            ]), in: &request)
        sometimes("/dialog/transition/from/scale", number(0.1...2), in: &request)
        sometimes("/dialog/transition/from/rotationZ", number(-180...180), in: &request)
        sometimes("/options/snap", oneOf(["pixel", "none"]), in: &request)
        return request
    }

    /// `text` as it may stand in the query of a URL.
    static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// The target that asks for a body's specification by its dotted members.
    static func target(of members: [(name: String, value: String)]) -> String {
        "/v1/specs?" + members.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }.joined(separator: "&")
    }

    /// The target that carries a body whole.
    static func target(carrying body: String, isPadded: Bool = false) -> String {
        var text = Data(body.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        if !isPadded { text = text.replacing("=", with: "") }
        return "/v1/specs?request=" + text
    }

    /// The bytes of a POST to `/v1/specs`.
    static func posting(_ body: String, to target: String = "/v1/specs", fields: String = "") -> String {
        "POST \(target) HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
            + "\(fields)\r\n\(body)"
    }
}
