/// The place where a fault was found, for advice on it.
package struct FaultSite {
    /// The value at fault; for a missing member, the object that lacks it.
    package let node: JSONNode
    /// The name of an unknown or missing member; `nil` if the fault is in the value itself.
    package var name: String?
    /// An unknown name or value, as it was written; `nil` for any other fault.
    package var unknown: String?
    /// The kinds that the value may have, if it has another; empty otherwise.
    package var wanted: JSONKinds = []
    /// The range of the number, if it is outside; `nil` otherwise.
    package var range: ClosedRange<Double>?
}

/// Adds to a fault what its author probably meant, and what to write instead. Called for each fault that is listed, and
/// for nothing else: a body without faults pays nothing for it.
package typealias FaultAdvice = @Sendable (_ fault: inout JSONFault, _ site: FaultSite) -> Void

extension NearestName {
    /// Advice from the names alone: the allowed name nearest to an unknown one.
    @Sendable package static func advise(_ fault: inout JSONFault, _ site: FaultSite) {
        if let unknown = site.unknown { fault.guess(of(unknown, among: fault.allowed)) }
    }
}
