import Notation

extension Deck {
  /// Checks what no single key can know: that names differ, and that they lead somewhere.
  func check(with decoder: inout SchemaDecoder) {
    checkDestinations(with: &decoder)
    for screen in screens {
      screen.checkIdentifiers(with: &decoder)
      screen.checkCoachMarks(with: &decoder)
      screen.checkButtons(with: &decoder)
    }
    checkMemories(with: &decoder)
    if !decoder.diagnostics.hasErrors { checkReachability(with: &decoder) }
  }

  /// Every screen that is named has to be there.
  private func checkDestinations(with decoder: inout SchemaDecoder) {
    let ids = Set(screens.map(\.id.value))
    for screen in screens where screen.id.value == Destination.back {
      decoder.report(
        .duplicateID, at: screen.id.range, "no screen can be called 'back': as a destination it means the screen before"
      )
    }
    let named = [start].compactMap { $0 } + screens.flatMap { $0.destinations.filter { !$0.isBack }.map(\.screen) }
    // An empty name stands for one that was missing or misspelt, which has been told.
    for name in named where !name.value.isEmpty && !ids.contains(name.value) {
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
      for destination in screen.destinations where reached.insert(destination.screen.value).inserted {
        if let next = byID[destination.screen.value] { waiting.append(next) }
      }
    }
    for screen in screens where !reached.contains(screen.id.value) {
      decoder.report(
        .unreachableScreen, .warning, at: screen.id.range,
        "nothing leads to the screen \(screen.id.value.quoted)", hint: "name it in a go, or delete it")
    }
  }

  /// Two coach marks under one name are remembered as one: the second may never be seen.
  private func checkMemories(with decoder: inout SchemaDecoder) {
    var first: Set<String> = []
    for name in screens.flatMap({ $0.coach?.steps.compactMap(\.once) ?? [] }) {
      guard !first.insert(name.value).inserted else { continue }
      decoder.report(
        .duplicateID, .warning, at: name.range,
        "another coach mark is remembered as \(name.value.quoted) too: showing one counts for both")
    }
  }
}
