import Boxes
import Devices
import Dialogs
import Guidelines
import JSONText
import Typography
import Wire

/// All parts, in the order of the table.
struct Parts {
    private let samples: Samples
    let measuring = PangoEngine.builtIn
    let resolver: Resolver
    private let documents = JSONDocumentPool()

    init(_ samples: Samples) {
        self.samples = samples
        resolver = Resolver(measuring: measuring)
    }

    func all() throws(Failure) -> [Part] {
        var requests: [(name: String, body: [UInt8], request: SpecRequest)] = []
        for sample in samples.requests { requests.append((sample.name, sample.body, try read(sample))) }
        let loopback = Loopback(samples, measuring: measuring)
        return requests.map { parse($0.name, $0.body) }
            + requests.map { resolve($0.name, $0.request) }
            + requests.map { write($0.name, $0.request) }
            + requests.map { specs("specs/" + $0.name, $0.request) }
            + requests.filter { Parts.drawn.contains($0.name) }.map { specs("include/" + $0.name, $0.request.drawn) }
            + requests.filter { Parts.drawn.contains($0.name) }.map { specs("geometry/" + $0.name, $0.request.placed) }
            + [text(warm: "It cannot be brought back."), unseenText()]
            + pictures(requests.filter { $0.name == "alert" || $0.name == "formSheet" }.map { ($0.name, $0.request) })
            + loopback.parts()
    }

    /// From a body's bytes to its request and canonical key.
    private func parse(_ name: String, _ body: [UInt8]) -> Part {
        Part(name: "parse/\(name)") { _ in Run { _ in keep(read(body)) } }
    }

    /// From a request to the dialog's layout.
    private func resolve(_ name: String, _ request: SpecRequest) -> Part {
        Part(name: "resolve/\(name)") { _ in
            Run { _ in keep(try? resolver.resolve(request.dialog, on: request.device, options: request.options)) }
        }
    }

    /// From a dialog's layout to its bytes, with a writer that is reused, like the service's.
    private func write(_ name: String, _ request: SpecRequest) -> Part {
        Part(name: "write/\(name)") { _ in
            guard let subject = subject(of: request) else { preconditionFailure("\(name) was resolved before") }
            let findings = RuleBook.check(subject)
            var json = JSONWriter()
            return Run { _ in
                json.removeAll()
                SpecificationWriter.write(subject, findings: findings, to: &json)
                keep(json.count)
            }
        }
    }

    /// From a request to its bytes: laid out, checked against the rules and written, as in `SpecsEndpoint.specify`.
    private func specs(_ name: String, _ request: SpecRequest) -> Part {
        Part(name: name) { _ in
            var json = JSONWriter()
            return Run { _ in
                guard let subject = subject(of: request) else { return }
                json.removeAll()
                SpecificationWriter.write(subject, findings: RuleBook.check(subject), to: &json)
                keep(json.count)
            }
        }
    }

    /// The dialogs for which a renderer's parts are measured: one that is cheap as a whole, and an expensive one, on a
    /// pad.
    private static let drawn = ["semiModal", "formSheet"]

    /// A text that was measured before.
    private func text(warm text: String) -> Part {
        Part(name: "text/warm") { _ in
            Run { _ in keep(measuring.measure(text, style: Parts.style, width: Parts.width)) }
        }
    }

    /// Texts that were never measured before: three words and a number.
    private func unseenText() -> Part {
        var first = 0
        return Part(name: "text/unseen", warmUp: 800) { count in
            let texts = (first..<first + count).map { Template.title($0, words: samples.words) }
            first += count
            return Run { keep(measuring.measure(texts[$0], style: Parts.style, width: Parts.width)) }
        }
    }

    /// The style of an alert's title on iPhone.
    private static let style = TextStyle(size: 17, weight: .semibold, lineHeight: 22)
    private static let width = 238.0

    private func subject(of request: SpecRequest) -> Subject? {
        do {
            return Subject(
                request: request.dialog, device: request.device,
                resolved: try resolver.resolve(request.dialog, on: request.device, options: request.options))
        } catch {
            return nil
        }
    }

    private func read(_ sample: Sample) throws(Failure) -> SpecRequest {
        guard let request = read(sample.body), subject(of: request) != nil else {
            throw Failure("the request \(sample.name) is refused")
        }
        return request
    }

    /// Reads a body as `CachedEndpoint` reads one that it does not know.
    private func read(_ body: [UInt8]) -> SpecRequest? {
        let limits = RequestLimits()
        return documents.withDocument { document in
            guard (try? document.parse(body, maxDepth: limits.depth)) != nil else { return nil }
            let context = document.context
            context.mark("specs")
            let request = document.withRoot { root in
                SpecRequest.read(root, catalog: .builtIn, limits: limits, context: context)
            }
            keep(context.key)
            return request ?? nil
        }
    }
}

extension SpecRequest {
    /// This request as a renderer sends it that shows the dialog coming in, and asks for nothing else.
    fileprivate var drawn: SpecRequest {
        var request = self
        request.options.parts = [.layers, .hitRegions, .present]
        return request
    }

    /// This request as a renderer sends it that has the looks already, and asks where everything lies.
    fileprivate var placed: SpecRequest {
        var request = self
        request.options.parts = .layerFrames
        return request
    }
}
