import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { having, in12, made } from './case.ts'

const atomics: Pieces = {
  ...having('Int64', 'Float64'),
  declarations: `%pw = OpTypePointer Workgroup %u32
%w = OpVariable %pw Workgroup
%pf = OpTypePointer Workgroup %f32
%f = OpVariable %pf Workgroup
%pi = OpTypePointer Image %u32
%u3 = OpConstant %u32 3
%u5 = OpConstant %u32 5
%relaxed = OpConstant %u32 0
%acquire = OpConstant %u32 2
%both = OpConstant %u32 6
%consistent = OpConstant %u32 16
%takes = OpTypeFunction %void %pi`,
}

/** Atomic instructions. */
export const atomicCases: readonly RuleCase[] = [
  made(
    'atomic-integer-type',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
    { body: '%r = OpAtomicLoad %f32 %f %u1 %relaxed' },
  ),
  made(
    'atomic-storage-class',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
    {
      functions: `%taker = OpFunction %void None %takes
%p = OpFunctionParameter %pi
%taker_entry = OpLabel
%r = OpAtomicLoad %u32 %p %u1 %relaxed
OpReturn
OpFunctionEnd`,
    },
  ),
  made(
    'atomic-scope',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u3 %relaxed' },
    { body: '%r = OpAtomicLoad %u32 %w %u4 %relaxed' },
  ),
  in12(
    made(
      'atomic-scope-device',
      atomics,
      { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
      { body: '%r = OpAtomicLoad %u32 %w %u2 %relaxed' },
    ),
  ),
  made(
    'atomic-memory-order',
    atomics,
    { body: '%r = OpAtomicIIncrement %u32 %w %u1 %acquire' },
    { body: '%r = OpAtomicIIncrement %u32 %w %u1 %both' },
  ),
  in12(
    made(
      'atomic-relaxed',
      atomics,
      { body: '%r = OpAtomicIIncrement %u32 %w %u1 %relaxed' },
      { body: '%r = OpAtomicIIncrement %u32 %w %u1 %consistent' },
    ),
  ),
]

const groups: Pieces = { ...atomics, ...having('Groups', 'Pipes') }
const shared = `${atomics.declarations}
%pg = OpTypePointer CrossWorkgroup %u32
%g = OpVariable %pg CrossWorkgroup
%event = OpTypeEvent
%null = OpConstantNull %event
%u64 = OpTypeInt 64 0
%n = OpConstant %u64 1`

/** Groups, barriers and pipes. */
export const barrierCases: readonly RuleCase[] = [
  made(
    'async-copy-scope',
    { ...having('Int64'), declarations: shared },
    { body: '%e = OpGroupAsyncCopy %event %u2 %w %g %n %n %null' },
    { body: '%e = OpGroupAsyncCopy %event %u3 %w %g %n %n %null' },
  ),
  made(
    'group-scope',
    groups,
    { body: '%r = OpGroupAll %bool %u3 %true' },
    { body: '%r = OpGroupAll %bool %u1 %true' },
  ),
  in12(
    made(
      'group-scope-subgroup',
      { ...atomics, ...having('Groups') },
      { body: '%r = OpGroupAll %bool %u3 %true' },
      { body: '%r = OpGroupAll %bool %u2 %true' },
    ),
  ),
  made(
    'execution-scope',
    atomics,
    { body: 'OpControlBarrier %u2 %u2 %consistent' },
    { body: 'OpControlBarrier %u1 %u2 %consistent' },
  ),
  made(
    'barrier-memory-scope',
    atomics,
    { body: 'OpMemoryBarrier %u4 %acquire' },
    { body: 'OpMemoryBarrier %consistent %acquire' },
  ),
  in12(
    made(
      'barrier-memory-scope-workgroup',
      atomics,
      { body: 'OpMemoryBarrier %u2 %consistent' },
      { body: 'OpMemoryBarrier %u1 %consistent' },
    ),
  ),
  made(
    'barrier-memory-order',
    atomics,
    { body: 'OpMemoryBarrier %u2 %acquire' },
    { body: 'OpMemoryBarrier %u2 %both' },
  ),
  in12(
    made(
      'barrier-sequentially-consistent',
      atomics,
      { body: 'OpMemoryBarrier %u2 %consistent' },
      { body: 'OpMemoryBarrier %u2 %acquire' },
    ),
  ),
]
