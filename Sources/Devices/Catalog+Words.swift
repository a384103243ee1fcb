extension Catalog {
    /// The ids of the devices on which a system runs, if a name is the system's, with or without a version: those of
    /// the version first.
    func devices(ofSystem name: String) -> [String] {
        let words = NameWords(name)
        let systems = OperatingSystem.Name.allCases.filter { SystemWords($0).names.contains(words.squeezed) }
        guard !systems.isEmpty else { return [] }
        return sorted(profiles.indices.filter { systems.contains(profiles[$0].system.name) }) {
            profiles[$0].system.version?.major == words.number
        }
    }

    /// The ids of the devices that share the most telling words with a name, which are those that the fewest devices
    /// have: the likeliest first. A device that shares only words such as "pro" or a manufacturer is none of them.
    func devices(alike name: String) -> [String] {
        let words = NameWords(name)
        let known = profiles.map { DeviceWords($0) }
        var scores = [Double](repeating: 0, count: profiles.count)
        var isTold = [Bool](repeating: false, count: profiles.count)
        for word in words.all {
            let shares = known.map { $0.share(word) }
            let count = Double(shares.count { $0 != .none })
            for (index, share) in shares.enumerated() where share != .none {
                scores[index] += (share == .kind ? 2 : 1) / count
                if share != .detail { isTold[index] = true }
            }
        }
        let best = profiles.indices.filter { isTold[$0] }.map { scores[$0] }.max() ?? 0
        return sorted(profiles.indices.filter { isTold[$0] && scores[$0] == best }) {
            ModelName.number(in: profiles[$0].id) == words.number
        }
    }

    /// The ids of profiles: those for which `isSame` holds come first, then devices of the kind that their system is
    /// mostly on and that do not fold, then the newest.
    func sorted(_ found: [Int], _ isSame: (Int) -> Bool = { _ in false }) -> [String] {
        func key(_ index: Int) -> (Int, Int, Int, Int) {
            let profile = profiles[index]
            let isUsual = profile.idiom == profile.system.name.usualIdiom && profile.hardware.posture == nil
            return (isSame(index) ? 0 : 1, isUsual ? 0 : 1, -(profile.listing.year ?? 0), index)
        }
        return found.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map { profiles[$0.1].id }
    }
}

extension OperatingSystem.Name {
    /// The kind of device that the system is mostly on.
    fileprivate var usualIdiom: Idiom {
        switch self {
        case .iPhoneOS, .iOS, .android, .harmonyOS: .phone
        case .iPadOS: .pad
        case .tvOS, .androidTV: .tv
        case .carPlay: .car
        case .wearOS: .watch
        case .web, .gnome, .kde, .windows, .macOS, .visionOS: .desktop
        }
    }
}

/// The words of a name that someone typed.
private struct NameWords {
    /// The words of letters, and each two neighbours as one: `wear-os` has `wearos`.
    let all: [String]
    /// All of the words as one.
    let squeezed: String
    /// The first number; 0 if there is none.
    let number: Int

    init(_ name: String) {
        let words = NameWords.letters(of: name)
        squeezed = words.joined()
        all = words + zip(words, words.dropFirst()).map { $0 + $1 }
        number = ModelName.number(in: name)
    }

    /// The runs of two or more letters, in lower case.
    static func letters(of name: String) -> [String] {
        name.lowercased().split { !$0.isASCII || !$0.isLetter }.filter { $0.utf8.count > 1 }.map(String.init)
    }
}

/// The names that people have for a system: `wearos`, `wear`; `kdeplasma`, `kde`, `plasma`.
private struct SystemWords {
    let names: Set<String>

    init(_ name: OperatingSystem.Name) {
        let words = NameWords.letters(of: name.rawValue)
        // The first word of "Android TV" and of "iPhone OS" is the name of something else.
        let own = name == .androidTV || name == .iPhoneOS ? [] : words.filter { $0 != "os" }
        names = Set([words.joined()] + own)
    }
}

/// The words by which a device may be meant.
private struct DeviceWords {
    /// What a word of a name says of the device: nothing, a detail that says little by itself, its model, or its kind.
    enum Share { case none, detail, model, kind }

    private let kinds: Set<String>
    private let models: Set<String>
    private let details: Set<String>

    init(_ profile: DeviceProfile) {
        let (id, name) = (NameWords.letters(of: profile.id), NameWords.letters(of: profile.name))
        kinds = SystemWords(profile.system.name).names
            .union(NameWords.letters(of: profile.listing.family)).union([profile.idiom.rawValue])
        // A device is called by its first word, and a family by its manufacturer's.
        models = Set((id.prefix(1) + name.prefix(1)).filter { !ModelName.ignored.contains($0) })
        details = Set(id + profile.listing.aliases.flatMap(NameWords.letters))
    }

    func share(_ word: String) -> Share {
        func has(_ words: Set<String>) -> Bool {
            words.contains(word) || word.utf8.count > 2 && words.contains { $0.hasPrefix(word) }
        }
        return has(kinds) ? .kind : has(models) ? .model : details.contains(word) ? .detail : .none
    }
}
