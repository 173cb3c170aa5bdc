/// Every object and notation that can be reached from an object, each once, in the order in which a reader meets them.
struct SchemaCatalog {
  private(set) var objects: [ObjectDescription] = []
  private(set) var notations: [ValueNotation] = []

  /// Collects what a root object leads to, itself first.
  init(root: ObjectDescription) { add(root) }

  private mutating func add(_ object: ObjectDescription) {
    guard !objects.contains(where: { $0.name == object.name }) else { return }
    objects.append(object)
    for field in object.fields { add(field.shape) }
  }

  private mutating func add(_ shape: ValueShape) {
    switch shape {
    case .text, .number, .integer, .boolean, .constant, .choice: break
    case .notation(let notation): add(notation)
    case .list(let item, _): add(item)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .object(let description): add(description())
    case .either(let shapes): for shape in shapes { add(shape) }
    }
  }

  private mutating func add(_ notation: ValueNotation) {
    guard !notations.contains(where: { $0.name == notation.name }) else { return }
    notations.append(notation)
    if case .shape(let shape) = notation.form { add(shape) }
  }
}

extension ObjectDescription {
  /// The name without its article.
  var title: String {
    for article in ["a ", "an ", "the "] where name.hasPrefix(article) { return String(name.dropFirst(article.count)) }
    return name
  }
}

extension String {
  /// The string as an anchor in a page or a key in a schema: lower case with hyphens for spaces.
  package var anchor: String { lowercased().split(separator: " ").joined(separator: "-") }
}
