/// The kinds of requests that a client may be allowed to make.
package struct Scopes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Fixed answers: devices, styles, the contract, fonts, pages.
    package static let read = Scopes(rawValue: 1)
    /// Computed answers in JSON, or lines of JSON.
    package static let compute = Scopes(rawValue: 2)
    /// Computed answers in every other format: pictures and exports.
    package static let render = Scopes(rawValue: 4)
    /// The state of the server.
    package static let operations = Scopes(rawValue: 8)

    /// Each scope with its name in files and problems.
    package static let names: [(scope: Scopes, name: String)] = [
        (.read, "read"), (.compute, "compute"), (.render, "render"), (.operations, "operations"),
    ]

    /// The names of the scopes in this set, in the order of ``names``.
    package var list: [String] { Self.names.filter { contains($0.scope) }.map(\.name) }

    /// Reads a list of names separated by commas.
    ///
    /// - Throws: The first name that is not that of a scope.
    package init(list: some StringProtocol) throws(UnknownScope) {
        var scopes: Scopes = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = Self.names.first(where: { $0.name == name }) else { throw UnknownScope(name: "\(name)") }
            scopes.insert(known.scope)
        }
        self = scopes
    }

    /// A name that does not belong to a scope.
    package struct UnknownScope: Error {
        package let name: String
    }
}
