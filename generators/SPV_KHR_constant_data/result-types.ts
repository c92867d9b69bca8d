import { choose } from '../pairs/declaring.ts'
import { formNames, forms, inKind, stores, words } from './shared/pieces.ts'

type Ways = Readonly<Record<string, string>>

/** An instruction with an array of four as its type, and in its place the types of the ways. */
function ofForm(form: keyof typeof forms, element: string, data: string, ways: Ways): string {
  const type = choose(`${form}-${element}`, `%${element}_array4`, ways)
  return `%${form}_${element} = ${forms[form]} ${type} ${data}`
}

/** Both instructions with the same. */
function bothForms(element: string, data: string, ways: Ways): string {
  return formNames.map((form) => ofForm(form, element, data, ways)).join('\n')
}

const noArrays = {
  element: '%uint',
  vector: '%uint4',
  structure: '%structure_uint_and_uint_and_uint_and_uint',
}

/** Widths and signs of the integers that elements and lengths of a kind of module can be. */
const integers = [
  ['shader', ['uint', 'char', 'short', 'long']],
  ['fragment', ['int', 'uchar', 'ulong']],
  ['kernel', ['uint', 'uchar', 'ushort', 'ulong']],
  ['library', ['ushort', 'int']],
] as const

function wordsOf(element: string): string {
  return words({ char: 1, hort: 2, long: 8 }[element.slice(-4)] ?? 4)
}

/** Types of which integers are part, and what follows the integer in their names. */
const compounds = [
  ['vector', '2'],
  ['array', 's'],
  ['structure', '_only'],
] as const

/** Further data, and in the place of its type arrays of what is no integer. */
function others(kind: 'shader' | 'kernel'): string {
  const lines = bothForms('uint', words(4), {
    'floating-point-elements': '%float_array4',
    'boolean-elements': '%bool_array4',
    ...(kind === 'shader'
      ? { 'wide-floating-point-elements': '%double_array4' }
      : { 'pointer-elements': '%pointers' }),
  })
  const pointers =
    kind === 'kernel' ? '%pointers = OpTypeArray %pointer_CrossWorkgroup_uint %uint_4\n' : ''
  return `${pointers}${lines.replaceAll(/%(?=\w+_uint = )/g, '%more_')}`
}

/** Pairs of the rules on the result type. */
export const pairs = [
  ...stores.map(
    ([kind, storageClass]) => inKind[kind]`result-type-is-an-array/${kind}
data is an array like any other: loaded, stored, copied and selected from
declarations: ${bothForms('uint', words(4), {
      ...noArrays,
      ...(kind === 'shader' && {
        'structure-with-the-array': '%uint_array4_only',
        boolean: '%bool',
        'floating-point': '%float',
        matrix: '%float2x2',
        pointer: '%pointer_Private_uint',
      }),
      ...(kind === 'kernel' && { pointer: '%pointer_CrossWorkgroup_uint', event: '%event' }),
    })}
%again = OpConstantDataKHR %uint_array4 ${words(4)}
%used = OpSpecConstantDataKHR %uint_array4 ${words(4)}
%global = OpVariable %pointer_${storageClass}_uint_array4 ${storageClass} %again
body: %local = OpVariable %pointer_Function_uint_array4 Function %used
OpStore %local %again
%extracted = OpCompositeExtract %uint %used 3
%inserted = OpCompositeInsert %uint_array4 %uint_9 %again 0
%copied = OpCopyObject %uint_array4 %used`,
  ),
  inKind.shader`result-type-is-an-array/selected: one of two data is selected, and both are narrow
declarations: ${bothForms('uchar', '1', { 'word-of-them': '%uint' })}
%one = OpConstantDataKHR %uchar_array4 1
%two = OpSpecConstantDataKHR %uchar_array4 2
body: %selected = OpSelect %uchar_array4 %true %one %two`,
  ...integers.map(
    ([kind, elements]) => inKind[kind]`result-type-has-integer-elements/${kind}
elements are integers of every width and signedness
declarations: ${elements
      .map((element, at) => {
        const [way, after] = compounds[at % compounds.length] ?? []
        const form = formNames[at % 2] ?? 'plain'
        return ofForm(form, element, wordsOf(element), {
          [`${way}-elements`]: `%${element}${after}_array4`,
        })
      })
      .join('\n')}
%used = OpConstantDataKHR %${elements[1]}_array4 ${wordsOf(elements[1])}
${kind === 'shader' || kind === 'kernel' ? others(kind) : ''}
${kind === 'library' ? '' : `body: %extracted = OpCompositeExtract %${elements[1]} %used 3`}`,
  ),
  ...integers.map(
    ([kind, types]) => inKind[kind]`result-type-has-a-length/${kind}
the length is a plain or specialized constant of an integer type
declarations: ${types
      .map(
        (type) => `%special_${type}_array = OpTypeArray %uchar %spec_${type}_4
%of_special_${type} = OpConstantDataKHR %special_${type}_array 1
%plain_${type}_array = OpTypeArray %uchar %${type}_3
%of_plain_${type} = OpSpecConstantDataKHR %plain_${type}_array 1
${bothForms(type, wordsOf(type), kind === 'kernel' ? {} : { 'run-time-array': `%${type}_runtime_array` })}`,
      )
      .join('\n')}`,
  ),
  ...formNames.map(
    (form) => inKind.shader`result-type-has-no-array-stride/${form}
other types have a stride, among them an array of the same shape that the data is copied to
annotations: {| tight: OpDecorate %uint_array4 ArrayStride 4 | wide: OpDecorate %uint_array4 ArrayStride 16
  | no-stride: OpDecorate %uint_array4 ArrayStride 0}
%buffer DescriptorSet 0, Binding 0
%pointer_StorageBuffer_uint ArrayStride 4
OpDecorate %group ArrayStride 32
%group = OpDecorationGroup
OpGroupDecorate %group %uint_array4s %second_uint_array4 {| through-a-group: %uint_array4}
declarations: %data = ${forms[form]} %uint_array4 ${words(4)}
%buffer = OpVariable %pointer_StorageBuffer_block_stride16_uint_array4 StorageBuffer
body: %member = OpAccessChain %pointer_StorageBuffer_stride16_uint_array4 %buffer %uint_0
%copied = OpCopyLogical %stride16_uint_array4 %data
OpStore %member %copied`,
  ),
]
