import AnimationCore
import Geometry
import Scene

extension StatefulButton {
  /// What it says in the state that it is in.
  public var text: String {
    let label = isOn ? content.onLabel : content.label
    return count.map { "\(label) \($0)" } ?? label
  }

  /// A word on how it stands; empty for a button without an effect.
  public var stateDescription: String {
    switch content.effect {
    case .none: ""
    case .toggle, .like, .reveal, .bubble: isOn ? "on" : "off"
    case .progress: isRunning ? "running" : isOn ? "done" : "idle"
    }
  }

  /// What kind of thing it is: one that keeps its state until the next tap, or a button.
  public var role: Element.Role {
    switch content.effect {
    case .toggle, .like, .reveal: .toggle
    case .none, .progress, .bubble: .button
    }
  }

  /// Its parts that move by themselves, for flows: the sign as `<id>.icon`, the bar as `<id>.bar`.
  ///
  /// `id` is the button's name, `frame` where it is drawn.
  public func parts(of id: ElementID, in frame: Rect, at time: Seconds) -> [Element] {
    switch content.effect {
    case .none, .bubble, .reveal: return []
    case .toggle, .like: return [sign(of: id, in: frame, at: time)]
    case .progress:
      let percent = Int((barFraction(at: time) * 100).rounded(.down))
      let bar = Element(
        ElementID("\(id).bar"), .progress, text: "\(percent) %", frame: barFrame(in: frame, at: time),
        color: content.accent)
      return [bar, sign(of: id, in: frame, at: time)]
    }
  }

  private func sign(of id: ElementID, in frame: Rect, at time: Seconds) -> Element {
    let progress = icon.value(at: time)
    let scale = environment.reduceMotion ? (progress > 0 ? 1 : 0) : max(progress, 0)
    let size = Size(StatefulButtonLook.iconSize, StatefulButtonLook.iconSize)
    return Element(
      ElementID("\(id).icon"), .picture, frame: Rect(center: iconCenter(in: frame, at: time), size: size * scale),
      scale: scale, opacity: environment.reduceMotion ? Self.clamped(progress) : 1)
  }

  /// The scale of its sign: 0 for none, over 1 while it pops.
  public func iconScale(at time: Seconds) -> Double { icon.value(at: time) }

  /// How far its bar is filled, in 0...1.
  public func barFraction(at time: Seconds) -> Double { Self.clamped(bar.value(at: time)) }

  /// How far its ground is filled, in 0...1.
  public func fillFraction(at time: Seconds) -> Double { Self.clamped(fill.value(at: time)) }

  /// How far the label for when it is on has come, in 0...1.
  public func labelFraction(at time: Seconds) -> Double { Self.clamped(label.value(at: time)) }
}
