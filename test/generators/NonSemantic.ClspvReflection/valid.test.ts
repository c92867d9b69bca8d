import { describe, expect, it } from 'vitest'
import { everyChoice } from '#generators/drive/every-choice'
import { reflectedOf } from '#generators/NonSemantic.ClspvReflection/shared/reflection'
import { encode } from '#generators/words/encode'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { text } from '#spec/NonSemantic.ClspvReflection/text'
import { makers, samples } from './samples.ts'

const all = samples(400)
const reflected = all.flatMap(({ module }) => reflectedOf(module))
/** The version of the set that modules import where it has what they need. */
const usual = 6

describe('valid modules', () => {
  it('reach every instruction in its first version and in the usual one', () => {
    expect(reflectionInstructions).toHaveLength(42)
    for (const { name, since } of reflectionInstructions) {
      const versions = reflected.filter(({ row }) => row.name === name).map((each) => each.version)
      expect(versions, name).toContain(since)
      expect(versions, name).toContain(Math.max(usual, since))
    }
  })

  it('have every operand of every instruction, and lack every optional one', () => {
    const optional = reflectionInstructions.filter(({ operands }) =>
      operands.some(({ quantifier }) => quantifier !== ''),
    )
    expect(optional.length).toBeGreaterThan(0)
    for (const { name, operands } of reflectionInstructions) {
      const counts = reflected
        .filter(({ row }) => row.name === name)
        .map((each) => each.operands.length)
      const required = operands.filter(({ quantifier }) => quantifier === '').length
      expect(Math.max(...counts), name).toBeGreaterThanOrEqual(operands.length)
      for (let count = required; count <= operands.length; count++)
        expect(counts, `${name} with ${count} operands`).toContain(count)
    }
  })

  it('give a Kernel two operands before version 5 and five from it on', () => {
    const kernels = reflected.filter(({ row }) => row.name === 'Kernel')
    expect(new Set(kernels.map(({ version }) => version))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    for (const { version, operands } of kernels) expect(operands).toHaveLength(version < 5 ? 2 : 5)
  })

  it('are of every version of SPIR-V', () => {
    const versions = new Set(all.map(({ module }) => module.version))
    expect([...versions].sort()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((minor) => 0x1_0000 | (minor << 8)),
    )
  })

  it('are about every rule that a module can show', () => {
    const decidable = text.rules.filter(({ decidable }) => decidable === 'module')
    const applies = new Set([
      ...makers.generators.flatMap(({ rule, alsoApplies = [] }) => [rule, ...alsoApplies]),
      ...makers.pairs.map(({ rule }) => rule),
    ])
    expect(decidable.length).toBeGreaterThan(0)
    for (const { slug } of decidable) expect(applies).toContain(slug)
  })

  it('are the same words each time they are made', () => {
    expect(makers.generators.length).toBeGreaterThan(0)
    for (const generator of makers.generators) {
      const [one] = everyChoice(generator)
      const [other] = everyChoice(generator)
      if (one === undefined || other === undefined)
        throw new Error(`${generator.name} makes nothing`)
      expect(encode(one.module)).toEqual(encode(other.module))
    }
  })

  it('differ from each other within a generator', () => {
    for (const { name } of makers.generators) {
      const own = all.filter(({ generator }) => generator === name)
      expect(own.length, name).toBeGreaterThan(0)
      const distinct = new Set(own.map(({ module }) => encode(module).join()))
      expect(distinct.size, name).toBe(own.length)
    }
  })
})
