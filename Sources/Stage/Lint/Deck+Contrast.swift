import AnimationCore
import Components
import Deck
import Geometry
import Notation
import Prototype

extension Deck {
  /// Text has to stand out from whatever it comes to lie on, in every look that shows.
  func lintContrast(into findings: inout LintFindings) {
    let looks = theme.looks
    for look in looks { look.lintContrast(into: &findings) }
    for screen in screens {
      screen.walkthrough?.lintContrast(into: &findings)
      for block in screen.blocks {
        for look in looks { block.lintContrast(in: look, into: &findings) }
      }
    }
  }
}

/// The colours that a deck shows to some of its readers.
private struct Look {
  /// What messages call the colours.
  let name: String
  /// Where they show, as the end of a sentence; empty where they always do.
  let place: String
  let colors: Deck.Palette
}

extension Deck.Theme {
  /// The looks that can show: those that the theme leaves to the reader, or the one that it names.
  fileprivate var looks: [Look] {
    let leavesChoice = appearance == .auto
    let light = Look(
      name: "the theme's colours", place: leavesChoice ? " in the light look" : "", colors: colors)
    let dark = Look(
      name: "the theme's dark colours", place: leavesChoice ? " in the dark look" : "", colors: darkColors)
    return (appearance == .dark ? [] : [light]) + (appearance == .light ? [] : [dark])
  }
}

extension Look {
  fileprivate func lintContrast(into findings: inout LintFindings) {
    let plain = Palette(colors)
    let strong = plain.withIncreasedContrast
    for (pair, strongPair) in zip(plain.pairs, strong.pairs) {
      let contrast = Contrast(of: pair.ink, on: pair.ground)
      let strongContrast = Contrast(of: strongPair.ink, on: strongPair.ground)
      let isBad = contrast.fails(for: .text)
      // Colours that are bad for everybody are told once.
      guard isBad || strongContrast.fails(for: .text) else { continue }
      let audience = isBad ? "" : " for readers who want more contrast"
      findings.warn(
        .contrast, at: colors.range,
        "in \(name), '\(pair.inkName)' on '\(pair.groundName)' has a contrast of "
          + "\((isBad ? contrast : strongContrast).words)\(audience); text needs 4.5:1",
        hint: "move one of the two away from the other")
    }
  }
}

extension Palette {
  /// The texts that lie on grounds of the palette.
  fileprivate var pairs: [(ink: Color, inkName: String, ground: Color, groundName: String)] {
    [
      (text, "text", background, "background"), (text, "text", surface, "surface"),
      (secondaryText, "secondary-text", background, "background"),
      (secondaryText, "secondary-text", surface, "surface"),
      (onAccent, "on-accent", accent, "accent"),
    ]
  }
}

extension Deck.Block {
  /// Colours that blocks have of their own; those that do not depend on the look are told once.
  fileprivate func lintContrast(in look: Look, into findings: inout LintFindings) {
    let palette = look.colors
    switch self {
    case .text(let text):
      guard let color = text.color else { return }
      let kind: Contrast.Kind = text.style == .title ? .largeText : .text
      warn(of: color, on: palette.background, kind, text.text, look.place, into: &findings)
    case .cards(let grid):
      for card in grid.items {
        guard let color = card.color else { continue }
        warn(of: Palette.ink(on: color), on: color, .text, card.title, into: &findings)
        if let subtitle = card.subtitle {
          warn(of: CardGrid.detailInk(on: color), on: color, .text, subtitle, into: &findings)
        }
      }
    case .list(let list):
      for action in list.leadingActions + list.trailingActions {
        guard let color = action.color ?? (action.role == .destructive ? palette.destructive : nil) else { continue }
        let place = action.color == nil ? look.place : ""
        warn(of: Palette.ink(on: color), on: color, .text, action.label, place, into: &findings)
      }
    case .button(let button):
      guard let color = button.color else { return }
      warn(of: Palette.ink(on: color), on: color, .text, button.label, into: &findings)
    case .picture, .spacer: break
    }
  }

  private func warn(
    of ink: Color, on ground: Color, _ kind: Contrast.Kind, _ text: LocalizedText, _ place: String = "",
    into findings: inout LintFindings
  ) {
    let contrast = Contrast(of: ink, on: ground)
    guard contrast.fails(for: kind) else { return }
    findings.warn(
      .contrast, at: text.range,
      "this text in \(ink.hexadecimal) on \(contrast.ground.hexadecimal) has a contrast of "
        + "\(contrast.words)\(place); it needs \(kind.limit):1",
      hint: place.isEmpty
        ? "make the colour lighter or darker"
        : "take a colour that stands out in both looks, or let the theme show one: appearance: light or dark")
  }
}

extension Deck.Walkthrough {
  /// In how many steps the way from one colour to the next is looked at: finer than an eye sees.
  private static let steps = 64

  /// Text on the footer, over every colour that it passes through.
  fileprivate func lintContrast(into findings: inout LintFindings) {
    for page in pages {
      let contrast = Self.contrast(on: page)
      guard contrast.fails(for: .text) else { continue }
      findings.warn(
        .contrast, at: page.title.range,
        "the footer's text on \(contrast.ground.hexadecimal) has a contrast of \(contrast.words); it needs 4.5:1",
        hint: "make the page's colour lighter or darker")
    }
    for (page, next) in zip(pages, pages.dropFirst()) {
      // A colour that is bad by itself is bad on the way to the next one too: it is told once.
      guard [page, next].allSatisfy({ !Self.contrast(on: $0).fails(for: .text) }) else { continue }
      lintPassage(from: page, to: next, into: &findings)
    }
  }

  private static func contrast(on page: Deck.Page) -> Contrast {
    Contrast(of: WalkthroughContent.bodyInk(on: page.color), on: page.color)
  }

  private func lintPassage(from page: Deck.Page, to next: Deck.Page, into findings: inout LintFindings) {
    let passage = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    let contrasts = passage.map { fraction in
      let ground = page.color.interpolated(to: next.color, by: fraction)
      // Texts cross-fade: the one of the nearer page is the one that is read.
      return Contrast(of: WalkthroughContent.bodyInk(on: fraction <= 0.5 ? page.color : next.color), on: ground)
    }
    guard let worst = contrasts.min(by: { $0.ratio < $1.ratio }), worst.fails(for: .text) else { return }
    findings.warn(
      .contrast, at: next.title.range,
      "on the way to this page the footer passes through \(worst.ground.hexadecimal), on which its text has a contrast "
        + "of \(worst.words); it needs 4.5:1",
      hint: "give neighbouring pages colours that are both dark or both light")
  }
}
