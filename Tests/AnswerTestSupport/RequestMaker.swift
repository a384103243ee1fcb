import ServiceTestSupport
import TestSupport

/// Requests made from a seed, so that a red run can be replayed from what it printed.
package struct RequestMaker {
    private var random: SeededGenerator
    package let seed: UInt64

    package init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
    }

    package static let styles = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "semiModal", "floating", "slidingMessage", "sheet",
        "alert", "activityView",
    ]
    package static let devices = [
        "iphone-3gs", "iphone-4", "iphone-5s", "iphone-6-plus", "iphone-x", "iphone-13-mini", "iphone-17",
        "iphone-17-pro-max", "ipad-1", "ipad-air-2", "ipad-pro-11", "ipad-10-2", "ipad-a16", "nexus-5", "pixel-8",
        "desktop-1440x900", "apple-tv-4k", "android-tablet-small",
    ]
    package static let textSizes = [
        "xSmall", "large", "xxxLarge", "accessibility1", "accessibility3", "accessibility5",
    ]
    private static let texts = [
        "OK", "Save changes?", "Your changes have not been saved. If you leave now they will be lost for good.",
        "保存しますか？変更内容はまだ保存されていません。このまま終了すると失われます。", "هل تريد حفظ التغييرات؟ سوف تفقد كل ما كتبته إذا خرجت الآن.",
        "האם לשמור את השינויים?", "Сохранить изменения перед выходом?", "क्या आप परिवर्तन सहेजना चाहते हैं?",
        "บันทึกการเปลี่ยนแปลงหรือไม่", "One\\nTwo\\nThree", "👍🏽 Done, mixed עברית and English",
        "Donaudampfschifffahrtsgesellschaftskapitänspatent",
        "a", "变更尚未保存。",
    ]

    package mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }
    package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    package mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    package mutating func text() -> String { "\"\(one(of: Self.texts))\"" }

    package mutating func device(of ids: [String] = devices, orientation: String? = nil) -> String {
        var members: [String] = []
        if chance(0.75) {
            members.append(#""profile":"\#(one(of: ids))""#)
        } else {
            let scale = one(of: ["1", "2", "3", "1.5", "2.625"])
            let (width, height) = (whole(280...1100), whole(400...1400))
            members.append(#""screen":{"width":\#(width),"height":\#(height),"scale":\#(scale)}"#)
            members.append(#""idiom":"\#(one(of: ["phone", "pad"]))""#)
            members.append(#""system":{"name":"iOS","version":"\#(one(of: ["5", "7", "12", "13", "16", "26"]))"}"#)
        }
        members.append(#""orientation":"\#(orientation ?? one(of: fourOrientations))""#)
        if chance(0.4) { members.append(#""layoutDirection":"rightToLeft""#) }
        if chance(0.3) {
            let size = one(of: Self.textSizes)
            members.append(#""textSize":"\#(size)""#)
        }
        if chance(0.2) { members.append(#""keyboard":{"height":\#(whole(80...250))}"#) }
        if chance(0.1) { members.append(#""reduceMotion":true"#) }
        if chance(0.1) { members.append(#""bars":{"status":20,"navigation":44,"tab":49}"#) }
        return "{\(members.joined(separator: ","))}"
    }

    package mutating func actions(_ prefix: String, _ count: ClosedRange<Int>) -> String {
        let list = (0..<whole(count)).map { index in
            let role = one(of: ["default", "cancel", "destructive"])
            return #"{"id":"\#(prefix)\#(index)","title":\#(text()),"role":"\#(role)"}"#
        }
        return "[\(list.joined(separator: ","))]"
    }

    package mutating func content() -> String {
        var members: [String] = []
        if chance(0.7) { members.append(#""title":\#(text())"#) }
        if chance(0.7) { members.append(#""message":\#(text())"#) }
        if chance(0.5) { members.append(#""actions":\#(actions("a", 0...4))"#) }
        if chance(0.25) { members.append(#""textFields":[{"id":"f0","placeholder":\#(text())},{"id":"f1"}]"#) }
        if chance(0.25) {
            let (leading, trailing) = (actions("l", 0...2), actions("t", 0...2))
            members.append(
                #""navigationBar":{"title":\#(text()),"leading":\#(leading),"trailing":\#(trailing)}"#)
        }
        if chance(0.15) { members.append(#""image":{"width":\#(whole(8...200)),"height":\#(whole(8...200))}"#) }
        if chance(0.4) {
            let width = one(of: ["\"fit\"", "\"60%\"", "\"100%\"", "\(whole(60...700))"])
            let height = one(of: ["\"fit\"", "\"40%\"", "\"100%\"", "\(whole(60...900))"])
            members.append(#""size":{"width":\#(width),"height":\#(height)}"#)
        }
        if chance(0.2) {
            let shapes = [#"{"kind":"rounded","radius":12}"#, #"{"kind":"ellipse"}"#, #"{"kind":"rectangle"}"#]
            members.append(#""shape":\#(one(of: shapes))"#)
        }
        return "{\(members.joined(separator: ","))}"
    }

    package mutating func dialog(style: String? = nil, edges: [String]? = nil) -> String {
        let style = style ?? one(of: Self.styles)
        var members = [#""style":"\#(style)""#, #""content":\#(content())"#]
        var placement: [String] = []
        if chance(0.3) {
            let all = ["bottom", "top", "left", "right", "leading", "trailing", "center"]
            placement.append(#""edge":"\#(one(of: edges ?? all))""#)
        }
        if chance(0.15) { placement.append(#""level":"content""#) }
        if chance(0.15) { placement.append(#""keyboard":"\#(one(of: ["avoid", "resize", "ignore"]))""#) }
        if style == "sheet" {
            let all = ["\"medium\"", "\"large\"", "\"fit\"", "60", "149.5", "320", "\"35%\"", "2000"]
            let detents = (0..<whole(1...3)).map { _ in one(of: all) }
            placement.append(#""detents":[\#(detents.joined(separator: ","))]"#)
            placement.append(#""selectedDetent":\#(one(of: detents))"#)
            if chance(0.4) { placement.append(#""largestUndimmedDetent":\#(one(of: detents))"#) }
        }
        if !placement.isEmpty { members.append(#""placement":{\#(placement.joined(separator: ","))}"#) }
        if chance(0.3) {
            let opacity = one(of: ["0", "0.2", "1"])
            let interaction = one(of: ["block", "dismiss", "passThrough"])
            members.append(#""backdrop":{"opacity":\#(opacity),"interaction":"\#(interaction)"}"#)
        }
        if chance(0.3) {
            let transitions = ["coverVertical", "flipHorizontal", "crossDissolve", "slide", "zoom", "none"]
            members.append(#""transition":{"style":"\#(one(of: transitions))"}"#)
        }
        if chance(0.2) {
            let approval = one(of: ["none", "presenter"])
            members.append(#""dismissal":{"after":\#(whole(0...9)),"approval":"\#(approval)"}"#)
        }
        if chance(0.15) { members.append(#""pushBack":{"scale":0.9,"opacity":0.5,"cornerRadius":10}"#) }
        return "{\(members.joined(separator: ","))}"
    }

    package mutating func body(options: String = "{}") -> String {
        DialogBody(on: device(), dialog: dialog(), options: options).json
    }
}
