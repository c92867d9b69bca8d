import { expect, test } from 'vitest'
import { broken } from '../broken-rules.ts'

test('a factor of the wrong use has the wrong dimensions as well', () => {
  expect(
    broken({
      minor: 6,
      capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
      extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
      memoryModel: 'OpMemoryModel Logical Vulkan',
      declarations: `
%u3 = OpConstant %u32 3
%u8 = OpConstant %u32 8
%tb = OpTypeCooperativeMatrixKHR %f32 %u3 %u4 %u8 %u1
%tc = OpTypeCooperativeMatrixKHR %f32 %u3 %u8 %u8 %u2
%b = OpConstantComposite %tb %f1
%c = OpConstantComposite %tc %f1`,
      body: '%x = OpCooperativeMatrixMulAddKHR %tc %b %b %c',
    }),
  ).toEqual([
    'SPV_KHR_cooperative_matrix/multiply-add-dimensions-agree',
    'SPV_KHR_cooperative_matrix/multiply-add-matrix-has-its-use',
  ])
})
