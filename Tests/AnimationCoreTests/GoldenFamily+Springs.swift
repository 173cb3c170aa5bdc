import AnimationCore

extension GoldenFamily {
  static let springs: [String: GoldenFamily] = [
    "spring_msd": GoldenFamily { params in
      try springRows(
        Spring(
          mass: try params["mass"].number, stiffness: try params["stiffness"].number,
          damping: try params["damping"].number, allowOverDamping: try params["allow_overdamping"].bool), params)
    },
    "spring_duration_bounce": GoldenFamily(
      evaluation: { params in
        try springRows(Spring(duration: params["duration"].number, bounce: params["bounce"].number), params)
      },
      derived: { params, derived in
        try springConstants(Spring(duration: params["duration"].number, bounce: params["bounce"].number), derived)
      }),
    "spring_response_damping": GoldenFamily(
      evaluation: { params in
        try springRows(
          Spring(response: params["response"].number, dampingRatio: params["damping_fraction"].number), params)
      },
      derived: { params, derived in
        try springConstants(
          Spring(response: params["response"].number, dampingRatio: params["damping_fraction"].number), derived)
      }),
    "spring_retarget": GoldenFamily { params in
      let start = Animated(try params["from"].number, restThreshold: .never)
      let velocity = try params["initial_velocity"].number
      let target = try params["to"].number
      let spring = Spring(duration: try params["duration"].number, bounce: try params["bounce"].number)
      let events = try params["events"].array.map { event in
        (
          time: try event["t"].number, target: try event["to"].number,
          spring: Spring(duration: try event["duration"].number, bounce: try event["bounce"].number)
        )
      }
      return { inputs in
        var value = start
        value.animate(to: target, at: 0, with: .spring(spring), initialVelocity: velocity)
        for event in events where event.time <= inputs[0] {
          value.animate(to: event.target, at: event.time, with: .spring(event.spring))
        }
        return [value.value(at: inputs[0]), value.velocity(at: inputs[0])]
      }
    },
    "spring_settling_duration": GoldenFamily(absence: .nothing) { params in
      let spring = Spring(
        mass: try params["mass"].number, stiffness: try params["stiffness"].number,
        damping: try params["damping"].number, allowOverDamping: true)
      let (from, to) = (try params["from"].number, try params["to"].number)
      let velocity = try params["initial_velocity"].number
      let ratio = try params["velocity_ratio"].number
      return { inputs in
        let epsilon = inputs[0]
        return [
          spring.settlingDuration(
            fromValue: from, toValue: to, initialVelocity: velocity, distanceThreshold: epsilon),
          spring.envelopeDuration(
            fromValue: from, toValue: to, initialVelocity: velocity, distanceThreshold: epsilon),
          spring.settlingDuration(
            fromValue: from, toValue: to, initialVelocity: velocity, distanceThreshold: epsilon,
            speedThreshold: ratio * epsilon),
        ]
      }
    },
  ]

  private static func springRows(_ spring: Spring, _ params: JSON) throws -> Evaluation {
    let (from, to) = (try params["from"].number, try params["to"].number)
    let velocity = try params["initial_velocity"].number
    return { inputs in
      [
        spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: inputs[0]),
        spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: inputs[0]),
      ]
    }
  }

  private static func springConstants(
    _ spring: Spring, _ derived: JSON
  ) throws -> [(got: Double, expected: Double)] {
    [
      (spring.dampingRatio, try derived["damping_ratio"].number),
      (spring.angularFrequency, try derived["omega0"].number),
      (spring.mass, try derived["mass"].number),
      (spring.stiffness, try derived["stiffness"].number),
      (spring.damping, try derived["damping"].number),
    ]
  }
}
