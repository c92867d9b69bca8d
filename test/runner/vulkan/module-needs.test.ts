import { describe, expect, it } from 'vitest'
import { beyondLimits } from '#runner/vulkan/beyond-limits'
import { descriptorBindings } from '#runner/vulkan/descriptor-bindings'
import { missingOf } from '#runner/vulkan/missing'
import { pipelinesOf } from '#runner/vulkan/pipelines'
import type { Registry } from '#runner/vulkan/registry'
import { device, moduleOf } from './device.ts'

const registry: Registry = {
  structures: [],
  features: [],
  properties: [],
  capabilities: {
    Shader: ['VK_VERSION_1_0'],
    Int64: ['VkPhysicalDeviceFeatures.shaderInt64'],
    Int16: ['VkPhysicalDeviceFeatures.shaderInt16'],
  },
  extensions: { SPV_KHR_8bit_storage: ['VK_VERSION_1_2', 'VK_KHR_8bit_storage'] },
  results: [],
}

function compute(declarations: string, mode = 'OpExecutionMode %main LocalSize 1 1 1'): string {
  return `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
${mode}
${declarations}
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%main = OpFunction %void None %procedure
%body = OpLabel
OpReturn
OpFunctionEnd
`
}

describe('the list of what a device lacks', () => {
  const missing = missingOf(registry, device)
  it.each([
    ['OpCapability Shader', undefined],
    ['OpCapability Int64', undefined],
    ['OpCapability Int16', 'Small does not have Features.shaderInt16 for the capability Int16'],
    ['OpCapability Linkage', 'Vulkan has nothing for the capability Linkage'],
    [
      'OpExtension "SPV_KHR_8bit_storage"',
      'Small does not have VK_VERSION_1_2 or VK_KHR_8bit_storage for the extension SPV_KHR_8bit_storage',
    ],
    [
      'OpCapability Shader\n%set = OpExtInstImport "OpenCL.DebugInfo.100"',
      'Vulkan has nothing for the instruction set OpenCL.DebugInfo.100',
    ],
    ['OpCapability Shader\n%set = OpExtInstImport "GLSL.std.450"', undefined],
    ['OpCapability Shader\n%set = OpExtInstImport "NonSemantic.DebugPrintf"', undefined],
  ])('is worked out for %s', (declaration, why) => {
    expect(missing(moduleOf(`${declaration}\nOpMemoryModel Logical GLSL450\n`))).toBe(why)
  })

  it('may be the version of SPIR-V', () => {
    const module = moduleOf('OpCapability Shader\nOpMemoryModel Logical GLSL450\n', 0x0001_0600)
    expect(missing(module)).toBe('Small does not have VK_VERSION_1_3 for SPIR-V 1.6')
  })
})

describe('the bindings of a layout', () => {
  const decorated = (set: number, binding: number) =>
    `OpDecorate %a DescriptorSet ${set}\nOpDecorate %a Binding ${binding}\n`
  const image = `%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%image = OpTypeImage %float 2D 0 0 0 1 Unknown`

  it.each([
    [
      `${decorated(1, 2)}${image}
%pointer = OpTypePointer UniformConstant %image
%a = OpVariable %pointer UniformConstant`,
      [{ set: 1, binding: 2, type: 2, count: 1 }],
    ],
    [
      `${decorated(0, 0)}${image}
%three = OpConstant %uint 3
%images = OpTypeArray %image %three
%pointer = OpTypePointer UniformConstant %images
%a = OpVariable %pointer UniformConstant`,
      [{ set: 0, binding: 0, type: 2, count: 3 }],
    ],
    [
      `${decorated(0, 5)}OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
%uint = OpTypeInt 32 0
%block = OpTypeStruct %uint
%pointer = OpTypePointer Uniform %block
%a = OpVariable %pointer Uniform`,
      [{ set: 0, binding: 5, type: 7, count: 1 }],
    ],
  ])('are those of its variables %#', (declarations, expected) => {
    expect(descriptorBindings(moduleOf(compute(declarations)))).toEqual(expected)
  })

  it('are refused if they have two types', () => {
    const module = moduleOf(
      compute(`${decorated(0, 0)}OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
${image}
%sampler = OpTypeSampler
%pointer = OpTypePointer UniformConstant %image
%other = OpTypePointer UniformConstant %sampler
%a = OpVariable %pointer UniformConstant
%b = OpVariable %other UniformConstant`),
    )
    expect(descriptorBindings(module)).toBe('set 0, binding 0 has descriptors of several types')
  })
})

describe('the size of a workgroup', () => {
  const numbers = `%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%many = OpConstant %uint 129`
  it.each([
    ['', 'OpExecutionMode %main LocalSize 2 64 1', undefined],
    ['', 'OpExecutionMode %main LocalSize 2 65 1', '2 x 65 x 1'],
    ['', 'OpExecutionMode %main LocalSize 1 1 65', '1 x 1 x 65'],
    [numbers, 'OpExecutionModeId %main LocalSizeId %many %one %one', '129 x 1 x 1'],
    [numbers, 'OpExecutionModeId %main LocalSizeId %one %one %one', undefined],
    [
      `OpDecorate %size BuiltIn WorkgroupSize
${numbers}
%sizes = OpTypeVector %uint 3
%size = OpConstantComposite %sizes %one %many %one`,
      'OpExecutionMode %main LocalSize 1 1 1',
      '1 x 129 x 1',
    ],
  ])('is read: %s %s', (declarations, mode, size) => {
    expect(beyondLimits(moduleOf(compute(declarations, mode)), device)).toBe(
      size && `a workgroup of ${size} is beyond the limits of Small`,
    )
  })
})

describe('created Vulkan objects', () => {
  const other = (model: string, mode: string) =>
    moduleOf(compute('', mode).replace('GLCompute', model))

  it.each([
    ['GLCompute', 'OpExecutionMode %main LocalSize 1 1 1', 0x20],
    ['Fragment', 'OpExecutionMode %main OriginUpperLeft', 0x10],
    ['TessellationEvaluation', 'OpExecutionMode %main Quads', 0x4],
  ])('are right for %s', (model, mode, stage) => {
    expect(pipelinesOf(other(model, mode), device)).toEqual([{ stage, entryPoint: 'main' }])
  })

  it('do not include a shader object if it would not be valid', () => {
    expect(pipelinesOf(other('TessellationControl', 'OpExecutionMode %main Quads'), device)).toBe(
      'a shader object for this stage needs the execution mode OutputVertices',
    )
  })

  it('do not include a shader object for graphics without that feature', () => {
    const plain = { ...device, offers: [] }
    expect(pipelinesOf(other('Fragment', 'OpExecutionMode %main OriginUpperLeft'), plain)).toBe(
      'stages of graphics are created as shader objects, which Small does not have',
    )
  })

  it('are none without an entry point', () => {
    const module = moduleOf('OpCapability Shader\nOpMemoryModel Logical GLSL450\n')
    expect(pipelinesOf(module, device)).toBe('no entry point')
  })
})
