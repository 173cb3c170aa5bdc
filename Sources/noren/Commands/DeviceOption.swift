import Deck
import Geometry
import Notation

/// The option that shows a deck on another device than the one it was made for.
enum DeviceOption {
  private static let names = Deck.Device.Preset.allCases.map(\.rawValue)

  static let option = CommandSpec.Option(
    "--device", "D", "\(names.joined(separator: ", ")) or WIDTHxHEIGHT in points (default: the deck's)")

  /// The device's size in points, if one is named.
  ///
  /// - Errors: no such device, or a size that none has.
  static func size(_ arguments: Arguments) throws(CommandFailure) -> Size? {
    guard let text = arguments.text(option.name) else { return nil }
    if let preset = Deck.Device.Preset(rawValue: text) { return preset.size }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1] {
      let range = Deck.Device.sides
      guard range.contains(width), range.contains(height) else {
        throw .usage(
          "the sides of a device are from \(range.lowerBound.shortest) to \(range.upperBound.shortest) points")
      }
      return Size(width, height)
    }
    let hint = names.nearest(to: text).map { "; did you mean \($0)?" } ?? ""
    throw .usage(
      "\(option.name) is one of \(names.joined(separator: ", ")), or a size such as 390x844, not \"\(text)\"\(hint)")
  }
}
