// A sheet is thrown up, and in another life caught half way: where it is, twenty times a second.
//
// Nothing but AnimationCore is used: no window, no clock, no frame rate.

import AnimationCore

/// A number with one digit after the point, set to the right.
func cell(_ value: Double, width: Int = 10) -> String {
  let tenths = Int((value * 10).rounded())
  let digits = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  return String(repeating: " ", count: max(1, width - digits.count)) + digits
}

var thrown = Animated(800.0, restThreshold: .points)
thrown.animate(to: 100, at: 0, with: .spring(duration: 0.5, bounce: 0.2), initialVelocity: -1200)

// A copy is a life of its own. The spring back takes over position and velocity.
let caughtTime = 0.15
var caught = thrown
caught.animate(to: 800, at: caughtTime, with: .spring(.smooth))

print("    ms    thrown     speed    caught     speed")
for frame in 0...16 {
  let time = Double(frame) / 20
  let other = time < caughtTime ? thrown : caught
  print(
    cell(time * 1000, width: 6)
      + cell(thrown.value(at: time)) + cell(thrown.velocity(at: time))
      + cell(other.value(at: time)) + cell(other.velocity(at: time)))
}

for (name, sheet) in [("thrown", thrown), ("caught", caught)] {
  if let rest = sheet.restTime {
    print("\(name): at rest at exactly \(sheet.value(at: rest)) from\(cell(rest * 1000, width: 1)) ms on")
  }
}
