import Deck
import Notation

extension Deck {
  /// Text that is there in several languages should be there in all of them.
  func lintTranslations(into findings: inout LintFindings) {
    let texts = texts
    var used = languages
    var known = Set(used)
    for text in texts {
      for language in text.translations.lazy.map(\.language) where !language.isEmpty {
        if known.insert(language).inserted { used.append(language) }
      }
    }
    for text in texts {
      let own = Set(text.translations.lazy.map(\.language).filter { !$0.isEmpty })
      guard !own.isEmpty, own.count < known.count else { continue }
      let missing = Self.list(used.lazy.filter { !own.contains($0) }, count: known.count - own.count)
      findings.warn(
        .missingTranslation, at: text.range,
        "\(text.first.quoted) has no text for \(missing), which other texts of the deck have",
        hint: "without it, '\(text.translations.first?.language ?? "")' is shown")
    }
  }

  /// The most languages that a warning names: a line of them.
  private static let namedLanguages = 12

  /// Names the first of some languages, whose number is known: to go through all for each text would take quadratic time.
  private static func list(_ languages: some Sequence<String>, count: Int) -> String {
    let names = languages.prefix(namedLanguages).map { "'\($0)'" }.joined(separator: ", ")
    let others = count - namedLanguages
    return others > 0 ? "\(names) and \(others) more" : names
  }

  /// A phone has no Escape key: coach marks need another way out.
  func lintTours(into findings: inout LintFindings) {
    for screen in screens {
      guard let coach = screen.coach, coach.skipLabel == nil else { continue }
      // A tour that goes on by itself or by a tap ends by itself or by a tap.
      for step in coach.steps where step.dimTap == .ignore && step.holeTap == .block && step.advancesAfter == nil {
        findings.warn(
          .noExit, at: step.range,
          "this coach mark can only be left by its own button: the tour has no 'skip', and taps beside it are ignored",
          hint: "delete 'skip: false', or let 'outside' be next or close")
      }
    }
  }

  /// Motion without end makes some people ill; it has to stop where less motion is asked for.
  func lintMotion(into findings: inout LintFindings) {
    guard reduceMotion == .never else { return }
    for screen in screens where screen.walkthrough?.pulse != nil {
      findings.warn(
        .endlessMotion, at: screen.id.range,
        "the pictures of this screen pulse for ever, and with 'reduce-motion: never' the desktop's setting does not "
          + "stop them", hint: "use 'reduce-motion: system', or 'pulse: none'")
    }
    for screen in screens {
      for step in screen.coach?.steps ?? [] where step.hasRim {
        findings.warn(
          .endlessMotion, at: step.range,
          "this mark's rim pulses for ever, and with 'reduce-motion: never' the desktop's setting does not stop it",
          hint: "use 'reduce-motion: system', or leave 'rim' out")
      }
    }
  }
}
