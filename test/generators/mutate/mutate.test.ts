import { describe, expect, it } from 'vitest'
import { createBuilder } from '../../../generators/builder/create-builder.ts'
import { instruction } from '../../../generators/builder/instruction.ts'
import {
  addCapability,
  addExtension,
  insertDeclaration,
  insertInstructions,
  ordinalsOf,
  withVersion,
} from '../../../generators/mutate/changes.ts'

function sample() {
  const b = createBuilder()
  b.capability('Shader')
  b.capability('Int64')
  b.extension('SPV_KHR_untyped_pointers')
  b.add('OpMemoryModel', 'Logical', 'GLSL450')
  const word = b.type('OpTypeInt', 32, 0)
  const one = b.constant(word, 1)
  const nothing = b.type('OpTypeVoid')
  b.add('OpFunction', nothing, 'None', b.type('OpTypeFunction', nothing))
  b.add('OpLabel')
  b.add('OpIAdd', word, one, one)
  b.add('OpReturn')
  b.add('OpFunctionEnd')
  return { module: b.module(), word }
}

describe('looking', () => {
  const { module } = sample()

  it('finds instructions', () => {
    expect(ordinalsOf(module, 'OpCapability', 'OpExtension')).toEqual([0, 1, 2])
    expect(ordinalsOf(module, 'OpIAdd')).toHaveLength(1)
  })
})

describe('changing', () => {
  const { module, word } = sample()
  const before = JSON.stringify(module)

  it('leaves the module it was given alone', () => {
    expect(withVersion(module, 0x10300).version).toBe(0x10300)
    const nop = instruction('OpNop')
    expect(insertInstructions(module, 1, nop, nop).instructions.slice(0, 4)).toEqual([
      module.instructions[0],
      nop,
      nop,
      module.instructions[1],
    ])
    expect(JSON.stringify(module)).toBe(before)
  })

  it('puts declarations at the end of their section', () => {
    const at = (added: ReturnType<typeof instruction>) =>
      insertDeclaration(module, added).instructions.indexOf(added)
    expect(at(instruction('OpCapability', 'Int8'))).toBe(2)
    expect(at(instruction('OpExtInstImport', 50, 'GLSL.std.450'))).toBe(3)
    expect(at(instruction('OpName', word, 'word'))).toBe(4)
    expect(at(instruction('OpTypeBool', 50))).toBe(8)
    expect(at(instruction('OpVariable', 51, 50, 'Private'))).toBe(8)
  })

  it('declares capabilities and extensions once', () => {
    expect(addCapability(module, 'Shader')).toBe(module)
    expect(ordinalsOf(addCapability(module, 'Int8'), 'OpCapability')).toHaveLength(3)
    expect(addExtension(module, 'SPV_KHR_untyped_pointers')).toBe(module)
    expect(ordinalsOf(addExtension(module, 'SPV_X'), 'OpExtension')).toHaveLength(2)
  })
})
