import JSONText

/// Where a profile's figures come from.
extension CatalogReader {
    private static let groups: [(group: Provenance.Group, name: StaticString)] = [
        (.launch, "launch"), (.screen, "screen"), (.cornerRadius, "cornerRadius"), (.cutout, "cutout"), (.fold, "fold"),
        (.safeArea, "safeArea"), (.statusBarHeight, "statusBarHeight"), (.sizeClass, "sizeClass"),
        (.keyboard, "keyboard"),
    ]
    private static let groupNames = NameTable(groups.map(\.name))

    static func provenance(_ object: ObjectReader) -> Provenance {
        let sources = texts(object, "sources")
        let confidence = object.object("confidence", members: groupNames, null: .asAbsent)
        let byGroup = object.object("sourcesByGroup", members: groupNames, null: .asAbsent)
        let checked =
            object.array("crossChecked", maxCount: groups.count, null: .asAbsent)?
            .compactMap { $0.oneOf(Provenance.Group.self) } ?? []
        let entries = groups.compactMap { group, name -> Provenance.Entry? in
            let confidence = confidence?.oneOf(name, Provenance.Confidence.self, null: .asAbsent)
            let indexes = byGroup?.array(name, maxCount: 1000, null: .asAbsent)?.compactMap { index(in: sources, $0) }
            let isCrossChecked = checked.contains(group)
            if confidence == nil, indexes == nil, !isCrossChecked { return nil }
            return Provenance.Entry(
                group: group, confidence: confidence, sources: indexes ?? [], isCrossChecked: isCrossChecked)
        }
        return Provenance(sources: sources, entries: entries, disagreements: texts(object, "disagreements"))
    }

    private static func index(in sources: [String], _ value: ValueReader) -> Int? {
        guard let index = value.integer(in: 0...999) else { return nil }
        guard index < sources.count else {
            value.report(code: "outOfRange", message: "There are \(sources.count) sources, counted from 0.")
            return nil
        }
        return index
    }
}
