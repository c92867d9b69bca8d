import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan, stage, untyped } from './shared/stages.ts'

const block = `%block Block, 0 Offset 0`

/** Pairs of the rules on untyped variables and pointers, and on the types of interfaces. */
export const pairs = [
  ...(['StorageBuffer', 'Uniform'] as const).map(
    (storageClass) => pairOf`untyped-variable-data-type/${storageClass.toLowerCase()} ${inVulkan}
an untyped variable in ${storageClass} has a data type
${untyped}
interfaces: %buffer
annotations: ${bindingOf('buffer')}
${block}
declarations: %block = OpTypeStruct %uint
%buffer = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} {%block | none:}`,
  ),
  pairOf`untyped-variable-data-type/push-constant ${inVulkan}: an untyped variable for push constants has a data type
${untyped}
interfaces: %pushed
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant {%block | none:}`,
  ...(['ResourceHeapEXT', 'SamplerHeapEXT'] as const).map(
    (builtIn) => pairIn(untyped)`untyped-heap-variable/${builtIn.toLowerCase()} ${inVulkan}
an untyped variable without a data type is a heap
capabilities: ${untyped.capabilities}
OpCapability DescriptorHeapEXT
extensions: ${untyped.extensions}
OpExtension "SPV_EXT_descriptor_heap"
interfaces: %heap
annotations: {OpDecorate %heap BuiltIn ${builtIn} | descriptor: OpDecorate %heap DescriptorSet 0 | nothing:}
{| descriptor: OpDecorate %heap Binding 0}
declarations: %heap = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant`,
  ),
  ...(['Input', 'Output'] as const).map(
    (storageClass) => pairOf`physical-pointer-interface/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} holds numbers
${stage('Vertex', { capabilities: ['PhysicalStorageBufferAddresses'], interfaces: '%variable' })}
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: %variable Location 0
declarations: %address = OpTypePointer PhysicalStorageBuffer %uint
%variable = OpVariable {%pointer_${storageClass}_uint_pair | address: %pointer_${storageClass}_address | addresses: %pointer_${storageClass}_address_array2 | member: %pointer_${storageClass}_structure_uint_and_address} ${storageClass}`,
  ),
]
