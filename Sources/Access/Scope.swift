/// Kinds of questions that somebody may ask.
package struct Scopes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What stands from the start: devices, styles, the contract, fonts, pages.
    package static let read = Scopes(rawValue: 1)
    /// Answers that are worked out and are texts of JSON, or lines of it.
    package static let compute = Scopes(rawValue: 2)
    /// Answers in every other format: pictures and exports.
    package static let render = Scopes(rawValue: 4)
    /// How the server is.
    package static let operations = Scopes(rawValue: 8)

    /// Each with its name, as files and problems have it.
    package static let names: [(scope: Scopes, name: String)] = [
        (.read, "read"), (.compute, "compute"), (.render, "render"), (.operations, "operations"),
    ]

    /// The names of those that this has, in the order of ``names``.
    package var list: [String] { Self.names.filter { contains($0.scope) }.map(\.name) }

    /// The scopes of a list with commas.
    ///
    /// - Throws: The first name that is none.
    package init(list: some StringProtocol) throws(UnknownScope) {
        var scopes: Scopes = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = Self.names.first(where: { $0.name == name }) else { throw UnknownScope(name: "\(name)") }
            scopes.insert(known.scope)
        }
        self = scopes
    }

    /// A name that is none of a scope.
    package struct UnknownScope: Error {
        package let name: String
    }
}
