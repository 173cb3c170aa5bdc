import AnimationCore
import Components

extension StatefulButton.Event {
  /// The words that the log uses for a button, and when it happened.
  func logged(_ id: ElementID) -> (text: String, time: Seconds) {
    switch self {
    case .switched(let isOn, let time): ("turned \(id) \(isOn ? "on" : "off")", time)
    case .started(let time): ("started \(id)", time)
    case .finished(let time): ("finished \(id)", time)
    }
  }
}

extension SpeechBubble.Event {
  /// The words that the log uses for the bubble of a button, and when it happened.
  func logged(_ id: ElementID) -> (text: String, time: Seconds) {
    switch self {
    case .shown(_, let time): ("bubble of \(id) shown", time)
    case .hidden(_, let time): ("bubble of \(id) hidden", time)
    case .interrupted(_, let time): ("bubble of \(id) turned round", time)
    }
  }
}
