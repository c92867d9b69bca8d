import type { RuleId } from '#spec/rule'
import { type Check, type Fault, mostViolations } from '../../check.ts'
import type { Module } from '../../module.ts'

/**
 * A look-up that several checks share, worked out once per module and only when it is asked for. The result is a pure
 * function of the module. Only those of the modules that are judged now are kept, by their places: a weak map costs more
 * than most of these look-ups.
 */
export function perModule<Value extends object>(
  compute: (module: Module) => Value,
): (module: Module) => Value {
  const lasts: (Module | undefined)[] = []
  const values: (Value | undefined)[] = []
  return (module) => {
    const { place } = module
    if (lasts[place] === module) return values[place] as Value
    const value = compute(module)
    // One after the other, so that the lists have no holes.
    while (lasts.length < place) {
      lasts.push(undefined)
      values.push(undefined)
    }
    lasts[place] = module
    values[place] = value
    return value
  }
}

/**
 * One check per rule of a survey. Rules that ask the same things of the same operands are looked for in one pass, and
 * the survey is kept per module, so that each is still a check of its own.
 *
 * @param among as in {@link Check}.
 */
export function checksOf(
  survey: (module: Module) => readonly Fault[],
  rules: readonly RuleId[],
  among?: readonly string[],
): readonly Check[] {
  return rules.map((rule) => ({ rule, ...(among === undefined ? {} : { among }), survey }))
}

/** Says that a rule is broken at a word, counted from the first of the module. */
export type Say = (rule: RuleId, word: number, message: string) => void

/** Collects the faults of a survey. A rule is blamed once at each word, although several variables may hold one structure. */
export function faultCollector(): { readonly faults: readonly Fault[]; readonly say: Say } {
  const faults: Fault[] = []
  const reported = new Set<string>()
  return {
    faults,
    say: (rule, word, message) => {
      const key = `${rule} ${word}`
      if (!reported.has(key)) faults.push({ rule, word, message })
      reported.add(key)
    },
  }
}

/**
 * Collects the faults of a survey that can find far more of them than a module has words: for each rule, the first
 * ones.
 */
export class FaultList {
  readonly faults: Fault[] = []
  #counts: Map<RuleId, number> | undefined

  /** Whether no more faults of a rule are kept. */
  isFull(rule: RuleId): boolean {
    if (this.faults.length < mostViolations) return false
    if (this.#counts === undefined) {
      this.#counts = new Map()
      for (const fault of this.faults) this.#count(fault.rule)
    }
    return (this.#counts.get(rule) ?? 0) >= mostViolations
  }

  /** Says that a rule is broken at a word, counted from the first of the module. */
  say(rule: RuleId, word: number, message: string): void {
    if (this.isFull(rule)) return
    this.faults.push({ rule, word, message })
    this.#count(rule)
  }

  #count(rule: RuleId): void {
    this.#counts?.set(rule, (this.#counts.get(rule) ?? 0) + 1)
  }
}
