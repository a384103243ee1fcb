import Devices
import JSONText

extension FigureReader {
    func filters(_ object: ObjectReader) -> [String: BackdropFilter] {
        let filters = object.array("filters", maxCount: 20)?.compactMap { value -> (String, BackdropFilter)? in
            guard let object = value.object(FilterMembers.filter), let key = text(object, "key") else { return nil }
            return filter(object).map { (key, $0) }
        }
        return Dictionary(filters ?? [], uniquingKeysWith: { $1 })
    }

    private func filter(_ object: ObjectReader) -> BackdropFilter? {
        guard let light = amounts(object, "light"), let confidence = confidence(object),
            let source = text(object, "source")
        else { return nil }
        return BackdropFilter(light: light, dark: amounts(object, "dark"), confidence, source: source)
    }

    private func amounts(_ object: ObjectReader, _ name: StaticString) -> BackdropFilter.Amounts? {
        guard let amounts = object.object(name, members: FilterMembers.amounts),
            let blur = amounts.number("blur", .required, in: 0...100),
            let saturation = amounts.number("saturation", .required, in: 0...10)
        else { return nil }
        return BackdropFilter.Amounts(blur: blur, saturation: saturation)
    }

    /// - Parameter shared: The filters of the file itself; those of `apple-materials` are shared by all.
    func material(_ value: ValueReader, _ shared: [String: BackdropFilter]) -> FigureCell<MaterialRow>? {
        guard let object = value.object(FilterMembers.material), let key = text(object, "key"),
            let name = text(object, "name"), let releases = releases(object), let tint = text(object, "tint"),
            let flat = text(object, "flat"), let given = object.value("filter")
        else { return nil }
        let filter: BackdropFilter?
        if given.choose([.string, .object]) == .string {
            let name = given.text
            filter = shared[name] ?? FigureFile.embedded("apple-materials")?.filters[name]
        } else {
            filter = given.object(FilterMembers.filter).flatMap(self.filter)
        }
        guard let filter else {
            given.report(code: "wrongForm", message: "A filter is one of apple-materials.json, or has its amounts.")
            return nil
        }
        return FigureCell(
            key: key, releases: releases, content: MaterialRow(name: name, filter: filter, tint: tint, flat: flat),
            parts: nil, pointer: value.pointer)
    }

    private enum FilterMembers {
        static let filter: NameTable = ["key", "light", "dark", "confidence", "source"]
        static let amounts: NameTable = ["blur", "saturation"]
        static let material: NameTable = ["key", "name", "releases", "filter", "tint", "flat"]
    }
}
