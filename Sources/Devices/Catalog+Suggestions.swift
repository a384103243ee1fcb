import JSONText

extension Catalog {
    /// The greatest number of names that are suggested.
    private static let mostSuggestions = 6
    /// How many of these may be guesses, which only have a similar spelling.
    private static let mostGuesses = 3
    /// The longest name, in bytes, for which suggestions are made.
    private static let longestGuess = 64

    /// Returns the ids, or aliases, that an unknown name probably means, the likeliest first.
    ///
    /// The first of the rules below that finds something applies. The name is compared in lower case with hyphens,
    /// without its manufacturer, "inch" and "generation"; a model identifier ("iPhone15,2") is replaced by its name.
    /// 1. It is a known name in another spelling: `iPhone SE (3rd generation)` is `iphone-se-3`.
    /// 2. It is the beginning of several names: `iphone-se` leads to `iphone-se-1`, `-2` and `-3`. Of many, the newest
    ///    devices of the usual kind come first.
    /// 3. It is the name of a system, with or without a version: `windows-11`.
    /// 4. It is one edit away from a name.
    /// 5. It begins with a known name, followed by a hyphen: `galaxy-s24-ultra`. The longest such name counts.
    /// 6. The names with the fewest edits, if these are few.
    /// 7. The devices that share words with it: `vision-pro` leads to those of visionOS.
    ///
    /// Among names with equally many edits, those that the name begins with come first, then those with the nearest
    /// number.
    package func suggestions(for name: String) -> [String] {
        guard name.utf8.count <= Self.longestGuess else { return [] }
        let wanted = ModelName.plain(name)
        guard !wanted.isEmpty else { return [] }
        let squeezed = ModelName.squeezed(wanted)
        if let same = known.first(where: { $0.plain == wanted || $0.squeezed == squeezed }) { return [same.name] }
        let endsInDigit = wanted.utf8.last.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
        let longer = known.filter {
            $0.plain.hasPrefix(wanted + "-") || !endsInDigit && $0.squeezed.hasPrefix(squeezed)
        }
        if !longer.isEmpty, wanted.utf8.count > 2 {
            guard longer.count > Self.mostSuggestions else { return longer.map(\.name) }
            let ids = Set(longer.lazy.filter(\.isID).map(\.name))
            return Array(sorted(profiles.indices.filter { ids.contains(profiles[$0].id) }).prefix(Self.mostSuggestions))
        }
        let ofSystem = devices(ofSystem: name)
        guard ofSystem.isEmpty else { return Array(ofSystem.prefix(Self.mostSuggestions)) }
        // A typing error is more probable than an incomplete name.
        var nearest = Set(NearestName.all(of: wanted, among: known.map(\.plain), atMost: 1))
        if nearest.isEmpty,
            let shorter = known.filter({ wanted.hasPrefix($0.plain + "-") }).max(by: { $0.plain.count < $1.plain.count }
            )
        {
            return [shorter.name]
        }
        if nearest.isEmpty { nearest = Set(NearestName.all(of: wanted, among: known.map(\.plain))) }
        guard !nearest.isEmpty else { return Array(devices(alike: name).prefix(Self.mostSuggestions)) }
        let found = known.filter { nearest.contains($0.plain) }
        let begun = found.filter { wanted.hasPrefix($0.plain) }
        // A model that is not in the catalogue yet is probably similar to the newest one.
        let number = ModelName.number(in: wanted)
        let sorted = found.enumerated().map { (abs(ModelName.number(in: $1.plain) - number), $0, $1) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        return (begun.isEmpty ? sorted : begun).prefix(Self.mostGuesses).map(\.name)
    }

    /// The likeliest suggestion; `nil` if there is none.
    package func nearest(to name: String) -> String? { suggestions(for: name).first }

    /// The suggestions as a question, with a space before it; empty if there are none.
    package func question(about name: String) -> String {
        let quoted = suggestions(for: name).map { "\"\($0)\"" }
        guard let last = quoted.last else { return "" }
        let list = quoted.count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " or " + last
        return " Did you mean \(list)?"
    }
}

/// A name of the catalogue, normalised for comparing it with unknown names.
struct ComparedName: Sendable {
    let name: String
    let plain: String
    let squeezed: String
    /// Whether it is a device's id rather than one of its aliases.
    let isID: Bool

    init(_ name: String, isID: Bool) {
        self.name = name
        self.isID = isID
        plain = ModelName.plain(name)
        squeezed = ModelName.squeezed(plain)
    }
}

/// Normalises names of devices, which people, shops and systems write differently.
enum ModelName {
    /// The name in lower case with hyphens, without the words that are often left out.
    static func plain(_ name: String) -> String {
        var words = Catalog.slug(
            known(name) ?? name.split(separator: "+").joined(separator: " plus ")
                + (name.utf8.last == UInt8(ascii: "+") ? " plus" : "")
        )
        .split(separator: "-").map { ordinal(String($0)) }
        words.removeAll { ignored.contains($0) }
        return words.joined(separator: "-")
    }

    /// The first number of a name; 0 if there is none.
    static func number(in name: String) -> Int {
        let digits = name.drop { !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
        return digits.count < 6 ? Int(digits) ?? 0 : 0
    }

    static func squeezed(_ name: String) -> String { name.split(separator: "-").joined() }

    static let ignored: Set<String> = [
        "apple", "google", "samsung", "inch", "inches", "gen", "generation", "simulator", "in",
    ]

    /// Returns `3` for `3rd`, and any other word unchanged.
    private static func ordinal(_ word: String) -> String {
        guard word.utf8.count > 2, ["st", "nd", "rd", "th"].contains(where: { word.hasSuffix($0) }) else { return word }
        let digits = word.dropLast(2)
        return digits.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? String(digits) : word
    }

    /// The name for a model identifier of iOS (`utsname.machine`); `nil` for any other text.
    private static func known(_ name: String) -> String? {
        name.utf8.contains(UInt8(ascii: ",")) ? ofIdentifiers[name.lowercased()] : nil
    }

    private static let ofIdentifiers = EmbeddedCatalog.namesOfIdentifiers()
}
