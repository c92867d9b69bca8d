import { describe, expect, it } from 'vitest'
import { instructionByName, instructionByOpcode } from '#spec/grammar/grammar'
import { createBuilder } from '../../../generators/builder/create-builder.ts'
import type { MakerErrorCode } from '../../../generators/maker-error.ts'
import type { Module } from '../../../generators/module.ts'

const names = ({ instructions }: Module) =>
  instructions.map(({ opcode }) => instructionByOpcode(opcode)?.name)

/** Words of the only instruction with that name. */
function wordsOf({ instructions }: Module, name: string): readonly number[] {
  const found = instructions.filter(({ opcode }) => opcode === instructionByName(name)?.opcode)
  expect(found).toHaveLength(1)
  return found[0]?.words ?? []
}

describe('the layout', () => {
  it('is logical in whatever order instructions come', () => {
    const b = createBuilder()
    const nothing = b.type('OpTypeVoid')
    const type = b.type('OpTypeFunction', nothing)
    const main = b.add('OpFunction', nothing, 'None', type)
    b.add('OpLabel')
    const pointer = b.type('OpTypePointer', 'Private', b.type('OpTypeFloat', 32))
    b.name(main, 'main')
    b.decorate(b.add('OpVariable', pointer, 'Private'), 'RelaxedPrecision')
    b.add('OpReturn')
    b.add('OpFunctionEnd')
    b.add('OpExecutionMode', main, 'LocalSize', 1, 1, 1)
    b.add('OpEntryPoint', 'GLCompute', main, 'main')
    b.add('OpModuleProcessed', 'x')
    b.string('file')
    b.add('OpMemoryModel', 'Logical', 'GLSL450')
    b.instructionSet('GLSL.std.450')
    b.extension('SPV_KHR_untyped_pointers')
    b.capability('Shader')
    b.add('OpFunction', nothing, 'None', type)
    b.add('OpFunctionEnd')
    expect(names(b.module())).toEqual([
      'OpCapability',
      'OpExtension',
      'OpExtInstImport',
      'OpMemoryModel',
      'OpEntryPoint',
      'OpExecutionMode',
      'OpString',
      'OpName',
      'OpModuleProcessed',
      'OpDecorate',
      'OpTypeVoid',
      'OpTypeFunction',
      'OpTypeFloat',
      'OpTypePointer',
      'OpVariable',
      'OpFunction',
      'OpFunctionEnd',
      'OpFunction',
      'OpLabel',
      'OpReturn',
      'OpFunctionEnd',
    ])
  })

  it('puts the variables of a function at the beginning of its first block', () => {
    const b = createBuilder()
    const nothing = b.type('OpTypeVoid')
    const type = b.type('OpTypeInt', 32, 0)
    b.add('OpFunction', nothing, 'None', b.type('OpTypeFunction', nothing))
    b.add('OpLabel')
    b.add('OpUndef', type)
    b.add('OpVariable', b.type('OpTypePointer', 'Function', type), 'Function')
    b.add('OpReturn')
    expect(names(b.module()).slice(-4)).toEqual(['OpLabel', 'OpVariable', 'OpUndef', 'OpReturn'])
  })

  it('is given up where asked', () => {
    const b = createBuilder()
    b.place('declaration', 'OpCapability', 'Shader')
    b.type('OpTypeVoid')
    b.raw(0xfffe, [1, 2], 'capability')
    expect(b.module().instructions.map(({ opcode }) => opcode)).toEqual([0xfffe, 17, 19])
  })

  it('can be entered again before the end of a block', () => {
    const first = createBuilder()
    const nothing = first.type('OpTypeVoid')
    first.add('OpFunction', nothing, 'None', first.type('OpTypeFunction', nothing))
    const block = first.add('OpLabel')
    first.add('OpReturn')
    first.add('OpFunctionEnd')
    const b = createBuilder({ from: first.module() })
    b.enter(block)
    b.add('OpNop')
    b.add('OpUndef', b.type('OpTypeInt', 32, 0))
    expect(names(b.module()).slice(2)).toEqual([
      'OpTypeInt',
      'OpFunction',
      'OpLabel',
      'OpNop',
      'OpUndef',
      'OpReturn',
      'OpFunctionEnd',
    ])
  })
})

describe('declarations', () => {
  it('stand once, those of the module gone on from too', () => {
    const first = createBuilder()
    const word = first.type('OpTypeInt', 32, 0)
    const b = createBuilder({ from: first.module() })
    expect(b.type('OpTypeInt', 32, 0)).toBe(word)
    expect(b.type('OpTypeVector', word, 2)).toBe(b.type('OpTypeVector', word, 2))
    expect(b.constant(word, 1)).toBe(b.constant(word, 1))
    expect(b.constant(word, 2)).not.toBe(b.constant(word, 1))
    b.capability('Shader')
    b.capability(1)
    expect(names(b.module())).toEqual([
      'OpCapability',
      'OpTypeInt',
      'OpTypeVector',
      'OpConstant',
      'OpConstant',
    ])
  })

  it('stand again when added', () => {
    const b = createBuilder()
    const word = b.type('OpTypeInt', 32, 0)
    const first = b.add('OpTypeStruct', word)
    expect(b.add('OpTypeStruct', word)).not.toBe(first)
    expect(b.type('OpTypeStruct', word)).toBe(first)
  })

  it('take no id when they stand already', () => {
    const b = createBuilder()
    b.type('OpTypeVoid')
    b.type('OpTypeVoid')
    expect(b.module().bound).toBe(2)
  })
})

