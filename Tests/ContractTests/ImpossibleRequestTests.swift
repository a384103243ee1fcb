import ServiceTestSupport
import TestSupport
import Testing

/// Requests of which every member is well-formed, and which are impossible for several reasons that do not depend on
/// each other: all are reported at once (contract §1).
@Suite struct `An impossible request` {
    /// One reason: what it adds to a request, and the member that is then at fault.
    struct Reason: Sendable {
        var state = ""
        var content = ""
        var placement = ""
        var backdrop = ""
        var transition = ""
        let pointer: String
    }

    private static let endless = #"{"easing":{"spring":{"mass":1,"stiffness":1e-7,"damping":1e-9}}}"#
    private static let elsewhere = #"{"x":5000,"y":5000,"width":10,"height":10}"#

    private static let reasons = [
        Reason(state: #""keyboard":{"height":5000}"#, pointer: "/device/keyboard"),
        Reason(state: #""window":\#(elsewhere)"#, pointer: "/device/window"),
        Reason(
            state: #""bars":{"status":2000,"navigation":2000}"#, placement: #""level":"content""#,
            pointer: "/device/bars"),
        Reason(
            state: #""safeAreaInsets":{"top":3000,"bottom":0,"left":0,"right":0}"#, pointer: "/device/safeAreaInsets"),
        Reason(placement: #""container":\#(elsewhere)"#, pointer: "/dialog/placement/container"),
        Reason(placement: #""detents":["0%","medium"]"#, pointer: "/dialog/placement/detents/0"),
        Reason(placement: #""selectedDetent":"33%""#, pointer: "/dialog/placement/selectedDetent"),
        Reason(placement: #""largestUndimmedDetent":"34%""#, pointer: "/dialog/placement/largestUndimmedDetent"),
        Reason(placement: #""anchor":"nobody""#, pointer: "/dialog/placement/anchor"),
        Reason(
            content: #""shape":{"kind":"path","path":"M0 0L9000 0L0 9000Z"}"#, pointer: "/dialog/content/shape/path"),
        Reason(backdrop: #""opacityByDetent":{"35%":0.5}"#, pointer: "/dialog/backdrop/opacityByDetent/35%"),
        Reason(backdrop: #""cutouts":[{"frame":"nobody"}]"#, pointer: "/dialog/backdrop/cutouts/0/frame"),
        Reason(transition: #""present":\#(endless)"#, pointer: "/dialog/transition/present/easing"),
        Reason(transition: #""dismiss":\#(endless)"#, pointer: "/dialog/transition/dismiss/easing"),
    ]

    private static func body(_ reasons: [Reason]) -> DialogBody {
        func list(_ part: (Reason) -> String) -> String {
            reasons.map(part).filter { !$0.isEmpty }.joined(separator: ",")
        }
        return DialogBody(
            "sheet", on: "iphone-15", state: list(\.state), content: list(\.content), placement: list(\.placement),
            dialog: #""backdrop":{\#(list(\.backdrop))},"transition":{\#(list(\.transition))}"#)
    }

    private static func pointers(_ response: RawResponse) throws -> [String] {
        try expectProblem(response, 422)["errors"].elements.compactMap { $0["pointer"].string }
    }

    @Test func `an impossible request has one fault for its one reason`() throws {
        for reason in Self.reasons {
            let response = try Scrim.shared.get().post(Self.body([reason]).json)
            #expect(try Self.pointers(response) == [reason.pointer])
        }
    }

    @Test func `an impossible request has two faults for any two reasons`() throws {
        let scrim = try Scrim.shared.get()
        for (index, first) in Self.reasons.enumerated() {
            for second in Self.reasons[(index + 1)...] {
                let found = try Self.pointers(scrim.post(Self.body([first, second]).json))
                #expect(found.sorted() == [first.pointer, second.pointer].sorted())
            }
        }
    }

    @Test func `an impossible request has a fault for each of all reasons`() throws {
        let found = try Self.pointers(Scrim.shared.get().post(Self.body(Self.reasons).json))
        #expect(found.sorted() == Self.reasons.map(\.pointer).sorted())
    }

    /// A keyboard's timing is asked for only where the keyboard changes; what is no fault alone is none beside another.
    @Test func `an impossible request has no fault of what its endpoint does not compute`() throws {
        let state = #""keyboard":{"height":300,\#(Self.endless.dropFirst().dropLast())}"#
        let (sound, faulty) = (Reason(state: state, pointer: ""), Self.reasons[4])
        func pointers(_ reasons: [Reason]) throws -> [String] {
            let side = Self.body(reasons).json
            return try Self.pointers(
                Scrim.shared.get().post(#"{"from":\#(side),"to":\#(side)}"#, to: "/v1/specs/transitions"))
        }
        let wanted = try pointers([faulty])
        #expect(wanted.count == 2)
        #expect(try pointers([faulty, sound]) == wanted)
    }

    /// The same two reasons, wherever a dialog is in a body.
    @Test(arguments: [
        ("/v1/scenes", "/dialogs/0", "/device/window"), ("/v1/schedules", "/events/0/show", "/device/window"),
        ("/v1/lint", "/requests/0/dialog", "/requests/0/device/window"),
        ("/v1/specs/transitions", "/to/dialog", "/to/device/window"),
        ("/v1/specs/diff", "/to/dialog", "/to/device/window"), ("/v1/specs/samples", "/dialog", "/device/window"),
        ("/v1/specs/release", "/dialog", "/device/window"), ("/v1/specs/drag", "/dialog", "/device/window"),
    ])
    func `an impossible request has both faults at every endpoint`(
        path: String, dialog: String, window: String
    ) throws {
        let reasons = Self.reasons.filter { ["/device/window", "/dialog/placement/container"].contains($0.pointer) }
        let body = Self.body(reasons)
        let request =
            switch path {
            case "/v1/scenes": #"{"device":\#(body.device),"dialogs":[\#(body.dialog)]}"#
            case "/v1/schedules":
                #"{"device":\#(body.device),"policy":"stack","events":[{"at":0,"show":\#(body.dialog)}]}"#
            case "/v1/lint": #"{"requests":[\#(body.json)]}"#
            case "/v1/specs/transitions", "/v1/specs/diff": #"{"from":\#(Self.body([]).json),"to":\#(body.json)}"#
            case "/v1/specs/samples": #"{\#(body.json.dropFirst().dropLast()),"phase":"present","times":[0]}"#
            case "/v1/specs/release":
                #"{\#(body.json.dropFirst().dropLast()),"position":[196,600],"velocity":[0,300]}"#
            default: #"{\#(body.json.dropFirst().dropLast()),"from":[196,600],"positions":[[196,620]]}"#
            }
        let found = try Self.pointers(Scrim.shared.get().post(request, to: path))
        #expect(found.sorted() == [window, dialog + "/placement/container"].sorted())
    }
}
