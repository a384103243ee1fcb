import JSONText

/// Finds the name that was probably meant by an unknown name on the command line.
package enum Spelling {
    package static func nearest(to name: String, among known: [String]) -> String? {
        NearestName.of(name, among: known) ?? known.first { $0.hasPrefix(name) && !name.isEmpty }
    }
}

extension Settings {
    /// The names of the settings that are not numbers.
    package static let texts =
        ["host", "operations-host", "devices", "styles", "fonts", "log-level"] + choices.map(\.name)
        + access.map(\.name)

    /// Variables that are no settings but were probably meant to be, each with the setting that was meant. Others that
    /// begin with `SCRIM_` have other owners: Kubernetes sets some for a service of this name.
    package static func mistyped(_ variables: [String]) -> [(name: String, nearest: String)] {
        let known = (numbers.map(\.name) + texts).map { variable(for: $0) }
        let prefix = "SCRIM_"
        let names = known.map { String($0.dropFirst(prefix.count)) }
        return variables.sorted().compactMap { variable in
            // A mistyped prefix is recognised only if just its case is wrong.
            let upper = variable.uppercased()
            guard upper.hasPrefix(prefix), !known.contains(variable) else { return nil }
            return NearestName.of(String(upper.dropFirst(prefix.count)), among: names).map { (variable, prefix + $0) }
        }
    }
}
