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
    'No two declarations of a type that is neither an aggregate nor a pointer have the same opcode and operands.',
  ),
  row(
    'type',
    'int-width',
    data,
    'The Width of an integer type is 32 or a width that a declared capability enables.',
  ),
  row(
    'type',
    'int-signedness',
    `${instruction}: OpTypeInt`,
    'The Signedness of an integer type is 0 or 1.',
  ),
  row(
    'type',
    'kernel-signedness',
    '2.16.3 Validation Rules for Kernel Capabilities',
    'With Kernel, the Signedness of every integer type is 0.',
    {
      notes:
        'Not checked for a module that also declares Shader: the text does not cover the combination.',
    },
  ),
  row(
    'type',
    'float-width',
    data,
    'The Width of a floating-point type without an encoding operand is 32 or a width that a declared capability enables.',
  ),
  row(
    'type',
    'float16-buffer-use',
    '3.2.30 Capability: Float16Buffer',
    'If Float16Buffer is declared and no capability but this one enables the 16-bit floating-point type without an encoding, only OpTypePointer uses that type, apart from debug, annotation and non-semantic instructions, and neither side of OpCopyMemory and OpCopyMemorySized is a typed pointer to it.',
    {
      notes:
        'Other capabilities that enable the type are Float16, those for 16-bit storage and those that imply one of them. OpLoad through such a pointer has the type as Result Type. Instructions of DebugInfo sets count as debug instructions. Modules with UntypedPointersKHR are left to SPV_KHR_untyped_pointers/half-through-untyped-pointer-has-float16. Pointers to a vector of such numbers need the vector type, which uses it.',
    },
  ),
  row(
    'type',
    'vector-component-type',
    `${instruction}: OpTypeVector`,
    'The component type of a vector type is a scalar type.',
  ),
  row(
    'type',
    'vector-component-count',
    data,
    'A vector type has 2, 3 or 4 components, or a number of components that a declared capability enables.',
    { vuids: ['VUID-StandaloneSpirv-None-12295'] },
  ),
  row(
    'type',
    'matrix-column-type',
    `${instruction}: OpTypeMatrix; ${data}`,
    'The column type of a matrix type is a vector type with floating-point components.',
  ),
  row('type', 'matrix-column-count', data, 'A matrix type has 2, 3 or 4 columns.'),
  row(
    'type',
    'array-element-type',
    `2.2.2 Types: Array; ${instruction}: OpTypeArray, OpTypeRuntimeArray`,
    'The element type of an array type is a type other than void and function types.',
  ),
  row(
    'operand',
    'array-length-is-constant',
    `${instruction}: OpTypeArray`,
    'The Length of an array type is a constant instruction of integer scalar type.',
  ),
  row(
    'operand',
    'array-length-positive',
    `${instruction}: OpTypeArray`,
    'The Length of an array type is at least 1.',
    { notes: 'Does not apply if Length is a specialization constant (2.12).' },
  ),
  row(
    'type',
    'structure-member-type',
    `2.2.2 Types: Structure; ${instruction}: OpTypeStruct`,
    'The member types of a structure type are types other than void and function types.',
  ),
  row(
    'type',
    'pointer-type',
    `${instruction}: OpTypePointer`,
    'The Type of OpTypePointer is a type.',
  ),
  row(
    'type',
    'function-return-type',
    `${instruction}: OpTypeFunction`,
    'The Return Type of OpTypeFunction is a type other than a function type.',
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
    'The Sampled Type of OpTypeImage is a numerical scalar type or void.',
  ),
  row(
    'operand',
    'image-depth',
    `${instruction}: OpTypeImage`,
    'The Depth operand of OpTypeImage is 0, 1 or 2.',
  ),
  row(
    'operand',
    'image-arrayed',
    `${instruction}: OpTypeImage`,
    'The Arrayed operand of OpTypeImage is 0 or 1.',
  ),
  row(
    'operand',
    'image-multisampled',
    `${instruction}: OpTypeImage`,
    'The MS operand of OpTypeImage is 0 or 1.',
  ),
  row(
    'operand',
    'image-sampled',
    `${instruction}: OpTypeImage`,
    'The Sampled operand of OpTypeImage is 0, 1 or 2.',
  ),
  row(
    'operand',
    'image-subpass-data',
    `${instruction}: OpTypeImage`,
    'An image type with Dim SubpassData has Sampled 2 and Image Format Unknown.',
    { vuids: ['VUID-StandaloneSpirv-OpTypeImage-06214'] },
  ),
  row(
    'type',
    'sampled-image-image-type',
    `${instruction}: OpTypeSampledImage`,
    'The Image Type of OpTypeSampledImage is an OpTypeImage.',
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
