import { expect, test } from 'vitest'
import type { ModulePieces } from '../support/composed.ts'
import { blames, broken } from './broken-rules.ts'

// Modules that break two rules, whose messages are counted, or that assembly cannot express: the others are own cases.

const names = Array.from({ length: 70 }, (_, n) => `%private${n}`)

test('each of many variables that an entry point does not list is reported once', () => {
  const found = blames({
    minor: 4,
    interfaces: '',
    declarations: names
      .map((name) => `${name} = OpVariable %pointer_Private_uint Private`)
      .join('\n'),
    body: names.map((name, n) => `%loaded${n} = OpLoad %uint ${name}`).join('\n'),
  })
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['core/interface-complete']))
  const named = new Set(found.map(({ message }) => message))
  expect(named.size).toBe(found.length)
  expect([...named].filter((message) => message.includes('%0'))).toEqual([])
  expect(found.length).toBeGreaterThan(32)
})

test('a run-time array before the last member of a block is blamed', () => {
  const module = (members: string): ModulePieces => ({
    extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    declarations: `
%ra = OpTypeRuntimeArray %uint
%b = OpTypeStruct ${members}
%pb = OpTypePointer StorageBuffer %b
%v = OpVariable %pb StorageBuffer`,
    annotations: `OpDecorate %b Block
OpMemberDecorate %b 0 Offset 0
OpMemberDecorate %b 1 Offset 16
OpDecorate %ra ArrayStride 4
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0`,
  })
  expect(broken(module('%uint %ra'), 'vulkan1.4')).toEqual([])
  expect(broken(module('%ra %uint'), 'vulkan1.4')).toEqual([
    'Vulkan-environment/run-time-array-place',
    'core/layout-run-time-array-last',
  ])
})

test('a factor of the wrong use is blamed for its dimensions as well', () => {
  expect(
    broken({
      minor: 6,
      capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
      extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
      memoryModel: 'OpMemoryModel Logical Vulkan',
      declarations: `
%u3 = OpConstant %uint 3
%u8 = OpConstant %uint 8
%tb = OpTypeCooperativeMatrixKHR %float %u3 %uint_4 %u8 %uint_1
%tc = OpTypeCooperativeMatrixKHR %float %u3 %u8 %u8 %uint_2
%b = OpConstantComposite %tb %float_1
%c = OpConstantComposite %tc %float_1`,
      body: '%x = OpCooperativeMatrixMulAddKHR %tc %b %b %c',
    }),
  ).toEqual([
    'SPV_KHR_cooperative_matrix/multiply-add-dimensions-agree',
    'SPV_KHR_cooperative_matrix/multiply-add-matrix-has-its-use',
  ])
})

test('the first of more than thirty operands is blamed if it is not defined', () => {
  const cases = Array.from({ length: 30 }, (_, n) => `${n} %next`).join(' ')
  const module = (selector: string): ModulePieces => ({
    body: `
OpSelectionMerge %next None
OpSwitch ${selector} %next ${cases}
%next = OpLabel`,
  })
  expect(broken(module('%uint_1'))).toEqual([])
  expect(broken(module('%nothing'))).toEqual(['core/id-defined'])
})

test.each(['%header', '%entry', '%way', '%next'])(
  'the label %s as the selector of a switch is one fault, and does not make a loop',
  (label) => {
    const module = (value: string): ModulePieces => ({
      body: `
OpBranch %header
%header = OpLabel
%is = OpIAdd %uint %uint_1 %uint_2
OpSelectionMerge %next None
OpSwitch ${value} %next 1 %way
%way = OpLabel
OpBranch %next
%next = OpLabel`,
    })
    expect(broken(module('%is'))).toEqual([])
    expect(broken(module(label))).toEqual(['core/switch-selector'])
  },
)
