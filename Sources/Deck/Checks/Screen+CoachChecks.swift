import Notation

extension Deck.Screen {
  /// What coach marks point at has to be there and to be able to do what they show.
  func checkCoachMarks(with decoder: inout SchemaDecoder) {
    guard let coach else { return }
    let names = targetNames
    let known = Set(names)
    let lists = Dictionary(
      parts.compactMap { part -> (String, Deck.List)? in
        if case .list(let list) = part.kind { (part.id.value, list) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    reportDuplicates(of: coach.steps.compactMap(\.id), hint: "give each mark an id of its own", to: &decoder)
    for (index, step) in coach.steps.enumerated() {
      for target in step.targets {
        switch target.value {
        case .rectangle: break
        case .element(let name):
          if !known.contains(name) { report(missing: name, at: target.range, among: names, to: &decoder) }
        case .row(let name, let index):
          guard let list = lists[name] else {
            report(missing: name, at: target.range, among: Array(lists.keys.sorted()), to: &decoder)
            continue
          }
          if index >= list.rows.count {
            let extent = list.rows.isEmpty ? "none" : "rows 0 to \(list.rows.count - 1)"
            decoder.report(
              .unknownTarget, at: target.range, "the list \(name.quoted) has no row \(index); it has \(extent)")
          }
        }
      }
      checkDemonstration(of: step, lists: lists, with: &decoder)
      checkRequirement(of: step, with: &decoder)
      checkWait(of: step, after: coach.steps[..<index], with: &decoder)
    }
  }

  /// What a mark waits for can come about while it shows.
  private func checkRequirement(of step: Deck.CoachMark, with decoder: inout SchemaDecoder) {
    guard let id = step.requirement else { return }
    var buttons: [String: Deck.Button] = [:]
    for part in parts { if case .button(let button) = part.kind { buttons[part.id.value] = button } }
    guard let button = buttons[id.value] else {
      return report(missing: id.value, at: id.range, among: buttons.keys.sorted(), to: &decoder)
    }
    if button.effect == .none {
      decoder.report(
        .unknownTarget, at: id.range, "the button \(id.value.quoted) is never on: it has no effect",
        hint: "give it one, such as effect: toggle")
    } else if step.holeTap == .block || !step.targets.contains(where: { $0.value == .element(id.value) }) {
      decoder.report(
        .conflictingKeys, at: id.range, "the button \(id.value.quoted) cannot be pressed while this mark shows",
        hint: "make it the mark's target, with hole: pass")
    }
  }

  /// The longest time in seconds that a mark waits without a warning for what the reader has to bring about: a reader who knows
  /// what to do has done it by then.
  private static let longestWait = 5.0

  /// A target that only a press brings may never come: a tour that waits for it for long looks as if it had ended.
  private func checkWait(
    of step: Deck.CoachMark, after others: ArraySlice<Deck.CoachMark>, with decoder: inout SchemaDecoder
  ) {
    guard step.wait > Self.longestWait else { return }
    for target in step.targets {
      guard let button = button(showing: target.value),
        !others.contains(where: { $0.requirement?.value == button })
      else { continue }
      decoder.report(
        .conflictingKeys, .warning, at: target.range,
        "this mark may wait for \(step.wait.shortest) s: only the button \(button.quoted) shows what it points at",
        hint: "let a mark at \(button) come before it, with hole: pass and until: \(button), or make 'wait' shorter",
        notes: ["while a tour waits there is no dim, and only Skip shows that it goes on"])
    }
  }

  /// The button that shows what a mark points at; nothing where that shows from the first.
  private func button(showing target: Deck.CoachTarget) -> String? {
    let name: String
    switch target {
    case .element(let id): name = id
    case .row(let list, _): name = list
    case .rectangle: return nil
    }
    for case .button(let button) in parts.map(\.kind)
    where button.effect == .reveal && !button.isOn && button.shows?.value == name { return button.id.value }
    return nil
  }

  private func checkDemonstration(
    of step: Deck.CoachMark, lists: [String: Deck.List], with decoder: inout SchemaDecoder
  ) {
    guard let demonstration = step.demonstration else { return }
    var list: Deck.List?
    if case .row(let name, _) = step.targets.first?.value { list = lists[name] }
    let need: String? =
      switch demonstration.value {
      case .swipe where list?.trailingActions.isEmpty ?? true: "a row of a list that has 'swipe' actions"
      case .drag where list?.reorder == nil: "a row of a list with 'reorder: true'"
      case .tap where step.targets.isEmpty: "a target"
      case .scroll where walkthrough != nil: "a screen with blocks"
      case .page where walkthrough == nil: "a walkthrough"
      default: nil
      }
    if let need {
      decoder.report(
        .unknownTarget, at: demonstration.range, "the demonstration '\(demonstration.value.rawValue)' needs \(need)")
    }
  }
}
