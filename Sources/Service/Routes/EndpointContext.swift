import Advice
import Devices
import Dialogs
import Jobs
import JSONText
import MicroHTTP
import Typography
import Wire

/// What all endpoints share. An object, as it is large and stands in each of them.
final class EndpointContext: Sendable {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver
    /// What texts are drawn with: what measures them, where that can.
    let drawing: PangoEngine
    let cache: RepresentationCache
    let metrics: ServerMetrics
    let waitLimit: WaitLimit
    private let memory = MemoryRoom()
    /// How much of each product one answer may come to.
    let products: WorkLimits
    /// Processor time in seconds that one answer may take on its worker; 0 sets no bound.
    let maxWork: Double
    /// Lets the work of drawing pictures in.
    let pictures: WorkGate
    /// Lets the work of writing exports in, and pictures that are made of no pixels.
    let exports: WorkGate
    /// What bodies are read with.
    let documents = JSONDocumentPool(advice: RequestAdvice.advise)
    /// What answers are written with.
    let writers: WriterPool

    init(
        catalog: Catalog, limits: RequestLimits, measuring: any TextMeasuring, cache: RepresentationCache,
        metrics: ServerMetrics, work: WorkBounds
    ) {
        self.metrics = metrics
        self.catalog = catalog
        self.limits = limits
        resolver = Resolver(measuring: measuring)
        drawing = measuring as? PangoEngine ?? .builtIn
        self.cache = cache
        waitLimit = work.waitLimit
        products = limits.work
        maxWork = work.seconds
        pictures = work.pictures
        exports = work.exports
        writers = WriterPool(maxCount: limits.answerBytes)
    }

    /// Refuses a request whose answer would have to be computed, where it has waited too long, or there is no memory
    /// for that.
    func checkRoom(for head: borrowing RequestHead) throws(ProblemDetails) {
        do throws(ProblemDetails) { try waitLimit.check(head) } catch {
            metrics.countRefusal(by: .workers)
            throw error
        }
        try memory.check()
    }

    /// Every gate that there is.
    var gates: [WorkGate] { [pictures, exports] }

    /// A job for one answer.
    func job() -> JobBudget { JobBudget(seconds: maxWork, limits: products) }
}

/// What bounds the work of a server's answers.
struct WorkBounds: Sendable {
    /// How long a request may wait to be worked at.
    var waitLimit: WaitLimit
    /// Processor time in seconds that one answer may take on its worker; 0 sets no bound.
    var seconds: Double
    /// Lets the work of drawing pictures in.
    var pictures: WorkGate
    /// Lets the work of writing exports in.
    var exports: WorkGate
}
