package import Dialogs
package import JSONText

extension ResolveError {
    /// The error as a fault of the body, with a message.
    package var fault: JSONFault {
        let pointer = field.pointer
        func fault(_ code: String, _ message: String, allowed: [String] = [], nearest: String? = nil) -> JSONFault {
            JSONFault(pointer: pointer, code: code, message: message, allowed: allowed, nearest: nearest)
        }
        return switch reason {
        case .transitionNeedsStyle(let transition, let needed, let given):
            fault(
                "transitionNeedsStyle",
                "The transition \(transition.rawValue) works only with the style \(needed.rawValue), and this "
                    + "dialog is a \(given.rawValue). Choose another transition, or that style.",
                allowed: TransitionStyle.allCases.filter { $0 != transition }.map(\.rawValue))
        case .unknownKeyboardHeight:
            fault(
                "unknownKeyboardHeight",
                "No source gives the height of this device's keyboard, and none is guessed. Give it: {\"height\": …}.")
        case .outsideWindow:
            fault(
                "outsideWindow",
                "The rectangle shares no area with the window. Move it inside; coordinates are the window's.")
        case .outsideScreen:
            fault(
                "outsideScreen",
                "The window shares no area with the screen. Move it on to the screen; coordinates are the "
                    + "screen's, as the user sees it.")
        case .leavesNoRoom(let whole):
            fault("leavesNoRoom", "Together these leave nothing of the \(whole.rawValue). Make them smaller.")
        case .outlineLeavesFrame(let width, let height):
            fault(
                "outlineLeavesFrame",
                "The path leaves the dialog's frame, which is \(JSONNumber.text(width)) by "
                    + "\(JSONNumber.text(height)) points from (0, 0). Scale the path, or set content.size.")
        case .neverSettles(let limit):
            fault(
                "neverSettles",
                "The spring does not come to rest within \(JSONNumber.text(limit)) seconds. Give it more damping.")
        case .anchorMissing(let style):
            fault(
                "anchorMissing",
                "Here a dialog of style \(style.rawValue) stands beside what it belongs to. Give the anchor: the "
                    + "rectangle, in window coordinates, that was touched, for example "
                    + #""anchor":{"x":16,"y":64,"width":44,"height":44}."#)
        case .unknownElement(let id, let offered):
            fault(
                "unknownElement",
                "The app shows no element \"\(id.clipped(to: 80))\". Name one of device.elements, or add this one.",
                allowed: offered, nearest: NearestName.of(id, among: offered))
        case .detentNotOffered(let detent, let offered):
            fault(
                "detentNotOffered",
                "The sheet does not rest at \(detent). Name one of its detents, or add this one to detents."
                    + Self.percentage(detent),
                allowed: offered)
        case .detentTooSmall(let detent, let minimum):
            fault(
                "detentTooSmall",
                "A sheet resting at \(detent) could not be seen. Give a height of at least "
                    + "\(JSONNumber.text(minimum)) point." + Self.percentage(detent))
        case .phaseNotOffered(let phase, let offered):
            fault(
                "phaseNotOffered", "This dialog has no timeline \"\(phase.clipped(to: 80))\". Name one that it has.",
                allowed: offered, nearest: NearestName.of(phase, among: offered))
        case .outsideTimeline(let moment, let duration):
            fault(
                "outsideTimeline",
                "The timeline ends after \(JSONNumber.text(duration)) seconds, and this is "
                    + "\(JSONNumber.text(moment)). Give a moment from 0 to its end.")
        case .tooManySamples(let count, let limit):
            fault(
                "tooMany",
                "The timeline would have \(count) samples, and at most \(limit) are given. Ask for fewer a "
                    + "second, or for times of your own. The limit is the setting \(Setting.samples).")
        case .workIsOver: fault("tooMany", "It takes too much work.")
        case .tooManySampledValues(let count, let limit):
            fault(
                "tooMany",
                "The samples would have \(count) values, layers' ids and texts counting as one for every 32 "
                    + "bytes, and at most \(limit) are given. Ask for fewer moments. The limit is the setting "
                    + "\(Setting.sampledValues).")
        case .tooManyPointSegments(let count, let limit):
            fault(
                "tooMany",
                "The points would be held against \(count) pieces of outlines, a curve counting as 16, and at "
                    + "most \(limit) are looked at. Send fewer points, or a simpler path. The limit is the setting "
                    + "\(Setting.pointSegments).")
        case .tooMuchText(let count, let limit):
            fault(
                "tooMany",
                "To shape the texts of these dialogs, each in every state of the device in which it is on the screen, "
                    + "is as much work as \(count) plain characters are, and at most \(limit) are shaped for one "
                    + "request. Send shorter texts, or fewer events. The limit is the setting \(Setting.shapedText).")
        case .roleNotOffered(let role, let offered):
            fault(
                "unknownMember", RoleWords.unknown,
                allowed: offered.map(\.rawValue),
                nearest: RoleWords.nearest(to: role.rawValue, among: offered.map(\.rawValue)))
        case .materialNotOffered(let material, let offered):
            fault(
                "materialNotOffered", MaterialWords.unknown(material, offered),
                allowed: offered, nearest: NearestName.of(material, among: offered))
        case .orientationNotOffered(let orientation, let offered):
            fault(
                "orientationNotOffered",
                "This device does not turn to \(orientation) by itself, or its window has no known place "
                    + "there. Name one of the orientations that transitions.rotate has.", allowed: offered)
        case .layerNotThere(let layer, let offered):
            fault(
                "unknownLayer",
                "The timeline moves the layer \"\(layer.clipped(to: 80))\", and this dialog has none of "
                    + "that id. Give the timeline of the same device and dialog.", allowed: offered,
                nearest: NearestName.of(layer, among: offered))
        case .backNotShown:
            fault(
                "backNotShown",
                "Here nothing moves under a back gesture: that takes Android 14 or newer, no television, and a dialog "
                    + "that back closes (dismissal.closeRequests). Name such a device, or give from and positions.")
        case .besideDialog:
            fault(
                "besideDialog",
                "A finger that goes down here is not on the dialog and moves nothing. Give a point that "
                    + "drags it: one of those that hitRegions have as its own.")
        case .keyboardFillsScreen(let height, let available):
            fault(
                "keyboardFillsScreen",
                "A keyboard \(JSONNumber.text(height)) points high leaves nothing of a screen of "
                    + "\(JSONNumber.text(available)). Give a smaller height.")
        }
    }

    /// The advice to write a percentage, for a detent that is given as a fraction of the height, as other libraries do.
    private static func percentage(_ detent: String) -> String {
        guard let share = Double(detent), share > 0, share <= 1 else { return "" }
        return " A share of the height is a percentage: \"\(JSONNumber.text(share * 100))%\"."
    }
}
