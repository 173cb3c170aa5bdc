import Notation
import Testing

@Suite struct YAMLDiagnosticTests {
  @Test(arguments: [
    ("", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("\n\n", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("# only a comment\n", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("---\n", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("\u{FEFF}", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("~", "a.yaml:1:1: error: the file is empty: it holds no key"),
    ("a: 1\n---\nb: 2", "a.yaml:2:1: error: a second document begins here"),
    ("a: 1\n...\nb: 2", "a.yaml:3:1: error: something follows the end of the document"),
    ("a: 1\nb: 2\na: 3", "a.yaml:3:1: error: the key 'a' is written twice"),
    ("\"a\": 1\n'a': 2", "a.yaml:2:1: error: the key 'a' is written twice"),
    ("? [a]\n: 1", "a.yaml:1:3: error: a key has to be text, not a list or a mapping"),
    ("a: &x {b: 1}\nc: {<<: *x}", "a.yaml:2:5: error: merge keys (<<) are not read here"),
    ("a: !!int 5", "a.yaml:1:4: error: the tag 'tag:yaml.org,2002:int' means nothing here"),
    ("a: !mine {b: 1}", "a.yaml:1:4: error: the tag '!mine' means nothing here"),
    ("a: !b!c x", "a.yaml:1:4: error: a tag means nothing here"),
    ("a: *b", "a.yaml:1:4: error: no value above is named &b"),
    ("a: &a [*a]", "a.yaml:1:8: error: the alias *a stands inside the value it names"),
    ("a:\n\t- b", "a.yaml:2:1: error: a tab: YAML indents with spaces only"),
    ("\ta: 1", "a.yaml:1:1: error: a tab: YAML indents with spaces only"),
    ("a: {b: #FFF}\nc: 1", "a.yaml:1:8: error: an unquoted # begins a comment, which hides the rest of the line"),
    ("a: \"b\nc: 1", "a.yaml:1:4: error: this quoted text is never closed"),
    ("a: 'b\n---\n'", "a.yaml:2:1: error: the document ends inside quoted text"),
    ("a: [1, 2", "a.yaml:1:4: error: this list in brackets is never closed"),
    ("a: {b: 1\n", "a.yaml:1:4: error: this mapping in braces is never closed"),
    ("a: {b: 1]", "a.yaml:1:9: error: a ',' or '}' was expected here"),
    ("a: [b: 1}", "a.yaml:1:9: error: a ',' or ']' was expected here"),
    ("a: b: c", "a.yaml:1:5: error: a ':' cannot stand here"),
    ("a: - b", "a.yaml:1:4: error: a list cannot begin here"),
    ("a: @b", "a.yaml:1:4: error: a value cannot begin with this character"),
    ("a: \"\\q\"", "a.yaml:1:5: error: a backslash in double quotes begins an escape, and there is none like this"),
    ("a: *", "a.yaml:1:5: error: a name was expected after '&' or '*'"),
    ("a:\n  - b\n c: 1", "a.yaml:3:2: error: a key was expected here"),
    ("- a\nb: c", "a.yaml:2:1: error: an item beginning with '-' was expected here"),
    ("a\nb: c", "a.yaml:2:2: error: a ':' cannot stand here"),
    ("a: 1\nb", "a.yaml:2:2: error: a ':' was expected after the key"),
    ("a: |0\n b", "a.yaml:1:5: error: this is not YAML: found an indentation indicator equal to 0"),
  ])
  func `what is no YAML for us is said in words about the file`(text: String, headline: String) {
    #expect(readYAML(text).headlines == [headline])
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "a.yaml:1:4: error: the file is not UTF-8: byte 0xFF"),
      ([0x61, 0x0A, 0xE3, 0x81], "a.yaml:2:1: error: the file is not UTF-8: byte 0xE3"),
      ([0xFF, 0xFE, 0x61, 0x00], "a.yaml: error: the file is UTF-16; only UTF-8 is read"),
      ([0xFE, 0xFF, 0x00, 0x61], "a.yaml: error: the file is UTF-16; only UTF-8 is read"),
      ([0x61, 0x00, 0x3A, 0x00], "a.yaml: error: the file is UTF-16; only UTF-8 is read"),
      ([0x61, 0x3A, 0x20, 0x00], "a.yaml:1:4: error: the file holds a NUL byte: it is no text file"),
      ([0x61, 0x3A, 0x20, 0x1B], "a.yaml:1:4: error: control character U+001B"),
      ([0x61, 0xC2, 0x9F], "a.yaml:1:2: error: control character U+009F"),
      ([0x61, 0xEF, 0xBB, 0xBF], "a.yaml:1:2: error: control character U+FEFF"),
      ([0x61, 0xEF, 0xBF, 0xBF], "a.yaml:1:2: error: control character U+FFFF"),
    ] as [([UInt8], String)])
  func `what is no text is said before YAML is tried`(bytes: [UInt8], headline: String) {
    #expect(readYAML(bytes: bytes).headlines == [headline])
  }

  @Test func `a fault is explained with its line, what it is about and what to do`() {
    let text = diagnostics(of: "noren: 1\ntitle: [a, b\nscreens: 2\n")

    #expect(
      text == """
        deck.yaml:3:8: error: a ',' or ']' was expected here
          screens: 2
                 ^
          note: this is about the list in brackets that begins at line 2
          help: text with commas, colons or brackets needs quotes
        """)
  }

  @Test func `a misspelt alias gets the nearest name`() {
    let text = diagnostics(of: "a: &harbour 1\nb: *harbor")

    #expect(
      text == """
        deck.yaml:2:4: error: no value above is named &harbor
          b: *harbor
             ^~~~~~~
          help: did you mean *harbour?
        """)
  }
}
