import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `The catalogue` {
    @Test func `lists every device of the data, and no other`() throws {
        let devices = try Repository.devices.get()
        let response = try Scrim.shared.get().get("/v1/devices")
        let listed = try JSON(response.body)["devices"].elements
        #expect(Set(listed.map { $0["id"] }) == Set(devices.map { $0["id"] }))
        #expect(listed.count == devices.count)
        for device in listed {
            for name in ["id", "name", "family"] { #expect(device[name].string?.isEmpty == false, "\(device)") }
        }
    }

    @Test func `tells each device by its figures, in the request's own names`() throws {
        for data in try Repository.devices.get() {
            let id = try #require(data["id"].string)
            let response = try Scrim.shared.get().get("/v1/devices/" + id)
            #expect(response.status == 200, "\(id)")
            let device = try JSON(response.body)
            for name in ["id", "name", "family", "idiom", "year"] {
                #expect(device[name] == data[name], "\(id) \(name)")
            }
            // A device without a system of its own shows pages.
            let system = data["os"] == .null ? ["name": "web", "atLaunch": .null] : data["os"]
            #expect(device["system"]["name"] == system["name"], "\(id)")
            // 6.0 and 6 are one version.
            let version = system["atLaunch"].string.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
            #expect(device["system"]["version"].string == version, "\(id)")
            for name in ["width", "height", "scale", "cornerRadius"] {
                #expect(device["screen"][name] == data["screen"][name], "\(id) \(name)")
            }
            #expect(device["safeAreaInsets"]["portrait"] == data["safeArea"]["portrait"], "\(id)")
            #expect(device["safeAreaInsets"]["landscape"] == data["safeArea"]["landscape"], "\(id)")
            for aspect in ["portrait", "landscape"] {
                // A figure that nobody knows is null, in whatever way the data leaves it out.
                let height = data["keyboard"][aspect]
                #expect(device["keyboard"][aspect] == (height == .missing ? .null : height), "\(id) \(aspect)")
            }
            // A long sentence is a list of its lines in the data.
            let sources = data["sources"].elements.map { source in
                source.string ?? source.elements.compactMap(\.string).joined(separator: " ")
            }
            #expect(Set(device["sources"].elements.compactMap(\.string)).isSuperset(of: sources), "\(id)")
            #expect(!sources.isEmpty, "\(id)")
        }
    }

    @Test func `names devices that every request may be made for`() throws {
        for data in try Repository.devices.get() {
            let id = try #require(data["id"].string)
            let stage = try spec(#"{"device":"\#(id)","dialog":{"style":"semiModal"}}"#)["stage"]
            #expect(stage["device"] == .string(id))
            #expect(stage["orientation"] == "portrait")
            #expect(stage["bounds"]["x"] == 0 && stage["bounds"]["y"] == 0, "\(id)")
            // In whole pixels, of which the catalogue has hundredths of a point.
            for side in ["width", "height"] {
                let (laid, told) = (stage["bounds"][side].number, data["screen"][side].number)
                #expect(abs(laid - told) <= 0.005, "\(id)")
            }
            #expect(stage["scale"] == data["screen"]["scale"], "\(id)")
        }
    }

    @Test func `says for each style what it does unless told otherwise`() throws {
        let server = try Scrim.shared.get()
        let styles = try JSON(server.get("/v1/styles").body)["styles"].elements
        let names = Set(styles.compactMap { $0["id"].string })
        #expect(
            names.isSuperset(of: [
                "fullScreen", "pageSheet", "formSheet", "currentContext", "semiModal", "floating", "slidingMessage",
            ]))
        #expect(names.count == styles.count)
        for style in styles {
            let id = try #require(style["id"].string)
            let response = try server.get("/v1/styles/" + id)
            #expect(response.status == 200)
            // One style by itself may tell more than the list.
            let alone = try JSON(response.body)
            for (name, value) in style.members { #expect(alone[name] == value, "\(id) \(name)") }
            #expect(!style["defaults"].elements.isEmpty, "\(id)")
        }
    }

    @Test(arguments: [
        ("semiModal", 0.2, "dismiss"), ("slidingMessage", 0, "passThrough"), ("fullScreen", nil, "block"),
        ("pageSheet", nil, "block"), ("formSheet", nil, "block"), ("floating", nil, "block"),
    ])
    func `gives the defaults of the contract in every era`(style: String, opacity: Double?, interaction: String) throws
    {
        let defaults = try JSON(Scrim.shared.get().get("/v1/styles/" + style).body)["defaults"].elements
        // Kirigami's dialogs and ArkUI's close by a touch outside, and Kirigami's panel is a drawer; a watch's dialogs
        // are all of its screen.
        let others: [JSON] = ["kde", "harmonyos", "wearos"]
        for era in defaults where !others.contains(era["platform"]) {
            #expect(era["backdrop"]["interaction"] == .string(interaction))
            if let opacity { #expect(era["backdrop"]["opacity"] == .number(opacity)) }
        }
    }

    @Test(arguments: [
        "/v1/devices", "/v1/devices/iphone-4", "/v1/styles", "/v1/styles/semiModal", "/openapi.json", "/version",
    ])
    func `gives the same bytes on every server`(path: String) throws {
        let other = try Scrim()
        #expect(try other.get(path).body == (try Scrim.shared.get().get(path).body))
        #expect(try other.get(path)["ETag"] == (try Scrim.shared.get().get(path)["ETag"]))
        other.expectStopsClean()
    }
}
