import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { in12, inOpenCL, kernelWith, since20, taking } from './shared/kernels.ts'

/** A kernel with 32-bit addresses that copies numbers into its workgroup. */
const copying = piecesIn({
  ...kernelWith(),
  ...taking({ near: 'pointer_Workgroup_uint', far: 'pointer_CrossWorkgroup_uint' }),
})`memoryModel: OpMemoryModel Physical32 OpenCL`

const groups = kernelWith('Groups')

/** Pairs of the rules on scopes of execution, and on barriers. */
export const pairs = [
  pairIn(copying)`async-copy-scope/copy ${inOpenCL}: a workgroup copies numbers and waits for them
body: %event_of_copy = OpGroupAsyncCopy %event {%uint_2 | subgroup: %uint_3 | device: %uint_1} %near %far %uint_1 %uint_1 %null_event
OpStore %variable_Function_event %event_of_copy
OpGroupWaitEvents {%uint_2 | waiting-subgroup: %uint_3 | waiting-invocation: %uint_4} %uint_1 %variable_Function_event`,
  pairIn(groups)`group-scope/scopes ${since20}: workgroups and subgroups vote and compare
body: %all = OpGroupAll %bool {%uint_2 | device: %uint_1} %true
%any = OpGroupAny %bool {%uint_3 | devices: %uint_0} %true
%most = OpGroupSMax %uint {%uint_2 | invocation: %uint_4} Reduce %uint_1
%same = OpGroupBroadcast %uint %uint_3 %uint_1 %uint_0`,
  pairIn(groups)`group-scope-subgroup/scopes ${in12}: subgroups vote and add
body: %all = OpGroupAll %bool {%uint_3 | vote: %uint_2} %true
%sum = OpGroupIAdd %uint {%uint_3 | sum: %uint_2} InclusiveScan %uint_1`,
  pairIn(kernelWith())`execution-scope/barrier ${inOpenCL}: a workgroup waits
body: OpControlBarrier {%uint_2 | device: %uint_1 | devices: %uint_0 | invocation: %uint_4} %uint_2 %uint_272`,
  pairIn(kernelWith())`execution-scope/subgroup ${inOpenCL}: a subgroup waits
body: OpControlBarrier %uint_3 %uint_2 %uint_272`,
  pairOf`execution-scope/pipe ${since20}: a workgroup reserves room in a pipe
${kernelWith('Pipes')}${taking({ pipe: 'pipe_type' }, '%pipe_type = OpTypePipe ReadOnly')}
body: %reserved = OpGroupReserveReadPipePackets %reserve_id {%uint_2 | reserved: %uint_1} %pipe %uint_1 %uint_4 %uint_4
OpGroupCommitReadPipe {%uint_2 | committed: %uint_4} %pipe %reserved %uint_4 %uint_4`,
  pairOf`execution-scope/written-pipe ${since20}: a subgroup reserves room in a pipe
${kernelWith('Pipes')}${taking({ pipe: 'pipe_type' }, '%pipe_type = OpTypePipe WriteOnly')}
body: %reserved = OpGroupReserveWritePipePackets %reserve_id {%uint_3 | reserved: %uint_0} %pipe %uint_1 %uint_4 %uint_4
OpGroupCommitWritePipe {%uint_3 | committed: %uint_1} %pipe %reserved %uint_4 %uint_4`,
  pairOf`barrier-memory-scope/scopes ${since20}: barriers order memory for devices, workgroups and invocations
${kernelWith()}
body: OpMemoryBarrier {%uint_1 | none: %uint_7} %uint_272
OpMemoryBarrier %uint_4 %uint_272
OpControlBarrier %uint_2 %uint_2 %uint_272
OpControlBarrier %uint_3 %uint_3 %uint_272
OpMemoryBarrier %uint_0 %uint_272`,
  pairOf`barrier-memory-scope/named in opencl2.2: a named barrier orders memory for a workgroup
${kernelWith('NamedBarrier')}
body: %barrier = OpNamedBarrierInitialize %named_barrier %uint_1
OpMemoryNamedBarrier %barrier %uint_2 %uint_272`,
  pairOf`barrier-memory-scope-workgroup/scopes ${in12}: barriers order memory for a workgroup
${kernelWith()}
body: OpControlBarrier %uint_2 {%uint_2 | device: %uint_1 | invocation: %uint_4} %uint_272
OpMemoryBarrier {%uint_2 | devices: %uint_0 | memory-device: %uint_1} %uint_272`,
  pairOf`barrier-memory-scope-workgroup/subgroup ${in12}: barriers order memory for a subgroup
${kernelWith()}
body: OpMemoryBarrier {%uint_3 | invocation: %uint_4} %uint_272`,
  pairOf`barrier-memory-order/orders ${since20}: barriers have one order of memory each, or none
${kernelWith()}
body: OpMemoryBarrier %uint_2 {%uint_264 | both: %uint_262 | strongest: %uint_280}
OpControlBarrier %uint_2 %uint_2 {%uint_258 | control: %uint_274}
OpMemoryBarrier %uint_2 %uint_256`,
  pairOf`barrier-memory-order/named in opencl2.2: a named barrier has one order of memory
${kernelWith('NamedBarrier')}
body: %barrier = OpNamedBarrierInitialize %named_barrier %uint_1
OpMemoryNamedBarrier %barrier %uint_2 {%uint_264 | named: %uint_262}`,
  pairOf`barrier-sequentially-consistent/orders ${in12}: barriers are sequentially consistent
${kernelWith()}
body: OpControlBarrier %uint_2 %uint_2 {%uint_272 | relaxed: %uint_256 | acquire: %uint_258 | release: %uint_260}
OpMemoryBarrier %uint_2 {%uint_784 | both: %uint_264 | also: %uint_280}`,
]
