import Devices
import Dialogs
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
    let waitLimit: WaitLimit
    private let memory = MemoryRoom()
    /// Processor time in seconds that one answer may take on its worker; 0 sets no bound.
    let maxWork: Double
    /// Lets the work of drawing pictures in.
    let pictures: WorkGate
    /// Refuses a request whose answer would have to be computed, where it has waited too long, or there is no memory for that.
    func checkRoom(for head: borrowing RequestHead) throws(ProblemDetails) {
        try waitLimit.check(head)
        try memory.check()
    }

    /// Every gate that there is.
    var gates: [WorkGate] { [pictures] }
    /// What bodies are read with.
    let documents = JSONDocumentPool(advice: RequestAdvice.advise)
    /// What answers are written with.
    let writers: WriterPool

    init(
        catalog: Catalog, limits: RequestLimits, measuring: any TextMeasuring, cache: RepresentationCache,
        work: WorkBounds
    ) {
        self.catalog = catalog
        self.limits = limits
        resolver = Resolver(measuring: measuring)
        drawing = measuring as? PangoEngine ?? .builtIn
        self.cache = cache
        waitLimit = work.waitLimit
        maxWork = work.seconds
        pictures = work.pictures
        writers = WriterPool(maxCount: limits.answerBytes)
    }
}

/// What bounds the work of a server's answers.
struct WorkBounds: Sendable {
    /// How long a request may wait to be worked at.
    var waitLimit: WaitLimit
    /// Processor time in seconds that one answer may take on its worker; 0 sets no bound.
    var seconds: Double
    /// Lets the work of drawing pictures in.
    var pictures: WorkGate
}
