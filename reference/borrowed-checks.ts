import { AuthorError } from '#spec/author-error'
import type { RuleId } from '#spec/rule'
import type { BorrowedCheck } from './amendments.ts'
import type { Check } from './check.ts'

/**
 * The checks of reworded rules, each under the rule that rewords it without changing what is asked.
 *
 * @param written the checks in the files of all texts.
 * @throws {AuthorError} if a rule has a check already, or the rule that it rewords has none.
 */
export function borrowedChecks(
  written: readonly Check[],
  unchanged: ReadonlyMap<RuleId, BorrowedCheck>,
): readonly Check[] {
  const byRule = new Map(written.map((check) => [check.rule, check]))
  return [...unchanged].map(([rule, { check, instructions }]) => {
    if (byRule.has(rule))
      throw new AuthorError(
        'two-checks',
        `${rule} has a check of its own and takes that of ${check}`,
      )
    const original = byRule.get(check)
    if (original === undefined)
      throw new AuthorError('unknown-rule', `${rule} takes the check of ${check}, which has none`)
    return instructions === undefined || !('at' in original)
      ? { ...original, rule }
      : { ...original, rule, at: instructions }
  })
}
