import { expect, it } from 'vitest'
import { run, words } from '../../support/compute.ts'

const capabilities = [
  'GroupNonUniform',
  'GroupNonUniformVote',
  'GroupNonUniformBallot',
  'GroupNonUniformShuffle',
  'GroupNonUniformShuffleRelative',
  'GroupNonUniformArithmetic',
  'GroupNonUniformClustered',
  'GroupNonUniformQuad',
]
  .map((name) => `OpCapability ${name}`)
  .join('\n')

/** Eight invocations that store what they compute in order; `%x` is their number, `%s` 10 times that plus 1. */
function shader(body: string, result = '%result') {
  return {
    capabilities,
    size: '8 1 1',
    interfaces: '%id %lane',
    decorations:
      'OpDecorate %id BuiltIn LocalInvocationIndex\nOpDecorate %lane BuiltIn SubgroupLocalInvocationId',
    declarations: `%id_pointer = OpTypePointer Input %uint
%id = OpVariable %id_pointer Input
%lane = OpVariable %id_pointer Input
%ten = OpConstant %uint 10
%true = OpConstantTrue %bool`,
    body: `%x = OpLoad %uint %id
%lane_id = OpLoad %uint %lane
%tens = OpIMul %uint %x %ten
%s = OpIAdd %uint %tens %uint_1
%is_odd = OpBitwiseAnd %uint %x %uint_1
%odd = OpINotEqual %bool %is_odd %uint_0
${body}
%place = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %x
OpStore %place ${result}`,
  }
}

const values = [1, 11, 21, 31, 41, 51, 61, 71]
const undefinedValue = undefined

it.each([
  ['OpIAdd %uint %lane_id %uint_0', 4, [0, 1, 2, 3, 0, 1, 2, 3]],
  ['OpGroupNonUniformIAdd %uint %uint_3 Reduce %s', 4, [64, 64, 64, 64, 224, 224, 224, 224]],
  ['OpGroupNonUniformIAdd %uint %uint_3 InclusiveScan %s', 4, [1, 12, 33, 64, 41, 92, 153, 224]],
  ['OpGroupNonUniformIAdd %uint %uint_3 ExclusiveScan %s', 8, [0, 1, 12, 33, 64, 105, 156, 217]],
  [
    'OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %s %uint_2',
    8,
    [12, 12, 52, 52, 92, 92, 132, 132],
  ],
  ['OpGroupNonUniformUMax %uint %uint_3 Reduce %s', 3, [21, 21, 21, 51, 51, 51, 71, 71]],
  ['OpGroupNonUniformIAdd %uint %uint_3 Reduce %s', 1, values],
  ['OpGroupNonUniformBroadcastFirst %uint %uint_3 %s', 4, [1, 1, 1, 1, 41, 41, 41, 41]],
  ['OpGroupNonUniformBroadcast %uint %uint_3 %s %uint_2', 4, [21, 21, 21, 21, 61, 61, 61, 61]],
  ['OpGroupNonUniformShuffleXor %uint %uint_3 %s %uint_1', 4, [11, 1, 31, 21, 51, 41, 71, 61]],
  [
    'OpGroupNonUniformShuffleUp %uint %uint_3 %s %uint_1',
    4,
    [undefinedValue, 1, 11, 21, undefinedValue, 41, 51, 61],
  ],
  [
    'OpGroupNonUniformShuffleDown %uint %uint_3 %s %uint_2',
    8,
    [21, 31, 41, 51, 61, 71, undefinedValue, undefinedValue],
  ],
  ['OpGroupNonUniformQuadSwap %uint %uint_3 %s %uint_1', 8, [21, 31, 1, 11, 61, 71, 41, 51]],
  ['OpGroupNonUniformQuadBroadcast %uint %uint_3 %s %uint_3', 8, [31, 31, 31, 31, 71, 71, 71, 71]],
] as const)(
  'the interpreter computes %s in subgroups of %i',
  (operation, subgroupSize, expected) => {
    const outcome = run(shader(`%result = ${operation}`), [0], { subgroupSize })
    expect(words(outcome, 8)).toEqual(expected)
  },
)

