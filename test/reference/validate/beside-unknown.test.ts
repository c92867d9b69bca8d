import { describe, expect, it } from 'vitest'
import { reachOf } from '#reference/untouched-rules'
import { validate, validateAll } from '#reference/validate'
import { conditionsOfRule } from '#spec/judged'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

interface UnknownPieces {
  readonly first?: string
  readonly annotations?: string
  readonly declarations?: string
  readonly body?: string
  readonly end?: string
}

/** A module that declares an unknown extension. */
function module(pieces: UnknownPieces): Uint32Array {
  const { first = '', annotations = '', declarations = '', body = '', end = 'OpReturn' } = pieces
  return withUnheardOpcodes(
    assembly(`OpCapability Shader
OpExtension "SPV_XYZ_unheard_of"
${first}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
${annotations}
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uint2 = OpTypeVector %uint 2
%one = OpConstant %uint 1
%half = OpConstant %float 0.5
%signature = OpTypeFunction %void
%takes = OpTypeFunction %void %uint
${declarations}
%main = OpFunction %void None %signature
%entry = OpLabel
${body}
${end}
OpFunctionEnd
%f = OpFunction %void None %takes
%p = OpFunctionParameter %uint
%in_f = OpLabel
OpReturn
OpFunctionEnd`),
  )
}

const headerWords = 5

/** Gives every OpNop an unknown opcode. */
function withUnheardOpcodes(words: Uint32Array): Uint32Array {
  for (let word = headerWords; word < words.length; word += (words[word] as number) >>> 16)
    if (((words[word] as number) & 0xffff) === 0) words[word] = (words[word] as number) | 0xefff
  return words
}

/** An instruction of an unknown opcode, with some operands. */
function unheard(...operands: readonly string[]): string {
  return `OpNop ${operands.join(' ')}`
}

function blamed(pieces: UnknownPieces): readonly string[] {
  const words = module(pieces)
  const verdict = validate(words, newest)
  expect(validateAll([{ module: words, environment: newest }])).toEqual([verdict])
  if (verdict.kind === 'valid') throw new Error('valid beside something unknown')
  return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
}

/** Rules that are broken whatever an unknown extension is for. */
const broken: Readonly<Record<string, readonly [UnknownPieces, rule: string]>> = {
  'a sum of floating-point numbers': [
    { body: '%x = OpIAdd %uint %one %half' },
    'core/integer-arithmetic-operand',
  ],
  'an id without a definition': [{ body: '%x = OpIAdd %uint %one %nothing' }, 'core/id-defined'],
  'two definitions of an id': [
    { declarations: '%one = OpConstant %uint 2' },
    'core/result-id-unique',
  ],
  'a call with too many arguments': [
    { body: '%x = OpFunctionCall %void %f %one %one' },
    'core/call-argument-count',
  ],
  'a branch out of the function': [{ end: 'OpBranch %in_f' }, 'core/branch-target'],
  'a block without an end': [{ end: '' }, 'core/block-ends-with-termination'],
  'a capability after the memory model': [
    { annotations: 'OpCapability Int64' },
    'core/section-order',
  ],
  'a capability that nobody knows, after an extension': [
    { first: 'OpCapability !60000' },
    'core/section-order',
  ],
  'a value that is loaded as another': [
    {
      declarations: '%pointer = OpTypePointer Private %uint\n%v = OpVariable %pointer Private',
      body: '%x = OpLoad %float %v',
    },
    'core/load-type',
  ],
}

/** Uses that an unknown extension could allow, although core alone refuses them. */
const doubtful: Readonly<Record<string, UnknownPieces>> = {
  nothing: {},
  'a type of a width that needs a capability': {
    declarations: '%wide = OpTypeInt 64 0',
    body: '%x = OpIAdd %wide %one %one',
  },
  'a vector of seven components': {
    declarations: '%seven = OpTypeVector %uint 7',
    body: '%x = OpCompositeConstruct %seven %one %one',
  },
  'an instruction that no version has': { body: '%x = OpReadClockKHR %uint2 %one' },
  'a storage class that nobody knows': {
    declarations: '%pointer = OpTypePointer !60000 %uint\n%v = OpVariable %pointer !60000',
    body: '%x = OpLoad %float %v',
  },
  'a decoration that nobody knows at the sum': {
    annotations: 'OpDecorate %x !60000',
    body: '%x = OpIAdd %uint %one %half',
  },
  'an operand of an instruction that nobody knows': {
    body: `${unheard('%x', '%one')}\n%y = OpIAdd %uint %one %x`,
  },
  'a value of a type that nobody knows': {
    declarations: `${unheard('%new')}\n%some = OpConstantNull %new`,
    body: '%y = OpIAdd %uint %one %some',
  },
  'a structure that an unknown instruction may go on with': {
    declarations: `%s = OpTypeStruct %uint
${unheard('%float')}
%n = OpConstantComposite %s %one %half`,
  },
  'a structure that goes on in an instruction of an unknown extension': {
    declarations: `%s = OpTypeStruct %uint
OpTypeStructContinuedINTEL %float
%n = OpConstantComposite %s %one %half`,
  },
  'an instruction that nobody knows at the end of a block': { end: unheard('%one') },
  'an order of sections that an unknown instruction may go with': {
    first: unheard('%one'),
    annotations: 'OpCapability Int64',
  },
  'an operand more than the grammar has': { declarations: '%more = OpTypeInt 16 0 7' },
  'a decoration at what it is not for': {
    annotations: 'OpDecorate %x Block',
    body: '%x = OpIAdd %uint %one %half',
  },
}

describe('a module beside something unknown', () => {
  it('is judged by the rules that nothing unknown affects', () => {
    expect(reachOf.size).toBeGreaterThan(80)
    for (const id of reachOf.keys()) expect(conditionsOfRule(id), id).toBeDefined()
  })

  it.each(Object.keys(broken))('is invalid if no extension could allow it: %s', (name) => {
    const [pieces, rule] = broken[name] as (typeof broken)[string]
    expect(blamed(pieces)).toEqual([rule])
  })

  it.each(Object.keys(doubtful))('is not blamed for what an extension could allow: %s', (name) => {
    expect(blamed(doubtful[name] as UnknownPieces)).toEqual([])
  })

  it('is blamed for a fault that has nothing to do with an unknown type', () => {
    const declarations = `${unheard('%new')}\n%some = OpConstantNull %new`
    const body = '%y = OpIAdd %uint %one %some\n%x = OpIAdd %uint %one %half'
    expect(blamed({ declarations, body })).toEqual(['core/integer-arithmetic-operand'])
  })

  it('is judged for word counts, which no extension changes', () => {
    const words = module({})
    words[words.length - 1] = ((words.at(-1) as number) & 0xffff) | (9 << 16)
    expect(validate(words, newest)).toMatchObject({ kind: 'invalid', phase: 'decode' })
  })
})
