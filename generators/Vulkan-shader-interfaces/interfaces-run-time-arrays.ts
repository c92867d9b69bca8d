import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan } from '../Vulkan-environment/shared/stages.ts'

/** Pairs of the rule on run-time arrays of descriptors. */
export const pairs = [
  ...(['StorageBuffer', 'Uniform'] as const).map(
    (
      storageClass,
    ) => pairOf`run-time-array-capability/${storageClass === 'Uniform' ? 'uniform' : 'storage-buffer'} ${inVulkan}
descriptors are in an array without a length
capabilities: OpCapability Shader
{OpCapability RuntimeDescriptorArray | missing:}
interfaces: %resources
annotations: ${bindingOf('resources')}
declarations: %array = OpTypeRuntimeArray %block_uint
%to_array = OpTypePointer ${storageClass} %array
%resources = OpVariable %to_array ${storageClass}`,
  ),
]
