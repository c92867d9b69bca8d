import { createValidator, type Validator } from '#reference/validate'
import type { Case } from '#spec/case'
import { type Environment, environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'

/** A case of the corpus with its words. */
export interface CaseWords {
  readonly case: Case
  readonly words: Uint32Array
}

/** The judge without the check of a rule; open rules are read strictly where the rule is one of them. */
export type Without = (rule: Rule) => Validator

const withoutCheck: Without = ({ id, confidence }) =>
  createValidator({ without: [id], open: confidence === 'open' })

function verdicts({ case: of, words }: CaseWords, judge: Validator): readonly string[] {
  return of.environments
    .map(environmentByName)
    .filter((environment): environment is Environment => environment !== undefined)
    .map((environment) => judge(words, environment).kind)
}

/**
 * One in this many of the cases of other rules is asked about a rule, a different part for each rule: all of them take
 * many minutes. `KILL_MATRIX_SHARE=1` asks all.
 */
const share = Math.max(1, Math.trunc(Number(process.env['KILL_MATRIX_SHARE'] ?? 16)) || 16)

/**
 * What speaks against every rule being carried by its own check alone, one line each: without the check of a rule
 * exactly the cases that break the rule must be accepted, so all of its own, and none of a share of the others. Rules
 * of phase `decode` have no check that could be left out; cases that expect `either` are refused in strict readings
 * only, so they are no evidence for other rules.
 *
 * @param cases of one text.
 */
export function killMatrix(
  cases: readonly CaseWords[],
  rules: readonly Rule[],
  without: Without = withoutCheck,
): readonly string[] {
  const broken = cases.filter((one) => one.case.control !== null)
  return rules
    .filter(({ phase, id }) => phase === 'validate' && broken.some((one) => one.case.rule === id))
    .flatMap((rule, turn) => {
      const judge = without(rule)
      return broken.flatMap((one, place) => {
        const own = one.case.rule === rule.id
        if (!own && place % share !== turn % share) return []
        if (!own && one.case.expect === 'either') return []
        const wanted = own ? 'valid' : 'invalid'
        const others = verdicts(one, judge).filter((kind) => kind !== wanted)
        return others.length === 0
          ? []
          : [`without ${rule.id}, ${one.case.id} is ${others[0]} and not ${wanted}`]
      })
    })
}
