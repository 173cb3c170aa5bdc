internal import CGIO
import Glibc
import Stage

extension ReaderPreferences {
  /// What people have set for the desktop that this process runs on.
  ///
  /// Read once, when a window opens; headless runs never read it, since their results must not depend on where they
  /// run.
  ///
  /// GNOME, and the desktops that follow it, keep them with GSettings; where its schemas are not installed, nothing is
  /// set. The languages come from the environment, as for every program.
  @MainActor public static func ofDesktop() -> ReaderPreferences {
    var preferences = ReaderPreferences()
    if let interface = SettingsSchema("org.gnome.desktop.interface") {
      preferences.reduceMotion = interface.boolean("enable-animations") == false
      preferences.prefersDark = interface.string("color-scheme") == "prefer-dark"
      if let scale = interface.double("text-scaling-factor"), scale.isFinite {
        preferences.textScale = min(max(scale, textScales.lowerBound), textScales.upperBound)
      }
    }
    preferences.increasesContrast =
      SettingsSchema("org.gnome.desktop.a11y.interface")?.boolean("high-contrast") ?? false
    preferences.languages = languages { name in getenv(name).map { String(cString: $0) } }
    return preferences
  }

  /// The languages that an environment asks for, as tags such as `ja-JP`.
  ///
  /// - Source: the order in which GNU gettext looks at LANGUAGE, LC_ALL, LC_MESSAGES and LANG.
  static func languages(_ variable: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.first { !$0.isEmpty } ?? ""
    // In the C locale LANGUAGE counts for nothing.
    guard let tag = locale.languageTag else { return [] }
    let list = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { String($0).languageTag }
    return list.isEmpty ? [tag] : list
  }
}

extension String {
  /// A locale such as `ja_JP.UTF-8` as a tag such as `ja-JP`; nothing for those that are no language.
  fileprivate var languageTag: String? {
    let name = prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : String(name.map { $0 == "_" ? "-" : $0 })
  }
}

/// The keys of one schema of GSettings, each read only when it is there: GSettings ends the process over one that is
/// not.
private final class SettingsSchema {
  private let schema: OpaquePointer
  private let settings: UnsafeMutablePointer<GSettings>

  /// Looks a schema up; nothing where it is not installed.
  init?(_ id: String) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, gboolean(1))
    else { return nil }
    guard let settings = g_settings_new(id) else {
      g_settings_schema_unref(schema)
      return nil
    }
    self.schema = schema
    self.settings = settings
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(settings))
    g_settings_schema_unref(schema)
  }

  private func has(_ key: String, _ type: String) -> Bool {
    guard g_settings_schema_has_key(schema, key) != 0, let value = g_settings_get_value(settings, key) else {
      return false
    }
    defer { g_variant_unref(value) }
    return g_variant_get_type_string(value).map { String(cString: $0) == type } ?? false
  }

  func boolean(_ key: String) -> Bool? {
    has(key, "b") ? g_settings_get_boolean(settings, key) != 0 : nil
  }

  func double(_ key: String) -> Double? {
    has(key, "d") ? g_settings_get_double(settings, key) : nil
  }

  func string(_ key: String) -> String? {
    guard has(key, "s"), let text = g_settings_get_string(settings, key) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
