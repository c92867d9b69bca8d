import { isDeepStrictEqual } from 'node:util'
import { environmentByName } from '#spec/environments'
import type { Text } from '#spec/rule'
import type { Expectation, Verdict } from '#spec/verdict'
import { isInForce, newestVersion } from '#spec/versions'
import { limitsOf } from '../limits/limits-of.ts'
import { certify, type Judge, type OpenRuleReading } from './certify.ts'
import { clientEnvironments } from './client-environments.ts'
import { concernedTexts } from './concerned-texts.ts'
import type { MakerDisagreement } from './disagreement.ts'
import type { CaseDraft } from './draft.ts'

const turnsBy = new WeakMap<Text, readonly string[]>()

/** A version of a text for each set of rules that some of its versions have, the first of those in a row; newest last. */
function turnsOf(text: Text): readonly string[] {
  const known = turnsBy.get(text)
  if (known !== undefined) return known
  const key = (date: string) =>
    JSON.stringify(text.rules.filter((rule) => isInForce(rule, date)).map(({ slug }) => slug))
  const keys = text.versions.map(({ date }) => key(date))
  const turns = text.versions
    .map(({ date }) => date)
    .filter((_, n) => n === 0 || keys[n] !== keys[n - 1])
  turnsBy.set(text, turns)
  return turns
}

/** A version by name; the newest one as no name, so that all texts' newest versions are one question to the judge. */
function chosen(text: Text, date: string): Readonly<Record<string, string>> {
  return date === newestVersion(text).date ? {} : { [text.name]: date }
}

/** The expectation of a version: the readings are asked in an order in which one of them mostly decides. */
function expectedBy(
  ask: (reading: OpenRuleReading) => Verdict['kind'],
  likely: Expectation,
): Expectation {
  // A stricter reading refuses all that a lenient one refuses.
  if (likely === 'valid' && ask('strict') === 'valid') return 'valid'
  // A version that does not have an instruction has no valid module with it.
  if (ask('lenient') !== 'valid') return 'invalid'
  return ask('strict') === 'valid' ? 'valid' : 'either'
}

/** The expectations of the versions of a text for a module in an environment, by their dates. */
function expectationsBy(
  draft: CaseDraft,
  environmentName: string,
  text: Text,
  judge: Judge,
): readonly (readonly [string, Expectation])[] {
  const turns = turnsOf(text)
  const environment = environmentByName(environmentName)
  const limits = limitsOf(draft.candidate)
  if (turns.length < 2 || environment === undefined) return []
  const kinds = turns.map((date) => {
    const revisions = chosen(text, date)
    const ask = (reading: OpenRuleReading) =>
      judge(draft.words, environment, reading, revisions, limits).kind
    return expectedBy(ask, draft.expect)
  })
  const first = kinds[0]
  if (kinds.every((kind) => kind === first)) return []
  return turns.flatMap((date, n) => {
    const kind = kinds[n]
    return kind === undefined || kind === kinds[n - 1] ? [] : [[date, kind] as const]
  })
}

/** Versions of the rule's text that have the rule, newest first. */
function possibleHomes(
  { candidate: { rule } }: CaseDraft,
  texts: ReadonlyMap<string, Text>,
): readonly Readonly<Record<string, string>>[] {
  const text = texts.get(rule.text)
  if (text === undefined) return [{}]
  const dates = turnsOf(text).filter((date) => isInForce(rule, date))
  return dates.length === 0 ? [{}] : dates.toReversed().map((date) => chosen(text, date))
}

/** Whether nothing is broken in a module of an open rule however that is read. */
function isValidInBothReadings(
  draft: CaseDraft,
  judge: Judge,
  revisions: Readonly<Record<string, string>>,
): boolean {
  return (
    draft.control === null &&
    draft.expect === 'either' &&
    certify({ ...draft, expect: 'valid' }, judge, revisions) === undefined
  )
}

/**
 * Certifies a draft at its home: the newest version with the rule by which maker and judge agree about it and its control.
 * Notes in the draft whether it is valid in both readings of an open rule, what other versions expect of it, and in which environments of client APIs all of this is the same.
 *
 * @returns a disagreement by one of the versions with the rule, if there is no home; `control-refused` if the draft
 * itself would have one.
 */
export function certifyAtHome(
  draft: CaseDraft,
  judge: Judge,
  texts: ReadonlyMap<string, Text>,
): MakerDisagreement | 'control-refused' | undefined {
  let against: MakerDisagreement | 'control-refused' | undefined
  for (const revisions of possibleHomes(draft, texts)) {
    const found =
      certify(draft, judge, revisions) ??
      (draft.control === null || certify(draft.control, judge, revisions) === undefined
        ? undefined
        : 'control-refused')
    if (found === undefined) {
      if (isValidInBothReadings(draft, judge, revisions)) draft.expect = 'valid'
      const concerned = concernedTexts(draft.words, [...texts.values()])
      const revisionsIn = (name: string): NonNullable<CaseDraft['revisions']> =>
        Object.fromEntries(
          concerned.flatMap((text) => {
            const turns = expectationsBy(draft, name, text, judge)
            return turns.length === 0 ? [] : [[text.name, Object.fromEntries(turns)] as const]
          }),
        )
      const atHome = revisionsIn(draft.environments[0] ?? '')
      draft.revisions = atHome
      draft.clientEnvironments = clientEnvironments(
        draft,
        (name) =>
          certify({ ...draft, environments: [name] }, judge, revisions) === undefined &&
          isDeepStrictEqual(revisionsIn(name), atHome),
      )
      return undefined
    }
    // A disagreement about the draft itself says more.
    if (against === undefined || against === 'control-refused') against = found
  }
  return against
}
