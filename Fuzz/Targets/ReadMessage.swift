import Raster

/// Reads bytes as each of the messages that a program and the process that decodes its pictures send each other.
func readMessage(_ bytes: [UInt8]) {
  if let order = PictureOrder(bytes) {
    precondition(order.bytes == bytes, "an order that is read is written the same")
  }
  guard let answer = PictureAnswer(bytes) else { return }
  switch answer {
  case .size(let width, let height):
    precondition(PictureLimits.allows(width: width, height: height), "no answer has a size that no picture may have")
  case .failure(let error):
    precondition(
      !error.description.unicodeScalars.contains { $0.value < 32 }, "the words of an answer stand in one line")
  }
}
