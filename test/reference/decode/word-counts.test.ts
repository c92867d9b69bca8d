import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

/** Words of the header. */
const headerWords = 5

interface WordCountSubject {
  readonly rule: string
  readonly capabilities: string
  readonly lines: string
  readonly opcode: number
  /** Words that the first such instruction loses at its end, or gets if the number is positive. */
  readonly words: number
}

const arrays = `%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%many = OpTypeArray %uint %one`

const kernels = `%void = OpTypeVoid
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%event = OpTypeEvent
%type = OpTypeFunction %void
%two = OpConstant %uint 2
%eight = OpConstant %ulong 8
%none = OpConstantNull %event
%p_local = OpTypeUntypedPointerKHR Workgroup
%p_global = OpTypeUntypedPointerKHR CrossWorkgroup
%local = OpUntypedVariableKHR %p_local Workgroup %uint
%global = OpUntypedVariableKHR %p_global CrossWorkgroup %uint %two
%function = OpFunction %void None %type
%label = OpLabel
%copied = OpUntypedGroupAsyncCopyKHR %event %two %local %global %eight %eight %eight %none None None
OpReturn
OpFunctionEnd`

const kernelCapabilities = `OpCapability Kernel
OpCapability Addresses
OpCapability Int64
OpCapability Linkage
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Physical64 OpenCL`

function shader(capability: string, extension: string): string {
  return `OpCapability Shader
OpCapability Linkage
OpCapability ${capability}
OpExtension "${extension}"
OpMemoryModel Logical GLSL450`
}

const data = shader('ConstantDataKHR', 'SPV_KHR_constant_data')
const composites = shader('ReplicatedCompositesEXT', 'SPV_EXT_replicated_composites')
const replicated = `%uint = OpTypeInt 32 0
%pair = OpTypeVector %uint 2
%one = OpConstant %uint 1
%all = OpConstantCompositeReplicateEXT %pair %one`

const reflection = `OpCapability Shader
OpCapability Linkage
%set = OpExtInstImport "NonSemantic.ClspvReflection.6"
OpMemoryModel Logical GLSL450`
const reflected = `%void = OpTypeVoid
%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%size = OpExtInst %void %set SpecConstantWorkgroupSize %one %one %one`

const subjects: readonly WordCountSubject[] = [
  ...[-1, -2, 1].map((words) => ({
    rule: 'SPV_EXT_replicated_composites/instruction-has-four-words',
    capabilities: composites,
    lines: replicated,
    opcode: 4461,
    words,
  })),
  {
    rule: 'SPV_KHR_constant_data/data-instruction-has-type-and-result',
    capabilities: data,
    lines: `${arrays}\n%data = OpConstantDataKHR %many 7`,
    opcode: 5147,
    words: -2,
  },
  {
    rule: 'SPV_KHR_constant_data/utf-encoded-has-no-operands',
    capabilities: `OpCapability Int8\n${data}\nOpDecorate %text UTFEncodedKHR`,
    lines: `%uchar = OpTypeInt 8 0
%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%text = OpTypeArray %uchar %one`,
    opcode: 71,
    words: 1,
  },
  ...[-3, -4].map((words) => ({
    rule: 'SPV_KHR_untyped_pointers/async-copy-reaches-event',
    capabilities: kernelCapabilities,
    lines: kernels,
    opcode: 4434,
    words,
  })),
  ...[4417, 4434].map((opcode) => ({
    rule: 'SPV_KHR_untyped_pointers/encoding-ends-at-the-last-operand',
    capabilities: kernelCapabilities,
    lines: kernels,
    opcode,
    words: 1,
  })),
  ...[-1, -3].map((words) => ({
    rule: 'NonSemantic.ClspvReflection/required-operands-are-present',
    capabilities: reflection,
    lines: reflected,
    opcode: 12,
    words,
  })),
]

function whole({ capabilities, lines }: WordCountSubject): Uint32Array {
  return assembly(`${capabilities}\n${lines}\n`, { version: newest.version })
}

function startOf(words: Uint32Array, opcode: number): number {
  for (let start = headerWords; start < words.length; start += (words[start] as number) >>> 16)
    if (((words[start] as number) & 0xffff) === opcode) return start
  throw new Error(`no instruction ${opcode}`)
}

/** The module whose instruction is shorter or longer. */
function changed(subject: WordCountSubject): Uint32Array {
  const words = whole(subject)
  const start = startOf(words, subject.opcode)
  const count = (words[start] as number) >>> 16
  const kept = [...words.subarray(start + 1, start + Math.min(count, count + subject.words))]
  const more = Array<number>(Math.max(0, subject.words)).fill(1)
  const first = ((count + subject.words) << 16) | subject.opcode
  const after = words.subarray(start + count)
  return Uint32Array.from([...words.subarray(0, start), first, ...kept, ...more, ...after])
}

describe.each(subjects)('the rule $rule about the words of instruction $opcode', (subject) => {
  it('is obeyed in the unchanged module', () => {
    expect(validate(whole(subject), newest)).toEqual({ kind: 'valid' })
  })

  it('is the only rule that is blamed for another word count', () => {
    const verdict = validate(changed(subject), newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
    expect([...new Set(blames)], JSON.stringify(verdict)).toEqual([subject.rule])
  })
})
