import Animations
import JSONText
package import MicroHTTP
private import Synchronization
import Reports
import Wire

/// Serves everything that an application serves, and at `/` a page that shows the answer to the request in a file,
/// updated when the file changes.
///
/// It reads the file for each request, and is meant for one person at their own machine: a request with a host name
/// other than this machine's own is refused. Otherwise a page from elsewhere whose name was made to resolve to this
/// machine (DNS rebinding) could read the file as if it were its own.
package final class FilePreview: RequestHandler {
    private let engine: Engine
    /// The file's name, as the page shows it.
    private let name: String
    /// Reads the file: its bytes, or the reason why it cannot be read.
    private let read: @Sendable () -> Result<[UInt8], Unreadable>
    /// The port that the server listens on; 0 until it is known, and until then every request is refused.
    private let port = Atomic<UInt16>(0)

    /// The reason why a file cannot be read, as a sentence.
    package struct Unreadable: Error {
        package var reason: String

        package init(reason: String) { self.reason = reason }
    }

    package init(
        _ engine: Engine, name: String,
        reading read: @escaping @Sendable () -> Result<[UInt8], Unreadable>
    ) {
        self.engine = engine
        self.name = name
        self.read = read
    }

    /// The pages of the preview, each at its own path; the application has all other paths.
    private enum Page {
        /// The frame around the answer.
        case frame
        /// A text that changes whenever the file does.
        case version
        /// The answer as a page that plays it, or the faults of the request: for the whole file, or for one request of
        /// its set by its index.
        case answer(Int?)

        private static let answers = "/preview/answer"

        init?(_ head: borrowing RequestHead) {
            guard head.method.isOfReading else { return nil }
            if head.hasTarget("/") { self = .frame; return }
            if head.hasTarget("/preview/version") { self = .version; return }
            if head.hasTarget("/preview/answer") { self = .answer(nil); return }
            guard let target = try? Target(head.target), target.path.hasPrefix(Self.answers + "/"),
                let index = Int(target.path.dropFirst(Self.answers.utf8.count + 1))
            else { return nil }
            self = .answer(index)
        }

        /// The path of the answer to one request of a set.
        static func answer(at index: Int) -> String { "\(answers)/\(index)" }
    }

    private var application: Application { engine.application }

    // MARK: RequestHandler

    package func admit(_ head: borrowing RequestHead) -> Admission {
        if !isForThisMachine(head) { return .refused(application.misdirected(head)) }
        return Page(head) == nil ? application.admit(head) : .gathered(nil)
    }

    package func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        guard let page = Page(head) else { return application.respond(to: head, body: body, route: route) }
        switch page {
        case .frame: return .response(response(Array(frame.utf8), PagePolicy.mediaType, Self.framePolicy))
        case .version: return .response(response(version, "text/plain; charset=utf-8"))
        case .answer(let index):
            let (bytes, type) = answer(index)
            return .response(response(bytes, type, PlayerFormat().fields))
        }
    }

    package func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        application.refuse(refusal, head: head)
    }

    package func answered(_ answer: AnswerNotes, to head: borrowing RequestHead) {
        application.answered(answer, to: head)
    }

    /// Answers requests to this machine and `port` from now on.
    package func listens(on port: UInt16) { self.port.store(port, ordering: .releasing) }

    /// Whether a request names this machine by one of its own names.
    private func isForThisMachine(_ head: borrowing RequestHead) -> Bool {
        let port = port.load(ordering: .acquiring)
        let own = ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
        guard port > 0, let host = head.header("Host"), own.contains(host.lowercased()) else { return false }
        // A target that is a whole URL names a host, too, which takes precedence.
        guard let named = Target.authority(of: head.target) else { return true }
        return own.contains(named.lowercased())
    }

    private func response(_ bytes: [UInt8], _ type: String, _ policy: HeaderFields = HeaderFields()) -> Response {
        var fields = HeaderFields()
        fields.add("Content-Type", text: type)
        fields.add(policy)
        fields.add("Cache-Control", "no-store")
        return Response(status: 200, fields: fields, body: ResponseBody(bytes))
    }

    // MARK: Pages

    private var version: [UInt8] {
        switch read() {
        case .success(let bytes): Array(EntityTag(of: bytes.span).text(in: .identity).utf8)
        case .failure(let error): Array(error.reason.utf8)
        }
    }

    /// - Parameter index: The index of a request in the set; `nil` for the file as a whole.
    private func answer(_ index: Int?) -> (bytes: [UInt8], type: String) {
        var bytes: [UInt8]
        switch read() {
        case .success(let read): bytes = read
        case .failure(let error): return page(ofFaults: [error.reason])
        }
        let requests = requests(of: bytes)
        if let index {
            guard let requests, requests.indices.contains(index) else {
                return page(ofFaults: ["There is no such request."])
            }
            bytes = Array(requests[index].utf8)
        } else if let requests {
            return page(ofSet: requests.count)
        }
        guard let answer = engine.post(bytes, to: "/v1/specs", format: PlayerFormat().name) else {
            return page(ofFaults: ["There is no memory for the answer."])
        }
        if answer.status == 200 { return (answer.bytes, PagePolicy.mediaType) }
        let problem = JSONDocument()
        guard (try? problem.parse(answer.bytes, maxDepth: Self.depthOfProblems)) != nil else {
            return page(ofFaults: ["The answer is a problem."])
        }
        let faults = problem.withRoot { JSONFault.all(ofProblem: $0) } ?? []
        return page(ofFaults: faults.map { ($0.pointer.isEmpty ? "" : $0.pointer + ": ") + $0.message })
    }

    private static let depthOfProblems = 8

    /// The requests of a file that holds a set, as `scrim lint` reads it: each as JSON, with the options of the set if
    /// it has none of its own. `nil` if the file is not a set.
    private func requests(of bytes: [UInt8]) -> [String]? {
        let document = JSONDocument()
        guard (try? document.parse(bytes, maxDepth: application.context.limits.depth + 2)) != nil else { return nil }
        return document.withRoot { root -> [String]? in
            guard let set = root.member("requests"), set.kind == .array, set.count > 0 else { return nil }
            let common = root.member("options")
            return set.elements.map { request in
                guard let common, request.kind == .object, request.member("options") == nil else {
                    return request.jsonText
                }
                let members = request.members.map { $0.name.jsonText + ":" + $0.value.jsonText }
                return "{" + (members + ["\"options\":" + common.jsonText]).joined(separator: ",") + "}"
            }
        } ?? nil
    }

    /// A page with a frame for each request of a set.
    private func page(ofSet count: Int) -> (bytes: [UInt8], type: String) {
        let frames = (0..<count).map { index in
            "<section><h2>/requests/\(index)</h2><iframe title=\"/requests/\(index)\" loading=\"lazy\" "
                + "src=\"\(Page.answer(at: index))\"></iframe></section>"
        }
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>\(HTMLText.escaped(name))</title>
            <style>:root{color-scheme:light dark}
            body{font:1rem/1.5 system-ui,sans-serif;margin:1rem;display:grid;gap:1rem;
            grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
            h2{font-size:1rem;margin:0}
            iframe{border:0;width:100%;height:44rem}</style>\(frames.joined())</html>
            """
        return (Array(page.utf8), "text/html; charset=utf-8")
    }

    private func page(ofFaults faults: [String]) -> (bytes: [UInt8], type: String) {
        let items = faults.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>\(HTMLText.escaped(name))</title>
            <style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem}</style>
            <h1>\(HTMLText.escaped(name))</h1><ul>\(items)</ul></html>
            """
        return (Array(page.utf8), PagePolicy.mediaType)
    }

    private var frame: String {
        """
        <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(HTMLText.escaped(name))</title>
        <style>html,body{height:100%;margin:0}iframe{border:0;width:100%;height:100%;display:block}</style>
        <iframe title="\(HTMLText.escaped(name))"></iframe>
        <script>\(Self.script)</script></html>
        """
    }

    private static let script = """
        const frame = document.querySelector('iframe')
        let shown
        async function look() {
          try {
            const version = await (await fetch('/preview/version')).text()
            if (version !== shown) { shown = version; frame.src = '/preview/answer' }
          } catch { /* The program has ended; it may be started again. */ }
          setTimeout(look, 300)
        }
        look()
        """

    private static let framePolicy = PagePolicy.fields(
        PagePolicy.selfContained(
            scripts: [Array(script.utf8)], more: "; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'"))
}
