import { wholeJudgement } from '#reference/dispatch'
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
  /** Present if the file is not whole words. */
  readonly octets?: Uint8Array
}

/** Judges by a version of a text; open rules are read strictly where the rules that they are made for are. */
interface Judges {
  readonly without: (
    rules: readonly Rule[],
    revisions: Readonly<Record<string, string>>,
  ) => DeviceValidator
  /** Has the check of that rule and no other. */
  readonly alone: (rule: Rule, revisions: Readonly<Record<string, string>>) => DeviceValidator
}

const isOpen = ({ confidence }: Rule): boolean => confidence === 'open'

export const realJudges: Judges = {
  without: (rules, revisions) =>
    createValidator({ without: rules.map(({ id }) => id), open: rules.some(isOpen), revisions }),
  alone: (rule, revisions) =>
    createValidator(
      { open: isOpen(rule), revisions },
      {
        ...wholeJudgement,
        checks: wholeJudgement.checks.filter((check) => check.rule === rule.id),
      },
    ),
}

function verdicts(
  { case: filed, words, octets }: CaseWords,
  judge: DeviceValidator,
): readonly string[] {
  return filed.environments
    .map(environmentByName)
    .filter((environment): environment is Environment => environment !== undefined)
    .map((environment) => judge(octets ?? words, environment, limitsOf(filed)).kind)
}

/** The rule of a case, a version of its text, and the verdict that it expects of the case. */
interface Home {
  readonly rule: Rule
  readonly text: string
  readonly date: string
  readonly expected: Case['expect']
}

/** Finds the version in which a case shows its rule: the newest by which the rule, and no other, is broken. */
function homes(): (entry: CaseWords) => Home {
  const judges = new Map<string, DeviceValidator>()
  const judgeAt = (text: string, date: string, open: boolean): DeviceValidator => {
    const key = `${text} ${date} ${open}`
    const judge = judges.get(key) ?? createValidator({ open, revisions: { [text]: date } })
    judges.set(key, judge)
    return judge
  }
  return ({ case: filed, words, octets }) => {
    const rule = ruleById(filed.rule)
    const text = texts.find(({ name }) => name === rule?.text)
    const environment = environmentByName(filed.environments[0] ?? '')
    if (rule === undefined || text === undefined || environment === undefined)
      throw new Error(`${filed.id}: there is no such rule, text or environment`)
    const dates = text.versions.map(({ date }) => date).filter((date) => isInForce(rule, date))
    const date = dates.findLast((each) => {
      const judge = judgeAt(text.name, each, rule.confidence === 'open')
      const verdict = judge(octets ?? words, environment, limitsOf(filed))
      return verdict.kind === 'invalid' && verdict.blames.every((blame) => blame.rule === rule.id)
    })
    if (date === undefined) throw new Error(`${filed.id}: no version blames its rule alone`)
    return { rule, text: text.name, date, expected: expectationAt(filed, text.name, date) }
  }
}

/**
 * One in this many of the cases of other rules is asked about a rule, a different part for each: all of them take many minutes.
 * The check of each rule alone is asked about all of its cases, so these show only that other checks do not get in its way.
 * `KILL_MATRIX_SHARE=1` asks all.
 */
const share = Math.max(1, Math.trunc(Number(process.env['KILL_MATRIX_SHARE'] ?? 64)) || 64)

/**
 * One in this many of a rule's own cases, and the first one, is asked about without its check: every case is blamed for its
 * own rule alone, so what is left out is the same check for all of them.
 */
const ownShare = Math.min(share, 4)

/** Rules that are left out together: to build a judge takes as long as to judge twenty cases. */
const together = 32

function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / together)
  return Array.from({ length: count }, (_, n) => all.slice(n * together, (n + 1) * together))
}

interface BrokenCase extends CaseWords {
  readonly home: Home
  /** Among the cases of its rule. */
  readonly place: number
}

/** The evidence that rules of one batch are not carried by their own checks, by one version of a text. */
function ofBatch(
  batch: readonly Rule[],
  turn: number,
  broken: readonly BrokenCase[],
  judge: DeviceValidator,
) {
  const left = new Set(batch)
  return broken.flatMap((entry, index) => {
    const isKilled = left.has(entry.home.rule)
    if (isKilled ? entry.place % ownShare !== 0 : index % share !== turn % share) return []
    if (!isKilled && entry.home.expected === 'either') return []
    const wanted = isKilled ? 'valid' : 'invalid'
    const others = verdicts(entry, judge).filter((kind) => kind !== wanted)
    const about = isKilled ? entry.home.rule.id : batch.map(({ id }) => id).join(', ')
    return others.length === 0
      ? []
      : [`without ${about}, ${entry.case.id} is ${others[0]} and not ${wanted}`]
  })
}

/** The evidence that a check does not refuse the cases of its rule without the help of others. */
function ofRuleAlone(
  rule: Rule,
  broken: readonly BrokenCase[],
  judge: DeviceValidator,
): readonly string[] {
  return broken.flatMap((entry) => {
    if (entry.home.rule !== rule) return []
    const others = verdicts(entry, judge).filter((kind) => kind !== 'invalid')
    return others.length === 0
      ? []
      : [`with the check of ${rule.id} alone, ${entry.case.id} is ${others[0]} and not invalid`]
  })
}

/**
 * The evidence that rules are not carried by their own check alone, one line each: without the check of a rule exactly
 * the cases that break the rule must be accepted, and with no other check all of them must be refused. The whole judge
 * must blame their rule and no other, so rules may be left out together. Rules of phase `decode` have no check that
 * could be left out. Cases that expect `either` are refused in strict readings only, so they are not evidence for other
 * rules.
 *
 * @param cases of one text.
 */
export function killMatrix(
  cases: readonly CaseWords[],
  rules: readonly Rule[],
  { without, alone }: Judges = realJudges,
): readonly string[] {
  const homeOf = homes()
  const places = new Map<string, number>()
  const groups = new Map<string, BrokenCase[]>()
  for (const entry of cases.filter(({ case: filed }) => filed.control !== null)) {
    const home = homeOf(entry)
    const place = places.get(entry.case.rule) ?? 0
    places.set(entry.case.rule, place + 1)
    const key = `${home.date} ${isOpen(home.rule)}`
    const group = groups.get(key) ?? []
    group.push({ ...entry, home, place })
    groups.set(key, group)
  }
  return [...groups.values()].flatMap((broken) => {
    const rulesPresent = new Set(broken.map(({ home }) => home.rule))
    const asked = rules.filter((rule) => rule.phase === 'validate' && rulesPresent.has(rule))
    const [{ home }] = broken as [BrokenCase]
    const revisions = { [home.text]: home.date }
    return [
      ...batches(asked).flatMap((batch, turn) =>
        ofBatch(batch, turn, broken, without(batch, revisions)),
      ),
      ...asked.flatMap((rule) => ofRuleAlone(rule, broken, alone(rule, revisions))),
    ]
  })
}
