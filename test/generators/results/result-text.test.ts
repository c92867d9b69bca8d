import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { resultFrom } from '#generators/results/result-text'

function linesOf(...lines: readonly string[]): readonly string[] {
  return resultFrom(['core/OpNop/name: a summary', ...lines].join('\n')).assembly.split('\n')
}

describe('resultFrom', () => {
  it('reads a heading, labels, and lines of assembly with their inputs and expected outputs', () => {
    const made = resultFrom(`core/OpIAdd/name: a sum
rules: some-rule SPV_OTHER/rule
features: VkFeatures.feature
specialize: 7 = 12, 8 = bytes 0c00
descriptors: OpTypeSampler = 32
pushed: 0a
dispatch: 2 1 1
invocations: 4 1 1
arguments: buffer 0, value 0b0c, workgroup 64
input bytes 01020304
%x = input %uint64 4294967298
%sum = OpIAdd %uint64 %x %uint64_3
output %sum %uint64 -1
output %uint 9
output bytes 05060708
buffer heap,32 aa after bb
buffer 2 cc`)
    expect(made).toMatchObject({
      id: 'core/OpIAdd/name',
      summary: 'a sum',
      rules: ['core/some-rule', 'SPV_OTHER/rule'],
      features: ['VkFeatures.feature'],
      specialize: { 7: 12, 8: Uint8Array.of(12, 0) },
      descriptorSizes: { OpTypeSampler: 32 },
      pushConstants: Uint8Array.of(10),
      dispatch: [2, 1, 1],
      call: {
        kernel: 'main',
        arguments: [
          { kind: 'buffer', bytes: Uint8Array.of(1, 2, 3, 4, 2, 0, 0, 0, 1, 0, 0, 0) },
          { kind: 'value', bytes: Uint8Array.of(11, 12) },
          { kind: 'workgroup', size: 64 },
        ],
        groups: [2, 1, 1],
        localSize: [4, 1, 1],
      },
      input: { 2: Uint8Array.of(0xcc), 'heap,32': Uint8Array.of(0xaa) },
      expected: {
        1: Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 9, 0, 0, 0, 5, 6, 7, 8),
        'heap,32': Uint8Array.of(0xbb),
      },
    })
    expect(made.input[1]).toEqual(made.expected[1]?.map((byte) => ~byte))
    expect(assemble(made.assembly).kind).toBe('assembled')
  })

  it('numbers results in turn, so that a later one may have the name of an earlier one', () => {
    const lines = linesOf('%x = OpNot %uint %c1', '%x = OpNot %uint %x', 'output %x %uint 1')
    expect(lines).toContain('%r0 = OpNot %uint %c1')
    expect(lines).toContain('%r1 = OpNot %uint %r0')
    expect(lines).toContain('OpStore %r2 %r1')
  })

  it('reads names in OpPhi as those of results that come later', () => {
    const lines = linesOf(
      '-> %head:',
      '%n = OpPhi %uint %c0 %start %next %head',
      '%next = OpIAdd %uint %n %c1',
      '-> %head',
    )
    expect(lines).toContain('%r0 = OpPhi %uint %c0 %start %r1 %head')
  })

  it('declares names of the stock before their first use, with their capabilities', () => {
    const lines = linesOf('%pair = OpTypeStruct %uint8v3 %float16', '%c7 = OpConstant %uint 7')
    expect(lines.filter((line) => line.startsWith('OpCapability'))).toEqual([
      'OpCapability Shader',
      'OpCapability Int8',
      'OpCapability Float16',
    ])
    const first = lines.indexOf('%uint8 = OpTypeInt 8 0')
    expect(lines.slice(first, first + 5)).toEqual([
      '%uint8 = OpTypeInt 8 0',
      '%uint8v3 = OpTypeVector %uint8 3',
      '%float16 = OpTypeFloat 16',
      '%pair = OpTypeStruct %uint8v3 %float16',
      '%c7 = OpConstant %uint 7',
    ])
  })

  it('lists variables outside of functions in the interface', () => {
    const lines = linesOf(
      '%pointer = OpTypePointer Private %uint',
      '%own = OpVariable %pointer Private',
      '%local_pointer = OpTypePointer Function %uint',
      '%local = OpVariable %local_pointer Function',
    )
    expect(lines).toContain('OpEntryPoint GLCompute %main "main" %in %out %own')
    expect(lines.indexOf('%local = OpVariable %local_pointer Function')).toBe(
      lines.indexOf('%start = OpLabel') + 1,
    )
  })

  it.each([
    [['OpStore %flaot %c1'], '%flaot is neither defined'],
    [['%word = OpNot %uint %c1'], '%word is declared outside of functions'],
    [['stored %c1 7'], 'no instruction: stored %c1 7'],
    [['%x = input %float32 7'], '%float32 is no type of unsigned integers'],
    [['rule: some'], 'the label is none of rules, '],
    [['arguments: bytes 01'], "no argument 'buffer', 'value' or 'workgroup': bytes 01"],
  ])('reports a mistake: %s', (lines, message) => {
    expect(() => linesOf(...lines)).toThrow(message)
  })

  it('refuses a text without an id', () => {
    expect(() => resultFrom('a summary')).toThrow(
      "no 'text/instruction/name: summary' in: a summary",
    )
  })
})
