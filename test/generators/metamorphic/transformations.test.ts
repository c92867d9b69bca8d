import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Environment, environmentByName } from '#spec/environments'
import type { Transformation } from '../../../generators/metamorphic/transformation.ts'
import { mutators } from '../../../generators/mutate/generic/instructions.ts'
import { randomModule } from '../../../generators/random/random-module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { validate } from '../../../reference/validate.ts'
import { byChance } from '../random/by-chance.ts'
import '../../support/needs-time.ts'

const folder = fileURLToPath(new URL('../../../generators/metamorphic/', import.meta.url))
const files = await Promise.all(
  readdirSync(folder).map(
    (file): Promise<{ readonly transformation?: Transformation }> => import(`${folder}${file}`),
  ),
)
const transformations = files.flatMap(({ transformation }) => transformation ?? [])

interface TransformedModule {
  readonly words: Uint32Array
  readonly environment: Environment
}

const choices = byChance(4)

function subject(): TransformedModule & { readonly module: ReturnType<typeof randomModule> } {
  const module = randomModule(choices)
  const environment = environmentByName(module.environment)
  if (environment === undefined) throw new Error(`there is no ${module.environment}`)
  return { module, words: encode(module), environment }
}

const valid = Array.from({ length: 220 }, subject)
const changing = ['drop', 'retarget', 'retype'].flatMap((name) =>
  mutators.filter((mutator) => mutator.name === name),
)
/** Modules with one thing wrong, or none. */
const changed: readonly TransformedModule[] = valid
  .slice(0, 60)
  .flatMap(({ module, environment }) =>
    changing.flatMap((mutator) => {
      const sites = mutator.sites(module)
      if (sites.length === 0) return []
      const site = choices.pick(
        '',
        sites.map((_, index) => index),
      )
      const after = mutator.apply(module, sites[site] as (typeof sites)[number])
      return [{ words: encode(after), environment }]
    }),
  )

const kindOf = ({ words, environment }: TransformedModule) => validate(words, environment).kind

describe('transformations', () => {
  it('exist, each with a name of its own', () => {
    expect(transformations.length).toBeGreaterThan(12)
    const names = transformations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  test.each(transformations)('$name keeps valid modules valid', ({ apply }) => {
    let applied = 0
    for (const { words, environment } of valid) {
      const kept = words.slice()
      const other = apply(words, choices)
      expect(words).toEqual(kept)
      if (other === undefined) continue
      applied++
      const verdict = validate(other, environment)
      expect(verdict.kind === 'invalid' ? verdict.message : verdict.kind).toBe('valid')
    }
    expect(applied).toBeGreaterThan(5)
  })

  it('accept declarations that depend on each other in a very long chain', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => ({
      opcode: 28,
      words: [index + 3, index + 2, 1],
    }))
    const words = encode({
      ...{ version: 0x1_0600, generator: 0, bound: 30_000, schema: 0 },
      instructions: [{ opcode: 21, words: [2, 32, 0] }, ...long],
    })
    for (const { apply } of transformations) {
      const after = apply(words, byChance(1))
      if (after !== undefined) expect(after.length).toBeGreaterThanOrEqual(words.length)
    }
  })

  it('keep functions in order if one uses a value of another, except for calls', () => {
    const body = (opcode: number, ...inside: { opcode: number; words: number[] }[]) => [
      { opcode: 54, words: [1, opcode, 0, 2] },
      { opcode: 248, words: [opcode + 1] },
      ...inside,
      { opcode: 253, words: [] },
      { opcode: 56, words: [] },
    ]
    const apply = transformations.find(({ name }) => name === 'reorder-functions')?.apply
    const functionsAfter = (...inside: { opcode: number; words: number[] }[]) =>
      apply?.(
        encode({
          ...{ version: 0x1_0600, generator: 0, bound: 40, schema: 0 },
          instructions: [...body(10), ...body(20, ...inside)],
        }),
        byChance(1),
      )
    expect(functionsAfter()).toBeDefined()
    // OpFunctionCall of the first function; then OpExtInst of set 3, with the first function and its label.
    expect(functionsAfter({ opcode: 57, words: [1, 30, 10] })).toBeDefined()
    expect(functionsAfter({ opcode: 12, words: [1, 30, 3, 1, 10] })).toBeUndefined()
    expect(functionsAfter({ opcode: 12, words: [1, 30, 3, 1, 11] })).toBeUndefined()
  })

  it('are checked by a test that notices a lost instruction', () => {
    const [drop] = changing
    const lost = valid.filter(({ module, environment }) => {
      const [site] = drop?.sites(module).slice(3) ?? []
      const without = site && drop?.apply(module, site)
      const words = encode(without ?? module)
      return kindOf({ words, environment }) !== 'valid'
    })
    expect(lost.length).toBeGreaterThan(valid.length / 2)
  })

  const unconditional = transformations.filter(({ preserves }) => preserves === 'every-verdict')
  test.each(unconditional)('$name keeps the verdict of broken modules', ({ apply }) => {
    let applied = 0
    for (const each of changed) {
      const other = apply(each.words, choices)
      if (other === undefined) continue
      const before = kindOf(each)
      if (before === 'invalid') applied++
      expect(kindOf({ ...each, words: other })).toBe(before)
    }
    expect(applied).toBeGreaterThan(0)
  })

  test.each(transformations)(
    '$name gives the same result each time, and accepts any words',
    ({ apply }) => {
      for (const { words } of valid.slice(0, 40)) {
        expect(apply(words, byChance(9))).toEqual(apply(words, byChance(9)))
      }
      fc.assert(
        fc.property(
          fc.array(fc.nat(0xffff_ffff), { maxLength: 30 }),
          fc.constantFrom(...valid),
          fc.nat(),
          (chance, { words }, place) => {
            const damaged = words.slice()
            damaged.set(chance.slice(0, 5), place % Math.max(1, words.length - 5))
            for (const each of [Uint32Array.from(chance), damaged]) {
              const after = apply(each, choices)
              expect(after === undefined || after.length > 0).toBe(true)
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )
})
