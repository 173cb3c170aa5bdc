import Components
import Geometry
import Notation
import Prototype

/// An element with what must be known of its surroundings to compare it.
struct FlowElement {
  var element: Element
  /// Whether anything of it shows in the window.
  var shows: Bool
  /// The texts of all its rows, from the top, when it is a list whose rows are asked for.
  var rows: [String]
}

extension Flow.Expectation {
  /// What is not as it should be at a moment; advances the place in the log if everything is.
  ///
  /// - Parameter logPlace: how many entries of the log earlier expectations have used up.
  func mismatches(in prototype: Prototype, logPlace: inout Int) -> [FlowFailure.Mismatch] {
    var place = logPlace
    let mismatches = checks.compactMap { $0.mismatch(in: prototype, tolerance: tolerance, logPlace: &place) }
    if mismatches.isEmpty { logPlace = place }
    return mismatches
  }
}

extension Flow.Check {
  fileprivate func mismatch(
    in prototype: Prototype, tolerance: Double?, logPlace: inout Int
  ) -> FlowFailure.Mismatch? {
    switch self {
    case .screen(let screen): Self.compare("screen", screen, prototype.currentScreen)
    case .page(let page): Self.compare("page", "\(page)", prototype.currentPage.map { "\($0)" } ?? "no pages")
    case .overlay(let isShown):
      Self.compare("overlay", isShown ? "shown" : "hidden", prototype.showsOverlay ? "shown" : "hidden")
    case .focus(let id): Self.compare("focus", id ?? "none", prototype.focusedElement?.name ?? "none")
    case .idle(let isIdle):
      Self.compare("idle", "\(isIdle)", "\(prototype.moving.isEmpty && !prototype.isTouched)")
    case .log(let texts): Self.log(texts, in: prototype, place: &logPlace)
    case .shows(let names): Self.shows(names, in: prototype)
    case .noFrame: nil
    case .element(let name, let property): Self.element(name, property, in: prototype, tolerance: tolerance)
    }
  }

  private static func compare(_ subject: String, _ expected: String, _ got: String) -> FlowFailure.Mismatch? {
    expected == got ? nil : FlowFailure.Mismatch(subject: subject, expected: expected, got: got)
  }

  private static func log(_ texts: [String], in prototype: Prototype, place: inout Int) -> FlowFailure.Mismatch? {
    let log = prototype.log
    let entries = log.entries(since: place)
    var number = log.count - entries.count
    var wanted = texts[...]
    for entry in entries {
      number += 1
      guard let text = wanted.first else { break }
      guard text == entry.text || text == entry.description else { continue }
      wanted.removeFirst()
      place = number
    }
    guard let missing = wanted.first else { return nil }
    let got = entries.isEmpty ? "no entry" : Array(entries.suffix(6).map(\.text)).listed
    return FlowFailure.Mismatch(subject: "log", expected: missing.debugDescription, got: got)
  }

  private static func shows(_ names: [String], in prototype: Prototype) -> FlowFailure.Mismatch? {
    let elements = prototype.elements
    let missing = names.filter { name in
      !elements.contains { [$0.id.name, $0.text, $0.title].contains(name) && $0.shows(in: prototype) }
    }
    if missing.isEmpty { return nil }
    return FlowFailure.Mismatch(subject: "shows", expected: names.listed, got: "nothing of \(missing.listed)")
  }

  private static func element(
    _ name: String, _ property: Flow.Property, in prototype: Prototype, tolerance: Double?
  ) -> FlowFailure.Mismatch? {
    let subject = "\(property.name) of \(name)"
    do throws(LookupFailure) {
      let element = try prototype.element(named: name)
      // Only who asks for rows pays for looking at all of them.
      let rows = if case .rows = property { prototype.rowTexts(of: element.id) ?? [] } else { [String]() }
      let facts = FlowElement(element: element, shows: element.shows(in: prototype), rows: rows)
      return property.mismatch(of: facts, tolerance: tolerance).map {
        FlowFailure.Mismatch(subject: subject, expected: $0.expected, got: $0.got)
      }
    } catch {
      if case .visible(false) = property { return nil }
      return FlowFailure.Mismatch(subject: subject, expected: property.written, got: error.message)
    }
  }
}

extension Flow.Property {
  /// The word for it in flow files.
  var name: String {
    switch self {
    case .text: "text"
    case .color: "color"
    case .frame: "frame"
    case .offset: "offset"
    case .scale: "scale"
    case .opacity: "opacity"
    case .velocity: "velocity"
    case .visible: "visible"
    case .state: "state"
    case .rows: "rows"
    }
  }

  /// The value as messages write it.
  fileprivate var written: String {
    switch self {
    case .text(let text), .state(let text): text.debugDescription
    case .color(let color): color.hexadecimal
    case .frame(let rect): [rect.minX, rect.minY, rect.width, rect.height].map(\.shortest).listed
    case .offset(let point), .velocity(let point): [point.x, point.y].map(\.shortest).listed
    case .scale(let number), .opacity(let number): number.shortest
    case .visible(let isVisible): "\(isVisible)"
    case .rows(let rows): rows.listed
    }
  }
}

extension Prototype {
  /// What moves and was not declared endless.
  var moving: [String] { motions.filter { !$0.isEndless }.map(\.name) }

  /// Whether a coach mark's overlay shows.
  fileprivate var showsOverlay: Bool { elements.contains { $0.role == .overlay && $0.shows(in: self) } }
}
