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
export const ceiling: Ceiling = { valid: 12, invalid: 18 }

/** A rule, by glob, that gets another ceiling. */
export interface CeilingException extends Partial<Ceiling> {
  readonly rules: string
  readonly why: string
}

/** Rules that get another ceiling; the first that matches counts. */
export const exceptions: readonly CeilingException[] = [
  {
    rules: 'NonSemantic.ClspvReflection/constant-operand-*',
    invalid: 140,
    why: 'every operand of every instruction that must be such a constant is a place of its own',
  },
  {
    rules: 'SPV_EXT_replicated_composites/value-has-constituent-type',
    invalid: 40,
    why: 'a dozen ways to be another type, in each of three instructions',
  },
  {
    rules: 'SPV_KHR_untyped_pointers/chain-*',
    invalid: 40,
    why: 'there are four chain instructions, and each can be wrong in every way',
  },
  {
    rules: 'SPV_KHR_untyped_pointers/base-type-is-explicitly-laid-out',
    invalid: 64,
    why: 'a score of ways to miss a layout, in each of three chain instructions',
  },
  {
    rules:
      'NonSemantic.ClspvReflection/{required-operands-are-present,no-operands-beyond-the-last}',
    invalid: 44,
    why: 'every instruction of the set has a number of operands of its own',
  },
  {
    rules: 'NonSemantic.ClspvReflection/instruction-is-in-the-imported-version',
    valid: 90,
    why: 'every instruction of the set stands in its first version and the newest',
  },
  {
    rules: 'NonSemantic.ClspvReflection/instructions-may-stand-between-and-after-functions',
    valid: 60,
    why: 'every instruction of the set may stand in four places or five',
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
