internal import CSDL2
import Glibc
import Stage

/// Turns the signals that ask a program to end into the event that closes its window.
///
/// SDL's own handlers only leave a note, which nobody reads while the program waits for an event; and a signal that was
/// blocked when the program was started never reaches them. Here a thread waits for both.
enum SignalWatch {
  /// Starts to watch, once, before other threads are there: they inherit that the signals are not for them.
  static func start() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    var signals = EndingSignals.watched()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in SignalWatch.wait() }, nil)
    pthread_detach(thread)
  }

  private static func wait() -> UnsafeMutableRawPointer? {
    var signals = EndingSignals.watched()
    var received: Int32 = 0
    while sigwait(&signals, &received) == 0 {
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      // Without a window there is nothing to close; what the shell sees is what an unwatched signal leaves.
      if SDL_PushEvent(&event) < 0 { _exit(128 + received) }
    }
    return nil
  }
}
