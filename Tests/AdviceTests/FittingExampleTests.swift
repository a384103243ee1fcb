import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// The errors of a request that has only one value, at this place; `*` is the first element.
private func errors(_ value: String, at place: String) throws -> [JSON] {
    let body = place.split(separator: "/").reversed().reduce(value) { value, token in
        token == "*" ? "[\(value)]" : "{\"\(token)\":\(value)}"
    }
    let response = try Scrim.shared.get().post(body)
    return try JSON(response.body)["errors"].elements
}

@Suite struct `An example in an error` {
    /// Whatever is wrong with a member of a request, what the error gives instead is right there.
    @Test(arguments: RequestSchema.objects.map(\.pointer))
    func `an example in an error is accepted in its place`(object: String) throws {
        let names = try #require(RequestSchema.objects.first { $0.pointer == object }).names
        for place in names.map({ object + "/" + $0 }) {
            let pointer = place.split(separator: "/").map { $0 == "*" ? "/0" : "/" + $0 }.joined()
            for wrong in ["true", "0.5", "[]", #""zzqx""#] {
                for error in try errors(wrong, at: place) where error["pointer"].string == pointer {
                    let message = error["message"].string ?? ""
                    guard let start = message.firstRange(of: "For example "), message.last == "." else { continue }
                    let example = String(message[start.upperBound...].dropLast())
                    let faults = try errors(example, at: place).filter { fault in
                        let found = fault["pointer"].string ?? ""
                        // Whether it suits the rest of the request is another matter.
                        guard fault["code"] != "conflictingMember" else { return false }
                        return found == pointer || found.hasPrefix(pointer + "/")
                    }
                    #expect(faults.isEmpty, "\(wrong) at \(place): \(message) \(faults)")
                }
            }
        }
    }

    @Test(arguments: [
        "/dialog/content/closeButton", "/dialog/content/blocks/*", "/dialog/content/actions/*/symbol",
        "/dialog/content/shape/radii", "/dialog/backdrop/opacityByDetent", "/dialog/backdrop/cutouts/*",
        "/dialog/placement/stack", "/dialog/placement/edges", "/dialog/placement/detentsByOrientation",
        "/dialog/platforms", "/dialog/transition/keyframes", "/dialog/transition/keyframes/opacity/*",
        "/dialog/transition/easings", "/device/elements/*", "/device/browserChrome", "/options/rules/severity",
        "/device/cutout", "/device/fold", "/device/osVariants/*", "/dialog/platforms/android", "/dialog/platforms/kde",
    ])
    func `an example in an error is there where an object is needed`(place: String) throws {
        let messages = try errors("true", at: place).compactMap { $0["message"].string }
        #expect(messages.contains { $0.contains("For example {") }, "\(messages)")
    }
}

