import CPixelKernels

/// Threads that wait for pieces of work; the caller's is one of them.
///
/// - Cost: a round costs two wake-ups, some 20 microseconds; waiting costs nothing.
final class WorkerThreads {
  private let pool: OpaquePointer?
  /// How many threads work, the caller's included; fewer than asked for when the system gives no more.
  let count: Int

  /// Starts threads, unless one is enough.
  init(count: Int) {
    pool = count > 1 ? pk_pool_create(count - 1) : nil
    self.count = pool.map { pk_pool_thread_count($0) } ?? 1
  }

  deinit { if let pool { pk_pool_destroy(pool) } }

  /// Does numbered pieces of work, each once, in any order and on any thread, and returns when all are done.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - context: handed to the work; it must bear being read by all threads at once.
  ///   - work: gets the context, a piece's number and the thread's, which is less than ``count``.
  func run<Context>(
    _ count: Int, with context: UnsafeMutablePointer<Context>,
    _ work: @convention(c) (UnsafeMutableRawPointer, Int, Int) -> Void
  ) {
    if let pool, count > 1 {
      pk_pool_run(pool, count, work, context)
    } else {
      for index in 0..<count { work(context, index, 0) }
    }
  }
}
