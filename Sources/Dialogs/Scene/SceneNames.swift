/// The names of a scene's dialogs, which stand in front of the ids of their layers.
package struct SceneNames: Sendable {
    /// Two dialogs whose layers could have one id.
    package struct Clash: Sendable, Hashable {
        /// The dialog at fault, by its index in the request, and the one that it clashes with.
        package var index: Int
        package var other: Int
        package var name: String
        /// Whether both have the very same name; else one name, and a slash, starts the other.
        package var isSame: Bool
    }

    /// The names in the order of the request.
    ///
    /// A dialog without one is called by its number from the bottom, `dialog1` first; where that is taken, `-2`, `-3` …
    /// is put behind it.
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
                // A name of our making is never at fault.
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
