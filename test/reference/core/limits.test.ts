import { describe, expect, it } from 'vitest'
import { openRulesBrokenBy } from '#reference/open-rules'
import { validate } from '#reference/validate'
import { instructionByName } from '#spec/grammar/grammar'
import { composed, type ModulePieces } from '../../support/composed.ts'
import { newest } from '../newest.ts'

const opVariable = instructionByName('OpVariable')?.opcode ?? 0

/** The module with its only variable repeated until there are `count`, each with an id of its own. */
function repeated(pieces: ModulePieces, count: number): Uint32Array {
  const words = composed(pieces)
  const index = words.findIndex((word) => word === ((4 << 16) | opVariable))
  if (index < 0) throw new Error('there is no variable to repeat')
  const bound = words[3] ?? 0
  const result = new Uint32Array(words.length + 4 * (count - 1))
  result.set(words.subarray(0, index + 4))
  for (let copy = 1; copy < count; copy++) {
    const to = index + 4 * copy
    result.set(words.subarray(index, index + 4), to)
    result[to + 2] = bound + copy
  }
  result.set(words.subarray(index + 4), index + 4 * count)
  result[3] = bound + count
  return result
}

describe('limits on the number of variables', () => {
  it.each([
    [
      'core/global-variable-limit',
      { declarations: '%v = OpVariable %pointer_Private_uint Private' },
      65_535,
    ],
    [
      'core/local-variable-limit',
      { body: '%v = OpVariable %pointer_Function_uint Function' },
      524_287,
    ],
  ] as const)('are obeyed and exceeded by one: %s', (rule, pieces, limit) => {
    expect(validate(repeated(pieces, limit), newest)).toEqual({ kind: 'valid' })
    expect(validate(repeated(pieces, limit + 1), newest)).toMatchObject({ blames: [{ rule }] })
  })
})

describe('the limit on variables outside functions', () => {
  it('counts untyped variables', () => {
    const pieces = {
      capabilities: 'Shader UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      declarations: `%v = OpVariable %pointer_Private_uint Private
%untyped = OpTypeUntypedPointerKHR Private
%u = OpUntypedVariableKHR %untyped Private %uint`,
    }
    expect(validate(repeated(pieces, 65_534), newest)).toEqual({ kind: 'valid' })
    const rule = 'core/global-variable-limit'
    expect(validate(repeated(pieces, 65_535), newest)).toMatchObject({ blames: [{ rule }] })
  })
})

describe('the limit on variables of functions', () => {
  const most = 524_287
  const untyped = {
    capabilities: 'Shader UntypedPointersKHR',
    extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
    declarations: '%untyped = OpTypeUntypedPointerKHR Function',
  }
  const body = '%v = OpVariable %pointer_Function_uint Function'
  const after = `%f = OpFunction %void None %signature
%l = OpLabel
%w = OpVariable %pointer_Function_uint Function
OpReturn
OpFunctionEnd`
  const rulesOf = (pieces: ModulePieces, count: number): readonly string[] => {
    const verdict = validate(repeated(pieces, count), newest, { open: true })
    return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : [verdict.kind]
  }

  it('is open where two functions exceed it together', () => {
    expect(validate(repeated({ body, after }, most), newest)).toEqual({ kind: 'valid' })
    expect(rulesOf({ body, after }, most)).toEqual(['core/local-variables-together-limit'])
    expect(rulesOf({ body, after }, most - 1)).toEqual(['valid'])
  })

  it('is exceeded once where a function exceeds it alone', () => {
    expect(rulesOf({ body, after }, most + 1)).toEqual(['core/local-variable-limit'])
  })

  it('follows the number that a consumer sets for one function', () => {
    const openRules = openRulesBrokenBy({})
    const broken = [1, 2].map((most) =>
      openRules(composed({ body, after }), newest, {
        universal: new Map([['core/local-variable-limit', most]]),
      }),
    )
    expect(broken).toEqual([['core/local-variables-together-limit'], []])
  })

  it('counts untyped variables', () => {
    const pieces = {
      ...untyped,
      body: `${body}\n%u = OpUntypedVariableKHR %untyped Function %uint`,
    }
    expect(rulesOf(pieces, most - 1)).toEqual(['valid'])
    expect(rulesOf(pieces, most)).toEqual(['core/local-variable-limit'])
  })
})

describe('core/call-argument-limit', () => {
  const module = (count: number): Uint32Array =>
    composed({
      declarations: `%takes = OpTypeFunction %void ${Array(count).fill('%uint').join(' ')}`,
      body: `%x = OpFunctionCall %void %f ${Array(count).fill('%uint_0').join(' ')}`,
      after: [
        '%f = OpFunction %void None %takes',
        ...Array.from({ length: count }, (_, index) => `%p${index} = OpFunctionParameter %uint`),
        '%l = OpLabel\nOpReturn\nOpFunctionEnd',
      ].join('\n'),
    })

  it('allows calls with 255 arguments', () => {
    expect(validate(module(255), newest)).toEqual({ kind: 'valid' })
  })

  it('is broken only together with the limit on parameters', () => {
    const verdict = validate(module(256), newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames : []
    expect(blames.map(({ rule }) => rule)).toEqual([
      'core/function-parameter-limit',
      'core/call-argument-limit',
    ])
  })
})
