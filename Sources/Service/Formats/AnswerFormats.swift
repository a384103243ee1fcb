/// The forms in which answers can be had beside JSON, in the order of preference where a client takes several alike.
enum AnswerFormats {
    // Browsers that open an address take pages and moving pictures alike: pages come first.
    static let all: [any AnswerFormat] = [
        SVGFormat(), PlayerFormat(), PNGFormat(), APNGFormat(), FilmstripFormat(), WebAnimationsFormat(),
        StyleSheetFormat(), LottieFormat(), TokensFormat(), SourceFormat.swiftUI, SourceFormat.compose,
        SourceFormat.flutter,
    ]
}
