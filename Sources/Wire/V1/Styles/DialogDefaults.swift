package import JSONText

/// The members of a dialog that apply if a request leaves them out: those of a library's behaviour or of a named style.
///
/// Detents come together with the members that name them, and amounts of dimming with the detents: a request with
/// detents of its own gets none of these, and one with a backdrop of its own no amounts.
package struct DialogDefaults: Sendable {
    package let members: JSONTape
    private let withoutAmounts: JSONTape
    private let withoutDetents: JSONTape

    init(_ members: JSONTape) {
        self.members = members
        withoutAmounts = members.without("/backdrop/opacityByDetent", #"{"backdrop":{"opacityByDetent":null}}"#)
        withoutDetents = Self.detents.reduce(withoutAmounts) { members, name in
            members.without("/placement/" + name, "{\"placement\":{\"\(name)\":null}}")
        }
    }

    private static let detents = ["detents", "detentsByOrientation", "selectedDetent", "largestUndimmedDetent"]

    /// Returns the members that apply to a dialog of a request.
    func members(for dialog: ObjectReader) -> JSONTape {
        if ["/placement/detents", "/placement/detentsByOrientation"].contains(where: dialog.reaches) {
            return withoutDetents
        }
        return ["/backdrop/opacity", "/backdrop/material"].contains(where: dialog.reaches) ? withoutAmounts : members
    }
}

extension JSONTape {
    /// Returns these members after a merge patch that removes what a JSON pointer leads to; the patch must be
    /// well-formed JSON.
    fileprivate func without(_ pointer: String, _ patch: String) -> JSONTape {
        guard withRoot({ $0.reaches(pointer) }), let patch = try? JSONTape(json: patch) else { return self }
        return withRoot { base in patch.withRoot { JSONTape(merging: $0, into: base) } }
    }
}
