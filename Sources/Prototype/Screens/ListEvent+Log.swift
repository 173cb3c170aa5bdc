import AnimationCore
import Components

extension List.Event {
  /// The words that the log uses, and when it happened; nothing for what is not for the log.
  var logged: (text: String, time: Seconds)? {
    switch self {
    case .tapped(let row, let time): ("tapped \(row)", time)
    case .opened(let row, let time): ("opened \(row)", time)
    case .closed(let row, let time): ("closed \(row)", time)
    case .chose(let action, let row, let time): ("chose \(action) on \(row)", time)
    case .asks(let question, _, _, _, let time): ("asked: \(question)", time)
    case .deleted(let row, _, let time): ("deleted \(row)", time)
    case .restored(let row, _, let time): ("restored \(row)", time)
    // The coach tour tells of demonstrations.
    case .deletionBecameFinal, .demonstrated: nil
    case .lifted(let row, let index, let count, let time): ("picked up \(row), position \(index + 1) of \(count)", time)
    case .hovers(let row, let index, let count, let time): ("\(row) over position \(index + 1) of \(count)", time)
    case .moved(let row, let from, let to, let time): ("moved \(row) from position \(from + 1) to \(to + 1)", time)
    case .putBack(let row, let time): ("put \(row) back", time)
    case .moveCancelled(let row, let time): ("moving \(row) cancelled", time)
    }
  }
}
