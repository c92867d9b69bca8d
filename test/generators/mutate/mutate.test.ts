import { describe, expect, it } from 'vitest'
import {
  addCapability,
  addExtension,
  insertDeclaration,
  insertInstructions,
  ordinalsOf,
} from '../../../generators/mutate/changes.ts'
import { instructionOf } from '../../../generators/words/instruction-of.ts'
import { wordsOfString } from '../../../generators/words/strings.ts'
import { moduleOf } from '../../support/module-of.ts'

const module = moduleOf(`OpCapability Shader
OpCapability Int64
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
%1 = OpTypeInt 32 0
%2 = OpConstant %1 1
%3 = OpTypeVoid
%4 = OpTypeFunction %3
%5 = OpFunction %3 None %4
%6 = OpLabel
%7 = OpIAdd %1 %2 %2
OpReturn
OpFunctionEnd`)

describe('instructions of a module', () => {
  it('can be found by one of several names', () => {
    expect(ordinalsOf(module, 'OpCapability', 'OpExtension')).toEqual([0, 1, 2])
    expect(ordinalsOf(module, 'OpIAdd')).toHaveLength(1)
  })
})

describe('a change of a module', () => {
  const before = JSON.stringify(module)

  it('does not write to the module that is given', () => {
    const nop = instructionOf('OpNop')
    expect(insertInstructions(module, 1, nop, nop).instructions.slice(0, 4)).toEqual([
      module.instructions[0],
      nop,
      nop,
      module.instructions[1],
    ])
    expect(JSON.stringify(module)).toBe(before)
  })

  it('puts declarations at the end of their section', () => {
    const indexOf = (name: string, ...words: readonly number[]) => {
      const added = instructionOf(name, ...words)
      return insertDeclaration(module, added).instructions.indexOf(added)
    }
    expect(indexOf('OpCapability', 39)).toBe(2)
    expect(indexOf('OpExtInstImport', 50, ...wordsOfString('GLSL.std.450'))).toBe(3)
    expect(indexOf('OpName', 1, ...wordsOfString('word'))).toBe(4)
    expect(indexOf('OpTypeBool', 50)).toBe(8)
    expect(indexOf('OpVariable', 51, 50, 6)).toBe(8)
  })

  it('declares capabilities and extensions only once', () => {
    expect(addCapability(module, 'Shader')).toBe(module)
    expect(ordinalsOf(addCapability(module, 'Int8'), 'OpCapability')).toHaveLength(3)
    expect(addExtension(module, 'SPV_KHR_untyped_pointers')).toBe(module)
    expect(ordinalsOf(addExtension(module, 'SPV_X'), 'OpExtension')).toHaveLength(2)
  })
})
