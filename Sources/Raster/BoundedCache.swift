/// Values that are kept as long as there is room, the least recently used going first.
///
/// - Cost: a look-up is one hash and allocates nothing; an insertion beyond the bound sorts the entries once and
///   frees a quarter of the room, so that a full cache does not sort at every insertion.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  /// The sum of costs that is never exceeded, except by the newest value and by those that are pinned.
  let capacity: Int
  /// The sum of the costs of what is kept.
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  init(capacity: Int) { self.capacity = capacity }

  /// How many values are kept.
  var count: Int { entries.count }

  /// The value under a key, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Keeps a value, and drops others if there is no room; those for which a closure says so stay.
  mutating func insert(_ value: Value, for key: Key, cost newCost: Int, isPinned: (Key) -> Bool = { _ in false }) {
    remove { $0 == key }
    uses += 1
    entries[key] = Entry(value: value, cost: newCost, lastUse: uses)
    cost += newCost
    if cost > capacity { evict(keeping: key, isPinned) }
  }

  /// Drops the values whose keys a closure names.
  mutating func remove(where isDropped: (Key) -> Bool) {
    for (key, entry) in entries where isDropped(key) {
      cost -= entry.cost
      entries[key] = nil
    }
  }

  /// The keys of what is kept, in no order.
  var keys: some Collection<Key> { entries.keys }

  private mutating func evict(keeping newest: Key, _ isPinned: (Key) -> Bool) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if cost <= capacity / 4 * 3 { return }
      if key == newest || isPinned(key) { continue }
      cost -= entry.cost
      entries[key] = nil
    }
  }
}
