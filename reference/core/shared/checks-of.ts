import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Module } from '../../module.ts'

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
