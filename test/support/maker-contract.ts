import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mutator } from '#generators/maker'
import type { Instruction, Module } from '#generators/module'
import type { TableMutator } from '#generators/mutate/mutator-of'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { environmentOfVersion } from '#generators/words/versions'
import { makersOf } from '#runner/corpus/makers'
import { pairsOf } from '#runner/corpus/with-pairs'
import { environmentByName } from '#spec/environments'
import { opcodeOf } from '#spec/grammar/opcodes'
import { texts } from '#spec/texts'
import { expectAlike, expectOther } from './expect-alike.ts'
import { frozen, lost, tryMakers } from './makers.ts'
import { repeated } from './repeated.ts'

/** Longer modules take too long to be compared instruction by instruction. */
const longest = 4096

/** Of the places of a variant these are looked at, and then one in `stride`: there are a million. */
const first = 12
const stride = 50

const opExtension = opcodeOf('OpExtension')

/** The module with each of its extensions declared once: what leaves out an extension leaves out all its declarations. */
function onceEach(module: Module): Module {
  const seen = new Set<string>()
  const instructions = module.instructions.filter(({ opcode, words }) => {
    const isAgain = opcode === opExtension && seen.has(words.join())
    if (opcode === opExtension) seen.add(words.join())
    return !isAgain
  })
  return { ...module, instructions }
}

function isShort({ instructions }: Module): boolean {
  return instructions.every(({ words }) => words.length < longest)
}

/** Modules by nobody: some of a maker's own with instructions cut, doubled, mixed up or made of chance. */
function foreign(short: readonly Module[]): fc.Arbitrary<Module> {
  const opcodes = [...new Set(short.flatMap((each) => each.instructions.map((i) => i.opcode)))]
  const chance: fc.Arbitrary<Instruction> = fc.record({
    opcode: fc.oneof(fc.constantFrom(...opcodes), fc.nat(0xffff)),
    words: fc.array(fc.oneof(fc.nat(40), fc.nat(0xffff_ffff)), { maxLength: 6 }),
  })
  return fc
    .tuple(
      fc.constantFrom(...short),
      fc.array(fc.tuple(fc.nat(200), fc.constantFrom('drop', 'cut', 'double', 'swap'), chance), {
        maxLength: 8,
      }),
    )
    .map(([module, edits]) => {
      const instructions = [...module.instructions]
      for (const [place, edit, other] of edits) {
        const index = place % instructions.length
        const here = instructions[index] ?? other
        if (edit === 'drop') instructions.splice(index, 1, other)
        if (edit === 'cut')
          instructions.splice(index, 1, { ...here, words: here.words.slice(0, 1) })
        if (edit === 'double') instructions.splice(index, 0, here)
        if (edit === 'swap') instructions.splice(index, 2, other, here)
      }
      return { ...module, instructions }
    })
}

/**
 * What every maker of a text owes: rules covered, generators and mutators pure and repeatable, mutators that change one
 * thing, have no dead way, and can be asked of anybody's module.
 */
