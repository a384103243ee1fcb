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
    ///   - name: The name of the value: `device` or `dialog`.
    ///   - others: The names of the members that the body has in its place.
    ///   - context: A context that gets the faults and the key of this value only.
    static func read<Value>(
        _ value: JSONTape, as name: StaticString, beside others: [StaticString] = [], into context: DecodingContext,
        _ read: (ValueReader) -> Value?
    ) throws(Faults) -> Value {
        context.reset()
        let result = value.withRoot { JSONTape(member: name, $0, beside: others) }.withRoot { root in
            root.member(name).flatMap { read(ValueReader($0, context: context)) }
        }
        guard context.faults.isEmpty, let result else { throw Faults(context.faults) }
        return result
    }

    /// Returns a value after a patch. A device that is only an id becomes the `profile` of the patched device.
    static func merged(_ value: JSONNode, _ patch: JSONNode) -> JSONTape {
        guard value.kind == .string || value.kind == .text, patch.kind == .object else {
            return JSONTape(merging: patch, into: value)
        }
        return JSONTape(member: "profile", value).withRoot { JSONTape(merging: patch, into: $0) }
    }
}
