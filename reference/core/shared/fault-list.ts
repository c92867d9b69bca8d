import type { RuleId } from '#spec/rule'
import { type Fault, mostViolations } from '../../check.ts'

/** Collects the faults of a survey of which a module can have far more than words: of each rule those that are found first. */
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
