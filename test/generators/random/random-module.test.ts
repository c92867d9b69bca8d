import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { knownByKind, valuesByKind } from '#runner/fuzz/reach/enumerants'
import { environmentByName, environments } from '#spec/environments'
import { enumerantByName, instructionByName, instructions } from '#spec/grammar/grammar'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { rules, texts } from '#spec/texts'
import type { Choices } from '../../../generators/choices.ts'
import { make } from '../../../generators/drive/make.ts'
import type { Module } from '../../../generators/module.ts'
import { notDrawn } from '../../../generators/random/not-drawn.ts'
import { type RandomModule, randomModule } from '../../../generators/random/random-module.ts'
import { familiesOf } from '../../../generators/random/statements.ts'
import { encode } from '../../../generators/words/encode.ts'
import { createValidator } from '../../../reference/validate.ts'
import { drawn } from '../../support/drawn.ts'
import { naturalBound } from '../../support/natural-bound.ts'
import { byChance } from './by-chance.ts'
import '../../support/needs-time.ts'

const generator = { build: randomModule }

// No module is made for one client API.
const ofClients = texts.filter(({ client }) => client !== undefined).map(({ name }) => name)
const judge = createValidator({
  without: rules.filter(({ text }) => ofClients.includes(text)).map(({ id }) => id),
})

function judged(module: Module, environment: string | undefined) {
  const where = environmentByName(environment ?? '')
  if (where === undefined) throw new Error(`there is no environment ${environment}`)
  return judge(encode(module), where)
}

/** The number of modules, the same ones each time. */
function some(count: number, fired?: (name: string) => void): readonly RandomModule[] {
  const choices = byChance(7)
  return Array.from({ length: count }, () => randomModule(choices, fired))
}

describe('random modules', () => {
  test('are valid according to the judge, in their environment', () => {
    fc.assert(
      fc.property(drawn(generator), ({ choices: { environment }, module }) => {
        expect(judged(module, environment)).toEqual({ kind: 'valid' })
      }),
      { numRuns: 2500, seed: 20261121, endOnFailure: true },
    )
  })

  test('keep the contract of choices, and are the same for the same choices', () => {
    const fractions = byChance(3)
    const index = (_: string, options: readonly string[]) =>
      fractions.pick(
        '',
        options.map((_option, position) => position),
      )
    for (let position = 0; position < 200; position++) {
      const made = make(generator, index)
      expect(
        make(generator, (label, options) => options.indexOf(made.choices[label] ?? '')),
      ).toEqual(made)
    }
  })

  test('are almost empty if every choice is the first option', () => {
    const first: Choices = { pick: (_, options) => options[0] as (typeof options)[number] }
    const module = randomModule(first)
    expect(module.environment).toBe('spv1.6')
    expect(module.instructions.length).toBeLessThan(12)
    expect(judged(module, module.environment)).toEqual({ kind: 'valid' })
  })

  test('have a bound above all of their ids', () => {
    for (const module of some(300)) {
      expect(module.bound).toBeGreaterThanOrEqual(naturalBound(module))
    }
  })

  test('shrink to a fraction of their random size', () => {
    const { opcode: load } = instructionByName('OpUntypedAccessChainKHR') ?? { opcode: 0 }
    const result = fc.check(
      fc.property(
        drawn(generator),
        ({ module }) => !module.instructions.some(({ opcode }) => opcode === load),
      ),
      { seed: 5, numRuns: 200 },
    )
    expect(result.failed).toBe(true)
    const [smallest] = result.counterexample ?? []
    expect(smallest?.module.instructions.length).toBeLessThanOrEqual(40)
  })
})

