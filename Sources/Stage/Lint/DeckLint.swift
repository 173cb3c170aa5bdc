import Deck
import Notation

/// Looks at a deck that can be shown for what makes it hard to use: all it finds are warnings.
public enum DeckLint {
  /// What there is to say, in the order of the file.
  ///
  /// - Parameter setup: lays the screens out, so that texts which are cut, targets which are small and characters
  ///   without a glyph can be found; nil where there are no fonts, which leaves these out.
  /// - Returns: nothing when the deck has errors: they come first.
  /// - Cost: lays out every screen once in each of the deck's languages.
  public static func diagnostics(for loaded: LoadedDeck, setup: StageSetup?) -> [Diagnostic] {
    guard let deck = loaded.deck, !loaded.hasErrors else { return [] }
    var findings = LintFindings(source: loaded.source)
    deck.lintContrast(into: &findings)
    deck.lintTranslations(into: &findings)
    deck.lintTours(into: &findings)
    deck.lintMotion(into: &findings)
    if let setup {
      LayoutLint(loaded, deck: deck, setup: setup).run(into: &findings)
      SkipLint(loaded, deck: deck, setup: setup).run(into: &findings)
      deck.lintGlyphs(setup.text, into: &findings)
    }
    return findings.list.sorted(file: loaded.source.name)
  }
}

/// Warnings about one file.
struct LintFindings {
  /// The file.
  let source: SourceFile
  /// The warnings so far.
  private(set) var list = DiagnosticList()
  /// What was told, so that what holds in several languages and looks is told once.
  private var told: Set<Told> = []

  private struct Told: Hashable {
    var code: Diagnostic.Code
    var range: SourceRange
    var message: String
  }

  init(source: SourceFile) { self.source = source }

  /// Adds a warning about a place in the file, unless the very same was told; what was never written is told of the file as
  /// a whole.
  mutating func warn(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    let message = message()
    guard told.insert(Told(code: code, range: range, message: message)).inserted else { return }
    list.append(.warning) {
      range == .fileStart
        ? Diagnostic(.warning, code, message, file: source.name, hint: hint())
        : Diagnostic(.warning, code, message, in: source, at: range, hint: hint())
    }
  }
}
