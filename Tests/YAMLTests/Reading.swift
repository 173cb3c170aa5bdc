import Notation
import YAML

/// Reads YAML alone: the tree and what there is to say.
func readYAML(_ text: String) -> (root: SourceNode?, headlines: [String]) { readYAML(bytes: Array(text.utf8)) }

/// Reads YAML from bytes that need not be text.
func readYAML(bytes: [UInt8]) -> (root: SourceNode?, headlines: [String]) {
  var list = DiagnosticList()
  let root = YAMLReader.read(SourceFile(name: "a.yaml", bytes: bytes), diagnostics: &list)
  return (root, list.sorted(file: "a.yaml").map(\.headline))
}

/// Everything there is to say about a file, as a terminal shows it.
func diagnostics(of text: String) -> String {
  var list = DiagnosticList()
  _ = YAMLReader.read(SourceFile(name: "deck.yaml", bytes: Array(text.utf8)), diagnostics: &list)
  return list.sorted(file: "deck.yaml").map(\.text).joined(separator: "\n")
}
