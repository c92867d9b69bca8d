import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { environmentByName } from '#spec/environments'
import type { Instruction, Module } from '../../../generators/module.ts'
import type {
  GenericMutator,
  GenericWordMutator,
} from '../../../generators/mutate/generic-mutator.ts'
import { randomModule } from '../../../generators/random/random-module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { validate } from '../../../reference/validate.ts'
import { expectAlike, expectOther } from '../../support/expect-alike.ts'
import { frozen } from '../../support/makers.ts'
import { byChance } from '../random/by-chance.ts'

interface MutatorExports {
  readonly mutators?: readonly GenericMutator[]
  readonly wordMutators?: readonly GenericWordMutator[]
}

const folder = fileURLToPath(new URL('../../../generators/mutate/generic/', import.meta.url))
const files = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const exports: MutatorExports = await import(`${folder}${file}`)
    return { file, ...exports }
  }),
)
const mutators = files.flatMap((file) => file.mutators ?? [])
const wordMutators = files.flatMap((file) => file.wordMutators ?? [])
const choices = byChance(2)
const modules = Array.from({ length: 60 }, () => randomModule(choices))
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const empty: Module = { version: 0x1_0600, generator: 0, bound: 1, schema: 0, instructions: [] }

/** Modules without an author: random instructions of a module. */
const foreign: fc.Arbitrary<Module> = fc
  .tuple(
    fc.constantFrom(...modules),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.record({
          opcode: fc.oneof(fc.nat(400), fc.nat(0xffff)),
          words: fc.array(fc.oneof(fc.nat(40), fc.nat(0xffff_ffff)), { maxLength: 6 }),
        }),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([module, added]) => {
    const instructions: Instruction[] = [...module.instructions]
    for (const [place, each] of added) instructions.splice(place % instructions.length, 1, each)
    return { ...module, instructions }
  })

function repeated(names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return names.filter((written) => seen.size === seen.add(written).size)
}

describe('generic mutators', () => {
  it('exist, each under its own name of lower-case letters, digits and hyphens', () => {
    expect(mutators.length).toBeGreaterThan(10)
    expect(wordMutators.length).toBeGreaterThan(0)
    const names = [...mutators, ...wordMutators].map((mutator) => mutator.name)
    expect(repeated(names)).toEqual([])
    expect(names.filter((written) => !name.test(written))).toEqual([])
  })

  it('are exported by every file of their folder, since helpers belong in generators/mutate', () => {
    const without = files.filter(
      ({ mutators: list = [], wordMutators: words = [] }) => list.length + words.length === 0,
    )
    expect(without.map(({ file }) => file)).toEqual([])
  })

  test.each(mutators)(
    '$name has sites, and changes something in the same way each time',
    (mutator) => {
      let count = 0
      for (const module of modules) {
        const words = encode(frozen(module))
        const sites = mutator.sites(module)
        count += sites.length
        expect(sites.filter(({ variant }) => !name.test(variant))).toEqual([])
        expect(repeated(sites.map(({ at: index, variant }) => `${variant} at ${index}`))).toEqual(
          [],
        )
        const sitesOfEach = module.instructions.flatMap(
          (_, index) => mutator.sitesAt?.(module, index) ?? [],
        )
        expectAlike(sitesOfEach, sites)
        for (const site of sites.filter((_, index) => index % 7 === 0)) {
          const after = mutator.apply(module, site)
          expectAlike(mutator.apply(module, site), after)
          // Words that are equal to their neighbour change places, or move, without a change.
          if (mutator.name !== 'swap' && mutator.name !== 'move') {
            expectOther(encode(after), words, site.variant)
          }
        }
      }
      expect(count, 'sites in 60 random modules').toBeGreaterThan(modules.length)
    },
  )

  test.each(mutators)('$name accepts any module', (mutator) => {
    expect(mutator.sites(frozen(empty))).toEqual([])
    expect(mutator.apply(empty, { at: 3, variant: 'no-such-thing' })).toEqual(empty)
    fc.assert(
      fc.property(foreign, (module) => {
        frozen(module)
        for (const site of mutator.sites(module).filter((_, index) => index % 5 === 0)) {
          expect(encode(mutator.apply(module, site)).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 40 },
    )
  })

  test.each(wordMutators)('$name damages any words in the same way each time', (mutator) => {
    expect(mutator.sites(new Uint32Array())).toEqual([])
    for (const module of modules.slice(0, 10)) {
      const words = encode(module)
      const kept = words.slice()
      const sites = mutator.sites(words)
      expect(sites.length).toBeGreaterThan(words.length)
      expect(Array.from(words, (_, index) => mutator.sitesAt?.(words, index) ?? []).flat()).toEqual(
        sites,
      )
      for (const site of sites.filter((_, index) => index % 11 === 0)) {
        const after = mutator.applyToWords(words, site)
        expectAlike(mutator.applyToWords(words, site), after)
        expectAlike(words, kept)
      }
    }
  })

  it('accept modules of any length', () => {
    const nop: Instruction = { opcode: 0, words: [] }
    const many = Array.from({ length: 250_000 }, () => nop)
    const module: Module = { ...empty, instructions: [{ opcode: 17, words: [1] }, ...many] }
    for (const mutator of mutators) {
      for (const { at: index, variant } of mutator.sitesAt?.(module, 0) ?? []) {
        const { instructions } = mutator.apply(module, { at: index, variant })
        expect(Math.abs(instructions.length - module.instructions.length)).toBeLessThan(2)
      }
    }
  })

  it('break some modules and leave others valid, according to the judge', () => {
    const kinds = new Map<string, number>()
    for (const module of modules) {
      const environment = environmentByName(module.environment)
      if (environment === undefined) throw new Error(`there is no ${module.environment}`)
      for (const mutator of mutators) {
        const [site] = mutator.sites(module)
        if (site === undefined) continue
        const { kind } = validate(encode(mutator.apply(module, site)), environment)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    expect(kinds.get('invalid')).toBeGreaterThan(100)
    expect(kinds.get('valid')).toBeGreaterThan(10)
  })
})
