import { choose } from '../pairs/declaring.ts'
import { pairIn, tagIn } from '../pairs/pair-of.ts'
import { forms, inKind, kinds, withExtension } from './shared/pieces.ts'

/** Constants that are not specialized, and `OpUndef`: a name, its type, and specialized ones that stand in its place. */
const plainValues = [
  ['uint_1', 'uint', { 'spec-constant': '%number' }],
  ['ulong_3', 'ulong', { 'wide-spec-constant': '%spec_ulong' }],
  ['true', 'bool', { 'spec-constant-true': '%truth' }],
  ['false', 'bool', { 'spec-constant-false': '%falsehood' }],
  ['null_uint', 'uint', { 'spec-constant-operation': '%sum' }],
  ['a_uint', 'uint', { 'spec-constant-without-number': '%spec_uint_3' }],
  ['composite', 'mixed', { 'spec-constant-composite': '%special_structure' }],
  ['null_uints', 'uints', { 'composite-in-place-of-null': '%special_composite' }],
  ['replicated', 'uints', { 'spec-constant-replicate': '%special_replicated' }],
  ['data', 'uints', { 'spec-constant-data': '%special_data' }],
] as const

/** Specialization constants and their types. */
const specialized = [
  ['number', 'uint'],
  ['spec_uint_3', 'uint'],
  ['truth', 'bool'],
  ['falsehood', 'bool'],
  ['special_composite', 'uints'],
  ['sum', 'uint'],
  ['special_replicated', 'uints'],
  ['special_data', 'uints'],
] as const

const constants = `%mixed = OpTypeStruct %uint %float
%number = OpSpecConstant %uint 3
%truth = OpSpecConstantTrue %bool
%falsehood = OpSpecConstantFalse %bool
%sum = OpSpecConstantOp %uint IAdd %number %uint_1
%special_composite = OpSpecConstantComposite %uints %number %uint_1
%special_structure = OpSpecConstantComposite %mixed %number %float_1
%special_replicated = OpSpecConstantCompositeReplicateEXT %uints %number
%special_data = OpSpecConstantDataKHR %uints 1 2
%composite = OpConstantComposite %mixed %uint_1 %float_1
%replicated = OpConstantCompositeReplicateEXT %uints %uint_1
%data = OpConstantDataKHR %uints 1 2`

/** An instruction of that form for each value, in arrays of one and of three. */
function arrays(
  form: 'plain' | 'specialized',
  rows: readonly (readonly [string, string, object?])[],
): string {
  const lines = rows.map(([name, type, ways], at) => {
    const value = choose('in-place', `%${name}`, form === 'plain' ? { ...ways } : {})
    return `%${form}_of_${name} = ${forms[form]} %${type}_array${at % 2 === 0 ? 1 : 3} ${value}`
  })
  return lines.join('\n')
}

/** A library of kernels, which have physical pointers. */
const inKernelLibrary = tagIn(kinds.library)`
capabilities: ${kinds.kernel.capabilities.replace('Kernel', 'Kernel Linkage')}
memoryModel: OpMemoryModel Physical64 OpenCL`

/** Pointers, of which null is a constant and the address of a variable is none. */
const pointers = `%pointers = OpTypeArray %pointer_CrossWorkgroup_uint %uint_2
%generals = OpTypeArray %pointer_CrossWorkgroup_uints %uint_3`

/** The forms of constants, by the rules on their values. */
const rules = {
  [forms.plain]: 'constant-value-is-a-plain-constant',
  [forms.specialized]: 'spec-constant-value-is-a-constant',
} as const

/** Pairs of the rules on constants as values. */
export const pairs = [
  ...(['shader', 'kernel'] as const).flatMap((kind) => {
    const inData = pairIn(withExtension(kinds[kind], 'ConstantDataKHR', 'SPV_KHR_constant_data'))
    return [
      inData`constant-value-is-a-plain-constant/${kind}
every plain constant, undefined values included, can be the value of the plain form
declarations: ${constants}
${arrays('plain', plainValues)}`,
      inData`spec-constant-value-is-a-constant/${kind}
every constant, specialized or not, can be the value of the specialized form
annotations: OpDecorate %number SpecId 7
declarations: ${constants}
${arrays('specialized', [...plainValues, ...specialized])}`,
    ]
  }),
  ...Object.entries({ kernel: inKind.kernel, library: inKernelLibrary }).flatMap(([kind, inIt]) =>
    Object.entries(rules).map(
      ([form, rule]) => inIt`${rule}/pointers-in-a-${kind}: null pointers fill arrays of pointers
declarations: ${pointers}
%nothing = ${form} %pointers {%null_pointer_CrossWorkgroup_uint | address-of-variable: %variable_CrossWorkgroup_uint}
%general = ${form} %generals {%a_pointer_CrossWorkgroup_uints
  | address-of-an-array: %variable_CrossWorkgroup_uints}`,
    ),
  ),
]
