import Access

extension ProblemDetails {
    private static func unauthorized(_ code: String, _ detail: String) -> ProblemDetails {
        ProblemDetails(
            401, "unauthorized", "Who asks is not known", code: code, detail: detail,
            headers: [("WWW-Authenticate", "Bearer")])
    }

    static var tokenMissing: ProblemDetails {
        unauthorized(
            "tokenMissing",
            "This server answers to those alone who have a token: send the header Authorization: Bearer and the token.")
    }

    static var tokenUnknown: ProblemDetails {
        unauthorized("tokenUnknown", "Nobody has this token. Ask whoever runs the server for one.")
    }

    static var tokenExpired: ProblemDetails {
        unauthorized(
            "tokenExpired", "The token counted until a moment that is over. Ask whoever runs the server for a new one.")
    }

    private static func forbidden(_ code: String, _ detail: String) -> ProblemDetails {
        ProblemDetails(403, "forbidden", "This may not be asked", code: code, detail: detail)
    }

    /// - Parameter scope: The name of the scope.
    static func scopeMissing(_ scope: String) -> ProblemDetails {
        forbidden("scopeMissing", "The token has not the scope \(scope), which this takes.")
    }

    static var signatureWrong: ProblemDetails {
        forbidden(
            "signatureWrong",
            "The signature is not that of this URL by any key of the server: scrim sign makes URLs that are let in, "
                + "and nothing of them may be changed.")
    }

    static var signatureExpired: ProblemDetails {
        forbidden(
            "signatureExpired", "The URL was signed for a time that is over (expires). Ask for one that is signed anew."
        )
    }

    static func rateLimited(_ verdict: RateLimiter.Verdict, _ rate: RateLimiter.Rate) -> ProblemDetails {
        let seconds = max(1, Int(verdict.wait.rounded(.up)))
        let window = max(1, Int((rate.burst / rate.perSecond).rounded(.up)))
        return ProblemDetails(
            429, "rate-limited", "You ask too often", code: "rateLimited",
            detail:
                "More requests came than may: \(text(rate.perSecond)) a second, and \(text(rate.burst)) at "
                + "once: the limit --rate-limit.",
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
