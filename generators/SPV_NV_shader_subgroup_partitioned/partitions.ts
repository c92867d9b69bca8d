import { groupArithmetic } from '../core/shared/group-arithmetic.ts'
import { anyScalarOrVector, tried } from '../core/shared/group-facts.ts'
import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { pairIn, pairOf, piecesIn, piecesOf } from '../pairs/pair-of.ts'
import { bits, fact, vectorOf } from '../signatures/facts.ts'
import { countOf } from '../signatures/shape.ts'
import { type Signature, slot } from '../signatures/signature.ts'

const four = fact('have four components', (shape) => countOf(shape) === 4)

/** The instruction that makes partitions. */
export const signatures: readonly Signature[] = [
  {
    name: 'partition',
    operations: ['OpGroupNonUniformPartitionNV'],
    result: tried(
      slot('partition-is-a-4-component-vector', vectorOf('integer'), four, bits(32)),
      'uint3 ulong4 short4 float4 bool4 uint_array4 uint',
    ),
    operands: [
      tried(
        slot('partitioned-value-is-a-scalar-or-vector', anyScalarOrVector),
        'float2x2 uints uint_only half_array3',
      ),
    ],
    inEachDimension: ['partition-is-a-4-component-vector'],
    since: 3,
  },
]

const making = piecesOf`capabilities: OpCapability Shader
OpCapability GroupNonUniformPartitionedNV
extensions: OpExtension "SPV_NV_shader_subgroup_partitioned"`

const partitioned = piecesIn(making)`
capabilities: ${making.capabilities}\nOpCapability GroupNonUniformArithmetic`

const operations = [
  'PartitionedReduceNV',
  'PartitionedInclusiveScanNV',
  'PartitionedExclusiveScanNV',
]

const types = { integer: 'int', unsigned: 'uint', float: 'float', boolean: 'bool' }

/** Every instruction of arithmetic, with one of the operations in turn; every other one is broken. */
const lines = Object.entries(groupArithmetic).map(([name, kind], at) => {
  const operation = operations[at % operations.length] as string
  const of = types[kind]
  return `%of_${name} = OpGroupNonUniform${name} %${of} %uint_3 ${operation} %a_${of} ${at % 2 === 0 ? `{%partition | ${name.toLowerCase()}:}` : '%partition'}`
})

const partition = '%partition = OpGroupNonUniformPartitionNV %uint4 %a_uint'

/** Pairs of the rules on partitioned operations, and on the version of modules. */
export const pairs = [
  pairOf`ballot-is-specified/every-instruction: operations on the subsets of a partition are given the partition
${partitioned}
body: ${partition}
${lines.join('\n')}`,
  pairIn(partitioned)`ballot-is-specified/every-operation: other operations need no partition
body: ${partition}
%plain = OpGroupNonUniformIAdd %uint %uint_3 {Reduce | reduce: PartitionedReduceNV} %a_uint
%inclusive = OpGroupNonUniformFAdd %float %uint_3 {InclusiveScan | inclusive-scan: PartitionedInclusiveScanNV} %a_float
%exclusive = OpGroupNonUniformUMax %uint2 %uint_3 {ExclusiveScan | exclusive-scan: PartitionedExclusiveScanNV} %a_uint2`,
  ...Object.entries({ used: partition, declared: '' }).map(([name, body]) =>
    pair(
      'version-is-1-3-or-later',
      name,
      'a shader with the capability is of version 1.3',
      { ...making, body },
      earlierVersions(2, 0),
      { environments: ['spv1.3'] },
    ),
  ),
]
