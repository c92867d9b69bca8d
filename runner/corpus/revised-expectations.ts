import type { Case } from '#spec/case'
import { environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { Text } from '#spec/rule'
import type { Expectation, Verdict } from '#spec/verdict'
import { isInForce, newestVersion } from '#spec/versions'
import type { Judge, OpenRuleReading } from './certify.ts'

/** A module, with the expectation of the version of a text that it is written for. */
export interface ExpectedModule {
  readonly words: Uint32Array | Uint8Array
  readonly expect: Expectation
  readonly limits: Limits | undefined
}

const turnsBy = new WeakMap<Text, readonly string[]>()

/** A version of a text for each set of rules that some of its versions have, the first of those in a row; newest last. */
export function turnsOf(text: Text): readonly string[] {
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
export function chosen(text: Text, date: string): Readonly<Record<string, string>> {
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

/** The expectations of the versions of a text for a module in an environment, by their dates; none if all expect the same. */
function expectationsBy(
  { words, expect, limits }: ExpectedModule,
  environmentName: string,
  text: Text,
  judge: Judge,
): readonly (readonly [string, Expectation])[] {
  const turns = turnsOf(text)
  const environment = environmentByName(environmentName)
  if (turns.length < 2 || environment === undefined) return []
  const kinds = turns.map((date) => {
    const revisions = chosen(text, date)
    const ask = (reading: OpenRuleReading) =>
      judge(words, environment, reading, revisions, limits).kind
    return expectedBy(ask, expect)
  })
  const first = kinds[0]
  if (kinds.every((kind) => kind === first)) return []
  return turns.flatMap((date, n) => {
    const kind = kinds[n]
    return kind === undefined || kind === kinds[n - 1] ? [] : [[date, kind] as const]
  })
}

/** What the versions of texts expect of a module in an environment, by text and date; texts whose versions agree are left out. */
export function revisedExpectations(
  module: ExpectedModule,
  environmentName: string,
  texts: readonly Text[],
  judge: Judge,
): NonNullable<Case['revisions']> {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const turns = expectationsBy(module, environmentName, text, judge)
      return turns.length === 0 ? [] : [[text.name, Object.fromEntries(turns)] as const]
    }),
  )
}
