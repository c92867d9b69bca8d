import { pairOf } from '../pairs/pair-of.ts'
import { forms, inEachForm } from './shared/pieces.ts'
import { rows, tensors, tensorTypes } from './shared/tensors.ts'

/** Pairs of the rule on values that fill tensors. */
export const pairs = [
  pairOf`value-has-constituent-type/tensors: a tensor with a shape is filled with an element
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
  { declarations: tensorTypes },
)}`,
]
