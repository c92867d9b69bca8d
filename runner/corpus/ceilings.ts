import picomatch from 'picomatch'
import type { RuleId } from '#spec/rule'

/** The most cases that a rule gets of each kind; valid ones that are there as controls only do not count. */
export interface Ceiling {
  readonly valid: number
  readonly invalid: number
}

/** Enough for every way of breaking most rules, and little enough that a person can read through a rule's folder. */
export const ceiling: Ceiling = { valid: 40, invalid: 40 }

/** A rule, by glob, that gets another ceiling. */
export interface CeilingException extends Partial<Ceiling> {
  readonly rules: string
  readonly why: string
}

/** Rules that get another ceiling; the first that matches counts. */
export const exceptions: readonly CeilingException[] = []

/** The ceiling of a rule. */
export function ceilingOf(rule: RuleId, table: readonly CeilingException[] = exceptions): Ceiling {
  return { ...ceiling, ...table.find(({ rules }) => picomatch.isMatch(rule, rules)) }
}
