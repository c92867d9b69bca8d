import { describe, expect, it } from 'vitest'
import { openResult } from '#runner/vulkan/open-result'
import { assembly } from '../../support/assembly.ts'

const maintenance8 = 'VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'
const able = { name: 'able', offers: [maintenance8] }
const unable = { name: 'unable', offers: ['VkPhysicalDeviceFeatures.shaderInt64'] }

const moduleWith = (operation: string) =>
  assembly(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%int = OpTypeInt 32 1
%seven = OpConstant %int 7
%three = OpSpecConstant %int 3
${operation.startsWith('OpSpecConstantOp') ? `%value = ${operation}` : ''}
%main = OpFunction %void None %procedure
%start = OpLabel
${operation.startsWith('OpSpecConstantOp') ? '' : `%value = ${operation}`}
OpReturn
OpFunctionEnd`)

describe('a result that Vulkan leaves open', () => {
  it.each([
    'OpSRem %int %seven %three',
    'OpSMod %int %seven %three',
    'OpSpecConstantOp %int SMod %seven %three',
    'OpSpecConstantOp %int SRem %seven %three',
  ])('may be that of %s, on a device without the feature that defines it', (operation) => {
    const module = moduleWith(operation)
    expect(openResult({ module }, unable)).toContain(`unable does not have ${maintenance8}`)
    expect(openResult({ module }, able)).toBeUndefined()
    expect(openResult({ module, features: [] }, unable)).toBeUndefined()
  })

  it.each(['OpSDiv %int %seven %three', 'OpSpecConstantOp %int SDiv %seven %three'])(
    'is not that of %s',
    (operation) => {
      expect(openResult({ module: moduleWith(operation) }, unable)).toBeUndefined()
    },
  )

  it('is not compared if the run names a feature that the device lacks', () => {
    const module = moduleWith('OpSDiv %int %seven %three')
    expect(openResult({ module, features: [maintenance8] }, unable)).toContain(maintenance8)
    expect(openResult({ module, features: [maintenance8] }, able)).toBeUndefined()
  })
})
