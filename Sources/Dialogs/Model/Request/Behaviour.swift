/// Libraries after whose rules, placements and figures a dialog may go, by the names of the wire.
package enum BehaviourName: String, Sendable, CaseIterable {
    case floatingPanel, swiftMessages, sonner, vaul, baseUIDrawer, gorhomBottomSheet, reactNativeScreens, material
}

/// What a dialog goes by that goes after a library.
package struct Behaviour: Sendable, Hashable {
    package var name: BehaviourName
    /// By what the end of a drag is judged, as far as the library has a rule of its own.
    package var rules: ReleaseRulesRequest

    package init(name: BehaviourName, rules: ReleaseRulesRequest) {
        self.name = name
        self.rules = rules
    }
}
