package import Access

/// The settings that decide who may send requests to a server, and how often.
package struct AccessSettings: Sendable, Equatable {
    /// The files of tokens and keys.
    package var files = CredentialFiles()
    package var rate: RateLimiter.Rate?
    package var proxies: [AddressRange] = []
    /// The contents of the files after they are read; `nil` for no file.
    var tokens: TokenRegister?
    var keys: SigningKeys?

    package init() {}

    package mutating func read() throws(SettingError) { (tokens, keys) = try files.read() }

    package static func == (one: AccessSettings, other: AccessSettings) -> Bool {
        one.files == other.files && one.rate == other.rate && one.proxies == other.proxies
    }
}

/// The paths of the files of tokens and of signing keys.
package struct CredentialFiles: Sendable, Hashable {
    package var tokens: String?
    package var signKeys: String?

    /// Whether there is either file: then nobody is admitted without a token or a signature.
    var isAny: Bool { tokens != nil || signKeys != nil }

    func read() throws(SettingError) -> (tokens: TokenRegister?, keys: SigningKeys?) {
        func read<Kept>(
            _ path: String?, _ setting: String, _ make: (String) throws(AccessFileError) -> Kept
        ) throws(SettingError) -> Kept? {
            guard let path else { return nil }
            let text: String
            do throws(TextFile.ReadError) { text = try TextFile.read(path) } catch {
                throw SettingError(setting: setting, reason: "cannot be read: \(path) \(error.reason)")
            }
            do throws(AccessFileError) { return try make(text) } catch {
                throw SettingError(setting: setting, reason: "cannot be used: \(path): \(error)")
            }
        }
        return (
            try read(tokens, "--tokens") { text throws(AccessFileError) in try TokenRegister(text) },
            try read(signKeys, "--sign-keys") { text throws(AccessFileError) in try SigningKeys(text) }
        )
    }
}
