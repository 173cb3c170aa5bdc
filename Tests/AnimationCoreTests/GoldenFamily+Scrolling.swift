import AnimationCore
import Geometry

extension GoldenFamily {
  static let scrolling: [String: GoldenFamily] = [
    "deceleration": GoldenFamily(
      evaluation: { params in
        let law = Deceleration(ratePerMillisecond: try params["rate_per_ms"].number)
        let (start, velocity) = (try params["x0"].number, try params["v0"].number)
        return { inputs in
          [law.value(from: start, velocity: velocity, at: inputs[0]), law.velocity(velocity, at: inputs[0])]
        }
      },
      derived: { params, derived in
        let law = Deceleration(ratePerMillisecond: try params["rate_per_ms"].number)
        let (start, velocity) = (try params["x0"].number, try params["v0"].number)
        var results = [
          (law.projectedEnd(from: start, velocity: velocity), try derived["final"].number),
          (
            law.projectedEndInMilliseconds(from: start, velocity: velocity), try derived["final_discrete"].number
          ),
        ]
        for pair in try derived["velocity_durations"].array {
          let numbers = try pair.numbers
          results.append((law.duration(velocity: velocity, untilSpeed: numbers[0]), numbers[1]))
        }
        for pair in try derived["distance_durations"].array {
          let numbers = try pair.numbers
          results.append((law.duration(velocity: velocity, untilDistance: numbers[0]), numbers[1]))
        }
        return results
      }),
    "rubber_band": GoldenFamily { params in
      let (dimension, coefficient) = (try params["dimension"].number, try params["c"].number)
      return { inputs in
        [
          RubberBand.offset(inputs[0], dimension: dimension, coefficient: coefficient),
          RubberBand.slope(inputs[0], dimension: dimension, coefficient: coefficient),
        ]
      }
    },
    "fling_android": GoldenFamily(
      evaluation: { params in
        let fling = try androidFling(params)
        return { [fling.position(at: $0[0]), fling.velocity(at: $0[0])] }
      },
      derived: { params, derived in
        let fling = try androidFling(params)
        return [
          (fling.duration, try derived["duration"].number), (fling.distance, try derived["distance"].number),
        ]
      }),
    "velocity_estimation": GoldenFamily { params in
      var tracker = VelocityTracker()
      for sample in try params["samples"].array {
        let numbers = try sample.numbers
        tracker.add(position: Point(numbers[1], 0), at: numbers[0] / 1000)
      }
      let filled = tracker
      return { inputs in
        [VelocityTracker.Estimator.line, .parabola, .weightedPairs].map {
          filled.velocity(at: inputs[0] / 1000, estimator: $0).x
        }
      }
    },
    "paging_decision": GoldenFamily(inputCount: 2) { params in
      let threshold = try params["velocity_threshold"].number
      let rules: [String: PageSnap.Rule] = [
        "project": .project(Deceleration(ratePerMillisecond: try params["deceleration_rate"].number)),
        "half_page": .halfPage(velocityThreshold: threshold),
        "threshold": .threshold(velocityThreshold: threshold),
      ]
      let name = try params["rule"].string
      guard let rule = rules[name] else { throw JSON.Malformed(description: "no paging rule named \(name)") }
      let skip = try params["max_skip"].integer
      let snap = PageSnap(
        rule: rule, pageWidth: try params["page_width"].number, pageCount: try params["page_count"].integer,
        maximumSkip: skip < 0 ? nil : skip)
      let start = try params["start_page"].integer
      return { [Double(snap.page(offset: $0[0], velocity: $0[1], startPage: start))] }
    },
  ]

  private static func androidFling(_ params: JSON) throws -> AndroidFling {
    let models: [String: AndroidFling.Model] = ["android_spline": .spline, "flutter_clamping": .clamping]
    let name = try params["model"].string
    guard let model = models[name] else { throw JSON.Malformed(description: "no fling model named \(name)") }
    return AndroidFling(
      velocity: try params["v0"].number, friction: try params["friction"].number, model: model)
  }
}
