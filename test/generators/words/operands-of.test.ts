import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownOf } from '#generators/words/known'
import { createBuilder } from '../../../generators/builder/create-builder.ts'
import { instruction } from '../../../generators/builder/instruction.ts'
import type { Instruction } from '../../../generators/module.ts'
import { operandsOf } from '../../../generators/words/operands-of.ts'
import { naturalBound } from '../../support/natural-bound.ts'
import { given, sampleInstructions } from '../assembly/grammar-sample.ts'

const b = createBuilder()
const long = b.type('OpTypeInt', 64, 1)
const value = b.constant(long, -1)
const glsl = b.instructionSet('GLSL.std.450')
const debug = b.instructionSet('OpenCL.DebugInfo.100')
const module = b.module()
const known = knownOf(module)

/** Kind, first word and length of each operand. */
function shape(some: Instruction): readonly string[] {
  return operandsOf(some, known).map(({ kind, word, length }) => `${kind} ${word}+${length}`)
}

describe('operandsOf', () => {
  it('finds a place for every word of every instruction', () => {
    const all = sampleInstructions(1000)
    expect(all).not.toHaveLength(0)
    const words = createBuilder()
    words.define(given.uint, 'OpTypeInt', 32, 0)
    words.define(given.value, 'OpUndef', given.uint)
    const given32 = knownOf(words.module())
    for (const some of all) {
      let next = 0
      for (const { word, length } of operandsOf(some, given32)) {
        expect(word).toBe(next)
        next += length
      }
      expect(next).toBe(some.words.length)
    }
  })

  it('is total, and never goes beyond the words', () => {
    const word = fc.oneof(fc.nat({ max: 40 }), fc.integer({ min: 0, max: 0xffff_ffff }))
    const some = fc.record({
      opcode: fc.oneof(fc.nat({ max: 400 }), fc.nat({ max: 0xffff })),
      words: fc.array(word, { maxLength: 8 }),
    })
    fc.assert(
      fc.property(some, (each) => {
        const last = operandsOf(each, known).at(-1)
        expect((last?.word ?? 0) + (last?.length ?? 0)).toBeLessThanOrEqual(each.words.length)
      }),
    )
  })

  it.each<[string, Instruction, readonly string[]]>([
    [
      'numbers as wide as their type',
      instruction('OpConstant', long, 9, 5n),
      ['IdResultType 0+1', 'IdResult 1+1', 'LiteralContextDependentNumber 2+2'],
    ],
    [
      'switch targets as wide as the selector',
      instruction('OpSwitch', value, 8, { words: [1, 2] }, 9),
      ['IdRef 0+1', 'IdRef 1+1', 'LiteralInteger 2+2', 'IdRef 4+1'],
    ],
    [
      'parameters of a mask',
      instruction('OpStore', 7, 8, 'Aligned|MakePointerAvailable', 4, 9),
      ['IdRef 0+1', 'IdRef 1+1', 'MemoryAccess 2+1', 'LiteralInteger 3+1', 'IdScope 4+1'],
    ],
    [
      'operands of a set',
      { opcode: 12, words: [1, 9, debug, 19, 5, 6, 7, 8, 1, 2] },
      [
        'IdResultType 0+1',
        'IdResult 1+1',
        'IdRef 2+1',
        'LiteralExtInstInteger 3+1',
        'IdRef 4+1',
        'IdRef 5+1',
        'IdRef 6+1',
        'LiteralInteger 7+1',
        'LiteralInteger 8+1',
        'IdRef 9+1',
      ],
    ],
    [
      'operands of an operation',
      instruction('OpSpecConstantOp', 1, 9, 'CompositeExtract', 5, 1),
      [
        'IdResultType 0+1',
        'IdResult 1+1',
        'LiteralSpecConstantOpInteger 2+1',
        'IdRef 3+1',
        'LiteralInteger 4+1',
      ],
    ],
    ['as much as there is', { opcode: 61, words: [1, 2] }, ['IdResultType 0+1', 'IdResult 1+1']],
    ['nothing of a string without an end', { opcode: 4, words: [0x6161_6161] }, []],
    ['nothing of an unknown opcode', { opcode: 0xfffe, words: [1] }, []],
  ])('gives %s', (_, some, places) => {
    expect(shape(some)).toEqual(places)
  })

  it('tells whose parameter it is, and which enumeration', () => {
    const places = operandsOf(instruction('OpDecorate', 7, 'BuiltIn', 'Position'), known)
    expect(places[1]).toMatchObject({ kind: 'Decoration', enumeration: { kind: 'Decoration' } })
    expect(places[2]).toMatchObject({ kind: 'BuiltIn', parameterOf: 'BuiltIn' })
  })
})

describe('naturalBound', () => {
  it('is one more than the largest id', () => {
    expect(naturalBound(module)).toBe(module.bound)
    const used = {
      ...module,
      instructions: [...module.instructions, instruction('OpName', 77, 'a')],
    }
    expect(naturalBound(used)).toBe(78)
    const literal = [
      ...module.instructions,
      instruction('OpExecutionMode', glsl, 'LocalSize', 99, 1, 1),
    ]
    expect(naturalBound({ ...module, instructions: literal })).toBe(module.bound)
  })

  it('is 1 without ids', () => {
    expect(naturalBound({ ...module, instructions: [] })).toBe(1)
  })
})
