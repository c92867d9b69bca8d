import picomatch from 'picomatch'
import type { RuleId } from '#spec/rule'

/** The most cases that a rule gets of each kind; valid ones that are there as controls only do not count. */
export interface Ceiling {
  readonly valid: number
  readonly invalid: number
}

/**
 * Enough for every way of breaking most rules, and little enough that a person reads through a rule's folder and that
 * some three hundred rules make no more than the 20 MB that `generate` allows.
 */
export const ceiling: Ceiling = { valid: 24, invalid: 24 }

/** A rule, by glob, that gets another ceiling. */
export interface CeilingException extends Partial<Ceiling> {
  readonly rules: string
  readonly why: string
}

/** Rules that get another ceiling; the first that matches counts. */
export const exceptions: readonly CeilingException[] = [
  {
    rules: 'NonSemantic.ClspvReflection/constant-operand-*',
    invalid: 260,
    why: 'every operand of every instruction that must be such a constant is a place of its own',
  },
]

/** The ceiling of a rule. */
export function ceilingOf(rule: RuleId, table: readonly CeilingException[] = exceptions): Ceiling {
  const { valid, invalid } = {
    ...ceiling,
    ...table.find(({ rules }) => picomatch.isMatch(rule, rules)),
  }
  return { valid, invalid }
}
