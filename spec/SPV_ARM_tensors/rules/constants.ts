import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Terms: Opaque Type, Composite Type'

const constructing = 'an OpConstantComposite, OpSpecConstantComposite or OpCompositeConstruct'

const known =
  'A Shape is known where it is an OpConstantComposite of OpConstants, and a Rank where it is an OpConstant.'

/** Tensors as composites, and their constants. The text says which tensors are composites; what follows is for core to say. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'null-tensor-is-shaped',
    section,
    summary: 'The Result Type of an OpConstantNull, if it is an OpTypeTensorARM, has a Shape.',
    class: 'type',
    confidence: 'derived',
    notes:
      'A tensor without a Shape is an opaque type, of which the core specification lists no null value.',
  }),
  row({
    slug: 'composite-tensor-is-shaped',
    section,
    summary: `The Result Type of ${constructing}, if it is an OpTypeTensorARM, has a Shape.`,
    class: 'type',
    confidence: 'derived',
    notes:
      'A tensor without a Shape is not a composite. Replicated composites have their own text.',
  }),
  row({
    slug: 'tensor-has-its-elements',
    section,
    summary: `If the Result Type of ${constructing} is an OpTypeTensorARM with a known Shape, and the first Constituent has the Element Type as its type, there are as many Constituents as the product of the numbers in Shape; if the first Constituent is a tensor or an array, as many as the first number in Shape.`,
    class: 'operand',
    confidence: 'derived',
    notes: `${known} Of a tensor with one dimension both are the same; of one with several the text does not say what its top-level constituents are, and either is accepted.`,
  }),
  row({
    slug: 'tensor-consists-of-its-element-type',
    section,
    summary: `If the Result Type of ${constructing} is an OpTypeTensorARM with a Shape, the type of its Constituents is the Element Type or, unless its Rank is known to be 1, an array that, through arrays at any depth, is of the Element Type, or a tensor with a Shape and the same Element Type; where the Ranks are known, that of such a tensor is less by one; where the Shapes are known, it is that of the result without its first number. All Constituents have the same type.`,
    class: 'type',
    confidence: 'derived',
    notes: `${known} A Constituent of a constant that is not a constant or OpUndef is not judged here: core/constant-constituent-plain, core/spec-constant-constituent. The lengths of arrays are not judged.`,
  }),
]
