import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// The errors of a request that has only one value, at this place; `*` is the first element.
private func errors(_ value: String, at place: String) throws -> [JSON] {
    let body = place.split(separator: "/").reversed().reduce(value) { value, token in
        token == "*" ? "[\(value)]" : "{\"\(token)\":\(value)}"
    }
    let response = try Scrim.shared.get().post(body)
    return try JSON(response.body)["errors"].elements
}

@Suite struct `An example in an error` {
    /// Whatever is wrong with a member of a request, what the error gives instead is right there.
    @Test(arguments: RequestSchema.objects.map(\.pointer))
    func `is accepted in its place`(object: String) throws {
        let names = try #require(RequestSchema.objects.first { $0.pointer == object }).names
        for place in names.map({ object + "/" + $0 }) {
            let pointer = place.split(separator: "/").map { $0 == "*" ? "/0" : "/" + $0 }.joined()
            for wrong in ["true", "0.5", "[]", #""zzqx""#] {
                for error in try errors(wrong, at: place) where error["pointer"].string == pointer {
                    let message = error["message"].string ?? ""
                    guard let start = message.firstRange(of: "For example "), message.last == "." else { continue }
                    let example = String(message[start.upperBound...].dropLast())
                    let faults = try errors(example, at: place).filter { fault in
                        let found = fault["pointer"].string ?? ""
                        // Whether it suits the rest of the request is another matter.
                        guard fault["code"] != "conflictingMember" else { return false }
                        return found == pointer || found.hasPrefix(pointer + "/")
                    }
                    #expect(faults.isEmpty, "\(wrong) at \(place): \(message) \(faults)")
                }
            }
        }
    }

    @Test(arguments: [
        "/dialog/content/closeButton", "/dialog/content/blocks/*", "/dialog/content/actions/*/symbol",
        "/dialog/content/shape/radii", "/dialog/backdrop/opacityByDetent", "/dialog/backdrop/cutouts/*",
        "/dialog/placement/stack", "/dialog/placement/edges", "/dialog/placement/detentsByOrientation",
        "/dialog/platforms", "/dialog/transition/keyframes", "/dialog/transition/keyframes/opacity/*",
        "/dialog/transition/easings", "/device/elements/*", "/device/browserChrome", "/options/rules/severity",
        "/device/cutout", "/device/fold", "/device/osVariants/*", "/dialog/platforms/android", "/dialog/platforms/kde",
    ])
    func `is there where an object is needed`(place: String) throws {
        let messages = try errors("true", at: place).compactMap { $0["message"].string }
        #expect(messages.contains { $0.contains("For example {") }, "\(messages)")
    }
}
