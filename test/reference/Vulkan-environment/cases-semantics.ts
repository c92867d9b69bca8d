import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { body, declared } from './case.ts'

const memory: Pieces = {
  declarations: `%pw = OpTypePointer Workgroup %u32
%w = OpVariable %pw Workgroup
%device = OpConstant %u32 1
%workgroup = OpConstant %u32 2
%subgroup = OpConstant %u32 3
%none = OpConstant %u32 0
%acquire = OpConstant %u32 2
%acquire_workgroup = OpConstant %u32 258
%release_workgroup = OpConstant %u32 260
%both = OpConstant %u32 8
%both_workgroup = OpConstant %u32 264
%both_uniform = OpConstant %u32 72
%unordered = OpConstant %u32 256
%consistent = OpConstant %u32 272`,
}
const vulkan: Pieces = {
  ...memory,
  capabilities:
    'OpCapability Shader\nOpCapability VulkanMemoryModel\nOpCapability VulkanMemoryModelDeviceScope',
  extensions: 'OpExtension "SPV_KHR_vulkan_memory_model"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  declarations: `${memory.declarations}
%available_release = OpConstant %u32 8452
%available_acquire = OpConstant %u32 8450
%visible_acquire = OpConstant %u32 16642
%visible_release = OpConstant %u32 16644
%volatile_both = OpConstant %u32 33032
%volatile_acquire = OpConstant %u32 33026`,
}

function barrier(semantics: string): string {
  return `OpControlBarrier %workgroup %device %${semantics}`
}

function exchanged(equal: string, unequal: string): string {
  return `%x = OpAtomicCompareExchange %u32 %w %device %${equal} %${unequal} %u1 %u0`
}

const matrices: Pieces = {
  minor: 6,
  capabilities:
    'OpCapability Shader\nOpCapability VulkanMemoryModel\nOpCapability VulkanMemoryModelDeviceScope\nOpCapability CooperativeMatrixKHR',
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

/** Memory semantics, and operands of group operations. */
export const semanticsCases: readonly RuleCase[] = [
  body(
    'semantics-not-sequentially-consistent',
    barrier('both_workgroup'),
    barrier('consistent'),
    memory,
  ),
  body(
    'atomic-store-semantics',
    'OpAtomicStore %w %device %release_workgroup %u1',
    'OpAtomicStore %w %device %acquire_workgroup %u1',
    memory,
  ),
  body(
    'atomic-load-semantics',
    '%x = OpAtomicLoad %u32 %w %device %acquire_workgroup',
    '%x = OpAtomicLoad %u32 %w %device %release_workgroup',
    memory,
  ),
  body(
    'memory-barrier-semantics',
    'OpMemoryBarrier %device %both_workgroup',
    'OpMemoryBarrier %device %unordered',
    memory,
  ),
  body('order-with-storage-class', barrier('both_workgroup'), barrier('both'), memory),
  body('storage-class-with-order', barrier('none'), barrier('unordered'), memory),
  body(
    'make-available-semantics',
    barrier('available_release'),
    barrier('available_acquire'),
    vulkan,
  ),
  body('make-visible-semantics', barrier('visible_acquire'), barrier('visible_release'), vulkan),
  body('volatile-barrier', barrier('both_workgroup'), barrier('volatile_both'), vulkan),
  body(
    'unequal-storage-class',
    exchanged('both_workgroup', 'acquire_workgroup'),
    exchanged('both_uniform', 'acquire_workgroup'),
    memory,
  ),
  body(
    'unequal-make-visible',
    exchanged('visible_acquire', 'visible_acquire'),
    exchanged('acquire_workgroup', 'visible_acquire'),
    vulkan,
  ),
  body(
    'unequal-volatile',
    exchanged('volatile_both', 'volatile_acquire'),
    exchanged('volatile_both', 'acquire_workgroup'),
    vulkan,
  ),
  body(
    'ballot-bit-count-operation',
    '%x = OpGroupNonUniformBallotBitCount %u32 %subgroup Reduce %b',
    '%x = OpGroupNonUniformBallotBitCount %u32 %subgroup ClusteredReduce %b',
    {
      ...memory,
      capabilities:
        'OpCapability Shader\nOpCapability GroupNonUniformBallot\nOpCapability GroupNonUniformClustered',
      declarations: `${memory.declarations}\n%b = OpConstantNull %v4u`,
    },
  ),
  declared(
    'cooperative-matrix-scope',
    '%u3 = OpConstant %u32 3\n%m = OpTypeCooperativeMatrixKHR %f32 %u3 %u4 %u4 %u0',
    '%m = OpTypeCooperativeMatrixKHR %f32 %u1 %u4 %u4 %u0',
    matrices,
  ),
  body(
    'cooperative-matrix-storage-class',
    `%shared = OpAccessChain %to_shared_float %shared_floats %u0
%x = OpCooperativeMatrixLoadKHR %m %shared %u0 %u4`,
    `%private = OpAccessChain %to_private_float %private_floats %u0
%x = OpCooperativeMatrixLoadKHR %m %private %u0 %u4`,
    {
      ...matrices,
      interface: '%shared_floats %private_floats',
      declarations: `%u3 = OpConstant %u32 3
%m = OpTypeCooperativeMatrixKHR %f32 %u3 %u4 %u4 %u0
%floats = OpTypeArray %f32 %u4
%to_shared = OpTypePointer Workgroup %floats
%to_private = OpTypePointer Private %floats
%to_shared_float = OpTypePointer Workgroup %f32
%to_private_float = OpTypePointer Private %f32
%shared_floats = OpVariable %to_shared Workgroup
%private_floats = OpVariable %to_private Private`,
    },
  ),
]
