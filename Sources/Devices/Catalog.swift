package import Boxes
import JSONText

/// Device profiles by id.
package struct Catalog: Sendable {
    /// The profiles in catalogue order: family by family, older before newer.
    package let profiles: [DeviceProfile]
    /// Ids, and the slugs of aliases that no id takes, each in the order of the profiles.
    private let names: NameTable
    /// The ids and aliases of `names` in the form in which guesses compare them.
    let known: [ComparedName]
    /// The profile of each name, shared by all that hold it.
    private let named: [Boxed<DeviceProfile>]

    /// The profiles that come with Scrim, read from the binary on first use: a few milliseconds.
    package static let builtIn = Catalog(EmbeddedCatalog.profiles())

    /// A catalogue of these profiles. Of two with one id the later stands, in the earlier one's index.
    package init(_ profiles: [DeviceProfile]) {
        var kept: [DeviceProfile] = []
        var indices: [String: Int] = [:]
        var names: [String] = []
        for profile in profiles {
            if let index = indices[profile.id] {
                kept[index] = profile
            } else {
                indices[profile.id] = kept.count
                names.append(profile.id)
                kept.append(profile)
            }
        }
        for (index, profile) in kept.enumerated() {
            for slug in profile.listing.aliases.map(Catalog.slug) where !slug.isEmpty && indices[slug] == nil {
                indices[slug] = index
                names.append(slug)
            }
        }
        self.profiles = kept
        let shared = kept.map { Boxed($0) }
        named = names.compactMap { name in indices[name].map { shared[$0] } }
        known = names.enumerated().map { ComparedName($1, isID: $0 < kept.count) }
        self.names = NameTable(names: names)
    }

    /// The profile with this id, or with an alias that reads so in lower case with hyphens: `iphone-15-pro` finds the
    /// iPhone 15, of which "iPhone 15 Pro" is an alias.
    package subscript(id: String) -> DeviceProfile? { profile(id.utf8Span.span)?.value }

    /// The profile with an id or alias, given as UTF-8; not copied.
    package func profile(_ id: Span<UInt8>) -> Boxed<DeviceProfile>? {
        names.index(of: id).map { named[$0] }
    }

    /// This catalogue with more profiles: one whose id is there already replaces that one, the others follow.
    package func merging(_ others: [DeviceProfile]) -> Catalog { Catalog(profiles + others) }

    /// ASCII letters in lower case and digits; whatever lies between them as one hyphen.
    static func slug(_ name: String) -> String {
        var slug: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
            default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
            }
        }
        if slug.last == UInt8(ascii: "-") { slug.removeLast() }
        return String(decoding: slug, as: UTF8.self)
    }
}
