import { describe, expect, test } from 'vitest'
import type { Instruction, Module } from '#generators/module'
import { graft } from '#generators/mutate/graft'
import { mutatorOf } from '#generators/mutate/mutator-of'
import { frozen, lost } from '../../support/makers.ts'

function module(...instructions: readonly Instruction[]): Module {
  return { version: 0x0001_0600, generator: 0, bound: 9, schema: 0, instructions }
}

const shader = { opcode: 17, words: [1] }
const integer = { opcode: 21, words: [1, 32, 0] }
const nothing = { opcode: 19, words: [2] }
const signature = { opcode: 33, words: [3, 2] }
const begin = { opcode: 54, words: [2, 4, 0, 3] }
const whole = module(shader, integer, nothing, signature, begin)

describe('the mutator contract', () => {
  test('notices a write to a frozen module', () => {
    const words = frozen(module(shader)).instructions[0]?.words as number[]
    expect(() => words.push(1)).toThrow(TypeError)
  })

  test('counts every instruction that was changed or removed, and none that was added', () => {
    expect(lost(whole, whole)).toBe(0)
    expect(lost(whole, module(integer, shader, integer, nothing, signature, begin))).toBe(0)
    expect(lost(whole, module(shader, nothing, signature, begin))).toBe(1)
    expect(lost(whole, module(shader, { ...integer, words: [1, 64, 0] }, nothing))).toBe(3)
    expect(lost(whole, module(integer, shader, nothing, signature, begin))).toBe(1)
  })
})

describe('mutatorOf', () => {
  const mutator = mutatorOf({
    name: 'no-types',
    rule: 'a-rule',
    summary: 'a type is gone',
    ordinals: (all) =>
      all.instructions.flatMap(({ opcode }, index) => (opcode === 21 ? [index] : [])),
    ways: {
      gone: (all, index) => ({ ...all, instructions: all.instructions.toSpliced(index, 1) }),
      never: () => undefined,
    },
  })

  test('a mutator has sites only for ways that change the module', () => {
    expect(mutator.sites(whole)).toEqual([{ at: 1, variant: 'gone' }])
    expect(mutator.variants).toEqual(['gone', 'never'])
  })

  test('a mutator returns the module itself for a way that does not apply', () => {
    expect(mutator.apply(whole, { at: 1, variant: 'never' })).toBe(whole)
    expect(mutator.apply(whole, { at: 1, variant: 'unheard-of' })).toBe(whole)
    expect(lost(whole, mutator.apply(whole, { at: 1, variant: 'gone' }))).toBe(1)
  })
})

describe('graft', () => {
  test('uses a type that is declared already, and declares one that is not', () => {
    const added = graft(whole, 4)
    expect(added.type('OpTypeInt', 32, 0)).toBe(1)
    expect(added.type('OpTypeInt', 64, 0)).toBe(9)
    expect(added.type('OpTypeInt', 64, 0)).toBe(9)
    const { module: wider, shift } = added.done()
    expect(shift).toBe(1)
    expect(wider.bound).toBe(10)
    expect(wider.instructions[4]).toEqual({ opcode: 21, words: [9, 64, 0] })
    expect(wider.instructions[5]).toBe(begin)
  })

  test('gives no id for a type that is only declared later, since it must not be declared twice', () => {
    expect(graft(whole, 1).type('OpTypeInt', 32, 0)).toBeUndefined()
    expect(graft(whole, 1).add('OpTypeStruct')).toBe(9)
  })

  test('inserts declarations before the functions', () => {
    const added = graft(whole, 99)
    const zero = added.add('OpConstantNull', 1)
    expect(added.done().module.instructions[4]).toEqual({ opcode: 46, words: [1, zero] })
  })

  test('copies a type word by word under a new id', () => {
    const added = graft(whole, 4)
    expect(added.copy({ opcode: 30, words: [1, 2, 3] })).toBe(9)
    expect(added.done().module.instructions[4]).toEqual({ opcode: 30, words: [9, 2, 3] })
  })
})
