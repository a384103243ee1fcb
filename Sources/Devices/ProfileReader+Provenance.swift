import JSONText

/// Reads from where a profile's figures come.
extension ProfileReader {
    private static let groups: [(group: Provenance.Group, name: StaticString)] = [
        (.launch, "launch"), (.screen, "screen"), (.cornerRadius, "cornerRadius"), (.cutout, "cutout"), (.fold, "fold"),
        (.safeArea, "safeArea"), (.statusBarHeight, "statusBarHeight"), (.sizeClass, "sizeClass"),
        (.keyboard, "keyboard"),
    ]
    private static let groupNames = NameTable(groups.map(\.name))

    /// Reads the provenance of the figures; `nil` if it is not given.
    func provenance(_ object: ObjectReader) -> Provenance? {
        let sources = texts(object, "sources")
        let disagreements = texts(object, "disagreements")
        let confidence = object.object("confidence", members: Self.groupNames, null: .asAbsent)
        var entries = Self.groups.compactMap { group, name in
            confidence?.value(name).flatMap { Self.entry($0, group, sources ?? []) }
        }
        if names == .data { addEntries(object, sources ?? [], to: &entries) }
        guard sources != nil || disagreements != nil || !entries.isEmpty else { return nil }
        return Provenance(sources: sources ?? [], entries: entries, disagreements: disagreements ?? [])
    }

    /// Reads a level of confidence, either alone or with the sources on which it is based.
    private static func entry(
        _ value: ValueReader, _ group: Provenance.Group, _ sources: [String]
    ) -> Provenance.Entry? {
        guard let kind = value.choose([.string, .object, .null]), kind != .null else { return nil }
        if kind == .string {
            return value.oneOf(Provenance.Confidence.self).map {
                Provenance.Entry(group: group, confidence: $0, sources: [], isCrossChecked: false)
            }
        }
        guard let object = value.object(ProfileMembers.confidence) else { return nil }
        let level = object.oneOf("level", Provenance.Confidence.self, null: .asAbsent)
        let isCrossChecked = object.bool("crossChecked") ?? false
        let indexes = object.array("sources", maxCount: 100)?.compactMap { index(in: sources, $0) } ?? []
        return Provenance.Entry(group: group, confidence: level, sources: indexes, isCrossChecked: isCrossChecked)
    }

    /// Reads the separate members that describe each group in files of figures.
    private func addEntries(_ object: ObjectReader, _ sources: [String], to entries: inout [Provenance.Entry]) {
        let byGroup = object.object("sourcesByGroup", members: Self.groupNames, null: .asAbsent)
        let checked =
            object.array("crossChecked", maxCount: Self.groups.count, null: .asAbsent)?
            .compactMap { $0.oneOf(Provenance.Group.self) } ?? []
        for (group, name) in Self.groups {
            let indexes = byGroup?.array(name, maxCount: 1000, null: .asAbsent)?
                .compactMap { Self.index(in: sources, $0) }
            let isCrossChecked = checked.contains(group)
            guard indexes != nil || isCrossChecked else { continue }
            var entry =
                entries.first { $0.group == group }
                ?? Provenance.Entry(group: group, confidence: nil, sources: [], isCrossChecked: false)
            entry.sources = indexes ?? entry.sources
            entry.isCrossChecked = entry.isCrossChecked || isCrossChecked
            entries.removeAll { $0.group == group }
            entries.append(entry)
        }
        let order = Self.groups.map(\.group)
        entries.sort { (order.firstIndex(of: $0.group) ?? 0) < (order.firstIndex(of: $1.group) ?? 0) }
    }

    private static func index(in sources: [String], _ value: ValueReader) -> Int? {
        guard let index = value.integer(in: 0...999) else { return nil }
        guard index < sources.count else {
            value.report(code: "missingItem", message: "There are \(sources.count) sources, counted from 0.")
            return nil
        }
        return index
    }
}
