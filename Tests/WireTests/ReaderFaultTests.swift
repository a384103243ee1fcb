import Dialogs
import JSONText
import Testing
import Wire

@Suite struct `A reader of a specification's request` {
    @Test(arguments: [
        (#""iphone-17""#, []),
        (#"null"#, ["/device wrongType"]),
        (#""iphone-170""#, ["/device unknownDevice"]),
        (#"{"profile":"iphone-170"}"#, ["/device/profile unknownDevice"]),
        (#"{}"#, ["/device/screen missingMember"]),
        (#"{"screen":{"width":320}}"#, ["/device/screen/height missingMember"]),
        (#"{"screen":{"width":0,"height":480}}"#, ["/device/screen/width outOfRange"]),
        (#"{"profile":"iphone-17","screen":{"scale":99}}"#, ["/device/screen/scale outOfRange"]),
        (#"{"profile":"iphone-17","orientation":"upright"}"#, ["/device/orientation unknownValue"]),
        (#"{"profile":"iphone-17","system":{"version":"x"}}"#, ["/device/system/version unknownValue"]),
        (#"{"screen":{"width":320,"height":480},"system":{}}"#, ["/device/system/name missingMember"]),
        (#"{"profile":"iphone-17","keyboard":"floating"}"#, ["/device/keyboard unknownValue"]),
        (
            #"{"profile":"iphone-17","keyboard":{"height":200,"frame":{"x":0,"y":0,"width":9,"height":9}}}"#,
            ["/device/keyboard/height conflictingMember"]
        ),
        (#"{"profile":"iphone-17","safeAreaInsets":{"top":-1}}"#, ["/device/safeAreaInsets/top outOfRange"]),
        (
            #"{"profile":"iphone-17","reservedRegions":[{"frame":{"x":0,"y":0,"width":0,"height":9}}]}"#,
            ["/device/reservedRegions/0/kind missingMember"]
        ),
        (#"{"profile":"iphone-17","window":{"x":0,"y":0,"width":0,"height":9}}"#, ["/device/window/width outOfRange"]),
        (#"{"profile":"iphone-17","colour":"red"}"#, ["/device/colour unknownMember"]),
    ])
    func `says what is wrong with a device`(device: String, faults: [String]) throws {
        #expect(try spec(device: device, #""style":"alert""#).summary == faults)
    }

    @Test(arguments: [
        (#""style":"dialogue""#, ["/dialog/style unknownValue"]),
        (#""style":null"#, ["/dialog/style wrongType"]),
        (#""content":{"size":{"width":"50"}}"#, ["/dialog/content/size/width unknownValue"]),
        (#""content":{"size":{"width":"1001%"}}"#, ["/dialog/content/size/width unknownValue"]),
        (#""content":{"size":{"width":-1}}"#, ["/dialog/content/size/width outOfRange"]),
        (#""content":{"image":{"width":3}}"#, ["/dialog/content/image/height missingMember"]),
        (
            #""content":{"actions":[{"id":"a"},{"id":"a"}]}"#, ["/dialog/content/actions/1/id duplicateID"]
        ),
        (
            #""content":{"actions":[{"id":"a"}],"navigationBar":{"leading":{"id":"a"}}}"#,
            ["/dialog/content/navigationBar/leading/id duplicateID"]
        ),
        (
            #""content":{"textFields":[{"id":"f"},{"id":"f"}]}"#, ["/dialog/content/textFields/1/id duplicateID"]
        ),
        (#""content":{"shape":{"kind":"path"}}"#, ["/dialog/content/shape/path missingMember"]),
        (#""content":{"shape":{"kind":"path","path":"X"}}"#, ["/dialog/content/shape/path unknownValue"]),
        (
            #""content":{"shape":{"kind":"ellipse","radius":4}}"#, ["/dialog/content/shape/radius conflictingMember"]
        ),
        (#""content":{"border":{"color":"red"}}"#, ["/dialog/content/border/color unknownValue"]),
        (#""backdrop":{"opacity":2}"#, ["/dialog/backdrop/opacity outOfRange"]),
        (#""dismissal":{"swipe":["sideways"]}"#, ["/dialog/dismissal/swipe/0 unknownValue"]),
        (#""dismissal":{"after":-1}"#, ["/dialog/dismissal/after outOfRange"]),
        (#""placement":{"anchorPoint":[1]}"#, ["/dialog/placement/anchorPoint tooFew"]),
        (#""placement":{"anchorPoint":[1,2,3]}"#, ["/dialog/placement/anchorPoint tooMany"]),
        (#""placement":{"anchor":{"x":0,"y":0,"width":-1,"height":0}}"#, ["/dialog/placement/anchor/width outOfRange"]),
        (#""placement":{"frame":{"x":0,"y":0,"width":0,"height":1}}"#, ["/dialog/placement/frame/width outOfRange"]),
        (#""placement":{"detents":[]}"#, ["/dialog/placement/detents tooFew"]),
        (#""placement":{"detents":["half"]}"#, ["/dialog/placement/detents/0 unknownValue"]),
        (#""placement":{"arrowDirections":["over"]}"#, ["/dialog/placement/arrowDirections/0 unknownValue"]),
        (#""presenter":{"navigationBar":1}"#, ["/dialog/presenter/navigationBar wrongType"]),
        (#""pushBack":{"scale":-1}"#, ["/dialog/pushBack/scale outOfRange"]),
        (#""titel":"x""#, ["/dialog/titel unknownMember"]),
    ])
    func `says what is wrong with a dialog`(dialog: String, faults: [String]) throws {
        #expect(try spec(dialog).summary == faults)
    }

    @Test(arguments: [
        (#"{"easing":"fast"}"#, ["/easing unknownValue"]),
        (#"{"easing":{}}"#, ["/easing missingMember"]),
        (#"{"easing":{"cubicBezier":[0,0,1]}}"#, ["/easing/cubicBezier tooFew", "/easing missingMember"]),
        (#"{"easing":{"cubicBezier":[-1,0,1,1]}}"#, ["/easing/cubicBezier outOfRange"]),
        (#"{"easing":{"steps":1,"position":"jumpNone"}}"#, ["/easing/steps outOfRange"]),
        (#"{"easing":{"position":"start"}}"#, ["/easing/position conflictingMember", "/easing missingMember"]),
        (#"{"easing":{"steps":2,"cubicBezier":[0,0,1,1]}}"#, ["/easing conflictingMember"]),
        (#"{"easing":{"spring":{"response":1,"duration":1}}}"#, ["/easing/spring conflictingMember"]),
        (#"{"easing":{"spring":{"mass":1,"stiffness":9}}}"#, ["/easing/spring/damping missingMember"]),
        (#"{"easing":{"linear":[[0,0],[1,0.5],[0.5,0.25]]}}"#, ["/easing/linear/2 outOfRange"]),
        (
            #"{"style":"crossDissolve","present":{"style":"crossDissolve"}}"#, ["/style conflictingMember"]
        ),
        (#"{"from":{"scale":[1]}}"#, ["/from/scale tooFew"]),
        (#"{"from":{"opacity":1.5}}"#, ["/from/opacity outOfRange"]),
    ])
    func `says what is wrong with a transition`(transition: String, faults: [String]) throws {
        let found = try spec(#""transition":\#(transition)"#).summary
        // A list that has too few or too many numbers is no curve, and may be said to be missing besides.
        #expect(found.first == faults.first.map { "/dialog/transition" + $0 })
        #expect(Set(found).isSubset(of: faults.map { "/dialog/transition" + $0 }))
    }

    @Test func `names the value that was probably meant, and all that are allowed`() throws {
        let fault = try #require(try spec(#""style":"alrt""#).faults.first)
        #expect(fault.nearest == "alert")
        #expect(fault.allowed.contains("semiModal"))
        let member = try #require(try spec(#""stile":"alert""#).faults.first)
        #expect(member.nearest == "style")
    }

    @Test func `lists every fault of a body in the order of reading`() throws {
        let found = try spec(
            device: #"{"profile":"iphone-17","input":"voice"}"#, #""style":"x","backdrop":{"opacity":-1}"#)
        #expect(
            found.summary == [
                "/device/input unknownValue", "/dialog/style unknownValue", "/dialog/backdrop/opacity outOfRange",
            ])
        #expect(found.value == nil)
    }

    @Test func `keeps to its limits, and names the setting of each`() throws {
        var limits = RequestLimits()
        (limits.textLength, limits.nameLength, limits.actions, limits.coordinate, limits.size) = (4, 5, 1, 100, 50)
        let members: [(String, String, String)] = [
            (#""content":{"title":"12345"}"#, "/dialog/content/title tooLong", "--max-text-length"),
            (#""id":"123456""#, "/dialog/id tooLong", "--max-name-length"),
            (#""content":{"actions":[{},{}]}"#, "/dialog/content/actions tooMany", "--max-actions"),
            (#""placement":{"anchorPoint":[0,101]}"#, "/dialog/placement/anchorPoint/1 outOfRange", "--max-coordinate"),
            (#""content":{"size":{"width":51}}"#, "/dialog/content/size/width outOfRange", "--max-size"),
        ]
        for (dialog, fault, setting) in members {
            // A device of the catalogue is larger than these limits let a request's own be, and its id longer.
            let found = try spec(device: #"{"screen":{"width":32,"height":48}}"#, dialog, limits: limits)
            #expect(found.summary == [fault])
            #expect(found.faults.first?.message.contains(setting) == true, "\(fault)")
        }
    }
}

@Suite struct `The other readers` {
    private let subject = #""device":"iphone-17","dialog":{"style":"semiModal"}"#

    @Test(arguments: [
        (#""phase":"present","times":[0,0.1]"#, []),
        (#""phase":"present","framesPerSecond":60"#, []),
        (#""times":[0]"#, ["/phase missingMember"]),
        (#""phase":"present""#, ["/times missingMember"]),
        (#""phase":"present","times":[]"#, ["/times tooFew"]),
        (#""phase":"present","times":[0],"framesPerSecond":60"#, ["/framesPerSecond conflictingMember"]),
        (#""phase":"present","framesPerSecond":0"#, ["/framesPerSecond outOfRange"]),
        (#""phase":"arrive","times":[0]"#, ["/phase unknownValue"]),
        (#""phase":"present","timeline":{"duration":0,"tracks":[]},"times":[0]"#, ["/timeline conflictingMember"]),
    ])
    func `want a timeline and its moments`(members: String, faults: [String]) throws {
        let body = "{\(subject),\(members)}"
        #expect(try reading(body, by: SamplesRequest.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test(arguments: [
        (#"[{"layer":"a","property":"opacity","keyframes":[{"time":0,"value":1}]}]"#, []),
        (#"[{"layer":"a","property":"opacity","keyframes":[]}]"#, ["/0/keyframes tooFew"]),
        (
            #"[{"layer":"a","property":"opacity","keyframes":[{"time":2,"value":1}]}]"#,
            ["/0/keyframes/0/time outOfRange"]
        ),
        (
            #"[{"layer":"a","property":"opacity","keyframes":[{"time":1,"value":1},{"time":0.5,"value":1}]}]"#,
            ["/0/keyframes/1 outOfRange"]
        ),
        (
            #"[{"layer":"a","property":"scale","keyframes":[{"time":0,"value":1},{"time":1,"value":[1,2]}]}]"#,
            ["/0/keyframes/1 wrongType"]
        ),
        (
            #"[{"layer":"a","property":"position","keyframes":[{"time":0,"value":1}]}]"#,
            ["/0/keyframes/0/value wrongType"]
        ),
        (#"[{"layer":"a","property":"positionX","keyframes":[{"time":0,"value":1}]}]"#, [" conflictingMember"]),
        (
            #"[{"layer":"a","property":"opacity","keyframes":[{"time":0,"value":1}]},"#
                + #"{"layer":"a","property":"opacity","keyframes":[{"time":0,"value":1}]}]"#, [" conflictingMember"]
        ),
    ])
    func `want tracks that say one thing`(tracks: String, faults: [String]) throws {
        let body = #"{\#(subject),"timeline":{"duration":1,"tracks":\#(tracks)},"times":[0]}"#
        #expect(
            try reading(body, by: SamplesRequest.read(_:catalog:limits:context:)).summary
                == faults.map { "/timeline/tracks" + $0 })
    }

    @Test(arguments: [
        (#""points":[[1,2]]"#, []),
        (#""points":[]"#, ["/points tooFew"]),
        (#""points":[[1]]"#, ["/points/0 tooFew"]),
        (#""points":[[1,2]],"at":0"#, ["/phase missingMember"]),
        (#""points":[[1,2]],"phase":"present""#, ["/at missingMember"]),
    ])
    func `want points to hit, and a moment for a timeline`(members: String, faults: [String]) throws {
        let body = "{\(subject),\(members)}"
        #expect(try reading(body, by: HitTestRequest.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test(arguments: [
        (#""phase":"present","at":0,"to":"dismissed""#, []),
        (#""phase":"present","at":0,"to":"40%""#, []),
        (#""phase":"present","to":"dismissed""#, ["/at missingMember"]),
        (#""phase":"present","at":0"#, ["/to missingMember"]),
        (#""phase":"present","at":0,"to":"gone""#, ["/to unknownValue"]),
        (#""phase":"present","at":0,"to":"dismissed","velocity":[1]"#, ["/velocity tooFew"]),
    ])
    func `want an interruption whole`(members: String, faults: [String]) throws {
        let body = "{\(subject),\(members)}"
        #expect(try reading(body, by: RetargetRequest.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test(arguments: [
        (#""position":[1,2],"velocity":[0,0]"#, []),
        (#""velocity":[0,0]"#, ["/position missingMember"]),
        (#""position":[1,2]"#, ["/velocity missingMember"]),
        (#""position":[1,2],"velocity":[0,0],"rules":{"dismissShare":2}"#, ["/rules/dismissShare outOfRange"]),
        (
            #""position":[1,2],"velocity":[0,0],"rules":{"spring":{"initialVelocity":1}}"#,
            ["/rules/spring/initialVelocity unknownMember", "/rules/spring missingMember"]
        ),
    ])
    func `want the end of a drag whole`(members: String, faults: [String]) throws {
        let body = "{\(subject),\(members)}"
        #expect(try reading(body, by: ReleaseBody.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test(arguments: [
        (#""events":[{"at":0,"show":{"style":"alert"}},{"at":1,"tap":[1,2]}]"#, []),
        (#""events":[]"#, ["/events tooFew"]),
        (#""events":[{"at":0}]"#, ["/events/0 missingMember"]),
        (#""events":[{"at":0,"tap":[1,2],"dismiss":"a"}]"#, ["/events/0/tap conflictingMember"]),
        (#""events":[{"at":0,"tap":[1,2],"priority":1}]"#, ["/events/0/priority conflictingMember"]),
        (#""events":[{"at":0,"show":{"style":"x"}}]"#, ["/events/0/show/style unknownValue"]),
        (#""events":[{"at":-1,"orientation":"portrait"}]"#, ["/events/0/at outOfRange"]),
    ])
    func `want events of one kind each`(members: String, faults: [String]) throws {
        let body = #"{"device":"iphone-17","policy":"queue",\#(members)}"#
        #expect(try reading(body, by: ScheduleRequest.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test(arguments: [
        (#"[{"id":"a"},{"id":"b"}]"#, []),
        ("[]", ["/dialogs tooFew"]),
        (#"[{"id":"a"},{"id":"a"}]"#, ["/dialogs/1/id duplicateID"]),
        (#"[{"style":"x"}]"#, ["/dialogs/0/style unknownValue"]),
    ])
    func `want dialogs of a scene apart`(dialogs: String, faults: [String]) throws {
        let body = #"{"device":"iphone-17","dialogs":\#(dialogs)}"#
        #expect(try reading(body, by: SceneRequest.read(_:catalog:limits:context:)).summary == faults)
    }

    @Test func `say which side, and which of several requests, is at fault`() throws {
        let (sound, wrong) = ("{\(subject)}", #"{"device":"iphone-17","dialog":{"style":"x"}}"#)
        let sides = #"{"from":\#(sound),"to":\#(wrong)}"#
        let change = try reading(sides, by: ChangeRequest.read(_:catalog:limits:context:))
        #expect(change.summary == ["/to/dialog/style unknownValue"] && change.value == nil)
        let diff = try reading(sides, by: DiffRequest.read(_:catalog:limits:context:))
        #expect(diff.summary == change.summary)
        // A comparison knows which side it can still lay out.
        #expect(diff.value?.from != nil && diff.value?.to == nil)
        let lint = try reading(
            #"{"requests":[\#(wrong),\#(sound)]}"#, by: LintRequest.read(_:catalog:limits:context:))
        #expect(lint.summary == ["/requests/0/dialog/style unknownValue"])
        #expect(lint.value?.entries.map { $0.request != nil } == [false, true])
        #expect(lint.value?.pointers == ["/requests/0", "/requests/1"])
    }
}
