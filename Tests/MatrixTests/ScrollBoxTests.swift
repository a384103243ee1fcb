import Dialogs
import Geometry
import ServiceTestSupport
import TestSupport
import Testing

/// Contents of every size, on every platform, in every style: what does not fit scrolls.
@Suite struct `A box that scrolls` {
    private static let profiles = [
        "iphone-4", "iphone-17", "ipad-a16", "apple-tv-4k", "carplay-800x480", "nexus-5", "pixel-8", "android-tv",
        "galaxy-z-fold5-unfolded", "desktop-1440x900", "gnome-1000x720", "gnome-360x500", "kde-990x720",
        "windows-1366x720", "mate-70", "macbook-air-13", "visionos-1280x720", "pixel-watch",
    ]
    private static let seed: UInt64 = 11

    /// A seed for each style, so that each case can be made again.
    @Test(arguments: StyleName.allCases.indices)
    func `a box that scrolls is inside its dialog, and all that it scrolls inside its content`(index: Int) {
        var random = SeededGenerator(seed: Self.seed + UInt64(index))
        var found = Violations()
        for profile in Self.profiles {
            for _ in 0..<2 {
                let body = Self.body(StyleName.allCases[index].rawValue, on: profile, &random)
                do {
                    var invariants = Invariants(try Engine.resolve(body).dialog, body)
                    invariants.checkScrolling()
                    found.merge(invariants.found)
                } catch {
                    found.add("A dialog that is refused", "\(error) for \(body)")
                }
            }
        }
        found.report()
    }

    private static func body(_ style: String, on profile: String, _ random: inout SeededGenerator) -> String {
        func one<T>(_ choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
        let title = String(repeating: "Title ", count: one([1, 5, 20]))
        let message = String(repeating: "word ", count: one([5, 40, 200, 600]))
        let actions = (0..<one([0, 1, 2, 3, 8])).map { #"{"id":"a\#($0)","title":"Button"}"# }.joined(separator: ",")
        let more = one(["", #","textFields":[{}]"#, #","image":{"width":100,"height":80}"#, #","closeButton":{}"#])
        let size = one(["", "", #","size":{"height":120}"#, #","size":{"height":300}"#])
        let state = one(["", #","orientation":"landscapeLeft""#, #","keyboard":{"height":100}"#])
        return DialogBody(
            style, on: #""profile":"\#(profile)"\#(state)"#,
            content: #""title":"\#(title)","message":"\#(message)","actions":[\#(actions)]\#(more)\#(size)"#,
            placement: #""anchor":{"x":60,"y":60,"width":44,"height":30}"#
        ).json
    }
}

extension Invariants {
    /// A box that scrolls lies in its dialog; what it scrolls lies in its content, and what is seen of that in the box.
    fileprivate mutating func checkScrolling() {
        let pixel = 1 / scale + 1e-3
        for box in dialog.layers where box.role == .scroll {
            if !frame.grown(by: pixel).contains(box.frame) {
                flag("A box that leaves its dialog", "\(box.id) \(box.frame.short) of \(frame.short)")
            }
            let offset = box.contentOffset ?? .zero
            let content = Rect(
                origin: Point(x: box.frame.minX - offset.x, y: box.frame.minY - offset.y),
                size: box.contentSize ?? box.frame.size)
            for layer in dialog.layers where layer.parent == box.id {
                let whole = layer.scrolledFrame ?? layer.frame
                if !content.grown(by: pixel).contains(whole) {
                    flag("A part that no scrolling shows", "\(layer.id) \(whole.short) of \(content.short)")
                }
                if !box.frame.grown(by: pixel).contains(layer.frame) {
                    flag("A part that is seen outside", "\(layer.id) \(layer.frame.short) of \(box.frame.short)")
                }
            }
        }
    }
}
