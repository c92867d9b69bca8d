import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { storage } from './shared/buffers.ts'
import { inVulkan, stage, vulkanMemory } from './shared/stages.ts'

/** A shader in the Vulkan memory model with a block in StorageBuffer. */
const available = { ...storage, ...vulkanMemory } satisfies Pieces

const matrix = stage('GLCompute', {
  capabilities: ['CooperativeMatrixKHR', 'VulkanMemoryModel', 'VulkanMemoryModelDeviceScope'],
  extensions: ['SPV_KHR_cooperative_matrix'],
})

/** Pairs of the rules on memory semantics. */
export const pairs = [
  pairOf`semantics-not-sequentially-consistent/fence ${inVulkan}: a fence both acquires and releases
body: OpMemoryBarrier %uint_1 {%uint_72 | sequential: %uint_80}`,
  pairOf`semantics-not-sequentially-consistent/barrier ${inVulkan}: a barrier orders the memory of a workgroup
body: OpControlBarrier %uint_2 %uint_2 {%uint_264 | sequential: %uint_272}`,
  pairOf`semantics-not-sequentially-consistent/atomic ${inVulkan}: an atomic instruction both acquires and releases
${storage}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_1 {%uint_72 | sequential: %uint_80} %uint_1`,
  pairIn(storage)`atomic-store-semantics/store ${inVulkan}: an atomic store releases
body: ${storage.body}
OpAtomicStore %first %uint_1 {%uint_68 | acquires: %uint_66 | both: %uint_72} %uint_1`,
  pairIn(storage)`atomic-store-semantics/relaxed ${inVulkan}: an atomic store is relaxed
body: ${storage.body}
OpAtomicStore %first %uint_1 {%uint_0 | acquires: %uint_66} %uint_1`,
  pairIn(storage)`atomic-load-semantics/load ${inVulkan}: an atomic load acquires
body: ${storage.body}
%old = OpAtomicLoad %uint %first %uint_1 {%uint_66 | releases: %uint_68 | both: %uint_72}`,
  pairIn(storage)`atomic-load-semantics/relaxed ${inVulkan}: an atomic load is relaxed
body: ${storage.body}
%old = OpAtomicLoad %uint %first %uint_1 {%uint_0 | releases: %uint_68}`,
  pairOf`memory-barrier-semantics/fence ${inVulkan}: fences acquire, release, or do both
body: OpMemoryBarrier %uint_1 %uint_66
OpMemoryBarrier %uint_1 %uint_68
OpMemoryBarrier %uint_1 {%uint_72 | relaxed: %uint_0}`,
  pairOf`order-with-storage-class/fence ${inVulkan}: a fence orders the memory of buffers
body: OpMemoryBarrier %uint_1 {%uint_72 | no-class: %uint_8 | subgroup-memory: %uint_136 | cross-workgroup-memory: %uint_520}`,
  pairOf`order-with-storage-class/classes ${inVulkan}: fences order the memory of workgroups and of images
body: OpMemoryBarrier %uint_1 %uint_264
OpMemoryBarrier %uint_1 {%uint_2056 | no-class: %uint_8}`,
  pairOf`order-with-storage-class/atomic ${inVulkan}: an atomic instruction orders the memory of buffers
${storage}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_1 {%uint_66 | no-class: %uint_2} %uint_1`,
  pairOf`order-with-storage-class/barrier ${inVulkan}: a barrier orders the memory of a workgroup
body: OpControlBarrier %uint_2 %uint_2 {%uint_264 | no-class: %uint_8}`,
  pairOf`storage-class-with-order/barrier ${inVulkan}: a barrier orders no memory
body: OpControlBarrier %uint_2 %uint_2 {%uint_0 | buffers: %uint_64 | workgroups: %uint_256 | images: %uint_2048}`,
  pairOf`storage-class-with-order/atomic ${inVulkan}: an atomic instruction orders no memory
${storage}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_1 {%uint_0 | buffers: %uint_64} %uint_1`,
  pairOf`make-available-semantics/fence ${inVulkan}: fences release what they make available
${available}
body: OpMemoryBarrier %uint_1 %uint_8264
OpMemoryBarrier %uint_1 {%uint_8260 | acquires: %uint_8258}`,
  pairIn(available)`make-visible-semantics/fence ${inVulkan}: fences acquire what they make visible
body: OpMemoryBarrier %uint_1 %uint_16456
OpMemoryBarrier %uint_1 {%uint_16450 | releases: %uint_16452}`,
  pairOf`volatile-barrier/fence ${inVulkan}: a fence is not volatile, an atomic instruction is
${available}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_1 %uint_32768 %uint_1
OpMemoryBarrier %uint_1 {%uint_72 | volatile: %uint_32840}`,
  pairIn(available)`volatile-barrier/barrier ${inVulkan}: a barrier is not volatile
body: OpControlBarrier %uint_2 %uint_2 {%uint_264 | volatile: %uint_33032}`,
  pairIn(storage)`unequal-storage-class/exchange ${inVulkan}
an exchange orders the memory of buffers and of images in both cases
body: ${storage.body}
%old = OpAtomicCompareExchange %uint %first %uint_1 {%uint_2114 | without-images: %uint_66 | without-buffers: %uint_2050} %uint_2114 %uint_1 %uint_2`,
  pairOf`unequal-make-visible/exchange ${inVulkan}: an exchange makes memory visible in both cases
${available}
body: ${storage.body}
%old = OpAtomicCompareExchange %uint %first %uint_1 {%uint_16450 | not-if-equal: %uint_66} %uint_16450 %uint_1 %uint_2`,
  pairIn(available)`unequal-volatile/exchange ${inVulkan}: an exchange is volatile in both cases
body: ${storage.body}
%old = OpAtomicCompareExchange %uint %first %uint_1 {%uint_32834 | if-unequal: %uint_66} {%uint_32834 | if-equal: %uint_66} %uint_1 %uint_2`,
  pairOf`ballot-bit-count-operation/operations ${inVulkan}: the bits of a ballot are counted as a whole or as a scan
capabilities: Shader GroupNonUniformBallot GroupNonUniformClustered
body: %ballot = OpGroupNonUniformBallot %uint4 %uint_3 %true
%count = OpGroupNonUniformBallotBitCount %uint %uint_3 {Reduce | clusters: ClusteredReduce} %ballot
%before = OpGroupNonUniformBallotBitCount %uint %uint_3 {ExclusiveScan | clusters-after-a-scan: ClusteredReduce} %ballot
%until = OpGroupNonUniformBallotBitCount %uint %uint_3 InclusiveScan %ballot`,
  pairOf`cooperative-matrix-scope/matrices ${inVulkan}: matrices of subgroups and of workgroups are declared
${matrix}
memoryModel: OpMemoryModel Logical Vulkan
declarations: %subgroup = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_0
%other = OpTypeCooperativeMatrixKHR %float {%uint_2 | device: %uint_1 | invocation: %uint_4 | queue-family: %uint_5} %uint_8 %uint_8 %uint_0`,
]
