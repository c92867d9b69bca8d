import type { RuleRow } from '../../rule.ts'
import { constantForm, everyForm, specForm } from '../sections.ts'

/** The values that are replicated. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'value-has-constituent-type',
    section: `${everyForm}: Value`,
    summary:
      'The type of Value is the type of the constituents: the component type of a vector, the column type of a matrix, the element type of an array, the member type of a structure, the Component Type of a cooperative matrix, or the Element Type of a tensor.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Unlike OpCompositeConstruct, there is no exception that allows shorter vectors to fill a longer one. The text does not say whether the constituents of a tensor are its elements or tensors of a lower rank: a Value that is a tensor of the same Element Type is not judged.',
  },
  {
    slug: 'constant-value-is-a-plain-constant',
    section: `Instructions, ${constantForm}: Value`,
    summary:
      'The Value of OpConstantCompositeReplicateEXT is the result of a constant instruction other than a specialization constant, or of OpUndef.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'OpConstantCompositeReplicateEXT itself is such a constant instruction, and OpSpecConstantCompositeReplicateEXT is not.',
  },
  {
    slug: 'spec-constant-value-is-a-constant',
    section: `Instructions, ${specForm}: Value`,
    summary:
      'The Value of OpSpecConstantCompositeReplicateEXT is the result of a constant instruction, including a specialization constant, or of OpUndef.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
]
