/** The phases of a campaign's time: milliseconds or seconds, of all its processes together. */
export interface Phases {
  /** Modules are generated and changed. */
  readonly generate: number
  /** The reference judges them. */
  readonly judge: number
  /** Tools are asked about them. */
  readonly tools: number
  /** Suspects are repeated, made small and written. */
  readonly reduce: number
}

/** No time. */
export const noTime: Phases = { generate: 0, judge: 0, tools: 0, reduce: 0 }

/** Times that a function of each phase gives. */
export function eachPhase(time: (name: keyof Phases) => number): Phases {
  return {
    generate: time('generate'),
    judge: time('judge'),
    tools: time('tools'),
    reduce: time('reduce'),
  }
}

/** Both times together. */
export function addPhases(phases: Phases, other: Partial<Phases>): Phases {
  return eachPhase((name) => phases[name] + (other[name] ?? 0))
}
