import { MakerError } from '#generators/maker-error'
import { placeInPair } from '#generators/notation/located-pair'
import type { Pair } from '#generators/pairs/pair'
import { texts } from '#spec/texts'
import { noRule } from './no-rule.ts'

/** Where a text of a pair is, for messages: in the author's file, where the pair is of one. */
function placeOf(text: string, pair: Pair, culprit: string): string {
  return placeInPair(pair, culprit) ?? `generators/${text}: ${pair.rule}/${pair.name}`
}

/**
 * Refuses pairs that cannot be told apart, and those about rules that their text does not have.
 *
 * @throws {MakerError} at the places of both pairs of one name, or of the slug that no rule has.
 */
export function assertSoundPairs(text: string, pairs: readonly Pair[]): void {
  const rules = texts.find(({ name }) => name === text)?.rules
  const slugs = rules && new Set(rules.map(({ slug }) => slug))
  const named = new Map<string, Pair>()
  for (const pair of pairs) {
    const name = `${pair.rule}/${pair.name}`
    const other = named.get(name)
    if (other !== undefined)
      throw new MakerError(
        'faulty-pair',
        `${placeOf(text, pair, name)}: ${name} is the name of another pair, too: ${placeOf(text, other, name)}`,
        name,
      )
    named.set(name, pair)
    const unknown = [pair.rule, ...(pair.covers ?? [])].find((slug) => slugs?.has(slug) === false)
    if (unknown !== undefined) throw noRule(placeOf(text, pair, unknown), text, unknown)
  }
}
