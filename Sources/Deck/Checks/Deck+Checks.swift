extension Deck {
  /// Checks what no single key can know: that names lead somewhere.
  func check(with decoder: inout SchemaDecoder) {
    checkDestinations(with: &decoder)
    if !decoder.diagnostics.hasErrors { checkReachability(with: &decoder) }
  }

  /// Every screen that is named has to be there.
  private func checkDestinations(with decoder: inout SchemaDecoder) {
    let ids = Set(screens.map(\.id.value))
    let named = [start].compactMap { $0 } + screens.flatMap { $0.destinations.map(\.screen) }
    for name in named where !ids.contains(name.value) {
      decoder.report(
        .unknownScreen, at: name.range, "there is no screen \(name.value.quoted)",
        hint: screens.map(\.id.value).hint(for: name.value))
    }
  }

  /// A screen that nothing leads to is probably a mistake, yet no harm.
  private func checkReachability(with decoder: inout SchemaDecoder) {
    guard let start = startScreen else { return }
    let byID = Dictionary(screens.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<String> = [start.id.value]
    var waiting = [start]
    while let screen = waiting.popLast() {
      for destination in screen.destinations {
        guard reached.insert(destination.screen.value).inserted else { continue }
        if let next = byID[destination.screen.value] { waiting.append(next) }
      }
    }
    for screen in screens where !reached.contains(screen.id.value) {
      decoder.report(
        .unreachableScreen, .warning, at: screen.id.range,
        "nothing leads to the screen \(screen.id.value.quoted)", hint: "name it in a go, or delete it")
    }
  }
}

extension Deck.Screen {
  /// Where the screen leads, in the order of the file.
  var destinations: [Deck.Destination] {
    switch content {
    case .walkthrough(let walkthrough): [walkthrough.done.go, walkthrough.skip?.go].compactMap { $0 }
    }
  }
}

extension Deck {
  /// Every picture the deck names, with the place where it is named, in the order of the file.
  public var pictures: [Located<String>] { screens.flatMap(\.pictures) }
}

extension Deck.Screen {
  /// Every picture the screen names.
  public var pictures: [Located<String>] {
    switch content {
    case .walkthrough(let walkthrough): walkthrough.pages.compactMap(\.image)
    }
  }
}
