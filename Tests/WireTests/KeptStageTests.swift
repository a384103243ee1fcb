import ServiceTestSupport
import Testing

/// Members of a device beside its name, any of which may change its stage or what is told of it.
private let settings = [
    "", #","orientation":"landscapeLeft""#, #","orientation":"landscapeRight""#,
    #","orientation":"portraitUpsideDown""#,
    #","system":{"version":"15.0"}"#, #","safeAreaInsets":{"top":20,"left":0,"bottom":10,"right":0}"#,
    #","window":{"x":0,"y":0,"width":320,"height":500}"#, #","bars":{"navigation":44}"#, #","keyboard":"docked""#,
    #","keyboard":{"height":253}"#, #","keyboard":{"height":253,"mode":"floating"}"#,
    #","reservedRegions":[{"kind":"occlusion","frame":{"x":0,"y":300,"width":100,"height":40}}]"#,
    #","layoutDirection":"rightToLeft""#, #","appearance":"dark""#, #","contrast":"increased""#,
    #","textSize":"xxLarge""#, #","notifications":"off""#, #","reduceMotion":true"#,
    #","reduceTransparency":true"#, #","input":"pointer""#,
]

/// One alert on a device with a setting, as a body; `number` makes each a request of its own.
private func body(_ device: String, _ setting: String, _ number: Int) -> String {
    DialogBody(
        "alert", on: device, state: setting, content: #""title":"Sure?","actions":[{"id":"ok","title":"OK"}]"#,
        dialog: #""id":"\#(number)""#
    ).json
}

@Suite struct `Answers on one device` {
    @Test(arguments: ["iphone-15", "ipad-pro-11"])
    func `answers on one device are the same whatever was asked before`(device: String) throws {
        let (one, other) = (try Scrim(), try Scrim())
        // What is kept of the first two is there for the third.
        func ask(_ scrim: Scrim, _ setting: String) throws -> [JSON] {
            try (0..<3).map { try scrim.spec(body(device, setting, $0)) }
        }
        let forwards = try settings.map { try ask(one, $0) }
        let backwards = try settings.reversed().map { try ask(other, $0) }
        for (index, setting) in settings.enumerated() {
            #expect(forwards[index] == backwards[settings.count - 1 - index], "\(setting)")
        }
    }
}
