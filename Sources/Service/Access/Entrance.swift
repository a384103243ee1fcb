import Access
import MicroHTTP
private import Glibc
private import Synchronization

/// Decides who is admitted: by a token or a signature if any are set, and as often as the rate allows.
///
/// The endpoints about the server's state (`/healthz`, `/readyz`, `/version`) are open to everybody, and so are
/// preflights, which browsers send without credentials.
final class Entrance: Sendable {
    /// The contents of the files of credentials, which may be read again.
    private struct Credentials: Sendable {
        var tokens: TokenRegister?
        var keys: SigningKeys?
    }

    /// The client of a request, by its credentials.
    private enum Visitor {
        case anybody
        case holder(TokenRegister.Holder)
        case signed(SigningKeys.Signed)
        case refused(ProblemDetails, ServerMetrics.Unauthorized)
    }

    private let files: CredentialFiles
    private let credentials: Mutex<Credentials>
    private let limiter: RateLimiter?
    private let proxies: TrustedProxies?
    private let metrics: ServerMetrics

    /// Whether a token or a signature is required.
    let isGuarded: Bool

    /// `nil` if no setting restricts access.
    init?(_ settings: AccessSettings, _ metrics: ServerMetrics) {
        guard settings != AccessSettings() else { return nil }
        files = settings.files
        credentials = Mutex(Credentials(tokens: settings.tokens, keys: settings.keys))
        isGuarded = settings.files.isAny
        limiter = settings.rate.map { RateLimiter($0) }
        proxies = settings.proxies.isEmpty ? nil : TrustedProxies(settings.proxies)
        self.metrics = metrics
    }

    /// Reads the files again.
    ///
    /// - Throws: The fault of one of them; then the credentials of both remain unchanged.
    func reload() throws(SettingError) {
        let read = try files.read()
        credentials.withLock { $0 = Credentials(tokens: read.tokens, keys: read.keys) }
    }

    // MARK: At the head of a request

    /// Notes the client, its token and its rights, and refuses it if it is unknown or sends too many requests.
    func admit(_ head: borrowing RequestHead) throws(ProblemDetails) {
        noteClient(of: head)
        if Self.isOpen(head) { return }
        let visitor = isGuarded ? identify(head) : .anybody
        if !head.hasPath("/metrics") { try limit(visitor, head) }
        switch visitor {
        case .anybody: break
        case .refused(let problem, let reason):
            metrics.count(reason)
            throw problem
        case .holder(let holder):
            unsafe head.notes.pointee.token = holder.name
            unsafe head.notes.pointee.rights = holder.scopes.rawValue
            unsafe head.notes.pointee.keeping = .client
        case .signed(let signed):
            unsafe head.notes.pointee.target = signed.target
            unsafe head.notes.pointee.rights = Self.rightsOfSigned.rawValue
            if let end = signed.end {
                unsafe head.notes.pointee.keeping = .everyoneFor(max(0, Int(end - Self.now)))
            }
        }
    }

    /// Refuses a request that the client's rights do not cover.
    ///
    /// - Parameter scope: The scope that the request requires.
    func check(_ scope: Scopes, for head: borrowing RequestHead) throws(ProblemDetails) {
        guard isGuarded, !Self.isOpen(head), !rights(of: head).isSuperset(of: scope) else { return }
        metrics.count(.scopeMissing)
        throw .scopeMissing(scope.list.joined(separator: ", "))
    }

    /// Whether the request may be answered from the cache by its target, without a check of its scope.
    func mayReadAll(_ head: borrowing RequestHead) -> Bool {
        !isGuarded || rights(of: head).isSuperset(of: Self.rightsOfSigned)
    }

    private func rights(of head: borrowing RequestHead) -> Scopes { unsafe Scopes(rawValue: head.notes.pointee.rights) }

    private static let rightsOfSigned: Scopes = [.read, .compute, .render]

    private static func isOpen(_ head: borrowing RequestHead) -> Bool {
        if case .options = head.method { return true }
        return head.hasPath("/healthz") || head.hasPath("/readyz") || head.hasPath("/version")
    }

    private func identify(_ head: borrowing RequestHead) -> Visitor {
        let credentials = credentials.withLock { $0 }
        if let sent = head.header("Authorization") {
            guard let token = Self.token(in: sent) else { return .refused(.tokenMissing, .tokenMissing) }
            guard let holder = credentials.tokens?.holder(of: token) else {
                return .refused(.tokenUnknown, .tokenUnknown)
            }
            return holder.isValid(at: Self.now) ? .holder(holder) : .refused(.tokenExpired, .tokenExpired)
        }
        guard let keys = credentials.keys, head.method.isOfReading else {
            return .refused(.tokenMissing, .tokenMissing)
        }
        var target: [UInt8] = []
        head.withTarget { target = $0.bytes }
        do throws(SigningKeys.Refusal) {
            guard let signed = try keys.verified(target, at: Self.now) else {
                return .refused(.tokenMissing, .tokenMissing)
            }
            return .signed(signed)
        } catch {
            switch error {
            case .wrong: return .refused(.signatureWrong, .signatureWrong)
            case .expired: return .refused(.signatureExpired, .signatureExpired)
            }
        }
    }

    /// The token in `Bearer …` (RFC 6750, 2.1); `nil` for any other scheme.
    private static func token(in field: String) -> [UInt8]? {
        let parts = field.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: true)
        guard parts.count == 2, Substring(parts[0]).lowercased() == "bearer" else { return nil }
        return Array(parts[1])
    }

    /// The time now, in seconds since 1970.
    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    // MARK: Rates

    private func limit(_ visitor: Visitor, _ head: borrowing RequestHead) throws(ProblemDetails) {
        guard let limiter else { return }
        let moment = monotonicMilliseconds()
        let verdict =
            if case .holder(let holder) = visitor {
                limiter.take(holder: holder.name, at: moment)
            } else {
                unsafe limiter.take(client: head.notes.pointee.client, at: moment)
            }
        guard !verdict.isAllowed else { return }
        metrics.count(.rateLimited)
        throw .rateLimited(verdict, limiter.rate)
    }

    private func noteClient(of head: borrowing RequestHead) {
        guard let proxies, case let peer = unsafe head.notes.pointee.client, proxies.trusts(peer) else { return }
        unsafe head.notes.pointee.client = proxies.client(
            of: peer, forwarded: head.headerValues("Forwarded"), others: head.headerValues("X-Forwarded-For"))
    }
}

extension Route {
    /// The scope that this route requires.
    ///
    /// - Parameter choice: The endpoint or format that answers.
    func scope(of choice: Choice) -> Scopes {
        switch choice {
        case .fixed: "\(path)" == "/metrics" ? .operations : .read
        case .format(let format): formats[format].scope
        }
    }
}
