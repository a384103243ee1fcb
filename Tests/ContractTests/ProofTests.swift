import Foundation
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `What an answer proves` {
    private func proofs(_ body: String) throws -> JSON { try spec(body)["proofs"] }

    @Test func `what an answer proves is told where it is asked for, and only there`() throws {
        for body in Requests.several where !body.contains("options") {
            #expect(try proofs(body) == .missing)
            let proved = try spec(String(body.dropLast()) + #","options":{"proof":true}}"#)
            var rest = proved.members
            rest["proofs"] = nil
            #expect(JSON.object(rest) == (try spec(body)))
            let proofs = proved["proofs"].elements
            let invariants = proofs.compactMap { $0["invariant"].string }
            #expect(
                invariants == ["insideContainer", "childrenApart", "touchesTile", "continuousJoints", "mirrored"])
            for proof in proofs { #expect(proof["holds"] == true, "\(proof["about"]) of \(body)") }
        }
    }

    /// An arrow is outside its popover by nature.
    @Test(arguments: ["ipad-pro-11-m4", "macbook-air-13", "gnome-1000x720", "windows-1366x720", "matepad-pro"])
    func `holds of a popover with an arrow`(device: String) throws {
        let proofs = try proofs(
            DialogBody(
                "popover", on: device, content: #""title":"A""#,
                placement: #""anchor":{"x":300,"y":200,"width":40,"height":30}"#, options: #""proof":true"#
            ).json)
        for proof in proofs.elements { #expect(proof["holds"] == true, "\(proof["about"])") }
    }

    /// Their margins, corners and outlines are alike at left and right. The border of a drawer at the trailing edge is
    /// on its inner side, and keeps the text in an ellipse off on that side.
    @Test(arguments: [
        ("x-mui-dialog", ""), ("x-side-drawer", ""), ("x-snap-drawer", ""),
        (
            "x-side-drawer",
            ##","size":{"width":300,"height":300},"shape":{"kind":"ellipse"},"border":{"width":20,"color":"#123456"}"##
        ),
    ])
    func `proves the mirror of styles with margins and outlines`(style: String, content: String) throws {
        let body = DialogBody(
            style, on: "iphone-14", content: #""title":"A","message":"Hello"\#(content)"#, options: #""proof":true"#
        ).json
        let proof = try #require(try proofs(body).elements.first { $0["invariant"] == "mirrored" })
        #expect(proof["holds"] == true, "\(proof["about"])")
    }

    /// A cut-out at one side alone, and frames that are told on their side, have no mirror.
    @Test(arguments: [("pixel-8", ""), ("iphone-15", #""coordinateSpace":"fixed""#)])
    func `says nothing of a mirror where the window has none`(device: String, options: String) throws {
        let body = DialogBody(
            "fullScreen", on: device, state: #""orientation":"landscapeLeft""#, content: #""title":"A""#,
            options: [#""proof":true"#, options].filter { !$0.isEmpty }.joined(separator: ",")
        ).json
        let proofs = try proofs(body).elements
        #expect(!proofs.isEmpty && proofs.allSatisfy { $0["invariant"] != "mirrored" })
        #expect(proofs.allSatisfy { $0["holds"] == true })
    }

    /// The app's element stays where it is in the mirror, and the message keeps clear of it.
    @Test func `says nothing of a mirror where an element of the app ties it to a side`() throws {
        let element = #"{"id":"a","frame":{"x":250,"y":400,"width":60,"height":44},"keepClear":true}"#
        let body = DialogBody(
            "slidingMessage", on: "mate-x5-unfolded", state: #""elements":[\#(element)],"keyboard":{"height":253}"#,
            options: #""proof":true"#
        ).json
        #expect(try proofs(body).elements.allSatisfy { $0["invariant"] != "mirrored" && $0["holds"] == true })
    }

    @Test func `fails where the request breaks it`() throws {
        // A path that leaves a strip of the dialog open does not: what lies below is reached there.
        let body = DialogBody(
            "floating", on: "iphone-4", content: #""title":"A""#,
            placement: #""frame":{"x":250,"y":100,"width":200,"height":100}"#, options: #""proof":true"#
        ).json
        let proofs = try proofs(body)
        #expect(proofs.elements.first { $0["invariant"] == "mirrored" } == nil)
        let inside = proofs.elements.first { $0["invariant"] == "insideContainer" }
        #expect(inside?["holds"] == false)
        #expect(inside?["about"].string?.contains("dialog") == true)
    }

    @Test func `what an answer proves is worked out whatever members are told`() throws {
        let body = DialogBody(
            "alert", on: "iphone-8", content: #""title":"A""#, options: #""proof":true,"include":["id"]"#
        ).json
        let answer = try spec(body)
        #expect(Set(answer.members.keys) == ["schemaVersion", "id", "proofs"])
        #expect(answer["proofs"].elements.count == 5)
    }
}

@Suite struct `What is lost from one specification to another` {
    private func losses(_ from: String, _ to: String) throws -> [JSON] {
        let answer = try answer(#"{"from":\#(from),"to":\#(to)}"#, at: "/v1/specs/diff")
        return answer["losses"].elements
    }

    @Test func `what is lost from one specification to another is nothing between equals`() throws {
        for body in Requests.several { #expect(try losses(body, body) == []) }
    }

    /// Android has no detents for an alert, and says so of the member; a sheet that rests at two heights loses both.
    @Test func `is each detent, layer and member that the second has no use for`() throws {
        let sheet = #"{"style":"sheet","placement":{"detents":["medium","large"]},"content":{"title":"A"}}"#
        let alert = sheet.replacing(#""style":"sheet""#, with: #""style":"alert""#)
        let lost = try losses(
            DialogBody(on: "iphone-15", dialog: sheet).json, DialogBody(on: "iphone-15", dialog: alert).json)
        #expect(lost.contains(["pointer": "/presentation/detents/medium", "reason": "detentMissing"]))
        #expect(lost.contains(["pointer": "/presentation/detents/large", "reason": "detentMissing"]))
        #expect(lost.contains(["pointer": "/to/dialog/placement/detents", "reason": "memberHasNoEffect"]))
    }

    @Test
    func `what is lost from one specification to another is what Android does not blur of what iOS does`() throws {
        let dialog = #"{"style":"alert","content":{"title":"A","actions":[{"title":"OK"}]}}"#
        let (phone, pixel) = (
            DialogBody(on: "iphone-8", dialog: dialog).json, DialogBody(on: "pixel-8", dialog: dialog).json
        )
        let from = try spec(phone)
        let expected = from["layers"].elements.filter { layer in
            layer["background"]["material"] != .missing && layer["background"]["material"] != .null
        }.compactMap { $0["id"].string }
        let lost = try losses(phone, pixel).filter { $0["reason"] == "materialMissing" }
        #expect(!lost.isEmpty)
        for loss in lost {
            #expect(expected.contains { loss["pointer"] == .string("/layers/\($0)/background/material") })
        }
    }
}

@Suite struct `Content-Location` {
    @Test func `Content-Location is a GET with the same bytes, in every format`() throws {
        let server = try Scrim()
        for (index, body) in Requests.several.enumerated() {
            let format = ["", "?format=svg", "?format=css", "?format=json"][index % 4]
            let response = try server.post(body, to: "/v1/specs" + format)
            let location = try #require(response["Content-Location"], "\(body)")
            #expect(location.hasPrefix("/v1/specs?"))
            #expect(location.contains("format=") == ["?format=svg", "?format=css"].contains(format))
            let got = try server.get(location)
            #expect(got.body == response.body)
            #expect(got["Content-Type"] == response["Content-Type"])
            #expect(got["Content-Location"] == location)
        }
        server.expectStopsClean()
    }

    @Test func `is the same however the body is laid out, and stays where it is answered from the cache`() throws {
        let server = try Scrim()
        let first = try server.post(Requests.semiModal)["Content-Location"]
        #expect(try server.post(Requests.semiModal)["Content-Location"] == first)
        #expect(first != nil)
        let other = try Scrim()
        let spaced = "{ \"device\" :\"iphone-4\",\n\"dialog\":{\"style\": \"semiModal\"}}"
        #expect(try other.post(spaced)["Content-Location"] == first)
        server.expectStopsClean()
        other.expectStopsClean()
    }

    @Test func `names what stands in the URL by its members`() throws {
        // Of one's own, since a kept answer names the request that it was first made for.
        let server = try Scrim()
        let response = try server.get("/v1/specs?dialog.style=semiModal&device=iphone-5s")
        let location = try #require(response["Content-Location"])
        #expect(location == "/v1/specs?device=iphone-5s&dialog.style=semiModal")
        #expect(try server.get(location).body == response.body)
        server.expectStopsClean()
    }

    /// One cache answers all: what a client writes before or into the path comes back to nobody.
    @Test(arguments: [
        ("/v1/specs", Requests.semiModal), ("/v1/specs?format=svg", Requests.semiModal),
        ("/v1/scenes", #"{"device":"iphone-4","dialogs":[{"style":"semiModal"}]}"#),
        ("/v1/lint", #"{"requests":[{"device":"iphone-4","dialog":{"style":"semiModal"}}]}"#),
    ])
    func `has the path of the endpoint, however the target spells it`(target: String, body: String) throws {
        let path = target.prefix { $0 != "?" }
        let name = String(path.dropFirst("/v1/".count))
        let spelled = "/v1/%\(String(name.utf8.first ?? 0, radix: 16))" + name.dropFirst()
        let query = target.dropFirst(path.count)
        for path in ["http://evil.example\(path)", "https://evil.example:8443\(spelled)", spelled] {
            let server = try Scrim()
            let first = try server.post(body, to: path + query)
            #expect(first.status == 200, "\(path)")
            let location = try #require(first["Content-Location"])
            #expect(location.hasPrefix("/v1/\(name)?"), "\(path): \(location)")
            #expect(try server.post(body, to: target)["Content-Location"] == location)
            let got = try server.get(location.replacingOccurrences(of: "/v1/\(name)?", with: path + "?"))
            #expect(got.status == 200 && got["Content-Location"] == location, "\(path)")
            #expect(try server.get(location)["Content-Location"] == location)
            server.expectStopsClean()
        }
    }

    @Test func `has the path of the endpoint where the members come in another one's URL`() throws {
        let server = try Scrim()
        let members = "?device=nexus-5&dialog.style=alert&dialog.content.title=A"
        for start in ["http://evil.example/v1/specs", "/v1/%73pecs", "/v1/specs"] {
            let response = try server.get(start + members)
            #expect(
                response["Content-Location"] == "/v1/specs?device=nexus-5&dialog.content.title=A&dialog.style=alert")
        }
        server.expectStopsClean()
    }

    @Test func `Content-Location is left out where it would be too long, and on streams`() throws {
        let long =
            #"{"device":"iphone-4","dialog":{"content":{"message":"\#(String(repeating: "long ", count: 400))"}}}"#
        #expect(try Scrim.shared.get().post(long)["Content-Location"] == nil)
        let many =
            #"{"devices":[\#(Array(repeating: #""iphone-4""#, count: 70).joined(separator: ","))],"dialogs":[{}]}"#
        #expect(try Scrim.shared.get().post(many, to: "/v1/specs/batch")["Content-Location"] == nil)
        #expect(try Scrim.shared.get().post("{}")["Content-Location"] == nil)
    }
}
