import { linePair } from '../pairs/line-pair.ts'

const cooperative = {
  capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const type = '%cooperative = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2'

/** Pairs on constants of types that extensions have. */
export const pairs = [
  linePair(
    'constant-constituent-count',
    'cooperative-matrices',
    'one constituent is enough for a constant cooperative matrix',
    {
      ...cooperative,
      declarations: `${type}\n%constant = OpConstantComposite %cooperative %float_1`,
    },
    {},
  ),
  linePair(
    'constant-constituent-type',
    'cooperative-matrices',
    'a constant cooperative matrix is made of a scalar of its component type',
    {
      ...cooperative,
      declarations: `${type}\n%constant = OpConstantComposite %cooperative %float_1`,
    },
    {},
  ),
  linePair(
    'constant-constituent-count',
    'long-vectors',
    'a long vector has a constituent for each component',
    {
      capabilities: 'OpCapability Shader\nOpCapability LongVectorEXT',
      extensions: 'OpExtension "SPV_EXT_long_vector"',
      declarations: `%uint5 = OpTypeVector %uint 5
%constant = OpConstantComposite %uint5 %uint_0 %uint_1 %uint_2 %uint_3 %uint_4`,
    },
    {
      'one-less': '%constant = OpConstantComposite %uint5 %uint_0 %uint_1 %uint_2 %uint_3',
      'one-more':
        '%constant = OpConstantComposite %uint5 %uint_0 %uint_1 %uint_2 %uint_3 %uint_4 %uint_8',
    },
  ),
  linePair(
    'constant-null-not-physical',
    'other-types',
    'there are nulls of numbers where there are physical pointers',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %float4
%null = OpConstantNull %uint2`,
    },
    { pointer: '%null = OpConstantNull %pointer' },
  ),
  linePair(
    'constant-null-not-physical',
    'variable-pointers',
    'there are nulls of variable pointers, which are logical',
    {
      capabilities: `OpCapability Shader
OpCapability VariablePointers
OpCapability PhysicalStorageBufferAddresses`,
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: `%logical_pointer = OpTypePointer StorageBuffer %float
%physical_pointer = OpTypePointer PhysicalStorageBuffer %float
%null = OpConstantNull %logical_pointer`,
    },
    { physical: '%null = OpConstantNull %physical_pointer' },
  ),
]
