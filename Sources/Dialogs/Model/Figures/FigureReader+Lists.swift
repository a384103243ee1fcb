import Devices
import JSONText

extension FigureReader {
    func list(_ value: ValueReader) -> FigureList? {
        guard let object = value.object(ListMembers.list), let name = text(object, "name") else { return nil }
        return FigureList(
            name: name, figures: references(object, "figures"), colors: references(object, "colors"),
            materials: references(object, "materials"))
    }

    private func references(_ object: ObjectReader, _ name: StaticString) -> [FigureReference] {
        object.array(name, maxCount: 100)?.compactMap(reference) ?? []
    }

    private func reference(_ value: ValueReader) -> FigureReference? {
        let reference: FigureReference?
        if value.choose([.string, .object]) == .string {
            reference = FigureReference(value.text)
        } else {
            reference = value.object(ListMembers.reference).flatMap { derived($0) ?? group($0) }
        }
        if reference == nil { value.report(code: "wrongForm", message: "A list names files, parts, keys and lists.") }
        return reference
    }

    private func group(_ object: ObjectReader) -> FigureReference? {
        let carried = object.value("to").flatMap(eras).map { eras in
            Eras(
                object.value("line").flatMap(line) ?? line, eras.releases,
                when: object.sentence("when", maxLength: 1000))
        }
        return .group(
            FigureGroup(
                references: references(object, "figures"),
                except: object.array("except", maxCount: 10)?.compactMap(eras) ?? [],
                toolkit: object.string("in", maxLength: 20).flatMap { name in
                    Toolkit.allCases.first { $0.name == name }
                },
                only: object.value("only").flatMap(eras),
                carried: carried, because: object.sentence("because", maxLength: 1000)))
    }

    private func eras(_ value: ValueReader) -> Eras? {
        value.string(maxLength: 20).flatMap { ReleaseRange($0) }.map { Eras(line, $0) }
    }

    /// `nil` if the object is none.
    private func derived(_ object: ObjectReader) -> FigureReference? {
        guard let shown = object.string("shows", maxLength: 100),
            let number = DerivedFigure.Number(rawValue: shown), let other = text(object, "of"),
            case .keys(let keys, let file) = FigureReference(other), let key = keys.first,
            let name = text(object, "name"), let unit = text(object, "unit"), let releases = releases(object),
            let confidence = confidence(object), let source = text(object, "source")
        else { return nil }
        let eras = Eras(line, releases)
        return .derived(
            DerivedFigure(number: number, file: file, key: key, factor: object.number("times", in: 0...100) ?? 1) {
                StyleFigure(name, $0, unit, eras: eras, confidence, source: source)
            })
    }

    private enum ListMembers {
        static let list: NameTable = ["name", "figures", "colors", "materials"]
        static let reference: NameTable = [
            "figures", "in", "only", "except", "to", "line", "when", "because",
            "shows", "of", "times", "name", "unit", "releases", "confidence", "source",
        ]
    }
}
