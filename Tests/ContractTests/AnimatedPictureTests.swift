import Foundation
import PictureTestSupport
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// A motion, and the same as a request for one of its moments.
private struct Played: CustomTestStringConvertible {
    let name: String
    let path: String
    let body: String

    var testDescription: String { name }

    private static let text =
        #""content":{"title":"Hello","message":"World","actions":[{"title":"OK"},{"title":"No"}]}"#
    private static func dialog(_ style: String, _ more: String = "") -> String {
        #"{"style":"\#(style)",\#(text)\#(more)}"#
    }

    private static let turning =
        #","transition":{"present":{"style":"custom","duration":0.4,"from":{"rotationY":80,"opacity":0}}}"#

    static let all = [
        Played(
            name: "an alert", path: "/v1/specs?phase=present",
            body: DialogBody(on: "iphone-17", dialog: dialog("alert")).json),
        Played(
            name: "an old alert", path: "/v1/specs?phase=present",
            body: DialogBody(on: "iphone-4", dialog: dialog("alert")).json),
        Played(
            name: "a sheet that goes", path: "/v1/specs?phase=dismiss",
            body: DialogBody(on: "iphone-17", dialog: dialog("pageSheet")).json),
        Played(
            name: "a sheet that turns", path: "/v1/specs?phase=rotate.landscapeLeft",
            body: DialogBody(on: "iphone-15", dialog: dialog("formSheet")).json),
        Played(
            name: "a sheet of Android", path: "/v1/specs?phase=present",
            body: #"{"device":"pixel-9","dialog":{"style":"sheet","content":{"title":"Hello"}}}"#),
        Played(
            name: "what turns in space", path: "/v1/specs?phase=present",
            body:
                DialogBody(on: "iphone-17", dialog: dialog("floating", turning)).json
        ),
        Played(
            name: "a scene", path: "/v1/scenes?phase=present",
            body: #"{"device":"ipad-1","dialogs":[\#(dialog("formSheet")),\#(dialog("alert"))]}"#),
    ]
}

@Suite struct `Pictures that play` {
    /// Whatever frames share: at each moment an animation has the pixels of a still picture of that moment.
    @Test(arguments: Played.all)
    fileprivate func `show at each moment what a still picture of it shows, to the last bit`(played: Played) throws {
        let server = try Scrim.shared.get()
        let all = "&scale=1&background=%23336699"
        let answer = try server.post(played.body, to: played.path + "&format=apng&framesPerSecond=8" + all)
        #expect(answer.status == 200, "\(String(decoding: answer.body.prefix(400), as: UTF8.self))")
        let frames = try #require(PNGReader(answer.body)?.frames)
        #expect(frames.count >= 3)
        for frame in frames.dropLast() {
            let still = try server.post(played.body, to: played.path + "&format=png&time=\(frame.time)" + all)
            let pixels = try #require(PNGReader(still.body)?.pixels)
            #expect(pixels.bytes == frame.pixels.bytes, "at \(frame.time) s")
        }
    }
}

extension PNGReader {
    /// What is seen from a moment on, in seconds.
    fileprivate struct Frame {
        var time: Double
        var pixels: Pixels
    }

    /// An animation as it is played, each picture put on the one before.
    fileprivate var frames: [Frame]? {
        var frames: [Frame] = []
        var shown = pixels
        var (time, next) = (0.0, 0.0)
        var part = (x: 0, y: 0, width: 0, height: 0)
        for chunk in chunks {
            let content = chunk.content
            switch chunk.name {
            case "fcTL":
                time = next
                func short(_ at: Int) -> Double { Double(content[at]) * 256 + Double(content[at + 1]) }
                next = time + short(20) / short(22)
                part = (
                    Self.number(content, 12), Self.number(content, 16), Self.number(content, 4), Self.number(content, 8)
                )
            case "IDAT":
                guard let shown else { return nil }
                frames.append(Frame(time: time, pixels: shown))
            case "fdAT":
                guard var whole = shown,
                    let pixels = pixels(of: Array(content.dropFirst(4)), width: part.width, height: part.height)
                else { return nil }
                for row in 0..<part.height {
                    let start = ((part.y + row) * whole.width + part.x) * whole.channels
                    let length = part.width * whole.channels
                    whole.bytes.replaceSubrange(
                        start..<start + length, with: pixels.bytes[row * length..<(row + 1) * length])
                }
                shown = whole
                frames.append(Frame(time: time, pixels: whole))
            default: break
            }
        }
        return frames
    }
}
