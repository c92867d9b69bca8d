import { expect, test } from 'vitest'
import { blamed } from '../narrow.ts'

interface Given {
  readonly capabilities?: string
  readonly declarations?: string
  readonly body?: string
}

/** Matrices `%a`, `%b`, `%c` of floats, `%s` and `%u` of integers, and a pointer `%p` into an array of floats. */
function matrices({ capabilities = '', declarations = '', body = '' }: Given): readonly string[] {
  return blamed({
    capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR
${capabilities}`,
    extensions: `OpExtension "SPV_KHR_cooperative_matrix"
OpExtension "SPV_KHR_vulkan_memory_model"
OpExtension "SPV_KHR_untyped_pointers"`,
    memoryModel: 'OpMemoryModel Logical Vulkan',
    annotations: `OpDecorate %floats ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %spec SpecId 0`,
    declarations: `
%u3 = OpConstant %u32 3
%u8 = OpConstant %u32 8
%i8 = OpConstant %i32 8
%spec = OpSpecConstant %u32 8
%ta = OpTypeCooperativeMatrixKHR %f32 %u3 %u8 %u4 %u0
%tb = OpTypeCooperativeMatrixKHR %f32 %u3 %u4 %u8 %u1
%tc = OpTypeCooperativeMatrixKHR %f32 %u3 %u8 %u8 %u2
%ts = OpTypeCooperativeMatrixKHR %i32 %u3 %u8 %i8 %u2
%tu = OpTypeCooperativeMatrixKHR %u32 %u3 %u8 %spec %u2
%a = OpConstantComposite %ta %f1
%b = OpConstantComposite %tb %f1
%c = OpConstantComposite %tc %f1
%s = OpConstantNull %ts
%u = OpConstantNull %tu
%floats = OpTypeRuntimeArray %f32
%block = OpTypeStruct %floats
%to_block = OpTypePointer StorageBuffer %block
%to_float = OpTypePointer StorageBuffer %f32
%buffer = OpVariable %to_block StorageBuffer
${declarations}`,
    body: `%p = OpAccessChain %to_float %buffer %u0 %u0
${body}`,
  }).map((rule) => rule.replace('SPV_KHR_cooperative_matrix/', ''))
}

test.each([
  ['%x = OpCooperativeMatrixMulAddKHR %tc %a %b %c'],
  ['%x = OpCooperativeMatrixMulAddKHR %ts %a %b %c MatrixResultSignedComponentsKHR'],
  ['%x = OpIAdd %ts %s %s\n%y = OpSNegate %tu %u'],
  // Another signedness, and columns that specialization may make the same.
  ['%x = OpSNegate %ts %u'],
  ['%x = OpConvertFToS %ts %c\n%y = OpBitcast %tu %x'],
  ['%x = OpMatrixTimesScalar %tc %c %f1'],
  // Open.
  ['%x = OpUDiv %ts %s %s'],
  ['%x = OpCompositeExtract %f32 %c 1000\n%y = OpCompositeInsert %tc %x %c 0'],
  ['%x = OpCooperativeMatrixLoadKHR %tc %p %u0 %u0'],
  ['%x = OpCooperativeMatrixLoadKHR %tc %p %spec'],
  ['OpCooperativeMatrixStoreKHR %p %c %u1 %i8'],
])('accepts %s', (body) => {
  expect(matrices({ body })).toEqual([])
})

test.each([
  [
    '%x = OpCooperativeMatrixMulAddKHR %tc %a %b %c MatrixASignedComponentsKHR',
    'signed-components-are-integers',
  ],
  [
    '%x = OpCooperativeMatrixMulAddKHR %tc %b %b %c',
    'multiply-add-dimensions-agree multiply-add-matrix-has-its-use',
  ],
  ['%x = OpCooperativeMatrixMulAddKHR %tc %f1 %b %c', 'multiply-add-is-of-cooperative-matrices'],
  ['%x = OpIAdd %ts %s %u', 'integer-arithmetic-is-of-matching-matrices'],
  ['%x = OpIAdd %ts %s %i8', 'integer-arithmetic-is-of-matching-matrices'],
  ['%x = OpFAdd %ts %s %s', 'arithmetic-components-are-appropriate'],
  ['%x = OpSMod %ts %s %s', 'other-operations-result-in-no-matrix'],
  ['%x = OpBitcast %ts %c', 'bitcast-components-are-integers-of-one-width'],
  ['%x = OpFConvert %tc %c', 'converted-components-are-appropriate'],
  ['%x = OpConvertFToS %ts %a', 'conversion-keeps-the-shape'],
  ['%x = OpConvertFToS %i32 %c', 'conversion-is-between-matrices'],
  ['%x = OpCompositeExtract %f32 %c 0 0', 'component-has-the-component-type'],
  ['%x = OpCooperativeMatrixLoadKHR %tc %p %u1', 'stride-is-present'],
  ['OpCooperativeMatrixStoreKHR %p %c %u1 %u0', 'stride-of-a-store-is-not-zero'],
  ['OpCooperativeMatrixStoreKHR %p %c %u8 %u0', 'memory-layout-is-an-enumerant'],
  ['%x = OpCooperativeMatrixLoadKHR %tc %f1 %u1 %u8', 'pointer-is-a-pointer'],
])('blames %s', (body, rules) => {
  expect([...matrices({ body })].sort()).toEqual(rules.split(' '))
})

test.each([
  ['%x = OpSpecConstantOp %u32 CooperativeMatrixLengthKHR %tc', []],
  [
    '%x = OpSpecConstantOp %u32 CooperativeMatrixLengthKHR %f32',
    ['length-is-of-a-cooperative-matrix-type'],
  ],
  [
    '%x = OpSpecConstantOp %u32 CooperativeMatrixLengthKHR %c',
    ['length-is-of-a-cooperative-matrix-type'],
  ],
  [
    '%x = OpSpecConstantOp %f32 CooperativeMatrixLengthKHR %tc',
    ['length-is-an-unsigned-32-bit-integer'],
  ],
  [
    '%x = OpSpecConstantOp %i32 CooperativeMatrixLengthKHR %tc',
    ['length-is-an-unsigned-32-bit-integer'],
  ],
])('as a constant, %s breaks %j', (declarations, rules) => {
  expect(matrices({ declarations })).toEqual(rules)
})

test('leaves pointers to the text on untyped pointers where that is in force', () => {
  const body = '%x = OpCooperativeMatrixLoadKHR %tc %f1 %u1 %u8'
  expect(matrices({ capabilities: 'OpCapability UntypedPointersKHR', body })).toEqual([
    'SPV_KHR_untyped_pointers/cooperative-matrix-pointer-is-a-pointer',
  ])
})

test('lets specialization decide about scopes and not about memory semantics', () => {
  expect(matrices({ body: 'OpControlBarrier %spec %spec %u0' })).toEqual([])
  expect(matrices({ body: 'OpControlBarrier %u2 %u2 %spec' })).toEqual([
    'core/memory-semantics-constant',
  ])
})
