import { describe, expect, it } from 'vitest'
import { parse } from '#reference/decode/parse'
import { ModuleIndex } from '#reference/index/module-index'
import type { Instruction } from '#reference/module'
import { encode } from '../../support/encode.ts'
import { newest } from '../newest.ts'

const [typeVoid, typeFunction, typeInt, constant, func, label, add, ret, end] = [
  19, 33, 21, 43, 54, 248, 128, 253, 56,
] as const

const words = encode([
  { opcode: typeVoid, words: [1] },
  { opcode: typeFunction, words: [2, 1] },
  { opcode: typeInt, words: [3, 32, 0] },
  { opcode: constant, words: [3, 4, 7] },
  ...[10, 20, 30].flatMap((id) => [
    { opcode: func, words: [1, id, 0, 2] },
    { opcode: label, words: [id + 1] },
    { opcode: add, words: [3, id + 2, 4, 4] },
    { opcode: ret, words: [] },
    { opcode: end, words: [] },
  ]),
])

/** The module as one too large to keep anything but types, and one place for all other views. */
function crowded(): ModuleIndex {
  return new ModuleIndex(parse(words), newest, 0, { all: 0, beforeBodies: 0, places: 1 })
}

function usual(): ModuleIndex {
  return new ModuleIndex(parse(words), newest)
}

function shown({ name, index, word, wordCount, resultType, result, operands }: Instruction) {
  return { name, index, word, wordCount, resultType, result, operands }
}

function view(module: ModuleIndex, index: number): Instruction {
  const instruction = module.instructions.at(index)
  if (instruction === undefined) throw new Error(`there is no instruction ${index}`)
  return instruction
}

describe('views of instructions', () => {
  it('have the same contents however few of them are cached', () => {
    const [few, all] = [crowded(), usual()]
    expect(few.instructions.length).toBe(19)
    expect(few.instructions.map(shown)).toEqual(all.instructions.map(shown))
    expect([...few.instructions].map(({ index }) => index)).toEqual(
      few.instructions.map(({ index }) => index),
    )
    expect(few.all('OpIAdd').map(shown)).toEqual(all.all('OpIAdd').map(shown))
    expect(few.uses(4).map(({ index }) => index)).toEqual([6, 11, 16])
    expect(few.functions.map(({ blocks }) => blocks.map((block) => block.label.result))).toEqual([
      [11],
      [21],
      [31],
    ])
    for (let index = 0; index < 19; index++) {
      expect(few.functionOf({ index })?.definition.result).toBe(
        all.functionOf({ index })?.definition.result,
      )
      expect(few.blockOf({ index })?.label.index).toBe(all.blockOf({ index })?.label.index)
    }
  })

  it('are cached for each type, and for other instructions if there is room', () => {
    const [few, all] = [crowded(), usual()]
    for (const module of [few, all]) {
      const type = module.definition(3)
      view(module, 7)
      expect(module.definition(3)).toBe(type)
    }
    const [made, kept] = [few.definition(4), all.definition(4)]
    view(few, 7)
    expect(few.definition(4)).not.toBe(made)
    expect(few.definition(4)?.index).toBe(made?.index)
    expect(all.definition(4)).toBe(kept)
  })

  it('are read like the elements of an array', () => {
    for (const { instructions } of [crowded(), usual()]) {
      expect(instructions.at(-1)?.name).toBe('OpFunctionEnd')
      expect(instructions.at(19)).toBeUndefined()
      expect(instructions.at(-20)).toBeUndefined()
      expect(instructions.find(({ name }) => name === 'OpLabel')?.index).toBe(5)
      expect(instructions.find(({ name }) => name === 'OpNop')).toBeUndefined()
    }
  })
})
