import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Devices come from other tools' formats and go into them. The documents are those of the tools' own pages, or written
/// by them.
@Suite struct `Devices of other tools` {
    private func imported(_ body: String, format: String? = nil) throws -> JSON {
        try answer(body, at: "/v1/devices/import" + (format.map { "?format=" + $0 } ?? ""))
    }

    private func noted(_ answer: JSON) -> Set<String> {
        Set(answer["notes"].elements.compactMap { $0["pointer"].string })
    }

    @Test func `Playwright's registry becomes profiles, turned ones once`() throws {
        let agent =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"
        let body = #"""
            {"iPhone 11":{"userAgent":"\#(agent)","screen":{"width":414,"height":896},"viewport":{"width":414,\#
            "height":715},
               "deviceScaleFactor":2,"isMobile":true,"hasTouch":true,"defaultBrowserType":"webkit"},
             "iPhone 11 landscape":{"userAgent":"\#(agent)","viewport":{"width":800,"height":364},\#
             "deviceScaleFactor":2},
             "Tab landscape":{"userAgent":"Mozilla/5.0 (Linux; Android 8.1.0; SM-T837A) Chrome/1 Safari/537.36",
               "viewport":{"width":1138,"height":712},"deviceScaleFactor":2.25,"isMobile":true},
             "Desktop Chrome":{"viewport":{"width":1280,"height":720}}}
            """#
        let answer = try imported(body)
        let devices = answer["devices"].elements
        #expect(answer["format"] == "playwright")
        #expect(devices.map { $0["id"] } == ["iphone-11", "tab", "desktop-chrome"])
        #expect(devices.map { $0["idiom"] } == ["phone", "pad", "desktop"])
        #expect(devices[0]["name"] == "iPhone 11" && devices[0]["system"] == ["name": "iOS", "version": "12.2"])
        #expect(devices[0]["screen"]["width"] == 414 && devices[0]["screen"]["height"] == 896)
        #expect(devices[1]["system"] == ["name": "Android", "version": "8.1"])
        #expect(devices[1]["screen"]["width"] == 712 && devices[1]["screen"]["scale"] == 2.25)
        #expect(devices[2]["system"]["name"] == "web" && devices[2]["screen"]["scale"] == 1)
        #expect(
            noted(answer).isSuperset(of: [
                "/iPhone 11/userAgent", "/iPhone 11/viewport", "/iPhone 11/hasTouch", "/iPhone 11/defaultBrowserType",
                "/iPhone 11 landscape", "/Tab landscape", "/Desktop Chrome",
            ]))
    }

    /// The complete example of Unity's manual, its graphics left out: y grows upwards, lengths are pixels.
    @Test func `Unity's file of the iPhone XR becomes its profile`() throws {
        func turned(_ orientation: Int, _ x: Int) -> String {
            #"{"orientation":\#(orientation),"safeArea":{"x":88.0,"y":42.0,"width":1616.0,"height":786.0},"#
                + #""cutouts":[{"x":\#(x),"y":184.0,"width":66.0,"height":460.0}]}"#
        }
        let body = #"""
            {"friendlyName":"Apple iPhone XR","version":1,"screens":[{"width":828,"height":1792,\#
            "navigationBarHeight":0,"dpi":326.0,
              "orientations":[{"orientation":1,
                "safeArea":{"serializedVersion":"2","x":0.0,"y":68.0,"width":828.0,"height":1636.0},
                "cutouts":[{"serializedVersion":"2","x":184.0,"y":1726.0,"width":460.0,"height":66.0}]},
                \#(turned(3, 0)),\#(turned(4, 1726))],
              "presentation":{"overlayPath":"XR.png","borderSize":{"x":51,"y":51,"z":51,"w":51},"cornerRadius":116.0}}],
             "systemInfo":{"deviceModel":"iPhone11,8","deviceType":1,"operatingSystem":"iOS 12.0","processorCount":6}}
            """#
        let answer = try imported(body)
        let device = answer["devices"][0]
        #expect(answer["format"] == "unity" && device["id"] == "apple-iphone-xr" && device["idiom"] == "phone")
        #expect(device["system"] == ["name": "iOS", "version": "12"])
        #expect(device["screen"]["width"] == 414 && device["screen"]["height"] == 896 && device["screen"]["scale"] == 2)
        #expect(device["screen"]["cornerRadius"] == 58)
        #expect(device["screen"]["nativePixels"] == ["width": 828, "height": 1792])
        #expect(device["safeAreaInsets"]["portrait"] == ["top": 44, "left": 0, "bottom": 34, "right": 0])
        #expect(device["safeAreaInsets"]["landscape"] == ["top": 0, "left": 44, "bottom": 21, "right": 44])
        #expect(device["cutout"] == ["kind": "notch", "x": 92, "y": 0, "width": 230, "height": 33])
        #expect(
            noted(answer).isSuperset(of: [
                "/screens/0/dpi", "/screens/0/presentation/overlayPath", "/screens/0/navigationBarHeight",
                "/systemInfo/processorCount", "/screens/0/orientations/0/cutouts/0",
            ]))
    }

    @Test func `Storybook's viewports become profiles by their keys`() throws {
        let body = #"""
            {"mobile1":{"name":"Small mobile","styles":{"height":"568px","width":"320px"},"type":"mobile"},
             "tablet":{"name":"Tablet","styles":{"height":"1112px","width":"834px"},"type":"tablet"},
             "reset":{"name":"Whole page","styles":{"height":"100%","width":"100%"},"type":"desktop"}}
            """#
        let answer = try imported(body)
        let devices = answer["devices"].elements
        #expect(answer["format"] == "storybook" && devices.map { $0["id"] } == ["mobile1", "tablet"])
        #expect(devices[0]["name"] == "Small mobile" && devices[0]["idiom"] == "phone")
        #expect(devices[1]["screen"]["width"] == 834 && devices[1]["idiom"] == "pad")
        #expect(noted(answer).isSuperset(of: ["/mobile1", "/reset/styles/width", "/reset/styles/height"]))
    }

    @Test func `Commands of Chrome's protocol become one profile`() throws {
        let body = #"""
            [{"method":"Emulation.setDeviceMetricsOverride","params":{"width":1114,"height":720,\#
            "deviceScaleFactor":2.5,"mobile":true,
               "screenOrientation":{"type":"landscapePrimary","angle":90},"scale":1,
               "displayFeature":{"orientation":"vertical","offset":540,"maskLength":34},\#
               "devicePosture":{"type":"folded"}}},
             {"method":"Emulation.setSafeAreaInsetsOverride","params":{"insets":{"top":10,"left":20}}},
             {"method":"Emulation.setTouchEmulationEnabled","params":{"enabled":true}}]
            """#
        let answer = try imported(body)
        let device = answer["devices"][0]
        #expect(answer["format"] == "cdp" && answer["devices"].elements.count == 1)
        // Told turned by 90 degrees: its natural position is upright.
        #expect(device["screen"]["width"] == 720 && device["screen"]["height"] == 1114)
        #expect(device["safeAreaInsets"]["landscape"] == ["top": 10, "left": 20, "bottom": 0, "right": 0])
        #expect(device["safeAreaInsets"]["portrait"] == .null)
        let fold = device["reservedRegions"]["landscape"][0]
        #expect(fold["frame"] == ["x": 540, "y": 0, "width": 34, "height": 720] && fold["active"] == .bool(true))
        #expect(
            noted(answer).isSuperset(of: [
                "/0/params/screenOrientation", "/0/params/scale", "/0/params/displayFeature", "/0/params",
                "/1/params/insets", "/2",
            ]))
    }

    @Test func `An entry of DevTools' list becomes a profile`() throws {
        let answer = try imported(
            #"""
            [{"order":14,"show-by-default":true,"title":"Note/Book","screen":{"horizontal":{"width":1280,"height":800},
              "device-pixel-ratio":1.5,"vertical":{"width":800,"height":1280}},"capabilities":["touch"],\#
              "type":"notebook"}]
            """#)
        let device = answer["devices"][0]
        #expect(answer["format"] == "devtools" && device["id"] == "note-book" && device["idiom"] == "desktop")
        #expect(device["screen"]["width"] == 1280 && device["screen"]["scale"] == 1.5)
        #expect(noted(answer).isSuperset(of: ["/0/order", "/0/show-by-default", "/0/capabilities"]))
    }

    @Test(arguments: [
        ("{}", [""]), ("5", [""]), (#"{"a":{"b":1}}"#, [""]),
        (
            #"{"A":{"viewport":{"width":"x"},"deviceScaleFactor":99},"B":{"viewport":{"width":0,"height":5}}}"#,
            ["/A/viewport/width", "/A/viewport/height", "/A/deviceScaleFactor", "/B/viewport/width"]
        ),
        (
            #"{"screens":[{"width":0,"height":10}]}"#,
            ["/friendlyName", "/systemInfo", "/screens/0/width", "/screens/0/dpi"]
        ),
        (
            #"{"a":{"styles":{"width":"wide","height":-3}},"b":{"styles":{"width":"3px"}}}"#,
            ["/a/styles/width", "/a/styles/height", "/b/styles/height"]
        ),
        (#"{"width":0,"height":0,"deviceScaleFactor":1,"mobile":true}"#, [""]),
        (
            #"""
            {"friendlyName":"A","screens":[{"width":100,"height":200,"dpi":160,"orientations":[{"orientation":7},
             {"orientation":1,"safeArea":{"x":0,"y":0,"width":101,"height":200}}]}],\#
             "systemInfo":{"operatingSystem":"Android"}}
            """#, ["/screens/0/orientations/0/orientation", "/screens/0/orientations/1/safeArea"]
        ),
        ("[]", [""]),
    ])
    func `Every fault is told by its place`(body: String, pointers: [String]) throws {
        let errors = try problem(body, at: "/v1/devices/import")["errors"].elements
        #expect(Set(errors.compactMap { $0["pointer"].string }) == Set(pointers), "\(errors)")
    }

    @Test func `The format can be named, and only one that there is`() throws {
        let metrics = #"{"width":390,"height":844}"#
        #expect(try problem(metrics, at: "/v1/devices/import")["errors"][0]["allowed"].elements.count == 5)
        #expect(try imported(metrics, format: "cdp")["devices"][0]["screen"]["height"] == 844)
        #expect(try problem(metrics, at: "/v1/devices/import?format=sketch", status: 406)["code"] == "notAcceptable")
    }

    @Test func `At most a thousand devices are read at once`() throws {
        func registry(_ count: Int) -> String {
            "{" + (0..<count).map { #""D\#($0)":{"viewport":{"width":9,"height":9}}"# }.joined(separator: ",") + "}"
        }
        #expect(try imported(registry(1000))["devices"].elements.count == 1000)
        let errors = try problem(registry(1001), at: "/v1/devices/import")["errors"].elements
        #expect(errors.map { $0["pointer"] } == ["/D1000"] && errors[0]["code"] == "tooMany")
    }

    /// What each format has a place for; `exact` where it takes fractions of a point.
    @Test(arguments: [
        ("playwright", ["scale"], false), ("storybook", ["id", "name"], true), ("cdp", ["scale"], false),
        ("unity", ["name", "scale"], true),
    ])
    func `Every device comes back from every format with what that can say`(
        format: String, members: [String], isExact: Bool
    ) throws {
        let server = try Scrim.shared.get()
        for data in try Repository.devices.get() {
            let id = try #require(data["id"].string)
            let written = try server.get("/v1/devices/\(id)?format=\(format)")
            #expect(written.status == 200 && written["Content-Type"] == "application/json", "\(id)")
            let answer = try imported(written.text)
            let device = answer["devices"][0]
            #expect(answer["format"] == .string(format) && answer["devices"].elements.count == 1, "\(id)")
            for side in ["width", "height"] {
                let lost = abs(device["screen"][side].number - data["screen"][side].number)
                // Unity counts whole pixels, of at most a point.
                #expect(lost <= (isExact ? 0.5 / data["screen"]["scale"].number + 0.005 : 0.5), "\(id) \(side)")
            }
            let omitted = Set((written["Scrim-Omitted"] ?? "").split(separator: ", ").map(String.init))
            for member in members {
                let (told, known) =
                    member == "scale"
                    ? (device["screen"]["scale"], data["screen"]["scale"]) : (device[member], data[member])
                #expect(told == known && !omitted.contains("screen.scale") || member != "scale", "\(id) \(member)")
                #expect(told == known, "\(id) \(member)")
            }
            #expect(omitted.isSuperset(of: ["family", "sources", "confidence"]), "\(id)")
            // What comes back otherwise, or not at all, is told.
            let original = try JSON(server.get("/v1/devices/" + id).body)
            for member in ["name", "idiom", "system", "keyboard", "osVariants", "cutout", "year", "reservedRegions"]
            where original[member] != device[member] && !omitted.contains(member) {
                // A cut-out in whole pixels is one within a tenth of a point.
                #expect(member == "cutout" && format == "unity", "\(id) \(member)")
            }
            let spec = try server.spec(DialogBody("semiModal", on: device.text).json)
            #expect(spec["stage"]["device"] == device["id"], "\(id)")
        }
    }

    /// Unity's `deviceType` tells what is held in the hand, and the system's name what is worn.
    @Test(arguments: ["gnome", "kde", "harmonyos", "wearos", "visionos", "windows", "macos"])
    func `A device file of Unity says what kind of device it is of`(family: String) throws {
        let server = try Scrim.shared.get()
        for data in try Repository.devices.get() where data["family"] == .string(family) {
            let id = try #require(data["id"].string)
            let answer = try imported(server.get("/v1/devices/\(id)?format=unity").text)
            #expect(answer["devices"][0]["idiom"] == data["idiom"], "\(id)")
        }
    }

    @Test func `A device file of Unity without a type of device tells what is assumed`() throws {
        for (system, idiom) in [("GNOME 48", "desktop"), ("KDE Plasma 6", "desktop"), ("HarmonyOS 5", "phone")] {
            let answer = try imported(
                #"{"friendlyName":"A","screens":[{"width":360,"height":720,"dpi":160}],"#
                    + #""systemInfo":{"operatingSystem":"\#(system)"}}"#)
            #expect(answer["devices"][0]["idiom"] == .string(idiom), "\(system)")
            #expect(noted(answer).contains("/systemInfo"), "\(system)")
        }
    }

    @Test func `What a format cannot say is told to HEAD and to browsers too`() throws {
        let server = try Scrim.shared.get()
        let target = "/v1/devices/iphone-16?format=playwright"
        let omitted = try #require(try server.get(target)["Scrim-Omitted"])
        #expect(omitted.contains("safeAreaInsets") && omitted.contains("keyboard"))
        #expect(try server.send("HEAD", target)["Scrim-Omitted"] == omitted)
        #expect(try server.get(target)["Access-Control-Expose-Headers"]?.contains("Scrim-Omitted") == true)
        #expect(try server.get("/v1/devices/iphone-16")["Scrim-Omitted"] == nil)
        #expect(
            try server.get("/v1/devices/iphone-16?format=json").body == server.get("/v1/devices/iphone-16").body)
        #expect(try server.get("/v1/devices/iphone-16?format=sketch").status == 406)
        #expect(try server.get("/v1/devices/iphone-44?format=unity").status == 404)
    }

    @Test func `The command line reads and writes them as the server does`() throws {
        let server = try Scrim.shared.get()
        let written = try ScrimProcess.run(["devices", "pixel-9", "--format", "unity"])
        #expect(written.status == 0 && written.errors.contains("keyboard"))
        #expect(try JSON(written.output) == JSON(server.get("/v1/devices/pixel-9?format=unity").body))
        let read = try ScrimProcess.run(["devices", "--import", "-"], input: written.text)
        #expect(read.status == 0 && read.errors.contains("/screens/0/dpi"))
        let answer = try imported(written.text)
        #expect(try JSON(read.output) == answer["devices"])
        try withTemporaryDirectory { directory in
            try read.text.write(to: directory.appending(path: "own.json"), atomically: true, encoding: .utf8)
            let id = try #require(answer["devices"][0]["id"].string)
            let own = try ScrimProcess.run(["devices", id, "--devices", directory.path()])
            #expect(try JSON(own.output) == answer["devices"][0])
        }
        #expect(try ScrimProcess.run(["devices", "--import", "nothing/here.json"]).status == 2)
        for arguments in [
            ["devices", "--import", "-", "--from", "sketch"], ["devices", "--import", "-", "--from", "unity"],
            ["devices", "iphone-4", "--format", "sketch"], ["devices", "--format", "unity"],
        ] {
            let ending = try ScrimProcess.run(arguments, input: "{}")
            #expect(ending.status > 0 && ending.output.isEmpty && !ending.errors.isEmpty, "\(arguments)")
        }
    }
}
