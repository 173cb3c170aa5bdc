/// The names of rows: `fruits[2]` for what is at a place now, and one that stays with a row.
extension List {
  /// The mark between the brackets of a name that stays with a row.
  private static let lastingSign: Character = "#"

  /// The name of a row by its place, such as `fruits[0]`.
  public func id(ofRow index: Int) -> ElementID { ElementID("\(content.id)[\(index)]") }

  /// The name that a row keeps whatever its place; nothing has it once the row is gone.
  func lastingName(of key: RowKey) -> ElementID { ElementID("\(content.id)[\(Self.lastingSign)\(key.serial)]") }

  /// The place of the row that has a name, if there is one.
  func row(named id: ElementID) -> Int? {
    guard id.name.hasPrefix("\(content.id)["), id.name.last == "]" else { return nil }
    let text = id.name.dropFirst(content.id.name.count + 1).dropLast()
    if text.first == Self.lastingSign { return Int(text.dropFirst()).flatMap { index(of: RowKey(serial: $0)) } }
    return Int(text).flatMap { rows.indices.contains($0) ? $0 : nil }
  }
}
