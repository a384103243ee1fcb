import ServiceTestSupport
import TestSupport
import Testing

/// A library's behaviour lies lowest, then a named style, the request, and a patch for the platform.
@Suite struct `What stands under and over a request` {
    private static func server() throws -> Scrim {
        try StyleServer.with([
            "x-card": StyleServer.file(
                extending: "sheet",
                #"""
                "defaults":{"backdrop":{"opacity":0.3}},"when":[{"if":{"platform":"apple"},\#
                "defaults":{"backdrop":{"opacity":0.6}}}]
                """#
            )
        ])
    }

    private func spec(_ dialog: String, on device: String, _ options: String = "{}") throws -> JSON {
        try Self.server().spec(DialogBody(on: device, dialog: dialog, options: options).json)
    }

    @Test(arguments: [("iphone-15", 0.6), ("pixel-8", 0.3)])
    func `a patch may name a style, which is what it is on the device`(device: String, opacity: Double) throws {
        let dialog =
            #"""
            {"style":"alert","content":{"title":"T"},"platforms":{"apple":{"style":"x-card"},\#
            "android":{"style":"x-card"}}}
            """#
        let answer = try spec(dialog, on: device)
        #expect(answer["presentation"]["requested"] == "x-card")
        #expect(answer["presentation"]["backdrop"]["opacity"].number == opacity)
    }

    @Test func `what stands under and over a request is the same in a matrix of devices as on each of them`() throws {
        let dialog =
            #"""
            {"style":"x-card","content":{"title":"T"},"platforms":{"web":{"style":"alert"},\#
            "apple":{"backdrop":{"opacity":0.9}}}}
            """#
        let server = try Self.server()
        let results = try server.answer(
            to:
                #"""
                {"devices":["iphone-15","pixel-8",{"profile":"iphone-15","system":{"name":"web"}}],\#
                "dialogs":[\#(dialog)]}
                """#,
            at: "/v1/specs/batch")["results"]
        let told = (0..<3).map { results[$0]["spec"]["presentation"] }
        #expect(told.map { $0["requested"] } == ["x-card", "x-card", "alert"])
        #expect(told.prefix(2).map { $0["backdrop"]["opacity"] } == [0.9, 0.3])
        for (index, device) in ["iphone-15", "pixel-8"].enumerated() {
            #expect(try spec(dialog, on: device)["presentation"] == told[index])
        }
    }

    @Test func `a named style stands over a library, and the request over both`() throws {
        let vaul = #"{"behaviour":"vaul"}"#
        let answer = try spec(#"{"style":"x-card","content":{"title":"T"}}"#, on: "iphone-15", vaul)
        #expect(answer["presentation"]["requested"] == "x-card" && answer["presentation"]["backdrop"]["opacity"] == 0.6)
        // Vaul's: as high as the content, gone by a touch beside it, half a second.
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["fit"])
        #expect(answer["presentation"]["backdrop"]["interaction"] == "dismiss")
        #expect(answer["transitions"]["present"]["duration"] == 0.5)
        let own = try spec(
            #"{"style":"x-card","content":{"title":"T"},"backdrop":{"opacity":0.1}}"#, on: "iphone-15", vaul)
        #expect(own["presentation"]["backdrop"]["opacity"] == 0.1)
    }

    @Test func `a request with heights of its own takes none of a library's, nor what names them`() throws {
        let answer = try spec(
            #"{"content":{"title":"T"},"placement":{"detents":["medium","large"]}}"#, on: "iphone-15",
            #"{"behaviour":"floatingPanel"}"#)
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["medium", "large"])
        let grey = try spec(
            #"{"content":{"title":"T"},"backdrop":{"opacity":0.2}}"#, on: "iphone-15", #"{"behaviour":"floatingPanel"}"#
        )
        // The library is clear at half the height; what the request says of the backdrop takes that away.
        #expect(grey["presentation"]["backdrop"]["opacity"] == 0.2)
    }
}
