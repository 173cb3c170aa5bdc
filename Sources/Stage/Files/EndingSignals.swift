import Glibc
import Synchronization

/// Lets SIGINT, SIGTERM and SIGHUP end a program between two files, and never while it writes one.
public enum EndingSignals {
  /// Held while a file is written.
  private static let writing = Mutex(())

  /// Writes a file; a signal that comes meanwhile ends the program afterwards.
  static func holdingBack(_ write: () throws(FileError) -> Void) throws(FileError) {
    try writing.withLock { _ throws(FileError) in try write() }
  }

  /// Starts to watch for the signals, once, before other threads are there: they inherit that the signals are not for
  /// them.
  ///
  /// The program then ends by the signal, so that the shell sees what it would have seen without the watch.
  public static func endBetweenWrites() {
    var signals = watched()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in EndingSignals.wait() }, nil)
    pthread_detach(thread)
  }

  /// The signals that ask a program to end, but for those that it was started to ignore, as `nohup` does.
  public static func watched() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isIgnored =
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { sigaddset(&signals, number) }
    }
    return signals
  }

  private static func wait() -> UnsafeMutableRawPointer? {
    var signals = watched()
    var received: Int32 = 0
    while sigwait(&signals, &received) != 0 {}
    writing.withLock { _ in
      signal(received, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(received)
      // The first process of a container takes no signal by default, not even from itself.
      _exit(128 + received)
    }
    return nil
  }
}