export async function itKeepsTheMakersContract(name: string): Promise<void> {
  const text = texts.find((each) => each.name === name)
  if (text === undefined) throw new Error(`${name}: no such text`)
  const { generators, mutators, wordMutators, modules } = await tryMakers(name)
  const pairs = pairsOf(await makersOf(name))
  const slugs = text.rules.map(({ slug }) => slug)

  const all = modules.map(({ module }) => module)
  const short = all.filter(isShort)
  const long = all.filter((module) => !isShort(module))
  for (const module of short) frozen(module)
  const ofNobody = foreign(short)

  /** Calls `look` for places where a mutator can be applied, some of each variant; how many there are. */
  function eachSite(
    mutator: Mutator,
    look: (before: Module, after: Module, variant: string, again: () => Module) => void,
  ): number {
    const places = new Map<string, number>()
    let count = 0
    for (const module of short) {
      for (const site of mutator.sites(module)) {
        count++
        const place = places.get(site.variant) ?? 0
        places.set(site.variant, place + 1)
        if (place >= first && place % stride !== 0) continue
        const again = () => mutator.apply(module, site)
        look(module, again(), site.variant, again)
      }
    }
    return count
  }

  describe(`the makers of ${name}`, () => {
    test('are there', () => {
      expect(generators.length).toBeGreaterThan(0)
      expect(mutators.length).toBeGreaterThan(0)
      expect(modules.length).toBeGreaterThan(generators.length)
    })

    test('name rules that there are', () => {
      const named = [
        ...generators.flatMap(({ rule, alsoApplies = [] }) => [rule, ...alsoApplies]),
        ...[...mutators, ...wordMutators].map(({ rule }) => rule),
      ]
      expect(named.filter((slug) => !slugs.includes(slug))).toEqual([])
    })

    test('make valid modules for every certain rule and break every rule', () => {
      const decidable = text.rules.filter(({ decidable }) => decidable === 'module')
      const certain = decidable.filter(({ confidence }) => confidence !== 'open')
      expect(certain.length).toBeGreaterThan(0)
      const shown = new Set([...generators, ...pairs].map(({ rule }) => rule))
      const faults = pairs.flatMap(({ broken: ways }) => Object.values(ways))
      const broken = new Set([...mutators, ...wordMutators, ...faults].map(({ rule }) => rule))
      expect(certain.filter(({ slug }) => !shown.has(slug)).map(({ slug }) => slug)).toEqual([])
      expect(decidable.filter(({ slug }) => !broken.has(slug)).map(({ slug }) => slug)).toEqual([])
    })

    test.each(generators)('$name is repeatable and pure', (generator) => {
      const made = modules.filter((each) => each.generator === generator)
      expect(made.length).toBeGreaterThan(0)
      for (const { choices, module } of made) {
        const environments = generator.environments?.(choices) ?? [
          environmentOfVersion(module.version),
        ]
        expect(environments.length).toBeGreaterThan(0)
        expect(environments.filter((each) => environmentByName(each) === undefined)).toEqual([])
        expect(environmentByName(environments[0] ?? '')?.version).toBe(module.version)
        expectAlike(repeated(generator, choices), { kind: 'made', choices, module })
        expectAlike(read(encode(module)), module)
      }
    })

    test.each(mutators)('$name changes one thing, the same each time', (mutator) => {
      const seen = new Set<string>()
      const count = eachSite(mutator, (before, after, variant, again) => {
        seen.add(variant)
        expectOther(encode(after), encode(before), variant)
        expect(lost(onceEach(before), onceEach(after)), variant).toBeLessThanOrEqual(1)
        expectAlike(again(), after, variant)
        expect({ ...after, instructions: [], bound: 0 }).toEqual({
          ...before,
          instructions: [],
          bound: 0,
        })
        expect(after.bound).toBeGreaterThanOrEqual(before.bound)
      })
      const large = long.some((module) => mutator.sites(module).length > 0)
      expect(count > 0 || large).toBe(true)
      const { variants = [] } = mutator as Partial<TableMutator>
      expect(large ? [] : variants.filter((variant) => !seen.has(variant))).toEqual([])
    })

    test.each(mutators)('$name can be asked of any module', (mutator) => {
      fc.assert(
        fc.property(ofNobody, (module) => {
          frozen(module)
          for (const site of mutator.sites(module)) {
            expect(site.variant).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
            expect(encode(mutator.apply(module, site)).length).toBeGreaterThan(0)
          }
        }),
        { numRuns: 50 },
      )
    })

    test.each(mutators)('$name has no site in an empty module', (mutator) => {
      const empty = { version: 0x0001_0600, generator: 0, bound: 1, schema: 0, instructions: [] }
      expect(mutator.sites(frozen(empty))).toEqual([])
    })
  })
}