describe('numbers', () => {
  it.each<[string, readonly (number | string)[], number | bigint, readonly number[]]>([
    ['OpTypeInt', [8, 1], -3, [0xffff_fffd]],
    ['OpTypeInt', [16, 0], -1, [0xffff]],
    ['OpTypeInt', [64, 1], -3, [0xffff_fffd, 0xffff_ffff]],
    ['OpTypeInt', [64, 0], 1n << 40n, [0, 256]],
    ['OpTypeFloat', [16], 1, [0x3c00]],
    ['OpTypeFloat', [16, 'BFloat16KHR'], 1, [0x3f80]],
    ['OpTypeFloat', [64], 1, [0, 0x3ff0_0000]],
    ['OpTypeFloat', [32], 0x7fc0_0001n, [0x7fc0_0001]],
  ])('%s %j takes %s', (name, args, value, words) => {
    const b = createBuilder()
    b.constant(b.type(name, ...args), value)
    b.specConstant(1, value)
    expect(wordsOf(b.module(), 'OpConstant')).toEqual([1, 2, ...words])
    expect(wordsOf(b.module(), 'OpSpecConstant')).toEqual([1, 3, ...words])
  })

  it('of OpSwitch are as wide as the selector', () => {
    const b = createBuilder()
    const selector = b.constant(b.type('OpTypeInt', 64, 1), -1)
    b.add('OpSwitch', selector, 9, -1, 10, 5n, 11)
    const [, ...rest] = wordsOf(b.module(), 'OpSwitch')
    expect(rest).toEqual([9, 0xffff_ffff, 0xffff_ffff, 10, 5, 0, 11])
  })

  it('are truth values for OpTypeBool', () => {
    const b = createBuilder()
    const type = b.type('OpTypeBool')
    b.constant(type, true)
    b.specConstant(type, false)
    expect(names(b.module())).toEqual(['OpTypeBool', 'OpConstantTrue', 'OpSpecConstantFalse'])
  })
})

describe('operands', () => {
  it('of enumerants are names or values, parameters following', () => {
    const b = createBuilder()
    b.decorate(7, 'LinkageAttributes', 'abc', 'Export')
    expect(wordsOf(b.module(), 'OpDecorate')).toEqual([7, 41, 0x0063_6261, 0])
    b.add('OpLoad', 1, 2, 'Aligned|Volatile', 16)
    expect(wordsOf(b.module(), 'OpLoad').slice(2)).toEqual([2, 3, 16])
  })

  it('of a set are found by its import', () => {
    const b = createBuilder()
    b.add('OpExtInst', 1, b.instructionSet('GLSL.std.450'), 'FAbs', 2)
    expect(wordsOf(b.module(), 'OpExtInst').slice(2)).toEqual([1, 4, 2])
  })

  it('of OpSpecConstantOp are those of the operation', () => {
    const b = createBuilder()
    b.add('OpSpecConstantOp', 1, 'IAdd', 2, 3)
    expect(wordsOf(b.module(), 'OpSpecConstantOp').slice(2)).toEqual([128, 2, 3])
  })

  it('are raw words where asked', () => {
    const b = createBuilder()
    b.add('OpTypeInt', { words: [1, 2, 3] }, 4)
    expect(wordsOf(b.module(), 'OpTypeInt')).toEqual([1, 1, 2, 3, 4])
  })

  it.each<[MakerErrorCode, string, readonly (number | string)[]]>([
    ['unknown-instruction', 'OpNothing', []],
    ['unknown-enumerant', 'OpCapability', ['Nothing']],
    ['missing-operand', 'OpTypeInt', [32]],
    ['missing-operand', 'OpLoad', []],
    ['left-over-operand', 'OpTypeVoid', [1]],
    ['wrong-argument', 'OpTypeInt', ['32', 0]],
    ['unknown-instruction', 'OpExtInst', [1, 2, 'FAbs', 3]],
    ['unknown-instruction', 'OpSpecConstantOp', [1, 'Nothing']],
  ])('that do not fit are an error: %s', (code, name, args) => {
    expect(() => createBuilder().add(name, ...args)).toThrow(
      expect.objectContaining({ name: 'MakerError', code }),
    )
  })

  it('of a scalar constant need a known type', () => {
    expect(() => createBuilder().constant(1, 1)).toThrow(
      expect.objectContaining({ code: 'unknown-type' }),
    )
  })
})
