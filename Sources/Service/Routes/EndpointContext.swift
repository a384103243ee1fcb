import Devices
import Dialogs
import Jobs
import JSONText
import MicroHTTP
import Typography
import Wire

/// The values that all endpoints share. A class, because it is large and every endpoint holds it.
final class EndpointContext: Sendable {
    let catalog: Catalog
    let limits: RequestLimits
    /// The reader of requests, which would cost a copy of the limits for each.
    let reader: SchemaReader
    let resolver: Resolver
    /// The engine that draws text: the measuring one, if it can draw.
    let drawing: PangoEngine
    let cache: RepresentationCache
    let metrics: ServerMetrics
    let waitLimit: WaitLimit
    private let memory = MemoryRoom()
    /// The limits of each product of work for one answer.
    let products: WorkLimits
    /// The processor time that one answer may take on its worker, in seconds; 0 sets no limit.
    let maxWork: Double
    /// The gate for drawing pictures.
    let pictures: WorkGate
    /// The gate for writing exports, and for pictures without pixels.
    let exports: WorkGate
    /// The documents into which bodies are parsed.
    let documents: JSONDocumentPool
    /// The writers that answers are written with.
    let writers: WriterPool

    init(
        catalog: Catalog, limits: RequestLimits, measuring: any TextMeasuring, cache: RepresentationCache,
        metrics: ServerMetrics, work: WorkBounds, advice: @escaping FaultAdvice
    ) {
        self.metrics = metrics
        self.catalog = catalog
        self.limits = limits
        reader = SchemaReader(limits: limits, catalog: catalog)
        resolver = Resolver(measuring: measuring)
        drawing = measuring as? PangoEngine ?? .builtIn
        self.cache = cache
        waitLimit = work.waitLimit
        products = limits.work
        maxWork = work.seconds
        pictures = work.pictures
        exports = work.exports
        documents = JSONDocumentPool(advice: advice)
        writers = WriterPool(maxCount: limits.answerBytes)
    }

    /// Refuses a request whose answer has to be computed, if it has waited too long or there is too little memory.
    func checkRoom(for head: borrowing RequestHead) throws(ProblemDetails) {
        do throws(ProblemDetails) { try waitLimit.check(head) } catch {
            metrics.countRefusal(by: .workers)
            throw error
        }
        try memory.check()
    }

    var gates: [WorkGate] { [pictures, exports] }

    /// Returns a budget for the work of one answer.
    func job() -> JobBudget { JobBudget(seconds: maxWork, limits: products) }
}

/// The limits on the work for a server's answers.
struct WorkBounds: Sendable {
    /// The limit of the time that a request may wait before work on it begins.
    var waitLimit: WaitLimit
    /// The processor time that one answer may take on its worker, in seconds; 0 sets no limit.
    var seconds: Double
    /// The gate for drawing pictures.
    var pictures: WorkGate
    /// The gate for writing exports.
    var exports: WorkGate
}
