import Metrics
import MicroHTTP

/// `GET /metrics`: the server's counters, in the format that `Accept` prefers.
struct MetricsEndpoint: FixedEndpoint {
    let mediaTypes = [Exposition.Format.prometheus.mediaType, Exposition.Format.openMetrics.mediaType]
    /// Writes all metrics in a format.
    private let write: @Sendable (Exposition.Format) -> [UInt8]

    init(_ write: @escaping @Sendable (Exposition.Format) -> [UInt8]) { self.write = write }

    func answer(to target: Destination, _ head: borrowing RequestHead) -> Representation {
        let isOpen = Negotiation.preferred(of: mediaTypes, in: head) == mediaTypes[1]
        let format: Exposition.Format = isOpen ? .openMetrics : .prometheus
        return Representation(write(format).span, mediaType: format.mediaType, .measurement)
    }
}
