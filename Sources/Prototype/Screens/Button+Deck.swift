import AnimationCore
import Components
import Deck
import Notation

extension StatefulButtonContent.Effect {
  /// The effect of a button of a deck.
  init(_ source: Deck.Button) {
    switch source.effect {
    case .none: self = .none
    case .toggle: self = .toggle
    case .like: self = .like
    case .reveal: self = .reveal
    case .progress: self = .progress(duration: source.duration)
    case .bubble: self = .bubble
    }
  }
}

extension Transaction {
  /// The change that a button makes: what it says of single effects, what it says of all, what is said for the screen.
  init(_ source: Deck.Button, otherwise screen: AuthoredAnimation?) {
    let own = source.animation
    self = (own?.all ?? screen).map { Transaction(animation: $0.animation) } ?? Transaction()
    typealias Property = StatefulButton.Property
    let properties: [(PropertyName, AuthoredAnimation?)] = [
      (Property.fill, own?.fill), (Property.label, own?.label), (Property.icon, own?.icon),
      (Property.count, own?.count), (Property.reveal, own?.reveal), (Property.bubble, source.bubble?.animation),
    ]
    for (property, motion) in properties {
      if let motion { self = animation(motion.animation, for: property) }
    }
  }
}
