package import JSONText

/// The formats of other tools from which devices can be read.
package enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
    /// A descriptor of Playwright, or a registry of descriptors by name.
    case playwright
    /// Viewports of Storybook, by key.
    case storybook
    /// Metrics of the Chrome DevTools protocol (`Emulation.setDeviceMetricsOverride`), or its commands.
    case cdp
    /// A device file of Unity's Device Simulator.
    case unity
    /// Entries of Chrome DevTools' list of emulated devices.
    case devtools

    /// The formats in which devices can also be written.
    package static let written: [ExchangeFormat] = [.playwright, .storybook, .cdp, .unity]
}

extension ExchangeFormat: NamedChoice { package static let names = ChoiceNames<ExchangeFormat>() }
