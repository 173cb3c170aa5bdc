import Components
import Geometry
import Notation
import Prototype

/// Why an element was not found.
struct LookupFailure: Error {
  var message: String
}

extension Prototype {
  /// The element with a name: an id, else a whole text that shows exactly once, else such a title.
  ///
  /// So `Favourites` finds the card that says "Favourites, swipe and reorder", unless something says just that word.
  func element(named name: String) throws(LookupFailure) -> Element {
    let elements = elements
    if let element = elements.first(where: { $0.id.name == name }) { return element }
    for text in [\Element.text, \Element.title] {
      let named = elements.filter { $0[keyPath: text] == name && $0.shows(in: self) }
      guard let first = named.first else { continue }
      guard named.count == 1 else {
        let ids = named.map(\.id.name).joined(separator: ", ")
        throw LookupFailure(message: "\(name.quoted) is ambiguous: \(ids) all show it; use an id")
      }
      return first
    }
    if elements.contains(where: { $0.text == name || $0.title == name }) {
      throw LookupFailure(message: "\(name.quoted) is there but does not show")
    }
    let candidates = elements.flatMap { [$0.title, $0.text] }.filter { !$0.isEmpty } + elements.map(\.id.name)
    let hint = candidates.nearest(to: name).map { "; did you mean \($0.quoted)?" } ?? ""
    throw LookupFailure(message: "there is no \(name.quoted) on the screen\(hint)")
  }

  /// Where a finger goes down to meet a target, which nothing else may keep from it.
  ///
  /// A bubble that lies over a button would be tapped in its place, and nobody would notice.
  func grip(of target: Flow.Target) throws(LookupFailure) -> Point {
    switch target {
    case .point(let point):
      guard Rect(origin: .zero, size: size).contains(point) else {
        let place = "[\(point.x.shortest), \(point.y.shortest)]"
        let window = "\(size.width.shortest) x \(size.height.shortest)"
        throw LookupFailure(message: "\(place) lies outside of the window, which has \(window) points")
      }
      return point
    case .name(let name):
      let element = try reachableElement(named: name)
      let center = element.frame.center
      // What comes later lies above.
      let above = elements.drop { $0.id != element.id }.dropFirst()
      let cover = above.first { $0.role == .bubble && $0.shows(in: self) && $0.frame.contains(center) }
      if let cover {
        throw LookupFailure(
          message: "the middle of \(name.quoted) is covered by \(cover.id.name.quoted); send that away first")
      }
      return center
    }
  }

  /// Where a finger goes to meet a target.
  func point(of target: Flow.Target) throws(LookupFailure) -> Point {
    switch target {
    case .point(let point): point
    case .name(let name): try reachableElement(named: name).frame.center
    }
  }

  /// An element whose middle shows in the window.
  private func reachableElement(named name: String) throws(LookupFailure) -> Element {
    let element = try element(named: name)
    guard element.shows(in: self) else {
      throw LookupFailure(message: "\(name.quoted) is there but does not show, so no finger can reach it")
    }
    guard Rect(origin: .zero, size: size).contains(element.frame.center) else {
      throw LookupFailure(message: "the middle of \(name.quoted) lies outside of the window")
    }
    return element
  }
}
