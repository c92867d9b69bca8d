import type { Environment } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import { wholeJudgement } from './dispatch.ts'
import type { Allowances, Selection } from './selection.ts'
import { createValidator } from './validate.ts'

const openChecks = wholeJudgement.checks.filter(
  ({ rule }) => wholeJudgement.ruleById(rule)?.confidence === 'open',
)

/**
 * Asks which of the rules that their texts leave open refuse a module in their stricter reading: such a module is valid, and
 * by these rules it is undecided. Options of a consumer may set their limits otherwise.
 */
export function openRulesBrokenBy(
  selection: Selection,
): (
  module: Uint8Array | Uint32Array,
  environment: Environment,
  allowances?: Allowances,
) => readonly RuleId[] {
  const judge = createValidator(
    { ...selection, open: true },
    { ...wholeJudgement, checks: openChecks },
  )
  return (module, environment, allowances) => {
    const verdict = judge(module, environment, undefined, allowances)
    if (verdict.kind !== 'invalid') return []
    return [...new Set(verdict.blames.map(({ rule }) => rule))]
  }
}
