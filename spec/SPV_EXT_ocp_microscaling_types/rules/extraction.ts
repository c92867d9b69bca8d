import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** OpBitcastExtractEXT. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Modifications: Instructions: OpBitcastExtractEXT', 'operand', {
    'extracted-bits-are-numerical':
      'The Result Type of an OpBitcastExtractEXT is an OpTypeInt, an OpTypeFloat, or a vector of either.',
    'extraction-has-the-components-of-base': {
      summary:
        'The Result Type of an OpBitcastExtractEXT has as many components as the type of Base: both are scalars, or vectors of the same number of components.',
      notes: 'Silent where either is neither a numerical scalar nor a vector of them.',
    },
    'extraction-base-is-numerical':
      'The type of the Base of an OpBitcastExtractEXT is an OpTypeInt, an OpTypeFloat, or a vector of either.',
    'extraction-base-is-wider-than-the-result': {
      summary:
        'The components of the Base of an OpBitcastExtractEXT have more bits than the components of its Result Type; a scalar is its own component.',
      notes: 'Silent where either is neither a numerical scalar nor a vector of them.',
    },
    'extraction-offset-is-an-integer': {
      summary: 'The type of the Offset of an OpBitcastExtractEXT is an OpTypeInt.',
      notes:
        'Any width and signedness. An Offset from which the result does not fit into Base makes the result undefined, also where it is a constant; no module is invalid by that.',
    },
  }),
]