describe('a sample of random modules', () => {
  const fired = new Map<string, number>()
  const modules = some(16_000, (name) => fired.set(name, (fired.get(name) ?? 0) + 1))
  const rows = familiesOf(() => {}).flatMap(({ emitters }) => emitters)
  /** How many modules have an instruction. */
  const seen = new Map<number, number>()
  /** How many modules have an enumerant, by kind and value. */
  const drawnEnumerants = new Map<string, Map<number, number>>()
  const reflected = new Set<number>()
  const { opcode: extended } = instructionByName('OpExtInst') ?? { opcode: 0 }
  for (const module of modules) {
    const expected = module.instructions
    for (const [kind, values] of valuesByKind(encode(module))) {
      const counts = drawnEnumerants.get(kind) ?? new Map<number, number>()
      drawnEnumerants.set(kind, counts)
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    for (const opcode of new Set(expected.map((each) => each.opcode))) {
      seen.set(opcode, (seen.get(opcode) ?? 0) + 1)
    }
    const last = expected.findLastIndex(({ opcode }) => opcode !== extended)
    for (const { words } of expected.slice(last + 1)) reflected.add(words[3] ?? 0)
  }

  it('has had every emitter write something', () => {
    expect(rows.length).toBeGreaterThan(200)
    const names = rows.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !fired.has(name))).toEqual([])
  })

  /** Texts that have pairs, and no emitters: `fuzz` meets them in modules of the corpus alone. */
  const withoutEmitters = ['SPV_ARM_graph']
  /** Texts whose instructions occur in shaders of few kinds: it is enough that each occurs. */
  const rare = [
    'SPV_AMD_shader_ballot',
    'SPV_EXT_demote_to_helper_invocation',
    'SPV_EXT_fragment_shader_interlock',
    'SPV_EXT_long_vector',
    'SPV_EXT_mesh_shader',
    'SPV_EXT_ocp_microscaling_types',
    'SPV_EXT_shader_atomic_float_add',
    'SPV_EXT_shader_atomic_float_min_max',
    'SPV_EXT_shader_invocation_reorder',
    'SPV_EXT_shader_tile_image',
    'SPV_EXT_split_barrier',
    'SPV_KHR_abort',
    'SPV_KHR_cooperative_matrix',
    'SPV_KHR_quad_control',
    'SPV_KHR_ray_query',
    'SPV_KHR_ray_tracing',
    'SPV_KHR_ray_tracing_position_fetch',
    'SPV_KHR_subgroup_vote',
    'SPV_NV_cooperative_matrix',
    'SPV_NV_cooperative_matrix2',
    'SPV_NV_cooperative_vector',
    'SPV_NV_raw_access_chains',
    'SPV_NV_ray_tracing',
    'SPV_NV_shader_image_footprint',
    'SPV_NV_shader_invocation_reorder',
    'SPV_NV_tensor_addressing',
    'SPV_QCOM_cooperative_matrix_conversion',
    'SPV_QCOM_image_processing',
    'SPV_QCOM_image_processing2',
    'SPV_QCOM_image_processing3',
  ]
  const all = texts.flatMap(({ name, facts }) =>
    name === 'core' ? [] : facts.instructions.map((each) => ({ text: name, name: each.name })),
  )
  const known = all.filter(({ name }) => instructionByName(name) !== undefined)
  const written = known.filter(({ text }) => !withoutEmitters.includes(text))

  it.each(withoutEmitters)('%s has no emitter, as listed', (text) => {
    const opcodes = known
      .filter((each) => each.text === text)
      .map(({ name }) => instructionByName(name))
      // Those that core took over are written for core.
      .filter((row) => row?.version === null)
      .map((row) => row?.opcode ?? -1)
    expect(opcodes.length).toBeGreaterThan(0)
    expect(opcodes.filter((opcode) => seen.has(opcode))).toEqual([])
  })

  it.each(written)('$name of $text occurs', ({ text, name }) => {
    const opcode = instructionByName(name)?.opcode ?? -1
    const least = rare.includes(text) ? 1 : modules.length / 250
    expect(seen.get(opcode) ?? 0).toBeGreaterThanOrEqual(least)
  })

  it.each(notDrawn)('$name of $kind is known to the grammar, and never drawn', ({ kind, name }) => {
    const value = enumerantByName(kind, name)?.value
    expect(knownByKind.get(kind)?.get(name)).toBe(value)
    expect(drawnEnumerants.get(kind)?.get(value ?? -1) ?? 0).toBe(0)
  })

  it.each([...knownByKind.keys()].filter((kind) => kind !== 'Instruction'))(
    'nine of ten of %s occur, those that cannot be drawn left out',
    (kind) => {
      const listed = notDrawn.filter((row) => row.kind === kind).map(({ name }) => name)
      const values = [...(knownByKind.get(kind) ?? [])].filter(([name]) => !listed.includes(name))
      const never = values.filter(([, value]) => !drawnEnumerants.get(kind)?.has(value))
      expect(values.length).toBeGreaterThan(0)
      expect(never.length, never.map(([name]) => name).join(' ')).toBeLessThanOrEqual(
        values.length / 10,
      )
    },
  )

  it('every instruction of core occurs', () => {
    const ofTexts = new Set(all.map(({ name }) => name))
    const core = instructions.filter(({ name, version }) => version !== null && !ofTexts.has(name))
    expect(core.length).toBeGreaterThan(340)
    expect(core.filter(({ opcode }) => !seen.has(opcode)).map(({ name }) => name)).toEqual([])
  })

  it('every instruction of the reflection set occurs', () => {
    expect(reflectionInstructions.length).toBeGreaterThan(40)
    expect(
      reflectionInstructions.filter(({ number }) => !reflected.has(number)).map((row) => row.name),
    ).toEqual([])
  })

  it('every environment and every version occurs', () => {
    const names = new Set(modules.map(({ environment }) => environment))
    expect(environments.filter(({ name }) => !names.has(name))).toEqual([])
    expect([...new Set(modules.map(({ version }) => version))].sort()).toEqual([
      0x1_0000, 0x1_0100, 0x1_0200, 0x1_0300, 0x1_0400, 0x1_0500, 0x1_0600,
    ])
  })

  it('every storage class that variables and pointers of the texts may have occurs', () => {
    const pointers = new Set(
      modules.flatMap((module) =>
        module.instructions.filter(({ opcode }) => opcode === 32).map(({ words }) => words[1]),
      ),
    )
    // UniformConstant to Generic, PushConstant, Image, StorageBuffer, PhysicalStorageBuffer.
    const wanted = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 5349]
    expect(wanted.filter((storageClass) => !pointers.has(storageClass))).toEqual([])
  })
})
