import { choose } from '../pairs/declaring.ts'
import { pairIn } from '../pairs/pair-of.ts'
import {
  formNames,
  forms,
  hyphened,
  inEachForm,
  inKind,
  inMatrices,
  kinds,
} from './shared/pieces.ts'
import { inTensors, tensorRows, tensorTypes } from './shared/tensors.ts'

/** Composite types, the types of their constituents, and others that a value has in their place. */
const ofShaders = [
  ['float3', 'float', 'half uint float3'],
  ['half2', 'half', 'float ushort'],
  ['double2', 'double', 'ulong half'],
  ['int4', 'int', 'uint bool int2 int4'],
  ['uint2', 'uint', 'int float bool uint2 ulong'],
  ['short3', 'short', 'ushort int'],
  ['long4', 'long', 'ulong double'],
  ['bool3', 'bool', 'uint float bool2'],
  ['float2x4', 'float2', 'float float3 float2x4'],
  ['float4x3', 'float4', 'float4x3 int4'],
  ['uchar_array2', 'uchar', 'ushort uchar_array2'],
  ['uint3_array1', 'uint3', 'uint uint2 uint3_array1'],
  ['bool2_array5', 'bool2', 'bool bool3 uint2'],
  ['float2x2_array2', 'float2x2', 'float2 float2x3'],
  ['uints_array3', 'uints', 'uint second_uints uints_array3'],
  ['mixed_array2', 'mixed', 'uint twin mixed_array2'],
  ['special', 'ushort', 'uint half'],
  ['computed', 'uints', 'second_uints uint_array3'],
] as const

const ofKernels = [
  ['float3', 'float', 'bool float2 pointer_CrossWorkgroup_float'],
  ['half16', 'half', 'ushort half2'],
  ['float8', 'float', 'uint float4'],
  ['double4', 'double', 'float pointer_CrossWorkgroup_double'],
  ['ulong8', 'ulong', 'uint double'],
  ['uchar_array5', 'uchar', 'ushort bool'],
  ['float4_array5', 'float4', 'float2 pointer_CrossWorkgroup_float4'],
  ['uints_array3', 'uints', 'second_uints uint_array3'],
  ['mixed_array2', 'mixed', 'uint twin mixed_array2'],
  ['pointers', 'pointer_CrossWorkgroup_uint', 'pointer_CrossWorkgroup_float ulong'],
  ['special', 'ushort', 'ushort2'],
] as const

/** Declarations of types that the stock has no name for. */
const types = `%number = OpSpecConstant %uint 4
%more = OpSpecConstantOp %uint IAdd %number %uint_1
%mixed = OpTypeStruct %uint %float
%twin = OpTypeStruct %uint %float
%special = OpTypeArray %ushort %number`

const pointers = '%pointers = OpTypeArray %pointer_CrossWorkgroup_uint %uint_2'

const scalar = /^(?:u?(?:char|short|int|long)|half|float|double)$/

/** A value of a type: a number, a null constant or an undefined value, in turns. */
function instanceOf(type: string, turn: number): string {
  if (turn % 3 === 0 && scalar.test(type)) return `%${type}_3`
  return turn % 3 === 1 ? `%a_${type}` : `%null_${type}`
}

type Row = readonly [type: string, constituent: string, others: string]

/** Numbers of the rows that begin a module; only the last module has types that the stock has no name for. */
function modulesOf(
  kind: keyof typeof kinds,
  rows: readonly Row[],
  begins: readonly number[],
  more: string,
) {
  const pieces = kinds[kind]
  return begins.map((begin, at) => {
    const end = begins[at + 1] ?? rows.length
    const own = end < rows.length ? {} : { annotations: 'OpDecorate %number SpecId 1' }
    return {
      name: `${kind}-${hyphened(rows[begin]?.[0] ?? '')}`,
      pieces: { ...pieces, ...own },
      declarations: end < rows.length ? '' : `${types}\n${more}`,
      rows: [...rows.entries()].slice(begin, end),
    }
  })
}

/** Pairs of the rule on the type of values. */
export const pairs = [
  ...[
    ...modulesOf('shader', ofShaders, [0, 4, 8, 12, 15], '%computed = OpTypeArray %uints %more'),
    ...modulesOf('kernel', ofKernels, [0, 4, 8], pointers),
  ].map(
    ({ name, pieces, declarations, rows }) => pairIn(pieces)`value-has-constituent-type/${name}
a value of every type fills every composite type that can be made of it
${inEachForm(
  (form, at) =>
    rows
      .map(([row, [type, constituent, others]]) => {
        const own = others.split(' ').filter((_, other) => (other + row) % formNames.length === at)
        const ways = Object.fromEntries(own.map((other) => [hyphened(other), `%null_${other}`]))
        const value = choose(`${form}-${hyphened(type)}`, instanceOf(constituent, row + at), ways)
        return `%${form}_${type} = ${forms[form]} %${type} ${value}`
      })
      .join('\n'),
  {
    declarations,
    body: rows
      .map(
        ([row, [type, constituent]]) =>
          `%part_${type} = OpCompositeExtract %${constituent} %${formNames[row % formNames.length]}_${type} 0`,
      )
      .join('\n'),
  },
)}`,
  ),
  inKind.kernel`value-has-constituent-type/stored: composites of all forms are stored, and a variable begins with one
${inEachForm(
  (
    form,
    at,
  ) => `%${form} = ${forms[form]} %float3 ${choose(form, '%float_3', { undefined: '%a_uint', [`vector-${at}`]: '%null_float2' })}
%${form}_bytes = ${forms[form]} %uchars %null_uchar`,
  {
    body: `OpStore %variable_Function_float3 %object
OpStore %variable_Function_float3 %plain
OpStore %variable_Function_uchars %object_bytes
OpStore %variable_Function_uchars %specialized_bytes`,
  },
)}`,
  inKind.kernel`value-has-constituent-type/addresses: the object form takes the address of a variable, and constants do not
declarations: ${pointers}
body: %object = OpCompositeConstructReplicateEXT %pointers {%variable_CrossWorkgroup_uint
  | pointer-to-another-type: %variable_CrossWorkgroup_float | what-it-points-to: %a_uint}`,
  inMatrices`value-has-constituent-type/sum-of-matrices: a cooperative matrix that a float fills is added to itself
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_16 %uint_1
%ones = OpConstantCompositeReplicateEXT %matrix {%float_1 | integer: %uint_1}
body: %sum = OpFAdd %matrix %ones %ones`,
  inTensors`value-has-constituent-type/tensors: a tensor with a shape is filled with an element
${inEachForm(
  (form, at) =>
    tensorRows
      .map(([element, , , other], row) => {
        const value = `%${row % 2 === 0 ? 'null' : 'a'}_${element}`
        const way = row % 3 === at ? `{${value} | ${form}-${element}: ${other}}` : value
        return `%${form}_${element} = ${forms[form]} %tensor_${element} ${way}`
      })
      .join('\n'),
  { declarations: tensorTypes },
)}`,
]
