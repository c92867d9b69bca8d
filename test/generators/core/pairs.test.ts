import { describe, expect, it } from 'vitest'
import { make } from '#generators/drive/make'
import { pairMakers } from '#generators/pairs/pair-makers'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { makersOf } from '#runner/corpus/makers'
import { environmentByName } from '#spec/environments'
import { texts } from '#spec/texts'
import { lost } from '../../support/makers.ts'

const { pairs: written, signatures } = await makersOf('core')
const pairs = [...written, ...signaturePairs(signatures)]
const slugs = new Set(texts.find(({ name }) => name === 'core')?.rules.map(({ slug }) => slug))

/** A fault may take one instruction and what nothing but that needs. */
const mostLost = 12

/** Longer modules take too long to be compared instruction by instruction. */
const longest = 200

describe('the pairs of core', () => {
  it('are there, for rules that there are', () => {
    expect(pairs.length).toBeGreaterThan(600)
    expect(pairs.filter(({ rule }) => !slugs.has(rule))).toEqual([])
  })

  it.each(pairs.map((pair) => [`${pair.rule} ${pair.name}`, pair] as const))('%s', (_, pair) => {
    expect(pair.name).toMatch(/^[a-z0-9.]+(?:-[a-z0-9.]+)*$/)
    expect(pair.summary).toMatch(/^[^\n]+[^.\n]$/)
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
        expect(encode(broken), site.variant).not.toEqual(encode(module))
        if (module.instructions.length <= longest)
          expect(lost(module, broken), site.variant).toBeLessThanOrEqual(mostLost)
        shown.add(site.variant)
      }
    for (const mutator of wordMutators)
      for (const site of mutator.sites(encode(module))) {
        const broken = mutator.applyToWords(encode(module), site)
        expect(broken, site.variant).not.toEqual(encode(module))
        shown.add(site.variant)
      }
    expect([...shown].toSorted()).toEqual(Object.keys(pair.broken).toSorted())
    for (const { summary } of Object.values(pair.broken)) {
      expect(summary).toMatch(/^[^\n]+[^.\n]$/)
    }
  })
})
