import { notAsked, type Observation } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'

/**
 * A probe that waits for a hanging tool only a limited number of times, since each costs the whole time limit: modules
 * are asked about one by one up to the first that hangs, and none after patience has run out.
 *
 * @param ended is called then.
 */
export function patient(probe: Probe, patience: number, ended: () => void = () => {}): Probe {
  let left = patience
  return {
    ...probe,
    observe: async (asked) => {
      const observations: Observation[] = []
      let hung = false
      for (const question of asked) {
        const answers: readonly Observation[] =
          hung || left <= 0 ? [] : await probe.observe([question])
        observations.push(answers[0] ?? notAsked)
        hung ||= answers[0]?.disagreement?.outcome === 'timeout'
      }
      if (hung && --left === 0) ended()
      return observations
    },
  }
}
