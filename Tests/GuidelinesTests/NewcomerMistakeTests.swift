import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// One mistake of somebody who comes from another library, and what the problem has to say about it.
private struct Mistake: CustomTestStringConvertible, Sendable {
    let method: String
    let target: String
    let body: String
    let pointer: String
    /// Words that have to stand in the message, or to be the nearest name.
    let words: [String]

    var testDescription: String { "\(method) \(target) \(body)" }

    /// A fault of a dialog on a device of the catalogue.
    static func dialog(_ members: String, _ pointer: String, _ words: String...) -> Mistake {
        Mistake(
            method: "POST", target: "/v1/specs", body: DialogBody(on: "iphone-17", dialog: members).json,
            pointer: "/dialog" + pointer, words: words)
    }

    /// A fault of a device under a good dialog.
    static func device(_ value: String, _ pointer: String, _ words: String...) -> Mistake {
        Mistake(
            method: "POST", target: "/v1/specs", body: DialogBody("alert", on: value).json,
            pointer: "/device" + pointer, words: words)
    }

    static func post(_ target: String, _ body: String, _ pointer: String, _ words: String...) -> Mistake {
        Mistake(method: "POST", target: target, body: body, pointer: pointer, words: words)
    }

    static func get(_ target: String, _ pointer: String, _ words: String...) -> Mistake {
        Mistake(method: "GET", target: target, body: "", pointer: pointer, words: words)
    }
}

