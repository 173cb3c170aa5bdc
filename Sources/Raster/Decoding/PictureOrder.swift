/// What the process that decodes pictures is asked for; the file comes beside it, and the memory for the pixels.
///
/// The bytes are numbers of fixed length, the least significant byte first. A reader trusts none of them.
public struct PictureOrder: Hashable, Sendable {
  /// What is wanted.
  public enum Task: Hashable, Sendable {
    /// What a drawing says about its size.
    case header
    /// The pixels, at a size.
    case pixels(PictureHeader, width: Int, height: Int)
  }

  /// What is wanted.
  public var task: Task
  /// The length of the file in bytes.
  public var fileLength: Int
  /// The processor time that it may take, in seconds.
  public var processorSeconds: Int

  /// Makes an order.
  public init(_ task: Task, fileLength: Int, processorSeconds: Int = DecoderLimits.processorSeconds) {
    self.task = task
    self.fileLength = fileLength
    self.processorSeconds = processorSeconds
  }

  /// The length of a message in bytes.
  public static let length = 36
  /// The longest file, in bytes: no picture that is read from a folder is longer.
  public static let longestFile = 1 << 28
  /// The most processor time that can be asked for, in seconds: an hour.
  private static let longestTime = 3_600
  /// What a message begins with.
  private static let mark: UInt32 = 0x314F_504E

  /// The message.
  public var bytes: [UInt8] {
    var message = MessageWriter()
    message.append(Self.mark)
    switch task {
    case .header: for value in [0, 0, 0, 0, 0, 0] as [UInt32] { message.append(value) }
    case .pixels(let header, let width, let height):
      message.append(UInt32(1 + (PictureHeader.Format.allCases.firstIndex(of: header.format) ?? 0)))
      message.append(UInt32(header.orientation.rawValue))
      for side in [header.width, header.height, width, height] { message.append(UInt32(truncatingIfNeeded: side)) }
    }
    message.append(UInt32(truncatingIfNeeded: fileLength))
    message.append(UInt32(truncatingIfNeeded: processorSeconds))
    return message.bytes
  }

  /// Reads a message; nothing where it is none, or asks for more than a picture may have.
  public init?(_ bytes: some Collection<UInt8>) {
    var message = MessageReader(bytes)
    guard bytes.count == Self.length, message.number() == Self.mark else { return nil }
    let kind = Int(message.number())
    let orientation = Int(message.number())
    let sides = (0..<4).map { _ in Int(message.number()) }
    fileLength = Int(message.number())
    processorSeconds = Int(message.number())
    guard fileLength <= Self.longestFile, processorSeconds <= Self.longestTime else { return nil }
    if kind == 0 {
      guard orientation == 0, sides.allSatisfy({ $0 == 0 }) else { return nil }
      task = .header
      return
    }
    guard kind <= PictureHeader.Format.allCases.count, let orientation = PictureOrientation(rawValue: orientation),
      PictureLimits.allows(width: sides[0], height: sides[1]), PictureLimits.allows(width: sides[2], height: sides[3])
    else { return nil }
    let header = PictureHeader(
      format: PictureHeader.Format.allCases[kind - 1], width: sides[0], height: sides[1], orientation: orientation)
    task = .pixels(header, width: sides[2], height: sides[3])
  }
}
