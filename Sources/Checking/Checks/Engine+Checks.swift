import Advice
import JSONText
import MicroHTTP
package import Reports
package import Service
import Wire

extension Engine {
    /// Compares the answers to the requests of one file with what the file expects, for `scrim check`.
    ///
    /// - Returns: The update of the file to what was answered; `nil` unless the file is to be updated and differs.
    package func check(_ file: NamedFile, _ options: CheckOptions, into report: inout Report) -> CheckUpdate? {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(file.bytes, maxDepth: application.limits.depth + 3)
        } catch {
            report.add(fault: error.messageOfFile, error.code, at: "", in: file.name, position: error.position)
            return nil
        }
        let endpoints = application.documentPaths
        let checks = document.withRoot { Check.checks(of: $0, among: endpoints, decoding: document.context) }
        var update = CheckUpdate(file)
        if document.context.faults.isEmpty, checks?.isEmpty != false {
            report.add(fault: "A file of checks has one or more.", "tooFew", at: "", in: file.name, position: .start)
        }
        for check in checks ?? [] {
            let answer = post(Array(check.request.utf8), to: check.endpoint)?.bytes ?? []
            var one = check.reported(against: answer, in: file, options)
            if options.updates, !one.entries.contains(where: { $0.kind == .objection }) {
                one.entries.removeAll { update.takes($0, of: one.name ?? "") }
            }
            report.add(one)
        }
        report.add(document.context.faults, in: file)
        return update.isEmpty ? nil : update
    }
}
