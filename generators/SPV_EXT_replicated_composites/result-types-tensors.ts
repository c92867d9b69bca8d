import { pairIn } from '../pairs/pair-of.ts'
import { forms, inEachForm } from './shared/pieces.ts'
import { tensors, tensorTypes } from './shared/tensors.ts'

/** Pairs of the rule on tensors as results. */
export const pairs = [
  pairIn(tensors)`result-type-is-composite/tensors: a tensor has a shape
${inEachForm(
  (
    form,
  ) => `%${form}_half = ${forms[form]} {%tensor_half | ${form}-rank-alone: %ranked_half} %null_half
%${form}_double = ${forms[form]} {%tensor_double | ${form}-type-alone: %unranked_double} %null_double`,
  { declarations: tensorTypes },
)}`,
]
