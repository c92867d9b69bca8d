import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { environmentByName } from '#spec/environments'
import { instructionByName } from '#spec/grammar/grammar'
import { type Encoded, encode, stringWords } from '../../support/encode.ts'

function op(name: string, ...words: number[]): Encoded {
  return { opcode: instructionByName(name)?.opcode ?? 0, words }
}

function module(...instructions: Encoded[]): Module {
  return decode(encode(instructions)).module
}

function words(instructions: readonly { readonly word: number }[]): number[] {
  return instructions.map(({ word }) => word)
}

describe('instructions of a module', () => {
  const main = module(
    op('OpCapability', 1),
    op('OpTypeInt', 1, 32, 0),
    op('OpConstant', 1, 2, 7),
    op('OpIAdd', 1, 3, 2, 2),
    op('OpIAdd', 1, 4, 3, 2),
    { opcode: 9999, words: [1] },
  )

  it('have names, positions, result types and results', () => {
    expect(
      main.instructions.map(({ name, index, word, wordCount, resultType, result }) => [
        name,
        index,
        word,
        wordCount,
        resultType,
        result,
      ]),
    ).toEqual([
      ['OpCapability', 0, 5, 2, 0, 0],
      ['OpTypeInt', 1, 7, 4, 0, 1],
      ['OpConstant', 2, 11, 4, 1, 2],
      ['OpIAdd', 3, 15, 5, 1, 3],
      ['OpIAdd', 4, 20, 5, 1, 4],
      ['Op9999', 5, 25, 2, 0, 0],
    ])
  })

  it('are the same objects from every accessor', () => {
    const [, type, constant, sum] = main.instructions
    expect(main.definition(1)).toBe(type)
    expect(main.typeOf(2)).toBe(type)
    expect(main.all('OpConstant')[0]).toBe(constant)
    expect(main.uses(2)[0]).toBe(sum)
    expect(main.instructions).toBe(main.instructions)
    expect(sum?.operands).toBe(sum?.operands)
  })

  it('are found by name and by alias, in order', () => {
    expect(words(main.all('OpIAdd'))).toEqual([15, 20])
    expect(words(main.all('Op9999'))).toEqual([25])
    expect(main.all('OpStore')).toEqual([])
    expect(main.all('OpNothing')).toEqual([])
    const named = module(op('OpDecorateString', 1, 5635, ...stringWords('x')))
    expect(named.all('OpDecorateStringGOOGLE')).toEqual(named.all('OpDecorateString'))
    expect(named.all('OpDecorateStringGOOGLE').length).toBe(1)
  })

  it('are listed once as users of an id, in order, for an operand or a result type', () => {
    expect(words(main.uses(2))).toEqual([15, 20])
    expect(words(main.uses(1))).toEqual([11, 15, 20])
    expect(main.uses(4)).toEqual([])
    expect(main.uses(0xffff_ffff)).toEqual([])
  })

  it('are not users of a literal that equals an id', () => {
    const indexed = module(
      op('OpTypeInt', 1, 32, 0),
      op('OpConstant', 1, 2, 1),
      op('OpName', 2, 0x31),
    )
    expect(words(indexed.uses(1))).toEqual([9])
    expect(words(indexed.uses(32))).toEqual([])
  })

  it('define an id only in the first of several definitions, and never id 0', () => {
    const twice = module(op('OpTypeVoid', 1), op('OpTypeBool', 1), op('OpTypeVoid', 0))
    expect(twice.definition(1)?.name).toBe('OpTypeVoid')
    expect(twice.definition(0)).toBeUndefined()
    expect(twice.typeOf(1)).toBeUndefined()
  })
})

