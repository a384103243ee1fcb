import Animations

/// The names of the classes of layers: their ids, with `_` for white space. If that makes two ids one, the later of
/// those with white space has a number.
struct ClassNames {
    /// The ids that have numbers, with those.
    private var numbered: [String: String] = [:]

    init(_ ids: some Sequence<String>) {
        let all = Set(ids)
        var taken = all.filter { !Self.hasSpace($0) }
        guard taken.count < all.count else { return }
        var seen: Set<String> = []
        for id in ids where Self.hasSpace(id) && seen.insert(id).inserted {
            let plain = Self.plain(id)
            var name = plain
            var number = 2
            while !taken.insert(name).inserted {
                name = plain + "_" + String(number)
                number += 1
            }
            if name != plain { numbered[id] = name }
        }
    }

    private static func hasSpace(_ id: String) -> Bool { id.unicodeScalars.contains(where: \.properties.isWhitespace) }

    private static func plain(_ id: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in id.unicodeScalars { plain.append(scalar.properties.isWhitespace ? "_" : scalar) }
        return String(plain)
    }

    /// The class as an attribute of HTML has it.
    func attribute(_ id: String) -> String { HTMLText.className(numbered[id] ?? id) }

    func selector(_ id: String) -> String { "." + CSSText.className(numbered[id] ?? id) }
}
