import Access

extension ProblemDetails {
    static var tokenMissing: ProblemDetails { ProblemDetails(.tokenMissing) }
    static var tokenUnknown: ProblemDetails { ProblemDetails(.tokenUnknown) }
    static var tokenExpired: ProblemDetails { ProblemDetails(.tokenExpired) }
    static var signatureWrong: ProblemDetails { ProblemDetails(.signatureWrong) }
    static var signatureExpired: ProblemDetails { ProblemDetails(.signatureExpired) }

    /// - Parameter scope: The name of the scope.
    static func scopeMissing(_ scope: String) -> ProblemDetails { ProblemDetails(.scopeMissing, scope) }

    static func rateLimited(_ verdict: RateLimiter.Verdict, _ rate: RateLimiter.Rate) -> ProblemDetails {
        let seconds = max(1, Int(verdict.wait.rounded(.up)))
        let window = max(1, Int((rate.burst / rate.perSecond).rounded(.up)))
        return ProblemDetails(
            .rateLimited, text(rate.perSecond), text(rate.burst),
            headers: [
                ("Retry-After", "\(seconds)"),
                // draft-ietf-httpapi-ratelimit-headers: the requests allowed in a window, its length in seconds, and
                // how many remain.
                ("RateLimit-Policy", "\"default\";q=\(Int(rate.burst));w=\(window)"),
                ("RateLimit", "\"default\";r=\(verdict.left);t=\(seconds)"),
            ])
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
