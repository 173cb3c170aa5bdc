/// Something of Noren that takes bytes from strangers, as a fuzzer drives it.
///
/// A target traps when what it drives breaks a promise; whatever else the bytes do is well.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Reading a deck file, and two frames of what it says.
  case deck
  /// Reading a flow file.
  case flow
  /// Looking at a picture file and decoding it.
  case picture
  /// Reading what a program and the process that decodes its pictures say to each other.
  case message
  /// Storms of input over a deck with every component.
  case events

  /// Drives the target with an input, once.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .deck: readDeck(bytes)
    case .flow: readFlow(bytes)
    case .picture: decodePicture(bytes)
    case .message: readMessage(bytes)
    case .events: storm(bytes)
    }
  }
}
