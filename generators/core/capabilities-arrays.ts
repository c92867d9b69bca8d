import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'

const capability = '{OpCapability RuntimeDescriptorArray | missing:}'

/** Arrays of resources: names, storage classes, elements, and what elements need. */
const resources = [
  ['storage-buffers', 'StorageBuffer', '%block_uint', ''],
  ['uniform-buffers', 'Uniform', '%block_uint', ''],
  ['images', 'UniformConstant', '%image_float_2D_0_0_0_1_Unknown', ''],
  ['samplers', 'UniformConstant', '%sampler', ''],
] as const

/** Pairs of the rule on run-time arrays of resources. */
export const pairs = [
  ...resources.map(
    ([name, storageClass, element]) => pairOf`run-time-array-capability/${name}
an array without a length of ${name.replace('-', ' ')} needs its capability
capabilities: OpCapability Shader
${capability}
extensions: OpExtension "SPV_EXT_descriptor_indexing"
interfaces: %resources
annotations: ${bindingOf('resources')}
declarations: %array = OpTypeRuntimeArray ${element}
%to_array = OpTypePointer ${storageClass} %array
%resources = OpVariable %to_array ${storageClass}`,
  ),
  pairOf`run-time-array-capability/untyped
an untyped variable holds an array without a length
capabilities: OpCapability Shader
OpCapability UntypedPointersKHR
${capability}
extensions: OpExtension "SPV_KHR_untyped_pointers"
interfaces: %resources
annotations: ${bindingOf('resources')}
declarations: %array = OpTypeRuntimeArray %block_uint
%resources = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %array`,
  pairOf`run-time-array-capability/within-a-block
an array without a length at the end of a block needs no capability
interfaces: %resources
annotations: ${bindingOf('resources')}
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: %block = OpTypeStruct %stride4_uint_runtime_array
%array = OpTypeArray %block %uint_2
%without_length = OpTypeRuntimeArray %block
%to_array = OpTypePointer StorageBuffer {%array | of-blocks: %without_length}
%resources = OpVariable %to_array StorageBuffer`,
]
