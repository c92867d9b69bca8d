import { describe, expect, it } from 'vitest'
import { parse } from '#reference/decode/parse'
import { ModuleIndex } from '#reference/index/module-index'
import { opcodeOf } from '#spec/grammar/opcodes'
import { encode } from '../../support/encode.ts'
import { newest } from '../newest.ts'

const [opTypeVoid, opTypeInt, opTypeFloat] = ['OpTypeVoid', 'OpTypeInt', 'OpTypeFloat'].map(
  opcodeOf,
) as [number, number, number]

const integer = { opcode: opTypeInt, words: [2, 32, 0] }
const float = { opcode: opTypeFloat, words: [3, 32] }
const nothing = { opcode: opTypeVoid, words: [1] }

function moduleOf(...instructions: Parameters<typeof encode>[0]): ModuleIndex {
  return new ModuleIndex(parse(encode(instructions)), newest)
}

function ordinals(module: ModuleIndex, name: string): readonly number[] {
  return module.all(name).map(({ index }) => index)
}

describe('instructions by opcode', () => {
  it('are those of the module in question, whichever was read before', () => {
    const index = moduleOf(integer, nothing, integer, integer)
    const other = moduleOf(float, integer)
    for (let round = 0; round < 2; round++) {
      expect(ordinals(index, 'OpTypeInt')).toEqual([0, 2, 3])
      expect(ordinals(other, 'OpTypeInt')).toEqual([1])
      expect([index.has(opTypeFloat), other.has(opTypeFloat)]).toEqual([false, true])
      expect([index.has(opTypeVoid), other.has(opTypeVoid)]).toEqual([true, false])
      expect(ordinals(index, 'OpTypeFloat')).toEqual([])
      expect(ordinals(other, 'OpTypeFloat')).toEqual([0])
    }
  })

  it('are found under their aliases, and under no other name', () => {
    const module = moduleOf(nothing)
    expect(ordinals(module, 'OpTypeVoid')).toEqual([0])
    expect(ordinals(module, 'OpTypeNothing')).toEqual([])
    expect(module.all('OpTypeAccelerationStructureNV')).toBe(
      module.all('OpTypeAccelerationStructureKHR'),
    )
  })
})

describe('strings of a module', () => {
  it('are distinguished even if their hashes are the same', () => {
    const opString = opcodeOf('OpString')
    // 31 times the first word and the second one together give the same.
    const strings = [
      [0x6161_6161, 0x0064_6362],
      [0x6161_6162, 0x0064_6343],
      [0x6161_6161, 0x0064_6362],
    ]
    const module = moduleOf(
      ...strings.map((words, index) => ({ opcode: opString, words: [4 + index, ...words] })),
    )
    expect(module.all('OpString').map(({ word }) => module.string(word + 2))).toEqual([
      'aaaabcd',
      'baaaCcd',
      'aaaabcd',
    ])
  })
})
