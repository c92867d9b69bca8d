import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownOf } from '#generators/words/known'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../../../generators/module.ts'
import { instructionOf } from '../../../generators/words/instruction-of.ts'
import { operandsOf } from '../../../generators/words/operands-of.ts'
import { wordsOfString } from '../../../generators/words/strings.ts'
import { moduleOf } from '../../support/module-of.ts'
import { naturalBound } from '../../support/natural-bound.ts'
import { given, sampleInstructions } from '../assembly/grammar-sample.ts'

const [long, value, glsl, debug] = [1, 2, 3, 4] as const
const module = moduleOf(`%3 = OpExtInstImport "GLSL.std.450"
%4 = OpExtInstImport "OpenCL.DebugInfo.100"
%1 = OpTypeInt 64 1
%2 = OpConstant %1 -1`)
const known = knownOf(module)

/** Kind, first word and length of each operand. */
function shape(some: Instruction): readonly string[] {
  return operandsOf(some, known).map(({ kind, word, length }) => `${kind} ${word}+${length}`)
}

describe('operandsOf', () => {
  it('assigns every word of every instruction to an operand', () => {
    const all = sampleInstructions(1000)
    expect(all).not.toHaveLength(0)
    const given32 = knownOf(
      moduleOf(`%${given.uint} = OpTypeInt 32 0\n%${given.value} = OpUndef %${given.uint}`),
    )
    for (const some of all) {
      let next = 0
      for (const { word, length } of operandsOf(some, given32)) {
        expect(word).toBe(next)
        next += length
      }
      expect(next).toBe(some.words.length)
    }
  })

  it('accepts any words, and never reads beyond the end', () => {
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
      instructionOf('OpConstant', long, 9, 5, 0),
      ['IdResultType 0+1', 'IdResult 1+1', 'LiteralContextDependentNumber 2+2'],
    ],
    [
      'switch targets as wide as the selector',
      instructionOf('OpSwitch', value, 8, 1, 2, 9),
      ['IdRef 0+1', 'IdRef 1+1', 'LiteralInteger 2+2', 'IdRef 4+1'],
    ],
    [
      'parameters of a mask',
      instructionOf('OpStore', 7, 8, 0x2 | 0x8, 4, 9),
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
      instructionOf('OpSpecConstantOp', 1, 9, opcodeOf('OpCompositeExtract'), 5, 1),
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
  ])('recognizes %s', (_, some, places) => {
    expect(shape(some)).toEqual(places)
  })

  it('gives the operand and the enumeration that a parameter belongs to', () => {
    const places = operandsOf(instructionOf('OpDecorate', 7, 11, 0), known)
    expect(places[1]).toMatchObject({ kind: 'Decoration', enumeration: { kind: 'Decoration' } })
    expect(places[2]).toMatchObject({ kind: 'BuiltIn', parameterOf: 'BuiltIn' })
  })
})

describe('naturalBound', () => {
  it('is one more than the largest id', () => {
    expect(naturalBound(module)).toBe(module.bound)
    const used = {
      ...module,
      instructions: [...module.instructions, instructionOf('OpName', 77, ...wordsOfString('a'))],
    }
    expect(naturalBound(used)).toBe(78)
    const literal = [...module.instructions, instructionOf('OpExecutionMode', glsl, 17, 99, 1, 1)]
    expect(naturalBound({ ...module, instructions: literal })).toBe(module.bound)
  })

  it('is 1 if there are no ids', () => {
    expect(naturalBound({ ...module, instructions: [] })).toBe(1)
  })
})
