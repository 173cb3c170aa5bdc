import Notation

/// Puts events together to a tree, without recursion.
struct YAMLTreeBuilder {
  private(set) var root: SourceNode?
  /// Whether nothing further is wanted: the stream ended or a limit was passed.
  private(set) var isDone = false
  var diagnostics: DiagnosticList

  private let source: SourceFile
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  private var nodeCount = 0
  private var documentCount = 0

  /// What an anchor names, and what an alias to it costs.
  private struct Anchored {
    var node: SourceNode
    var nodeCount: Int
    var height: Int
  }

  /// A list or a mapping whose end is still to come.
  private struct OpenCollection {
    var isMapping: Bool
    var start: Int
    var anchor: String?
    var nodeCountBefore: Int
    var items: [SourceNode] = []
    var pairs: [SourcePair] = []
    var keyRanges: [String: SourceRange] = [:]
    var pendingKey: PendingKey?
    /// The number of levels below, itself included.
    var height = 1
  }

  /// A key whose value is still to come.
  private enum PendingKey {
    case text(String, SourceRange)
    /// A key that was refused; its value is read and dropped.
    case refused
  }

  init(source: SourceFile, diagnostics: DiagnosticList) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Takes the next event.
  mutating func take(_ event: YAMLEvent) {
    if let tag = event.foreignTag { refuseTag(tag, at: event.range) }
    switch event.kind {
    case .streamStart, .documentEnd: break
    case .streamEnd: isDone = true
    case .documentStart: beginDocument(at: event.range)
    case .alias(let name): takeAlias(name, at: event.range)
    case .scalar(let scalar, let anchor):
      let node = SourceNode(.scalar(scalar), at: event.range)
      count(1, at: event.range)
      remember(node, as: anchor, nodeCount: 1, height: 1)
      add(node, height: 1)
    case .sequenceStart(let anchor): begin(isMapping: false, anchor: anchor, at: event.range)
    case .mappingStart(let anchor): begin(isMapping: true, anchor: anchor, at: event.range)
    case .sequenceEnd, .mappingEnd: endCollection(at: event.range)
    }
  }

  // MARK: Nodes

  private mutating func beginDocument(at range: SourceRange) {
    documentCount += 1
    guard documentCount > 1 else { return }
    fail(.unsupportedYAML, at: range, "a second document begins here", hint: "a file is one document; delete this line")
  }

  private mutating func begin(isMapping: Bool, anchor: String?, at range: SourceRange) {
    open.append(
      OpenCollection(isMapping: isMapping, start: range.start, anchor: anchor, nodeCountBefore: nodeCount))
    count(1, at: range)
    checkDepth(open.count, at: range)
    if let anchor { anchors[anchor] = nil }
  }

  private mutating func endCollection(at range: SourceRange) {
    guard let collection = open.popLast() else { return }
    // The end of a block collection is reported where the next thing starts; its last child ends where it ends.
    let lastChild = collection.isMapping ? collection.pairs.last?.value.range.end : collection.items.last?.range.end
    let end = range.end > range.start ? range.end : lastChild ?? range.end
    let node = SourceNode(
      collection.isMapping ? .mapping(collection.pairs) : .sequence(collection.items),
      at: SourceRange(start: collection.start, end: end))
    remember(
      node, as: collection.anchor, nodeCount: nodeCount - collection.nodeCountBefore, height: collection.height)
    add(node, height: collection.height)
  }

  private mutating func takeAlias(_ name: String, at range: SourceRange) {
    guard let anchored = anchors[name] else {
      let isOpen = open.contains { $0.anchor == name }
      let message =
        isOpen ? "the alias *\(name) stands inside the value it names" : "no value above is named &\(name)"
      fail(
        .unknownAnchor, at: range, message,
        hint: isOpen ? nil : anchors.keys.sorted().nearest(to: name).map { "did you mean *\($0)?" })
      return
    }
    count(anchored.nodeCount, at: range)
    checkDepth(open.count + anchored.height, at: range)
    guard !isDone else { return }
    add(SourceNode(anchored.node.content, at: range), height: anchored.height)
  }

  private mutating func remember(_ node: SourceNode, as anchor: String?, nodeCount: Int, height: Int) {
    if let anchor { anchors[anchor] = Anchored(node: node, nodeCount: nodeCount, height: height) }
  }

  private mutating func add(_ node: SourceNode, height: Int) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    open[last].height = max(open[last].height, height + 1)
    guard open[last].isMapping else {
      open[last].items.append(node)
      return
    }
    guard let key = open[last].pendingKey else {
      open[last].pendingKey = acceptedKey(node, in: last)
      return
    }
    open[last].pendingKey = nil
    if case .text(let text, let range) = key {
      open[last].pairs.append(SourcePair(key: text, keyRange: range, value: node))
    }
  }

  // MARK: Keys

  private mutating func acceptedKey(_ node: SourceNode, in index: Int) -> PendingKey {
    guard case .scalar(let scalar) = node.content else {
      report(.unsupportedYAML, at: node.range, "a key has to be text, not a list or a mapping")
      return .refused
    }
    if scalar.isPlain, scalar.text == "<<" {
      report(
        .unsupportedYAML, at: node.range, "merge keys (<<) are not read here",
        hint: "write the keys out, or name a whole value with &name and repeat it with *name")
      return .refused
    }
    if let first = open[index].keyRanges[scalar.text] {
      let source = source
      report(
        .duplicateKey, at: node.range, "the key \(scalar.text.quoted) is written twice",
        notes: ["it is first written at line \(source.position(at: first.start).line)"])
      return .refused
    }
    open[index].keyRanges[scalar.text] = node.range
    return .text(scalar.text, node.range)
  }

  private mutating func refuseTag(_ tag: String, at range: SourceRange) {
    report(.unsupportedYAML, at: range, "the tag \(tag.quoted) means nothing here", hint: "delete it")
  }

  // MARK: Limits

  private mutating func count(_ added: Int, at range: SourceRange) {
    nodeCount += added
    if nodeCount > YAMLLimits.nodes {
      fail(
        .yamlLimit, at: range, "the document grows to more than \(YAMLLimits.nodes) values",
        hint: "each alias counts as all the values it stands for")
    }
  }

  private mutating func checkDepth(_ depth: Int, at range: SourceRange) {
    if depth > YAMLLimits.depth {
      fail(.yamlLimit, at: range, "values are nested deeper than \(YAMLLimits.depth) levels")
    }
  }

  // MARK: Diagnostics

  private mutating func fail(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil
  ) {
    guard !isDone else { return }
    report(code, at: range, message, hint: hint)
    isDone = true
    root = nil
  }

  private mutating func report(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil,
    notes: @autoclosure () -> [String] = []
  ) {
    diagnostics.append(.error) {
      Diagnostic(.error, code, message, in: source, at: range, hint: hint, notes: notes())
    }
  }
}
