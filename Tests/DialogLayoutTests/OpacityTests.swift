import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `Opacities` {
    private static let springs = [
        #"{"spring":{"response":0.5,"dampingRatio":0.2}}"#, #"{"spring":{"mass":1,"stiffness":300,"damping":3}}"#,
        #"{"spring":{"duration":0.4,"bounce":0.6}}"#, #"{"cubicBezier":[0.3,-0.8,0.5,1.9]}"#,
        #"{"linear":[[0,0],[1.4,0.4],[-0.2,0.7],[1,1]]}"#,
    ]

    @Test(arguments: springs, ["crossDissolve", "zoom", "slide"])
    func `never leave 0 to 1, whatever the curve`(easing: String, style: String) throws {
        for kind in ["alert", "semiModal", "floating", "sheet", "slidingMessage"] {
            for (device, phase) in [("iphone-17", "present"), ("pixel-8", "dismiss"), ("iphone-4", "dismiss")] {
                let answer = try Scrim.shared.get().answer(
                    to: DialogBody(
                        kind, on: device, content: #""title":"Hi","actions":[{"title":"OK"}]"#,
                        dialog: #""transition":{"style":"\#(style)","easing":\#(easing)}"#,
                        request: #""phase":"\#(phase)","framesPerSecond":60"#
                    ).json, at: "/v1/specs/samples", status: 200)
                for sample in answer["samples"].elements {
                    for (layer, values) in sample["layers"].members where values["opacity"] != .missing {
                        let opacity = values["opacity"].number
                        #expect((0...1).contains(opacity), "\(layer) \(opacity) of \(kind) on \(device)")
                    }
                }
            }
        }
    }
}
