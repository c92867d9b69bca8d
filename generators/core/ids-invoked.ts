import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const parameter = '%null_pointer_CrossWorkgroup_uchar'

/** A pair of the rule on forward references, with functions that are invoked and not called. */
export const pairs = [
  pairOf`definition-before-use/invoked in spv1.1, spv1.6
sizes of a function that stands behind are asked for
${kernel}
capabilities: ${kernel.capabilities} SubgroupDispatch
declarations: %of_bytes = OpTypeFunction %void %pointer_CrossWorkgroup_uchar
body: %size = OpCopyObject %uint %uint_4
%multiple = OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoked ${parameter} %uint_4 %uint_1
%most = OpGetKernelMaxNumSubgroups %uint %invoked ${parameter} {%size | size: %later} %uint_1
%local_size = OpGetKernelLocalSizeForSubgroupCount %uint %uint_3 %invoked ${parameter} %uint_4 %uint_1
%later = OpCopyObject %uint %uint_4
after: %void %invoked(%pointer_CrossWorkgroup_uchar %byte) as %of_bytes`,
]
