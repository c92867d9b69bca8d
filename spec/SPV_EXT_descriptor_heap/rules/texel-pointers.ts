import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const at = (operand: string) => `OpUntypedImageTexelPointerEXT / ${operand}`

/** OpUntypedImageTexelPointerEXT, called the texel pointer. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'texel-pointer-result-type-is-an-untyped-pointer',
    at('Result Type'),
    'Result Type of a texel pointer is an OpTypeUntypedPointerKHR.',
  ),
  row(
    'storage-class',
    'texel-pointer-is-in-the-image-storage-class',
    at('Result Type'),
    'Where Result Type of a texel pointer is an OpTypeUntypedPointerKHR, its storage class is Image.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-is-an-image-type',
    at('Image Type'),
    'Image Type of a texel pointer is an OpTypeImage.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-is-not-subpass-data',
    at('Image Type'),
    'Where Image Type of a texel pointer is an OpTypeImage, its Dim is not SubpassData.',
  ),
  row(
    'operand',
    'texel-pointer-image-type-has-a-listed-dim',
    at('Coordinate'),
    'Where Image Type of a texel pointer is an OpTypeImage whose Dim is not SubpassData, its Dim and Arrayed are 0 with 1D, 2D, 3D, Cube, Rect or Buffer, or 1 with 1D, 2D or Cube.',
    {
      confidence: 'open',
      notes:
        'For an arrayed 3D, Rect or Buffer image and for other values of Dim the text gives no number of components.',
    },
  ),
  row(
    'type',
    'texel-pointer-image-is-an-untyped-pointer',
    at('Image'),
    'Image of a texel pointer is an object whose type is an OpTypeUntypedPointerKHR, of any storage class.',
    {
      notes:
        'It need not come from a heap, and what its access chain reached need not be Image Type: nothing is said of either.',
    },
  ),
  row(
    'type',
    'texel-pointer-coordinate-is-integer',
    at('Coordinate'),
    'Coordinate of a texel pointer is an object whose type is an OpTypeInt, or an OpTypeVector of OpTypeInt, of any width and signedness.',
  ),
  row(
    'type',
    'texel-pointer-coordinate-has-the-components-of-its-dim',
    at('Coordinate'),
    'Where Coordinate is an integer scalar or vector and Image Type an OpTypeImage, Coordinate has exactly as many components as the list has for its Arrayed and Dim, a scalar counting as one.',
    {
      notes:
        'Arrayed 0: 1D 1, 2D 2, 3D 3, Cube 3, Rect 2, Buffer 1. Arrayed 1: 1D 2, 2D 3, Cube 3. MS, Depth, Sampled and Image Format make no difference. Nothing is decided for SubpassData and for combinations that are not listed.',
    },
  ),
  row(
    'type',
    'texel-pointer-sample-is-an-integer-scalar',
    at('Sample'),
    'Sample of a texel pointer is an object whose type is an OpTypeInt, of any width and signedness.',
  ),
  row(
    'semantics',
    'texel-pointer-sample-is-zero-without-multisampling',
    at('Sample'),
    'Where MS of Image Type is 0, Sample has the value 0.',
    {
      decidable: 'runtime',
      why: 'another value is undefined behaviour when the instruction is executed, which leaves the module valid',
    },
  ),
  row(
    'semantics',
    'texel-pointer-is-used-by-atomics-only',
    'OpUntypedImageTexelPointerEXT',
    'The result of a texel pointer, and a copy of it by OpCopyObject, is an operand of nothing but instructions whose names begin with OpAtomic, as their Pointer, apart from debug instructions, annotation instructions and non-semantic instructions.',
    {
      notes:
        'That there is a copy is left undecided here: see texel-pointer-is-not-copied. A copy that is used otherwise is wrong in both readings.',
    },
  ),
  row(
    'semantics',
    'texel-pointer-is-not-copied',
    'OpUntypedImageTexelPointerEXT',
    'The result of a texel pointer is not the Operand of an OpCopyObject.',
    {
      confidence: 'open',
      notes:
        'A copy is a use other than an atomic operation, or no use at all where only atomics use the copy.',
    },
  ),
]