describe('operands of an instruction', () => {
  it('have kinds, places and first words, with parameters after their enumerants', () => {
    const { instructions } = module(
      op('OpTypeInt', 1, 64, 0),
      op('OpConstant', 1, 2, 5, 6),
      op('OpSwitch', 2, 10, 7, 8, 11),
      op('OpLoad', 1, 3, 4, 3, 16),
      op('OpEntryPoint', 5, 6, ...stringWords('main'), 7, 8),
      op('OpPhi', 1, 9, 20, 21),
    )
    expect(
      instructions.map(({ operands }) =>
        operands.map(({ kind, word, wordCount, value }) => [kind, word, wordCount, value]),
      ),
    ).toEqual([
      [
        ['LiteralInteger', 7, 1, 64],
        ['LiteralInteger', 8, 1, 0],
      ],
      [['LiteralContextDependentNumber', 12, 2, 5]],
      [
        ['IdRef', 15, 1, 2],
        ['IdRef', 16, 1, 10],
        ['LiteralInteger', 17, 2, 7],
        ['IdRef', 19, 1, 11],
      ],
      [
        ['IdRef', 23, 1, 4],
        ['MemoryAccess', 24, 1, 3],
        ['LiteralInteger', 25, 1, 16],
      ],
      [
        ['ExecutionModel', 27, 1, 5],
        ['IdRef', 28, 1, 6],
        ['LiteralString', 29, 2, 0x6e69_616d],
        ['IdRef', 31, 1, 7],
        ['IdRef', 32, 1, 8],
      ],
      [
        ['IdRef', 36, 1, 20],
        ['IdRef', 37, 1, 21],
      ],
    ])
  })

  it('include those of the extended and the embedded instruction', () => {
    const { instructions } = module(
      op('OpExtInstImport', 1, ...stringWords('OpenCL.DebugInfo.100')),
      op('OpExtInst', 2, 3, 1, 3, 4, 7, 5),
      op('OpSpecConstantOp', 2, 5, 81, 6, 0),
    )
    const kinds = instructions.map(({ operands }) => operands.map(({ kind }) => kind))
    expect(kinds.slice(1)).toEqual([
      ['IdRef', 'LiteralExtInstInteger', 'IdRef', 'StorageClass', 'DebugInfoFlags'],
      ['LiteralSpecConstantOpInteger', 'IdRef', 'LiteralInteger'],
    ])
  })

  it('are read as far as a broken encoding allows', () => {
    const { instructions } = module(
      op('OpStore', 1),
      op('OpCapability', 9999),
      { opcode: 9999, words: [1, 2] },
      op('OpName', 1, 0x6161_6161),
    )
    expect(instructions.map(({ operands }) => operands.length)).toEqual([1, 0, 0, 2])
  })
})

describe('a module', () => {
  it('has its environment and its header', () => {
    const environment = environmentByName('vulkan1.1')
    const input = encode([], { version: 0x0001_0300, bound: 77 })
    const main = environment && decode(input, environment).module
    expect(main?.environment).toBe(environment)
    expect(main?.version).toBe(0x0001_0300)
    expect(main?.bound).toBe(77)
    expect(decode(new Uint8Array(0)).module).toMatchObject({
      version: 0,
      bound: 0,
      instructions: { length: 0 },
    })
  })

  it('has the capabilities that are declared and all that they imply', () => {
    const main = module(op('OpCapability', 2), op('OpCapability', 9999), op('OpCapability', 11))
    expect([...main.capabilities].sort()).toEqual(['Geometry', 'Int64', 'Matrix', 'Shader'])
    expect(module().capabilities.size).toBe(0)
  })

  it('has the names of extensions and imports', () => {
    const main = module(
      op('OpExtension', ...stringWords('SPV_KHR_untyped_pointers')),
      op('OpExtension', ...stringWords('Ünknown')),
      op('OpExtInstImport', 1, ...stringWords('GLSL.std.450')),
      op('OpTypeVoid', 2),
    )
    expect([...main.extensions]).toEqual(['SPV_KHR_untyped_pointers', 'Ünknown'])
    expect(main.importName(1)).toBe('GLSL.std.450')
    expect(main.importName(2)).toBeUndefined()
    expect(main.importName(3)).toBeUndefined()
  })

  it('reads a string up to its end, and never beyond its instruction', () => {
    const main = module(op('OpName', 1, 0x6161_6161), op('OpName', 1, ...stringWords('b')))
    expect(main.string(7)).toBe('aaaa')
    expect(main.string(10)).toBe('b')
    expect(main.string(99)).toBe('')
  })

  it('has the values of integer constants', () => {
    const main = module(
      op('OpTypeInt', 1, 32, 0),
      op('OpTypeInt', 2, 16, 1),
      op('OpTypeInt', 3, 64, 1),
      op('OpTypeFloat', 4, 32),
      op('OpConstant', 1, 10, 0xffff_ffff),
      op('OpConstant', 2, 11, 0xffff_fffe),
      op('OpSpecConstant', 3, 12, 0xffff_fffd, 0xffff_ffff),
      op('OpConstant', 3, 13, 1, 2),
      op('OpConstantNull', 2, 14),
      op('OpConstant', 4, 15, 1),
      op('OpConstantNull', 4, 16),
      op('OpSpecConstantOp', 1, 17, 128, 10, 10),
    )
    const values = [10, 11, 12, 13, 14, 15, 16, 17, 18, 1].map((id) => main.integerValue(id))
    const none = undefined
    expect(values).toEqual([
      0xffff_ffffn,
      -2n,
      -3n,
      0x2_0000_0001n,
      0n,
      none,
      none,
      none,
      none,
      none,
    ])
  })
})

