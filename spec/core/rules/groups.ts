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
    'Stream is a constant instruction of integer scalar type.',
  ),
  row(
    'type',
    'named-barrier-result',
    `${barrier}: OpNamedBarrierInitialize`,
    'OpNamedBarrierInitialize results in an OpTypeNamedBarrier.',
  ),
  row(
    'type',
    'named-barrier-subgroup-count',
    `${barrier}: OpNamedBarrierInitialize`,
    'Subgroup Count is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'named-barrier-operand',
    `${barrier}: OpMemoryNamedBarrier`,
    'Named Barrier has the type OpTypeNamedBarrier.',
  ),
  row(
    'type',
    'group-copy-event',
    `${group}: OpGroupAsyncCopy`,
    'OpGroupAsyncCopy results in an OpTypeEvent, which is the type of its Event, too.',
  ),
  row(
    'type',
    'group-copy-destination',
    `${group}: OpGroupAsyncCopy`,
    'Destination of OpGroupAsyncCopy is a pointer to a scalar or vector of numbers, into Workgroup or CrossWorkgroup.',
  ),
  row(
    'type',
    'group-copy-source',
    `${group}: OpGroupAsyncCopy`,
    'Source of OpGroupAsyncCopy points to the type that Destination points to, and into CrossWorkgroup where Destination points into Workgroup, into Workgroup where it points into CrossWorkgroup.',
  ),
  row(
    'type',
    'group-copy-size',
    `${group}: OpGroupAsyncCopy`,
    'NumElements and Stride of OpGroupAsyncCopy are integer scalars of 32 bits with Physical32 addressing, and of 64 bits with Physical64; of other addressing models nothing is said.',
  ),
  row(
    'type',
    'group-wait-count',
    `${group}: OpGroupWaitEvents`,
    'Num Events is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'group-wait-list',
    `${group}: OpGroupWaitEvents`,
    'A typed pointer as Events List points to OpTypeEvent; nothing but a pointer is one.',
  ),
  row(
    'type',
    'group-boolean-result',
    `${group}: OpGroupAll, OpGroupAny`,
    'OpGroupAll and OpGroupAny result in a Boolean scalar.',
  ),
  row(
    'type',
    'group-predicate',
    `${group}: OpGroupAll, OpGroupAny`,
    'Predicate of OpGroupAll and OpGroupAny is a Boolean scalar.',
  ),
  row(
    'type',
    'group-value-result',
    `${group}: OpGroupBroadcast, OpGroupIAdd, FAdd, FMin, UMin, SMin, FMax, UMax, SMax`,
    'OpGroupBroadcast results in a scalar or vector of numbers or Booleans, the arithmetic of a group in a scalar or vector of integers or of floating-point numbers, as it is named.',
  ),
  row(
    'type',
    'group-value-type',
    `${group}: OpGroupBroadcast, OpGroupIAdd, FAdd, FMin, UMin, SMin, FMax, UMax, SMax`,
    'Value of OpGroupBroadcast, and X of the arithmetic of a group, has the type of the result.',
  ),
  row(
    'type',
    'group-local-id',
    `${group}: OpGroupBroadcast`,
    'LocalId of OpGroupBroadcast is an integer scalar or a vector of two or three integers.',
  ),
  row(
    'operand',
    'non-uniform-execution',
    nonUniform,
    'Execution of a non-uniform instruction of core that asks for it is Subgroup, where it is a constant: all but OpGroupNonUniformBallot and those whose description does not say so.',
  ),
  row(
    'type',
    'non-uniform-boolean-result',
    `${nonUniform}: OpGroupNonUniformElect, All, Any, AllEqual, InverseBallot, BallotBitExtract`,
    'Votes, and tests of a ballot, result in a Boolean scalar.',
  ),
  row(
    'type',
    'non-uniform-predicate',
    `${nonUniform}: OpGroupNonUniformAll, Any, Ballot`,
    'Predicate is a Boolean scalar.',
  ),
  row(
    'type',
    'non-uniform-equal-value',
    `${nonUniform}: OpGroupNonUniformAllEqual`,
    'Value of OpGroupNonUniformAllEqual is a scalar or vector of numbers or Booleans.',
  ),
  row(
    'type',
    'non-uniform-value-result',
    `${nonUniform}: OpGroupNonUniformBroadcast, BroadcastFirst, Shuffle, ShuffleXor, ShuffleUp, ShuffleDown, QuadBroadcast, QuadSwap`,
    'What hands values round results in a scalar or vector of numbers or Booleans.',
  ),
  row(
    'type',
    'non-uniform-arithmetic-result',
    `${nonUniform}: ${arithmetic}`,
    'Arithmetic over a group results in a scalar or vector of what it is named for: integers, for UMin and UMax of Signedness 0, floating-point numbers, or Booleans.',
  ),
  row(
    'type',
    'non-uniform-value-type',
    `${nonUniform}: OpGroupNonUniformBroadcast and its kin; ${arithmetic}`,
    'Value of what hands values round, and of arithmetic over a group, has the type of the result.',
  ),
  row(
    'type',
    'non-uniform-lane',
    `${nonUniform}: OpGroupNonUniformBroadcast, BallotBitExtract, Shuffle, ShuffleXor, ShuffleUp, ShuffleDown, QuadBroadcast, QuadSwap`,
    'Id, Mask, Delta, Index and Direction are integer scalars of Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-lane-constant',
    `${nonUniform}: OpGroupNonUniformBroadcast, QuadBroadcast, QuadSwap`,
    'Direction of OpGroupNonUniformQuadSwap comes from a constant instruction, and so do, before version 1.5, Id of OpGroupNonUniformBroadcast and Index of OpGroupNonUniformQuadBroadcast.',
  ),
  row(
    'operand',
    'non-uniform-direction-value',
    `${nonUniform}: OpGroupNonUniformQuadSwap`,
    'Direction of OpGroupNonUniformQuadSwap, where its value is known, is 0, 1 or 2.',
  ),
  row(
    'type',
    'non-uniform-ballot-result',
    `${nonUniform}: OpGroupNonUniformBallot`,
    'OpGroupNonUniformBallot results in a vector of four 32-bit integers of Signedness 0.',
  ),
  row(
    'type',
    'non-uniform-ballot-value',
    `${nonUniform}: OpGroupNonUniformInverseBallot, BallotBitExtract, BallotBitCount, BallotFindLSB, BallotFindMSB`,
    'A ballot that is looked at is a vector of four 32-bit integers of Signedness 0.',
  ),
  row(
    'type',
    'non-uniform-count-result',
    `${nonUniform}: OpGroupNonUniformBallotBitCount, BallotFindLSB, BallotFindMSB`,
    'Counts and places of bits in a ballot are integer scalars of Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-cluster-present',
    `${nonUniform}: ${arithmetic}`,
    'With the operation ClusteredReduce there is a ClusterSize.',
  ),
  row(
    'type',
    'non-uniform-cluster-type',
    `${nonUniform}: ${arithmetic}`,
    'ClusterSize is an integer scalar of Signedness 0.',
  ),
  row(
    'operand',
    'non-uniform-cluster-constant',
    `${nonUniform}: ${arithmetic}`,
    'ClusterSize comes from a constant instruction.',
  ),
]
