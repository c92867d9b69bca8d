import { createValidator, type DeviceValidator } from '#reference/validate'
import { limitsOf } from '#runner/limits/limits-of'
import type { Case } from '#spec/case'
import { type Environment, environmentByName } from '#spec/environments'
import { expectationAt } from '#spec/expectation-at'
import type { Rule } from '#spec/rule'
import { ruleById, texts } from '#spec/texts'
import { isInForce } from '#spec/versions'

/** A case of the corpus with its words. */
export interface CaseWords {
  readonly case: Case
  readonly words: Uint32Array
}

/** The judge without the check of a rule, by a version of a text; open rules are read strictly where the rule is one of them. */
export type Without = (rule: Rule, revisions: Readonly<Record<string, string>>) => DeviceValidator

const withoutCheck: Without = ({ id, confidence }, revisions) =>
  createValidator({ without: [id], open: confidence === 'open', revisions })

function verdicts({ case: of, words }: CaseWords, judge: DeviceValidator): readonly string[] {
  return of.environments
    .map(environmentByName)
    .filter((environment): environment is Environment => environment !== undefined)
    .map((environment) => judge(words, environment, limitsOf(of)).kind)
}

/** A version of the text of a case's rule, and what is expected of the case by it. */
interface Home {
  readonly text: string
  readonly date: string
  readonly expected: Case['expect']
}

/** Finds the version in which a case shows its rule: the newest by which the rule, and no other, is broken. */
function homes(): (one: CaseWords) => Home {
  const judges = new Map<string, DeviceValidator>()
  const judgeAt = (text: string, date: string, open: boolean): DeviceValidator => {
    const key = `${text} ${date} ${open}`
    const judge = judges.get(key) ?? createValidator({ open, revisions: { [text]: date } })
    judges.set(key, judge)
    return judge
  }
  return ({ case: of, words }) => {
    const rule = ruleById(of.rule)
    const text = texts.find(({ name }) => name === rule?.text)
    const environment = environmentByName(of.environments[0] ?? '')
    if (rule === undefined || text === undefined || environment === undefined)
      throw new Error(`${of.id}: there is no such rule, text or environment`)
    const dates = text.versions.map(({ date }) => date).filter((date) => isInForce(rule, date))
    const date = dates.findLast((each) => {
      const judge = judgeAt(text.name, each, rule.confidence === 'open')
      const verdict = judge(words, environment, limitsOf(of))
      return verdict.kind === 'invalid' && verdict.blames.every((blame) => blame.rule === rule.id)
    })
    if (date === undefined) throw new Error(`${of.id}: no version blames its rule alone`)
    return { text: text.name, date, expected: expectationAt(of, text.name, date) }
  }
}

/**
 * One in this many of the cases of other rules is asked about a rule, a different part for each rule: all of them take
 * many minutes. Every case is blamed for its own rule alone, so these show only that checks do not depend on each other.
 * `KILL_MATRIX_SHARE=1` asks all.
 */
const share = Math.max(1, Math.trunc(Number(process.env['KILL_MATRIX_SHARE'] ?? 64)) || 64)

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
  const homeOf = homes()
  const broken = cases
    .filter((one) => one.case.control !== null)
    .map((one) => ({ ...one, home: homeOf(one) }))
  return rules
    .filter(({ phase, id }) => phase === 'validate' && broken.some((one) => one.case.rule === id))
    .flatMap((rule, turn) => {
      const judges = new Map<string, DeviceValidator>()
      const judgeAt = ({ text, date }: Home): DeviceValidator => {
        const key = `${text} ${date}`
        const judge = judges.get(key) ?? without(rule, { [text]: date })
        judges.set(key, judge)
        return judge
      }
      return broken.flatMap((one, place) => {
        const own = one.case.rule === rule.id
        if (!own && place % share !== turn % share) return []
        if (!own && one.home.expected === 'either') return []
        const wanted = own ? 'valid' : 'invalid'
        const others = verdicts(one, judgeAt(one.home)).filter((kind) => kind !== wanted)
        return others.length === 0
          ? []
          : [`without ${rule.id}, ${one.case.id} is ${others[0]} and not ${wanted}`]
      })
    })
}
