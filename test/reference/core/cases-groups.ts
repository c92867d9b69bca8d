import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const shared: Pieces = {
  minor: 5,
  capabilities: [
    'Shader',
    'Int64',
    'GroupNonUniformVote',
    'GroupNonUniformBallot',
    'GroupNonUniformShuffle',
    'GroupNonUniformShuffleRelative',
    'GroupNonUniformArithmetic',
    'GroupNonUniformClustered',
    'GroupNonUniformQuad',
  ]
    .map((name) => `OpCapability ${name}`)
    .join('\n'),
  declarations: `%u64 = OpTypeInt 64 0
%v4i = OpTypeVector %i32 4
%v4l = OpTypeVector %u64 4
%pair = OpTypeStruct %u32 %u32
%u3 = OpConstant %u32 3
%l0 = OpConstant %u64 0
%i3 = OpConstant %i32 3
%null = OpConstantNull %u32
%spec = OpSpecConstant %u32 8
%cp = OpConstantComposite %pair %u0 %u1
%c2f = OpConstantComposite %v2f %f0 %f1
%c2u = OpConstantComposite %v2u %u0 %u1
%c2i = OpConstantComposite %v2i %i0 %i1
%c2b = OpConstantComposite %v2b %true %true
%c4u = OpConstantComposite %v4u %u0 %u1 %u1 %u1
%c4i = OpConstantComposite %v4i %i0 %i1 %i1 %i1
%c4l = OpConstantComposite %v4l %l0 %l0 %l0 %l0
%c3u = OpConstantComposite %v3u %u0 %u1 %u2`,
  locals: '%lane = OpIAdd %u32 %u1 %u1',
}

const nonUniform = (rule: string, valid: string, invalid: string, more: Pieces = {}): RuleCase =>
  body(
    `non-uniform-${rule}`,
    `%x = OpGroupNonUniform${valid}`,
    `%x = OpGroupNonUniform${invalid}`,
    {
      ...shared,
      ...more,
    },
  )

const before15: Pieces = { minor: 4 }

const geometry: Pieces = {
  capabilities: 'OpCapability GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main"',
  modes:
    'OpExecutionMode %main InputPoints\nOpExecutionMode %main OutputPoints\nOpExecutionMode %main OutputVertices 1',
  locals: '%lane = OpIAdd %u32 %u1 %u1',
}

const barriers: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability NamedBarrier\nOpCapability Int64`,
  declarations: `%barrier = OpTypeNamedBarrier
%event = OpTypeEvent
%u64 = OpTypeInt 64 0
%l1 = OpConstant %u64 1`,
}

const groups: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Groups\nOpCapability Int64`,
  declarations: `%event = OpTypeEvent
%u64 = OpTypeInt 64 0
%v2l = OpTypeVector %u64 2
%l1 = OpConstant %u64 1
%pair = OpTypeStruct %u32 %u32
%wf = OpTypePointer Workgroup %f32
%cf = OpTypePointer CrossWorkgroup %f32
%ce = OpTypePointer CrossWorkgroup %event
%cu = OpTypePointer CrossWorkgroup %u32
%ws = OpTypePointer Workgroup %pair
%cs = OpTypePointer CrossWorkgroup %pair
%fe = OpTypePointer Function %event
%no_event = OpConstantNull %event
%wf0 = OpUndef %wf
%cf0 = OpUndef %cf
%cu0 = OpUndef %cu
%ff0 = OpUndef %ff
%ws0 = OpUndef %ws
%cs0 = OpUndef %cs
%cp = OpConstantComposite %pair %u0 %u1
%c2f = OpConstantComposite %v2f %f0 %f1
%c2u = OpConstantComposite %v2u %u0 %u1
%c2l = OpConstantComposite %v2l %l1 %l1
%c4u = OpConstantComposite %v4u %u0 %u1 %u1 %u1`,
  locals: '%events = OpVariable %fe Function',
}
const physical32: Pieces = { ...groups, memoryModel: 'OpMemoryModel Physical32 OpenCL' }

const copied = '%x = OpGroupAsyncCopy'
const ofGroup = (rule: string, valid: string, invalid: string): RuleCase =>
  body(`group-${rule}`, `%x = OpGroup${valid}`, `%x = OpGroup${invalid}`, groups)

