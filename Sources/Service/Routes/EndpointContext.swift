import Devices
import Dialogs
import JSONText
import Wire

/// What all endpoints share. An object, as it is large and stands in each of them.
final class EndpointContext: Sendable {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver
    let cache: RepresentationCache
    let waitLimit: WaitLimit
    /// Lets the work of drawing pictures in.
    let pictures: WorkGate
    /// What bodies are read with.
    let documents = JSONDocumentPool(advice: RequestAdvice.advise)
    /// What answers are written with.
    let writers: WriterPool

    init(
        catalog: Catalog, limits: RequestLimits, resolver: Resolver, cache: RepresentationCache, waitLimit: WaitLimit,
        pictures: WorkGate
    ) {
        self.catalog = catalog
        self.limits = limits
        self.resolver = resolver
        self.cache = cache
        self.waitLimit = waitLimit
        self.pictures = pictures
        writers = WriterPool(maxCount: limits.answerBytes)
    }
}
