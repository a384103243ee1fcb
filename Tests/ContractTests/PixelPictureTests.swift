import MicroHTTP
import PictureTestSupport
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// A device of 200 × 300 points at 2x, with an alert on it.
private func query(_ title: String = "Hi", _ more: String = "") -> String {
    "/v1/specs?device.screen.width=200&device.screen.height=300&device.screen.scale=2&dialog.style=alert"
        + "&dialog.content.title=\(title)&dialog.content.actions.0.title=OK" + more
}

private let small = DialogBody("alert", on: "200x300@2", content: #""title":"Hi","actions":[{"title":"OK"}]"#).json

@Suite struct `Pictures in pixels, over HTTP` {
    private func file(_ response: RawResponse) throws -> PNGReader {
        #expect(response.status == 200, "\(String(decoding: response.body.prefix(400), as: UTF8.self))")
        return try #require(PNGReader(response.body))
    }

    @Test(arguments: [("", 2), ("&scale=1", 1), ("&scale=4", 4), ("&scale=1.5", 1.5)])
    func `have the screen's pixels, or those that are asked for`(option: String, scale: Double) throws {
        let response = try Scrim.shared.get().get(query("Hi", "&format=png&device=false" + option))
        #expect(response["Content-Type"] == "image/png")
        let picture = try file(response)
        #expect(picture.size == [Int(200 * scale), Int(300 * scale)])
        #expect(pixelsByLibpng(response.body)?.count == Int(200 * scale) * Int(300 * scale))
    }

    /// The screen of the query is 200 × 300 points at 2 pixels each.
    @Test(arguments: [("maxWidth=100", [100, 150]), ("maxWidth=300", [300, 450]), ("maxWidth=1000", [400, 600])])
    func `pictures in pixels, over HTTP are no wider than they may be`(option: String, size: [Int]) throws {
        #expect(try file(Scrim.shared.get().get(query("Hi", "&format=png&device=false&" + option))).size == size)
        let larger = try file(Scrim.shared.get().get(query("Hi", "&format=png&device=false&scale=4&" + option)))
        #expect(larger.size == (option == "maxWidth=1000" ? [800, 1200] : size))
    }

    /// Of five moments none is wider than (maxWidth - 4 gaps) / 5, and all are as wide as the others.
    @Test(arguments: [
        (400, "&device=false"), (399, "&device=false"), (401, "&scale=4"), (1_000, "&scale=4&device=false"),
    ])
    func `pictures in pixels, over HTTP are no wider than they may be side by side, either`(most: Int, option: String)
        throws
    {
        let strip = try file(
            Scrim.shared.get().get(query("Hi", "&format=filmstrip&frames=5&maxWidth=\(most)" + option)))
        #expect(strip.size[0] <= most && strip.size[0] > most - 10)
        let wide = try file(Scrim.shared.get().get(query("Hi", "&format=filmstrip&frames=5&maxWidth=16000" + option)))
        #expect(wide.size[0] > strip.size[0])
    }

    @Test func `pictures in pixels, over HTTP are chosen by Accept, and are the same by every way`() throws {
        let server = try Scrim.shared.get()
        let named = try server.get(query("Hi", "&format=png"))
        let accepted = try server.get(query(), headers: [("Accept", "image/png")])
        #expect(accepted["Content-Type"] == "image/png")
        #expect(accepted.body == named.body)
        let posted = try server.connect()
        try posted.send(Requests.posting(small, to: "/v1/specs?format=png"))
        #expect(try posted.readResponse().body == named.body)
        let again = try server.get(query("Hi", "&format=png"), headers: [("If-None-Match", named["ETag"] ?? "")])
        #expect(again.status == 304)
    }

    @Test func `pictures in pixels, over HTTP are never compressed again`() throws {
        let response = try Scrim.shared.get().get(
            query("Hi", "&format=png&scale=2"), headers: [("Accept-Encoding", "gzip, zstd")])
        #expect(response.body.count > 2_000)
        #expect(response["Content-Encoding"] == nil)
    }

    /// Of presenting where nobody says: an alert that comes in d seconds has d · fps pictures, the last one cut short,
    /// and its end; pictures of nothing new are joined to the one before.
    @Test func `play a timeline from its start to its end`() throws {
        let server = try Scrim.shared.get()
        let duration = try server.spec(small)["transitions"]["present"]["duration"].number
        let response = try server.get(query("Hi", "&format=apng&framesPerSecond=20&device=false"))
        #expect(response["Content-Type"] == "image/apng")
        let picture = try file(response)
        #expect(picture.size == [200, 300])
        let names = picture.chunks.map(\.name)
        let count = PNGReader.number(try #require(picture.chunks.first { $0.name == "acTL" }).content, 0)
        #expect(names.count { $0 == "fcTL" } == count && names.count { $0 == "fdAT" } == count - 1)
        #expect(count > 2 && count <= Int((duration * 20).rounded(.up)) + 1)
        // Twentieths of a second, one for each picture, and a second for the end.
        let twentieths = picture.chunks.filter { $0.name == "fcTL" }.map { chunk in
            Double(chunk.content[20]) * 256 + Double(chunk.content[21])
        }
        let steps = twentieths.reduce(0, +) / 100
        #expect(abs(steps - ((duration * 20).rounded(.up) + 1 + 20)) < 0.01)
        #expect(pixelsByLibpng(response.body) != nil)
    }

    /// Without a device eight points lie between the moments.
    @Test func `stand side by side in a strip`() throws {
        let server = try Scrim.shared.get()
        let picture = try file(server.get(query("Hi", "&format=filmstrip&frames=4&scale=2&device=false")))
        #expect(picture.size == [4 * 400 + 3 * 16, 600])
        let pixels = try #require(picture.pixels)
        // The end of presenting is what a still picture of that moment is.
        let duration = try server.spec(small)["transitions"]["present"]["duration"].number
        let still = try #require(
            file(server.get(query("Hi", "&format=png&phase=present&time=\(duration)&scale=2&device=false"))).pixels)
        for (x, y) in [(0, 0), (200, 300), (120, 250), (399, 599)] {
            #expect(pixels.pixel(3 * 416 + x, y) == still.pixel(x, y))
        }
    }

    @Test func `leave the ground out where it is to be transparent`() throws {
        let pixels = try #require(
            file(Scrim.shared.get().get(query("Hi", "&format=png&background=transparent&device=false"))).pixels)
        #expect(pixels.channels == 4)
        // Nothing is behind the alert but what dims: black that lets most light through.
        #expect(pixels.pixel(2, 2)[3] < 128)
        #expect(pixels.pixel(200, 300)[3] > 200)
    }
}