/** Primitives, barriers, group and non-uniform instructions. */
export const groupCases: readonly RuleCase[] = [
  body('primitive-stream', 'OpEmitStreamVertex %i1', 'OpEmitStreamVertex %lane', geometry),
  body('primitive-stream', 'OpEndStreamPrimitive %u0', 'OpEndStreamPrimitive %f0', geometry),

  body(
    'named-barrier-result',
    '%x = OpNamedBarrierInitialize %barrier %u4',
    '%x = OpNamedBarrierInitialize %u32 %u4',
    barriers,
  ),
  body(
    'named-barrier-subgroup-count',
    '%x = OpNamedBarrierInitialize %barrier %u4',
    '%x = OpNamedBarrierInitialize %barrier %l1',
    barriers,
  ),
  body(
    'named-barrier-subgroup-count',
    '%x = OpNamedBarrierInitialize %barrier %u4',
    '%x = OpNamedBarrierInitialize %barrier %u32',
    barriers,
  ),
  body(
    'named-barrier-operand',
    '%x = OpNamedBarrierInitialize %barrier %u4\nOpMemoryNamedBarrier %x %u2 %u0',
    '%x = OpNamedBarrierInitialize %barrier %u4\nOpMemoryNamedBarrier %u1 %u2 %u0',
    barriers,
  ),

  body(
    'group-copy-event',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %u32 %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-event',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %u0`,
    groups,
  ),
  body(
    'group-copy-destination',
    `${copied} %event %u2 %cf0 %wf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %ff0 %wf0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-destination',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %ws0 %cs0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-destination',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %u0 %cf0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-source',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %wf0 %cu0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-source',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %wf0 %wf0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-source',
    `${copied} %event %u2 %cf0 %wf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %cf0 %f0 %l1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-size',
    `${copied} %event %u2 %wf0 %cf0 %l1 %l1 %no_event`,
    `${copied} %event %u2 %wf0 %cf0 %u1 %l1 %no_event`,
    groups,
  ),
  body(
    'group-copy-size',
    `${copied} %event %u2 %wf0 %cf0 %u1 %u1 %no_event`,
    `${copied} %event %u2 %wf0 %cf0 %u1 %l1 %no_event`,
    physical32,
  ),
  body(
    'group-copy-size',
    `${copied} %event %u2 %wf0 %cf0 %u1 %u1 %no_event`,
    `${copied} %event %u2 %wf0 %cf0 %f0 %u1 %no_event`,
    physical32,
  ),
  body(
    'group-wait-count',
    'OpGroupWaitEvents %u2 %u1 %events',
    'OpGroupWaitEvents %u2 %l1 %events',
    groups,
  ),
  body(
    'group-wait-list',
    'OpGroupWaitEvents %u2 %u1 %events',
    'OpGroupWaitEvents %u2 %u1 %no_event',
    groups,
  ),
  body(
    'group-wait-list',
    'OpGroupWaitEvents %u2 %u1 %events',
    'OpGroupWaitEvents %u2 %u1 %cu0',
    groups,
  ),

  ofGroup('boolean-result', 'All %bool %u2 %true', 'All %u32 %u2 %true'),
  ofGroup('predicate', 'Any %bool %u2 %true', 'Any %bool %u2 %u1'),
  ofGroup('value-result', 'Broadcast %v4u %u2 %c4u %u0', 'Broadcast %pair %u2 %cp %u0'),
  ofGroup('value-result', 'FAdd %v2f %u2 Reduce %c2f', 'FAdd %v2u %u2 Reduce %c2u'),
  ofGroup('value-result', 'UMin %u32 %u2 Reduce %u1', 'UMin %bool %u2 Reduce %true'),
  ofGroup('value-type', 'Broadcast %u32 %u2 %u1 %c2l', 'Broadcast %u32 %u2 %f1 %c2l'),
  ofGroup('value-type', 'SMax %u32 %u2 Reduce %u1', 'SMax %u32 %u2 Reduce %l1'),
  ofGroup('local-id', 'Broadcast %u32 %u2 %u1 %l1', 'Broadcast %u32 %u2 %u1 %f1'),
  ofGroup('local-id', 'Broadcast %u32 %u2 %u1 %c2u', 'Broadcast %u32 %u2 %u1 %c4u'),
  ofGroup('local-id', 'Broadcast %u32 %u2 %u1 %c2l', 'Broadcast %u32 %u2 %u1 %c2f'),

  nonUniform('execution', 'Elect %bool %u3', 'Elect %bool %u2'),
  nonUniform('execution', 'QuadSwap %u32 %i3 %u1 %u0', 'QuadSwap %u32 %i1 %u1 %u0'),
  nonUniform('execution', 'Shuffle %u32 %u2 %u1 %u0', 'ShuffleXor %u32 %u2 %u1 %u0'),
  nonUniform('execution', 'Ballot %v4u %u2 %true', 'BallotFindLSB %u32 %u2 %c4u'),
  body(
    'ballot-and-shuffle-execution',
    '%x = OpGroupNonUniformBallot %v4u %u3 %true',
    '%x = OpGroupNonUniformBallot %v4u %u2 %true',
    shared,
  ),
  nonUniform('boolean-result', 'Elect %bool %u3', 'Elect %v2b %u3'),
  nonUniform(
    'boolean-result',
    'BallotBitExtract %bool %u3 %c4u %u0',
    'BallotBitExtract %u32 %u3 %c4u %u0',
  ),
  nonUniform('predicate', 'All %bool %u3 %true', 'All %bool %u3 %c2b'),
  nonUniform('predicate', 'Ballot %v4u %u3 %true', 'Ballot %v4u %u3 %u1'),
  nonUniform('equal-value', 'AllEqual %bool %u3 %c2b', 'AllEqual %bool %u3 %cp'),
  nonUniform('value-result', 'Shuffle %v2b %u3 %c2b %u0', 'Shuffle %pair %u3 %cp %u0'),
  nonUniform('value-result', 'BroadcastFirst %f32 %u3 %f1', 'BroadcastFirst %pair %u3 %cp'),
  nonUniform('arithmetic-result', 'IAdd %v2i %u3 Reduce %c2i', 'IAdd %v2f %u3 Reduce %c2f'),
  nonUniform('arithmetic-result', 'SMin %i32 %u3 Reduce %i1', 'UMin %i32 %u3 Reduce %i1'),
  nonUniform('arithmetic-result', 'FMul %f32 %u3 Reduce %f1', 'FMul %u32 %u3 Reduce %u1'),
  nonUniform(
    'arithmetic-result',
    'LogicalXor %v2b %u3 Reduce %c2b',
    'LogicalXor %u32 %u3 Reduce %u1',
  ),
  nonUniform('value-type', 'Broadcast %u32 %u3 %u1 %u0', 'Broadcast %u32 %u3 %i1 %u0'),
  nonUniform('value-type', 'BitwiseOr %u32 %u3 Reduce %u1', 'BitwiseOr %u32 %u3 Reduce %i1'),
  nonUniform('lane', 'ShuffleUp %u32 %u3 %u1 %l0', 'ShuffleUp %u32 %u3 %u1 %i0'),
  nonUniform(
    'lane',
    'BallotBitExtract %bool %u3 %c4u %lane',
    'BallotBitExtract %bool %u3 %c4u %c2u',
  ),
  nonUniform('lane', 'QuadSwap %u32 %u3 %u1 %u0', 'QuadSwap %u32 %u3 %u1 %f0'),
  nonUniform('lane-constant', 'QuadSwap %u32 %u3 %u1 %spec', 'QuadSwap %u32 %u3 %u1 %lane'),
  nonUniform(
    'lane-constant',
    'Broadcast %u32 %u3 %u1 %null',
    'Broadcast %u32 %u3 %u1 %lane',
    before15,
  ),
  parts(
    'non-uniform-lane-constant',
    {},
    before15,
    { ...shared, body: '%x = OpGroupNonUniformQuadBroadcast %u32 %u3 %u1 %lane' },
    'a version that asks for a constant',
  ),
  nonUniform('direction-value', 'QuadSwap %u32 %u3 %u1 %u2', 'QuadSwap %u32 %u3 %u1 %u3'),
  nonUniform('direction-value', 'QuadSwap %u32 %u3 %u1 %spec', 'QuadSwap %u32 %u3 %u1 %u4'),
  nonUniform('ballot-result', 'Ballot %v4u %u3 %true', 'Ballot %v4i %u3 %true'),
  nonUniform('ballot-result', 'Ballot %v4u %u3 %true', 'Ballot %v3u %u3 %true'),
  nonUniform('ballot-value', 'InverseBallot %bool %u3 %c4u', 'InverseBallot %bool %u3 %c4l'),
  nonUniform(
    'ballot-value',
    'BallotBitCount %u32 %u3 Reduce %c4u',
    'BallotBitCount %u32 %u3 Reduce %c4i',
  ),
  nonUniform('ballot-value', 'BallotFindMSB %u32 %u3 %c4u', 'BallotFindMSB %u32 %u3 %c3u'),
  nonUniform(
    'count-result',
    'BallotBitCount %u64 %u3 Reduce %c4u',
    'BallotBitCount %i32 %u3 Reduce %c4u',
  ),
  nonUniform('count-result', 'BallotFindLSB %u32 %u3 %c4u', 'BallotFindLSB %v2u %u3 %c4u'),
  nonUniform(
    'cluster-present',
    'IAdd %u32 %u3 ClusteredReduce %u1 %u4',
    'IAdd %u32 %u3 ClusteredReduce %u1',
  ),
  nonUniform(
    'cluster-type',
    'FMin %f32 %u3 ClusteredReduce %f1 %u4',
    'FMin %f32 %u3 ClusteredReduce %f1 %i3',
  ),
  nonUniform(
    'cluster-constant',
    'IMul %u32 %u3 ClusteredReduce %u1 %spec',
    'IMul %u32 %u3 ClusteredReduce %u1 %lane',
  ),
  nonUniform(
    'cluster-constant',
    'IMul %u32 %u3 ClusteredReduce %u1 %u4',
    'IMul %u32 %u3 ClusteredReduce %u1 %u32',
  ),
]
