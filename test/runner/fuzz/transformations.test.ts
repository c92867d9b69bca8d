import { describe, expect, it } from 'vitest'
import type { Transformation } from '#generators/metamorphic/transformation'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { holdTransformations } from '#runner/fuzz/observe/hold-transformations'
import { everyMaker as makers } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

/** Makes most modules invalid. */
const breaks: Transformation = {
  name: 'drop-first',
  summary: 'the first instruction is gone',
  preserves: 'valid',
  apply(words) {
    const module = read(words)
    return module && encode({ ...module, instructions: module.instructions.slice(1) })
  },
}

describe('every transformation', () => {
  // `npm run -s transformations` does it with ten thousand modules.
  it('preserves the verdicts of the reference on modules of a campaign', async () => {
    const held = await holdTransformations({ makers, seed: 21, modules: 250 })
    expect(held.length).toBeGreaterThan(12)
    for (const { name, applied, broken } of held) {
      expect([name, broken]).toEqual([name, []])
      expect([name, applied]).not.toEqual([name, 0])
    }
  }, 300_000)

  it('is reported by the reference and another validator if it changes a verdict', async () => {
    const only = { ...makers, transformations: [breaks] }
    const second = planted.isRight('other')
    const [held] = await holdTransformations({ makers: only, seed: 21, modules: 40, second })
    expect(new Set(held?.broken.map(({ judge }) => judge))).toEqual(new Set(['reference', 'other']))
  })
})
