import CPictureProcess
import Dispatch
import Glibc
import Raster
import Synchronization

/// Decodes pictures in processes of their own, which a picture may end and never more.
///
/// One process is there from the start or from the first picture on; a further one is started when a picture is asked for
/// while all are at work, up to ``most``. A process that has ended is replaced when one is needed. A file that has ended its
/// process is not decoded again, under whatever name, until its bytes are others.
///
/// - Sharing: any thread; one waits while all processes are at work.
public final class IsolatedPictureDecoder: PictureDecoder {
  /// The most processes at a time.
  public static let most = 4

  private struct State {
    var idle: [PictureProcess] = []
    var refused: [FileIdentity: DecoderFailure] = [:]
  }

  /// Tells a file by its bytes.
  private struct FileIdentity: Hashable {
    let length: Int
    let hash: Int

    init(_ file: [UInt8]) {
      length = file.count
      hash = file.hashValue
    }
  }

  private let program: String?
  private let processorSeconds: Int
  private let patience: Int
  private let free = DispatchSemaphore(value: IsolatedPictureDecoder.most)
  private let state = Mutex(State())

  /// Makes a decoder that starts its first process when a picture is asked for.
  ///
  /// - Parameters:
  ///   - program: the program that is started as a decoder; nil for that of this process.
  ///   - processorSeconds: how much processor time a picture may take.
  ///   - patience: how long an answer is waited for, in seconds.
  public init(
    program: String? = nil, processorSeconds: Int = DecoderLimits.processorSeconds,
    patience: Int = DecoderLimits.patience
  ) {
    self.program = program
    self.processorSeconds = processorSeconds
    self.patience = patience
  }

  /// Makes the first process at once, as a copy of this one, which is ready before the next statement; later ones are
  /// started when they are needed.
  ///
  /// Call it once and first of all: while there is one thread.
  public func prepare() {
    // Without it the first picture starts a process, and says why there is none.
    guard let process = try? PictureProcess.copyingThisProcess() else { return }
    state.withLock { $0.idle.append(process) }
  }

  /// The numbers of the processes that are not at work at the moment.
  var idleProcesses: [pid_t] { state.withLock { $0.idle.map(\.identifier) } }

  // MARK: Decoding

  /// What a file says about itself; a drawing is asked in a process, all else is plain to see.
  public func header(of file: [UInt8]) throws(PictureError) -> PictureHeader {
    try PictureHeader(file) { bytes throws(PictureError) in
      try deliver(
        PictureOrder(.header, fileLength: bytes.count, processorSeconds: processorSeconds), file: bytes, pixels: nil)
    }
  }

  /// Decodes a picture at a size.
  public func bitmap(
    of file: [UInt8], header: PictureHeader, width: Int, height: Int
  ) throws(PictureError) -> Bitmap {
    let order = PictureOrder(
      .pixels(header, width: width, height: height), fileLength: file.count, processorSeconds: processorSeconds)
    guard PictureLimits.allows(width: width, height: height), PictureOrder(order.bytes) == order else {
      throw .size(width: width, height: height)
    }
    let memory = try SharedMemory(byteCount: width * height * MemoryLayout<UInt32>.stride)
    let size = try deliver(order, file: file, pixels: memory.descriptor)
    guard size.width <= width, size.height <= height else { throw refuse(file, .nonsense) }
    return try memory.read { Bitmap.copying($0, width: size.width, height: size.height) }
  }

  /// Has an order carried out.
  private func deliver(
    _ order: PictureOrder, file: [UInt8], pixels: Int32?
  ) throws(PictureError) -> (width: Int, height: Int) {
    if let known = refusal(of: file) { throw .undecoded(known) }
    let fileMemory = try SharedMemory.copying(file)
    var descriptors = [fileMemory.descriptor]
    if let pixels { descriptors.append(pixels) }
    switch try answer(to: order, descriptors, file: file) {
    case .size(let width, let height): return (width, height)
    case .failure(let error): throw error
    }
  }

  private func answer(
    to order: PictureOrder, _ descriptors: [Int32], file: [UInt8]
  ) throws(PictureError) -> PictureAnswer {
    free.wait()
    defer { free.signal() }
    do throws(DecoderFailure) {
      let process = try takeProcess()
      let answer = try process.answer(to: order, descriptors, patience: patience)
      state.withLock { $0.idle.append(process) }
      return answer
    } catch {
      throw refuse(file, error)
    }
  }

  private func takeProcess() throws(DecoderFailure) -> PictureProcess {
    while let process = state.withLock({ $0.idle.popLast() }) {
      // One that somebody has ended while it had nothing to do was ended by no picture.
      if !process.isGone { return process }
    }
    return try PictureProcess.starting(program)
  }

  // MARK: What is not decoded again

  private func refusal(of file: [UInt8]) -> DecoderFailure? {
    guard state.withLock({ !$0.refused.isEmpty }) else { return nil }
    let identity = FileIdentity(file)
    return state.withLock { $0.refused[identity] }
  }

  private func refuse(_ file: [UInt8], _ failure: DecoderFailure) -> PictureError {
    guard failure.isBlamedOnPicture else { return .undecoded(failure) }
    let identity = FileIdentity(file)
    state.withLock { $0.refused[identity] = failure }
    return .undecoded(failure)
  }
}
