import Boxes
import Devices
import Dialogs

/// A toast of HarmonyOS that stays too long, or that has something to touch.
struct ToastNotBrief: Rule {
    /// How long a toast stays at most, in seconds.
    private static let most = 3.0

    /// How long a message may stay on a platform, in seconds; `nil` if the platform states no limit.
    static func most(on platform: Platform) -> Double? { platform == .toolkit(.harmonyos) ? most : nil }

    var id: String { "toastNotBrief" }
    var guideline: String {
        "A toast says one thing for a moment: it stays for three seconds at most, and has nothing to touch (HarmonyOS "
            + "guide, Toast: https://developer.huawei.com/consumer/cn/doc/harmonyos-guides-V13/arkts-create-toast-V13)."
    }

    func concerns(_ style: StyleName) -> Bool { style == .slidingMessage }

    func concerns(_ platform: Platform) -> Bool { platform == .toolkit(.harmonyos) }

    func check(_ subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        if let after = subject.resolved.lifecycle.dismissAt, after > Self.most {
            let field: FieldPath = [.dialog, .dismissal, .after]
            let change = RequestChange.set(field, to: .number(Self.most))
            // Three seconds are no time for a long text.
            let isReadable = subject.resolved.lifecycle.recommendedAfter.map { $0 <= Self.most } ?? true
            findings += found(
                .warning, "The toast stays for more than three seconds.", at: field,
                fix: isReadable
                    ? "Set \(change), or ask in a dialog."
                    : "Say what can be read in three seconds, or ask in a dialog.")
        }
        if !subject.request.content.actions.isEmpty {
            findings += found(
                .warning, "The toast has buttons, which are gone before they are found.",
                at: [.dialog, .content, .actions], fix: "Leave them out, or ask in a dialog.")
        }
        return findings
    }
}
