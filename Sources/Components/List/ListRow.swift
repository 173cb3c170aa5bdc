/// Tells one row of a list from every other for as long as the list lives, whatever its place and its id.
public struct RowKey: Hashable, Sendable {
  let serial: Int
}

/// A row with what it measures.
struct ListRow: Sendable {
  let key: RowKey
  var content: ListContent.Row
  var measure: ListLayout.Measure

  var height: Double { measure.height }
}
