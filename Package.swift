// swift-tools-version: 6.2
import PackageDescription

// An arrow is a dependency. Nothing imports upward; `make lint` checks the directions
// (scripts/check-arrows) against the table in ARCHITECTURE.md.
let strict: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

// What a layer's modules may import, from the bottom up.
let values: [Target.Dependency] = ["Geometry", "AnimationCore", "Gestures", "Scene"]
let components = values + ["Components"]
let prototype = components + ["Notation", "YAML", "Deck", "Prototype"]
let stage = prototype + ["Raster", "Stage"]

let package = Package(
  name: "noren",
  products: [
    .executable(name: "noren", targets: ["noren"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "AnimationCore", targets: ["AnimationCore"]),
    .library(name: "Gestures", targets: ["Gestures"]),
    .library(name: "Scene", targets: ["Scene"]),
    .library(name: "Components", targets: ["Components"]),
  ],
  targets: [
    // C libraries.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .target(name: "CPictureProcess", dependencies: ["CSeccomp"], linkerSettings: [.linkedLibrary("seccomp")]),
    .target(
      name: "CSDL2Image",
      linkerSettings: [.linkedLibrary("SDL2_image"), .linkedLibrary("SDL2")]),
    .target(name: "CPixelKernels"),

    // Values and pure functions of time; no C library but libm, no Foundation.
    module("Geometry", []),
    module("AnimationCore", ["Geometry"]),
    module("Gestures", ["Geometry"]),
    module("Scene", ["Geometry"]),
    module("Components", values),

    // What files say: tables of keys, and where each value is written.
    module("Notation", ["AnimationCore", "Geometry"]),
    module("YAML", ["Notation", "CYAML"]),

    // The deck and the prototype made from it.
    module("Deck", ["YAML", "Notation", "AnimationCore", "Geometry"]),
    module("Prototype", components + ["Notation", "Deck"]),

    // Pixels, the tick, the headless run, the window, the command line.
    module("Raster", ["Scene", "Geometry", "CPixelKernels", "CSDL2Image", "CRSVG", "CPangoCairo", "CPNG"]),
    module("Stage", prototype + ["Raster", "CPictureProcess"]),
    module("Flow", stage),
    module("Desktop", stage + ["CSDL2", "CGIO"]),
    .executableTarget(
      name: "noren", dependencies: stage + ["Desktop", "Flow", "CAllocationCount"], swiftSettings: strict),

    // What stands beside the program: examples of embedding, and counts and ratios of speed.
    .executableTarget(
      name: "SpringTable", dependencies: ["AnimationCore"], path: "Examples/SpringTable", swiftSettings: strict),
    .executableTarget(
      name: "SwipeList", dependencies: ["Components", "Gestures", "Scene", "Geometry"], path: "Examples/SwipeList",
      swiftSettings: strict),
    .executableTarget(
      name: "PagerStrip", dependencies: ["Components", "AnimationCore", "Gestures", "Scene", "Geometry"],
      path: "Examples/PagerStrip", swiftSettings: strict),
    .executableTarget(
      name: "CoachMarks", dependencies: ["Components", "AnimationCore", "Gestures", "Scene", "Geometry"],
      path: "Examples/CoachMarks", swiftSettings: strict),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "Benchmarks", dependencies: stage + ["CAllocationCount", "CCrossFadeLimit"],
      path: "Benchmarks", exclude: ["CCrossFadeLimit", "walkthrough-scene", "lesson-scene"], swiftSettings: strict),
    .target(name: "CCrossFadeLimit", path: "Benchmarks/CCrossFadeLimit"),

    // What takes bytes from strangers, as fuzzers and the replay of their corpus drive it (docs/robustness.md).
    .target(
      name: "FuzzTargets", dependencies: stage + ["Flow"], path: "Fuzz/Targets", swiftSettings: strict),

    // Tests, one folder per module.
    .target(name: "TestSupport", dependencies: [], path: "Tests/TestSupport", swiftSettings: strict),
    tests("GeometryTests", ["Geometry", "TestSupport"]),
    .testTarget(
      name: "AnimationCoreTests", dependencies: ["AnimationCore", "Geometry", "TestSupport", "SpringTable"],
      exclude: ["Golden"], swiftSettings: strict),
    tests("GesturesTests", ["Gestures", "Geometry", "TestSupport"]),
    tests("SceneTests", ["Scene", "Geometry", "TestSupport"]),
    tests("ComponentsTests", components + ["TestSupport", "SwipeList", "PagerStrip", "CoachMarks"]),
    tests("NotationTests", ["Notation", "YAML", "AnimationCore", "Geometry", "TestSupport"]),
    tests("YAMLTests", ["YAML", "Notation", "TestSupport"]),
    tests("DeckTests", ["Deck", "YAML", "Notation", "AnimationCore", "Geometry", "TestSupport"]),
    tests("PrototypeTests", prototype + ["TestSupport"]),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Raster", "Scene", "AnimationCore", "Geometry", "TestSupport", "CPangoCairo"],
      exclude: ["Fixtures", "Goldens"], swiftSettings: strict),
    tests("StageTests", stage + ["TestSupport"]),
    tests("FlowTests", stage + ["Flow", "TestSupport"]),
    tests("DesktopTests", stage + ["Flow", "Desktop", "noren", "CSDL2", "TestSupport"]),
    tests("FuzzTests", ["FuzzTargets"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer links with a library that only `-sanitize=fuzzer` brings, so it is not part of an ordinary build.
if Context.environment["NOREN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Fuzz/Fuzzer", swiftSettings: strict))
}
