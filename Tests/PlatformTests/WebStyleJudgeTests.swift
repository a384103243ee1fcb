import AnswerTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// A dialog, and where a browser puts its parts: a case of `WebStyles/cases.json`; `source.md` says how it was made.
private struct JudgedCase {
    let path: String
    let body: JSON
    let frames: [String: JSON]

    static func all() throws -> [JudgedCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "WebStyles/cases.json")
        return try JSON([UInt8](Data(contentsOf: file))).elements.map {
            JudgedCase(path: $0["path"].string ?? "", body: $0["body"].joiningLines, frames: $0["frames"].members)
        }
    }
}

extension JSON {
    /// The value with each message as one text, which the file has as a list of its lines where it is long.
    fileprivate var joiningLines: JSON {
        switch self {
        case .object(let members):
            .object(
                members.reduce(into: [:]) { all, member in
                    let lines = member.value.elements.compactMap(\.string)
                    all[member.key] =
                        member.key == "message" && !lines.isEmpty
                        ? .string(lines.joined(separator: " ")) : member.value.joiningLines
                })
        case .array(let elements): .array(elements.map(\.joiningLines))
        default: self
        }
    }
}

@Suite struct `Dialogs of the web next to the libraries that they are after` {
    /// Half a point, and as much again where a stack adds heights up that are rounded to pixels.
    @Test func `stand where a browser has the libraries' own`() throws {
        let cases = try JudgedCase.all()
        #expect(cases.count == 67)
        for (index, given) in cases.enumerated() {
            let layers = try answer(given.body.text, at: given.path)["layers"]
            let isStack = given.body["dialogs"].elements.count > 1
            for (part, frame) in given.frames {
                let layer = layers[part]
                let (box, scale) = (layer["frame"].box, layer["scale"] == .missing ? 1 : layer["scale"].number)
                let seen = [
                    box.x + box.width * (1 - scale) / 2, box.y + box.height * (1 - scale) / 2, box.width * scale,
                    box.height * scale,
                ]
                let isThere = zip(seen, frame.elements).allSatisfy { here, there in
                    there == .null || abs(here - there.number) <= (isStack ? 1 : 0.51)
                }
                #expect(isThere, "\(part) of case \(index): \(seen), not \(frame.text)")
            }
        }
    }
}
