package import Devices
import Timeline

/// A list of a file: the figures, colours and materials that answers with a style depend on, or a part of such a list.
struct FigureList: Sendable {
    let name: String
    let figures: [FigureReference]
    let colors: [FigureReference]
    let materials: [FigureReference]
}

/// What a list names. In the name of a file, `*` is the name of the toolkit for which the list is made, and a file that
/// the toolkit has not is left out.
enum FigureReference: Sendable {
    /// A file, or what it has for a part of dialogs: `apple-looks`, `carplay/alert`.
    case file(String, FigurePart?)
    /// The values of some keys, in the order of the file: `apple-alert.backdropOpacityLight,backdropOpacityDark`.
    case keys([String], in: String)
    /// The shadows of a palette, or some of them by their name or surface: `android-palette#level1`.
    case shadows(String, named: String?)
    /// Another list: `apple-page-sheet@sheets`.
    case list(String, in: String)
    case group(FigureGroup)
    case derived(DerivedFigure)

    init?(_ text: String) {
        func halves(at mark: Character) -> (String, String)? {
            text.firstIndex(of: mark).map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
        }
        if let (file, list) = halves(at: "@") {
            self = .list(list, in: file)
        } else if let (file, shadow) = halves(at: "#") {
            self = .shadows(file, named: shadow.isEmpty ? nil : shadow)
        } else if let (file, name) = halves(at: "/") {
            guard let part = FigurePart(rawValue: name) else { return nil }
            self = .file(file, part)
        } else if let (file, key) = halves(at: ".") {
            self = .keys(key.split(separator: ",").map(String.init), in: file)
        } else {
            self = .file(text, nil)
        }
    }
}

/// What a list names under a condition.
struct FigureGroup: Sendable {
    let references: [FigureReference]
    /// The releases whose figures are not listed, except under a condition.
    let except: [Eras]
    /// The toolkit in whose lists it is; `nil` is every list.
    let toolkit: Toolkit?
    /// The only releases whose figures are listed, under whatever condition; `nil` is all.
    let only: Eras?
    /// The releases for which the figures stand that have none of their own; `nil` leaves them as they are.
    let carried: Eras?
    let because: String?

    func holds(_ eras: Eras) -> Bool {
        if let only, eras.line != only.line || eras.releases != only.releases { return false }
        return !except.contains(eras)
    }
}

/// A number that follows from other figures, and is listed beside them.
struct DerivedFigure: Sendable {
    enum Number: String, CaseIterable, Sendable {
        /// Of a spring: the time in which it settles, and its natural frequency.
        case settlingTime, frequency
        /// A figure of another one, so many times as large.
        case multiple
    }

    let number: Number
    /// The file and the key of the other figure; of a spring, the start of the keys of mass, stiffness and damping.
    let file, key: String
    let factor: Double
    /// The figure for its value.
    let figure: @Sendable (Double) -> StyleFigure

    fileprivate var derived: StyleFigure {
        switch number {
        case .frequency: figure(spring.naturalFrequency)
        case .settlingTime: figure(spring.settlingDuration() ?? 0)
        case .multiple: figure(value(key) * factor)
        }
    }

    private var spring: Spring {
        Spring(mass: value(key + "Mass"), stiffness: value(key + "Stiffness"), damping: value(key + "Damping"))
    }

    private func value(_ key: String) -> Double {
        guard let cell = FigureFile.embedded(file)?.figures.last(where: { $0.key == key }) else {
            preconditionFailure("\(file).json has the key \(key)")
        }
        return cell.content.value
    }
}

/// The figures, colours and materials that answers with a style depend on: a list of a file of figures.
package struct StyleList: Sendable {
    private let name, file: String
    private let toolkit: Toolkit?

    /// - Parameter toolkit: The toolkit for which the list is made, if it is one of all toolkits.
    package init(_ name: String, in file: String, of toolkit: Toolkit? = nil) {
        self.name = name
        self.file = file
        self.toolkit = toolkit
    }

    /// The figures in the order of the list; one may be in it twice.
    package var figures: [StyleFigure] { listed([.list(name, in: file)]) }
    package var colors: [ColorFigure] { listed([.list(name, in: file)]) }
    package var materials: [MaterialFigure] { listed([.list(name, in: file)]) }

    private func listed<Figure: ListedFigure>(_ references: [FigureReference]) -> [Figure] {
        references.flatMap { reference -> [Figure] in
            switch reference {
            case .file(let name, let part):
                let curves = (embedded(name)?.curves ?? []).filter { part.map($0.isFor) ?? true }
                return cells(of: name).filter { part.map($0.isFor) ?? true }.map(\.content)
                    + Figure.listed(curves.flatMap(\.content.figures))
            case .keys(let keys, let name):
                let found: [FigureCell<Figure>] = cells(of: name).filter { keys.contains($0.key) }
                precondition(Set(found.map(\.key)).count == keys.count, "\(name).json has the keys \(keys)")
                return found.map(\.content)
            case .shadows(let name, let shadow):
                let all = embedded(name)?.shadows ?? []
                let named = all.filter {
                    shadow == nil || $0.key == shadow || $0.content.surface.rawValue == shadow
                }
                return Figure.listed(named.flatMap(\.content.figures))
            case .list(let name, let file):
                guard let list = FigureFile.embedded(file)?.lists.first(where: { $0.name == name }) else {
                    preconditionFailure("\(file).json has the list \(name)")
                }
                return listed(Figure.references(of: list))
            case .group(let group):
                guard group.toolkit == nil || group.toolkit == toolkit else { return [] }
                let held: [Figure] = listed(group.references).filter { group.holds($0.eras) }
                return group.carried.map { eras in held.map { $0.carried(to: eras, because: group.because) } } ?? held
            case .derived(let figure): return Figure.listed([figure.derived])
            }
        }
    }

    private func cells<Figure: ListedFigure>(of name: String) -> [FigureCell<Figure>] {
        embedded(name).map(Figure.cells) ?? []
    }

    /// The file with a name that may have a `*`; `nil` if the toolkit has no such file.
    private func embedded(_ name: String) -> FigureFile? {
        let parts = name.split(separator: "*", omittingEmptySubsequences: false)
        let file = FigureFile.embedded(parts.joined(separator: toolkit?.name ?? ""))
        precondition(file != nil || parts.count > 1, "\(name).json is built in")
        return file
    }
}
