import Notation

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

  func reportDuplicates(of ids: [Located<String>], hint: String, to decoder: inout SchemaDecoder) {
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

  func report(
    missing name: String, at range: SourceRange, among names: @autoclosure () -> some Sequence<String>,
    to decoder: inout SchemaDecoder
  ) {
    decoder.report(
      .unknownTarget, at: range, "there is no \(name.quoted) on the screen \(id.value.quoted)",
      hint: names().hint(for: name))
  }
}
