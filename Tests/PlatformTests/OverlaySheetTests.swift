import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Kirigami's OverlaySheet.qml: released after more than 90 it closes, and its exit takes it 90 further in that
/// direction while it fades, in 200 ms by InOutQuad; released before, it goes back in the same time. Its dimming
/// changes with that alone. By InOutQuad half of the time is half of the way.
@Suite struct `An overlay sheet of KDE Plasma that is drawn` {
    private func ask(_ endpoint: String, _ request: String, height: Double = 300) throws -> JSON {
        try Scrim.shared.get().answer(
            to: DialogBody(
                "pageSheet", on: "kde-800x600", state: #""input":"touch""#,
                content: #""title":"T","size":{"width":400,"height":\#(height)}"#, request: request
            ).json, at: "/v1/specs/\(endpoint)", status: 200)
    }

    @Test(arguments: [(100.0, 90.0), (-95, -90), (260, 90)], [0.0, 2000])
    func `goes on by 90 while it fades`(way: (drawn: Double, further: Double), speed: Double) throws {
        let (way, further) = way
        let answer = try ask("release", #""position":[400,\#(300 + way)],"velocity":[0,\#(speed)]"#)
        #expect(answer["target"] == "dismissed" && answer["timeline"]["duration"] == 0.2)
        let tracks = answer["timeline"]["tracks"]
        let places = tracks.track("dialog", "position").trackValues.map { $0[1].number }
        #expect(places == [300 + way, 300 + way + further / 2, 300 + way + further])
        #expect(tracks.track("dialog", "opacity").ends == [1, 0])
        #expect(tracks.track("dimming", "opacity").ends == [0.3, 0])
    }

    @Test(arguments: [60.0, -90])
    func `goes back in the same time`(way: Double) throws {
        let answer = try ask("release", #""position":[400,\#(300 + way)],"velocity":[0,3000]"#)
        #expect(answer["target"] == "presented" && answer["timeline"]["duration"] == 0.2)
        let places = answer["timeline"]["tracks"].track("dialog", "position").trackValues.map { $0[1].number }
        #expect(places == [300 + way, 300 + way / 2, 300])
        #expect(answer["timeline"]["tracks"].elements.count == 1)
    }

    @Test func `leaves the dimming as it is`() throws {
        let answer = try ask("drag", #""from":[400,300],"positions":[[400,340],[400,480],[400,100]]"#)
        for pose in answer["poses"].elements { #expect(pose["layers"]["dimming"]["opacity"] == 0.3) }
        #expect(answer["poses"].elements.map { $0["target"] } == ["presented", "dismissed", "dismissed"])
    }

    /// Five grid units of 18, whatever its height; a share that a request gives takes their place.
    @Test(arguments: [60.0, 300])
    func `tells the distance by which it goes`(height: Double) throws {
        let rest = #""position":[400,300],"velocity":[0,0]"#
        let rules = try ask("release", rest, height: height)["rules"]
        #expect(rules["dismissTravel"] == 90 && rules["dismissShare"].number == min(1, 90 / height))
        let given = try ask("release", rest + #","rules":{"dismissShare":0.5}"#, height: height)["rules"]
        #expect(given["dismissTravel"] == .missing && given["dismissShare"] == 0.5)
    }

    /// The rules of an answer change nothing when they are given back; another spring takes over.
    @Test func `takes its rules back`() throws {
        let drawn = #""position":[400,420],"velocity":[0,0]"#
        let answer = try ask("release", drawn)
        let again = try ask("release", drawn + #","rules":\#(answer["rules"].text)"#)
        #expect(again["timeline"] == answer["timeline"] && again["rules"] == answer["rules"])
        let sprung = try ask(
            "release", drawn + #","rules":{"spring":{"mass":1,"stiffness":100,"damping":20}}"#)
        #expect(sprung["timeline"]["duration"] != 0.2)
    }

    @Test(arguments: [(50.0, "dismissed"), (40, "presented")])
    func `and a dialog of any platform goes by a distance that a request gives`(way: Double, target: String) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                "floating", on: "iphone-16", content: #""title":"T","size":{"width":200,"height":300}"#,
                dialog: #","dismissal":{"swipe":["bottom"]}"#,
                request: #""position":[196.5,\#(426 + way)],"velocity":[0,0],"rules":{"dismissTravel":45}"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"] == .string(target))
    }
}
