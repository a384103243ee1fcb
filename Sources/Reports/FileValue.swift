import Dialogs
import Guidelines
import JSONText
import Wire

/// A value that comes into a file, to which later changes can add.
indirect enum FileValue: Sendable {
    /// JSON text, which no change adds to.
    case written(String)
    case list([FileValue])
    case object([(name: String, value: FileValue)])

    /// The token of the place after the last element of a list.
    static let end = FieldPath.end

    init(_ value: RequestChange.Value) {
        switch value {
        case .text, .number, .truth, .null, .color:
            var json = JSONWriter(capacity: 64)
            json.write(value)
            self = .written(String(decoding: json.bytes, as: UTF8.self))
        case .list(let values): self = .list(values.map { FileValue($0) })
        case .object(let members): self = .object(members.map { ($0.name, FileValue($0.value)) })
        }
    }

    /// Makes the objects and lists above a value, and the value.
    init(_ value: FileValue, at tokens: ArraySlice<String>) {
        self = value
        for token in tokens.reversed() { self = token == Self.end ? .list([self]) : .object([(token, self)]) }
    }

    /// Sets the value at a place in this one.
    ///
    /// - Returns: Whether there can be such a place.
    mutating func put(_ value: FileValue, at tokens: ArraySlice<String>) -> Bool {
        guard let token = tokens.first else {
            self = value
            return true
        }
        let rest = tokens.dropFirst()
        switch self {
        case .written: return false
        case .list(var values):
            if token == Self.end {
                values.append(FileValue(value, at: rest))
            } else {
                guard let index = Int(token), values.indices.contains(index), values[index].put(value, at: rest) else {
                    return false
                }
            }
            self = .list(values)
        case .object(var members):
            if let index = members.firstIndex(where: { $0.name == token }) {
                guard members[index].value.put(value, at: rest) else { return false }
            } else {
                members.append((token, FileValue(value, at: rest)))
            }
            self = .object(members)
        }
        return true
    }

    var json: String {
        switch self {
        case .written(let json): json
        case .list(let values): "[\(values.map(\.json).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\($0.name.jsonText):\($0.value.json)" }.joined(separator: ","))}"
        }
    }
}
