/// Values that are kept as long as there is room, the least recently used going first.
///
/// - Cost: a look-up is one hash and allocates nothing. An insertion beyond the bound sorts the entries once; where
///   entries are many and small, `slack` frees more room than is needed, so that the next insertions do not.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
    var lastGeneration: Int
  }

  /// The sum of costs that is never exceeded, except by the newest value and by those in use.
  let capacity: Int
  /// How much more than needed is freed when there is no room.
  let slack: Int
  /// The sum of the costs of what is kept.
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private var generation = 0

  init(capacity: Int, slack: Int = 0) {
    self.capacity = capacity
    self.slack = slack
  }

  /// The keys of what is kept, in no order.
  var keys: some Collection<Key> { entries.keys }

  /// Begins a generation: what is used in the present one or was used in the one before is in use and stays.
  ///
  /// Before the first generation nothing is in use.
  mutating func beginGeneration() { generation += 1 }

  /// The value under a key, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    entries.values[index].lastGeneration = generation
    return entries.values[index].value
  }

  /// Keeps a value, and drops others if there is no room; see ``makeRoom(for:sparing:)``.
  mutating func insert(
    _ value: Value, for key: Key, cost newCost: Int, sparing isSpared: (Key) -> Bool = { _ in false }
  ) {
    if let known = entries.removeValue(forKey: key) { cost -= known.cost }
    makeRoom(for: newCost, sparing: isSpared)
    uses += 1
    entries[key] = Entry(value: value, cost: newCost, lastUse: uses, lastGeneration: generation)
    cost += newCost
  }

  /// Drops values until something of a cost has room, or until all that is left is in use.
  ///
  /// - Parameter isSpared: which keys go only when all others have gone.
  mutating func makeRoom(for newCost: Int, sparing isSpared: (Key) -> Bool = { _ in false }) {
    guard cost + newCost > capacity else { return }
    let oldestFirst = entries.filter { !isInUse($0.value) }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldestFirst.filter({ !isSpared($0.key) }) + oldestFirst.filter({ isSpared($0.key) }) {
      if cost + newCost + slack <= capacity { return }
      cost -= entry.cost
      entries[key] = nil
    }
  }

  private func isInUse(_ entry: Entry) -> Bool { generation > 0 && entry.lastGeneration >= generation - 1 }

  /// Drops the values whose keys a closure names.
  mutating func remove(where isDropped: (Key) -> Bool) {
    for (key, entry) in entries where isDropped(key) {
      cost -= entry.cost
      entries[key] = nil
    }
  }
}
