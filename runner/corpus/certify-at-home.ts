import { isDeepStrictEqual } from 'node:util'
import { environmentByName } from '#spec/environments'
import type { Text } from '#spec/rule'
import type { Expectation } from '#spec/verdict'
import { isInForce } from '#spec/versions'
import { limitsOf } from '../limits/limits-of.ts'
import { certify, type Judge } from './certify.ts'
import { clientEnvironments } from './client-environments.ts'
import { concernedTexts } from './concerned-texts.ts'
import type { Disagreement } from './disagreement.ts'
import type { Draft } from './draft.ts'

/** A version of a text for each set of rules that some of its versions have, the first of those in a row; newest last. */
function turnsOf({ rules, versions }: Text): readonly string[] {
  const key = (date: string) =>
    JSON.stringify(rules.filter((rule) => isInForce(rule, date)).map(({ slug }) => slug))
  return versions
    .map(({ date }) => date)
    .filter((date, n, all) => n === 0 || key(date) !== key(all[n - 1] ?? ''))
}

/** What the versions of a text expect of a module in an environment, by their dates. */
function expectationsBy(
  draft: Draft,
  environmentName: string,
  text: Text,
  judge: Judge,
): readonly (readonly [string, Expectation])[] {
  const turns = turnsOf(text)
  const environment = environmentByName(environmentName)
  const limits = limitsOf(draft.candidate)
  if (turns.length < 2 || environment === undefined) return []
  const kinds = turns.map((date) => {
    const [lenient, strict] = (['lenient', 'strict'] as const).map(
      (reading) => judge(draft.words, environment, reading, { [text.name]: date }, limits).kind,
    )
    // A version that does not have an instruction has no valid module with it.
    if (lenient === 'unsupported') return 'invalid'
    return lenient !== strict ? 'either' : lenient === 'valid' ? 'valid' : 'invalid'
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
  { candidate: { rule } }: Draft,
  texts: ReadonlyMap<string, Text>,
): readonly string[] {
  const text = texts.get(rule.text)
  if (text === undefined) return ['newest']
  const dates = turnsOf(text).filter((date) => isInForce(rule, date))
  return dates.length === 0 ? ['newest'] : dates.toReversed()
}

/**
 * Certifies a draft at its home: the newest version with the rule by which maker and judge agree about it and its control.
 * Notes in the draft what other versions expect of it, and in which environments of client APIs all of this is the same.
 *
 * @returns a disagreement by one of the versions with the rule, if there is no home; `control-refused` where the draft itself
 *   would have one.
 */
export function certifyAtHome(
  draft: Draft,
  judge: Judge,
  texts: ReadonlyMap<string, Text>,
): Disagreement | 'control-refused' | undefined {
  let against: Disagreement | 'control-refused' | undefined
  const { text } = draft.candidate.rule
  for (const home of possibleHomes(draft, texts)) {
    const revisions = { [text]: home }
    const found =
      certify(draft, judge, revisions) ??
      (draft.control === null || certify(draft.control, judge, revisions) === undefined
        ? undefined
        : 'control-refused')
    if (found === undefined) {
      const concerned = concernedTexts(draft.words, [...texts.values()])
      const revisionsIn = (name: string): NonNullable<Draft['revisions']> =>
        Object.fromEntries(
          concerned.flatMap((one) => {
            const turns = expectationsBy(draft, name, one, judge)
            return turns.length === 0 ? [] : [[one.name, Object.fromEntries(turns)] as const]
          }),
        )
      const own = revisionsIn(draft.environments[0] ?? '')
      draft.revisions = own
      draft.clientEnvironments = clientEnvironments(
        draft,
        (name) =>
          certify({ ...draft, environments: [name] }, judge, revisions) === undefined &&
          isDeepStrictEqual(revisionsIn(name), own),
      )
      return undefined
    }
    // A disagreement about the draft itself says more.
    if (against === undefined || against === 'control-refused') against = found
  }
  return against
}
