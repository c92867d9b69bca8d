import { pairOf } from '../pairs/pair-of.ts'
import { forms, inEachForm, kinds, withExtension } from './shared/pieces.ts'

const tensors = withExtension(kinds.shader, 'TensorsARM', 'SPV_ARM_tensors')

/** Tensors by shape; those without one are opaque. */
const shapes = `%line_shape = OpConstantComposite %uint_array1 %uint_7
%plane_shape = OpConstantComposite %uints %uint_2 %uint_3
%cube_shape = OpConstantComposite %uint_array3 %uint_1 %uint_4 %uint_2`

/** Element types, each with the shape of its tensor, its rank and what is no value of it. */
const rows = [
  ['float', 'line', 1, '%null_uint'],
  ['half', 'plane', 2, '%null_float'],
  ['double', 'cube', 3, '%null_float'],
  ['uint', 'plane', 2, '%null_int'],
  ['int', 'cube', 3, '%null_uint'],
  ['uchar', 'line', 1, '%null_ushort'],
  ['ulong', 'cube', 3, '%null_double'],
  ['bool', 'line', 1, '%null_uint'],
] as const

const types = rows
  .map(
    ([
      element,
      shape,
      rank,
    ]) => `%tensor_${element} = OpTypeTensorARM %${element} %uint_${rank} %${shape}_shape
%ranked_${element} = OpTypeTensorARM %${element} %uint_${rank}
%unranked_${element} = OpTypeTensorARM %${element}`,
  )
  .join('\n')

/** Pairs of the rules on tensors, which are composite where they have a shape (SPV_ARM_tensors). */
export const pairs = [
  pairOf`value-has-constituent-type/tensors
a tensor with a shape is filled with an element
${tensors}
${inEachForm(
  (form, at) =>
    rows
      .map(([element, , , other], row) => {
        const value = `%${row % 2 === 0 ? 'null' : 'a'}_${element}`
        const way = row % 3 === at ? `{${value} | ${form}-${element}: ${other}}` : value
        return `%${form}_${element} = ${forms[form]} %tensor_${element} ${way}`
      })
      .join('\n'),
  { declarations: `${shapes}\n${types}` },
)}`,
  pairOf`result-type-is-composite/tensors
a tensor has a shape
${tensors}
${inEachForm(
  (
    form,
  ) => `%${form}_half = ${forms[form]} {%tensor_half | ${form}-rank-alone: %ranked_half} %null_half
%${form}_double = ${forms[form]} {%tensor_double | ${form}-type-alone: %unranked_double} %null_double`,
  { declarations: `${shapes}\n${types}` },
)}`,
]
