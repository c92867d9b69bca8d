import { describe, expect, it } from 'vitest'
import type { Module } from '#generators/module'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { validate } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import type { Asked } from '#runner/fuzz/observe/asked'
import { moduleOptions } from '#runner/fuzz/observe/effects/effects'
import { effectsProbe, lackingLine } from '#runner/fuzz/observe/effects-probe'
import { isProblem } from '#runner/is-problem'
import type { Consumer } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import { opcodeOf } from '#spec/grammar/opcodes'
import { consumer } from '../../support/tools.ts'

const text = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpName %block "Block"
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %block 2 Offset 32
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %other DescriptorSet 2
OpDecorate %other Binding 3
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %count SpecId 7
OpDecorate %flag SpecId 8
OpDecorate %low SpecId 9
%void = OpTypeVoid
%type = OpTypeFunction %void
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%bool = OpTypeBool
%vector = OpTypeVector %float 3
%ids = OpTypeVector %uint 3
%block = OpTypeStruct %uint %vector %float
%pointer = OpTypePointer Uniform %block
%input = OpTypePointer Input %ids
%buffer = OpVariable %pointer Uniform
%other = OpVariable %pointer Uniform
%id = OpVariable %input Input
%count = OpSpecConstant %uint 3
%flag = OpSpecConstantTrue %bool
%low = OpSpecConstant %int -4
%main = OpFunction %void None %type
%entry = OpLabel
OpReturn
OpFunctionEnd
`
const environment = environmentByName('spv1.3')
const words = assembleText(text, 'spv1.3', 'text')
if (environment === undefined || isProblem(words)) throw new Error('is not assembly')
const judge = validate(words, environment)
const question = (options: readonly string[]): Asked => ({ words, environment, judge, options })

const listed = moduleOptions.get('spirv-opt') ?? []

/** An optimiser that makes that of every module. */
function making(change: (module: Module) => Module): Consumer {
  return {
    ...{ kind: 'consumer', name: 'making', tool: 'spirv-opt', version: '1', command: 'making' },
    close: () => {},
    takeAll: async (questions) =>
      questions.map(({ module }) => {
        const form = module instanceof Uint32Array ? read(module) : undefined
        if (form === undefined) return { kind: 'error', why: 'not words' }
        return { kind: 'output', value: toBytes(encode(change(form))) }
      }),
  }
}

const expected: readonly (readonly [options: readonly string[], line: string])[] = [
  [['--switch-descriptorset=0:5'], 'OpDecorate %4 DescriptorSet 5'],
  [['--set-spec-const-default-value=7:100'], '%6 = OpSpecConstant %11 100'],
  [['--set-spec-const-default-value=8:false'], '%7 = OpSpecConstantFalse %14'],
  [['--set-spec-const-default-value=9:-9'], '%8 = OpSpecConstant %12 -9'],
  [['--struct-packing=Block:std430'], 'OpMemberDecorate %3 2 Offset 28'],
  [['--struct-packing=Block:scalar'], 'OpMemberDecorate %3 1 Offset 4'],
]

const gone: readonly (readonly [options: readonly string[], line: string])[] = [
  [['-O', '--preserve-bindings'], 'OpDecorate %4 Binding 1'],
  [['-O', '--preserve-spec-constants'], 'OpDecorate %6 SpecId 7'],
  [['-O', '--preserve-interface'], '%2 = OpVariable %18 Input'],
]

describe('options whose effect on a module is known', () => {
  it.each([...expected, ...gone])('%s is missed where it has no effect', async (options, line) => {
    const isGone = gone.some(([those]) => those === options)
    const dropped = new Set(['OpDecorate', 'OpVariable'].map(opcodeOf))
    const tool = making((module) =>
      isGone
        ? {
            ...module,
            instructions: module.instructions.filter(({ opcode }) => !dropped.has(opcode)),
          }
        : module,
    )
    const [observed] = await effectsProbe(tool, listed).observe([question(options)])
    expect(observed?.disagreement?.outcome).toBe('wrong-output')
    expect(lackingLine(observed?.disagreement?.said ?? '')).toBe(line)
  })

  it('is not asked of an option that the module has nothing for', async () => {
    const same = making((module) => module)
    const options = ['--switch-descriptorset=6:1']
    const [observed] = await effectsProbe(same, listed).observe([question(options)])
    expect(observed).toEqual({ kind: 'output', template: '' })
  })

  it('draws each option for some module, and finds nothing wrong where all are followed', async () => {
    const tool = await consumer('spirv-opt@testing')
    try {
      const probe = effectsProbe(tool, listed)
      const observed = await probe.observe([...expected, ...gone].map(([it]) => question(it)))
      expect(observed.map(({ kind, disagreement }) => [kind, disagreement])).toEqual(
        [...expected, ...gone].map(() => ['output', undefined]),
      )
      const [drawn] = await probe.observe([{ words, environment, judge }])
      expect(drawn).toEqual({ kind: 'output', template: '' })
    } finally {
      tool.close()
    }
  })
})
