import Notation

/// A value of a file that is no list and no mapping, with the way to it: what an edit must leave as it is.
struct YAMLLeaf: Hashable {
  var path: [String]
  var text: String
  var range: SourceRange

  /// The values of a file in its order; nothing when it cannot be read.
  static func all(in source: SourceFile) -> [YAMLLeaf]? {
    guard let root = YAMLReader.root(of: source) else { return nil }
    var leaves: [YAMLLeaf] = []
    func visit(_ node: SourceNode, _ path: [String]) {
      switch node.content {
      case .scalar(let scalar): leaves.append(YAMLLeaf(path: path, text: scalar.text, range: node.range))
      case .sequence(let nodes): for (index, node) in nodes.enumerated() { visit(node, path + ["\(index)"]) }
      case .mapping(let pairs): for pair in pairs { visit(pair.value, path + [pair.key]) }
      }
    }
    visit(root, [])
    return leaves
  }
}

extension YAMLReader {
  /// The whole of a file that has no errors; nothing for others.
  package static func root(of source: SourceFile) -> SourceNode? {
    var diagnostics = DiagnosticList()
    guard let root = read(source, diagnostics: &diagnostics), !diagnostics.hasErrors else { return nil }
    return root
  }
}
