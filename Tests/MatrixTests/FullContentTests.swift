import Dialogs
import ServiceTestSupport
import Testing

/// Dialogs that show several things at once: an image, texts of more lines, a field, a button that closes.
@Suite struct `A dialog of several parts` {
    /// One of each system, and of each form of it that lays dialogs out otherwise.
    private static let profiles = [
        "iphone-4", "iphone-17", "ipad-a16", "apple-tv-4k", "carplay-800x480", "nexus-5", "pixel-8", "android-tv",
        "desktop-1440x900", "gnome-1000x720", "gnome-phone-360x720", "kde-990x720", "kde-phone-360x720",
        "windows-1366x720", "mate-70", "matepad-pro", "macbook-air-13", "visionos-1280x720", "pixel-watch",
    ]
    private static let title = #""title":"A title of more words than a line of any dialog of these has room for""#
    private static let message = #""message":"What is said below it in lines, of which there are two or three.""#
    private static let contents = [
        [title, message], [message, #""image":{"width":80,"height":80}"#],
        [title, message, #""image":{"width":80,"height":80}"#], [title, #""image":{"width":600,"height":100}"#],
        [title, message, #""image":{"width":48,"height":48}"#, #""textFields":[{}]"#],
        [title, #""blocks":[{"id":"b","after":"title","height":40}]"#, #""image":{"width":48,"height":48}"#],
        [title, #""blocks":[{"id":"b","after":"image","height":40}]"#],
        [#""textFields":[{},{}]"#], [title, message, #""size":{"height":120}"#],
    ]
    private static let actions = #""actions":[{"id":"a","title":"Save"},{"id":"b","title":"Cancel","role":"cancel"}]"#

    @Test(arguments: StyleName.allCases)
    func `keeps them apart and inside`(style: StyleName) {
        var found = Violations()
        for profile in Self.profiles {
            for content in Self.contents {
                for close in [[], [#""closeButton":{}"#], [#""closeButton":{"edge":"leading"}"#]] {
                    for direction in ["leftToRight", "rightToLeft"] {
                        let body = DialogBody(
                            style.rawValue, on: #""profile":"\#(profile)","layoutDirection":"\#(direction)""#,
                            content: (content + close + [Self.actions]).joined(separator: ","),
                            placement: #""anchor":{"x":60,"y":60,"width":44,"height":30}"#
                        ).json
                        judge(body, &found)
                    }
                }
            }
        }
        found.report()
    }

    private func judge(_ body: String, _ found: inout Violations) {
        do {
            var invariants = Invariants(try Engine.resolve(body).dialog, body)
            invariants.checkSanity()
            invariants.checkContent()
            invariants.checkText()
            found.merge(invariants.found)
        } catch {
            found.add("A dialog that is refused", "\(error) for \(body)")
        }
    }
}
