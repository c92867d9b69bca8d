import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruction } from '#generators/builder/instruction'
import type { Mutator, Site } from '#generators/maker'
import type { Module } from '#generators/module'
import { operandPlaces } from '#generators/NonSemantic.ClspvReflection/shared/operands'
import { setName } from '#generators/NonSemantic.ClspvReflection/shared/reflection'
import { encode } from '#generators/words/encode'
import {
  type ReflectionOperandKind,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { text } from '#spec/NonSemantic.ClspvReflection/text'
import { makers, samples } from './samples.ts'

const few = samples(1)
const everyInstruction = samples(400).filter(({ generator }) => generator === 'every-instruction')

function mutatorNamed(name: string): Mutator {
  const found = makers.mutators.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no mutator ${name}`)
  return found
}

interface Breakable {
  readonly module: Module
  readonly site: Site
}

function sitesIn(mutator: Mutator, modules = few): readonly Breakable[] {
  return modules.flatMap(({ module }) => mutator.sites(module).map((site) => ({ module, site })))
}

describe('mutators', () => {
  it('break every rule that a module can break', () => {
    const decidable = text.rules.filter(({ decidable }) => decidable === 'module')
    expect(decidable.length).toBeGreaterThan(0)
    const broken = new Set([...makers.mutators, ...makers.pairs].map(({ rule }) => rule))
    for (const { slug } of decidable) expect(broken).toContain(slug)
  })

  it('find places in valid modules, and change the words there and nothing in place', () => {
    expect(makers.mutators.length).toBeGreaterThan(0)
    for (const mutator of makers.mutators) {
      const variants = new Map(
        sitesIn(mutator).map(({ module, site }) => [site.variant, { module, site }]),
      )
      expect(variants.size, mutator.name).toBeGreaterThan(0)
      for (const [variant, { module, site }] of variants) {
        const before = JSON.stringify(module)
        const broken = mutator.apply(module, site)
        expect(encode(broken), `${mutator.name} ${variant}`).not.toEqual(encode(module))
        expect(encode(mutator.apply(module, site))).toEqual(encode(broken))
        expect(JSON.stringify(module)).toBe(before)
      }
    }
  })

  it('name every site of a module once, and the same sites again', () => {
    for (const mutator of makers.mutators) {
      const module = few.find((each) => mutator.sites(each.module).length > 0)?.module
      expect(module, mutator.name).toBeDefined()
      const sites = mutator.sites(module as Module)
      expect(new Set(sites.map(({ at, variant }) => `${at} ${variant}`)).size).toBe(sites.length)
      expect(mutator.sites(module as Module)).toEqual(sites)
    }
  })

  const byOperand: readonly (readonly [string, readonly ReflectionOperandKind[]])[] = [
    ['constant-by-operand', ['constant']],
    ['constant-type-by-operand', ['constant']],
    ['string-by-operand', ['string', 'hex-string']],
    ['kernel-by-operand', ['kernel']],
    ['argument-info-by-operand', ['argument-info']],
    ['function-by-substitute', ['function']],
  ]

  it.each(byOperand)('%s reaches every operand of its kind', (name, kinds) => {
    const mutator = mutatorNamed(name)
    const reached = new Set(
      sitesIn(mutator).flatMap(({ module, site }) => {
        const before = operandPlaces(module, ...kinds)
        const after = operandPlaces(mutator.apply(module, site), ...kinds)
        return before
          .filter(({ reflected, word, id }) =>
            after.some(
              (each) =>
                each.reflected.result === reflected.result && each.word === word && each.id !== id,
            ),
          )
          .map(({ reflected, operand }) => `${reflected.row.name} ${operand.name}`)
      }),
    )
    const wanted = reflectionInstructions.flatMap((row) =>
      row.operands
        .filter(({ kind }) => kinds.includes(kind))
        .map((operand) => `${row.name} ${operand.name}`),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect([...reached].sort()).toEqual([...new Set(wanted)].sort())
  })

  it('take one operand away from every instruction, and add one to all without a list', () => {
    const named = (name: string) =>
      new Set(
        sitesIn(mutatorNamed(name), everyInstruction).map(
          ({ module, site }) => module.instructions[site.at]?.words[3],
        ),
      )
    const all = reflectionInstructions.map(({ number }) => number)
    const withoutList = reflectionInstructions
      .filter(({ operands }) => operands.at(-1)?.quantifier !== '*')
      .map(({ number }) => number)
    expect(withoutList).toHaveLength(41)
    expect([...named('operand-missing')].sort()).toEqual([...all].sort())
    expect([...named('operand-beyond-the-last')].sort()).toEqual([...withoutList].sort())
  })

  it('import every later instruction in a version too early', () => {
    const later = reflectionInstructions.filter(({ since }) => since > 1).map((row) => row.number)
    const reached = sitesIn(mutatorNamed('version-too-early'), everyInstruction)
      .filter(({ site }) => site.variant.startsWith('one-version-early'))
      .map(({ module, site }) => module.instructions[site.at]?.words[3])
    expect(later).toHaveLength(18)
    expect([...new Set(reached)].sort()).toEqual([...later].sort())
  })
})

describe('mutators asked of anything', () => {
  const word = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 0xffff_ffff }))
  const smallId = fc.nat({ max: 12 })
  const set = 1
  const anyInstruction = fc.record({
    opcode: fc.constantFrom(1, 7, 10, 11, 12, 15, 16, 19, 21, 43, 54, 55, 56, 248, 4433, 9999),
    words: fc.array(word, { maxLength: 12 }),
  })
  const anyReflection = fc
    .tuple(smallId, smallId, fc.nat({ max: 45 }), fc.array(smallId, { maxLength: 8 }))
    .map(([resultType, result, number, operands]) => ({
      opcode: 12,
      words: [resultType, result, set, number, ...operands],
    }))
  /** An import of the set and instructions of chance, many of them of the set. */
  const anything: fc.Arbitrary<Module> = fc.record({
    version: fc.constantFrom(0x1_0000, 0x1_0600, 0),
    generator: fc.constant(0),
    bound: fc.nat({ max: 100 }),
    schema: fc.constant(0),
    instructions: fc
      .array(fc.oneof(anyInstruction, anyReflection), { maxLength: 20 })
      .map((rest) => [instruction('OpExtInstImport', set, setName(6)), ...rest]),
  })
  /** One of ours in which one word was changed, or an instruction left out. */
  const damaged: fc.Arbitrary<Module> = fc
    .record({
      sample: fc.constantFrom(...few.map(({ module }) => module)),
      at: fc.nat({ max: 40 }),
      index: fc.nat({ max: 8 }),
      value: fc.option(word),
    })
    .map(({ sample, at, index, value }) => ({
      ...sample,
      instructions: sample.instructions.flatMap((instruction, ordinal) => {
        if (ordinal !== at) return [instruction]
        if (value === null) return []
        const words = instruction.words.map((each, place) => (place === index ? value : each))
        return [{ ...instruction, words }]
      }),
    }))

  /** How many sites were found and used in all. */
  function used(modules: fc.Arbitrary<Module>): number {
    let count = 0
    fc.assert(
      fc.property(modules, (module) => {
        for (const mutator of makers.mutators) {
          for (const site of mutator.sites(module)) {
            count++
            expect(mutator.apply(module, site)).not.toBe(module)
          }
        }
      }),
      { numRuns: 60 },
    )
    return count
  }

  it('answer for a Kernel operand that is an instruction with too few words', () => {
    const module: Module = {
      version: 0x1_0000,
      generator: 0,
      bound: 20,
      schema: 0,
      instructions: [
        instruction('OpExtInstImport', set, setName(6)),
        { opcode: 11, words: [12] },
        { opcode: 12, words: [0, 0, set, 24, 12] },
      ],
    }
    expect(used(fc.constant(module))).toBeGreaterThan(0)
  })

  it('answer for instructions of chance', () => {
    expect(used(anything)).toBeGreaterThan(0)
  })

  it('answer for damaged modules', () => {
    expect(used(damaged)).toBeGreaterThan(0)
  })
})
