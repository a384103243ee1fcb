import Devices
package import Dialogs
import JSONText

/// The named styles, each of which is a file: the web's, which are built in, and those of the server's owner.
package struct NamedStyles: Sendable {
    /// Reads the files, which may happen as late as the first use.
    private let files: @Sendable () -> [StyleFile]
    /// The names that a request may give: those of the built-in styles, then those of the named ones.
    let names: NameTable
    /// The names of the named styles only, so that a built-in style is quickly ruled out.
    private let own: NameTable

    package static let none = NamedStyles([])

    private static let builtIn = StyleName.allCases.map(\.rawValue)

    /// - Precondition: No two files have the same name.
    init(_ files: [StyleFile]) { self.init(named: files.map(\.name)) { files } }

    /// - Parameter files: Returns the files of the names, in the same order, at each call.
    init(named names: [String], files: @escaping @Sendable () -> [StyleFile]) {
        self.files = files
        self.names = NameTable(names: Self.builtIn + names)
        own = NameTable(names: names)
    }

    /// The styles, sorted by name; the owner's come after the built-in files.
    package var all: [StyleFile] { files() }

    package var isEmpty: Bool { own.names.isEmpty }

    /// The names of the named styles, in the order of `all`.
    package var ownNames: [String] { own.names }

    /// Returns these styles and an owner's, which replace those of the same name.
    func with(_ own: [StyleFile]) -> NamedStyles {
        let names = Set(own.map(\.name))
        return NamedStyles(all.filter { !names.contains($0.name) } + own)
    }

    /// All names that a style may have.
    package var allNames: [String] { names.names }

    /// The file of a dialog's style; `nil` for a built-in style.
    func style(of dialog: ObjectReader) -> StyleFile? {
        guard !isEmpty else { return nil }
        return dialog.index(of: "style", in: own).map { all[$0] }
    }

    /// The built-in style at an index of `names`, or the one that the named style there extends.
    func builtIn(at index: Int) -> StyleName {
        index < Self.builtIn.count ? StyleName.allCases[index] : all[index - Self.builtIn.count].base.style.base
    }
}

/// A named style, as its file gives it.
package struct StyleFile: Sendable {
    package let name: String
    package let file: String
    /// What the style is for, in a sentence.
    package let description: String
    /// The source of what the file says.
    package let source: String
    /// The variants for some devices; the first that fits applies.
    package let variants: [(condition: StyleCondition, variant: StyleVariant)]
    /// The variant for all other devices.
    package let base: StyleVariant

    func variant(on device: DeviceState) -> StyleVariant {
        guard !variants.isEmpty, let stage = try? Stage(device) else { return base }
        return variants.first { $0.condition.holds(on: stage) }?.variant ?? base
    }
}

/// What a named style is on some devices.
package struct StyleVariant: Sendable {
    package let style: NamedStyle
    /// The members of a dialog that apply if a request leaves them out, including the built-in style.
    package let defaults: DialogDefaults
}
