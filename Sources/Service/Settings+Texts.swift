import Access

/// A setting whose value is a text.
package struct TextSetting: ServerSetting {
    package let name: String
    package let summary: String
    /// Sets the text, and returns the reason if it cannot be used, otherwise `nil`.
    fileprivate let use: @Sendable (inout Configuration, String) -> String?

    package func apply(_ text: String, to configuration: inout Configuration) -> String? { use(&configuration, text) }
}

extension Settings {
    /// The settings that decide who may send requests, how often, and from where.
    package static let access = [tokens, signKeys, rateLimit, trustedProxies, maxConcurrent, cors]

    package static let tokens = TextSetting(
        name: "tokens", summary: "File of tokens; with it nobody is answered without one, or a signature."
    ) {
        $0.access.files.tokens = $1
        return nil
    }

    package static let signKeys = TextSetting(
        name: "sign-keys",
        summary: "File of keys for signed URLs; with it nobody is answered without a signature, or a token."
    ) {
        $0.access.files.signKeys = $1
        return nil
    }

    package static let rateLimit = TextSetting(
        name: "rate-limit", summary: "Requests a second of one token, or else one client: N or N/burst."
    ) {
        guard let rate = RateLimiter.Rate($1) else {
            return "needs a number of requests a second, or two as in 10/50, and got \"\($1)\""
        }
        $0.access.rate = rate
        return nil
    }

    package static let trustedProxies = TextSetting(
        name: "trusted-proxies",
        summary: "Addresses, as CIDR with commas, whose Forwarded and X-Forwarded-For say who asks."
    ) {
        var ranges: [AddressRange] = []
        for text in $1.split(separator: ",", omittingEmptySubsequences: false) {
            guard let range = AddressRange(text) else {
                return "needs addresses such as 10.0.0.0/8 or 2001:db8::/32, with commas, and got \"\(text)\""
            }
            ranges.append(range)
        }
        $0.access.proxies = ranges
        return nil
    }

    package static let maxConcurrent = TextSetting(
        name: "max-concurrent", summary: "Answers of one endpoint that are worked out at once: endpoint=N, with commas."
    ) {
        var bounds: [String: Int] = [:]
        for text in $1.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = text.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, let most = Int(sides[1]), (1...1_000_000).contains(most) else {
                return "needs an endpoint and a number from 1 to 1000000, as in /v1/specs=4, and got \"\(text)\""
            }
            let path = String(sides[0])
            guard let known = Application.boundable(path) else {
                return "needs an endpoint that works answers out, and got \"\(path)\"; there are "
                    + Application.boundable.joined(separator: ", ")
            }
            bounds[known] = most
        }
        $0.concurrency = bounds
        return nil
    }

    package static let cors = TextSetting(
        name: "cors", summary: "Origins whose pages may read answers: any, none, or origins with commas."
    ) {
        guard let origins = CrossOrigin($1) else {
            return "needs any, none, or origins such as https://app.example, with commas, and got \"\($1)\""
        }
        $0.crossOrigin = origins
        return nil
    }
}
