import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Times of what the surroundings do` {
    private func phone(_ members: String = "", version: String = "6") -> String {
        #"""
        "device":{"screen":{"width":320,"height":480},"system":{"name":"iPhone OS",\#
        "version":"\#(version)"}\#(members)}
        """#
    }
    private let panel = #","dialog":{"style":"semiModal","content":{"size":{"height":80}}}"#

    @Test func `C6: a form sheet goes from (242,74) to (242,20) with the keyboard, in 0.25 s`() throws {
        // 1024×768 with a keyboard of 352: 540×620 in the middle, then stopped at the status bar's 20.
        let pad =
            #""profile":"ipad-1","orientation":"landscapeLeft""#
        let dialog = #""dialog":{"style":"formSheet"}"#
        let timeline = try change(
            #""device":{\#(pad)},\#(dialog)"#, #""device":{\#(pad),"keyboard":{"height":352}},\#(dialog)"#)
        // Centres: 242 + 270, and 74 + 310 or 20 + 310.
        #expect(timeline["tracks"].track("dialog", "position").ends == [[512, 384], [512, 330]])
        #expect(timeline["duration"] == 0.25)
        #expect(timeline["causes"] == ["keyboard"])
        #expect(timeline["tracks"].elements.map { $0["layer"] } == ["dialog", "keyboard"])
        let back = try change(
            #""device":{\#(pad),"keyboard":{"height":352}},\#(dialog)"#, #""device":{\#(pad)},\#(dialog)"#)
        #expect(back["tracks"].track("dialog", "position").ends == [[512, 330], [512, 384]])
        #expect(back["events"].names == ["keyboardWillHide", "keyboardDidHide"])
    }

    @Test func `A12: a panel with a frame for each way up goes from the one to the other`() throws {
        let frames =
            #"""
            {"landscape":{"x":0,"y":110,"width":1024,"height":599},"portrait":{"x":0,"y":280,"width":768,\#
            "height":599}}
            """#
        let dialog = #""dialog":{"style":"semiModal","placement":{"frames":\#(frames)}}"#
        let timeline = try change(
            #""device":{"profile":"ipad-1","orientation":"landscapeLeft"},\#(dialog)"#, #""device":"ipad-1",\#(dialog)"#
        )
        #expect(timeline["tracks"].track("dialog", "position").ends == [[512, 409.5], [384, 579.5]])
        #expect(timeline["tracks"].track("dialog", "size").ends == [[1024, 599], [768, 599]])
        #expect(timeline["causes"] == ["orientation"])
        #expect(abs(timeline["turn"]["degrees"].number) == 90)
    }

    /// The container carries the view along, whose centre is its own.
    @Test func `B7: a floating view stays in the middle while the device turns, and its cover covers the screen`()
        throws
    {
        let dialog = #""dialog":{"style":"floating","content":{"size":{"width":200,"height":100}}}"#
        let timeline = try change(
            #""device":"iphone-5s",\#(dialog)"#,
            #""device":{"profile":"iphone-5s","orientation":"landscapeRight"},\#(dialog)"#)
        // 320×568: its middle, and that of 568×320.
        #expect(timeline["tracks"].track("container", "position").ends == [[160, 284], [284, 160]])
        #expect(timeline["tracks"].track("dialog", "position") == .missing)
        #expect(timeline["tracks"].track("dialog", "size") == .missing)
        #expect(timeline["tracks"].track("dimming", "size").ends == [[320, 568], [568, 320]])
    }

    @Test func `half a turn takes twice a quarter, on every platform`() throws {
        func time(_ device: String, _ from: String, _ to: String) throws -> (Double, JSON) {
            let dialog = #""dialog":{"style":"semiModal"}"#
            let timeline = try change(
                #""device":{"profile":"\#(device)","orientation":"\#(from)"},\#(dialog)"#,
                #""device":{"profile":"\#(device)","orientation":"\#(to)"},\#(dialog)"#)
            let own = try spec(#"{"device":{"profile":"\#(device)","orientation":"\#(from)"},\#(dialog)}"#)
            #expect(own["transitions"]["rotate"][to]["turn"]["degrees"] == timeline["turn"]["degrees"])
            #expect(own["transitions"]["rotate"][to]["duration"] == timeline["duration"])
            return (timeline["duration"].number, timeline["turn"]["degrees"])
        }
        for device in ["iphone-4", "iphone-17", "ipad-1", "ipad-pro-11", "pixel-8"] {
            let quarter = try time(device, "portrait", "landscapeLeft")
            let half = try time(device, "landscapeLeft", "landscapeRight")
            #expect(half.0 == 2 * quarter.0)
            #expect(half.1 == 180)
        }
        #expect(try time("ipad-1", "portrait", "portraitUpsideDown").1 == 180)
    }

    @Test func `a keyboard's own duration and curve are taken up, down and between`() throws {
        let high = #","keyboard":{"height":216,"duration":0.4,"easing":"easeOut"}"#
        let low = #","keyboard":{"height":100,"duration":0.3,"easing":"linear"}"#
        let show = try change(phone() + panel, phone(high) + panel)
        #expect(show["duration"] == 0.4)
        let track = show["tracks"].track("dialog", "position")
        // 480 - 40 at rest; 216 higher with the keyboard.
        #expect(track.ends == [[160, 440], [160, 224]])
        #expect(track["keyframes"][0]["easing"] == ["cubicBezier": [0, 0, 0.58, 1]])
        let hide = try change(phone(high) + panel, phone() + panel)
        #expect(hide["duration"] == 0.4)
        let resize = try change(phone(high) + panel, phone(low) + panel)
        #expect(resize["duration"] == 0.3)
        #expect(resize["events"].names == ["keyboardWillChangeFrame", "keyboardDidChangeFrame"])
        #expect(resize["tracks"].track("dialog", "position").ends == [[160, 224], [160, 340]])
        let own = try spec("{\(phone(high))\(panel)}")["transitions"]
        #expect(own["keyboard"]["duration"] == 0.4)
        #expect(own["keyboardHide"]["duration"] == 0.4)
        #expect(
            own["keyboardHide"]["tracks"].track("dialog", "position")["keyframes"][0]["easing"]
                == ["cubicBezier": [0, 0, 0.58, 1]])
    }

    @Test(arguments: ["floating", "undocked", "split"])
    func `keyboards that move out of the way themselves move nothing`(mode: String) throws {
        let keyboard = #","keyboard":{"frame":{"x":20,"y":300,"width":280,"height":150},"mode":"\#(mode)"}"#
        #expect(try change(phone() + panel, phone(keyboard) + panel)["causes"] == [])
        // A docked one that becomes such a one goes, as far as the app is told.
        let docked = #","keyboard":{"height":216}"#
        #expect(try change(phone(docked) + panel, phone(keyboard) + panel)["events"].names.first == "keyboardWillHide")
    }

    @Test func `the system's spring settles in 0.506 s, between detents too`() throws {
        let dialog = #""dialog":{"style":"sheet","placement":{"detents":["medium","large"]}}"#
        let sheet = try spec(#"{"device":"iphone-17",\#(dialog)}"#)
        let timeline = sheet["transitions"]["detents"]["large"]
        // The spring of mass 3 and stiffness 1000 swings at 18.2574 rad/s, as sheets settle (ios26.settle.spring).
        let spring = timeline["tracks"].track("dialog", "position")["keyframes"][0]["easing"]["spring"]
        #expect((spring["stiffness"].number / spring["mass"].number).squareRoot() == (1000.0 / 3).squareRoot())
        #expect(abs(timeline["duration"].number - 0.506) < 0.001)
    }

    @Test func `the first cause gives the time, and each tells its own events`() throws {
        let timeline = try change(
            DialogBody("semiModal", on: "iphone-4", content: #""title":"One""#).members,
            DialogBody(
                "semiModal", on: "iphone-4",
                state: #""orientation":"landscapeLeft","keyboard":{"height":162,"duration":0.6}"#,
                content: #""title":"Two""#
            ).members
        )
        #expect(timeline["causes"] == ["orientation", "keyboard", "content"])
        #expect(timeline["duration"] == timeline["turn"]["duration"])
        #expect(
            timeline["events"].names == [
                "willRotate", "keyboardWillShow", "willChangeContent", "didRotate", "keyboardDidShow",
                "didChangeContent",
            ])
        // The keyboard's own 0.6 s have no say, which is told.
        #expect(timeline["adaptations"][0]["reason"] == "changesTogether")
        #expect(timeline["adaptations"][0]["pointer"] == "/to/device/keyboard/duration")
    }

    @Test func `causes are told apart`() throws {
        let dialog = #","dialog":{"style":"formSheet","content":{"title":"Hi"}}"#
        func causes(_ from: String, _ to: String) throws -> JSON {
            try change(#""device":\#(from)\#(dialog)"#, #""device":\#(to)\#(dialog)"#)["causes"]
        }
        let pad = #"{"profile":"ipad-pro-11""#
        #expect(try causes(pad + "}", pad + #","window":{"x":0,"y":0,"width":400,"height":1194}}"#) == ["window"])
        #expect(try causes(pad + "}", pad + #","textSize":"xxLarge"}"#) == ["device"])
        #expect(try causes(pad + "}", #""iphone-8""#) == ["device"])
        let fold = #","reservedRegions":[{"kind":"division","frame":{"x":0,"y":597,"width":834,"height":0},"active":"#
        #expect(try causes(pad + fold + "false}]}", pad + fold + "true}]}") == ["fold"])
        #expect(
            try causes(
                #"{"profile":"desktop-1440x900"}"#,
                #"{"profile":"desktop-1440x900","screen":{"width":900,"height":700}}"#)
                == ["window"])
        let sheet = #","dialog":{"style":"sheet","placement":{"detents":["medium","large"],"selectedDetent":"#
        #expect(
            try change(
                #""device":"iphone-17""# + sheet + #""medium"}}"#, #""device":"iphone-17""# + sheet + #""large"}}"#)[
                    "causes"]
                == ["detent"])
    }

    @Test func `the cover of a form sheet that becomes full screen in a narrow window fades away`() throws {
        let dialog = #","dialog":{"style":"formSheet","content":{"title":"Hi"}}"#
        let timeline = try change(
            #""device":"ipad-pro-11""# + dialog,
            #"""
            "device":{"profile":"ipad-pro-11","window":{"x":0,"y":0,"width":375,"height":1194},\#
            "system":{"name":"iPadOS","version":"12"}}
            """#
                + dialog)
        #expect(timeline["tracks"].track("dimming", "opacity").ends[1] == 0)
        #expect(timeline["tracks"].track("dialog", "size").ends[1] == [375, 1194])
    }

    @Test func `reduced motion moves at once and fades in its time`() throws {
        let dialog = #","dialog":{"style":"formSheet","content":{"title":"Hi"}}"#
        let quiet = #""reduceMotion":true,"system":{"name":"iPadOS","version":"12"}"#
        let timeline = try change(
            #""device":{"profile":"ipad-pro-11",\#(quiet)}"# + dialog,
            #""device":{"profile":"ipad-pro-11","window":{"x":0,"y":0,"width":375,"height":1194},\#(quiet)}"# + dialog)
        #expect(timeline["duration"].number > 0)
        for track in timeline["tracks"].elements {
            let easing = track["keyframes"][0]["easing"]
            if track["property"] == "opacity" {
                #expect(easing["steps"] == .missing)
            } else {
                #expect(easing == ["steps": 1, "position": "start"])
            }
        }
    }

    @Test func `what fades never leaves 0…1, however the keyboard bounces`() throws {
        let bouncy = #","keyboard":{"height":216,"duration":0.4,"easing":{"cubicBezier":[0.2,1.8,0.6,1]}}"#
        let full = #","dialog":{"style":"semiModal","backdrop":{"opacity":0.8}}"#
        let timeline = try change(phone() + panel, phone(bouncy) + full)
        #expect(
            timeline["tracks"].track("dimming", "opacity")["keyframes"][0]["easing"] == [
                "cubicBezier": [0.42, 0, 0.58, 1]
            ])
    }
}

@Suite struct `POST /v1/specs/transitions` {
    @Test func `tells the faults of both sides at once`() throws {
        let refused = try problem(
            #"{"from":{"device":"iphone-4","dialog":{"stile":"alert"}},"to":{"device":"iphone-4x"}}"#,
            at: "/v1/specs/transitions")
        let pointers = refused["errors"].elements.compactMap { $0["pointer"].string }
        #expect(Set(pointers) == ["/from/dialog/stile", "/to/device", "/to/dialog"])
        let impossible = #"{"device":"iphone-4","dialog":{"style":"semiModal","transition":{"style":"partialCurl"}}}"#
        let both = try problem(#"{"from":\#(impossible),"to":\#(impossible)}"#, at: "/v1/specs/transitions")
        #expect(
            both["errors"].elements.compactMap { $0["pointer"].string } == [
                "/from/dialog/transition/style", "/to/dialog/transition/style",
            ])
        #expect(try problem("{}", at: "/v1/specs/transitions")["errors"].elements.count == 2)
    }

    @Test func `explains its time`() throws {
        let dialog = #","dialog":{"style":"semiModal"}"#
        let timeline = try change(
            #""device":"iphone-4""# + dialog,
            #""device":{"profile":"iphone-4","orientation":"landscapeLeft"}"# + dialog,
            options: #"{"explain":true}"#)
        #expect(timeline["trace"].elements.map { $0["reason"] } == ["orientation", "orientation"])
    }
}
