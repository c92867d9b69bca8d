import { choose } from '../pairs/declaring.ts'
import { pairIn } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import {
  forms,
  hyphened,
  inEachForm,
  inKind,
  inMatrices,
  kinds,
  withExtension,
} from './shared/pieces.ts'
import { inTensors, tensorTypes } from './shared/tensors.ts'

const inLongVectors = pairIn(withExtension(kinds.shader, 'LongVectorEXT', 'SPV_EXT_long_vector'))

/** Every instruction that declares a composite type other than a structure, here of floats. */
const composites = `%sized = OpTypeVectorIdEXT %float %spec_uint_6`

const compositeTypes = ['float3', 'float_array3', 'float1', 'float7', 'sized']

/** Types of which some members are not like the others. */
const structures = `%twin = OpTypeArray %uint %uint_2
%uints_and_twin = OpTypeStruct %uints %twin
%mixed = OpTypeStruct %float %uint
%other_mixed = OpTypeStruct %float %uint
%mixed_and_twin = OpTypeStruct %mixed %other_mixed
%empty = OpTypeStruct`

/** Types that are not homogeneous composites: rule and name, kind, the value beside them, a type for it, and theirs. */
const wrong = rowsOf(`
is-composite/shader | shader | %float_1 | %float3 | type-of-value %float, integer %uint, boolean %bool, \
sampler %sampler
is-composite/kernel | kernel | %null_float4 | %float4_array5 | integer %uint, floating-point %float, boolean %bool, \
physical-pointer %pointer_CrossWorkgroup_float4
is-homogeneous/shader | shader | %float_2 | %float4 | first-member %structure_uint_and_float, \
last-member %structure_float_and_float_and_uint, member-in-the-middle %structure_float_and_uint_and_float, \
component-and-vector %structure_float_and_float2
is-homogeneous/kernel | kernel | %ulong_2 | %ulong8 | first-member %structure_uint_and_ulong, \
last-member %structure_ulong_and_ulong_and_uint, member-in-the-middle %structure_ulong_and_uint_and_ulong
is-homogeneous/arrays | shader | %null_uints | %uints_array3 | same-shape-other-id %uints_and_twin
is-homogeneous/structures | kernel | %null_mixed | %mixed_array3 | same-shape-other-id %mixed_and_twin
is-not-a-structure/shader | shader | %float_4 | %float_array4 | one-member %float_only, three-members %float_three
is-not-a-structure/kernel | kernel | %null_uints | %uints_array4 | two-members %uints_pair
has-a-constituent/shader | shader | %uint_2 | %uint4 | no-members %empty
has-a-known-length/shader | shader | %uint_2 | %uint_array5 | of-the-value %uint_runtime_array`)

/** Types by the names of their ways. */
function typesIn(ways: string): Readonly<Record<string, string>> {
  return Object.fromEntries(ways.split(', ').map((each) => each.split(' ')))
}

/** Constituents that are composite themselves. */
const nested = ['float4', 'float2x2', 'uints', 'mixed', 'nothing', 'mixed_only']

/** Pairs of the rules on the result type. */
export const pairs = [
  inLongVectors`result-type-is-composite/kinds: every kind of composite type is filled, those of other extensions too
${inEachForm(
  (form, at) =>
    compositeTypes
      .map((type, row) => {
        const way = row % 3 === at ? `{%${type} | ${form}-${hyphened(type)}: %float}` : `%${type}`
        return `%${form}_${type} = ${forms[form]} ${way} %float_1_5`
      })
      .join('\n'),
  { declarations: composites },
)}`,
  inMatrices`result-type-is-composite/matrices: a cooperative matrix is filled and stored
${inEachForm(
  (form) => `%${form} = ${forms[form]} %float_c %float_1_5
%unused_${form} = ${forms[form]} {%float_c | ${form}: %float} %float_1_5`,
  { body: 'OpStore %variable_Function_float_c %object' },
)}`,
  inKind.shader`result-type-is-homogeneous/nested: only the outermost level has to be homogeneous, and only it is filled
${inEachForm(
  (form, at) =>
    nested
      .map(
        (type) => `%${form}_${type} = ${forms[form]} %${type}_array3 %null_${type}
%${form}_deep_${type} = ${forms[form]} %deep_${type} %plain_${type}`,
      )
      .concat(at === 0 ? [] : [`%more_${form} = ${forms[form]} {%uint2 | ${form}: %mixed} %uint_3`])
      .join('\n'),
  {
    declarations: `%mixed = OpTypeStruct %uint %float
%nothing = OpTypeStruct
${nested.map((type) => `%deep_${type} = OpTypeArray %${type}_array3 %uint_2`).join('\n')}`,
    body: nested
      .map((type) => `%part_${type} = OpCompositeExtract %${type} %specialized_${type} 2`)
      .join('\n'),
  },
)}`,
  ...wrong.map(
    ([name, kind, value, type = '', ways = '']) =>
      inKind[kind as keyof typeof inKind]`result-type-${name}
a homogeneous composite is filled with a value of the type of its constituents
${inEachForm((form) => `%${form} = ${forms[form]} ${choose(form, type, typesIn(ways))} ${value}`, {
  declarations: structures,
})}`,
  ),
  inTensors`result-type-is-composite/tensors: a tensor has a shape
${inEachForm(
  (
    form,
  ) => `%${form}_half = ${forms[form]} {%tensor_half | ${form}-rank-alone: %ranked_half} %null_half
%${form}_double = ${forms[form]} {%tensor_double | ${form}-type-alone: %unranked_double} %null_double`,
  { declarations: tensorTypes },
)}`,
]
