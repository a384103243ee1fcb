// Drives the client that openapi-generator made for Swift: Driver SERVER EXAMPLES.

import Foundation
import OpenAPIClient

let configuration = OpenAPIClientAPIConfiguration.shared
configuration.basePath = CommandLine.arguments[1]

struct Example {
    let members: [String: Any]

    var operation: String { members["op"] as? String ?? "" }
    var name: String { members["name"] as? String ?? "" }
    var id: String { members["id"] as? String ?? "" }

    func id<Id: RawRepresentable>(_ type: Id.Type) -> Id where Id.RawValue == String { Id(rawValue: id)! }

    /// The body read as its type, once it is seen that nothing of it is lost.
    func body<Body: Codable>(_ type: Body.Type) throws -> Body {
        let given = members["body"]!
        let body = try configuration.codableHelper.jsonDecoder.decode(
            type, from: JSONSerialization.data(withJSONObject: given))
        try compare("sent", json(body), given)
        return body
    }

    func compare<Answer: Encodable>(_ response: Response<Answer>) throws {
        try compare("read", json(response.body), JSONSerialization.jsonObject(with: response.bodyData ?? Data()))
    }

    private func json(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: configuration.codableHelper.jsonEncoder.encode(value))
    }

    private func compare(_ what: String, _ left: Any, _ right: Any) throws {
        if let found = difference(left, right, "") { throw Difference(description: "\(what): \(found)") }
    }
}

struct Difference: Error, CustomStringConvertible {
    let description: String
}

/// Where two JSON values differ first, or nil. An optional member that is null is one left out to the generated types.
func difference(_ left: Any?, _ right: Any?, _ path: String) -> String? {
    if left == nil, right is NSNull { return nil }
    if let left = left as? [String: Any], let right = right as? [String: Any] {
        return Set(left.keys).union(right.keys).sorted().lazy
            .compactMap { difference(left[$0], right[$0], "\(path)/\($0)") }.first
    }
    if let left = left as? [Any], let right = right as? [Any], left.count == right.count {
        return zip(left, right).enumerated().lazy
            .compactMap { difference($0.element.0, $0.element.1, "\(path)/\($0.offset)") }.first
    }
    let isSame = (left as? NSObject).map { $0.isEqual(right) } ?? (right == nil)
    return isSame ? nil : "\(path): \(left ?? "nothing"), \(right ?? "nothing")"
}

let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
let examples = (try JSONSerialization.jsonObject(with: file) as? [[String: Any]] ?? []).map(Example.init)
var failed = 0
for example in examples {
    do {
        switch example.operation {
CALLS        default: throw Difference(description: "there is no such operation")
        }
    } catch {
        failed += 1
        print("\n  \(example.operation) \(example.name): \(String(describing: error).prefix(600))")
    }
}
print("\(examples.count - failed) of \(examples.count) examples")
exit(failed > 0 ? 1 : 0)
