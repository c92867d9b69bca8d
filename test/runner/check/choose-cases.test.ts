import { describe, expect, it } from 'vitest'
import { chooseCases } from '#runner/check/choose-cases'
import type { FiledCase } from '#runner/corpus/manifest'

const cases = Array.from({ length: 200 }, (_, index): FiledCase => {
  const rule = index % 2 === 0 ? 'SPV_A/one' : 'SPV_B/two'
  const id = `${rule}/case-${index}` as const
  return {
    id,
    rule: rule as FiledCase['rule'],
    file: `${id}.spvasm`,
    expect: 'valid',
    phase: 'validate',
    control: null,
    environments: index < 50 ? ['spv1.6'] : ['vulkan1.3', 'spv1.6'],
    confidence: 'certain',
    summary: '',
    origin: { generator: 'g', choices: {} },
    sha256: '',
  }
})
const ids = (chosen: readonly FiledCase[]) => chosen.map(({ id }) => id)

describe('chooseCases', () => {
  it('selects all cases without options, in order', () => {
    expect(ids(chooseCases(cases, {}))).toEqual(ids(cases).sort())
  })

  it('selects rules and cases by glob, with or without the name of the text', () => {
    expect(chooseCases(cases, { rules: ['SPV_A/*'] })).toHaveLength(100)
    expect(chooseCases(cases, { rules: ['tw*', 'SPV_A/o?e'] })).toHaveLength(200)
    expect(ids(chooseCases(cases, { cases: ['SPV_B/two/case-1'] }))).toEqual(['SPV_B/two/case-1'])
    expect(ids(chooseCases(cases, { cases: ['case-1'] }))).toEqual(['SPV_B/two/case-1'])
    expect(chooseCases(cases, { rules: ['none'] })).toEqual([])
  })

  it('selects valid cases of other rules that cover a rule', () => {
    const [first] = cases
    const covering = { ...first, id: 'SPV_A/one/both', covers: ['SPV_C/three'] } as FiledCase
    const older = { ...covering, id: 'SPV_A/one/older', expect: 'invalid' } as FiledCase
    const filed = { ...first, id: 'SPV_C/three/own', rule: 'SPV_C/three' } as FiledCase
    const all = [...cases, covering, older, filed]
    expect(ids(chooseCases(all, { rules: ['SPV_C/*'] }))).toEqual([covering.id, filed.id])
    expect(chooseCases(all, { rules: ['three'], cases: ['!SPV_A/**'] })).toEqual([filed])
  })

  it('selects the rules that carry a sentence of the Vulkan specification', () => {
    const [first, second] = ['core/memory-semantics-order', 'core/atomic-storage-class'] as const
    const ofRules = [first, second].map(
      (rule) => ({ ...cases[0], id: `${rule}/case`, rule }) as FiledCase,
    )
    const among = (rules: readonly string[]) =>
      chooseCases([...cases, ...ofRules], { rules }).map(({ rule }) => rule)
    expect(among(['VUID-StandaloneSpirv-MemorySemantics-10865'])).toEqual([first])
    expect(among(['VUID-StandaloneSpirv-*'])).toEqual([second, first])
    expect(among(['core/*', '!VUID-*-10865'])).toEqual([second])
    expect(among(['VUID-StandaloneSpirv-None-0'])).toEqual([])
  })

  it('leaves out globs that begin with an exclamation mark', () => {
    expect(ids(chooseCases(cases, { rules: ['SPV_A/*', 'SPV_B/*', '!SPV_B/two'] }))).toEqual(
      ids(chooseCases(cases, { rules: ['SPV_A/*'] })),
    )
    expect(chooseCases(cases, { rules: ['!SPV_B/*'] })).toHaveLength(100)
    expect(chooseCases(cases, { cases: ['!case-1?'] })).toHaveLength(190)
    expect(chooseCases(cases, { rules: ['!two'], cases: ['!case-2'] })).toHaveLength(99)
    expect(chooseCases(cases, { rules: ['one'], cases: ['!SPV_A/**'] })).toEqual([])
  })

  it('selects cases of an environment', () => {
    expect(chooseCases(cases, { environments: ['vulkan1.3'] })).toHaveLength(150)
  })

  it('draws the same sample for the same seed, and another one for another', () => {
    const draw = (part: number, seed: number) => chooseCases(cases, { sample: { part, seed } })
    expect(draw(0.5, 1)).toEqual(draw(0.5, 1))
    expect(draw(0.5, 1)).not.toEqual(draw(0.5, 2))
    expect(draw(0.5, 1).length).toBeGreaterThan(70)
    expect(draw(0.5, 1).length).toBeLessThan(130)
    expect(draw(1, 1)).toHaveLength(200)
    const few = ids(draw(0.1, 1))
    expect(ids(draw(0.5, 1))).toEqual(expect.arrayContaining(few))
  })

  it('splits the selected cases into disjoint shards that contain all of them', () => {
    const shards = [1, 2, 3].map((index) => chooseCases(cases, { shard: { index, count: 3 } }))
    for (const shard of shards) expect(shard.length).toBeGreaterThan(60)
    expect(shards.flatMap(ids).sort()).toEqual(ids(cases).sort())
  })
})
