package import JSONText

/// Reads a device or a dialog of a body after a merge patch (RFC 7396).
package enum PatchedValue {
    /// The faults of the patched value. Pointers begin with the name of the value: `/device/screen`.
    package struct Faults: Error, Sendable {
        package var faults: [JSONFault]

        package init(_ faults: [JSONFault]) { self.faults = faults }
    }

    /// Reads a value by itself.
    ///
    /// - Parameters:
    ///   - text: The value as JSON.
    ///   - name: The name of the value: `device` or `dialog`.
    ///   - context: A context that gets the faults and the key of this value only.
    static func read<Value>(
        _ text: String, as name: StaticString, into context: DecodingContext, limits: RequestLimits,
        _ read: (ValueReader) -> Value?
    ) throws(Faults) -> Value {
        let document = JSONDocument()
        context.reset()
        do throws(JSONSyntaxError) {
            try document.parse(Array("{\"\(name)\":\(text)}".utf8), maxDepth: limits.depth + 1)
        } catch {
            throw Faults([JSONFault(pointer: "/\(name)", code: error.code, message: error.message)])
        }
        let value = document.withRoot { root in
            root.member(name).flatMap { read(ValueReader($0, context: context)) }
        }
        guard context.faults.isEmpty, let value, let value else { throw Faults(context.faults) }
        return value
    }

    /// Returns a value after a patch, all given as JSON. A device that is only an id becomes the `profile` of the
    /// patched device.
    static func merged(_ value: String, _ patch: String, _ limits: RequestLimits) -> String {
        let (before, change) = (JSONDocument(), JSONDocument())
        guard (try? before.parse(Array(value.utf8), maxDepth: limits.depth)) != nil,
            (try? change.parse(Array(patch.utf8), maxDepth: limits.depth)) != nil
        else { return value }
        let merged = before.withRoot { root in
            change.withRoot { patch in
                guard root.kind == .string, patch.kind == .object else {
                    return JSONTape(merging: patch, into: root).withRoot { $0.jsonText }
                }
                return PatchedValue.merged(#"{"profile":\#(root.jsonText)}"#, patch.jsonText, limits)
            }
        }
        return (merged ?? value) ?? value
    }
}
