import Metrics
import MicroHTTP

/// `GET /metrics`: the server's counters, in the format that `Accept` prefers.
struct MetricsEndpoint: FixedEndpoint {
    let mediaTypes = [Exposition.Format.prometheus.mediaType, Exposition.Format.openMetrics.mediaType]
    /// Writes all metrics in a format.
    private let write: @Sendable (Exposition.Format) -> [UInt8]

    init(_ write: @escaping @Sendable (Exposition.Format) -> [UInt8]) {
        self.write = write
    }

    func representation(of id: String) -> Representation { representation(as: .prometheus) }

    func representation(
        of id: String, query: [QueryMember], for head: borrowing RequestHead
    ) throws(ProblemDetails) -> Representation {
        let isOpen = Negotiation.preferred(of: mediaTypes, in: head) == mediaTypes[1]
        return representation(as: isOpen ? .openMetrics : .prometheus)
    }

    private func representation(as format: Exposition.Format) -> Representation {
        Representation(write(format).span, mediaType: format.mediaType, .measurement)
    }
}
