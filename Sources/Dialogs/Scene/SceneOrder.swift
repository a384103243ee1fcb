import Boxes
import Devices

/// The painting order of a scene's dialogs, the lowest first: the given order, except for styles that are always on
/// top.
///
/// Sliding messages at window level are above bars and sheets, as if in a window of their own; alerts are above
/// everything, even dialogs that are presented later (`UIWindow.Level.alert` is the highest of the three levels).
struct SceneOrder {
    private enum Tier: Int {
        case stack, message, alert

        /// - Parameter stage: The stage by whose platform styles are replaced; `nil` if the device has none.
        init(_ request: DialogRequest, on stage: Stage?) {
            switch stage.map({ request.shownStyle(on: $0) }) ?? request.style {
            case .alert: self = .alert
            case .slidingMessage: self = request.placement.level == .content ? .stack : .message
            default: self = .stack
            }
        }
    }

    /// The dialogs' indices in the request, in painting order.
    let indexes: [Int]
    /// The adaptations of dialogs that were raised above later ones, by the dialogs' indices in the request.
    let adaptations: [Int: Adaptation]

    init(_ dialogs: [DialogRequest], on device: DeviceState) {
        let stage = try? Stage(device)
        let tiers = dialogs.map { Tier($0, on: stage) }
        let order = dialogs.indices.sorted { (tiers[$0].rawValue, $0) < (tiers[$1].rawValue, $1) }
        var adaptations: [Int: Adaptation] = [:]
        for (position, index) in order.enumerated()
        where position != index && order[..<position].contains(where: { $0 > index }) {
            adaptations[index] = Adaptation(
                from: "place \(index + 1)", to: "place \(position + 1)",
                reason: tiers[index] == .alert ? .alertsAbove : .messagesAbove,
                field: [.dialogs] + .index(index))
        }
        indexes = order
        self.adaptations = adaptations
    }
}

extension DialogRequest {
    /// The style that stands in for the requested one on the platform; the requested one if it has it.
    fileprivate func shownStyle(on stage: Stage) -> StyleName? {
        let style = value.style
        return style.map { stage.standIn(for: $0)?.to ?? $0 }
    }
}
