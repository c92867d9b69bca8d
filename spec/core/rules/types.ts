import { row } from '../row.ts'

const instruction = '3.3.6 Type-Declaration Instructions'
const data = '2.16.1 Universal Validation Rules: Data rules'

/** Type declarations. */
export const rules = [
  row('type', 'result-type-is-type', '2.8 Types and Variables', 'Every result type is a type.'),
  row(
    'type',
    'type-unique',
    '2.8 Types and Variables',
    'No two declarations of a type that is neither aggregate nor pointer have the same opcode and operands.',
  ),
  row(
    'type',
    'int-width',
    data,
    'An integer type is 32 bits wide or of a width that a declared capability enables.',
  ),
  row('type', 'int-signedness', `${instruction}: OpTypeInt`, 'Signedness is 0 or 1.'),
  row(
    'type',
    'kernel-signedness',
    '2.16.3 Validation Rules for Kernel Capabilities',
    'With Kernel, the Signedness of every integer type is 0.',
    {
      notes:
        'A module that declares Shader as well is not held to it: the text is silent about the two together.',
    },
  ),
  row(
    'type',
    'float-width',
    data,
    'A floating-point type without an encoding operand is 32 bits wide or of a width that a declared capability enables.',
  ),
  row(
    'type',
    'vector-component-type',
    `${instruction}: OpTypeVector`,
    'The components of a vector type are of a scalar type.',
  ),
  row(
    'type',
    'vector-component-count',
    data,
    'A vector type has 2, 3 or 4 components, or as many as a declared capability enables.',
  ),
  row(
    'type',
    'matrix-column-type',
    `${instruction}: OpTypeMatrix; ${data}`,
    'The columns of a matrix type are of a vector type with floating-point components.',
  ),
  row('type', 'matrix-column-count', data, 'A matrix type has 2, 3 or 4 columns.'),
  row(
    'type',
    'array-element-type',
    `2.2.2 Types: Array; ${instruction}: OpTypeArray, OpTypeRuntimeArray`,
    'The elements of an array type are of a type other than void and function types.',
  ),
  row(
    'operand',
    'array-length-is-constant',
    `${instruction}: OpTypeArray`,
    'Length of an array type is a constant instruction of an integer scalar type.',
  ),
  row(
    'operand',
    'array-length-positive',
    `${instruction}: OpTypeArray`,
    'Length of an array type is at least 1.',
    { notes: 'Not broken where Length is a specialization constant (2.12).' },
  ),
  row(
    'type',
    'structure-member-type',
    `2.2.2 Types: Structure; ${instruction}: OpTypeStruct`,
    'The members of a structure type are of types other than void and function types.',
  ),
  row('type', 'pointer-type', `${instruction}: OpTypePointer`, 'Type of OpTypePointer is a type.'),
  row(
    'type',
    'function-return-type',
    `${instruction}: OpTypeFunction`,
    'Return Type of OpTypeFunction is a type other than a function type.',
    { confidence: 'derived' },
  ),
  row(
    'type',
    'function-type-parameter',
    `${instruction}: OpTypeFunction`,
    'The parameter types of OpTypeFunction are types other than void and function types.',
    { confidence: 'derived' },
  ),
  row(
    'type',
    'image-sampled-type',
    `${instruction}: OpTypeImage`,
    'Sampled Type of OpTypeImage is a numerical scalar type or void.',
  ),
  row(
    'operand',
    'image-depth',
    `${instruction}: OpTypeImage`,
    'Depth of OpTypeImage is 0, 1 or 2.',
  ),
  row(
    'operand',
    'image-arrayed',
    `${instruction}: OpTypeImage`,
    'Arrayed of OpTypeImage is 0 or 1.',
  ),
  row(
    'operand',
    'image-multisampled',
    `${instruction}: OpTypeImage`,
    'MS of OpTypeImage is 0 or 1.',
  ),
  row(
    'operand',
    'image-sampled',
    `${instruction}: OpTypeImage`,
    'Sampled of OpTypeImage is 0, 1 or 2.',
  ),
  row(
    'operand',
    'image-subpass-data',
    `${instruction}: OpTypeImage`,
    'An image type with Dim SubpassData has Sampled 2 and Image Format Unknown.',
  ),
  row(
    'type',
    'sampled-image-image-type',
    `${instruction}: OpTypeSampledImage`,
    'Image Type of OpTypeSampledImage is an OpTypeImage.',
  ),
  row(
    'type',
    'sampled-image-not-subpass',
    `${instruction}: OpTypeSampledImage`,
    'The image type of OpTypeSampledImage does not have Dim SubpassData.',
  ),
  row(
    'type',
    'sampled-image-not-buffer',
    `${instruction}: OpTypeSampledImage`,
    'The image type of OpTypeSampledImage does not have Dim Buffer.',
    { versions: { since: 0x0001_0600 } },
  ),
]
