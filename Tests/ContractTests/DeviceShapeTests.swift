import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// A device has one shape: what the server tells of it, what a file of one's own holds, what a request describes.
@Suite struct `One shape for devices` {
    private func told(_ id: String) throws -> String { try Scrim.shared.get().get("/v1/devices/" + id).text }

    private func answer(_ device: String, _ dialog: String = #"{"style":"formSheet","content":{"title":"Hi"}}"#) throws
        -> RawResponse
    {
        try Scrim.shared.get().post(DialogBody(on: device, dialog: dialog, options: #""explain":true"#).json)
    }

    /// A device told in full with another member behind the others.
    private func adding(_ member: String, to device: String) -> String { device.dropLast() + ",\(member)}" }

    @Test func `A device that the server told is answered for as its id is`() throws {
        for data in try Repository.devices.get() {
            let id = try #require(data["id"].string)
            let device = try told(id)
            let expected = try answer(#""\#(id)""#)
            #expect(expected.status == 200, "\(id)")
            #expect(try answer(device).body == expected.body, "\(id)")
            let turned = try answer(#"{"profile":"\#(id)","orientation":"landscapeRight"}"#)
            #expect(try answer(adding(#""orientation":"landscapeRight""#, to: device)).body == turned.body, "\(id)")
            #expect(try answer(#"{"profile":\#(device),"orientation":"landscapeRight"}"#).body == turned.body, "\(id)")
        }
    }

    /// 48 points at the top with iOS 13, which it was launched with; 44 for who asks for iOS 13 (its `osVariants`).
    @Test func `A whole profile takes a system and a keyboard as a catalogue id does`() throws {
        let device = try told("iphone-11")
        for member in [#""system":{"name":"iOS","version":"13"}"#, #""keyboard":"docked""#] {
            let expected = try answer(#"{"profile":"iphone-11",\#(member)}"#)
            #expect(expected.status == 200)
            #expect(try answer(#"{"profile":\#(device),\#(member)}"#).body == expected.body)
        }
        #expect(try JSON(answer(device).body)["stage"]["safeArea"]["y"] == 48)
        let asked = try answer(#"{"profile":\#(device),"system":{"name":"iOS","version":"13"}}"#)
        #expect(try JSON(asked.body)["stage"]["safeArea"]["y"] == 44)
    }

    @Test func `Figures for both ways up count in each`() throws {
        let device = #"""
            "id":"panel","screen":{"width":400,"height":700},
            "safeAreaInsets":{"portrait":{"top":30,"left":0,"bottom":10,"right":0},"landscape":null},
            "keyboard":{"portrait":260,"landscape":180},
            "reservedRegions":{"portrait":[{"kind":"division","frame":{"x":0,"y":350,"width":400,"height":0}}],\#
            "landscape":[]}
            """#
        let upright = try JSON(answer("{\(device)}").body)["stage"]
        #expect(upright["device"] == "panel" && upright["keyboard"] == .null)
        #expect(upright["safeArea"] == ["x": 0, "y": 30, "width": 400, "height": 660])
        // The upper of the two parts, which holds the leading top corner.
        #expect(upright["container"] == ["x": 0, "y": 0, "width": 400, "height": 350])
        let turned = try JSON(answer(#"{\#(device),"orientation":"landscapeLeft"}"#).body)["stage"]
        // What stood at the top keeps both sides clear where nobody says how the device is when turned; the bottom
        // stays.
        #expect(turned["safeArea"] == ["x": 30, "y": 0, "width": 640, "height": 390])
        #expect(turned["container"] == ["x": 0, "y": 0, "width": 700, "height": 400])
        let typing = try JSON(
            answer(#"{"profile":{\#(device)},"orientation":"landscapeLeft","keyboard":"docked"}"#).body)
        #expect(typing["stage"]["keyboard"] == ["x": 0, "y": 220, "width": 700, "height": 180])
    }

    @Test(arguments: [
        (#"{"id":"a b","screen":{"width":1,"height":1}}"#, ["/device/id"]),
        (#"{"id":"a","nmae":"A","screen":{"width":1,"height":1}}"#, ["/device/nmae"]),
        (#"{"id":"a","notes":5}"#, ["/device/screen", "/device/notes"]),
        (#"{"screen":{"width":1,"height":1},"keyboard":{"portrait":1,"mode":"docked"}}"#, ["/device/keyboard/mode"]),
        (#"{"profile":{"id":"a"},"idiom":"clock"}"#, ["/device/profile/screen", "/device/idiom"]),
        (#"{"profile":{"id":"a","safeArea":{},"screen":{"width":1,"height":1}}}"#, ["/device/profile/safeArea"]),
        (#"{"profile":"iphone-4","statusBarHeight":{}}"#, ["/device/statusBarHeight"]),
        (
            #"{"profile":"iphone-4","safeAreaInsets":{"portrait":{"top":1,"left":1}}}"#,
            ["/device/safeAreaInsets/portrait/bottom", "/device/safeAreaInsets/portrait/right"]
        ),
    ])
    func `Every fault of a device told in full is reported`(device: String, pointers: [String]) throws {
        let response = try answer(device)
        #expect(response.status == 422)
        #expect(try Set(JSON(response.body)["errors"].elements.map { $0["pointer"].string }) == Set(pointers))
    }

    @Test func `A file of what the server told gives the same devices under other names`() throws {
        let devices = try Repository.devices.get().map { try #require($0["id"].string) }
        try withTemporaryDirectory { directory in
            for id in devices {
                let own = try told(id).replacing(#"{"id":"\#(id)""#, with: #"{"id":"own-\#(id)""#, maxReplacements: 1)
                try own.write(to: directory.appending(path: "\(id).json"), atomically: true, encoding: .utf8)
            }
            let serving = try ServingProcess(["--port", "0", "--devices", directory.path()])
            for id in devices {
                let own = try serving.get("/v1/devices/own-\(id)").text
                #expect(try own == told(id).replacing(#"{"id":"\#(id)""#, with: #"{"id":"own-\#(id)""#), "\(id)")
            }
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
    }

    @Test func `All faults of all files are told at the start`() throws {
        try withTemporaryDirectory { directory in
            for (name, text) in [
                (
                    "a.json",
                    #"[{"id":"x y","screen":{"width":3}},{"id":"a","nmae":"A","screen":{"width":3,"height":4}}]"#
                ),
                ("b.json", "{"),
            ] {
                try text.write(to: directory.appending(path: name), atomically: true, encoding: .utf8)
            }
            let ending = try ScrimProcess.run(["serve", "--port", "0", "--devices", directory.path()])
            #expect(ending.status > 0)
            for part in [
                "--devices", "a.json, /0/id", "a.json, /0/screen/height", "a.json, /1/nmae", "\"name\"", "b.json",
            ] {
                #expect(ending.errors.contains(part), "\(ending.errors)")
            }
        }
    }
}
