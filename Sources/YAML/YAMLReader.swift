import Notation

/// Reads bytes into a tree of ``SourceNode``, or says why it cannot.
///
/// What is refused before libyaml sees it: files over ``YAMLLimits/fileSize``, other encodings than UTF-8, control
/// characters. What is refused after: more than one document, tags, merge keys, keys that are not text, keys
/// written twice, nesting and aliases beyond ``YAMLLimits``. Anchors and aliases are kept, since they save typing.
public enum YAMLReader {
  /// Reads one document.
  ///
  /// - Returns: the root, or nothing when the text is not YAML or a limit was passed. Faults that leave a tree
  ///   (a key written twice) are in `diagnostics` beside it.
  /// - Cost: linear in the size of the file; memory is bounded by ``YAMLLimits``.
  public static func read(_ source: SourceFile, diagnostics: inout DiagnosticList) -> SourceNode? {
    if let fault = YAMLEncodingCheck.fault(in: source) {
      diagnostics.append(.error) { fault }
      return nil
    }
    guard source.bytes.count > source.contentStart else {
      reportEmpty(source, to: &diagnostics)
      return nil
    }
    let root = source.bytes.withUnsafeBufferPointer { bytes -> SourceNode? in
      guard var events = YAMLEvents(parsing: bytes, from: source.contentStart) else {
        diagnostics.append(.error) {
          Diagnostic(.error, .syntax, "there is not enough memory to read the file", file: source.name)
        }
        return nil
      }
      var builder = YAMLTreeBuilder(source: source, diagnostics: diagnostics)
      defer { diagnostics = builder.diagnostics }
      do throws(YAMLSyntaxError) {
        while !builder.isDone { builder.take(try events.next()) }
        return builder.root
      } catch {
        builder.diagnostics.append(.error) { error.diagnostic(in: source) }
        return nil
      }
    }
    if root?.isNull ?? !diagnostics.hasErrors {
      reportEmpty(source, to: &diagnostics)
      return nil
    }
    return root
  }

  private static func reportEmpty(_ source: SourceFile, to diagnostics: inout DiagnosticList) {
    diagnostics.append(.error) {
      Diagnostic(.error, .empty, "the file is empty: it holds no key", in: source, at: .fileStart)
    }
  }
}