@Suite struct `Pictures beyond their limits` {
    @Test(arguments: [
        ("png", "&scale=2", "/scale", "--max-picture-pixels"),
        ("filmstrip", "&frames=40", "/scale", "--max-picture-pixels"),
        ("apng", "&scale=1.2&framesPerSecond=20", "/scale", "--max-motion-pixels"),
        ("apng", "&framesPerSecond=60", "/framesPerSecond", "--max-picture-frames"),
        ("filmstrip", "&frames=12&scale=1", "/frames", "--max-picture-frames"),
    ])
    func `pictures beyond their limits are refused by the setting's name, and nothing is drawn`(
        format: String, options: String, pointer: String, setting: String
    ) throws {
        let server = try Scrim {
            $0.limits.picturePixels = 200 * 300 * 3
            $0.limits.motionPixels = 200 * 300 * 10
            $0.limits.pictureFrames = format == "filmstrip" && setting == "--max-picture-pixels" ? 60 : 11
        }
        let response = try server.get(query("Hi", "&format=\(format)&device=false\(options)"))
        try expectProblem(response, 422)
        let fault = try JSON(response.body)["errors"][0]
        #expect(fault["pointer"] == .string(pointer))
        #expect(fault["code"] == "tooMany")
        #expect(fault["message"].string?.hasSuffix("The limit is the setting \(setting).") == true)
    }

    @Test func `may not be longer than can be drawn`() throws {
        let response = try Scrim.shared.get().get(
            "/v1/specs?device.screen.width=12000&device.screen.height=10&dialog.style=semiModal&format=png&scale=4"
                + "&device=false")
        try expectProblem(response, 422)
        #expect(try JSON(response.body)["errors"][0]["pointer"] == "/scale")
    }

    @Test(arguments: [
        "maxWidth=15", "maxWidth=100.5", "scale=0.5", "scale=5", "framesPerSecond=10", "frames=3", "scale=2&scale=3",
    ])
    func `and options that a format has not are refused`(option: String) throws {
        let response = try Scrim.shared.get().get(query("Hi", "&format=png&" + option))
        #expect(response.status == 422 || response.status == 400)
    }
}

@Suite struct `The gate of pictures` {
    /// One thread draws, and nobody may wait for it.
    @Test func `lets in as many as may be, and holds nothing else up`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWaitingPictures = 0
        }
        let first = try server.connect()
        try first.send("GET \(query("long", "&format=png")) HTTP/1.1\r\nHost: x\r\n\r\n")
        measuring.waitUntilBegun()
        for number in 0..<3 {
            #expect(try server.get("/healthz").status == 200)
            let brief = try server.spec(#"{"device":"iphone-4","dialog":{"style":"semiModal","id":"\#(number)"}}"#)
            #expect(brief["id"] == .string("\(number)"))
            // The common workers are others.
            let padding = String(repeating: " ", count: 4_000)
            #expect(try server.post(small + padding).status == 200)
        }
        let refused = try server.get(query("other", "&format=png"))
        try expectProblem(refused, 503, code: "overloaded")
        #expect(refused["Retry-After"] == "1")
        #expect(try JSON(refused.body)["detail"].string?.contains("--max-waiting-pictures") == true)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        #expect(try server.get(query("other", "&format=png")).status == 200)
        server.expectStopsClean()
    }

    @Test func `the gate of pictures is passed by what is known`() throws {
        let measuring = HeldMeasuring()
        let server = try Scrim(measuring: measuring) {
            $0.server.threads = 1
            $0.maxWaitingPictures = 0
        }
        let known = try server.get(query("known", "&format=png"))
        let first = try server.connect()
        try first.send("GET \(query("long", "&format=png")) HTTP/1.1\r\nHost: x\r\n\r\n")
        measuring.waitUntilBegun()
        #expect(try server.get(query("known", "&format=png")).body == known.body)
        measuring.release(after: 0)
        #expect(try first.readResponse().status == 200)
        server.expectStopsClean()
    }
}
