import { pair } from '../pairs/pair.ts'
import { wayName } from './atomics.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'
import { nonUniform } from './shared/non-uniform.ts'

const { shader, kernel } = nonUniform

type Arithmetic = keyof typeof groupArithmetic

const typeOf = { integer: 'uint', unsigned: 'uint', float: 'float', boolean: 'bool' }
const operations = Object.keys(groupArithmetic) as Arithmetic[]

const reduce = (op: Arithmetic, operation: string, size = '') => {
  const type = typeOf[groupArithmetic[op]]
  return `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3 ${operation} %a_${type} ${size}`.trimEnd()
}

const clustered = (op: Arithmetic, size: string) => reduce(op, 'ClusteredReduce', size)

const allClustered = operations.map((op) => clustered(op, '%uint_4')).join('\n')

/** A way for every instruction, with another ClusterSize. */
const each = (suffix: string, size: string) =>
  Object.fromEntries(operations.map((op) => [`${wayName(op)}${suffix}`, clustered(op, size)]))

const sizes = `%wide = OpConstant %ulong 4
%narrow = OpConstant %ushort 2
%byte = OpConstant %uchar 8
%chosen = OpSpecConstant %uint 4
%computed = OpSpecConstantOp %uint IMul %chosen %uint_2
%pair = OpConstantComposite %uint2 %uint_4 %uint_4
%to_private = OpTypePointer Private %uint
%number = OpVariable %to_private Private
%of_number = OpTypeFunction %uint %uint`

const sized = {
  ...shader,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %number',
  annotations: 'OpDecorate %chosen SpecId 0',
  declarations: sizes,
}

const values = `%loaded = OpLoad %uint %number
%copied = OpCopyObject %uint %uint_4
%added = OpIAdd %uint %uint_2 %uint_2`

/** Pairs of the rules on clusters of a group. */
export const pairs = [
  pair(
    'non-uniform-cluster-present',
    'of-a-shader',
    'a reduction of clusters has the size of these',
    { ...shader, body: allClustered },
    each('', ''),
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-cluster-present',
    'other-operations',
    'other operations have a size of clusters or none',
    {
      ...shader,
      body: `${reduce('IAdd', 'Reduce')}
${reduce('FAdd', 'InclusiveScan')}
${reduce('LogicalAnd', 'ExclusiveScan')}
${reduce('IMul', 'Reduce', '%uint_4')}
${reduce('FMax', 'ExclusiveScan', '%uint_4')}
OpReturn
%unreached = OpLabel
${clustered('UMin', '%uint_1')}`,
    },
    {
      reduced: clustered('IAdd', ''),
      'inclusively-scanned': clustered('FAdd', ''),
      'exclusively-scanned': clustered('LogicalAnd', ''),
      'reduced-with-a-size': clustered('IMul', ''),
      unreached: clustered('UMin', ''),
    },
  ),
  pair(
    'non-uniform-cluster-present',
    'of-a-kernel',
    'a kernel reduces clusters that have a size',
    {
      ...kernel,
      body: `${clustered('BitwiseAnd', '%uint_8')}\n${clustered('FMin', '%uint_2')}`,
    },
    { integers: clustered('BitwiseAnd', ''), floats: clustered('FMin', '') },
  ),
  pair(
    'non-uniform-cluster-type',
    'of-a-shader',
    'a size of clusters is one unsigned number',
    { ...sized, body: allClustered },
    {
      ...each('-signed', '%int_2'),
      'i-add-float': clustered('IAdd', '%float_1'),
      'f-add-float': clustered('FAdd', '%float_1'),
      'i-mul-boolean': clustered('IMul', '%true'),
      'logical-and-boolean': clustered('LogicalAnd', '%true'),
      'u-min-vector': clustered('UMin', '%pair'),
      'logical-xor-vector': clustered('LogicalXor', '%pair'),
    },
  ),
  pair(
    'non-uniform-cluster-type',
    'other-widths',
    'sizes of clusters have 8, 16 and 64 bits, and stand where they are not needed',
    {
      ...sized,
      declarations: `${sizes}
%signed_wide = OpConstant %long 4
%signed_narrow = OpConstant %short 2
%half_2 = OpConstant %half 2
%no_pair = OpConstantNull %uint_pair
%signed_null = OpConstantNull %int`,
      body: `${clustered('IAdd', '%wide')}
${clustered('FMul', '%narrow')}
${clustered('LogicalOr', '%byte')}
${clustered('SMax', '%chosen')}
${reduce('BitwiseOr', 'Reduce', '%uint_4')}
${reduce('UMax', 'InclusiveScan', '%computed')}`,
    },
    {
      'signed-wide': clustered('IAdd', '%signed_wide'),
      'signed-narrow': clustered('FMul', '%signed_narrow'),
      half: clustered('FMul', '%half_2'),
      structure: clustered('LogicalOr', '%no_pair'),
      'signed-null': clustered('SMax', '%signed_null'),
      'signed-of-a-reduction': reduce('BitwiseOr', 'Reduce', '%int_2'),
      'float-of-a-scan': reduce('UMax', 'InclusiveScan', '%float_1'),
    },
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'non-uniform-cluster-type',
    'of-a-kernel',
    'a size of clusters in a kernel',
    {
      ...kernel,
      declarations: '%pair = OpConstantComposite %uint2 %uint_4 %uint_4',
      body: `${clustered('SMin', '%uint_4')}\n${clustered('FMax', '%uint_4')}`,
    },
    {
      vector: clustered('SMin', '%pair'),
      float: clustered('FMax', '%float_1'),
      boolean: clustered('FMax', '%true'),
    },
  ),
  pair(
    'non-uniform-cluster-constant',
    'of-a-shader',
    'a size of clusters is constant in every version',
    {
      ...sized,
      body: `${values}\n${allClustered}`,
    },
    {
      ...each('', '%a_uint'),
      'copied-integer': clustered('IAdd', '%copied'),
      'loaded-float': clustered('FMul', '%loaded'),
      'added-boolean': clustered('LogicalOr', '%added'),
    },
  ),
  pair(
    'non-uniform-cluster-constant',
    'specialized',
    'specialized and computed constants of version 1.3 are sizes, a parameter is none',
    {
      ...sized,
      entryPoints: 'OpEntryPoint GLCompute %main "main"',
      before: `%work = OpFunction %uint None %of_number
%handed = OpFunctionParameter %uint
%begin = OpLabel
${clustered('IMul', '%chosen')}
OpReturnValue %handed
OpFunctionEnd`,
      body: `%returned = OpFunctionCall %uint %work %uint_4
${clustered('IAdd', '%computed')}
${clustered('FMin', '%wide')}
${reduce('BitwiseXor', 'Reduce', '%uint_4')}
OpReturn
%unreached = OpLabel
${clustered('LogicalXor', '%uint_2')}`,
    },
    {
      parameter: clustered('IMul', '%handed'),
      returned: clustered('IAdd', '%returned'),
      'wide-undefined': clustered('FMin', '%a_ulong'),
      'of-a-reduction': reduce('BitwiseXor', 'Reduce', '%returned'),
      unreached: clustered('LogicalXor', '%a_uint'),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-cluster-constant',
    'of-a-kernel',
    'a size of clusters in a kernel is constant',
    {
      ...kernel,
      declarations: '%to_uint = OpTypePointer Function %uint',
      body: `%held = OpVariable %to_uint Function
%loaded = OpLoad %uint %held
${clustered('UMax', '%uint_4')}
${clustered('FAdd', '%uint_1')}`,
    },
    { loaded: clustered('UMax', '%loaded'), undefined: clustered('FAdd', '%a_uint') },
  ),
]
