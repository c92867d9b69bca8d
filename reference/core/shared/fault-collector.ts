import type { RuleId } from '#spec/rule'
import type { Fault } from '../../check.ts'

/** Says that a rule is broken at a word, counted from the first of the module. */
export type Say = (rule: RuleId, word: number, message: string) => void

/** Collects the faults of a survey. A rule is blamed once at each word, although several variables may hold one structure. */
export function faultCollector(): { readonly faults: readonly Fault[]; readonly say: Say } {
  const faults: Fault[] = []
  const said = new Set<string>()
  return {
    faults,
    say: (rule, word, message) => {
      const key = `${rule} ${word}`
      if (!said.has(key)) faults.push({ rule, word, message })
      said.add(key)
    },
  }
}
