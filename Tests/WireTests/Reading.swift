import Devices
import JSONText
import Wire

/// What a reader made of a body: the value, or the faults.
struct Reading<Value> {
    let value: Value?
    let faults: [JSONFault]

    /// Each fault by where it is and what it is: `/dialog/style unknownValue`.
    var summary: [String] { faults.map { "\($0.pointer) \($0.code)" } }
}

/// The kind of function that reads the body of an endpoint.
typealias Read<Value> = (JSONNode, Catalog, RequestLimits, DecodingContext) -> Value?

/// Reads a body, with the catalogue that is built in.
func reading<Value>(
    _ body: String, by read: Read<Value>, limits: RequestLimits = RequestLimits()
) throws -> Reading<Value> {
    let document = JSONDocument()
    try document.parse(Array(body.utf8).span, maxDepth: limits.depth)
    let context = DecodingContext()
    let value = document.withRoot { read($0, .builtIn, limits, context) }
    return Reading(value: value ?? nil, faults: context.faults)
}

/// Reads a request whose device and dialog have these members.
func spec(
    device: String = #""iphone-17""#, _ dialog: String, limits: RequestLimits = RequestLimits()
) throws -> Reading<SpecRequest> {
    try reading(
        #"{"device":\#(device),"dialog":{\#(dialog)}}"#, by: SpecRequest.read(_:catalog:limits:context:), limits: limits
    )
}
