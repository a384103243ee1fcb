import Foundation
import ServiceTestSupport
import TestSupport

/// Metrics as a scraper reads them: another reader than the writer under test, of both forms.
struct Samples {
    /// One line with a value.
    struct Sample {
        let name: String
        let labels: [String: String]
        let value: Double
        /// What stands behind the value of an OpenMetrics line.
        let exemplar: String?
    }

    let all: [Sample]
    /// By the name of the family.
    let kinds: [String: String]
    let text: String

    init(_ text: String) throws {
        self.text = text
        var (samples, kinds): ([Sample], [String: String]) = ([], [:])
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# TYPE ") {
                let words = line.split(separator: " ")
                kinds[String(words[2])] = String(words[3])
            }
            guard !line.hasPrefix("#") else { continue }
            let parts = line.components(separatedBy: " # ")
            guard let match = parts[0].wholeMatch(of: /([a-z_]+)(?:\{(.*)\})? (\S+)/), let value = Double(match.3)
            else {
                throw Unreadable(line: String(line))
            }
            var labels: [String: String] = [:]
            for label in (match.2 ?? "").matches(of: /([a-z_]+)="([^"]*)"/) {
                labels[String(label.1)] = String(label.2)
            }
            samples.append(
                Sample(name: String(match.1), labels: labels, value: value, exemplar: parts.count > 1 ? parts[1] : nil))
        }
        (all, self.kinds) = (samples, kinds)
    }

    struct Unreadable: Error {
        let line: String
    }

    /// The value of one series; nil where there is none.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        all.first { $0.name == name && $0.labels == labels }?.value
    }

    /// The values of all series of a name, added up.
    func sum(_ name: String) -> Double { all.filter { $0.name == name }.reduce(0) { $0 + $1.value } }

    /// The requests of an endpoint that were answered with a status.
    func requests(_ endpoint: String, _ method: String, _ status: Int) -> Double? {
        value("scrim_requests_total", ["endpoint": endpoint, "method": method, "status": "\(status)"])
    }
}

extension Scrim {
    /// What `/metrics` says now, in the form that is asked for.
    func metrics(_ accept: String? = nil) throws -> Samples {
        let response = try get("/metrics", headers: accept.map { [("Accept", $0)] } ?? [])
        return try Samples(response.text)
    }
}
