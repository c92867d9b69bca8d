import { describe, expect, it } from 'vitest'
import { drawnChoices } from '#generators/drive/answered-choices'
import { transformation as fixSpecializations } from '#generators/metamorphic/fix-specializations'
import { transformation as inlineCalls } from '#generators/metamorphic/inline-calls'
import { transformation as spellOutConstantData } from '#generators/metamorphic/spell-out-constant-data'
import { transformation as spellOutReplicates } from '#generators/metamorphic/spell-out-replicates'
import type { Transformation } from '#generators/metamorphic/transformation'
import { transformation as untypePointers } from '#generators/metamorphic/untype-pointers'
import type { Module } from '#generators/module'
import { randomProgram } from '#generators/programs/random-program'
import { encode } from '#generators/words/encode'
import { validate } from '#reference/validate'
import { definedRun, wrongResult } from '#runner/execute/compare-runs'
import { drawnRequest } from '#runner/execute/drawn-request'
import { randomOf } from '#runner/fuzz/make/random'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { type Twinned, twinProbe } from '#runner/fuzz/observe/twin-probe'
import { consumerAdapter } from '#runner/oracle/consumer-adapter'
import { consumerRows } from '#runner/oracle/consumer-rows'
import type { Consumer } from '#runner/oracle/oracle'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { opcodeOf } from '#spec/grammar/opcodes'
import { plantedDevice } from '../../support/planted-device.ts'
import { faults, wrongOptimiser } from '../../support/wrong-optimisers.ts'

const asked = Array.from({ length: 80 }, (_, n) => {
  const words = encode(randomProgram(drawnChoices(randomOf(19, n)), 10))
  return { words, environment: newestEnvironment, judge: validate(words, newestEnvironment) }
})

const right = (module: Module) => module

/** Every value that is repeated is one more. */
function wrongReplicates(module: Module): Module {
  const opcode = opcodeOf('OpCompositeConstructReplicateEXT')
  const vector = opcodeOf('OpIAdd')
  let { bound } = module
  const instructions = module.instructions.flatMap((each) => {
    if (each.opcode !== opcode) return [each]
    const [type = 0, result = 0, value = 0] = each.words
    const once = bound++
    return [
      { opcode, words: [type, once, value] },
      { opcode: vector, words: [type, result, once, once] },
    ]
  })
  return { ...module, bound, instructions }
}

/** Calls return their first argument. */
function wrongCalls(module: Module): Module {
  const [call, copy] = ['OpFunctionCall', 'OpCopyObject'].map(opcodeOf) as [number, number]
  const instructions = module.instructions.map((each) =>
    each.opcode === call
      ? { opcode: copy, words: [...each.words.slice(0, 2), each.words[3] ?? 0] }
      : each,
  )
  return { ...module, instructions }
}

/** The faults that each kind of twins shows, and those that would stay hidden without the other form. */
const kinds: readonly (readonly [Transformation, (module: Module) => Module])[] = [
  [untypePointers, faults['drops stores through untyped pointers'] ?? right],
  [spellOutReplicates, wrongReplicates],
  [spellOutConstantData, faults['swaps the bytes of constant data'] ?? right],
  [fixSpecializations, faults['loses specializations'] ?? right],
  [inlineCalls, wrongCalls],
]

const probeOf = (tool: Consumer, transformation: Transformation) =>
  twinProbe(tool, transformation as Twinned, { at: 0, of: 1 })

describe.each(kinds)('twins of $name', (transformation, fault) => {
  it('are valid and leave the same bytes', () => {
    let twins = 0
    for (const { words } of asked) {
      const request = drawnRequest(words)
      const numbers = new Map(
        [...(request.specialization ?? [])].map(([id, value]) => [id, value as bigint]),
      )
      const twin = transformation.twin?.(words, numbers)
      if (twin === undefined) continue
      twins++
      expect(validate(twin, newestEnvironment)).toMatchObject({ kind: 'valid' })
      const before = definedRun(words, request)
      if (before?.kind !== 'finished') throw new Error('a program has no defined result')
      expect(wrongResult(before, twin, request)).toBeUndefined()
    }
    expect(twins).toBeGreaterThan(4)
  })

  it.each([
    ['device', plantedDevice],
    ['optimiser', wrongOptimiser],
  ])(
    'find nothing in a right %s, and a fault in one that is wrong about one form',
    async (_, made) => {
      const fine = await probeOf(made(right), transformation).observe(asked)
      expect(fine.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(4)
      expect(fine.flatMap(({ disagreement }) => disagreement ?? [])).toEqual([])
      const seen = await probeOf(made(fault), transformation).observe(asked)
      const found = seen.flatMap(({ disagreement }) => disagreement ?? [])
      expect(found.length).toBeGreaterThan(0)
      for (const { outcome, said: text } of found) {
        expect(outcome).toBe('wrong-result')
        expect(text).toContain(`its twin, where ${transformation.summary}: `)
      }
    },
  )
})

describe('campaigns', () => {
  it('compare twins of every kind in each consumer', () => {
    const transformations = kinds.map(([transformation]) => transformation)
    const names = probesOf([wrongOptimiser(right)], transformations).map(({ name }) => name)
    for (const { name } of transformations)
      expect(names).toContain(`harness:planted-optimiser=${name}`)
  })

  it('compare no results with what a reducer leaves', () => {
    const transformations = kinds.map(([transformation]) => transformation)
    const reducer = { ...wrongOptimiser(right), changesResults: true } as const
    const names = probesOf([reducer], transformations).map(({ name }) => name)
    expect(names).toEqual([reducer.name])
    const rows = Object.entries(consumerRows).filter(([, row]) => row.changesResults)
    expect(rows.map(([name]) => name)).toEqual(['spirv-reduce'])
    for (const [, row] of rows) expect(consumerAdapter(row, []).changesResults).toBe(true)
  })
})
