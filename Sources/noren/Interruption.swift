import Glibc
import Stage
import Synchronization

/// The wish to end the program, from the terminal or from another program, so that half-written files can be removed.
enum Interruption {
  /// The signal that has come; 0 for none.
  private static let received = Atomic<Int32>(0)

  /// Listens from now on; without this, the program ends at once.
  static func listen() {
    _ = received.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Interruption.received.store($0, ordering: .relaxed) }
    // Waits are cut short and not begun anew, so that they can ask.
    action.sa_flags = 0
    var signals = EndingSignals.watched()
    for signal in [SIGINT, SIGTERM, SIGHUP] where sigismember(&signals, signal) == 1 { sigaction(signal, &action, nil) }
    // Whoever started this program may have held them back.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether the program shall end.
  static var hasCome: Bool { received.load(ordering: .relaxed) != 0 }

  /// Ends the program as the signal would have.
  static func leave() -> Never {
    let signal = received.load(ordering: .relaxed)
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    // The first process of a container takes no signal by default, not even from itself.
    exit(128 + signal)
  }
}
