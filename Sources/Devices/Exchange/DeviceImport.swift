package import JSONText

/// Devices read from another tool's format, with notes on how they were read.
package struct DeviceImport: Sendable {
    /// A note on something that was assumed, or that a profile cannot express.
    package struct Note: Hashable, Sendable {
        /// JSON pointer (RFC 6901) into the document that was read.
        package var pointer: String
        /// The note, in complete sentences.
        package var message: String
    }

    package var format: ExchangeFormat
    package var devices: [DeviceProfile] = []
    package var notes: [Note] = []

    package static let mostDevices = 1000

    /// Reads a document in another tool's format. Every fault is reported to `context`; the result is valid only if
    /// there is none.
    ///
    /// - Parameter format: `nil` to recognise the format by the document.
    package static func read(_ root: JSONNode, format: ExchangeFormat?, context: DecodingContext) -> DeviceImport? {
        let value = ValueReader(root, context: context)
        guard value.choose([.object, .array]) != nil else { return nil }
        context.mark(root.fingerprint)
        guard let format = format ?? ExchangeFormat.detected(in: root) else {
            value.report(
                code: "unknownValue",
                message:
                    "This looks like none of the formats. Playwright's has viewport, Storybook's styles, Chrome's "
                    + "protocol width, height and deviceScaleFactor, Unity's screens, DevTools' title and screen. Name "
                    + "the format where it is one of them.",
                allowed: ExchangeFormat.allCases.map(\.rawValue))
            return nil
        }
        var importer = DeviceImporter(format: format, context: context)
        importer.read(root)
        return importer.result
    }
}

extension ExchangeFormat {
    /// The format that a document seems to be in; `nil` if none fits.
    fileprivate static func detected(in root: JSONNode) -> ExchangeFormat? {
        if let format = ofEntry(root) { return format }
        if root.kind == .array { return root.elements.lazy.compactMap { ofEntry($0) }.first { _ in true } }
        if root.member("extensions") != nil { return .devtools }
        return root.members.lazy.compactMap { member in
            switch ofEntry(member.value) {
            case .playwright: ExchangeFormat.playwright
            case .storybook: ExchangeFormat.storybook
            default: nil
            }
        }.first { _ in true }
    }

    /// The format that a single device seems to be in; `nil` if none fits.
    private static func ofEntry(_ node: JSONNode) -> ExchangeFormat? {
        func has(_ name: StaticString) -> Bool { node.member(name) != nil }
        if has("screens") { return .unity }
        if has("method") { return .cdp }
        if has("styles") { return .storybook }
        if has("device") && has("type") || has("title") && has("screen") { return .devtools }
        if has("viewport") || has("userAgent") || has("isMobile") || has("defaultBrowserType") { return .playwright }
        if has("width"), has("height"), has("deviceScaleFactor") || has("mobile") { return .cdp }
        return nil
    }
}

extension JSONNode {
    /// The value's content as a text that is different for different content.
    fileprivate var fingerprint: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch kind {
        case .object:
            text += "{"
            for member in members {
                Self.write(member.name, into: &text)
                member.value.write(into: &text)
            }
            text += "}"
        case .array:
            text += "["
            for element in elements { element.write(into: &text) }
            text += "]"
        case .number: text += "\(doubleValue ?? 0);"
        case .bool: text += boolValue == true ? "t" : "f"
        case .null: text += "n"
        case .string, .text: Self.write(stringValue ?? "", into: &text)
        }
    }

    private static func write(_ string: String, into text: inout String) {
        text += "\(string.utf8.count):"
        text += string
    }
}
