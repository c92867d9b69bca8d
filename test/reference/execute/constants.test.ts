import { expect, it } from 'vitest'
import { run, stores, words } from '../../support/compute.ts'

const data = {
  capabilities: `OpCapability ConstantDataKHR
OpCapability Int8
OpCapability Int16
OpExtension "SPV_KHR_constant_data"`,
}

it('the interpreter packs the elements of constant data from the low bits', () => {
  const declarations = `%uint8 = OpTypeInt 8 0
%uint16 = OpTypeInt 16 0
%u6_8 = OpTypeArray %uint8 %uint_6
%u3_16 = OpTypeArray %uint16 %uint_3
%octets = OpConstantDataKHR %u6_8 0x44332211 0xffff6655
%halves = OpConstantDataKHR %u3_16 0x22221111 0xffff3333`
  const body = `%a8 = OpCompositeExtract %uint8 %octets 1
%a = OpUConvert %uint %a8
%b8 = OpCompositeExtract %uint8 %octets 5
%b = OpUConvert %uint %b8
%c16 = OpCompositeExtract %uint16 %halves 2
%c = OpUConvert %uint %c16
${stores('%a', '%b', '%c')}`
  expect(words(run({ ...data, body, declarations }), 3)).toEqual([0x22, 0x66, 0x3333])
})

it('the interpreter specializes scalars, data and values computed from them', () => {
  const decorations = `OpDecorate %s SpecId 3
OpDecorate %flag SpecId 4
OpDecorate %spec_data SpecId 5`
  const declarations = `%s = OpSpecConstant %uint 5
%flag = OpSpecConstantFalse %bool
%product = OpSpecConstantOp %uint IMul %s %uint_3
%chosen = OpSpecConstantOp %uint Select %flag %product %uint_1
%pair = OpSpecConstantComposite %uint2 %s %chosen
%two = OpTypeArray %uint %uint_2
%spec_data = OpSpecConstantDataKHR %two 1 2`
  const body = `%a = OpCompositeExtract %uint %pair 0
%b = OpCompositeExtract %uint %pair 1
%c = OpCompositeExtract %uint %spec_data 1
${stores('%a', '%b', '%c', '%product')}`
  const shader = { ...data, decorations, declarations, body }
  expect(words(run(shader), 4)).toEqual([5, 1, 2, 15])
  const specialization = new Map<number, bigint | Uint8Array>([
    [3, 7n],
    [4, 1n],
    [5, Uint8Array.of(0, 0, 0, 0, 9, 0, 0, 0)],
  ])
  expect(words(run(shader, [0], { specialization }), 4)).toEqual([7, 21, 9, 21])
})

it('the interpreter repeats the value of a replicated composite', () => {
  const capabilities = `OpCapability ReplicatedCompositesEXT
OpExtension "SPV_EXT_replicated_composites"`
  const declarations = `%fours = OpConstantCompositeReplicateEXT %uint4 %uint_4
%threes = OpSpecConstantCompositeReplicateEXT %uint4 %uint_3`
  const body = `%a = OpCompositeExtract %uint %fours 3
%b = OpCompositeExtract %uint %threes 0
%ones = OpCompositeConstructReplicateEXT %uint4 %a
%c = OpCompositeExtract %uint %ones 2
${stores('%a', '%b', '%c')}`
  expect(words(run({ capabilities, declarations, body }), 3)).toEqual([4, 3, 4])
})
