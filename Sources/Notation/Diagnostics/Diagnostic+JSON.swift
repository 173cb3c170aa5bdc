extension Diagnostic {
  /// The diagnostic for programs.
  ///
  /// Keys: `severity` ("error" or "warning"), `code`, `message`, `file`, and where they are known `line`, `column` and
  /// `length` (from 1, in Unicode scalars), `hint` and `notes`.
  public var json: JSONValue {
    var members = [
      JSONValue.Member("severity", .string(severity.rawValue)), .init("code", .string(code.rawValue)),
      .init("message", .string(message)), .init("file", .string(file)),
    ]
    if let excerpt {
      members += [
        .init("line", .integer(excerpt.position.line)), .init("column", .integer(excerpt.position.column)),
        .init("length", .integer(excerpt.length)),
      ]
    }
    if let hint { members.append(.init("hint", .string(hint))) }
    if !notes.isEmpty { members.append(.init("notes", .array(notes.map(JSONValue.string)))) }
    return .object(members)
  }
}
