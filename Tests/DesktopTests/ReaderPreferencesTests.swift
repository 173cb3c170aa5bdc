import Stage
import Testing

@testable import Desktop

@Suite struct ReaderPreferencesTests {
  private func languages(_ variables: [String: String]) -> [String] {
    ReaderPreferences.languages { variables[$0] }
  }

  @Test func `a locale becomes the tag of its language`() {
    #expect(languages(["LANG": "ja_JP.UTF-8"]) == ["ja-JP"])
  }

  @Test func `LC_ALL goes before LC_MESSAGES, and that before LANG`() {
    #expect(languages(["LANG": "en_US", "LC_MESSAGES": "fr_FR"]) == ["fr-FR"])
    #expect(languages(["LANG": "en_US", "LC_MESSAGES": "fr_FR", "LC_ALL": "de_DE@euro"]) == ["de-DE"])
  }

  @Test func `LANGUAGE lists several, the preferred one first`() {
    #expect(languages(["LANG": "de_CH.UTF-8", "LANGUAGE": "de_CH:fr:it"]) == ["de-CH", "fr", "it"])
  }

  @Test func `the C locale asks for no language, whatever LANGUAGE says`() {
    #expect(languages(["LC_ALL": "C.UTF-8", "LANGUAGE": "fr"]).isEmpty)
  }

  @Test func `an empty variable counts as one that is not set`() {
    #expect(languages(["LC_ALL": "", "LANG": "ja_JP"]) == ["ja-JP"])
  }
}
