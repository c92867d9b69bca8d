import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'
import { in12 } from '../environments.ts'

/** Capabilities that a module may declare. Those that extensions of SPIR-V provide are left to the OpenCL extensions that allow them. */
export const rules: readonly RuleRow[] = [
  row(
    'capability',
    'capability-granted',
    'Required Capabilities',
    'A capability that OpCapability declares, and that a version of SPIR-V has (it is not one that only extensions of SPIR-V provide), is one that the sections of SPIR-V 1.0 to 1.6 require or that an OpenCL extension of Khronos asks for, for any device: Addresses, Float16Buffer, Int64, Int16, Int8, Kernel, Linkage, Vector16, DeviceEnqueue, GenericPointer, Groups, Pipes, ImageBasic, Float64, LiteralSampler, Sampled1D, Image1D, SampledBuffer, ImageBuffer, ImageReadWrite, SubgroupDispatch, PipeStorage, GroupNonUniformShuffle, GroupNonUniformShuffleRelative, DotProduct, DotProductInput4x8Bit, DotProductInput4x8BitPacked, Float16, Int64Atomics, ImageMipmap, NamedBarrier, GroupNonUniform, GroupNonUniformVote, GroupNonUniformBallot, GroupNonUniformArithmetic, GroupNonUniformClustered and GroupNonUniformRotateKHR. Not judged where execution-model-kernel, addressing-model-physical, memory-model-opencl, image-dim or image-format-unknown is broken: what they forbid needs such a capability.',
    {
      confidence: 'derived',
      notes:
        'The text lists what environments must support; section 2.1 of the core specification says that what a client API supports or requires is what it allows.',
    },
  ),
  row(
    'capability',
    'capability-since-2-0',
    'Required Capabilities: SPIR-V 1.0',
    'In OpenCL 1.2, OpCapability does not declare DeviceEnqueue, GenericPointer, Pipes or ImageReadWrite, which devices of OpenCL 2.0 and later support.',
    {
      confidence: 'derived',
      environments: in12,
      notes:
        'Groups is listed for the same versions, but cl_khr_subgroups allows the scope Subgroup in OpenCL 1.2 as well: not judged.',
    },
  ),
]
