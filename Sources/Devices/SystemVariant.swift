/// A device's figures on versions of the system other than the one at launch. Figures that are `nil` stay the same.
package struct SystemVariant: Hashable, Sendable {
    /// The versions to which a variant applies.
    package struct Versions: Hashable, Sendable {
        package var name: OperatingSystem.Name
        /// The first and the last major version; if there is no last one, all later versions are included.
        package var first: Int
        package var last: Int?

        package init(name: OperatingSystem.Name, first: Int, last: Int? = nil) {
            self.name = name
            self.first = first
            self.last = last
        }

        /// Parses a name and one major version ("iOS 26": that and all later ones) or two ("iOS 12-13": both
        /// inclusive). `nil` for anything else.
        package init?(_ text: String) {
            guard let gap = text.lastIndex(of: " "), let name = OperatingSystem.Name(rawValue: String(text[..<gap]))
            else { return nil }
            let numbers = text[text.index(after: gap)...].split(separator: "-", omittingEmptySubsequences: false)
            let majors = numbers.compactMap { Version(String($0)) }.map(\.major)
            guard majors.count == numbers.count, let first = majors.first, majors.count <= 2 else { return nil }
            let last = majors.count == 2 ? majors[1] : nil
            guard first <= last ?? .max else { return nil }
            self.init(name: name, first: first, last: last)
        }

        /// Whether `system` is in the range. iPhone OS, iOS and iPadOS count as one line; minor versions are ignored.
        package func contains(_ system: OperatingSystem) -> Bool {
            system.isSameLine(as: OperatingSystem(name: name)) && system.major >= first && system.major <= last ?? .max
        }

        /// The versions in the form that `init` reads.
        package var text: String { "\(name.rawValue) \(first)" + (last.map { "-\($0)" } ?? "") }
    }

    package var versions: Versions
    package var figures: DeviceProfile.Figures
}
