import { afterAll, beforeAll, expect, test } from 'vitest'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import { assembler } from '../../support/tools.ts'

/** Both examples of the text, in one shader. Only the index, the entry point and what encloses them is added. */
const examples = `
OpCapability Shader
OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %resource_heap
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %sampler_heap BuiltIn SamplerHeapEXT
OpDecorate %resource_heap BuiltIn ResourceHeapEXT
OpDecorateId %storage_buffer_array_type ArrayStrideIdEXT %buffer_size
%void = OpTypeVoid
%main_type = OpTypeFunction %void
%size_type = OpTypeInt 32 0
%heap_index = OpConstant %size_type 3
%storage_buffer_type = OpTypeBufferEXT StorageBuffer
%storage_buffer_array_type = OpTypeRuntimeArray %storage_buffer_type
%buffer_size = OpConstantSizeOfEXT %size_type %storage_buffer_type
%uniformconstant_ptr_type = OpTypeUntypedPointerKHR UniformConstant
%input_ptr_type = OpTypeUntypedPointerKHR Input
%storagebuffer_ptr_type = OpTypeUntypedPointerKHR StorageBuffer
%sampler_heap = OpUntypedVariableKHR %uniformconstant_ptr_type UniformConstant
%resource_heap = OpUntypedVariableKHR %uniformconstant_ptr_type UniformConstant
%main = OpFunction %void None %main_type
%entry = OpLabel
%buffer_ptr = OpUntypedAccessChainKHR %uniformconstant_ptr_type %storage_buffer_array_type %resource_heap %heap_index
%buffer_data_ptr = OpBufferPointerEXT %storagebuffer_ptr_type %buffer_ptr
OpReturn
OpFunctionEnd
`

let assemble: Assembler

beforeAll(async () => {
  assemble = await assembler('harness:spirv-as@testing')
})

afterAll(() => assemble.close())

test.each(['spv1.3', 'spv1.4', 'spv1.6'])(
  'the judge accepts the examples of the text for %s',
  async (name) => {
    const environment = environmentByName(name)
    if (environment === undefined) throw new Error(`no environment ${name}`)
    const text =
      environment.version < 0x0001_0400 ? examples.replace('" %resource_heap', '"') : examples
    const output = await assemble.assemble(text, environment)
    if (output.kind !== 'output') throw new Error(JSON.stringify(output))
    expect(validate(output.value, environment)).toEqual({ kind: 'valid' })
    expect(validate(output.value, environment, { open: true })).toEqual({ kind: 'valid' })
  },
)

test('the judge finds one fault in the examples for vulkan1.4: an unused pointer type into Input', async () => {
  const environment = environmentByName('vulkan1.4')
  if (environment === undefined) throw new Error('no environment vulkan1.4')
  const judged = async (text: string) => {
    const output = await assemble.assemble(text, environment)
    if (output.kind !== 'output') throw new Error(JSON.stringify(output))
    return validate(output.value, environment)
  }
  expect(await judged(examples)).toMatchObject({
    blames: [{ rule: 'Vulkan-environment/untyped-pointer-storage-class' }],
  })
  const without = examples.replace('%input_ptr_type = OpTypeUntypedPointerKHR Input\n', '')
  expect(await judged(without)).toEqual({ kind: 'valid' })
})