it('the interpreter evaluates votes and ballots', () => {
  const body = `%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %odd
%count = OpGroupNonUniformBallotBitCount %uint %uint_3 InclusiveScan %ballot
%first = OpGroupNonUniformBallotFindLSB %uint %uint_3 %ballot
%last = OpGroupNonUniformBallotFindMSB %uint %uint_3 %ballot
%mine = OpGroupNonUniformInverseBallot %bool %uint_3 %ballot
%all = OpGroupNonUniformAll %bool %uint_3 %odd
%any = OpGroupNonUniformAny %bool %uint_3 %odd
%elected = OpGroupNonUniformElect %bool %uint_3
%flags = OpSelect %uint %mine %uint_1 %uint_0
%a = OpSelect %uint %all %uint_2 %uint_0
%b = OpSelect %uint %any %uint_4 %uint_0
%c = OpSelect %uint %elected %uint_8 %uint_0
%ab = OpBitwiseOr %uint %a %b
%abc = OpBitwiseOr %uint %ab %c
%low = OpBitwiseOr %uint %abc %flags
%hundred = OpIMul %uint %count %ten
%both = OpIMul %uint %hundred %ten
%sum = OpIAdd %uint %both %low
%edge = OpISub %uint %last %first
%thousand = OpIMul %uint %edge %ten
%more = OpIMul %uint %thousand %ten
%most = OpIMul %uint %more %ten
%result = OpIAdd %uint %sum %most`
  expect(words(run(shader(body), [0], { subgroupSize: 8 }), 8)).toEqual([
    6012, 6105, 6104, 6205, 6204, 6305, 6304, 6405,
  ])
})

const branch = (inside: string, after: string) => `OpSelectionMerge %end None
OpBranchConditional %odd %yes %end
%yes = OpLabel
${inside}
OpBranch %end
%end = OpLabel
${after}`

it('the interpreter executes an instruction together again after control flow has reconverged', () => {
  const after = '%result = OpGroupNonUniformIAdd %uint %uint_3 Reduce %s'
  const outcome = run(shader(branch('%unused = OpIAdd %uint %x %x', after)), [0], {
    subgroupSize: 8,
  })
  expect(words(outcome, 8)).toEqual(new Array(8).fill(288))
})

it('the interpreter leaves open which invocations execute an instruction in a branch that only some take', () => {
  const inside = '%part = OpGroupNonUniformIAdd %uint %uint_3 Reduce %s'
  const outcome = run(shader(branch(inside, ''), '%s'), [0], { subgroupSize: 4 })
  expect(outcome).toMatchObject({ kind: 'open', instruction: 'OpGroupNonUniformIAdd' })
})

it('the interpreter follows loops that all invocations leave after the same iteration, and no others', () => {
  const loop = (limit: string) => `OpBranch %head
%head = OpLabel
%n = OpPhi %uint %uint_0 %entry %next %continue
%total = OpPhi %uint %uint_0 %entry %sum %continue
OpLoopMerge %done %continue None
OpBranch %test
%test = OpLabel
%more = OpULessThan %bool %n ${limit}
OpBranchConditional %more %body %done
%body = OpLabel
%part = OpGroupNonUniformIAdd %uint %uint_3 Reduce %s
%sum = OpIAdd %uint %total %part
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %n %uint_1
OpBranch %head
%done = OpLabel
%result = OpGroupNonUniformIAdd %uint %uint_3 Reduce %total`
  const outcome = run(shader(loop('%uint_3')), [0], { subgroupSize: 4 })
  expect(words(outcome, 8)).toEqual([768, 768, 768, 768, 2688, 2688, 2688, 2688])
  expect(run(shader(loop('%x')), [0], { subgroupSize: 4 })).toMatchObject({ kind: 'open' })
})

it('the interpreter refuses subgroup sizes without a ballot, and reports undefined behavior', () => {
  const body = '%result = OpGroupNonUniformIAdd %uint %uint_3 Reduce %s'
  expect(run(shader(body), [0], { subgroupSize: 129 })).toMatchObject({ kind: 'refused' })
  const apart = '%result = OpGroupNonUniformBroadcast %uint %uint_3 %s %lane_id'
  expect(run(shader(apart), [0], { subgroupSize: 4 })).toMatchObject({ kind: 'undefined' })
})