@Suite struct `What an error says to write` {
    /// Each value is of a wrong type or unknown; what is told instead is right in its place.
    @Test(arguments: [
        ("/dialog/content/shape", #""12""#), ("/dialog/content/actions", #"{"ok":"OK"}"#),
        ("/dialog/content/textFields", "2"), ("/dialog/backdrop/passThroughRects", "3.5"),
        ("/dialog/backdrop/passThroughRects", #""2s""#), ("/dialog/content/image", #"".medium""#),
        ("/dialog/pushBack", #""300ms""#), ("/dialog/dismissal", "1e9"), ("/dialog/transition", "1e308"),
        ("/dialog/content/shape/radius", #""12px""#), ("/dialog/transition/easing", #""spring(1)""#),
    ])
    func `what an error says to write is accepted`(place: String, wrong: String) throws {
        try expectAccepted(wrong, at: place)
    }

    /// The same of every member of a request, for values as people abbreviate them.
    @Test(arguments: RequestSchema.objects.map(\.pointer))
    func `what an error says to write is accepted everywhere`(object: String) throws {
        let names = try #require(RequestSchema.objects.first { $0.pointer == object }).names
        for place in names.map({ object + "/" + $0 }) {
            for wrong in ["3.5", "1e9", #""2s""#, #""12px""#, #""50%""#, #""medium""#, "[1,2]", #"{"ok":"OK"}"#] {
                try expectAccepted(wrong, at: place)
            }
        }
    }

    private func expectAccepted(_ wrong: String, at place: String) throws {
        let pointer = place.split(separator: "/").map { $0 == "*" ? "/0" : "/" + $0 }.joined()
        for error in try errors(wrong, at: place) where error["pointer"].string == pointer {
            guard error["code"] == "wrongType" || error["code"] == "unknownValue",
                let message = error["message"].string, let start = message.firstRange(of: "Write "), message.last == "."
            else { continue }
            let value = String(message[start.upperBound...].dropLast())
            guard (try? JSON(Array(value.utf8))) != nil else { continue }
            let faults = try errors(value, at: place).filter { fault in
                let found = fault["pointer"].string ?? ""
                guard fault["code"] != "conflictingMember" else { return false }
                return found == pointer || found.hasPrefix(pointer + "/")
            }
            #expect(faults.isEmpty, "\(wrong) at \(place): \(message) \(faults)")
        }
    }

    /// A null is no advice to leave out what has to be there.
    @Test(arguments: [
        (#"{"device":"iphone-15","dialog":null}"#, "/dialog", false),
        (#"{"device":null,"dialog":{}}"#, "/device", false),
        (#"{"device":{"profile":null},"dialog":{}}"#, "/device/profile", false),
        (#"{"device":{"profile":null,"screen":{"width":320,"height":480}},"dialog":{}}"#, "/device/profile", true),
        (
            #"{"device":"iphone-15","dialog":{"content":{"image":{"width":null,"height":40}}}}"#,
            "/dialog/content/image/width", false
        ),
        (
            #"{"device":"iphone-15","dialog":{"transition":{"easing":{"linear":[[null,0],[1,1]]}}}}"#,
            "/dialog/transition/easing/linear/0/0", false
        ),
        (#"{"device":"iphone-15","dialog":{"content":{"title":null}}}"#, "/dialog/content/title", true),
        (#"{"device":"iphone-15","dialog":{},"options":null}"#, "/options", true),
    ])
    func `what an error says to write is to leave out only what may be left out`(
        body: String, pointer: String, mayBe: Bool
    ) throws {
        let errors = try problem(body)["errors"].elements
        let message = try #require(errors.first { $0["pointer"] == .string(pointer) })["message"].string ?? ""
        #expect(message.contains("Leave the member out") == mayBe, "\(message)")
    }

    @Test func `has an example of a variant that is accepted`() throws {
        let body = #"{"devices":["iphone-15"],"dialogs":[{"style":"alert"}],"variants":"#
        let error = try problem(body + #"["v"]}"#, at: "/v1/specs/batch")["errors"][0]
        let example = try #require(error["message"].string?.split(separator: "For example ").last).dropLast()
        let results = try answer(body + example + "}", at: "/v1/specs/batch")["results"].elements
        #expect(results.count == 2 && results.allSatisfy { $0["problem"] == .missing })
        let stranger = #"{"v":{"device":{"appearance":"dark"}}}"#
        let told = try answer(body + stranger + "}", at: "/v1/specs/batch")["results"].elements.last
        let fault = told?["problem"]["errors"][0]
        #expect(fault?["pointer"] == "/variants/v/device")
        #expect(
            fault?["message"].string?.contains("at the top of the body") == false, "\(fault?["message"].string ?? "")")
    }

    /// A screen is an object.
    @Test func `what an error says to write is an object where the device's member is one`() throws {
        let body = #"{"device":"iphone-15","dpr":3,"dialog":{"style":"alert"}}"#
        let message = try problem(body)["errors"][0]["message"].string ?? ""
        #expect(!message.contains(#""screen":"…""#), "\(message)")
    }
}
