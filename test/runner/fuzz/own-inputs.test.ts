import { describe, expect, it } from 'vitest'
import type { Kit } from '#runner/bugs/kit'
import { inputsOf } from '#runner/bugs/run-inputs'
import { assembleText } from '#runner/corpus/assembly'
import type { Asked } from '#runner/fuzz/observe/asked'
import { observeRun } from '#runner/fuzz/observe/observe-run'
import { isProblem } from '#runner/is-problem'
import type { Consumer } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'

/** A shader that stores what it computes of a specialization constant to a buffer. */
function storing(value: string, usual = 7): Uint32Array {
  const made = assembleText(
    `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
OpDecorate %given SpecId 1
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%c0 = OpConstant %uint 0
%octet = OpConstant %uint 255
%block = OpTypeStruct %uint
%blocks = OpTypePointer StorageBuffer %block
%word = OpTypePointer StorageBuffer %uint
%out = OpVariable %blocks StorageBuffer
%given = OpSpecConstant %uint ${usual}
%less = OpSpecConstantOp %uint BitwiseAnd %given %octet
%main = OpFunction %void None %procedure
%start = OpLabel
%place = OpAccessChain %word %out %c0
OpStore %place ${value}
OpReturn
OpFunctionEnd
`,
    'spv1.6',
    'test',
  )
  if (isProblem(made)) throw new Error(made.message)
  return made
}

/** A tool that keeps the low octet alone, which shows with constants above 255. */
const forgets = {
  kind: 'consumer',
  takeAll: async (questions: readonly unknown[]) =>
    questions.map(() => ({ kind: 'output', value: storing('%less') })),
} as unknown as Consumer

const environment = environmentByName('spv1.6')
if (environment === undefined) throw new Error('spv1.6 is unknown')
const drawn: Asked = { words: storing('%given'), environment, judge: { kind: 'valid' } }
const asked: Asked = {
  ...drawn,
  request: {
    groups: [1, 1, 1],
    bindings: new Map([
      ['0,0', new Uint8Array(4)],
      ['0,1', new Uint8Array(4)],
    ]),
    specialization: new Map([
      [1, 300n],
      [2, 3n],
    ]),
  },
}

describe('a module that comes with inputs', () => {
  it('is run with them', async () => {
    const [observation, usual] = await observeRun(forgets, [asked, drawn])
    expect(observation?.disagreement).toMatchObject({
      outcome: 'wrong-result',
      said: expect.stringContaining('expected 0x0000012c, got 0x0000002c'),
    })
    expect(usual?.disagreement).toBeUndefined()
  })

  it('keeps in its report the inputs that it uses', () => {
    const kit = {
      finding: { outcome: 'wrong-result', key: '' },
      shown: { asked },
    } as unknown as Kit
    expect(inputsOf(kit)).toEqual([
      'Dispatch of 1 x 1 x 1 workgroups.',
      'Before the run, set 0, binding 1 holds the words 0x00000000',
      'The specialization constant 1 is 300.',
    ])
  })
})

describe('a module that comes without inputs', () => {
  /** A tool that gives specialization constants another default. */
  const changesDefault = {
    kind: 'consumer',
    takeAll: async (questions: readonly unknown[]) =>
      questions.map(() => ({ kind: 'output', value: storing('%given', 8) })),
  } as unknown as Consumer

  it('is also run with the defaults of its specialization constants', async () => {
    const [observation] = await observeRun(changesDefault, [drawn])
    expect(observation?.disagreement).toMatchObject({
      outcome: 'wrong-result',
      key: 'computes another value with the defaults of specialization constants',
      said: 'buffer 0,1, byte 0: expected 0x00000007, got 0x00000008 with the defaults of specialization constants',
    })
    const finding = { outcome: 'wrong-result', key: observation?.disagreement?.key }
    const inputs = inputsOf({ finding, shown: { asked: drawn } } as unknown as Kit)
    expect(inputs.join(' ')).not.toContain('specialization constant')
  })
})
