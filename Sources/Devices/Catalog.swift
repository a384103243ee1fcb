package import Boxes
import JSONText

/// Device profiles, found by id or alias.
package struct Catalog: Sendable {
    /// The profiles in the order of the catalogue: family by family, from older to newer.
    package let profiles: [DeviceProfile]
    /// The ids, followed by the slugs of aliases that are not ids, each in the order of the profiles.
    private let names: NameTable
    /// The same names in the same order, normalised for comparing them with unknown names.
    let known: [ComparedName]
    /// The profile that belongs to each name, in a box that is shared.
    private let named: [Boxed<DeviceProfile>]

    /// The built-in profiles, read from the binary on first use, which takes a few milliseconds.
    package static let builtIn = Catalog(EmbeddedCatalog.profiles())

    /// Makes a catalogue. If profiles have the same id, a later one takes the place of an earlier one.
    package init(_ profiles: [DeviceProfile]) {
        var remaining: [DeviceProfile] = []
        var indices: [String: Int] = [:]
        var names: [String] = []
        for profile in profiles {
            if let index = indices[profile.id] {
                remaining[index] = profile
            } else {
                indices[profile.id] = remaining.count
                names.append(profile.id)
                remaining.append(profile)
            }
        }
        for (index, profile) in remaining.enumerated() {
            for slug in profile.listing.aliases.map(Catalog.slug) where !slug.isEmpty && indices[slug] == nil {
                indices[slug] = index
                names.append(slug)
            }
        }
        self.profiles = remaining
        let shared = remaining.map { Boxed($0) }
        named = names.compactMap { name in indices[name].map { shared[$0] } }
        known = names.enumerated().map { ComparedName($1, isID: $0 < remaining.count) }
        self.names = NameTable(names: names)
    }

    /// The profile with this id, or with an alias whose slug this is: `iphone-15-pro` finds the iPhone 15, of which
    /// "iPhone 15 Pro" is an alias.
    package subscript(id: String) -> DeviceProfile? { profile(id.utf8Span.span)?.value }

    /// The same profile by the UTF-8 of its id or alias, in its box, so that it is not copied.
    package func profile(_ id: Span<UInt8>) -> Boxed<DeviceProfile>? { names.index(of: id).map { named[$0] } }

    /// Returns this catalogue with more profiles. A profile with a known id replaces the one that has it; the others
    /// are appended.
    package func merging(_ others: [DeviceProfile]) -> Catalog { Catalog(profiles + others) }

    /// The slug of a name: ASCII letters in lower case and digits, with one hyphen for anything between them.
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
