import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = (...names: readonly string[]) =>
  `Modifications: Instructions: ${names.map((name) => `OpTensor${name}ARM`).join(', ')}`

const unranked = 'A Tensor without a Rank is left to tensor-is-ranked.'

/** Instructions on tensors. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'tensor-is-ranked',
    section: section('Read', 'Write', 'QuerySize'),
    summary:
      'The type of the Tensor of an OpTensorReadARM, OpTensorWriteARM or OpTensorQuerySizeARM is an OpTypeTensorARM whose Rank is present.',
    class: 'type',
  }),
  row({
    slug: 'coordinates-are-an-array-of-integers',
    section: section('Read', 'Write'),
    summary:
      'The type of the Coordinates of an OpTensorReadARM or OpTensorWriteARM is an OpTypeArray whose Element Type is an OpTypeInt.',
    class: 'type',
  }),
  row({
    slug: 'coordinates-length-is-the-rank',
    section: section('Read', 'Write'),
    summary:
      'The Length of the type of the Coordinates of an OpTensorReadARM or OpTensorWriteARM is equal to the Rank of the type of its Tensor, where both are an OpConstant.',
    class: 'type',
    notes: `${unranked} Values that specialization may change are not judged.`,
  }),
  row({
    slug: 'read-results-in-scalars',
    section: section('Read'),
    summary:
      'The Result Type of an OpTensorReadARM is an OpTypeInt, OpTypeFloat or OpTypeBool, or an OpTypeArray of one of these.',
    class: 'type',
  }),
  row({
    slug: 'read-results-in-elements',
    section: section('Read'),
    summary:
      'The Result Type of an OpTensorReadARM, if it is a scalar type or an OpTypeArray of one, is the Element Type of the type of its Tensor or an array of it.',
    class: 'type',
  }),
  row({
    slug: 'written-object-is-scalars',
    section: section('Write'),
    summary:
      'The type of the Object of an OpTensorWriteARM is an OpTypeInt, OpTypeFloat or OpTypeBool, or an OpTypeArray of one of these.',
    class: 'type',
  }),
  row({
    slug: 'written-object-is-elements',
    section: section('Write'),
    summary:
      'The type of the Object of an OpTensorWriteARM, if it is a scalar type or an OpTypeArray of one, is the Element Type of the type of its Tensor or an array of it.',
    class: 'type',
  }),
  row({
    slug: 'size-is-an-integer',
    section: section('QuerySize'),
    summary: 'The Result Type of an OpTensorQuerySizeARM is an OpTypeInt.',
    class: 'type',
  }),
  row({
    slug: 'dimension-is-an-integer-constant',
    section: section('QuerySize'),
    summary:
      'The Dimension of an OpTensorQuerySizeARM is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is an OpTypeInt.',
    class: 'operand',
  }),
  row({
    slug: 'dimension-is-less-than-the-rank',
    section: section('QuerySize'),
    summary:
      'The Dimension of an OpTensorQuerySizeARM, as an unsigned number, is less than the Rank of the type of its Tensor, where Rank is an OpConstant and Dimension an OpConstant or OpConstantNull.',
    class: 'operand',
    notes: `${unranked} Values that specialization may change are not judged.`,
  }),
]
