/// Libraries whose rules, placements and figures a dialog may follow, under their names on the wire.
package enum BehaviourName: String, Sendable, CaseIterable {
    case floatingPanel, swiftMessages, sonner, vaul, baseUIDrawer, gorhomBottomSheet, reactNativeScreens, material
}

/// The library that a dialog follows, and its rules.
package struct Behaviour: Sendable, Hashable {
    package var name: BehaviourName
    /// The rules for the end of a drag, as far as the library has rules of its own.
    package var rules: ReleaseRulesRequest

    package init(name: BehaviourName, rules: ReleaseRulesRequest) {
        self.name = name
        self.rules = rules
    }
}
