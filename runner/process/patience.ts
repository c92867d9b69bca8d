/** How long a tool is waited for before its question is asked again alone, with the whole limit. */
export interface Patience {
  /**
   * Milliseconds of the first wait: the whole limit until the tool has hung once; then a time that is long beside its slowest answer,
   * so that a tool that hangs often is waited for once at each question, and not twice.
   */
  readonly firstMs: (limitMs: number) => number
  /** Milliseconds of the slowest answer so far. */
  readonly slowestMs: () => number
  /** Tells how long an answer took. */
  readonly answered: (ms: number) => void
  /** Tells that a question was late again when it was asked alone. */
  readonly hung: () => void
}

/** What is waited for at least, however fast the tool has answered until then. */
const leastMs = 1000
/** How much slower than all answers so far an answer may be. */
const slower = 20

/** Patience with one tool: all of its processes share it. */
export function createPatience(): Patience {
  let slowest = 0
  let hasHung = false
  return {
    firstMs: (limitMs) =>
      hasHung ? Math.min(limitMs, Math.max(leastMs, slower * slowest)) : limitMs,
    slowestMs: () => slowest,
    answered: (ms) => {
      slowest = Math.max(slowest, ms)
    },
    hung: () => {
      hasHung = true
    },
  }
}
