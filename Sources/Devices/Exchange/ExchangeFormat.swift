package import JSONText

/// The formats of other tools that devices can be read from.
package enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
    /// A descriptor of Playwright's, or a registry of them by name.
    case playwright
    /// Viewports of Storybook's by key.
    case storybook
    /// Metrics of the Chrome DevTools protocol (`Emulation.setDeviceMetricsOverride`), or its commands.
    case cdp
    /// A device file of Unity's Device Simulator.
    case unity
    /// Entries of Chrome DevTools' list of emulated devices.
    case devtools

    /// The formats that devices can be written in, beside being read.
    package static let written: [ExchangeFormat] = [.playwright, .storybook, .cdp, .unity]
}

extension ExchangeFormat: NamedChoice { package static let names = ChoiceNames<ExchangeFormat>() }
