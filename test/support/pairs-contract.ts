import { describe, expect, it } from 'vitest'
import { make } from '#generators/drive/make'
import { pairMakers } from '#generators/pairs/pair-makers'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { makersOf } from '#runner/corpus/makers'
import { pairsOf } from '#runner/corpus/with-pairs'
import { environmentByName } from '#spec/environments'
import { texts } from '#spec/texts'
import { lost } from './makers.ts'

/** A fault may remove one instruction and everything that only this instruction needs. */
const mostLost = 12

/** A summary is one line without a full stop. */
const oneLine = /^[^\n]+[^.\n]$/

/** Longer modules take too long to be compared instruction by instruction. */
const longest = 200

/**
 * The contract of the pairs of a text: their rules exist, controls are assembled repeatably, and every way changes its
 * control.
 *
 * @param least pairs that the text has at least.
 */
export async function itKeepsThePairsContract(name: string, least = 1): Promise<void> {
  const pairs = pairsOf(await makersOf(name))
  const slugs = new Set(texts.find((text) => text.name === name)?.rules.map(({ slug }) => slug))

  describe(`the pairs of ${name}`, () => {
    it('are about rules that exist', () => {
      expect(pairs.length).toBeGreaterThanOrEqual(least)
      expect(pairs.filter(({ rule }) => !slugs.has(rule))).toEqual([])
    })

    it.each(pairs.map((pair) => [`${pair.rule} ${pair.name}`, pair] as const))('%s', (_, pair) => {
      expect(pair.name).toMatch(/^[a-z0-9.]+(?:-[a-z0-9.]+)*$/)
      expect(pair.summary).toMatch(oneLine)
      const [first = ''] = pair.environments
      const { generator, mutators, wordMutators } = pairMakers(pair)
      const { module, choices } = make(generator, () => 0)
      expect(choices).toEqual({ pair: pair.name })
      expect(module.version).toBe(environmentByName(first)?.version)
      expect(read(encode(module))).toEqual(module)

      const shown = new Set<string>()
      for (const mutator of mutators)
        for (const site of mutator.sites(module)) {
          const broken = mutator.apply(module, site)
          expect(site.summary, site.variant).toMatch(oneLine)
          expect(encode(broken), site.variant).not.toEqual(encode(module))
          if (module.instructions.length <= longest)
            expect(lost(module, broken), site.variant).toBeLessThanOrEqual(mostLost)
          shown.add(site.variant)
        }
      for (const mutator of wordMutators)
        for (const site of mutator.sites(encode(module))) {
          const broken = mutator.applyToWords(encode(module), site)
          expect(site.summary, site.variant).toMatch(oneLine)
          expect(broken, site.variant).not.toEqual(encode(module))
          shown.add(site.variant)
        }
      expect([...shown].toSorted()).toEqual(Object.keys(pair.broken).toSorted())
    })
  })
}
