import Devices
package import Dialogs
package import JSONText

/// The styles that are files: the web's, which are built in, and those that an owner has named.
package struct NamedStyles: Sendable {
    /// What the files say, which may be read as late as that.
    private let files: @Sendable () -> [StyleFile]
    /// The names that a request may give: those of the built-in styles, then these.
    let names: NameTable
    /// The names of these styles alone, so that a style that is rules is no name of many here.
    private let own: NameTable

    package static let none = NamedStyles([])

    private static let builtIn = StyleName.allCases.map(\.rawValue)

    /// - Parameter files: No two of one name.
    init(_ files: [StyleFile]) { self.init(named: files.map(\.name)) { files } }

    /// - Parameter files: Gives those of the names, in their order, whenever it is asked.
    init(named names: [String], files: @escaping @Sendable () -> [StyleFile]) {
        self.files = files
        self.names = NameTable(names: Self.builtIn + names)
        own = NameTable(names: names)
    }

    /// In the order of their names, the owner's after those that are built in.
    package var all: [StyleFile] { files() }

    package var isEmpty: Bool { own.names.isEmpty }

    /// The names of these alone, in the order of `all`.
    package var ownNames: [String] { own.names }

    /// These, and those of an owner; one of the owner's takes the place of one that has its name.
    func with(_ own: [StyleFile]) -> NamedStyles {
        let names = Set(own.map(\.name))
        return NamedStyles(all.filter { !names.contains($0.name) } + own)
    }

    /// All names that a style may have.
    package var allNames: [String] { names.names }

    /// The file of the style that a dialog asks for; nil for one that is rules.
    func style(of dialog: ObjectReader) -> StyleFile? {
        guard !isEmpty else { return nil }
        return dialog.index(of: "style", in: own).map { all[$0] }
    }

    /// The style of a name by its index, or that which it stands on.
    func builtIn(at index: Int) -> StyleName {
        index < Self.builtIn.count ? StyleName.allCases[index] : all[index - Self.builtIn.count].base.style.base
    }
}

/// A named style, as its file has it.
package struct StyleFile: Sendable {
    package let name: String
    /// The name of the file.
    package let file: String
    /// What the style is for, in a sentence.
    package let description: String
    /// Where what it says comes from.
    package let source: String
    /// What it is on some devices, the first that fits.
    package let variants: [(condition: StyleCondition, variant: StyleVariant)]
    /// What it is on all others.
    package let base: StyleVariant

    /// What it is on a device.
    func variant(on device: DeviceState) -> StyleVariant {
        guard !variants.isEmpty, let stage = try? Stage(device) else { return base }
        return variants.first { $0.condition.holds(on: stage) }?.variant ?? base
    }
}

/// A named style on some devices.
package struct StyleVariant: Sendable {
    package let style: NamedStyle
    /// The members of a dialog that stand where a request is silent, its built-in style among them.
    package let defaults: JSONTape
}
