import Components
import Prototype

/// What a prototype was busy with while a frame was made, so that numbers can be told apart by it.
public enum FrameLabel: String, Hashable, Sendable, CaseIterable {
  /// A coach mark's overlay showed.
  case coachMark = "coach mark"
  /// A screen came or went.
  case transition
  /// A column of blocks scrolled, with the finger or by itself.
  case scrolling
  /// A finger moved something else.
  case dragging
  /// A finger was down and moved nothing.
  case pressing
  /// Something moved to its rest.
  case settling
  /// Only what never ends moved, such as the pulse.
  case endless
  /// Nothing moved.
  case idle

  /// The name of what scrolls.
  private static let column: ElementID = "column"

  /// What a prototype is busy with now.
  ///
  /// - Cost: allocates; not for the time that is measured.
  public init(of prototype: Prototype) {
    let motions = prototype.motions
    let moving = motions.filter { !$0.isEndless }
    if prototype.elements.contains(where: { $0.role == .overlay && $0.opacity > 0 }) {
      self = .coachMark
    } else if moving.contains(where: { $0.name == "screen.transition" }) {
      self = .transition
    } else if prototype.gestureOwner == Self.column || moving.contains(where: { $0.name == "\(Self.column).offset" }) {
      self = .scrolling
    } else if prototype.gestureOwner != nil || prototype.pagerPhase == .dragging {
      self = .dragging
    } else if prototype.isTouched {
      self = .pressing
    } else if !moving.isEmpty {
      self = .settling
    } else {
      self = motions.isEmpty ? .idle : .endless
    }
  }
}
