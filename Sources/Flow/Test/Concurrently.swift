import Glibc
import Synchronization

/// Does numbered jobs, each once, on so many threads, and returns when all are done.
///
/// With one thread the jobs are done in order on the caller's. Threads and not tasks, since the program has no
/// executor: its main thread belongs to the window.
func concurrently(_ count: Int, threads: Int, _ job: @escaping @Sendable (Int) -> Void) {
  let work = Jobs(count: count, job: job)
  var handles: [pthread_t] = []
  for _ in 1..<max(1, min(threads, count)) {
    var handle = pthread_t()
    let context = Unmanaged.passRetained(work)
    let status = pthread_create(
      &handle, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Jobs>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, context.toOpaque())
    // Where the system gives no more threads, those that are there do the jobs.
    if status == 0 { handles.append(handle) } else { context.release() }
  }
  work.work()
  for handle in handles { pthread_join(handle, nil) }
}

/// Jobs that several threads take from, one at a time.
private final class Jobs: Sendable {
  private let count: Int
  private let job: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(count: Int, job: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.job = job
  }

  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      job(number)
    }
  }
}