@Suite struct `A newcomer's mistake` {
    private func expect(_ mistake: Mistake) throws {
        let scrim = try Scrim.shared.get()
        let response =
            mistake.method == "GET" ? try scrim.get(mistake.target) : try scrim.post(mistake.body, to: mistake.target)
        #expect(response.status == 422)
        let faults = try JSON(response.body)["errors"].elements
        let fault = try #require(
            faults.first { $0["pointer"].string == mistake.pointer }, "\(response.text)")
        let message = fault["message"].string ?? ""
        for word in mistake.words {
            #expect(message.contains(word) || fault["nearest"].string == word, "\(word) is not in: \(message)")
        }
    }

    @Test(
        arguments: [
            .post("/v1/specs", #"{"device":"iphone-17","style":"alert"}"#, "/style", "under /dialog.", "/dialog/style"),
            .post("/v1/specs", #"{"profile":"iphone-17","dialog":{}}"#, "/profile", "/device"),
            .post("/v1/specs", #"{"device":"iphone-17","title":"Hi","dialog":{}}"#, "/title", "/dialog/content"),
            .dialog(#""size":{"width":300}"#, "/size", "/dialog/content"),
            .dialog(#""width":300"#, "/width", "/dialog/content/size"),
            .dialog(#""title":"Hi""#, "/title", "/dialog/content"),
            .dialog(#""message":"Hi""#, "/message", "/dialog/content"),
            .dialog(#""actions":[]"#, "/actions", "/dialog/content"),
            .dialog(#""detents":["medium"]"#, "/detents", "/dialog/placement"),
            .dialog(#""edge":"top""#, "/edge", "/dialog/placement"),
            .dialog(#""cornerRadius":12"#, "/cornerRadius", "/dialog/content/shape", "radius"),
            .dialog(#""content":{"cornerRadius":12}"#, "/content/cornerRadius", "/dialog/content/shape", "radius"),
            .dialog(#""opacity":0.5"#, "/opacity", "/dialog/backdrop"),
            .dialog(#""color":"red""#, "/color", "/dialog/content/background", "#FF0000"),
            .dialog(#""duration":300"#, "/duration", "/dialog/transition", "seconds", "0.3"),
            .dialog(#""transition":{"durationMs":300}"#, "/transition/durationMs", "called \"duration\"", "0.3"),
            .dialog(#""orientation":"portrait""#, "/orientation", "/device"),
            .device(#"{"profile":"iphone-17","width":320}"#, "/width", "/device/screen"),
            .device(#"{"width":390,"height":844,"scale":3}"#, "/scale", "/device/screen"),
            .device(#"{"profile":"iphone-17","style":"alert"}"#, "/style", "/dialog"),
            .post(
                "/v1/scenes", #"{"device":"iphone-17","dialogs":[{"title":"x"}]}"#, "/dialogs/0/title",
                "/dialogs/0/content"),
            .post("/v1/lint", #"{"device":"iphone-17","dialog":{}}"#, "/dialog", "/requests/0"),
            .post("/v1/scenes", #"{"device":"iphone-17","dialog":{"style":"alert"}}"#, "/dialog", "dialogs"),
        ] as [Mistake])
    private func `a newcomer's mistake is to put a member in the wrong place`(mistake: Mistake) throws {
        try expect(mistake)
    }

    @Test(
        arguments: [
            .dialog(#""style":"modal""#, "/style", "pageSheet"), .dialog(#""style":"bottom-sheet""#, "/style", "sheet"),
            .dialog(#""style":"bottomSheet""#, "/style", "semiModal"),
            .dialog(#""style":"toast""#, "/style", "slidingMessage"),
            .dialog(#""style":"Snackbar""#, "/style", "slidingMessage"),
            .dialog(#""style":"hud""#, "/style", "floating"),
            .dialog(#""style":"AlertDialog""#, "/style", "alert"), .dialog(#""style":"tooltip""#, "/style", "popover"),
            .dialog(#""style":"overFullScreen""#, "/style", "fullScreen"),
            .dialog(#""style":"UIModalPresentationFormSheet""#, "/style", "formSheet"),
            .dialog(#""style":"action-sheet""#, "/style", "actionSheet"),
            .dialog(#""style":"fade""#, "/style", "crossDissolve", "/dialog/transition/style"),
            .dialog(#""transition":{"style":"fade"}"#, "/transition/style", "crossDissolve"),
            .dialog(#""transition":{"style":"slide-up"}"#, "/transition/style", "coverVertical"),
            .dialog(#""transition":{"easing":"ease-in-out"}"#, "/transition/easing", "easeInOut"),
            .dialog(
                #""transition":{"easing":"cubic-bezier(.4, 0, .2, 1)"}"#, "/transition/easing",
                #"{"cubicBezier":[0.4,0,0.2,1]}"#),
            .dialog(#""animation":"fade""#, "/animation", "/dialog/transition", "style", "crossDissolve"),
            .dialog(#""backdropColor":"black""#, "/backdropColor", "/dialog/backdrop", "color", "#000000"),
            .dialog(#""scrim":"black""#, "/scrim", "backdrop"),
            .dialog(
                #""barrierDismissible":false"#, "/barrierDismissible", "/dialog/backdrop", "interaction", #""block""#),
            .dialog(#""modalPresentationStyle":"pageSheet""#, "/modalPresentationStyle", "style"),
            .dialog(#""prefersGrabberVisible":true"#, "/prefersGrabberVisible", "/dialog/placement", "grabber"),
            .dialog(#""content":{"buttons":["OK"]}"#, "/content/buttons", "actions", #"[{"id":"ok","title":"OK"}]"#),
            .dialog(#""content":{"text":"Hi"}"#, "/content/text", "message"),
            .dialog(#""content":{"cancelButton":"No"}"#, "/content/cancelButton", "actions", #""role":"cancel""#),
            .dialog(#""content":{"actions":[{"style":"cancel"}]}"#, "/content/actions/0/style", "role"),
            .dialog(#""content":{"actions":[{"role":"danger"}]}"#, "/content/actions/0/role", "destructive"),
            .dialog(
                #""content":{"shadow":{"radius":10,"opacity":0.2}}"#, "/content/shadow", "shadows",
                #"[{"blur":20,"opacity":0.2}]"#),
            .dialog(#""content":{"actions":[{"isPreferred":true}]}"#, "/content/actions/0/isPreferred", "preferred"),
            .dialog(#""content":{"actions":[{"disabled":true}]}"#, "/content/actions/0/disabled", "enabled", "false"),
            .dialog(
                #""content":{"textFields":[{"secureTextEntry":true}]}"#, "/content/textFields/0/secureTextEntry",
                "secure"),
            .dialog(
                #""content":{"image":{"width":9,"height":9,"objectFit":"cover"}}"#, "/content/image/objectFit", "fit"),
            .dialog(
                #""content":{"image":{"width":9,"height":9,"fit":"scaleAspectFill"}}"#, "/content/image/fit", "cover"),
            .dialog(
                #""tintColor":"red""#, "/tintColor", "theme",
                ##"{"light":{"accent":"#FF0000"},"dark":{"accent":"#FF0000"}}"##),
            .dialog(##""theme":{"light":{"primary":"#FF0000"}}"##, "/theme/light/primary", "tint"),
            .dialog(#""theme":{"light":{"tint":"red"}}"#, "/theme/light/tint", "#FF0000"),
            .dialog(#""blur":10"#, "/blur", "/dialog/content/background", "material"),
            .device(#"{"profile":"iphone-17","highContrast":true}"#, "/highContrast", "contrast", #""increased""#),
            .device(#"{"profile":"iphone-17","contrast":"high"}"#, "/contrast", "increased"),
            .dialog(#""content":{"bg":"white"}"#, "/content/bg", "background", "#FFFFFF"),
            .dialog(#""dismissal":{"timeout":3000}"#, "/dismissal/timeout", "after", "seconds", "3"),
            .device(#"{"profile":"iphone-17","orientation":"landscape"}"#, "/orientation", "landscapeLeft"),
            .device(#"{"profile":"iphone-17","theme":"dark"}"#, "/theme", "appearance"),
            .device(#"{"profile":"iphone-17","safe_area_insets":{}}"#, "/safe_area_insets", "safeAreaInsets"),
            .post("/v1/schedules", #"{"device":"iphone-17","policy":"fifo","events":[]}"#, "/policy", "queue"),
            .post(
                "/v1/specs/samples", #"{"device":"iphone-17","dialog":{},"phase":"present","fps":60}"#, "/fps",
                "framesPerSecond"),
        ] as [Mistake])
    private func `a newcomer's mistake is to use another library's word`(mistake: Mistake) throws {
        try expect(mistake)
    }

    @Test(
        arguments: [
            .dialog(#""content":{"actions":["OK"]}"#, "/content/actions/0", #"{"id":"ok","title":"OK"}"#),
            .dialog(#""content":{"actions":"Sign Up"}"#, "/content/actions", #"[{"id":"sign-up","title":"Sign Up"}]"#),
            .dialog(#""content":{"background":"white"}"#, "/content/background", ##"{"color":"#FFFFFF"}"##),
            .dialog(#""content":{"size":[300,200]}"#, "/content/size", #"{"width":300,"height":200}"#),
            .dialog(#""content":{"shape":"rounded"}"#, "/content/shape", #"{"kind":"rounded"}"#),
            .dialog(#""content":{"border":"1px solid red"}"#, "/content/border", ##"{"width":1,"color":"#FF0000"}"##),
            .dialog(#""content":{"background":{"color":"rgba(0,0,0,0.5)"}}"#, "/content/background/color", "#00000080"),
            .dialog(##""content":{"background":{"color":"#FFF"}}"##, "/content/background/color", "#FFFFFF"),
            .dialog(#""content":{"background":{"color":"0x80FF0000"}}"#, "/content/background/color", "#FF000080"),
            .dialog(#""content":{"size":{"width":"12px"}}"#, "/content/size/width", "12"),
            .dialog(#""content":{"size":{"width":"50 %"}}"#, "/content/size/width", #""50%""#),
            .dialog(#""transition":"fade""#, "/transition", #"{"style":"crossDissolve"}"#),
            .dialog(#""transition":{"duration":"300ms"}"#, "/transition/duration", "seconds", "0.3"),
            .dialog(
                #""dismissal":{"after":5000}"#, "/dismissal/after", "seconds", "0 to 3600", "milliseconds: write 5."),
            .dialog(#""dismissal":{"swipe":"down"}"#, "/dismissal/swipe", #"["bottom"]"#),
            .dialog(#""dismissal":{"tapDialog":"true"}"#, "/dismissal/tapDialog", "Write true."),
            .dialog(#""backdrop":{"opacity":50}"#, "/backdrop/opacity", "write 0.5"),
            .dialog(#""placement":{"anchorPoint":{"x":1,"y":2}}"#, "/placement/anchorPoint", "[1,2]"),
            .device(#"{"profile":"iphone-17","system":"iOS 18"}"#, "/system", #"{"name":"iOS","version":"18"}"#),
            .device(#"{"profile":"iphone-17","keyboard":true}"#, "/keyboard", #""docked""#),
            .device(#"{"screen":"390x844"}"#, "/screen", #"{"width":390,"height":844}"#),
            .device(#"{"profile":"iphone-17","safeAreaInsets":{"top":-5}}"#, "/safeAreaInsets/top", "of points"),
            .post("/v1/specs", #"{"device":"iphone-17","dialog":"alert"}"#, "/dialog", #"{"style":"alert"}"#),
            .post("/v1/specs", "[]", "", "/v1/lint", "/v1/specs/batch"),
            .post("/v1/specs", #"{"device":"iphone-17"}"#, "/dialog", #""dialog":{"style":"alert"}"#),
            .post(
                "/v1/specs/hit-test", #"{"device":"iphone-17","dialog":{},"points":[{"x":1,"y":2}]}"#, "/points/0",
                "[1,2]"),
        ] as [Mistake])
    private func `a newcomer's mistake is to write a value in another form`(mistake: Mistake) throws {
        try expect(mistake)
    }

    @Test(
        arguments: [
            .get("/v1/specs?device=iphone-17&style=alert", "/style", "dialog.style=alert"),
            .get("/v1/specs?device=iphone-17&dialog%5Bstyle%5D=alert", "/dialog[style]", "dialog.style=alert"),
            .get("/v1/specs?device=iphone-17&dialog.title=Hi", "/dialog/title", "dialog.content.title=Hi"),
            .get(
                "/v1/specs?device=iphone-17&dialog.backdrop.color=black", "/dialog/backdrop/color",
                "dialog.backdrop.color=%23000000"),
            .get("/v1/specs?device=iphone-17&dialog.backdrop.opacity=50%25", "/dialog/backdrop/opacity", "opacity=0.5"),
            .post(
                "/v1/specs", #"{"device":"iphone-17","dialog.style":"alert"}"#, "/dialog.style",
                #"{"dialog":{"style":"alert"}}"#),
            .post(
                "/v1/specs", #"{"device":"iphone-se","dialog":{}}"#, "/device", "iphone-se-1", "iphone-se-2",
                "iphone-se-3"),
            .post("/v1/specs", #"{"device":"iPhone 15 Pro","dialog":{}}"#, "/device", "iphone-15-pro"),
            .post("/v1/specs", #"{"device":"iPhone15,4","dialog":{}}"#, "/device", "iphone-15"),
            .post("/v1/specs", #"{"device":"Google Pixel 9","dialog":{}}"#, "/device", "pixel-9"),
            .post("/v1/specs", #"{"device":"iPhone SE (3rd generation)","dialog":{}}"#, "/device", "iphone-se-3"),
        ] as [Mistake])
    private func `a newcomer's mistake is to spell a name in another way`(mistake: Mistake) throws {
        try expect(mistake)
    }

    @Test(
        arguments: [
            .device(#"{"name":"iphone-17"}"#, "/screen", "profile", #"{"profile":"iphone-17"}"#),
            .device(#"{"id":"pixel-8","orientation":"portrait"}"#, "/screen", #"{"profile":"pixel-8"}"#),
            .get("/v1/specs?device.id=iphone-17&dialog.style=alert", "/device/screen", "device.profile=iphone-17"),
            .dialog(#""position":"bottom""#, "/position", "/dialog/placement", "edge"),
            .dialog(#""placement":{"position":{"x":10,"y":20}}"#, "/placement/position", "frame"),
            .dialog(#""placement":{"position":"absolute"}"#, "/placement/position", "edge", "bottom, top"),
            .dialog(
                #""style":"popover","placement":{"anchor":{"x":1,"y":2,"w":3,"h":4}}"#, "/placement/anchor/w", "width"),
            .dialog(
                #""style":"popover","placement":{"anchor":{"left":1,"top":2,"width":3,"height":4}}"#,
                "/placement/anchor/top", "y"),
            .dialog(#""animation":{"duration":300}"#, "/animation", "transition", #"{"duration":0.3}"#),
            .dialog(
                #""motion":{"type":"fade","curve":"ease-in"}"#, "/motion", "transition",
                #"{"style":"crossDissolve","easing":"easeIn"}"#),
            .post(
                "/v1/schedules", #"{"device":"iphone-17","policy":"queue","dialogs":[{"style":"alert"}]}"#, "/dialogs",
                "/events/0", #""events":[{"at":0,"show":{"style":"alert"}}]"#),
            .post(
                "/v1/specs", #"{"device":"iphone-17","dialog":{},"locale":"ar"}"#, "/locale", "/device",
                "language", "layoutDirection", "rightToLeft"),
            .device(#"{"profile":"iphone-17","locale":"he-IL"}"#, "/locale", "called \"language\"", "rightToLeft"),
            .device(#"{"profile":"iphone-17","lang":"de"}"#, "/lang", "called \"language\""),
            .device(#"{"profile":"iphone-17","locale":"en_US.UTF-8"}"#, "/locale", #"Write "en-US"."#),
            .dialog(#""theme":"dark""#, "/theme", "/device/appearance", #""dark""#),
            .dialog(#""theme":"night""#, "/theme", "/device/appearance", #""dark""#),
            .dialog(
                ##""theme":"#5E35B1""##, "/theme", ##"{"light":{"accent":"#5E35B1"},"dark":{"accent":"#5E35B1"}}"##),
            .post("/v1/specs", #"{"device":"iphone-17","dialog":{},"format":"svg"}"#, "/format", "?format=svg"),
            .post(
                "/v1/scenes", #"{"device":"iphone-17","dialogs":[{}],"options":{"format":"png"}}"#, "/options/format",
                "?format=png"),
            .post(
                "/v1/specs", #"{"device":"iphone-17","dialog":{},"options":{"pretty":true}}"#, "/options/pretty",
                "?format=json", "scrim resolve --pretty"),
            .post(
                "/v1/specs", #"{"device":"iphone-17","dialog":{},"options":{"scale":2}}"#, "/options/scale",
                "?format=png&scale=2"),
            .dialog(
                #""closeOnBackdropClick":true"#, "/closeOnBackdropClick", "/dialog/backdrop", "interaction",
                #"true is "dismiss""#),
            .dialog(
                #""shouldCloseOnOverlayTap":true"#, "/shouldCloseOnOverlayTap", "/dialog/backdrop",
                #"true is "dismiss""#),
            .dialog(
                #""disableBackdropClick":true"#, "/disableBackdropClick", "/dialog/backdrop", #"true is "block""#),
            .dialog(#""style":"sheet","placement":{"detents":[0.5]}"#, "/placement/detents/0", #""50%""#),
            .dialog(
                #""style":"sheet","placement":{"detents":["medium"],"selectedDetent":0.25}"#,
                "/placement/selectedDetent",
                #""25%""#),
            .post(
                "/v1/specs", #"{"device":"ipad-1","dialog":{"style":"popover"}}"#, "/dialog/placement/anchor",
                #"{"x":16,"y":64,"width":44,"height":44}"#),
            .post(
                "/v1/specs/diff",
                #"{"from":{"device":"ipad-1","dialog":{"textSize":"large"}},"to":{"device":"ipad-1","dialog":{}}}"#,
                "/from/dialog/textSize", "/from/device/textSize"),
            .post(
                "/v1/lint",
                #"{"requests":[{"device":"ipad-1","dialog":{}},{"device":"ipad-1","dialog":{"appearance":"dark"}}]}"#,
                "/requests/1/dialog/appearance", "/requests/1/device/appearance"),
            .post(
                "/v1/schedules",
                #"{"device":"ipad-1","policy":"queue","events":[{"at":0,"title":"A","show":{"appearance":"dark"}}]}"#,
                "/events/0/title", "/events/0/show/content/title"),
            .post(
                "/v1/schedules",
                #"{"device":"ipad-1","policy":"queue","events":[{"at":0,"show":{"appearance":"dark"}}]}"#,
                "/events/0/show/appearance", "/device/appearance"),
            .post(
                "/v1/specs/transitions",
                #"{"from":{"device":"ipad-1","dialog":{},"snap":"none"},"to":{"device":"ipad-1","dialog":{}}}"#,
                "/from/snap", "/options/snap"),
            .post(
                "/v1/specs/release",
                #"{"device":"ipad-1","dialog":{},"position":[1,1],"velocity":[0,0],"dismissShare":0.4}"#,
                "/dismissShare", "/rules"),
            .post(
                "/v1/specs/release",
                #"{"device":"ipad-1","dialog":{},"position":[1,1],"velocity":[0,0],"rules":{"mass":1}}"#,
                "/rules/mass", "under /dialog/transition/easing/spring"),
            .get("/v1/specs?request=e30&request=e30", "/request", "more than once"),
            .get("/v1/specs", "/device", "device=iphone-17"), .get("/v1/specs", "/dialog", "dialog.style=alert"),
            .get("/v1/scenes", "/dialogs", "dialogs.0.style=alert"),
        ] as [Mistake])
    private func `a newcomer's mistake is to look for something where it is not`(mistake: Mistake) throws {
        try expect(mistake)
    }

    /// Names that have no counterpart are met with what takes their place, and with no name that merely looks like
    /// them.
    @Test(
        arguments: [
            (.dialog(#""dismissal":{"escape":true}"#, "/dismissal/escape"), "scale"),
            (
                .dialog(
                    #""content":{"textFields":[{"keyboardType":"email"}]}"#, "/content/textFields/0/keyboardType",
                    "leave it out"), "placement"
            ),
            (.post("/v1/specs", #"{"device":"iphone-17","dialog":{},"locale":"ar"}"#, "/locale"), "scale"),
            (
                .dialog(
                    #"""
                    "transition":{"style":"custom","keyframes":{"opacity":[{"time":0,"value":0},{"time":2,"value":1}]}}
                    """#,
                    "/transition/keyframes/opacity/1/time"), "seconds"
            ),
            (
                .post(
                    "/v1/specs?format=svg&background=device", #"{"device":"iphone-17","dialog":{}}"#, "/background"),
                "coordinateSpace"
            ),
            (
                .post(
                    "/v1/schedules?format=svg&phase=present",
                    #"{"device":"iphone-17","policy":"queue","events":[{"at":0,"show":{"style":"alert"}}]}"#, "/phase"),
                "stands in the URL"
            ),
        ] as [(Mistake, String)])
    private func `a newcomer's mistake is to ask for what is not there`(mistake: Mistake, wrong: String) throws {
        try expect(mistake)
        let body = try Scrim.shared.get().post(mistake.body, to: mistake.target).body
        for fault in try JSON(body)["errors"].elements where fault["pointer"].string == mistake.pointer {
            #expect(fault["message"].string?.contains(wrong) == false)
            #expect(fault["nearest"].string?.contains(wrong) != true)
        }
    }

    @Test func `a newcomer's mistake is to accept no media type that is offered, which lists each once`() throws {
        let target = "/v1/specs?device=iphone-17&dialog.style=alert"
        let response = try Scrim.shared.get().get(target, headers: [("Accept", "application/xml")])
        #expect(response.status == 406)
        #expect(response.text.components(separatedBy: "application/json").count == 2)
        #expect(response.text.components(separatedBy: "text/plain").count == 2)
    }
}
