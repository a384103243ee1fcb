/// The names of a scene's dialogs, which are the prefixes of their layers' ids.
package struct SceneNames: Sendable {
    /// Two dialogs whose layers could have the same id.
    package struct Clash: Sendable, Hashable {
        /// The indices in the request of the rejected dialog, and of the one with which it clashes.
        package var index: Int
        package var other: Int
        package var name: String
        /// Whether both have the same name; else one name is the other followed by a slash and more.
        package var isSame: Bool
    }

    /// The names in the order of the request.
    ///
    /// A dialog without a name is named by its number from the bottom, starting with `dialog1`; if that is taken, `-2`,
    /// `-3` … is appended.
    package let names: [String]
    package let clashes: [Clash]

    package init(_ given: [String?]) {
        let taken = given.compactMap(\.self)
        var names: [String] = []
        for (index, name) in given.enumerated() {
            if let name {
                names.append(name)
                continue
            }
            let plain = "dialog\(index + 1)"
            var free = plain
            var count = 2
            while taken.contains(free) || names.contains(free) {
                free = "\(plain)-\(count)"
                count += 1
            }
            names.append(free)
        }
        self.names = names

        var clashes: [Clash] = []
        for (index, name) in names.enumerated() {
            for (other, earlier) in names[..<index].enumerated() {
                let isSame = earlier == name
                guard isSame || name.hasPrefix(earlier + "/") || earlier.hasPrefix(name + "/") else { continue }
                // A generated name is never rejected.
                let isGiven = given[index] != nil
                clashes.append(
                    Clash(
                        index: isGiven ? index : other, other: isGiven ? other : index, name: isGiven ? earlier : name,
                        isSame: isSame))
                break
            }
        }
        self.clashes = clashes
    }
}
