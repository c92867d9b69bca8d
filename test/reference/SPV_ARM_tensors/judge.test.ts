import { expect, test } from 'vitest'
import type { Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

const declarations = `
%u3 = OpConstant %u32 3
%spec = OpSpecConstant %u32 3
%undefined = OpUndef %u32
%two = OpTypeArray %u32 %u2
%pair = OpConstantComposite %two %u4 %u4
%three = OpTypeArray %u32 %u3
%triple = OpConstantNull %three
%floats = OpTypeArray %f32 %u2
%both = OpConstantNull %floats
%v4 = OpConstantNull %v4f
%t = OpTypeTensorARM %f32 %u2
%p = OpTypePointer UniformConstant %t
%v = OpVariable %p UniformConstant
%free = OpTypeTensorARM %f32
%p_free = OpTypePointer UniformConstant %free
%v_free = OpVariable %p_free UniformConstant
%several = OpTypeArray %t %u4
%p_several = OpTypePointer UniformConstant %several
%v_several = OpVariable %p_several UniformConstant`

function module(body: string, pieces: Pieces = {}): Pieces {
  return {
    minor: 6,
    capabilities: 'OpCapability Shader\nOpCapability TensorsARM',
    interface: '%v %v_free %v_several %x',
    extensions: 'OpExtension "SPV_ARM_tensors"',
    body: `%a = OpLoad %t %v\n%b = OpLoad %free %v_free\n${body}`,
    ...pieces,
    declarations: `${declarations}\n${pieces.declarations ?? ''}\n%x = OpVariable %pu Private`,
  }
}

function rules(pieces: Pieces): readonly string[] {
  return blamed(pieces).map((rule) => rule.replace('SPV_ARM_tensors/', ''))
}

const ordered: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability TensorsARM\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

test.each([
  ['%r = OpTensorReadARM %f32 %a %pair'],
  ['%r = OpTensorReadARM %floats %a %pair OutOfBoundsValueARM %f0'],
  ['OpTensorWriteARM %a %pair %both NontemporalARM'],
  ['OpTensorWriteARM %a %pair %f1'],
  ['%r = OpTensorQuerySizeARM %i32 %a %u1'],
  ['%r = OpTensorQuerySizeARM %u32 %a %spec'],
  ['%r = OpAccessChain %p %v_several %u1'],
])('accepts %s', (body) => {
  expect(rules(module(body))).toEqual([])
})

test.each([
  ['%r = OpTensorReadARM %f32 %b %pair', 'tensor-is-ranked'],
  ['%r = OpTensorReadARM %f32 %u1 %pair', 'tensor-is-ranked'],
  ['%r = OpTensorQuerySizeARM %u32 %b %u0', 'tensor-is-ranked'],
  ['%r = OpTensorReadARM %f32 %a %u1', 'coordinates-are-an-array-of-integers'],
  ['OpTensorWriteARM %a %both %f1', 'coordinates-are-an-array-of-integers'],
  ['%r = OpTensorReadARM %f32 %a %triple', 'coordinates-length-is-the-rank'],
  ['%r = OpTensorReadARM %v4f %a %pair', 'read-results-in-scalars'],
  ['%r = OpTensorReadARM %u32 %a %pair', 'read-results-in-elements'],
  ['%r = OpTensorReadARM %two %a %pair', 'read-results-in-elements'],
  ['OpTensorWriteARM %a %pair %v4', 'written-object-is-scalars'],
  ['OpTensorWriteARM %a %pair %f32', 'written-object-is-scalars'],
  ['OpTensorWriteARM %a %pair %triple', 'written-object-is-elements'],
  ['%r = OpTensorQuerySizeARM %f32 %a %u1', 'size-is-an-integer'],
  ['%r = OpTensorQuerySizeARM %u32 %a %f0', 'dimension-is-an-integer-constant'],
  ['%y = OpLoad %u32 %x\n%r = OpTensorQuerySizeARM %u32 %a %y', 'dimension-is-an-integer-constant'],
  ['%r = OpTensorQuerySizeARM %u32 %a %u2', 'dimension-is-less-than-the-rank'],
  [
    '%r = OpTensorReadARM %f32 %a %pair OutOfBoundsValueARM %u0',
    'out-of-bounds-value-is-a-constant-element',
  ],
  ['OpTensorWriteARM %a %pair %f1 OutOfBoundsValueARM %f0', 'out-of-bounds-value-is-for-reads'],
  ['OpTensorWriteARM %a %pair %f1 NonPrivateElementARM', 'memory-model-is-declared'],
])('blames %s', (body, rule) => {
  expect(rules(module(body))).toEqual([rule])
})

test.each([
  ['OpTensorWriteARM %a %pair %f1 NonPrivateElementARM|MakeElementAvailableARM %u2', []],
  [
    '%r = OpTensorReadARM %f32 %a %pair OutOfBoundsValueARM|NonPrivateElementARM|MakeElementVisibleARM %f0 %u2',
    [],
  ],
  [
    '%r = OpTensorReadARM %f32 %a %pair MakeElementVisibleARM %u2',
    ['available-or-visible-element-is-not-private'],
  ],
  [
    '%r = OpTensorReadARM %f32 %a %pair NonPrivateElementARM|MakeElementAvailableARM %u2',
    ['available-element-is-written'],
  ],
  [
    'OpTensorWriteARM %a %pair %f1 NonPrivateElementARM|MakeElementVisibleARM %u2',
    ['visible-element-is-read'],
  ],
  [
    'OpTensorWriteARM %a %pair %f1 NonPrivateElementARM|MakeElementAvailableARM %f1',
    ['element-scope-is-a-32-bit-integer'],
  ],
  // The core specification has a rule about ids without a definition.
  [
    'OpTensorWriteARM %a %pair %f1 NonPrivateElementARM|MakeElementAvailableARM %nowhere',
    ['core/id-defined'],
  ],
])('with the Vulkan memory model: %s', (body, expected) => {
  expect(rules(module(body, ordered))).toEqual(expected)
})

test.each([
  ['%s = OpTypeTensorARM %u32 %spec', []],
  ['%s = OpTypeTensorARM %bool %u2 %pair', []],
  ['%s = OpTypeTensorARM %v4f %u2', ['element-type-is-a-scalar']],
  ['%s = OpTypeTensorARM %u32 %f1', ['rank-is-an-integer-constant']],
  ['%s = OpTypeTensorARM %u32 %undefined', ['rank-is-an-integer-constant']],
  ['%s = OpTypeTensorARM %u32 %u2 %both', ['shape-is-an-array-of-integers']],
  ['%s = OpTypeTensorARM %u32 %u2 %u2', ['shape-is-an-array-of-integers']],
  ['%s = OpTypeTensorARM %u32 %u2 %triple', ['shape-length-is-the-rank']],
])('declares %s', (declared, expected) => {
  expect(rules(module('', { declarations: declared }))).toEqual(expected)
})

const shapes = `%one = OpTypeArray %u32 %u1
%size2 = OpConstantComposite %one %u2
%size4 = OpConstantComposite %one %u4
%size42 = OpConstantComposite %two %u4 %u2
%row = OpTypeTensorARM %f32 %u1 %size2
%other = OpTypeTensorARM %f32 %u1 %size4
%words = OpTypeTensorARM %u32 %u1 %size2
%table = OpTypeTensorARM %f32 %u2 %size42
%r = OpConstantComposite %row %f0 %f1
%r4 = OpConstantComposite %other %f0 %f1 %f0 %f1
%rw = OpConstantComposite %words %u0 %u1
%pairs = OpConstantNull %floats
%words2 = OpConstantNull %two
%loose = OpUndef %t
%fspec = OpSpecConstant %f32 1`

test.each([
  ['OpConstantNull %table', []],
  ['OpConstantNull %t', ['null-tensor-is-shaped']],
  ['OpConstantComposite %t %r %r', ['composite-tensor-is-shaped']],
  ['OpSpecConstantComposite %row %f0 %fspec', []],
  ['OpSpecConstantComposite %t %f0 %fspec', ['composite-tensor-is-shaped']],
  ['OpConstantComposite %row %f0', ['tensor-has-its-elements']],
  ['OpConstantComposite %row %f0 %f0 %f0', ['tensor-has-its-elements']],
  ['OpConstantComposite %row %f0 %u0', ['tensor-consists-of-its-element-type']],
  ['OpConstantComposite %row %u0 %u0', ['tensor-consists-of-its-element-type']],
  ['OpConstantComposite %row %r %r', ['tensor-consists-of-its-element-type']],
  ['OpConstantComposite %row %f32 %f0', ['core/constant-constituent-plain']],
  ['OpConstantComposite %table %r %r %r %r', []],
  ['OpConstantComposite %table %r %r', ['tensor-has-its-elements']],
  ['OpConstantComposite %table %f0 %f0 %f0 %f0 %f0 %f0 %f0 %f0', []],
  ['OpConstantComposite %table %f0 %f0 %f0 %f0', ['tensor-has-its-elements']],
  ['OpConstantComposite %table %pairs %pairs %pairs %pairs', []],
  [
    'OpConstantComposite %table %words2 %words2 %words2 %words2',
    ['tensor-consists-of-its-element-type'],
  ],
  ['OpConstantComposite %table %r4 %r4 %r4 %r4', ['tensor-consists-of-its-element-type']],
  ['OpConstantComposite %table %rw %rw %rw %rw', ['tensor-consists-of-its-element-type']],
  ['OpConstantComposite %table %r %r %r %f0', ['tensor-consists-of-its-element-type']],
  [
    'OpConstantComposite %table %loose %loose %loose %loose',
    ['tensor-consists-of-its-element-type'],
  ],
])('makes a constant by %s', (line, expected) => {
  expect(rules(module('', { declarations: `${shapes}\n%s = ${line}` }))).toEqual(expected)
})

test.each([
  ['%row %f0 %f1', []],
  ['%t %f0 %f1', ['composite-tensor-is-shaped']],
  ['%row %f0', ['tensor-has-its-elements']],
  ['%row %f0 %u0', ['tensor-consists-of-its-element-type']],
  ['%row %f0 %f32', ['tensor-consists-of-its-element-type']],
  ['%row %f0 %main', ['tensor-consists-of-its-element-type']],
])('constructs %s', (operands, expected) => {
  const body = `%s = OpCompositeConstruct ${operands}`
  expect(rules(module(body, { declarations: shapes }))).toEqual(expected)
})

const chain = '%i = OpLoad %u32 %x\n%r = OpAccessChain %p %v_several %i'

test.each([
  ['TensorsARM', '', ['dynamic-index-has-its-capability']],
  ['StorageTensorArrayDynamicIndexingARM', '', []],
  ['StorageTensorArrayNonUniformIndexingARM', 'OpDecorate %i NonUniform', []],
  [
    'StorageTensorArrayDynamicIndexingARM ShaderNonUniform',
    'OpDecorate %i NonUniform',
    ['non-uniform-index-has-its-capability'],
  ],
])('indexes dynamically with %s', (capabilities, annotations, expected) => {
  const declared = ['Shader', ...capabilities.split(' ')].map((name) => `OpCapability ${name}`)
  const pieces = { capabilities: declared.join('\n'), annotations }
  expect(rules(module(chain, pieces))).toEqual(expected)
})
