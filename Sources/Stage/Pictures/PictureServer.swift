import CPictureProcess
import Glibc
import Raster

/// The process that decodes pictures, from its inside.
///
/// Before it sees the first byte of a picture it loads what decoding needs, then gives up everything else: it can open no file
/// and no connection, start no program, make no memory into code and send no signal, and has limits for memory, processor time
/// and descriptors. Where the system has no filter of calls, the limits hold alone.
public enum PictureServer {
  /// The descriptor of the socket, after the three of every program.
  static let socket: Int32 = 3

  /// Whether the words of a command line ask for a process that decodes pictures; they are no user's.
  public static func isMeant(by words: [String]) -> Bool {
    var kind: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return words == [PictureProcess.word]
      && getsockopt(socket, SOL_SOCKET, SO_TYPE, &kind, &length) == 0 && kind == Int32(SOCK_SEQPACKET.rawValue)
  }

  /// Serves the process that has started this one, until that ends.
  public static func serve() -> Never { serve(over: socket) }

  static func serve(over descriptor: Int32) -> Never {
    let socket = cpicture_keep_only(descriptor)
    guard socket >= 0 else { _exit(1) }
    // Whoever starts the program ends it; a key at the terminal that both share is not for this process.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { signal(number, SIG_IGN) }
    // What a crash looks like from outside tells enough; whoever looks from inside would open files.
    for number in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let decoder = confine(socket)
    while true { answer(over: socket, with: decoder) }
  }

  /// Loads what decoding needs, then gives up all else.
  private static func confine(_ socket: Int32) -> LocalPictureDecoder {
    let fonts = try? FontLibrary()
    let decoder = LocalPictureDecoder(fonts: fonts)
    decoder.loadEverything()
    cpicture_load_encodings()
    // They are there as long as the process.
    var files: [cpicture_file] = []
    for path in fonts?.paths ?? [] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0, let copy = strdup(path) else { continue }
      files.append(cpicture_file(path: copy, descriptor: descriptor))
    }
    let table = UnsafeMutableBufferPointer<cpicture_file>.allocate(capacity: files.count)
    _ = table.initialize(from: files)
    guard cpicture_end_with(socket) == 0 else { _exit(1) }
    var limits = cpicture_limits(memory: DecoderLimits.memory, descriptors: Int32(DecoderLimits.descriptors))
    _ = cpicture_confine(&limits, table.baseAddress, Int32(files.count))
    return decoder
  }

  // MARK: Orders

  /// Waits for an order and carries it out; ends the process when no more will come.
  private static func answer(over socket: Int32, with decoder: LocalPictureDecoder) {
    var bytes = [UInt8](repeating: 0, count: PictureOrder.length)
    var descriptors: [Int32] = [-1, -1]
    var count: Int32 = 0
    let length = cpicture_receive(socket, &bytes, bytes.count, &descriptors, Int32(descriptors.count), &count)
    guard length > 0, let order = PictureOrder(bytes.prefix(length)) else { _exit(length == 0 ? 0 : 1) }
    cpicture_limit_processor_time(Int32(order.processorSeconds))
    let answer = answer(to: order, descriptors: descriptors.prefix(Int(count)), with: decoder)
    // Nothing of a picture is left when it is answered.
    for descriptor in descriptors.prefix(Int(count)) { close(descriptor) }
    guard cpicture_send(socket, answer.bytes, answer.bytes.count, nil, 0) == 0 else { _exit(0) }
  }

  private static func answer(
    to order: PictureOrder, descriptors: ArraySlice<Int32>, with decoder: LocalPictureDecoder
  ) -> PictureAnswer {
    guard let first = descriptors.first, cpicture_is_memory(first, order.fileLength) != 0,
      let file = order.fileLength == 0
        ? [] : SharedMemory.withMapping(of: first, byteCount: order.fileLength, isWritten: false, { Array($0) })
    else { _exit(1) }
    do throws(PictureError) {
      switch order.task {
      case .header:
        let header = try decoder.header(of: file)
        return .size(width: header.width, height: header.height)
      case .pixels(let header, let width, let height):
        let byteCount = width * height * MemoryLayout<UInt32>.stride
        guard let last = descriptors.dropFirst().first, cpicture_is_memory(last, byteCount) != 0 else { _exit(1) }
        let bitmap = try decoder.bitmap(of: file, header: header, width: width, height: height)
        guard bitmap.width <= width, bitmap.height <= height,
          SharedMemory.withMapping(of: last, byteCount: byteCount, isWritten: true, { bitmap.copy(to: $0) }) != nil
        else { _exit(1) }
        return .size(width: bitmap.width, height: bitmap.height)
      }
    } catch {
      return .failure(error)
    }
  }
}
