import Boxes
import Devices

/// The order in which the dialogs of a scene are painted, the lowest first: as given, but for what always stands above.
///
/// Sliding messages at window level lie above bars and sheets alike, as a window of their own does; alerts lie above
/// everything, also above what is presented later (`UIWindow.Level.alert` is the highest of the three levels).
struct SceneOrder {
    private enum Tier: Int {
        case stack, message, alert

        init(_ request: DialogRequest) {
            switch request.style {
            case .alert: self = .alert
            case .slidingMessage: self = request.placement.level == .content ? .stack : .message
            default: self = .stack
            }
        }
    }

    /// Places in the request, in painting order.
    let indexes: [Int]
    /// What was raised above something given after it, and so to another place, by its index in the request.
    let adaptations: [Int: Adaptation]

    init(_ dialogs: [DialogRequest]) {
        let tiers = dialogs.map { Tier($0) }
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