describe('decorations of an id', () => {
  const block = 2
  const offset = 35
  const restrict = 19
  const aliased = 20
  const main = module(
    op('OpDecorate', 1, block),
    op('OpMemberDecorate', 1, 0, offset, 16),
    op('OpMemberDecorate', 1, 1, offset, 32),
    op('OpDecorate', 9, restrict),
    op('OpDecorate', 9, 30, 5),
    op('OpDecorationGroup', 9),
    op('OpGroupDecorate', 9, 1, 2),
    op('OpGroupMemberDecorate', 9, 1, 3, 4, 0),
    op('OpDecorateId', 2, aliased),
    op('OpMemberDecorateString', 4, 7, 5635, ...stringWords('semantic')),
  )

  it('are those of the id itself and of its groups', () => {
    expect(main.decorations(1).map(({ decoration, member }) => [decoration, member])).toEqual([
      [block, -1],
      [restrict, -1],
      [30, -1],
    ])
    expect(main.decorations(2).map(({ decoration }) => decoration)).toEqual([aliased, restrict, 30])
    expect(main.decorations(9).map(({ decoration }) => decoration)).toEqual([restrict, 30])
    expect(main.decorations(3)).toEqual([])
  })

  it('are found for members, including those of groups', () => {
    expect(main.memberDecorations(1).map(({ decoration, member }) => [member, decoration])).toEqual(
      [
        [0, offset],
        [1, offset],
        [3, restrict],
        [3, 30],
      ],
    )
    expect(main.memberDecorations(4).map(({ member }) => member)).toEqual([7, 0, 0])
    expect(main.memberDecorations(2)).toEqual([])
  })

  it('have their operands and the instruction that declares them', () => {
    const [, , location] = main.decorations(1)
    expect(location?.operands.map(({ value }) => value)).toEqual([5])
    expect(location?.instruction.word).toBe(main.instructions.at(4)?.word)
    expect(main.memberDecorations(1)[1]?.operands.map(({ value }) => value)).toEqual([32])
  })

  it('are found by name', () => {
    expect(main.isDecorated(1, 'Block')).toBe(true)
    expect(main.isDecorated(2, 'Block')).toBe(false)
    expect(main.isDecorated(2, 'Restrict')).toBe(true)
    expect(main.isDecorated(1, 'Offset')).toBe(false)
    expect(main.isDecorated(1, 'NoSuchDecoration')).toBe(false)
  })
})

describe('functions of a module', () => {
  it('have parameters and blocks, each with its label first and its terminator last', () => {
    const main = module(
      op('OpTypeVoid', 1),
      op('OpFunction', 1, 10, 0, 2),
      op('OpFunctionParameter', 3, 11),
      op('OpLabel', 12),
      op('OpBranch', 13),
      op('OpLine', 4, 1, 1),
      op('OpLabel', 13),
      op('OpNop'),
      op('OpReturn'),
      op('OpFunctionEnd'),
      op('OpFunction', 1, 20, 0, 2),
      op('OpFunctionEnd'),
      op('OpNop'),
    )
    expect(main.functions.map(({ definition }) => definition.result)).toEqual([10, 20])
    const [first, second] = main.functions
    expect(first?.parameters.map(({ result }) => result)).toEqual([11])
    expect(
      first?.blocks.map(({ label, instructions }) => [
        label.result,
        instructions.map(({ name }) => name),
      ]),
    ).toEqual([
      [12, ['OpLabel', 'OpBranch']],
      [13, ['OpLabel', 'OpNop', 'OpReturn']],
    ])
    expect(second?.blocks).toEqual([])
    const [left, right] = [first?.blocks[0], first?.blocks[1]]
    const none = undefined
    expect(main.instructions.map((instruction) => main.functionOf(instruction))).toEqual([
      none,
      first,
      first,
      first,
      first,
      first,
      first,
      first,
      first,
      first,
      second,
      second,
      none,
    ])
    expect(main.instructions.map((instruction) => main.blockOf(instruction))).toEqual([
      none,
      none,
      none,
      left,
      left,
      none,
      right,
      right,
      right,
      none,
      none,
      none,
      none,
    ])
    expect(left?.function).toBe(first)
  })

  it('contain the instructions that exist if the layout is broken', () => {
    const main = module(
      op('OpLabel', 1),
      op('OpFunction', 1, 10, 0, 2),
      op('OpLabel', 11),
      op('OpNop'),
      op('OpLabel', 12),
      op('OpFunction', 1, 20, 0, 2),
      op('OpLabel', 21),
    )
    expect(
      main.functions.map(({ blocks }) => blocks.map(({ instructions }) => instructions.length)),
    ).toEqual([[2, 1], [1]])
  })
})

it('the users of an id are found in a large module as in a small one', () => {
  const sums = Array.from({ length: 3000 }, (_, index) =>
    op('OpIAdd', 1, 10 + index, 2, 10 + index - 1),
  )
  const large = module(
    op('OpTypeInt', 1, 32, 0),
    op('OpConstant', 1, 2, 7),
    op('OpCopyObject', 1, 9, 2),
    ...sums,
    op('OpIAdd', 1, 4, 9, 9),
  )
  expect(large.words.length).toBeGreaterThan(1 << 13)
  expect(large.uses(9).map(({ result }) => result)).toEqual([10, 4])
  expect(large.uses(2)).toHaveLength(3001)
  expect(large.uses(3009)).toEqual([])
})
