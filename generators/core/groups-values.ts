import { pairOf } from '../pairs/pair-of.ts'
import { like, scalarOrVector, unsigned } from '../signatures/facts.ts'
import { type Content, type Signature, type Slot, slot } from '../signatures/signature.ts'
import { clusterSize } from './shared/cluster-size.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'
import { operation, subgroup, tried } from './shared/group-facts.ts'
import { nonUniform } from './shared/non-uniform.ts'

const value = slot('non-uniform-value-type', like('result'))
const scans = operation('Reduce', 'InclusiveScan', 'ExclusiveScan')
const clustered: Content = { kind: 'enumerant', name: 'ClusteredReduce' }
const result = 'non-uniform-arithmetic-result'

/** What is calculated, by what it results in. */
const kinds: Readonly<Record<string, Slot>> = {
  integer: slot(result, scalarOrVector('integer')),
  unsigned: slot(result, scalarOrVector('integer'), unsigned),
  float: slot(result, scalarOrVector('float')),
  boolean: slot(result, scalarOrVector('bool')),
}

/** Types that some of the kinds are not made for, and some none. */
const others =
  'double2 bool4 short ulong2 floats double2x2 float_pair uint_three uint_array3 float_three bool_pair half_array3 bools float3 bool2 event'

function arithmetic(kind: string, own: Slot): readonly Signature[] {
  const shared = {
    operations: Object.entries(groupArithmetic)
      .filter(([, of]) => of === kind)
      .map(([name]) => `OpGroupNonUniform${name}`),
    result: tried(own, others),
    capabilities: ['GroupNonUniformClustered'],
    inKernels: true,
    since: 3,
  } as const
  return [
    {
      ...shared,
      name: `${kind}-arithmetic-of-clusters`,
      operands: [subgroup, operation('ClusteredReduce'), value, clusterSize],
      inEachDimension: [result],
    },
    {
      ...shared,
      name: `${kind}-arithmetic-of-a-subgroup`,
      operands: [subgroup, { ...scans, ways: () => ({ clustered }) }, value, clusterSize],
      inEachDimension: [result, 'non-uniform-cluster-present'],
    },
  ]
}

/** Arithmetic over a subgroup (3.3.24). */
export const signatures: readonly Signature[] = Object.entries(kinds).flatMap(([kind, own]) =>
  arithmetic(kind, own),
)

const long = {
  capabilities: `${nonUniform.shader.capabilities} LongVectorEXT`,
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: `%float8 = OpTypeVector %float 8
%sized = OpTypeVectorIdEXT %float %uint_8`,
}

/** Pairs of the same rules, with vectors of other lengths. */
export const pairs = [
  pairOf`non-uniform-value-result/long-vectors
vectors of one component and of more than four are vectors
${long}
body: %one = OpGroupNonUniformShuffle {%float1 %uint_3 %a_float1 | structure: %float_only %uint_3 %a_float_only} %uint_1
%sized_one = OpGroupNonUniformQuadSwap {%sized %uint_3 %a_sized | array: %floats %uint_3 %a_floats} %uint_1
%five = OpGroupNonUniformBroadcast %uint5 %uint_3 %a_uint5 %uint_1`,
  pairOf`non-uniform-arithmetic-result/long-vectors
vectors of one component and of more than four are vectors
${long}
body: %five = OpGroupNonUniformUMax {%uint5 %uint_3 Reduce %a_uint5 | floats: %float8 %uint_3 Reduce %a_float8}
%sum = OpGroupNonUniformFAdd %sized %uint_3 Reduce %a_sized
%one = OpGroupNonUniformFMul {%float1 %uint_3 Reduce %a_float1 | integer: %uint1 %uint_3 Reduce %a_uint1}`,
]
