import { MakerError } from '#generators/maker-error'
import { placeInPair } from '#generators/notation/located-pair'
import type { Pair } from '#generators/pairs/pair'
import { texts } from '#spec/texts'

/**
 * A reader of a pair takes what breaks its rule for invalid, so a pair says where newer versions of the text lack the rule: by
 * `until`, the date of the last version that has it.
 *
 * @throws when a pair of the text says another date than its rule does, or none.
 */
export function assertEndsOfRules(text: string, pairs: readonly Pair[]): void {
  const rules = texts.find(({ name }) => name === text)?.rules ?? []
  const ends = new Map(rules.map(({ slug, revisions }) => [slug, revisions?.until]))
  for (const pair of pairs) {
    const { rule, name, until } = pair
    const end = ends.get(rule)
    if (until === end) continue
    const remedy =
      end === undefined ? `remove 'until: ${until}'` : `write 'until: ${end}' after the heading`
    const place = placeInPair(pair, rule) ?? `generators/${text}`
    throw new MakerError(
      'faulty-pair',
      `${place}: ${rule}/${name}: the rule is in ${end === undefined ? 'the newest version' : `versions until ${end}`}, and the pair says ${until ?? 'nothing'}: ${remedy}`,
    )
  }
}
