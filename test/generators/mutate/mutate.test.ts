import { describe, expect, it } from 'vitest'
import { createBuilder } from '../../../generators/builder/create-builder.ts'
import { instruction } from '../../../generators/builder/instruction.ts'
import { addCapability } from '../../../generators/mutate/add-capability.ts'
import { addExtension } from '../../../generators/mutate/add-extension.ts'
import { definitionOf } from '../../../generators/mutate/definition-of.ts'
import { freshId } from '../../../generators/mutate/fresh-id.ts'
import { insertDeclaration } from '../../../generators/mutate/insert-declaration.ts'
import { insertInstructions } from '../../../generators/mutate/insert-instructions.ts'
import { ordinalsOf } from '../../../generators/mutate/ordinals-of.ts'
import { removeCapability } from '../../../generators/mutate/remove-capability.ts'
import { removeExtension } from '../../../generators/mutate/remove-extension.ts'
import { removeInstruction } from '../../../generators/mutate/remove-instruction.ts'
import { replaceWord } from '../../../generators/mutate/replace-word.ts'
import { typeOf } from '../../../generators/mutate/type-of.ts'
import { usesOf } from '../../../generators/mutate/uses-of.ts'
import { withVersion } from '../../../generators/mutate/with-version.ts'

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
  const sum = b.add('OpIAdd', word, one, one)
  b.add('OpReturn')
  b.add('OpFunctionEnd')
  return { module: b.module(), word, one, sum }
}

describe('looking', () => {
  const { module, word, one, sum } = sample()

  it('finds definitions and types', () => {
    expect(definitionOf(module, word)).toBe(4)
    expect(definitionOf(module, 99)).toBeUndefined()
    expect(definitionOf(module, 0)).toBeUndefined()
    expect(typeOf(module, sum)).toBe(word)
    expect(typeOf(module, word)).toBeUndefined()
  })

  it('finds instructions and uses', () => {
    expect(ordinalsOf(module, 'OpCapability', 'OpExtension')).toEqual([0, 1, 2])
    const [add] = ordinalsOf(module, 'OpIAdd')
    expect(usesOf(module, one)).toEqual([
      { at: add, word: 2 },
      { at: add, word: 3 },
    ])
  })
})

describe('changing', () => {
  const { module, word } = sample()
  const before = JSON.stringify(module)

  it('leaves the module it was given alone', () => {
    const { id, module: wider } = freshId(module)
    expect(id).toBe(module.bound)
    expect(wider.bound).toBe(module.bound + 1)
    expect(withVersion(module, 0x10300).version).toBe(0x10300)
    expect(replaceWord(module, 4, 1, 16).instructions[4]?.words).toEqual([word, 16, 0])
    expect(removeInstruction(module, 0).instructions).toEqual(module.instructions.slice(1))
    const nop = instruction('OpNop')
    expect(insertInstructions(module, 1, nop, nop).instructions.slice(0, 4)).toEqual([
      module.instructions[0],
      nop,
      nop,
      module.instructions[1],
    ])
    expect(JSON.stringify(module)).toBe(before)
  })

  it('ignores words and instructions that are not there', () => {
    expect(replaceWord(module, 4, 9, 1)).toBe(module)
    expect(replaceWord(module, 99, 0, 1)).toBe(module)
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

  it('declares capabilities and extensions once and removes them', () => {
    expect(addCapability(module, 'Shader')).toBe(module)
    expect(removeCapability(addCapability(module, 'Int8'), 'Int8')).toEqual(module)
    expect(ordinalsOf(removeCapability(module, 'Shader'), 'OpCapability')).toEqual([0])
    expect(addExtension(module, 'SPV_KHR_untyped_pointers')).toBe(module)
    expect(removeExtension(addExtension(module, 'SPV_X'), 'SPV_X')).toEqual(module)
    expect(ordinalsOf(removeExtension(module, 'SPV_KHR_untyped_pointers'), 'OpExtension')).toEqual(
      [],
    )
  })
})
