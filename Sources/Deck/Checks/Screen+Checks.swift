extension Deck.Screen {
  /// Names on a screen differ, and so do those of the rows of one list.
  func checkIdentifiers(with decoder: inout SchemaDecoder) {
    let ids = parts.map(\.id) + (walkthrough?.pages.map(\.id) ?? [])
    reportDuplicates(of: ids, hint: "give each thing on a screen an id of its own", to: &decoder)
    for case .list(let list) in parts.map(\.kind) {
      reportDuplicates(
        of: list.rows.map(\.id), hint: "rows are known by their titles; give one an id: {id: …, title: …}",
        to: &decoder)
    }
  }

  private func reportDuplicates(of ids: [Located<String>], hint: String, to decoder: inout SchemaDecoder) {
    let source = decoder.source
    var first: [String: SourceRange] = [:]
    // An empty id stands for one that was missing, which has been told.
    for id in ids where !id.value.isEmpty {
      guard let earlier = first[id.value] else {
        first[id.value] = id.range
        continue
      }
      decoder.report(
        .duplicateID, at: id.range, "the id \(id.value.quoted) is used twice", hint: hint,
        notes: ["it is first used at line \(source.position(at: earlier.start).line)"])
    }
  }

  /// What coach marks point at has to be there and to be able to do what they show.
  func checkCoachMarks(with decoder: inout SchemaDecoder) {
    guard let coach else { return }
    let names = targetNames
    let known = Set(names)
    let lists = Dictionary(
      parts.compactMap { part -> (String, Deck.List)? in
        if case .list(let list) = part.kind { (part.id.value, list) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    for step in coach.steps {
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

  func report(
    missing name: String, at range: SourceRange, among names: [String], to decoder: inout SchemaDecoder
  ) {
    decoder.report(
      .unknownTarget, at: range, "there is no \(name.quoted) on the screen \(id.value.quoted)",
      hint: names.hint(for: name))
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
