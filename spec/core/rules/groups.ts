import { row } from '../row.ts'

const primitive = '3.3.19 Primitive Instructions'
const barrier = '3.3.20 Barrier Instructions'
const group = '3.3.21 Group and Subgroup Instructions'
const nonUniform = '3.3.24 Non-Uniform Instructions'

const arithmetic =
  'OpGroupNonUniformIAdd, FAdd, IMul, FMul, SMin, UMin, FMin, SMax, UMax, FMax, BitwiseAnd, BitwiseOr, BitwiseXor, LogicalAnd, LogicalOr, LogicalXor'

/** Groups of invocations: primitives, barriers, and group and non-uniform instructions. */
export const rules = [
  row(
    'operand',
    'primitive-stream',
    `${primitive}: OpEmitStreamVertex, OpEndStreamPrimitive`,
    'The Stream operand is a constant instruction of integer scalar type.',
  ),
  row(
    'type',
    'named-barrier-result',
    `${barrier}: OpNamedBarrierInitialize`,
    'The result type of OpNamedBarrierInitialize is OpTypeNamedBarrier.',
  ),
  row(
    'type',
    'named-barrier-subgroup-count',
    `${barrier}: OpNamedBarrierInitialize`,
    'The Subgroup Count is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'named-barrier-operand',
    `${barrier}: OpMemoryNamedBarrier`,
    'The Named Barrier operand has the type OpTypeNamedBarrier.',
  ),
  row(
    'type',
    'group-copy-event',
    `${group}: OpGroupAsyncCopy`,
    'The result type of OpGroupAsyncCopy is OpTypeEvent, and its Event operand has that type.',
  ),
  row(
    'type',
    'group-copy-destination',
    `${group}: OpGroupAsyncCopy`,
    'The Destination of OpGroupAsyncCopy is a pointer into Workgroup or CrossWorkgroup to a numerical scalar or vector.',
  ),
  row(
    'type',
    'group-copy-source',
    `${group}: OpGroupAsyncCopy`,
    'The Source of OpGroupAsyncCopy points to the type that Destination points to, and into CrossWorkgroup if Destination points into Workgroup, or into Workgroup if Destination points into CrossWorkgroup.',
  ),
  row(
    'type',
    'group-copy-size',
    `${group}: OpGroupAsyncCopy`,
    'The NumElements and Stride of OpGroupAsyncCopy are integer scalars, of 32 bits with Physical32 addressing and of 64 bits with Physical64; no width is specified for other addressing models.',
  ),
  row(
    'type',
    'group-wait-count',
    `${group}: OpGroupWaitEvents`,
    'The Num Events operand is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'group-wait-list',
    `${group}: OpGroupWaitEvents`,
    'The Events List is a pointer and, if it is typed, points to OpTypeEvent.',
  ),
  row(
    'type',
    'group-boolean-result',
    `${group}: OpGroupAll, OpGroupAny`,
    'The result type of OpGroupAll and OpGroupAny is a Boolean scalar.',
  ),
  row(
    'type',
    'group-predicate',
    `${group}: OpGroupAll, OpGroupAny`,
    'The Predicate of OpGroupAll and OpGroupAny is a Boolean scalar.',
  ),
  row(
    'type',
    'group-value-result',
    `${group}: OpGroupBroadcast, OpGroupIAdd, FAdd, FMin, UMin, SMin, FMax, UMax, SMax`,
    'The result type of OpGroupBroadcast is a numerical or Boolean scalar or vector; the result type of group arithmetic is an integer or floating-point scalar or vector, as the name of the instruction says.',
  ),
  row(
    'type',
    'group-value-type',
    `${group}: OpGroupBroadcast, OpGroupIAdd, FAdd, FMin, UMin, SMin, FMax, UMax, SMax`,
    'The Value of OpGroupBroadcast and the operand X of group arithmetic have the result type.',
  ),
  row(
    'type',
    'group-local-id',
    `${group}: OpGroupBroadcast`,
    'The LocalId of OpGroupBroadcast is an integer scalar or a vector of two or three integers.',
  ),
  row(
    'operand',
    'non-uniform-execution',
    nonUniform,
    'If the Execution of a core non-uniform instruction is a constant that specialization does not change, it is Subgroup. OpGroupNonUniformBallot and OpGroupNonUniformShuffle are left to ballot-and-shuffle-execution.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'ballot-and-shuffle-execution',
    `${nonUniform}: OpGroupNonUniformBallot, OpGroupNonUniformShuffle`,
    'If the Execution of OpGroupNonUniformBallot and OpGroupNonUniformShuffle is a constant that specialization does not change, it is Subgroup.',
    {
      confidence: 'open',
      notes:
        'The descriptions of these two lack the sentence that the other thirty have, by a slip or on purpose.',
    },
  ),
  row(
    'type',
    'non-uniform-boolean-result',
    `${nonUniform}: OpGroupNonUniformElect, All, Any, AllEqual, InverseBallot, BallotBitExtract`,
    'The result type of a vote or of a ballot test is a Boolean scalar.',
  ),
  row(
    'type',
    'non-uniform-predicate',
    `${nonUniform}: OpGroupNonUniformAll, Any, Ballot`,
    'The Predicate operand is a Boolean scalar.',
  ),
  row(
    'type',
    'non-uniform-equal-value',
    `${nonUniform}: OpGroupNonUniformAllEqual`,
    'The Value of OpGroupNonUniformAllEqual is a numerical or Boolean scalar or vector.',
  ),
  row(
    'type',
    'non-uniform-value-result',
    `${nonUniform}: OpGroupNonUniformBroadcast, BroadcastFirst, Shuffle, ShuffleXor, ShuffleUp, ShuffleDown, QuadBroadcast, QuadSwap`,
    'The result type of an instruction that passes values between invocations is a numerical or Boolean scalar or vector.',
  ),
  row(
    'type',
    'non-uniform-arithmetic-result',
    `${nonUniform}: ${arithmetic}`,
    'The result type of group arithmetic is a scalar or vector of the kind that the name of the instruction gives: integers (with Signedness 0 for UMin and UMax), floating-point numbers or Booleans.',
  ),
  row(
    'type',
    'non-uniform-value-type',
    `${nonUniform}: OpGroupNonUniformBroadcast and its kin; ${arithmetic}`,
    'The operand Value of group arithmetic, or of an instruction that passes values between invocations, has the result type.',
  ),
  row(
    'type',
    'non-uniform-lane',
    `${nonUniform}: OpGroupNonUniformBroadcast, BallotBitExtract, Shuffle, ShuffleXor, ShuffleUp, ShuffleDown, QuadBroadcast, QuadSwap`,
    'The Id, Mask, Delta, Index and Direction operands are integer scalars with Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-lane-constant',
    `${nonUniform}: OpGroupNonUniformBroadcast, QuadBroadcast, QuadSwap`,
    'The Direction of OpGroupNonUniformQuadSwap comes from a constant instruction, and so do, before version 1.5, the Id of OpGroupNonUniformBroadcast and the Index of OpGroupNonUniformQuadBroadcast.',
  ),
  row(
    'operand',
    'non-uniform-direction-value',
    `${nonUniform}: OpGroupNonUniformQuadSwap`,
    'If the value of the Direction of OpGroupNonUniformQuadSwap is known, it is 0, 1 or 2.',
  ),
  row(
    'type',
    'non-uniform-ballot-result',
    `${nonUniform}: OpGroupNonUniformBallot`,
    'The result type of OpGroupNonUniformBallot is a vector of four 32-bit integers with Signedness 0.',
  ),
  row(
    'type',
    'non-uniform-ballot-value',
    `${nonUniform}: OpGroupNonUniformInverseBallot, BallotBitExtract, BallotBitCount, BallotFindLSB, BallotFindMSB`,
    'The Value of an instruction that reads a ballot is a vector of four 32-bit integers with Signedness 0.',
  ),
  row(
    'type',
    'non-uniform-count-result',
    `${nonUniform}: OpGroupNonUniformBallotBitCount, BallotFindLSB, BallotFindMSB`,
    'The result type of an instruction that counts or finds bits in a ballot is an integer scalar with Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-cluster-present',
    `${nonUniform}: ${arithmetic}`,
    'With the operation ClusteredReduce, the ClusterSize operand is present.',
  ),
  row(
    'type',
    'non-uniform-cluster-type',
    `${nonUniform}: ${arithmetic}`,
    'The ClusterSize is an integer scalar with Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-cluster-constant',
    `${nonUniform}: ${arithmetic}`,
    'The ClusterSize comes from a constant instruction.',
  ),
]
